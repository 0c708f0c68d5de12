import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { startSweep, type Sweep } from './sweep.ts';

type Options = { services: Pick<Services, 'cart'>; log: Log; everyMs: number };

/** Erases visits that nobody can come back to, as the privacy page says (E61). */
export const startSessionSweep = ({ services, log, everyMs }: Options): Sweep =>
  startSweep({
    run: () => services.cart.eraseSessions(),
    told: { moved: 'Visits of more than 30 days ago were erased', failed: 'Erasing old visits failed' },
    log,
    everyMs,
  });
