import { expect, it } from 'vitest';
import { MarketError } from '../marketError.ts';
import { createCallGuard } from './callGuard.ts';

const caller = { sessionId: 'a', address: '203.0.113.9' };

/** The kinds of limits that a call of one field is counted under. */
async function kindsOf(name: string, args: Record<string, unknown> = {}): Promise<string[]> {
  const kinds: string[] = [];
  const take = (counted: readonly { key: string }[]) => {
    kinds.push(...counted.map(({ key }) => key.replace(/ (session|address) .*/, ' $1')));
    return 0;
  };
  const shared = { take: async (counted: readonly { key: string }[]) => take(counted), forget: async () => 0 };
  const guard = createCallGuard({ memory: { take, restore: () => undefined }, shared, now: () => 0 }, caller, {
    maintenance: false,
    refusal: null,
  });
  const fields = [{ name, key: name, arguments: args }];
  expect(await guard({ kind: 'query', isPublic: true, fields })).toBeNull();
  expect(guard.counted()).toBe(kinds.length > 0);
  return kinds;
}

it.each([
  ['checkout', 'checkout'],
  ['personalData', 'personalData'],
  ['updateEmail', 'emailChange'],
  ['requestRestockNotice', 'restockNotice'],
  ['search', 'search'],
])('counts %s per session and per address as %s', async (field, kind) => {
  expect(await kindsOf(field)).toEqual([`${kind} session`, `${kind} address`]);
});

it('counts places of delivery only where a postal code is looked up, and nothing else', async () => {
  expect(await kindsOf('shippingZones', { filter: { code: 'J8X' } })).toEqual([
    'postalCode session',
    'postalCode address',
  ]);
  expect(await kindsOf('shippingZones', { filter: { code: null } })).toEqual([]);
  expect(await kindsOf('shippingZones')).toEqual([]);
  expect(await kindsOf('products')).toEqual([]);
});

const REFUSED = new MarketError('UNAUTHENTICATED');
it.each<[kind: 'query' | 'mutation', isPublic: boolean, maintenance: boolean, hasToken: boolean, code: string | null]>([
  ['query', true, false, true, null],
  ['query', false, false, true, null],
  ['mutation', false, false, true, null],
  ['query', true, false, false, null],
  ['query', false, false, false, 'UNAUTHENTICATED'],
  ['mutation', false, false, false, 'UNAUTHENTICATED'],
  ['query', true, true, true, null],
  ['query', false, true, true, null],
  ['mutation', false, true, true, 'MAINTENANCE'],
  ['query', true, true, false, null],
  ['mutation', false, true, false, 'UNAUTHENTICATED'],
])('admits a %s, of public fields: %s, in maintenance: %s, with a token that is accepted: %s', async (...row) => {
  const [kind, isPublic, maintenance, hasToken, code] = row;
  const take = () => 0;
  const limits = {
    memory: { take, restore: () => undefined },
    shared: { take: async () => 0, forget: async () => 0 },
    now: () => 0,
  };
  const guard = createCallGuard(limits, caller, { maintenance, refusal: hasToken ? null : REFUSED });
  const refused = await guard({ kind, isPublic, fields: [{ name: 'search', key: 'first', arguments: {} }] });
  expect(refused && { code: (refused.error as MarketError).code, key: refused.key }).toEqual(
    code && { code, key: 'first' },
  );
});
