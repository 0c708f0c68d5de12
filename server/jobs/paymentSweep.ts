import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { startSweep, type Sweep } from './sweep.ts';

type Options = { services: Pick<Services, 'cards' | 'checkout' | 'membership'>; log: Log; everyMs: number };

/** Takes up payments, card pages and memberships that nothing was heard of. */
export const startPaymentSweep = ({ services, log, everyMs }: Options): Sweep =>
  startSweep({
    run: async () =>
      (await services.checkout.sweep()) + (await services.cards.sweep()) + (await services.membership.sweep()),
    told: {
      moved: 'Payments that nothing was heard of were taken up',
      failed: 'The payment sweep failed',
    },
    log,
    everyMs,
  });
