import type { Testimonial } from '@lauda/contracts';

/** Spec §2.3. */
export const demoStudents = 10_000;

/** Nobody has said these: they show where real ones stand, and each is marked. */
export const demoTestimonials: Testimonial[] = [
  {
    quote: 'Eu relia a nota e não sabia o que fazer. Aqui cada competência diz o que já está bom e qual é o próximo passo.',
    name: 'Marina',
    about: 'estuda para o ENEM, em Recife',
  },
  {
    quote: 'Escrevo no papel, como na prova, fotografo e confiro a transcrição. Treinar virou rotina de domingo.',
    name: 'Davi',
    about: 'estuda para o ENEM, em Belém',
  },
  {
    quote: 'Minha banca desconta por linha. Ver a conta feita, erro por erro, me fez revisar antes de entregar.',
    name: 'Renata',
    about: 'estuda para concurso da CEBRASPE, em Goiânia',
  },
  {
    quote: 'Trabalho o dia todo e escrevo tarde da noite. A correção chega na hora, e eu durmo sabendo o que melhorar.',
    name: 'Josué',
    about: 'estuda para concurso da FGV, em Juiz de Fora',
  },
].map((said) => ({ ...said, example: true }));
