import { strict as assert } from 'node:assert';
import {
  type createEssay,
  defaultMaxScore,
  essaysPerPersonMax,
  type Essay,
  type EssayResults,
  settledExam,
  type updateEssay,
  type Viewer,
} from '@lauda/contracts';
import type { z } from 'zod';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { isUuid } from '#platform/db/uuid.ts';
import { notSignedIn } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { deleteOwnEssay, restoreOwnEssay } from './deletion.ts';
import { essayNotFound, noResultYet, tooManyEssays } from './errors.ts';
import { essaysList } from './list.ts';
import { countEssays, EssayModel, liveEssays, ResultModel } from './model.ts';
import { presentEssay, presentResults } from './present.ts';
import { type SentText, sendForCorrection } from './send-for-correction.ts';
import { updateOwnEssay } from './update.ts';

export type EssaysService = ReturnType<typeof createEssaysService>;
type Needs = { db: Database; clock: Clock; users: UsersApi; jobs: Jobs };

export function createEssaysService(needs: Needs) {
  const { db, clock, users } = needs;

  /** A foreign id, an unknown one and one that is no id are the same: not found. */
  async function own(viewer: Viewer, id: string): Promise<EssayModel> {
    const row = isUuid(id) ? await liveEssays(db).findOne({ id, userId: viewer.id }) : undefined;
    if (!row) throw essayNotFound();
    return row;
  }

  return {
    list: essaysList(db),

    async create(viewer: Viewer, asked: z.output<typeof createEssay.body>): Promise<Essay> {
      const exam = settledExam(asked);
      assert(exam, 'the contract lets no concurso pass without its board');
      if ((await countEssays(db, viewer.id)) >= essaysPerPersonMax) throw tooManyEssays();
      const { subject, theme = '', title = '' } = asked;
      const row = await db.transaction(async (trx) => {
        if (!(await users.stillThere(trx, viewer.id))) throw notSignedIn();
        return EssayModel.query(trx).insertAndFetch({
          ...exam,
          ...{ userId: viewer.id, subject, theme, title, status: theme ? 'aguardando_upload' : 'tema_gerado' },
          ...{ maxScore: defaultMaxScore(exam.examType, exam.examBoard), createdAt: clock.now(), updatedAt: clock.now() },
        });
      });
      return presentEssay(row);
    },

    get: async (viewer: Viewer, id: string): Promise<Essay> => presentEssay(await own(viewer, id)),

    update: async (viewer: Viewer, id: string, asked: z.output<typeof updateEssay.body>): Promise<Essay> =>
      presentEssay(await updateOwnEssay(needs, await own(viewer, id), asked)),

    remove: (viewer: Viewer, id: string): Promise<void> => deleteOwnEssay(needs, viewer, id),

    restore: async (viewer: Viewer, id: string): Promise<Essay> => presentEssay(await restoreOwnEssay(needs, viewer, id)),

    send: async (viewer: Viewer, sent: SentText): Promise<Essay> => presentEssay(await sendForCorrection(needs, viewer, sent)),

    async results(viewer: Viewer, id: string): Promise<EssayResults> {
      await own(viewer, id);
      const result = await ResultModel.query(db).findById(id);
      if (!result) throw noResultYet();
      // Read after its result: a correction that ends in between would show an essay without its grade.
      return presentResults(viewer, await own(viewer, id), result);
    },
  };
}
