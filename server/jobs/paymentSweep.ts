import type { Log } from '../log.ts';
import type { Services } from '../services.ts';

export type PaymentSweep = {
  /** No sweep begins any more; resolves when the one under way has ended. */
  stop(): Promise<void>;
};

/** Sweeps payments at once and then `everyMs` milliseconds after each sweep has ended, until stopped. A failure is logged. */
export function startPaymentSweep(options: {
  services: Pick<Services, 'checkout'>;
  log: Log;
  everyMs: number;
}): PaymentSweep {
  const { services, log, everyMs } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      const moved = await services.checkout.sweep();
      if (moved > 0) log.info({ moved }, 'Payments that nothing was heard of were taken up');
    } catch (error) {
      log.error({ err: error }, 'The payment sweep failed');
    }
  }

  let running: Promise<void> = Promise.resolve();
  function next(): void {
    running = sweep().then(() => {
      if (!stopped) timer = setTimeout(next, everyMs);
    });
  }
  next();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
