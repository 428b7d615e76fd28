import { essaysOperations } from '@lauda/contracts';
import { operationRouter } from '#platform/http/operation-router.ts';
import type { EssaysService } from './service.ts';

export const essaysRoutes = (essays: EssaysService) =>
  operationRouter(essaysOperations, {
    listEssays: ({ viewer, query }) => essays.list(viewer, query),
    createEssay: ({ viewer, body }) => essays.create(viewer, body),
    getEssay: ({ viewer, id }) => essays.get(viewer, id),
    updateEssay: ({ viewer, id, body }) => essays.update(viewer, id, body),
    deleteEssay: ({ viewer, id }) => essays.remove(viewer, id),
    restoreEssay: ({ viewer, id }) => essays.restore(viewer, id),
    // Theme, exam and board of the call are not read: the stored essay's hold (decisions D3.4).
    correctEssay: ({ viewer, body }) => essays.send(viewer, body),
    getEssayResults: ({ viewer, id }) => essays.results(viewer, id),
  });
