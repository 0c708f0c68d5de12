import type { ResourceRequest } from './resources.ts';
import { StripeApiError } from './stripeApiError.ts';
import { subscriptionObject } from './stripeCustomerObjects.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** GET /v1/subscriptions of one customer, ended ones too, newest first. Null: not this. `now` in seconds. */
export async function answerSubscriptions(
  { method, path, query, things }: ResourceRequest,
  now: number,
): Promise<object | null> {
  if (method !== 'GET' || path !== '/v1/subscriptions') return null;
  const customer = query.get('customer');
  if (customer === null || query.get('status') !== 'all')
    throw new StripeApiError('Give `customer`, and `status` as all.', { param: 'customer' });
  const found = await subscriptionsOf(things, customer, now);
  return { object: 'list', data: found.map(subscriptionObject), has_more: false, url: path };
}
