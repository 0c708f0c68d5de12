import type { Log } from '../log.ts';
import type { MailService } from '../mail/mailService.ts';
import { startSweep, type Sweep } from './sweep.ts';

type Options = { mails: MailService; log: Log; everyMs: number };

/** Sends the mails that wait in the outbox, soon after they were written. Told to stop, it ends after the one under way. */
export function startMailSweep({ mails, log, everyMs }: Options): Sweep {
  const stopping = new AbortController();
  const sweep = startSweep({
    run: () => mails.sendDue(stopping.signal),
    told: { moved: 'Mails were sent', failed: 'Sending mails failed' },
    log,
    everyMs,
  });
  return {
    stop() {
      stopping.abort();
      return sweep.stop();
    },
  };
}
