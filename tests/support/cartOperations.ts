import fc from 'fast-check';
import type { Caller } from '../../server/caller.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { MarketError, MarketErrors } from '../../server/marketError.ts';
import { customerOf } from './credit.ts';
import { location, zone } from './purchaseMarket.ts';
import type { MarketServices } from './purchaseMarket.ts';

/** One action, by the numbers of person and object. */
export type Operation =
  | { kind: 'add'; who: number; what: number; quantity: number }
  | { kind: 'remove'; who: number; what: number; all: boolean }
  | { kind: 'confirm'; who: number; what: number }
  | { kind: 'choose'; who: number; place: keyof typeof PLACES }
  | { kind: 'express'; who: number; on: boolean }
  | { kind: 'note'; who: number; note: string }
  | { kind: 'checkout'; who: number; useBalance: boolean; forceDisposableBox: boolean }
  | { kind: 'pay' | 'lapse' | 'trial'; who: number }
  | { kind: 'credit'; who: number; amount: number }
  | { kind: 'reprice'; what: number; price: number };

const PLACES = {
  none: { locationId: null, shippingZoneId: null },
  market: { locationId: toId('Location', location('marche')) },
  free: { shippingZoneId: toId('ShippingZone', zone('plateau')) },
  valley: { shippingZoneId: toId('ShippingZone', zone('vallee')) },
};

export const PEOPLE = 3;
export const GOODS = 4;
const who = fc.nat({ max: PEOPLE - 1 });
const what = fc.nat({ max: GOODS - 1 });
const is = <Kind extends string>(kind: Kind) => fc.constant(kind);

const place = fc.constantFrom<(keyof typeof PLACES)[]>('none', 'market', 'free', 'valley');
const adding = { who, what, quantity: fc.integer({ min: 1, max: 4 }) };
const paying = { useBalance: fc.boolean(), forceDisposableBox: fc.boolean() };

/** A whole purchase, which random single steps seldom complete: paid, given up, or left open. */
const purchase = fc
  .record({
    ...adding,
    ...paying,
    place,
    end: fc.constantFrom<('pay' | 'lapse' | null)[]>('pay', 'pay', 'lapse', null),
  })
  .map(({ who: by, what: of, quantity, place: there, end, ...how }): Operation[] => [
    { kind: 'add', who: by, what: of, quantity },
    { kind: 'choose', who: by, place: there },
    { kind: 'checkout', who: by, ...how },
    ...(end === null ? [] : [{ kind: end, who: by }]),
  ]);

const single: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: is('add'), ...adding }) },
  { weight: 2, arbitrary: fc.record({ kind: is('remove'), who, what, all: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: is('confirm'), who, what }) },
  { weight: 2, arbitrary: fc.record({ kind: is('choose'), who, place }) },
  { weight: 1, arbitrary: fc.record({ kind: is('express'), who, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: is('note'), who, note: fc.constantFrom('', 'Sans sac') }) },
  { weight: 3, arbitrary: fc.record({ kind: is('checkout'), who, ...paying }) },
  { weight: 3, arbitrary: fc.record({ kind: is('pay'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: is('lapse'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: is('trial'), who }) },
  { weight: 3, arbitrary: fc.record({ kind: is('credit'), who, amount: fc.integer({ min: -4000, max: 1500 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: is('reprice'), what, price: fc.integer({ min: 0, max: 2000 }) }) },
);

/** The actions of a few people one after the other, about fifty steps. */
export const operations: fc.Arbitrary<Operation[]> = fc
  .array(fc.oneof({ weight: 2, arbitrary: single.map((one) => [one]) }, { weight: 1, arbitrary: purchase }), {
    minLength: 22,
    maxLength: 28,
    size: 'max',
  })
  .map((groups) => groups.flat());

export type Stage = { market: MarketServices; people: Caller[]; variants: string[] };

/** The codes of a refusal; null: it succeeded. Any other exception is a fault. */
export async function refusalOf(call: Promise<unknown>): Promise<string[] | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof MarketErrors) return error.errors.map(({ code }) => code);
    if (error instanceof MarketError) return [error.code];
    throw error;
  }
}

/** Somebody's newest payment that can still be paid. */
async function openPayment({ market }: Stage, { visitor }: Caller): Promise<string | null> {
  const attempt = await market.checkout.payment(visitor);
  return attempt?.status === 'pending' ? attempt.provider_session_id : null;
}

/** Delivers the provider's message about the end of a payment, twice. */
async function end(stage: Stage, caller: Caller, how: 'pay' | 'lapse'): Promise<void> {
  const sessionId = await openPayment(stage, caller);
  if (sessionId === null) return;
  const event = stage.market.payment[how](sessionId);
  await stage.market.checkout.handleEvent(event);
  await stage.market.checkout.handleEvent(event);
  await stage.market.checkout.handleEvent({ ...event, id: `${event.id} again` });
}

const itemOf = async (cart: MarketServices['cart'], caller: Caller, variant: string) =>
  (await cart.view(caller)).lines.find((line) => line.variant.id === variant)?.id;

/** Performs one operation; throws its refusal. `request` is its key, if a repetition must count once. */
export async function perform(stage: Stage, operation: Operation, request: string): Promise<unknown> {
  const { market, people, variants } = stage;
  if (operation.kind === 'reprice') {
    const change = market.database.kysely.updateTable('variant').set({ price: operation.price });
    return change.where('id', '=', variants[operation.what]!).where('price', '>', 0).execute();
  }
  const caller = people[operation.who]!;
  const variant = 'what' in operation ? variants[operation.what]! : '';
  switch (operation.kind) {
    case 'add':
      return market.cart.add(caller, variant, operation.quantity);
    case 'remove':
      return market.cart.remove(caller, variant, operation.all);
    case 'confirm': {
      const item = await itemOf(market.cart, caller, variant);
      return item === undefined ? null : market.cart.confirm(caller, item);
    }
    case 'choose':
      return market.cart.updateSession(caller, PLACES[operation.place]);
    case 'express':
      return market.cart.updateSession(caller, { fromStorage: operation.on });
    case 'note':
      return market.cart.updateCart(caller, { note: operation.note });
    case 'checkout':
      return market.checkout.checkout(caller, { ...operation, period: null });
    case 'pay':
    case 'lapse':
      return end(stage, caller, operation.kind);
    case 'trial':
      return market.membership.startTrial(caller);
    case 'credit': {
      if (!caller.visitor.customer || operation.amount === 0) return null;
      const owner = market.database.kysely.selectFrom('customer').select('email').where('id', '=', customerOf(caller));
      const { email } = await owner.executeTakeFirstOrThrow();
      return market.balance.adjust({ email, amount: operation.amount, note: 'Test', request, at: caller.now });
    }
  }
}

/** Whether repeating the same message must have no further effect; adding or removing a unit is a new request each time. */
export const isRepeatable = (operation: Operation): boolean =>
  operation.kind !== 'add' && !(operation.kind === 'remove' && !operation.all);
