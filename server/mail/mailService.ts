import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import { MailRefusedError } from '../gateways/mail.ts';
import type { MailGateway } from '../gateways/mail.ts';
import { withoutPersonal, type Log } from '../log.ts';
import type { MailKind } from '../outbox/mailOutbox.ts';
import { claimMail, eraseEnded, markSent, markUnsent, releaseMail } from '../outbox/outboxStore.ts';
import type { OutboxRow } from '../outbox/outboxStore.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import type { MailContext } from './composeMail.ts';
import { MAIL_KINDS, writeMail } from './mailKinds.ts';
import { createMailLinks } from './mailLinks.ts';
import type { PlaceOfMail } from './orderCalendar.ts';
import { admitQueued } from './recipients.ts';
import { eraseRecipients } from './recipientStore.ts';

/** About three days of tries of a mail that the mail server does not accept while it accepts others. */
const TRIES = 20;

export type MailParts = {
  database: Database;
  mail: MailGateway;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'deliveryDay' | 'calendar'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  siteInformation: Pick<SiteInformationService, 'profile' | 'terms'>;
};

export type MailService = ReturnType<typeof createMailService>;

export function createMailService(parts: MailParts) {
  const { database, mail, fulfilment, clock, log, publicUrl, siteInformation } = parts;
  const db = database.kysely;
  const mailLinks = createMailLinks(database, clock);
  /** Reported once per outage. */
  let isServerDown = false;

  async function placeOf(locationId: string | null, zoneId: string | null): Promise<PlaceOfMail> {
    const [location, zone] = await Promise.all([
      locationId === null ? null : fulfilment.location(locationId),
      zoneId === null ? null : fulfilment.zone(zoneId),
    ]);
    return { location, zone };
  }

  const contextOf = async (now: Date): Promise<MailContext> => ({
    db,
    market: { ...(await siteInformation.profile()), publicUrl, now },
    now,
    fulfilment,
    placeOf,
    calendar: await fulfilment.calendar(),
    terms: await siteInformation.terms(),
    unsubscribe: async (customerId) => `${publicUrl}${await mailLinks.remindersPath(customerId)}`,
    unsubscribeAddress: async (to, locale) => `${publicUrl}${await mailLinks.addressPath(to, locale)}`,
    confirmAddress: async (noticeId) => `${publicUrl}${await mailLinks.confirmationPath(noticeId)}`,
  });

  /** 'down': the mail server accepts nothing, and the mail waits for it. */
  async function sendOne(row: OutboxRow): Promise<'sent' | 'unsent' | 'down'> {
    const facts = { mail: row.id, kind: row.kind, tries: row.tries };
    try {
      // Read for each mail: how the market signs may change meanwhile.
      const context = await contextOf(clock.now());
      const written = await writeMail(row, context);
      if (!written) {
        await markUnsent(db, row.id, 'dropped', null);
        return 'unsent';
      }
      const decision = await admitQueued(database, row, written.to);
      if (decision !== 'send') {
        const isWaiting = decision === 'wait' && row.tries < TRIES;
        log.info(facts, isWaiting ? 'A mail waits for its recipient’s limit' : 'A mail is not sent to its recipient');
        await markUnsent(db, row.id, isWaiting ? 'waiting' : 'dropped', null);
        return 'unsent';
      }
      const { name, sender, replyTo } = context.market;
      const from = { name: name[written.locale], address: sender, replyTo };
      const messageId = await mail.send({ ...written, from, key: row.id });
      await markSent(db, row.id, messageId);
      if (isServerDown) log.info('The mail server accepts mail again');
      isServerDown = false;
      return 'sent';
    } catch (error) {
      // A mail server repeats the address that it refuses.
      const text = withoutPersonal(error instanceof Error ? error.message : String(error));
      if (!(error instanceof MailRefusedError) && !(await mail.isUp())) {
        if (!isServerDown) log.error({ err: error, ...facts }, 'The mail server is down: mails wait in their order');
        isServerDown = true;
        await releaseMail(db, row, text);
        return 'down';
      }
      const isOver = error instanceof MailRefusedError || row.tries >= TRIES;
      log[isOver ? 'error' : 'warn'](
        { err: error, ...facts },
        isOver ? 'A mail was given up' : 'A mail was not sent yet',
      );
      await markUnsent(db, row.id, isOver ? 'failed' : 'waiting', text);
      return 'unsent';
    }
  }

  return {
    /** Queues what is due of these kinds; returns how many. */
    async queueDue(...kinds: MailKind[]): Promise<number> {
      let count = 0;
      for (const kind of kinds) {
        const { queue } = MAIL_KINDS[kind];
        if (!queue) throw new Error(`Only operations queue mails of the kind ${kind}.`);
        count += await queue(db, clock.now(), await fulfilment.calendar());
      }
      return count;
    },

    /**
     * Erases mails that were sent, or abandoned, so many days ago, and counts of mails that no limit needs; returns how
     * many.
     */
    forget: async (days: number): Promise<number> => (await eraseEnded(db, days)) + (await eraseRecipients(db)),

    /**
     * Sends the due mails of the outbox; returns how many were sent. Safe in several processes: one process has each mail
     * at a time, the oldest first, and an accepted one is marked with its message id. While the mail server is down, mails
     * wait in their order; a mail that fails alone is retried after a pause that doubles. A process killed between
     * acceptance and mark sends it again with the same Message-ID. Stops before the next mail when aborted.
     */
    async sendDue(signal?: AbortSignal): Promise<number> {
      let sentCount = 0;
      while (signal?.aborted !== true) {
        const row = await claimMail(db);
        if (!row) break;
        const result = await sendOne(row);
        if (result === 'down') break;
        if (result === 'sent') sentCount += 1;
      }
      return sentCount;
    },
  };
}
