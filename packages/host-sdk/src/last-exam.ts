/** Under this name lies the exam that a person chose last in this browser. A remote writes it; the shell removes it where they sign out. */
export const lastExamOf = (userId: string): string => `lauda.exam.${userId}`;
