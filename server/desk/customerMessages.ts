import { createHash, randomUUID } from 'node:crypto';
import { PERIOD_START_WEEKDAY, type Locale } from '#rules/constants.ts';
import { MESSAGE_SUBJECT_MAX, MESSAGE_TEXT_MAX } from '#rules/customerMessage.ts';
import { isPlainText, storedText } from '#rules/plainText.ts';
import { weekdayOf } from '#rules/zone.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { customerMessageMail, type MessageTexts } from '../mail/customerMessageMail.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import type { Text } from '../text/bilingualText.ts';
import * as store from './customerMessageStore.ts';

/** The messages that the desk lists. */
const LISTED = 50;
/** The secret part of the address of an order's page, which a preview does not show. */
const ORDER_LINK = /(?<=\/)lnk_\S*$/m;

/** A message to the customers of a week, or of a place, round or producer (uuids) of it. */
export type CustomerMessage = store.MessageTarget & MessageTexts;

/** A mail as it is previewed. */
type PreviewedMail = { lang: Locale; subject: string; text: string };
export type MessagePreview = { french: number; english: number; mails: PreviewedMail[] };

/** Both languages of a text as they are stored. BAD_INPUT {field} if one is missing, too long, or no plain text. */
function requireText(text: Text, field: string, max: number, lines: boolean): { primary: string; secondary: string } {
  const stored = { primary: storedText(text.primary), secondary: storedText(text.secondary ?? '') };
  for (const [language, value] of Object.entries(stored))
    if (!isPlainText(value, max, lines)) throw new MarketError('BAD_INPUT', { field: `${field}.${language}` });
  return stored;
}

/** The name of the place, round or producer; null: everybody. NOT_FOUND; BAD_INPUT {field} for more than one, or no week. */
async function requireTarget({ fulfilment, catalogue }: Market, message: CustomerMessage): Promise<Text | null> {
  const { week, locationId, shippingZoneId, sellerId } = message;
  if (weekdayOf(week) !== PERIOD_START_WEEKDAY) throw new MarketError('BAD_INPUT', { field: 'period' });
  const ids = [locationId, shippingZoneId, sellerId].filter((id) => id !== null);
  if (ids.length > 1) throw new MarketError('BAD_INPUT', { field: 'location' });
  if (ids.length === 0) return null;
  const seller = sellerId === null ? null : (await catalogue.current()).sellers.get(sellerId);
  const place =
    locationId !== null
      ? await fulfilment.location(locationId)
      : shippingZoneId === null
        ? null
        : await fulfilment.zone(shippingZoneId);
  const name = place?.name ?? (seller && { primary: seller.name, secondary: null });
  if (!name) throw new MarketError('NOT_FOUND');
  return name;
}

async function readMessage(
  market: Market,
  message: CustomerMessage,
): Promise<CustomerMessage & { target: Text | null }> {
  const target = await requireTarget(market, message);
  const subject = requireText(message.subject, 'subject', MESSAGE_SUBJECT_MAX, false);
  const text = requireText(message.text, 'text', MESSAGE_TEXT_MAX, true);
  return { ...message, target, subject, text };
}

const countOf = (recipients: readonly store.MessageRecipient[], locale: Locale) =>
  recipients.filter((recipient) => recipient.locale === locale).length;

/** Whom a message would reach now, and its mail in both languages to the first of them. Errors as `send`, but for NO_RECIPIENTS. */
export async function preview(market: Market, input: CustomerMessage): Promise<MessagePreview> {
  const message = await readMessage(market, input);
  const recipients = await store.readRecipients(market.database.kysely, message);
  const profile = await market.siteInformation.profile();
  const signer = { ...profile, publicUrl: market.publicUrl, now: market.clock.now() };
  const [first] = recipients;
  const mailIn = (lang: Locale, { number }: store.MessageRecipient): PreviewedMail => {
    const { subject, text } = customerMessageMail(lang, signer, message, { number, linkKey: '' });
    // The title is the subject, and is shown as such.
    return { lang, subject, text: text.slice(subject.length).trimStart().replace(ORDER_LINK, '…') };
  };
  return {
    french: countOf(recipients, 'fr'),
    english: countOf(recipients, 'en'),
    mails: first ? [mailIn('fr', first), mailIn('en', first)] : [],
  };
}

/**
 * Queues a message for everybody whom it concerns, in one transaction with its record and its journal entry. The same message to
 * the same recipients, from anybody, is sent once: its record is returned. BAD_INPUT {field}, NOT_FOUND, NO_RECIPIENTS.
 */
export async function send(market: Market, staffId: string, input: CustomerMessage): Promise<store.SentMessage> {
  const { target, ...message } = await readMessage(market, input);
  const { week, locationId, shippingZoneId, sellerId, subject, text } = message;
  const content = createHash('sha256')
    .update(JSON.stringify([week, locationId, shippingZoneId, sellerId, subject, text]))
    .digest('hex');
  await inTransaction(market.database, async (tx) => {
    if (await store.readMessage(tx, content)) return;
    const recipients = await store.readRecipients(tx, message);
    if (recipients.length === 0) throw new MarketError('NO_RECIPIENTS');
    const id = randomUUID();
    const at = market.clock.now();
    const counts = { french: countOf(recipients, 'fr'), english: countOf(recipients, 'en') };
    const isNew = await store.insertMessage(tx, {
      id,
      content,
      period_start: week,
      location_id: locationId,
      shipping_zone_id: shippingZoneId,
      seller_id: sellerId,
      target_primary: target?.primary ?? null,
      target_secondary: target?.secondary ?? null,
      subject_primary: subject.primary,
      subject_secondary: subject.secondary ?? '',
      text_primary: text.primary,
      text_secondary: text.secondary ?? '',
      ...counts,
      staff_id: staffId,
      sent_at: at,
    });
    if (!isNew) return;
    for (const { orderId } of recipients)
      await queueMail(tx, { kind: 'customer_message', about: `${id} ${orderId}`, data: { messageId: id, orderId } });
    const data = { message: id, to: target?.primary ?? null, ...counts };
    await journal.record(tx, { kind: 'send_message', staffId, data, at });
  });
  const sent = await store.readMessage(market.database.kysely, content);
  if (!sent) throw new MarketError('NOT_FOUND');
  return sent;
}

/** The last messages, newest first. */
export const list = (market: Market): Promise<store.SentMessage[]> =>
  store.readMessages(market.database.kysely, LISTED);
