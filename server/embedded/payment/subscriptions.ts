import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import { gst, pst } from '#rules/taxes.ts';
import type { SubscriptionRecord } from './objectRecord.ts';
import { newId } from './paymentSessions.ts';
import { translatorFor } from './payTexts.ts';
import type { ObjectKey, ProviderObjects } from './providerObjects.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { StripeApiError } from './stripeApiError.ts';

/**
 * How long a refused renewal is retried with the current card, every few days (docs.stripe.com, Smart Retries).
 * Changing the card alone pays nothing before the next try.
 */
const RETRIED_S = 14 * 86_400;
const RETRY_S = 3 * 86_400;

/** A year later, at the same second of the day; 29 February becomes 1 March. */
function yearAfter(seconds: number): number {
  const periodEnd = new Date(seconds * 1000);
  periodEnd.setUTCFullYear(periodEnd.getUTCFullYear() + 1);
  return Math.floor(periodEnd.getTime() / 1000);
}

const paidYear = (at: number, from: number, to: number) => ({ id: newId('in_'), at, from, to });

/** The invoice of a subscription's unpaid year. Null: none is unpaid. */
export const owedInvoice = ({ id, status, periodEnd }: SubscriptionRecord): string | null =>
  status === 'past_due' ? `in_${id.slice('sub_'.length)}${periodEnd}` : null;

/** The subscription once its next year is paid. */
function renewed(subscription: SubscriptionRecord, now: number): SubscriptionRecord {
  const { periodEnd: from } = subscription;
  const owed = owedInvoice(subscription);
  const year = paidYear(owed === null ? from : now, from, yearAfter(from));
  const paid = [...subscription.paid, owed === null ? year : { ...year, id: owed }];
  return { ...subscription, status: 'active', periodEnd: year.to, triedAt: null, paid };
}

