import { defaultMaxScore, type EssayStatus } from '@lauda/contracts';
import { demoThemes } from '#modules/themes/index.ts';
import { demoPeople } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { demoTexts } from './demo-texts.ts';
import { EssayModel, ResultModel } from './model.ts';
import type { EssayCorrector } from './ports.ts';

type DemoEssay = { number: number; userId: string; status: EssayStatus; text: keyof typeof demoTexts; title?: string };

const { premium, trial } = demoPeople;
const demoEssays: DemoEssay[] = [
  { number: 1, userId: premium, status: 'corrigido', text: 'leitura', title: 'A porta dos livros' },
  { number: 2, userId: premium, status: 'corrigindo', text: 'desinformacao' },
  { number: 3, userId: premium, status: 'erro', text: 'envelhecimento', title: 'Envelhecer com dignidade' },
  { number: 4, userId: premium, status: 'aguardando_upload', text: 'desinformacao' },
  { number: 5, userId: premium, status: 'tema_gerado', text: 'leitura' },
  { number: 6, userId: trial, status: 'corrigido', text: 'leitura', title: 'A porta dos livros' },
  { number: 7, userId: trial, status: 'aguardando_upload', text: 'envelhecimento' },
  { number: 8, userId: premium, status: 'corrigido', text: 'policiamento', title: 'A polícia que mora ao lado' },
];

/** Each text's theme. */
const themeTitleStart = {
  leitura: 'Caminhos',
  envelhecimento: 'Perspectivas',
  desinformacao: 'Desafios',
  policiamento: 'Policiamento',
} as const;

type Needs = { db: Database; clock: Clock; corrector: EssayCorrector };

/** Essays in all five statuses, of both kinds of exam; the corrected ones by the real engine. */
export async function seedEssays(needs: Needs): Promise<void> {
  for (const essay of demoEssays) {
    const id = `00000000-0000-4000-8000-0000000002${String(essay.number).padStart(2, '0')}`;
    if (!(await EssayModel.query(needs.db).findById(id).select('id'))) await seedEssay(needs, id, essay);
  }
}

async function seedEssay({ db, clock, corrector }: Needs, id: string, { userId, status, text, title = '' }: DemoEssay): Promise<void> {
  const theme = demoThemes.find((candidate) => candidate.title.startsWith(themeTitleStart[text]))!;
  const themed = status !== 'tema_gerado';
  const { examBoard, institution = null, position = null } = theme;
  const exam = { examType: examBoard === 'ENEM' ? 'ENEM' : 'concurso', examBoard } as const;
  const correction =
    status === 'corrigido' ? await corrector.correct({ ...exam, theme, text: demoTexts[text] }, new AbortController().signal) : undefined;
  await db.transaction(async (trx) => {
    await EssayModel.query(trx).insert({
      ...{ ...exam, institution, position },
      ...{ id, userId, status, title, subject: theme.subject, theme: themed ? theme.content : '', content: themed ? demoTexts[text] : '' },
      ...{ grade: correction?.totalScore ?? null, maxScore: defaultMaxScore(exam.examType, examBoard) },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
      ...(correction ? { correctionId: id } : {}),
    });
    if (correction) await ResultModel.query(trx).insert({ essayId: id, correctionId: id, correction, correctedAt: clock.now() });
  });
}
