import { RENEWAL_WINDOW_DAYS, TRIAL_REMINDER_DAYS, DAY_MS } from '../../rules/constants.ts';
import { isReminderTime } from '../../rules/period.ts';
import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import { MailRefusedError } from '../gateways/mail.ts';
import type { Mail, MailGateway } from '../gateways/mail.ts';
import { toId } from '../graphql/globalId.ts';
import type { Log } from '../log.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import { lineNames } from '../text/lineNames.ts';
import { basketNotice } from './basketMails.ts';
import type { BasketMessage } from './basketMails.ts';
import { readBasketMail } from './basketReadStore.ts';
import { closedAccountMail } from './closedAccountMail.ts';
import type { ClosedAccount } from './closedAccountMail.ts';
import { handoverMail } from './handoverMails.ts';
import type { Message } from './mailOutbox.ts';
import * as reading from './mailReadStore.ts';
import { chargedMail, refusedRenewalMail, renewingMail } from './membershipMails.ts';
import { chargeOfMail, insertRenewals, membershipOfMail } from './membershipReadStore.ts';
import {
  abandonedCartMail,
  purchaseWarningMail,
  refusedPurchaseMail,
  trialEndMail,
  unpaidMail,
} from './noticeMails.ts';
import type { MarketOfMail, PlaceOfMail } from './orderCalendar.ts';
import { orderMail } from './orderMail.ts';
import { cancelledMail, combinedMail } from './orderNotices.ts';
import { claimMail, eraseEnded, markSent, markUnsent } from './outboxStore.ts';
import type { OutboxRow } from './outboxStore.ts';
import { insertReminders, insertTrialEnds, trialToTell } from './reminderStore.ts';
import { restockMail } from './restockMail.ts';
import { readRestockMail } from './restockReadStore.ts';
import { returnMail } from './returnMail.ts';
import { readReturnMail } from './returnMailStore.ts';
import { createUnsubscribing } from './unsubscribing.ts';

/** About three days of tries. */
const TRIES = 20;
const NAMES_SHOWN = 12;

type OrderMessage = Extract<Message, { data: { orderId: string } }>;
type MembershipMessage = Extract<Message, { kind: `membership_${string}` }>;

export type MailService = {
  /**
   * Sends the due mails of the outbox; returns how many were sent. Safe in several processes: one process has each mail
   * at a time, and an accepted one is marked with its message id. A failed mail is retried after a pause that doubles;
   * a process killed between acceptance and mark sends it again with the same Message-ID. Stops before the next mail
   * when aborted.
   */
  sendDue(signal?: AbortSignal): Promise<number>;
  /**
   * On the day of the closing, from 9:00 until an hour before it, queues reminders of abandoned carts, one per cart and
   * week, for customers who want them; returns how many.
   */
  remind(): Promise<number>;
  /**
   * Queues, once per period, what lies ahead for a membership: from 7 days before, the end of a trial (E62) and its
   * charge where there is a card; from 31 days before, the renewal of a year. Returns how many.
   */
  remindMembers(): Promise<number>;
  /** Erases mails that were sent, or abandoned, so many days ago; returns how many. */
  forget(days: number): Promise<number>;
};

export type MailParts = {
  database: Database;
  mail: MailGateway;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'openPeriod' | 'slotOf'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  siteInformation: Pick<SiteInformationService, 'profile'>;
};

