import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  gatewayTo,
  goodCard,
  startHarnessWithTarget,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import { codes, openMarket, servicesOver } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { EventSubject } from '../gateways/payment.ts';

const { email: _email, ...CARD } = goodCard;
const { target, provider, close } = await startHarnessWithTarget();
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase(testDatabaseKinds().at(-1)!);
  await openMarket(database);
});
afterAll(async () => {
  await close();
  await database.close();
});

type MembershipEvent = Extract<EventSubject, { kind: 'membership' }>;
const connect = () => servicesOver(database, gatewayTo(provider.port));

it('opens one page for two tabs on two servers, and one year is paid, however often its button is clicked', async () => {
  const markets = [connect(), connect()] as const;
  const callers = await Promise.all(markets.map((market) => signedIn(market, 'tabs')));
  const urls = await Promise.all([0, 1, 0, 1].map((nth) => markets[nth]!.membership.create(callers[nth]!)));
  expect(new Set(urls).size).toBe(1);
  const responses = await Promise.all([1, 2, 3].map(() => submitForm(urls[0]!, CARD)));
  const [returnUrl] = new Set(responses.map(({ headers }) => headers.get('location')));
  const pageId = /paiement\/([0-9a-f-]{36})\/retour$/.exec(returnUrl ?? '')![1]!;
  // Both come back at once, before any message came.
  expect(await Promise.all(markets.map((market) => market.membership.returned(pageId)))).toEqual([
    '/compte/adhesion',
    '/compte/adhesion',
  ]);
  expect(await markets[0].membership.current(callers[0]!)).toMatchObject({ status: 'active' });
  const rows = await database.kysely.selectFrom('membership').select('id').execute();
  expect(rows).toHaveLength(1);
  for (const nth of [0, 1])
    expect(await codes(markets[nth]!.membership.create(callers[nth]!))).toEqual(['ALREADY_MEMBER']);
});

it('accepts its messages repeatedly, in any order, on two servers, and after the account is closed', async () => {
  const market = connect();
  const ann = await signedIn(market, 'messages');
  await submitForm(await market.membership.create(ann), CARD);
  const customer = (await market.cards.knownAs(ann.visitor.customer!.id))!;
  const portal = await market.membership.manage(ann, 'https://market.example.test/compte/adhesion');
  await submitForm(portal, { cancel: '1' });
  await submitForm(portal, { resume: '1' });
  await submitForm(portal, { cancel: '1' });
  const events: MembershipEvent[] = [];
  while (events.length < 5) {
    const { body, signature } = await target.next();
    const { about } = market.payment.parseWebhook(body, signature);
    if (about?.kind === 'membership' && about.customer === customer) events.push(about);
  }
  const [firstServer, secondServer] = [connect(), connect()];
  await Promise.all(
    [...events.toReversed(), ...events].map((about, nth) =>
      (nth % 2 ? firstServer : secondServer).membership.handle(about),
    ),
  );
  const membership = await market.membership.current(ann);
  expect(membership).toMatchObject({ status: 'active', cancel_at_period_end: true });

  await market.account.erase(ann.visitor.customer!.id);
  const storedRows = () =>
    database.kysely.selectFrom('membership').selectAll().where('id', '=', membership!.id).execute();
  const before = await storedRows();
  for (const about of events) expect(await market.membership.handle(about)).toBe('ignored');
  expect(await storedRows()).toEqual(before);
  expect(await market.payment.membershipOf(customer)).toMatchObject({ status: 'cancelled' });
});

it('returns whole seconds over the API, for its owner alone, and each refusal with its text (F-136 to F-138)', async () => {
  const api = await openApi(eitherDatabaseKind());
  const [ann, eve] = await Promise.all(
    ['ann', 'eve'].map(async (name) => ({ authorization: await api.identity.token(name) })),
  );
  const CREATE = 'mutation { createMembership }';
  const MANAGE = 'mutation($r: String!) { manageMembership(returnUrl: $r) }';
  const r = 'https://market.example/compte/adhesion';
  const refusalOf = async (query: string, variables: object = {}, who: Record<string, string> = ann!) =>
    (await api.call(query, { ...variables }, who)).errors.map(({ message, extensions }) => [extensions.code, message]);

  expect(await refusalOf(CREATE, {}, {})).toEqual([['MEMBERSHIP_NEEDS_ACCOUNT', 'membership.validation']]);
  expect(await refusalOf(MANAGE, { r }, {})).toMatchObject([['UNAUTHENTICATED', expect.anything()]]);
  const { data } = await api.call(CREATE, {}, ann);
  const url = String(data?.createMembership);
  expect((await api.call(CREATE, {}, ann)).data?.createMembership).toBe(url);
  const customer = api.payment.memberships.pay(url, api.clock.now());
  await api.services.membership.handle({ kind: 'membership', customer });
  expect(await refusalOf(CREATE)).toEqual([['ALREADY_MEMBER', 'membership.already']]);

  const MEMBERSHIP_QUERY =
    '{ membership { id status trialEnd currentPeriodEnd cancelAtPeriodEnd startDate renews saved nextCharge endedUnpaid receipts { paidAt periodStart periodEnd } } }';
  // No two times are the same.
  const times = ['2026-11-21', '2026-11-22', '2027-11-23'].map((day) => `${day}T12:00:00-05:00`);
  const [paidAt, start, end] = times.map((time) => new Date(time));
  const dates = { paid_at: paidAt!, period_start: start!, period_end: end! };
  await api.database.kysely.updateTable('membership_charge').set(dates).execute();
  const membership = (await api.call(MEMBERSHIP_QUERY, {}, ann)).data?.membership as Record<string, number> & {
    id: string;
  };
  expect(membership).toEqual({
    id: membership.id,
    status: 'active',
    trialEnd: null,
    startDate: expect.any(Number),
    currentPeriodEnd: expect.any(Number),
    cancelAtPeriodEnd: false,
    renews: true,
    saved: 0,
    nextCharge: 3449,
    endedUnpaid: false,
    receipts: [{ paidAt: times[0], periodStart: times[1], periodEnd: times[2] }],
  });
  await api.database.kysely.updateTable('membership').set({ cancel_at_period_end: true, ended_unpaid: true }).execute();
  expect((await api.call(MEMBERSHIP_QUERY, {}, ann)).data?.membership).toMatchObject({
    renews: false,
    nextCharge: null,
    endedUnpaid: true,
  });
  expect([membership.startDate, membership.currentPeriodEnd].every(Number.isInteger)).toBe(true);
  expect((membership.currentPeriodEnd! - membership.startDate!) / 86_400).toBeCloseTo(365, 0);
  expect((await api.call(MEMBERSHIP_QUERY, {}, eve)).data).toEqual({ membership: null });
  const NODE = 'query($id: ID!) { node(id: $id) { __typename } }';
  expect((await api.call(NODE, { id: membership.id }, eve)).data).toEqual({ node: null });
  expect((await api.call(NODE, { id: membership.id }, ann)).data).toEqual({ node: { __typename: 'Membership' } });

  expect((await api.call(MANAGE, { r }, ann)).data?.manageMembership).toMatch(/^https:\/\/pay\.example\.test\//);
  for (const foreign of [
    'https://market.example.evil/compte',
    'https://market.example@evil/',
    '/compte',
    'javascript:0',
  ])
    expect((await refusalOf(MANAGE, { r: foreign }))[0]?.[0]).toBe('BAD_INPUT');
  api.payment.provider.state = 'down';
  expect(await refusalOf(MANAGE, { r })).toEqual([['PORTAL_UNAVAILABLE', 'errors.portal']]);
  await api.close();
});
