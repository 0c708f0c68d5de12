import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { location, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { previousRefusal } from './deliveryStore.ts';
import { queueRaised } from './raisedStore.ts';
import { eraseUserBaskets, readPauses, readUserBasket, writePauses } from './userBasketStore.ts';
import { notifyWithdrawn } from './withdrawnStore.ts';

const AT = new Date('2026-11-24T17:00:00Z');
const EARLIER = new Date('2026-11-10T17:00:00Z');

describe('rows of subscriptions', () => {
  let database: Database;
  let basket: string;
  const customer = (name: string) => testId(`customer ${name}`);
  const subscription = (name: string) => testId(`subscription ${name}`);

  /** A running subscription at the vallee, one at the plateau, one picked up, and one that has ended. */
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    basket = await basketOffer(database, 'legumes');
    for (const [name, zoneId, endedAt] of [
      ['vallee', zone('vallee'), null],
      ['plateau', zone('plateau'), null],
      ['fetched', null, null],
      ['ended', zone('vallee'), EARLIER],
    ] as const) {
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
        values (${customer(name)}, ${name}, ${`${name}@exemple.ca`}, ${AT}, ${AT}, 'fr')`.execute(database.kysely);
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, shipping_zone_id, agreed_total, start_week,
          decided_through, created_at, cancelled_at)
        values (${subscription(name)}, ${customer(name)}, ${basket}, ${zoneId === null ? location('marche') : null}, ${zoneId}, 3000,
          '2026-10-02', '2026-11-20', ${AT}, ${endedAt})`.execute(database.kysely);
    }
  });
  afterAll(() => database.close());

  const deliver = (tx: Transaction, name: string, week: string, status: string, refusal: string | null = null) =>
    sql`insert into basket_delivery (user_basket_id, week, status, refusal, location_id, attempt_id) values (${subscription(name)},
      ${week}, ${status}, ${refusal}, ${location('marche')}, ${status === 'ordered' ? testId(week) : null})`.execute(
      tx,
    );
  const announced = async (tx: Transaction) =>
    (await tx.selectFrom('outbox').select('data').execute()).map(
      ({ data }) => (data as { userBasketId: string }).userBasketId,
    );

  it('tells of a new price only who is delivered to that zone, still runs and has not agreed to it', async () => {
    const found = await undoing(database, async (tx) => {
      const counts = [
        await queueRaised(tx, { basketId: basket, zoneId: zone('vallee') }, 3000),
        await queueRaised(tx, { basketId: basket, zoneId: zone('vallee') }, 3001),
        await queueRaised(tx, { basketId: basket, zoneId: null }, 3001),
      ];
      return [counts, (await announced(tx)).toSorted()];
    });
    expect(found).toEqual([[0, 1, 1], [subscription('vallee'), subscription('fetched')].toSorted()]);
  });

  it('tells of a withdrawn basket, or of a closed place, only whose subscription runs', async () => {
    const found = await undoing(database, async (tx) => {
      await sql`update shipping_zone set active = false where id = ${zone('vallee')}`.execute(tx);
      const closed = await notifyWithdrawn(tx);
      await sql`delete from outbox`.execute(tx);
      await sql`update basket set active = false`.execute(tx);
      return [closed, await notifyWithdrawn(tx), (await announced(tx)).includes(subscription('ended'))];
    });
    expect(found).toEqual([1, 3, false]);
  });

  it('knows why the delivery before a week was missed: of the same subscription, and the latest one', async () => {
    const refusals = await undoing(database, async (tx) => {
      await deliver(tx, 'vallee', '2026-10-16', 'missed', 'LATE');
      await deliver(tx, 'vallee', '2026-10-23', 'missed', 'NO_DELIVERY');
      await deliver(tx, 'plateau', '2026-10-30', 'missed', 'NO_CARD');
      const before = (name: string, week: string) => previousRefusal(tx, { user_basket_id: subscription(name), week });
      const found = [await before('vallee', '2026-11-06'), await before('plateau', '2026-10-30')];
      await deliver(tx, 'vallee', '2026-10-30', 'ordered');
      return [...found, await before('vallee', '2026-11-06')];
    });
    expect(refusals).toEqual(['NO_DELIVERY', null, null]);
  });

  it('shows the weeks of the last month that come, in order, and the latest refusal', async () => {
    const shown = await undoing(database, async (tx) => {
      await deliver(tx, 'vallee', '2026-11-20', 'due', 'NO_ADDRESS');
      await deliver(tx, 'vallee', '2026-11-13', 'due', 'NO_CARD');
      for (const week of ['2026-11-06', '2026-10-30', '2026-10-23']) await deliver(tx, 'vallee', week, 'ordered');
      const row = await readUserBasket(tx, customer('vallee'), subscription('vallee'));
      return [row?.fixed.map(({ week }) => week), row?.refused_week, row?.refusal];
    });
    expect(shown).toEqual([['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'], '2026-11-20', 'NO_ADDRESS']);
  });

  it('ends with the account what is due, keeps what was ordered, and when it had ended', async () => {
    const left = await undoing(database, async (tx) => {
      await deliver(tx, 'vallee', '2026-11-13', 'ordered');
      await deliver(tx, 'vallee', '2026-11-20', 'due');
      await deliver(tx, 'plateau', '2026-11-20', 'due');
      for (const name of ['vallee', 'ended']) await eraseUserBaskets(tx, customer(name), AT);
      const statuses = await tx.selectFrom('basket_delivery').select('status').orderBy('status').execute();
      const ends = tx
        .selectFrom('user_basket')
        .select('cancelled_at')
        .where('customer_id', 'in', [customer('vallee'), customer('ended')]);
      return [
        statuses.map(({ status }) => status),
        (await ends.orderBy('cancelled_at').execute()).map(({ cancelled_at: end }) => end),
      ];
    });
    expect(left).toEqual([
      ['due', 'missed', 'ordered'],
      [EARLIER, AT],
    ]);
  });

  it('forgets which paused weeks a cart was to buy', async () => {
    const choices = await undoing(database, async (tx) => {
      for (const [name, week] of [
        ['vallee', '2026-11-27'],
        ['vallee', '2026-12-04'],
        ['plateau', '2026-11-27'],
      ] as const)
        await sql`insert into basket_choice (user_basket_id, week, in_cart, price_seen)
          values (${subscription(name)}, ${week}, true, 3200)`.execute(tx);
      await writePauses(tx, subscription('vallee'), '2026-11-27', ['2026-11-27']);
      return (await tx.selectFrom('basket_choice').select(['user_basket_id', 'week']).orderBy('week').execute()).map(
        ({ user_basket_id: id, week }) => [id, week],
      );
    });
    expect(choices).toEqual([
      [subscription('plateau'), '2026-11-27'],
      [subscription('vallee'), '2026-12-04'],
    ]);
  });

  it('replaces the paused weeks from one on, and leaves those before and of others', async () => {
    const paused = await undoing(database, async (tx) => {
      for (const [name, week] of [
        ['vallee', '2026-11-20'],
        ['vallee', '2026-11-27'],
        ['vallee', '2026-12-04'],
        ['plateau', '2026-12-04'],
      ] as const)
        await sql`insert into basket_pause (user_basket_id, week) values (${subscription(name)}, ${week})`.execute(tx);
      await writePauses(tx, subscription('vallee'), '2026-11-27', ['2026-12-11']);
      const read = async (name: 'vallee' | 'plateau') => readPauses(tx, subscription(name), '2026-11-20');
      return [await read('vallee'), await read('plateau'), await readPauses(tx, subscription('vallee'), '2026-11-21')];
    });
    expect(paused).toEqual([['2026-11-20', '2026-12-11'], ['2026-12-04'], ['2026-12-11']]);
  });
});
