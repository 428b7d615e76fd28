/**
 * What Premium is to bring and does not yet: every page that speaks of it says so, as long as it stands here.
 * Whoever builds one takes it out; the cards and the tests that still call it coming do not compile then.
 */
export const coming = {
  courses: 'cursos em vídeo',
  transcription: 'transcrição da folha manuscrita',
  aiThemes: 'temas gerados por IA',
  subscription: 'assinatura pelo site',
};

export type Coming = keyof typeof coming;

/** `Em preparo: …`, all of it in one sentence. */
export const comingSentence = `Em preparo: ${new Intl.ListFormat('pt-BR').format(Object.values(coming))}.`;
