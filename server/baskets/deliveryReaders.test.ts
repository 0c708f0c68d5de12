import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { location, openMarket, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import { readCart } from '../cart/cartReadStore.ts';
import { claimBaskets, releaseBaskets, settleBaskets } from '../checkout/attempt/basketClaimStore.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { readBasketMail } from '../mail/basketReadStore.ts';
import {
  bindAttempt,
  dueDeliveries,
  giveUp,
  insertDeliveries,
  markOrdered,
  undecidedBaskets,
  writeRefusal,
} from './deliveryStore.ts';
import { eraseUserBaskets, readUserBaskets } from './userBasketStore.ts';

/** What each statement makes of a week of a recurring basket, by its status. x: yes. */
const { columns, rows } = parseTable(`
                               due ordered missed
  charged                      x   .       .
  marked_as_ordered            x   .       .
  bound_to_an_attempt          x   .       .
  refusal_stored               x   .       .
  refusal_in_account           x   .       .
  given_up                     x   .       .
  decided_again                .   .       .
  offered_to_the_cart          .   .       .
  reserved_for_the_cart        .   .       .
  settled_by_its_own_payment   x   x       x
  settled_by_another_payment   x   .       .
  released_by_its_payment      x   x       x
  coming_in_the_mail           x   x       .
  missed_with_the_account      x   .       x`);

const STATUSES = ['due', 'ordered', 'missed'] as const;
type Status = (typeof STATUSES)[number];
const WEEK = '2026-11-27';

describe('what becomes of the week of a basket, by its status', () => {
  let database: Database;
  const deliveryOf = (status: Status) => ({
    userBasketId: testId(`user basket ${status}`),
    customerId: testId(`customer ${status}`),
    attemptId: testId(`attempt ${status}`),
    cartId: testId(`cart ${status}`),
  });
  type Delivery = ReturnType<typeof deliveryOf>;
  const place = { location_id: location('marche'), shipping_zone_id: null, note: null };

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    const basket = await basketOffer(database, 'panier');
    const db = database.kysely;
    for (const status of STATUSES) {
      const { userBasketId, customerId, attemptId, cartId } = deliveryOf(status);
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
        values (${customerId}, ${status}, ${`${status}@exemple.ca`}, now(), now(), 'fr')`.execute(db);
      await sql`insert into cart (id, customer_id, updated_at) values (${cartId}, ${customerId}, now())`.execute(db);
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
        values (${userBasketId}, ${customerId}, ${basket}, ${place.location_id}, 3200, '2026-10-09', '2026-11-20', '2026-09-01')`.execute(
        db,
      );
      await sql`insert into session (id) values (${status})`.execute(db);
      await sql`insert into checkout_attempt (id, cart_id, session_id, customer_id, kind, card, status, fingerprint, expires_at, subtotal,
          deposit, shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale, user_basket_id)
        values (${attemptId}, ${cartId}, ${status}, ${customerId}, 'charge', 'pm', 'failed', 'f', '2026-11-24T17:00:00Z', 3000, 0, 0, 0, 0, 0,
          3000, ${place.location_id}, false, ${WEEK}, 'fr', ${userBasketId})`.execute(db);
      await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id, refusal)
        values (${userBasketId}, ${WEEK}, ${status}, ${place.location_id}, ${attemptId}, 'NO_ADDRESS')`.execute(db);
    }
  });
  afterAll(() => database.close());

  const week = ({ userBasketId }: Delivery) => ({ user_basket_id: userBasketId, week: WEEK });
  const by = (id: string) => ({ id, period_start: WEEK, ...place });
  const read = (tx: Transaction, { userBasketId }: Delivery) =>
    tx
      .selectFrom('basket_delivery')
      .select(['status', 'attempt_id', 'refusal'])
      .where('user_basket_id', '=', userBasketId)
      .executeTakeFirst();
  const another = testId('another payment');

  const READERS: Record<string, (tx: Transaction, delivery: Delivery) => Promise<boolean>> = {
    charged: async (tx, { userBasketId }) =>
      (await dueDeliveries(tx)).some(({ user_basket_id: id }) => id === userBasketId),
    marked_as_ordered: async (tx, delivery) => {
      await sql`update checkout_attempt set status = 'paid' where id = ${delivery.attemptId}`.execute(tx);
      await markOrdered(tx);
      const after = await read(tx, delivery);
      return after?.status === 'ordered' && after.refusal === null;
    },
    bound_to_an_attempt: (tx, delivery) => bindAttempt(tx, week(delivery), another),
    refusal_stored: async (tx, delivery) =>
      (await writeRefusal(tx, week(delivery), 'CARD_DECLINED')) &&
      !(await writeRefusal(tx, week(delivery), 'CARD_DECLINED')),
    refusal_in_account: async (tx, { customerId }) =>
      (await readUserBaskets(tx, customerId))[0]?.refusal === 'NO_ADDRESS',
    given_up: async (tx, delivery) =>
      (await giveUp(tx, week(delivery), 'NO_CARD')) && (await read(tx, delivery))?.status === 'missed',
    decided_again: async (tx, delivery) => {
      const before = await read(tx, delivery);
      await insertDeliveries(tx, { user_basket_id: delivery.userBasketId, ...place }, [WEEK]);
      return JSON.stringify(await read(tx, delivery)) !== JSON.stringify(before);
    },
    offered_to_the_cart: async (tx, { customerId }) =>
      (await readCart(tx, { sessionId: '', customerId }, { week: WEEK })).cart?.baskets.length === 1,
    reserved_for_the_cart: async (tx, { userBasketId }) =>
      (await claimBaskets(tx, by(another), [userBasketId])).length === 1,
    settled_by_its_own_payment: async (tx, delivery) =>
      (await settleBaskets(tx, by(delivery.attemptId), [delivery.userBasketId])).length === 0 &&
      (await read(tx, delivery))?.status === 'ordered',
    settled_by_another_payment: async (tx, delivery) =>
      (await settleBaskets(tx, by(another), [delivery.userBasketId])).length === 0 &&
      (await read(tx, delivery))?.attempt_id === another,
    released_by_its_payment: async (tx, delivery) => {
      await releaseBaskets(tx, { id: another, period_start: WEEK }, [delivery.userBasketId]);
      const isKept = (await read(tx, delivery))?.attempt_id === delivery.attemptId;
      await releaseBaskets(tx, { id: delivery.attemptId, period_start: WEEK }, [delivery.userBasketId]);
      return isKept && (await read(tx, delivery)) === undefined;
    },
    coming_in_the_mail: async (tx, { userBasketId }) =>
      (await readBasketMail(tx, userBasketId))?.pending.join() === WEEK,
    missed_with_the_account: async (tx, delivery) => {
      await eraseUserBaskets(tx, delivery.customerId, new Date());
      return (await read(tx, delivery))?.status === 'missed';
    },
  };

  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const found: string[] = [];
    for (const status of STATUSES)
      found.push((await undoing(database, async (tx) => READERS[name]?.(tx, deliveryOf(status)))) ? 'x' : '.');
    expect([name, ...found]).toEqual([name, ...cells]);
  });
  it('is delivered where its payment said, also after its claim was released and its place changed (E56)', async () => {
    const delivery = deliveryOf('due');
    const paid = { location_id: null, shipping_zone_id: zone('plateau'), note: 'Au deuxième' };
    const stored = await undoing(database, async (tx) => {
      await sql`update basket_delivery set attempt_id = null, note = 'Du compte' where user_basket_id = ${delivery.userBasketId}`.execute(
        tx,
      );
      await settleBaskets(tx, { ...by(delivery.attemptId), ...paid }, [delivery.userBasketId]);
      const columns = ['location_id', 'shipping_zone_id', 'note'] as const;
      return tx
        .selectFrom('basket_delivery')
        .select(columns)
        .where('user_basket_id', '=', delivery.userBasketId)
        .executeTakeFirst();
    });
    expect(stored).toEqual(paid);
  });

  const change = (text: string) => (tx: Transaction) => sql.raw(text).execute(tx);
  const { userBasketId } = deliveryOf('due');
  const ofBasket = (columns: string) => change(`update user_basket set ${columns} where id = '${userBasketId}'`);
  const paused = (paused: string) =>
    change(`insert into basket_pause (user_basket_id, week) values ('${userBasketId}', '${paused}')`);
  const delivered = (row: string) =>
    change(
      `insert into basket_delivery (user_basket_id, week, status, location_id) values ('${userBasketId}', ${row}, '${place.location_id}')`,
    );
  it.each<[string, (tx: Transaction) => Promise<unknown>, boolean]>([
    ['as it is', change('select'), true],
    ['ended', ofBasket('cancelled_at = now()'), false],
    ['off offer', change('update basket set active = false'), false],
    ['decided', ofBasket(`decided_through = '${WEEK}'`), false],
    ['that begins then', ofBasket(`start_week = '${WEEK}'`), true],
    ['that begins a week later', ofBasket(`start_week = '2026-12-04'`), false],
    ['paused then', paused(WEEK), false],
    ['paused before', paused('2026-11-20'), true],
    ['decided for then', delivered(`'${WEEK}', 'missed'`), false],
    ['decided for before', delivered(`'2026-11-20', 'missed'`), true],
  ])('is still to be counted on for a subscription that is %s', async (_, alter, isCounted) => {
    const ids = await undoing(database, async (tx) => {
      await tx.deleteFrom('basket_delivery').execute();
      await alter(tx);
      return undecidedBaskets(tx, { week: WEEK, after: '00000000-0000-0000-0000-000000000000', limit: 9 });
    });
    expect(ids?.some(({ id }) => id === userBasketId)).toBe(isCounted);
  });

  it.each([
    ['NO_ADDRESS', 'x x x x'],
    ['NO_CARD', 'x . . .'],
    ['CARD_DECLINED', 'x x x .'],
  ])('shows a refusal until another card can be charged: %s', async (refusal, cells) => {
    const { customerId, attemptId } = deliveryOf('due');
    const shown = async (card: string | null, attempt: string | null) =>
      undoing(database, async (tx) => {
        if (card !== null)
          await sql`insert into payment_card (customer_id, provider_id, type, created_at) values (${customerId}, ${card}, 'card', now())`.execute(
            tx,
          );
        await sql`update basket_delivery set refusal = ${refusal}, attempt_id = ${attempt}::uuid where user_basket_id = ${userBasketId}`.execute(
          tx,
        );
        return (await readUserBaskets(tx, customerId))[0]?.refusal === refusal;
      });
    // Without a card; with the refused one; with one that was never tried; with another one.
    const read = [
      await shown(null, attemptId),
      await shown('pm', attemptId),
      await shown('pm', null),
      await shown('pm new', attemptId),
    ];
    expect(read.map((is) => (is ? 'x' : '.')).join(' ')).toBe(cells);
  });

  it.each<[string, (tx: Transaction) => Promise<unknown>, boolean]>([
    ['as it is', change('select'), true],
    ['ended', ofBasket('cancelled_at = now()'), false],
    ['decided', ofBasket(`decided_through = '${WEEK}'`), false],
    ['paused then', paused(WEEK), false],
    ['paused before', paused('2026-11-20'), true],
  ])('is reserved for a cart, of a subscription that is %s', async (_, alter, isReserved) => {
    const ids = await undoing(database, async (tx) => {
      await tx.deleteFrom('basket_delivery').execute();
      await alter(tx);
      return claimBaskets(tx, by(another), [userBasketId]);
    });
    expect(ids).toEqual(isReserved ? [userBasketId] : []);
  });

  it.each<[string, (tx: Transaction) => Promise<unknown>, unknown]>([
    ['is open again before it is decided', change('select'), undefined],
    [
      'is charged once it is decided',
      ofBasket(`decided_through = '${WEEK}'`),
      ['due', null, location('gymnase'), null, 'À la porte'],
    ],
    [
      'is open again once it is paused',
      async (tx) => {
        await ofBasket(`decided_through = '${WEEK}'`)(tx);
        await paused(WEEK)(tx);
      },
      undefined,
    ],
  ])('that a cart reserved %s, at the subscription’s place', async (_, alter, expected) => {
    const row = await undoing(database, async (tx) => {
      await ofBasket(`location_id = '${location('gymnase')}', note = 'À la porte'`)(tx);
      await change(`update basket_delivery set note = 'De la commande'`)(tx);
      await alter(tx);
      await releaseBaskets(tx, { id: deliveryOf('due').attemptId, period_start: WEEK }, [userBasketId]);
      const columns = ['status', 'attempt_id', 'location_id', 'shipping_zone_id', 'note'] as const;
      return tx
        .selectFrom('basket_delivery')
        .select(columns)
        .where('user_basket_id', '=', userBasketId)
        .executeTakeFirst();
    });
    expect(row && Object.values(row)).toEqual(expected);
  });

  it('forgets the choice of a week that was paid, and not that of another', async () => {
    const weeks = await undoing(database, async (tx) => {
      for (const week of [WEEK, '2026-12-04'])
        await sql`insert into basket_choice (user_basket_id, week, in_cart, price_seen) values (${userBasketId}, ${week}, true, 1)`.execute(
          tx,
        );
      await settleBaskets(tx, by(deliveryOf('due').attemptId), [userBasketId]);
      return (await tx.selectFrom('basket_choice').select('week').execute()).map(({ week }) => week);
    });
    expect(weeks).toEqual(['2026-12-04']);
  });
});
