import { pausableWeeks } from '#rules/basketDates.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { newcomer } from './newcomer.ts';
import type { StateAnswer } from './stateParts.ts';
import type { StateParts } from './stateParts.ts';
import { subscriptionShape } from './subscriptionInput.ts';
import { dropSubscriptions, refuseWeek, setAgreedTotal } from './subscriptionStateStore.ts';

/*
 * The state of a subscription, created and changed through the market's own service: returns the values `subscription`,
 * its id, `week`, the first of the twelve weeks that can be paused, and `line`, the line's id where their cart proposes
 * it.
 */

type SubscriptionParts = Pick<StateParts, 'services' | 'database' | 'clock' | 'publicUrl' | 'sessions'>;

export async function setup(parts: SubscriptionParts, params: unknown): Promise<StateAnswer> {
  const { services } = parts;
  const { subscriptions } = services.baskets;
  const { customer, basket, place, note, paused, refused, agreed, ended } = subscriptionShape.parse(params);
  const { caller } = newcomer(parts, customer);
  const weeks = pausableWeeks(caller.now, await services.fulfilment.calendar()).map(({ startDate }) => startDate);
  await subscriptions.subscribe(caller, basket, {
    ...('location' in place
      ? { locationId: toId('Location', place.location) }
      : { shippingZoneId: toId('ShippingZone', place.zone) }),
    note,
  });
  const subscription = (await subscriptions.list(caller.visitor)).find((view) => view.basket.id === basket);
  const [first] = weeks;
  if (!subscription || first === undefined) throw new Error('The subscription that was begun is not there.');
  const { id } = subscription;
  const pauseWeeks = weeks.filter((_, index) => paused.includes(index)).map((week) => toId('Period', week));
  if (pauseWeeks.length > 0) await subscriptions.update(caller, id, { pauseWeeks });
  if (refused) await inTransaction(parts.database, (tx) => refuseWeek(tx, id, first));
  if (agreed !== null) await inTransaction(parts.database, (tx) => setAgreedTotal(tx, id, agreed));
  if (ended) await subscriptions.cancel(caller, id);
  const values = { subscription: toId('UserBasket', id), week: toId('Period', first) };
  const { lines } = await services.cart.view(caller);
  const line = lines.find((item) => item.basket?.userBasketId === id);
  return { headers: {}, values: { ...values, ...(line && { line: toId('CartItem', line.id) }) } };
}

export async function teardown({ database }: SubscriptionParts, params: unknown): Promise<void> {
  const input = subscriptionShape.parse(params);
  await inTransaction(database, (tx) => dropSubscriptions(tx, { customer: input.customer, basket: input.basket }));
}
