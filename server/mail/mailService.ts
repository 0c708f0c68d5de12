import { CARD_REMINDER_DAYS, RENEWAL_WINDOW_DAYS, TRIAL_REMINDER_DAYS, DAY_MS } from '#rules/constants.ts';
import { isReminderTime, openPeriodAt } from '#rules/period.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import { MailRefusedError } from '../gateways/mail.ts';
import type { MailGateway } from '../gateways/mail.ts';
import { withoutPersonal, type Log } from '../log.ts';
import { claimMail, eraseEnded, markSent, markUnsent, releaseMail } from '../outbox/outboxStore.ts';
import type { OutboxRow } from '../outbox/outboxStore.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import { insertCardExpiries } from './cardExpiryStore.ts';
import type { MailContext } from './composeMail.ts';
import { writeMail } from './mailKinds.ts';
import { createMailLinks } from './mailLinks.ts';
import { insertRenewals } from './membershipReadStore.ts';
import type { PlaceOfMail } from './orderCalendar.ts';
import { admitQueued } from './recipients.ts';
import { eraseRecipients } from './recipientStore.ts';
import { insertReminders, insertTrialEnds } from './reminderStore.ts';

/** About three days of tries of a mail that the mail server does not accept while it accepts others. */
const TRIES = 20;

export type MailParts = {
  database: Database;
  mail: MailGateway;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'deliveryDay'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  siteInformation: Pick<SiteInformationService, 'profile' | 'settings'>;
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
    membershipPrice: async () => (await siteInformation.settings()).membershipPrice,
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
    /**
     * On the day of the closing, from 9:00 until an hour before it, queues reminders of abandoned carts, one per cart and
     * week, for customers who want them; returns how many.
     */
    async remind(): Promise<number> {
      const now = clock.now();
      const open = openPeriodAt(now);
      return isReminderTime(open, now) ? insertReminders(db, open.startDate, now) : 0;
    },

    /**
     * Queues, once per period, what lies ahead for a membership: from 7 days before, the end of a trial (E62) and its
     * charge where there is a card; from 31 days before, the renewal of a year. Returns how many.
     */
    async remindMembers(): Promise<number> {
      const now = clock.now();
      const trialBefore = new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS);
      const yearBefore = new Date(now.getTime() + RENEWAL_WINDOW_DAYS * DAY_MS);
      return (
        (await insertTrialEnds(db, now, trialBefore)) + (await insertRenewals(db, now, { trialBefore, yearBefore }))
      );
    },

    /** Queues, once per card, a mail about a card in use that expires within 30 days; returns how many. */
    remindCards(): Promise<number> {
      const today = dayAt(clock.now());
      return insertCardExpiries(db, { today, before: addDays(today, CARD_REMINDER_DAYS) });
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
