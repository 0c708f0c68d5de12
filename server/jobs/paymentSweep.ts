import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { startSweep, type Sweep } from './sweep.ts';

type Options = { services: Pick<Services, 'checkout'>; log: Log; everyMs: number };

/** Takes up payments that nothing was heard of. */
export const startPaymentSweep = ({ services, log, everyMs }: Options): Sweep =>
  startSweep({
    run: () => services.checkout.sweep(),
    told: {
      moved: 'Payments that nothing was heard of were taken up',
      failed: 'The payment sweep failed',
    },
    log,
    everyMs,
  });