/** The price of a year, in cents: its lines, and Québec's taxes on them (E47) where the page asks for taxes. */
export function yearOf({ lines, amountTotal, locale, subscription }: SessionRecord): {
  rows: { name: string; amount: number }[];
  total: number;
} {
  const translate = translatorFor(locale);
  const rows = [
    ...lines.map(({ name, unitAmount, quantity }) => ({ name, amount: unitAmount * quantity })),
    ...(subscription?.taxed
      ? [
          { name: translate('year.gst'), amount: gst(amountTotal, DEFAULT_TAXES) },
          { name: translate('year.pst'), amount: pst(amountTotal, DEFAULT_TAXES) },
        ]
      : []),
  ];
  return { rows, total: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Starts the subscription of a page, once. `card`: the stored one; `now` in seconds. */
export async function beginSubscription(
  objects: ProviderObjects,
  page: SessionRecord,
  card: string,
  now: number,
): Promise<void> {
  const { customer, subscription } = page;
  if (customer === null || !subscription) throw new Error(`The session ${page.id} begins no subscription`);
  const { trialEnd, metadata } = subscription;
  const key = { key: `subscription of ${page.id}`, hash: page.id };
  await objects.once<'subscription'>(key, () =>
    objects.add('subscription', key, {
      event: objects.event('customer.subscription.created'),
      status: trialEnd === null ? 'active' : 'trialing',
      customer,
      card,
      amount: yearOf(page).total,
      subtotal: page.amountTotal,
      paid: trialEnd === null ? [paidYear(now, now, yearAfter(now))] : [],
      metadata,
      startedAt: now,
      trialEnd,
      periodEnd: trialEnd ?? yearAfter(now),
      triedAt: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
    }),
  );
}

/**
 * The state at `now`: renewed with a card that can be charged, overdue with another and ended after the last retry, or
 * ended as requested.
 */
function upTo(record: SubscriptionRecord, isPaid: boolean, now: number): SubscriptionRecord {
  let current = record;
  while (current.status !== 'canceled' && current.periodEnd <= now) {
    if (current.cancelAtPeriodEnd) return { ...current, status: 'canceled', endedAt: current.periodEnd };
    const givenUp = current.periodEnd + RETRIED_S;
    const isTried = current.triedAt === null || now >= current.triedAt + RETRY_S;
    if (!(isPaid && isTried)) {
      if (now >= givenUp) return { ...current, status: 'canceled', endedAt: givenUp };
      return { ...current, status: 'past_due', triedAt: isTried ? now : current.triedAt };
    }
    current = renewed(current, now);
  }
  return current;
}

/** A customer's subscriptions, newest first, after processing what was due by `now` (seconds). */
export async function subscriptionsOf(
  objects: ProviderObjects,
  customer: string,
  now: number,
): Promise<SubscriptionRecord[]> {
  const { cards, chosen } = objects.get('customer', customer);
  const subscriptions = objects.all('subscription').filter((subscription) => subscription.customer === customer);
  const current = subscriptions.map(({ id }) =>
    objects.change('subscription', id, (record) => {
      const card = cards.find((card) => card.id === (record.card ?? chosen));
      const next = upTo(record, card?.charged === 'succeeds', now);
      if (next.status === record.status && next.periodEnd === record.periodEnd)
        return next.triedAt === record.triedAt ? record : next;
      const change = next.status === 'canceled' ? 'deleted' : 'updated';
      return { ...next, event: objects.event(`customer.subscription.${change}`) };
    }),
  );
  return (await Promise.all(current)).sort((one, other) => other.startedAt - one.startedAt);
}

/**
 * Pays a subscription's unpaid year with its customer's card, immediately. Throws StripeApiError: nothing is unpaid
 * (any more), there is no such card, or it is declined (402).
 */
export const payOwed = (
  objects: ProviderObjects,
  { id, card: cardId, now }: { id: string; card: string; now: number },
  key: ObjectKey,
): Promise<SubscriptionRecord> => {
  const pay = (record: SubscriptionRecord): SubscriptionRecord => {
    if (owedInvoice(record) === null) throw new StripeApiError('Invoice is already paid');
    const card = objects.get('customer', record.customer).cards.find((card) => card.id === cardId);
    if (!card) throw new StripeApiError(`No such PaymentMethod: '${cardId}'`, { code: 'resource_missing' });
    if (card.charged !== 'succeeds')
      throw new StripeApiError('Your card was declined.', { type: 'card_error', code: 'card_declined' }, 402);
    return { ...renewed(record, now), event: objects.event('customer.subscription.updated') };
  };
  return objects.change('subscription', id, pay, key);
};

/** The customer's subscription that has not ended. */
export const runningOf = (objects: ProviderObjects, customer: string): SubscriptionRecord | null =>
  objects.all('subscription').find((one) => one.customer === customer && one.status !== 'canceled') ?? null;

/** Makes a card of its customer the one that pays a subscription. Throws StripeApiError: there is no such card. */
export const setCard = (objects: ProviderObjects, id: string, card: string): Promise<SubscriptionRecord> =>
  objects.change('subscription', id, (record) => {
    if (!objects.get('customer', record.customer).cards.some((one) => one.id === card))
      throw new StripeApiError(`No such PaymentMethod: '${card}'`, { code: 'resource_missing' });
    return record.card === card ? record : { ...record, card, event: objects.event('customer.subscription.updated') };
  });

/** Cancels the running subscription at its period's end, or resumes it. */
export async function leaveAtEnd(
  objects: ProviderObjects,
  customer: string,
  leaves: boolean,
  now: number,
): Promise<void> {
  await subscriptionsOf(objects, customer, now);
  const current = runningOf(objects, customer);
  if (!current) return;
  await objects.change('subscription', current.id, (record) => ({
    ...record,
    cancelAtPeriodEnd: leaves,
    event: objects.event('customer.subscription.updated'),
  }));
}

/** Ends all subscriptions of a deleted customer immediately. */
export async function endAll(objects: ProviderObjects, customer: string): Promise<void> {
  const now = objects.seconds();
  for (const one of objects.all('subscription'))
    if (one.customer === customer && one.status !== 'canceled')
      await objects.change('subscription', one.id, (record) => ({
        ...record,
        status: 'canceled',
        endedAt: now,
        event: objects.event('customer.subscription.deleted'),
      }));
}
