import type { ExamBoard } from '@lauda/contracts';

type DemoTheme = {
  id: string;
  examBoard: ExamBoard;
  subject: string;
  institution?: string;
  position?: string;
  title: string;
  content: string;
};

const enemProposition = (title: string) =>
  `A partir da leitura dos textos motivadores e com base nos conhecimentos construídos ao longo de sua formação, redija um texto dissertativo-argumentativo em modalidade escrita formal da língua portuguesa sobre o tema “${title}”, apresentando proposta de intervenção que respeite os direitos humanos. Selecione, organize e relacione, de forma coerente e coesa, argumentos e fatos para defesa de seu ponto de vista.`;

const themeId = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

const envelhecimento = 'Perspectivas acerca do envelhecimento na sociedade brasileira';
const leitura = 'Caminhos para formar leitores no Brasil';
const desinformacao = 'Desafios para o combate à desinformação no Brasil';

/** Teachers' themes of the demo: official titles where they are facts, texts all our own. */
export const demoThemes: DemoTheme[] = [
  {
    id: themeId(1),
    examBoard: 'ENEM',
    subject: 'Sociedade',
    title: envelhecimento,
    content: `TEXTO I\nO Estatuto da Pessoa Idosa, de 2003, diz que é dever da família, da comunidade e do poder público assegurar à pessoa com 60 anos ou mais a saúde, o trabalho, o respeito e a convivência.\n\nTEXTO II\nNo Censo de 2022, os brasileiros com 65 anos ou mais passaram de um em cada dez. Em vinte anos, a parcela quase dobrou, e muitas cidades ainda não têm calçadas, transporte e postos de saúde pensados para quem envelhece.\n\nTEXTO III\n“Aposentei-me aos 66. No começo, todos perguntavam o que eu ia fazer com tanto tempo. Depois pararam de perguntar.” (Relato fictício de uma professora.)\n\nPROPOSTA DE REDAÇÃO\n${enemProposition(envelhecimento)}`,
  },
  {
    id: themeId(2),
    examBoard: 'ENEM',
    subject: 'Educação',
    title: leitura,
    content: `TEXTO I\nA Lei 13.696, de 2018, criou a Política Nacional de Leitura e Escrita e reconhece o acesso ao livro como um direito de todos.\n\nTEXTO II\nEm muitos municípios pequenos não há livraria, e a biblioteca da escola, quando existe, fica fechada nas férias e no fim de semana, justamente quando haveria tempo para ler.\n\nTEXTO III\nQuem cresce em uma casa com livros costuma ler mais. Onde faltam livros em casa, a escola é a única porta.\n\nPROPOSTA DE REDAÇÃO\n${enemProposition(leitura)}`,
  },
  {
    id: themeId(3),
    examBoard: 'ENEM',
    subject: 'Tecnologia',
    title: desinformacao,
    content: `TEXTO I\nO Marco Civil da Internet, Lei 12.965, de 2014, garante a liberdade de expressão e, ao mesmo tempo, a responsabilização de cada agente segundo as suas atividades.\n\nTEXTO II\nUma mensagem falsa bem contada corre mais depressa do que a correção que vem depois dela: ela espanta, confirma o que já se pensava e cabe em uma tela de celular.\n\nTEXTO III\nChecar uma notícia pede três perguntas simples: quem escreveu, quando e com base em quê.\n\nPROPOSTA DE REDAÇÃO\n${enemProposition(desinformacao)}`,
  },
  {
    id: themeId(11),
    examBoard: 'CEBRASPE',
    subject: 'Segurança pública',
    institution: 'Polícia Civil',
    position: 'Agente',
    title: 'Policiamento comunitário e confiança da população',
    content: `A confiança entre polícia e moradores facilita a denúncia, a prova e a prevenção. Onde ela falta, o crime encontra silêncio.\n\nConsiderando que o fragmento acima tem caráter unicamente motivador, redija um texto dissertativo acerca do policiamento comunitário e da confiança da população. Ao elaborar seu texto, aborde, necessariamente, os seguintes aspectos:\n1 o conceito de policiamento comunitário;\n2 os efeitos da confiança da população na prevenção e na investigação de crimes;\n3 medidas para aproximar a polícia das comunidades.`,
  },
  {
    id: themeId(12),
    examBoard: 'CEBRASPE',
    subject: 'Administração pública',
    institution: 'Tribunal de Contas',
    position: 'Auditor',
    title: 'Transparência e controle social dos gastos públicos',
    content: `A Lei de Acesso à Informação tornou a publicidade a regra e o sigilo, a exceção. Publicar, porém, não é o mesmo que ser compreendido.\n\nRedija um texto dissertativo sobre a transparência e o controle social dos gastos públicos, abordando, necessariamente:\n1 a importância da transparência para a democracia;\n2 os obstáculos ao controle social no Brasil;\n3 o papel dos órgãos de controle na linguagem acessível das contas públicas.`,
  },
  {
    id: themeId(21),
    examBoard: 'FCC',
    subject: 'Atualidades',
    institution: 'Tribunal Regional do Trabalho',
    position: 'Analista Judiciário',
    title: 'O tempo livre e a vida conectada',
    content: `Nunca tivemos tantos aparelhos para poupar tempo, e nunca reclamamos tanto da falta dele. A mensagem do trabalho chega à mesa do jantar; a pausa virou outra tela.\n\nCom base na ideia acima, redija um texto dissertativo-argumentativo a respeito do seguinte tema: o tempo livre e a vida conectada.`,
  },
  {
    id: themeId(31),
    examBoard: 'FGV',
    subject: 'Meio ambiente',
    institution: 'Tribunal de Justiça',
    position: 'Técnico Judiciário',
    title: 'Cidades preparadas para eventos climáticos extremos',
    content: `Enchentes e ondas de calor deixaram de ser exceção no calendário das cidades brasileiras. Obras de drenagem, arborização e alertas salvam vidas, mas custam e demoram, e quem mora em áreas de risco costuma ser o último a ser ouvido.\n\nRedija um texto dissertativo-argumentativo, de 20 a 30 linhas, sobre a responsabilidade do poder público e da sociedade na preparação das cidades para eventos climáticos extremos.`,
  },
  {
    id: themeId(41),
    examBoard: 'CESGRANRIO',
    subject: 'Economia',
    institution: 'Banco do Brasil',
    position: 'Escriturário',
    title: 'Educação financeira e endividamento das famílias',
    content: `TEXTO I\nParcelar ficou fácil: bastam dois toques no celular. Entender os juros do que se parcelou continua difícil.\n\nTEXTO II\nA educação financeira aparece na Base Nacional Comum Curricular como tema a ser tratado por várias disciplinas, mas nem toda escola sabe por onde começar.\n\nCom base nos textos e em seus conhecimentos, elabore um texto dissertativo-argumentativo, de 15 a 30 linhas, sobre o papel da educação financeira na prevenção do endividamento das famílias brasileiras.`,
  },
];
