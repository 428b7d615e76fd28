/** A server at work; `owner` where it is one of ours, which `stop` ends. */
export type Serving = { port: number; owner: boolean; stop(): Promise<void> };

const lookEveryMs = 1_000;

type How = { isLost: () => Promise<boolean>; again: () => Promise<Serving>; onRestart?: ((failure?: unknown) => void) | undefined };

/**
 * Looks every second whether somebody still serves the cluster, and serves it where nobody does: a server that was killed
 * comes back, and whoever adopted another's takes over when that one ends. @returns what ends the watch and a server of ours.
 */
export function keepRunning(first: Serving, { isLost, again, onRestart }: How): { stop(): Promise<void> } {
  let serving = first;
  let stopped = false;
  let look = Promise.resolve();
  const timer = setInterval(() => (look = look.then(serveIfLost)), lookEveryMs).unref();

  async function serveIfLost(): Promise<void> {
    if (stopped || !(await isLost()) || stopped) return;
    try {
      serving = await again();
      onRestart?.();
    } catch (failure) {
      onRestart?.(failure);
    }
  }

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await look;
      await serving.stop();
    },
  };
}