export function createMailService(parts: MailParts): MailService {
  const { database, mail, fulfilment, clock, log, publicUrl, siteInformation } = parts;
  const db = database.kysely;
  /** As of the mail that is being written, and of none before it: how the market signs may change meanwhile. */
  let market: MarketOfMail;
  const unsubscribing = createUnsubscribing(database);
  const closesAt = () => fulfilment.openPeriod(clock.now()).closesAt;

  async function placeOf(locationId: string | null, zoneId: string | null): Promise<PlaceOfMail> {
    const [location, zone] = await Promise.all([
      locationId === null ? null : fulfilment.location(locationId),
      zoneId === null ? null : fulfilment.zone(zoneId),
    ]);
    return { location, zone };
  }

  async function aboutOrder({ kind, data: { orderId, ...data } }: OrderMessage): Promise<Mail | null> {
    const order = await reading.readOrderMail(db, orderId);
    if (!order) return null;
    const to = order.customer_email || order.contact_email;
    if (!to) return null;
    const place = await placeOf(order.location_id, order.shipping_zone_id);
    if (kind === 'order_ready' || kind === 'order_handed_over') {
      const mail = handoverMail(kind, order, { place, market });
      return mail && { to, ...mail };
    }
    if (kind === 'order_confirmed') return { to, ...orderMail(order, place, market, clock.now()) };
    if (kind === 'orders_combined') return { to, ...combinedMail({ order, place, market }) };
    const isReopened = 'isReopened' in data && data.isReopened === true;
    return { to, ...cancelledMail({ order, place, market, isReopened }, await reading.moneyBack(db, orderId)) };
  }

  async function itemsReturned(
    kind: 'missing' | 'returned',
    returns: readonly string[],
    replacedLines: readonly string[] = [],
  ): Promise<Mail | null> {
    const returned = await readReturnMail(db, returns, replacedLines);
    return returned && { to: returned.to, ...returnMail(kind, returned, market) };
  }

  async function paymentFailed(attemptId: string): Promise<Mail | null> {
    const attempt = await reading.attemptToTell(db, attemptId);
    const to = attempt?.customer_email;
    return attempt && to ? { to, ...unpaidMail(attempt.locale, closesAt(), market) } : null;
  }

  async function abandonedCart(customerId: string): Promise<Mail | null> {
    const customer = await reading.customerToTell(db, customerId);
    if (!customer?.email || !customer.notify_abandoned_cart) return null;
    const rows = await reading.cartToTell(db, customerId, NAMES_SHOWN);
    const lines = rows.map((row) => ({
      name: { primary: row.product_name_primary, secondary: row.product_name_secondary },
      variant: { primary: row.variant_name_primary, secondary: row.variant_name_secondary },
    }));
    if (lines.length === 0) return null;
    const { email: to, locale } = customer;
    const unsubscribe = `${publicUrl}${await unsubscribing.path(customerId)}`;
    const reminder = { items: lineNames(lines, locale), closesAt: closesAt(), unsubscribe };
    return { to, ...abandonedCartMail(locale, reminder, market) };
  }

  async function restocked(noticeId: string): Promise<Mail | null> {
    const restock = await readRestockMail(db, noticeId);
    return restock && restockMail(restock, `${publicUrl}${await unsubscribing.noticePath(noticeId)}`, market);
  }

  async function trialEnding(customerId: string): Promise<Mail | null> {
    const customer = await reading.customerToTell(db, customerId);
    const endsAt = await trialToTell(db, customerId, clock.now());
    return customer?.email && endsAt ? { to: customer.email, ...trialEndMail(customer.locale, endsAt, market) } : null;
  }

  async function aboutMembership(message: MembershipMessage): Promise<Mail | null> {
    if (message.kind === 'membership_charged') {
      const charge = await chargeOfMail(db, message.data.chargeId);
      return charge && { to: charge.email, ...chargedMail(charge, toId('MembershipReceipt', charge.id), market) };
    }
    const member = await membershipOfMail(db, message.data.customerId);
    if (!member) return null;
    const isRefused = message.kind === 'membership_refused';
    const mail = isRefused ? refusedRenewalMail(member, market) : renewingMail(member, clock.now(), market);
    return mail && { to: member.email, ...mail };
  }

  async function purchaseRefused(
    data: Extract<Message, { kind: 'auto_purchase_failed' }>['data'],
  ): Promise<Mail | null> {
    const customer = await reading.customerToTell(db, data.customerId);
    if (!customer?.email) return null;
    return { to: customer.email, ...refusedPurchaseMail(customer.locale, data.reasons, market) };
  }

  async function accountClosed(account: ClosedAccount): Promise<Mail> {
    const rows = await reading.openOrdersOf(db, account.customerId);
    const open = rows.map(async (order) => ({
      ...order,
      ...(await placeOf(order.location_id, order.shipping_zone_id)),
    }));
    return closedAccountMail(account, await Promise.all(open), market);
  }

  /** In time only: nothing is announced for a closed week. */
  async function purchaseWarned(
    data: Extract<Message, { kind: 'auto_purchase_warning' }>['data'],
  ): Promise<Mail | null> {
    const open = fulfilment.openPeriod(clock.now());
    const customer = await reading.customerToTell(db, data.customerId);
    if (!customer?.email || open.startDate !== data.period) return null;
    const { locale, email: to } = customer;
    return { to, ...purchaseWarningMail(locale, { ...data, closesAt: open.closesAt }, market) };
  }

  async function aboutBasket(message: BasketMessage): Promise<Mail | null> {
    const basket = await readBasketMail(db, message.data.userBasketId);
    if (!basket) return null;
    const place = await placeOf(basket.locationId, basket.zoneId);
    const at = place.zone ?? place.location;
    const slot = at && fulfilment.slotOf(at, { startDate: basket.start_week });
    return { to: basket.email, ...basketNotice(message, basket, { ...place, slot }, market) };
  }

  /** Writes the mail with its present data; null: no recipient, or nothing to announce any more. */
  function writeMail(row: OutboxRow): Promise<Mail | null> {
    const message = row as unknown as Message;
    switch (message.kind) {
      case 'order_confirmed':
      case 'order_cancelled':
      case 'orders_combined':
      case 'order_ready':
      case 'order_handed_over':
        return aboutOrder(message);
      case 'items_missing':
        return itemsReturned('missing', message.data.returns, message.data.replaced);
      case 'items_returned':
        return itemsReturned('returned', message.data.returns);
      case 'payment_failed':
        return paymentFailed(message.data.attemptId);
      case 'abandoned_cart':
        return abandonedCart(message.data.customerId);
      case 'restocked':
        return restocked(message.data.noticeId);
      case 'trial_ending':
        return trialEnding(message.data.customerId);
      case 'membership_renewing':
      case 'membership_charged':
      case 'membership_refused':
        return aboutMembership(message);
      case 'auto_purchase_failed':
        return purchaseRefused(message.data);
      case 'account_closed':
        return accountClosed(message.data);
      case 'auto_purchase_warning':
        return purchaseWarned(message.data);
      case 'basket_begun':
      case 'basket_refused':
      case 'basket_missed':
        return aboutBasket(message);
    }
  }

  async function sendOne(row: OutboxRow): Promise<boolean> {
    const facts = { mail: row.id, kind: row.kind, tries: row.tries };
    try {
      market = { ...(await siteInformation.profile()), publicUrl };
      const written = await writeMail(row);
      if (!written) {
        await markUnsent(db, row.id, 'dropped', null);
        return false;
      }
      const { name, sender, replyTo } = market;
      const from = { name: name[written.locale], address: sender, replyTo };
      const messageId = await mail.send({ ...written, from, key: row.id });
      await markSent(db, row.id, messageId);
      return true;
    } catch (error) {
      const isOver = error instanceof MailRefusedError || row.tries >= TRIES;
      log[isOver ? 'error' : 'warn'](
        { err: error, ...facts },
        isOver ? 'A mail was given up' : 'A mail was not sent yet',
      );
      await markUnsent(
        db,
        row.id,
        isOver ? 'failed' : 'waiting',
        error instanceof Error ? error.message : String(error),
      );
      return false;
    }
  }

  return {
    async remind() {
      const open = fulfilment.openPeriod(clock.now());
      return isReminderTime(open, clock.now()) ? insertReminders(db, open.startDate) : 0;
    },

    async remindMembers() {
      const now = clock.now();
      const trialBefore = new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS);
      const yearBefore = new Date(now.getTime() + RENEWAL_WINDOW_DAYS * DAY_MS);
      return (
        (await insertTrialEnds(db, now, trialBefore)) + (await insertRenewals(db, now, { trialBefore, yearBefore }))
      );
    },

    forget: (days) => eraseEnded(db, days),

    async sendDue(signal) {
      let sentCount = 0;
      while (signal?.aborted !== true) {
        const row = await claimMail(db);
        if (!row) break;
        if (await sendOne(row)) sentCount += 1;
      }
      return sentCount;
    },
  };
}
