import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { startSweep, type Sweep } from './sweep.ts';

type Options = { services: Pick<Services, 'cart' | 'identity'>; log: Log; everyMs: number };

/** Erases visits that nobody can come back to, as the privacy page says (E61), and the last trace of deleted accounts. */
export const startSessionSweep = ({ services, log, everyMs }: Options): Sweep =>
  startSweep({
    async run() {
      await services.identity.forgetEnded();
      return services.cart.eraseSessions();
    },
    told: { moved: 'Visits of more than 30 days ago were erased', failed: 'Erasing old visits failed' },
    log,
    everyMs,
  });
