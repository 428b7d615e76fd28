import { z } from 'zod';
import { type JobKind, jobKind } from '#platform/jobs/kind.ts';
import { correct, type CorrectionNeeds, failCorrection } from './correct.ts';
import { purgeDeletedEssays } from './deletion.ts';
import { correctJob } from './send-for-correction.ts';

const attempts = 3;
const timeoutSeconds = 120;

export const correctionJob = (needs: CorrectionNeeds): JobKind =>
  jobKind({
    name: correctJob,
    payload: z.object({ essayId: z.uuid(), correctionId: z.uuid() }),
    attempts,
    timeoutSeconds,
    handle: (job, signal) => correct(needs, job, signal),
    afterLastFailure: (job) => failCorrection(needs, job),
  });

/** Every hour; one that fails is made up for by the next. */
export const purgeJob = (needs: CorrectionNeeds): JobKind =>
  jobKind({
    name: 'essays.purge-deleted',
    payload: z.object({}),
    attempts,
    timeoutSeconds,
    schedule: '7 * * * *',
    handle: (_nothing, signal) => purgeDeletedEssays(needs, signal),
    afterLastFailure: async () => undefined,
  });
