import { z } from 'zod';
import { readForm } from './apiForm.ts';
import type { ResourceRequest } from './resources.ts';
import { StripeApiError } from './stripeApiError.ts';
import { subscriptionObject, yearInvoices } from './stripeCustomerObjects.ts';
import { dropCard, subscriptionsOf } from './subscriptions.ts';
import type { SubscriptionRecord } from './thingRecord.ts';

const changeForm = z.strictObject({ default_payment_method: z.literal('') });
const previewForm = z.strictObject({ subscription: z.string() });

/**
 * GET /v1/subscriptions of one customer, ended ones too, newest first; POST of one, to take its own card away; its paid
 * invoices, and what the next will be. Null: none of these. `now` in seconds.
 */
export async function answerSubscriptions(
  { method, path, query, body, things }: ResourceRequest,
  now: number,
): Promise<object | null> {
  /** As it stands once whatever was due is done. */
  async function current(id: string): Promise<SubscriptionRecord> {
    const { customer } = things.get('subscription', id);
    await subscriptionsOf(things, customer, now);
    return things.get('subscription', id);
  }
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: path });

  const subscription = query.get('subscription');
  if (method === 'GET' && path === '/v1/invoices' && subscription !== null)
    return list(yearInvoices(await current(subscription)));
  if (method === 'POST' && path === '/v1/invoices/create_preview') {
    const { amount } = await current(readForm(previewForm, body).subscription);
    return { object: 'invoice', amount_due: amount, total: amount };
  }
  const id = /^\/v1\/subscriptions\/([^/]+)$/.exec(path)?.[1];
  if (method === 'POST' && id) {
    readForm(changeForm, body);
    return subscriptionObject(await dropCard(things, (await current(id)).id));
  }
  if (method !== 'GET' || path !== '/v1/subscriptions') return null;
  const customer = query.get('customer');
  if (customer === null || query.get('status') !== 'all')
    throw new StripeApiError('Give `customer`, and `status` as all.', { param: 'customer' });
  return list((await subscriptionsOf(things, customer, now)).map(subscriptionObject));
}
