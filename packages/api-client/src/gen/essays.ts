// Made by `npm run gen` from contracts/. Do not edit.
import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEssays: build.query<ListEssaysApiResponse, ListEssaysApiArg>({
      query: (queryArg) => ({
        url: `/api/essays`,
        params: {
          group: queryArg.group,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createEssay: build.mutation<CreateEssayApiResponse, CreateEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getEssay: build.query<GetEssayApiResponse, GetEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateEssay: build.mutation<UpdateEssayApiResponse, UpdateEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteEssay: build.mutation<DeleteEssayApiResponse, DeleteEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    restoreEssay: build.mutation<RestoreEssayApiResponse, RestoreEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: "POST",
      }),
    }),
    correctEssay: build.mutation<CorrectEssayApiResponse, CorrectEssayApiArg>({
      query: (queryArg) => ({
        url: `/api/essays/correct`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getEssayResults: build.query<
      GetEssayResultsApiResponse,
      GetEssayResultsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/essays/${encodeURIComponent(String(queryArg.id))}/results`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as essaysApi };
export type ListEssaysApiResponse = /** status 200 Feito. */ EssaySummary[];
export type ListEssaysApiArg = {
  group?: "submetidas" | "rascunhos";
  page?: number;
  pageSize?: number;
};
export type CreateEssayApiResponse = /** status 201 Feito. */ Essay;
export type CreateEssayApiArg = {
  body: {
    examType: "ENEM" | "concurso";
    examBoard?: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
    institution?: string | null;
    position?: string | null;
    subject: string;
    theme?: string;
    title?: string;
    status?: "aguardando_upload";
  };
};
export type GetEssayApiResponse = /** status 200 Feito. */ Essay;
export type GetEssayApiArg = {
  id: string;
};
export type UpdateEssayApiResponse = /** status 200 Feito. */ Essay;
export type UpdateEssayApiArg = {
  id: string;
  body: {
    theme?: string;
    status?:
      "tema_gerado" | "aguardando_upload" | "corrigindo" | "corrigido" | "erro";
    title?: string;
    content?: string;
    /** O `updatedAt` da redação sobre a qual se escreveu. Se ela mudou depois, nada muda, e a resposta é `mudou-em-outro-lugar`. */
    basedOn?: string;
  };
};
export type DeleteEssayApiResponse = unknown;
export type DeleteEssayApiArg = {
  id: string;
};
export type RestoreEssayApiResponse = /** status 200 Feito. */ Essay;
export type RestoreEssayApiArg = {
  id: string;
};
export type CorrectEssayApiResponse = /** status 202 Feito. */ Essay;
export type CorrectEssayApiArg = {
  body: {
    essayId: string;
    content: string;
    theme?: string;
    examType?: string;
    institution?: string | null;
    examBoard?: string | null;
    /** O `updatedAt` da redação sobre a qual se escreveu. Se ela mudou depois, nada muda, e a resposta é `mudou-em-outro-lugar`. */
    basedOn?: string;
  };
};
export type GetEssayResultsApiResponse = /** status 200 Feito. */ EssayResults;
export type GetEssayResultsApiArg = {
  id: string;
};
export type EssaySummary = {
  id: string;
  status:
    "tema_gerado" | "aguardando_upload" | "corrigindo" | "corrigido" | "erro";
  examType: "ENEM" | "concurso";
  examBoard: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
  institution: string | null;
  position: string | null;
  subject: string;
  /** O texto do tema escolhido; vazio enquanto não há. */
  theme: string;
  title: string;
  /** A nota total, quando corrigida. */
  grade: number | null;
  maxScore: number;
  createdAt: string;
  updatedAt: string;
};
export type Problem = {
  /** Em português, pronto para ser mostrado. */
  message: string;
  /** Estável; é por ele que um programa decide. */
  code: string;
  /** Um por campo que não serve. */
  issues?: {
    path: string;
    message: string;
  }[];
};
export type Essay = {
  id: string;
  status:
    "tema_gerado" | "aguardando_upload" | "corrigindo" | "corrigido" | "erro";
  examType: "ENEM" | "concurso";
  examBoard: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
  institution: string | null;
  position: string | null;
  subject: string;
  /** O texto do tema escolhido; vazio enquanto não há. */
  theme: string;
  title: string;
  /** A nota total, quando corrigida. */
  grade: number | null;
  maxScore: number;
  createdAt: string;
  updatedAt: string;
  content: string;
  feedback: {
    finalScore: number;
  } | null;
};
export type Competency = {
  /** Nome da competência ou do critério da banca. */
  name: string;
  /** Nota na escala de `maxScore`; negativa em um desconto. */
  score: number;
  /** Nota máxima; 0 em um desconto. */
  maxScore: number;
  /** `penalty` é um desconto (CEBRASPE), nunca positivo. */
  kind: "score" | "penalty";
  /** Por que esta nota, em uma frase para o estudante. */
  reason: string;
  /** O que foi medido ou citado do texto para chegar à nota. */
  evidence: string[];
};
export type MarkedError = {
  /** Início no texto, em unidades UTF-16. */
  start: number;
  /** Fim (exclusivo) no texto, em unidades UTF-16. */
  end: number;
  /** O trecho, igual a texto.slice(start, end). */
  excerpt: string;
  category:
    | "ortografia"
    | "acentuacao"
    | "crase"
    | "concordancia"
    | "regencia"
    | "pontuacao"
    | "pronome"
    | "registro"
    | "vocabulario"
    | "sintaxe"
    | "repeticao";
  /** Nome estável da regra, como `crase-antes-de-masculino`. */
  rule: string;
  /** Por que é um desvio, em uma frase. */
  message: string;
  /** O que pôr no lugar; a melhor primeiro; pode ser vazio. */
  suggestions: string[];
};
export type ZeroReason = {
  code: string;
  label: string;
  explanation: string;
};
export type TextStatistics = {
  words: number;
  sentences: number;
  paragraphs: number;
  /** Linhas manuscritas estimadas. */
  estimatedLines: number;
};
export type EssayResults = {
  essay: Essay;
  totalScore: number;
  maxScore: number;
  competencies: Competency[];
  /** Na ordem do texto; só os três primeiros no plano gratuito. */
  errors: MarkedError[];
  /** Quantos erros o plano gratuito não mostra. */
  hiddenErrors: number;
  comments: string[];
  feedbackSummary: string;
  summary: string;
  /** Markdown; ausente no plano gratuito. */
  detailedComments?: string;
  /** Quando a regra do exame zera a redação; as notas das competências continuam formativas. */
  zeroReason: ZeroReason | null;
  statistics: TextStatistics;
  engine: string;
  correctedAt: string;
};
export const {
  useListEssaysQuery,
  useCreateEssayMutation,
  useGetEssayQuery,
  useUpdateEssayMutation,
  useDeleteEssayMutation,
  useRestoreEssayMutation,
  useCorrectEssayMutation,
  useGetEssayResultsQuery,
} = injectedRtkApi;
