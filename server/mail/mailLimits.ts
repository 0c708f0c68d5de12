import { HOUR_MS } from '#rules/constants.ts';

/** Mails that other people may have caused to one address, at most, over all kinds (E75). */
export const MAILS_PER_DAY = 3;
export const MAILS_PER_MONTH = 10;
/** Mails about orders that stand, to an address that its reader has not proven: beyond them a mail waits. */
export const ORDER_MAILS_PER_DAY = 12;
/** Beyond the limit, a mail about a paid order waits until its order has stood this long. */
const ORDER_WAIT_MS = HOUR_MS;

/**
 * Why a mail is sent. confirmation: asks once whether an address may be written to. requested: somebody asked for it, and
 * only a confirmed address gets it. transaction: about an order, money or an account. access: a link to choose a new
 * password for an account whose owner has proven the address, who would else be locked out for a month. producer: what a manager
 * sends to an address that managers have typed; it is not limited, and counts for nobody.
 */
export type MailPurpose = 'confirmation' | 'requested' | 'transaction' | 'access' | 'producer';

/** What is known of a mail and its address when it is to be sent. */
export type MailAddressing = {
  /** It goes to the confirmed address of the customer whose mail it is: nobody else can cause it. */
  isOwn: boolean;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
  /** A confirmation was sent in the last 30 days. */
  wasAsked: boolean;
  /** Mails to the address in the last day and 30 days, without own ones and those about orders that stand. */
  today: number;
  thisMonth: number;
  /** The paid order that it is about, and mails to the address about orders in the last day; null: none. */
  order: { stands: boolean; mailsToday: number; waitedMs: number } | null;
};

/**
 * Whether a mail is sent, tried again later, or never sent. Orders that were paid and not cancelled are not counted, so
 * that who buys every week gets every receipt; cancelled ones are, since they cost nothing.
 */
export function admitMail(purpose: MailPurpose, mail: MailAddressing): 'send' | 'wait' | 'drop' {
  if (mail.isOwn || purpose === 'producer') return 'send';
  if (purpose === 'requested' && (!mail.isConfirmed || mail.isUnsubscribed)) return 'drop';
  if (purpose === 'confirmation' && (mail.isConfirmed || mail.isUnsubscribed || mail.wasAsked)) return 'drop';
  const isOverMonth = purpose !== 'access' && mail.thisMonth >= MAILS_PER_MONTH;
  const { order } = mail;
  if (order?.stands && order.mailsToday >= ORDER_MAILS_PER_DAY) return 'wait';
  if (mail.today < MAILS_PER_DAY && !isOverMonth) return 'send';
  if (!order?.stands) return 'drop';
  return order.waitedMs >= ORDER_WAIT_MS ? 'send' : 'wait';
}
