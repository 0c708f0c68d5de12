import { expect, it } from 'vitest';
import type { AttemptStatus } from '../database/tables.ts';
import { checkoutResolvers } from './checkoutResolvers.ts';

type Resolve = (...args: unknown[]) => unknown;
const visitor = { sessionId: 'session' };
const id = '00000000-0000-4000-8000-000000000007';
const ORDER = { id: 'order', total: 2200, isJoined: false };
const JOINED = { id: 'joined', total: 900, isJoined: true };

/** All that the API says of an attempt in this status, whose order, if it is paid, is `order`. */
async function payment(status: AttemptStatus, order: object) {
  const services = {
    orders: {
      ofAttempt: (who: unknown, attempt: string) => (who === visitor && attempt === id ? order : 'of somebody else'),
      mergedInto: (joined: unknown) => ({ holds: joined }),
    },
  };
  const fields = Object.entries(checkoutResolvers.Payment).map(async ([name, resolve]) => [
    name,
    await (resolve as unknown as Resolve)({ id, status }, {}, { services, visitor }),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

it.each<[AttemptStatus, object, object]>([
  ['creating', ORDER, { state: 'pending', order: null, joined: false, joinedTotal: null }],
  ['pending', ORDER, { state: 'pending', order: null, joined: false, joinedTotal: null }],
  ['failed', ORDER, { state: 'failed', order: null, joined: false, joinedTotal: null }],
  ['expired', JOINED, { state: 'expired', order: null, joined: false, joinedTotal: null }],
  ['paid', ORDER, { state: 'paid', order: ORDER, joined: false, joinedTotal: null }],
  ['paid', JOINED, { state: 'paid', order: { holds: JOINED }, joined: true, joinedTotal: 900 }],
])('shows a payment that is %s, with its order: %j', async (status, order, expected) => {
  expect(await payment(status, order)).toEqual({ id: 'pay_00000000000040008000000000000007', ...expected });
});

it.each<[AttemptStatus | null, string | null]>([
  ['creating', 'pending'],
  ['pending', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  [null, null],
])('shows the state of anybody’s payment that is %s, by its session', async (status, state) => {
  const resolve = checkoutResolvers.Query.paymentState as unknown as Resolve;
  const statusOf = (session: string) => (session === 'cs_1' ? status : 'paid');
  const context = { services: { checkout: { statusOf } } };
  expect(await resolve({}, { session: 'cs_1' }, context)).toBe(state);
  for (const absent of [{}, { session: null }]) expect(await resolve({}, absent, context)).toBeNull();
});
