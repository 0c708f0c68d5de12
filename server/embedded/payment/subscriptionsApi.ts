import { z } from 'zod';
import { readForm } from './apiForm.ts';
import type { SubscriptionRecord } from './objectRecord.ts';
import type { ResourceRequest } from './resources.ts';
import { StripeApiError } from './stripeApiError.ts';
import { subscriptionObject, yearInvoices } from './stripeCustomerObjects.ts';
import { owedInvoice, payOwed, setCard, subscriptionsOf } from './subscriptions.ts';

const changeForm = z.strictObject({ default_payment_method: z.string().startsWith('pm_') });
const payForm = z.strictObject({ payment_method: z.string().startsWith('pm_'), off_session: z.literal('true') });
const previewForm = z.strictObject({ subscription: z.string() });

/**
 * GET /v1/subscriptions of one customer, ended ones too, newest first; POST of one, to set the card that pays it; its paid
 * invoices, the unpaid one, its payment, and a preview of the next. Null: any other path. `now` in seconds.
 */
export async function answerSubscriptions(
  { method, path, query, body, key, objects }: ResourceRequest,
  now: number,
): Promise<object | null> {
  /** The state after processing what was due. */
  async function current(id: string): Promise<SubscriptionRecord> {
    const { customer } = objects.get('subscription', id);
    await subscriptionsOf(objects, customer, now);
    return objects.get('subscription', id);
  }
  const isExpanded = [...query].some(
    ([name, value]) => name.startsWith('expand[') && value === 'data.default_payment_method',
  );
  const view = (record: SubscriptionRecord) =>
    subscriptionObject(record, isExpanded ? objects.get('customer', record.customer).cards : []);
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: path });

  const subscription = query.get('subscription');
  if (method === 'GET' && path === '/v1/invoices' && subscription !== null) {
    const renewed = await current(subscription);
    const owed = owedInvoice(renewed);
    if (query.get('status') === 'open')
      return list(owed === null ? [] : [{ id: owed, object: 'invoice', status: 'open', amount_due: renewed.amount }]);
    return list(yearInvoices(renewed));
  }
  const invoice = /^\/v1\/invoices\/([^/]+)\/pay$/.exec(path)?.[1];
  if (method === 'POST' && invoice) {
    const { payment_method: card } = readForm(payForm, body);
    const isOf = (one: SubscriptionRecord) => owedInvoice(one) === invoice || one.paid.some(({ id }) => id === invoice);
    const subscription = objects.all('subscription').find(isOf);
    if (!subscription) throw new StripeApiError(`No such invoice: '${invoice}'`, { code: 'resource_missing' }, 404);
    await objects.once<'subscription'>(key, () => payOwed(objects, { id: subscription.id, card, now }, key));
    return { id: invoice, object: 'invoice', status: 'paid', amount_paid: subscription.amount };
  }
  if (method === 'POST' && path === '/v1/invoices/create_preview') {
    const { amount } = await current(readForm(previewForm, body).subscription);
    return { object: 'invoice', amount_due: amount, total: amount };
  }
  const id = /^\/v1\/subscriptions\/([^/]+)$/.exec(path)?.[1];
  if (method === 'POST' && id) {
    const { default_payment_method: card } = readForm(changeForm, body);
    return view(await setCard(objects, (await current(id)).id, card));
  }
  if (method !== 'GET' || path !== '/v1/subscriptions') return null;
  const customer = query.get('customer');
  if (customer === null || query.get('status') !== 'all')
    throw new StripeApiError('Give `customer`, and `status` as all.', { param: 'customer' });
  return list((await subscriptionsOf(objects, customer, now)).map(view));
}
