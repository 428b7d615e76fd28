import { parentPort } from 'node:worker_threads';

// Stands in for the engine's thread in tests: the essay's text says what happens.
parentPort!.on('message', ({ id, request }: { id: number; request: { text: string } }) => {
  if (request.text === 'crash') throw new Error('the thread broke');
  while (request.text === 'hang');
  parentPort!.postMessage({ id, correction: { summary: request.text } });
});
