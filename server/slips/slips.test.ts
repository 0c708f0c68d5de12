import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  openMarket,
  refusals,
  zone,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { withRemovedUnits, writeWeekOrders, type LineWish } from '../../tests/support/weekOrders.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { slipPath, slipOfToken } from '../mail/slipLinks.ts';

const WEEK = '2026-11-20';
/** Its Monday, an hour after the mails are due. */
const MONDAY = '2026-11-23T12:00:00Z';
const [bees, sheep, farm] = ['abeille', 'bergerie', 'ferme'].map((name) => testId(`seller ${name}`)) as [
  string,
  string,
  string,
];

const line = (product: string, seller: string, quantity: number, more: Partial<LineWish> = {}): LineWish => ({
  variantId: testId(`variant ${product} 0`),
  product,
  seller,
  quantity,
  ...more,
});

describe.each(testDatabaseKinds())('what producers are mailed to bring (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const goods = smallMarket(database.kysely);
    await goods.seller('abeille', { contact_email: 'abeille@exemple.ca' });
    await goods.seller('bergerie');
    await goods.seller('ferme', { contact_email: 'ferme@exemple.ca', contact_language: 'en' });
    for (const [product, seller] of [
      ['miel', 'abeille'],
      ['cire', 'abeille'],
      ['tomme', 'bergerie'],
      ['chou', 'ferme'],
    ] as const)
      await goods.product(product, seller);
    market = marketServices(database, { now: MONDAY });
    staff = await signedIn(market, 'josee', { roles: ['manager'] });
    const pickup = { period: WEEK, locationId: location('marche') };
    await writeWeekOrders(
      database,
      withRemovedUnits([
        { ...pickup, name: 'ann', lines: [line('miel', 'abeille', 3), line('tomme', 'bergerie', 1)] },
        { ...pickup, name: 'bob', lines: [line('miel', 'abeille', 2), line('cire', 'abeille', 4, { returned: 1 })] },
        { ...pickup, name: 'cat', lines: [line('miel', 'abeille', 9)], status: 'cancelled' },
        { ...pickup, name: 'dan', lines: [line('miel', 'abeille', 9)], fromStorage: true },
        {
          name: 'eve',
          period: WEEK,
          delivery: { zoneId: zone('vallee'), postalCode: 'J9A1B1', line1: '1, rue A' },
          lines: [line('miel', 'abeille', 5)],
        },
        { name: 'fay', period: '2026-11-27', locationId: location('marche'), lines: [line('chou', 'ferme', 7)] },
      ]),
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.kysely.deleteFrom('producer_slip').execute();
    await database.kysely.deleteFrom('outbox').execute();
    await database.kysely.deleteFrom('mail_count').execute();
    market.mail.accepted.length = 0;
  });

  const at = (now: string) => marketServices(database, { now });
  const slips = () => database.kysely.selectFrom('producer_slip').selectAll().orderBy('sent_at').execute();
  const contactOf = async (sellerId: string, week = WEEK) =>
    (await market.slips.contacts(await market.packing.week(week, market.clock.now()))).find(
      ({ seller }) => seller.id === sellerId,
    )!;
  const send = (requestId: string, sellerId = bees, week = WEEK) =>
    market.slips.send(staff.visitor.customer!.id, { sellerId, week, requestId });
  const tokenOf = async (id: string) => (await slipPath(database.kysely, id)).split('/').at(-1)!;

  it('mails each producer with an address and orders once, with units by place, and no others', async () => {
    expect(await market.slips.sendDue()).toBe(1);
    expect(await market.slips.sendDue()).toBe(0);
    const [slip, ...others] = await slips();
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ seller_id: bees, week: WEEK, email: 'abeille@exemple.ca', units: 13, staff_id: null });
    const named = (items: { product: { primary: string }; units: number }[]) =>
      items.map(({ product, units }) => `${units} ${product.primary}`);
    expect(named(slip!.content.items)).toEqual(['3 cire', '10 miel']);
    expect(slip!.content.places.map(({ isRound, items }) => [isRound, named(items)]).sort()).toEqual([
      [false, ['3 cire', '5 miel']],
      [true, ['5 miel']],
    ]);
    await market.mails.sendDue();
    const [mail, ...more] = market.mail.accepted;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'abeille@exemple.ca', locale: 'fr' });
    expect(mail!.text).toContain(`/bordereau/${await tokenOf(slip!.id)}`);
    expect((await contactOf(bees)).mails).toMatchObject([
      { to: 'abeille@exemple.ca', status: 'sent', by: null, units: 13 },
    ]);
  });

  it('mails once when two processes do it at the same time', async () => {
    const both = await Promise.all([market.slips.sendDue(), at(MONDAY).slips.sendDue()]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await slips()).toHaveLength(1);
  });

  it.each([
    ['before Monday at 6', '2026-11-23T10:59:59Z', 0],
    ['from Monday at 6 on', '2026-11-23T11:00:00Z', 1],
    ['late on Tuesday', '2026-11-25T10:59:59Z', 1],
    ['on Wednesday', '2026-11-25T11:00:00Z', 0],
  ])('mails in time: %s', async (_name, now, count) => {
    expect(await at(now).slips.sendDue()).toBe(count);
  });

  it('mails nothing after a closed week', async () => {
    await database.kysely.insertInto('market_week').values({ start_date: '2026-11-27', closed: true }).execute();
    const closed = at('2026-11-30T12:00:00Z');
    await closed.catalogue.fresh();
    expect(await closed.slips.sendDue()).toBe(0);
    await database.kysely.deleteFrom('market_week').execute();
    const open = at('2026-11-30T12:00:00Z');
    expect(await open.slips.sendDue()).toBe(1);
    expect(await slips()).toMatchObject([{ seller_id: farm, week: '2026-11-27', locale: 'en' }]);
  });

  it('sends again from the desk, once for each request, and the job sends no second one', async () => {
    expect((await send('one')).mails).toMatchObject([{ by: 'josee@exemple.ca', status: 'waiting' }]);
    expect((await send('one')).mails).toHaveLength(1);
    expect(await codes(send('one', farm))).toEqual(['REQUEST_REUSED']);
    expect(await market.slips.sendDue()).toBe(0);
    expect((await send('two')).mails).toHaveLength(2);
  });

  it('mails no second one when the desk sends it after the job has looked', async () => {
    const { fresh } = market.catalogue;
    const lookingUpSellers = vi.spyOn(market.catalogue, 'fresh').mockImplementationOnce(async () => {
      await send('meanwhile');
      return fresh();
    });
    expect(await market.slips.sendDue()).toBe(0);
    lookingUpSellers.mockRestore();
    expect(await slips()).toMatchObject([{ seller_id: bees, staff_id: staff.visitor.customer!.id }]);
  });

  it('rejects a producer without an address, with nothing to bring, and an unknown one', async () => {
    expect(await refusals(send('three', sheep))).toEqual([{ code: 'BAD_INPUT', params: { field: 'seller' } }]);
    expect(await refusals(send('four', farm))).toEqual([{ code: 'BAD_INPUT', params: { field: 'period' } }]);
    expect(await codes(send('five', testId('nobody')))).toEqual(['NOT_FOUND']);
    expect(await slips()).toEqual([]);
    expect(await contactOf(sheep)).toMatchObject({ units: 1, mails: [], links: 0 });
  });

  it('opens the page of the producer to whom the link was mailed, until it ends', async () => {
    await send('six');
    const [slip] = await slips();
    const token = await tokenOf(slip!.id);
    expect(await market.slips.open(token)).toMatchObject({ works: true, sellerId: bees, slip: { units: 13 } });
    expect((await contactOf(bees)).links).toBe(1);
    const end = new Date(slip!.link_ends_at).getTime();
    expect(end - new Date(slip!.sent_at).getTime()).toBe(35 * 86_400_000);
    expect(await at(new Date(end - 1000).toISOString()).slips.open(token)).toMatchObject({ works: true });
    expect(await at(new Date(end).toISOString()).slips.open(token)).toEqual({ works: false, language: 'fr' });
  });

  it('opens nothing with a link that was altered, revoked, or mailed to a former address', async () => {
    await send('seven');
    const [slip] = await slips();
    const token = await tokenOf(slip!.id);
    const [id = '', signature = ''] = token.split('.');
    const otherId = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [`${otherId}.${signature}`, `${id}.${'a'.repeat(43)}`, id, ''])
      expect(await market.slips.open(wrong)).toBeNull();
    expect(await slipOfToken(database.kysely, token)).toBe(slip!.id);

    const move = (email: string | null) =>
      database.kysely.updateTable('seller').set({ contact_email: email }).where('id', '=', bees).execute();
    for (const email of ['autre@exemple.ca', null]) {
      await move(email);
      expect(await market.slips.open(token)).toEqual({ works: false, language: 'fr' });
    }
    await move('Abeille@exemple.ca');
    expect(await market.slips.open(token)).toMatchObject({ works: true });

    const revoke = () => market.slips.revokeLinks(staff.visitor.customer!.id, { sellerId: bees, week: WEEK });
    for (const _ of [1, 2]) expect(await revoke()).toMatchObject({ links: 0 });
    expect(await market.slips.open(token)).toEqual({ works: false, language: 'fr' });
    expect(
      await database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'revoke_slip_links').execute(),
    ).toHaveLength(1);
    await market.mails.sendDue();
    expect(market.mail.accepted, 'a queued mail with a revoked link is not sent').toEqual([]);
    expect((await contactOf(bees)).mails).toMatchObject([{ status: 'failed' }]);
  });
});
