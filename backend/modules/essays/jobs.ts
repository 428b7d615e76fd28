import { z } from 'zod';
import { type JobKind, jobKind } from '#platform/jobs/kind.ts';
import { correct, type CorrectionNeeds, failCorrection } from './correct.ts';
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
