import { z } from 'zod';
import type { EventType } from '#platform/events/events.ts';

/** A person is gone: their row, their tokens and, by the join, their sessions. Whoever keeps something of theirs removes it. */
export const usersDeleted: EventType<{ userId: string }> = { name: 'users.deleted', payload: z.object({ userId: z.uuid() }) };
