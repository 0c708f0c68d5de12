import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { basketOffer } from '../../../tests/support/basketMarket.ts';
import { location, offer, openMarket } from '../../../tests/support/purchaseMarket.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { parseTable } from '../../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { undoing } from '../../../tests/support/undoing.ts';
import { lockBalance } from '../../balance/balanceStore.ts';
import { bindAttempt, dueDeliveries, giveUp, markOrdered } from '../../baskets/deliveryStore.ts';
import { moveAttempt } from '../../cart/cartMergeStore.ts';
import { readCart } from '../../cart/cartReadStore.ts';
import { eraseSessions } from '../../cart/cartStore.ts';
import { lateCarts, markLinesUnsure } from '../../cart/closingStore.ts';
import { readStanding } from '../../cart/standingStore.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptStatus } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import { insertReminders } from '../../mail/reminderStore.ts';
import { eraseUnpaid } from '../closing/leftoverStore.ts';
import { liveAttemptsOf } from './attemptOwnerStore.ts';
import { claimBaskets, settleBaskets } from './basketClaimStore.ts';
import { lockGoods } from './cartLockStore.ts';
import { claimForgotten, hasLiveBasket, isLive, lockAttempt, markPending } from './checkoutStore.ts';

/** What each statement makes of a cart, a session, a balance or a basket's week, by the status of its attempt. x: yes. */
const { columns, rows } = parseTable(`
                             creating pending paid failed expired
  credit_reserved_in_cart    x        x       .    .      .
  credit_reserved_in_lock    x        x       .    .      .
  cart_is_being_paid         x        x       .    .      .
  basket_in_paying_cart      x        x       .    .      .
  late_while_paying          x        x       .    .      .
  late_without_payment       .        .       x    x      x
  lines_made_unsure          .        .       x    x      x
  reminded                   .        .       x    x      x
  session_erased             .        .       x    x      x
  moved_with_guest_cart      x        x       .    .      .
  two_payments_stop_merging  x        x       .    .      .
  live_by_rule               x        x       .    .      .
  live_of_cart               x        x       .    .      .
  live_of_customer           x        x       .    .      .
  live_basket                x        x       .    .      .
  opened_at_provider         x        .       .    .      .
  claimed_by_sweep           x        x       .    .      .
  claimed_when_overdue       .        x       .    .      .
  erased_as_leftover         .        .       .    x      x
  basket_week_charged        .        .       .    x      x
  basket_week_bound_again    .        .       .    x      x
  basket_week_given_up       .        .       .    x      x
  basket_week_ordered        .        .       x    .      .
  basket_week_taken_over     .        .       .    x      x`);

const STATUSES = ['creating', 'pending', 'paid', 'failed', 'expired'] as const satisfies AttemptStatus[];
/** No two weeks, times or amounts are the same, so that no column stands for another. */
const WEEKS = { first: '2026-10-09', last: '2026-10-23', open: '2026-11-27' };
const NOW = new Date('2026-11-24T17:00:00Z');
const beforeNow = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

describe('what an attempt stops or starts, by its status', () => {
  let database: Database;
  let basket: string;
  const attemptOf = (status: AttemptStatus) => {
    const nth = STATUSES.indexOf(status);
    return {
      id: testId(`attempt ${status}`),
      cartId: testId(`cart ${status}`),
      customerId: testId(`customer ${status}`),
      sessionId: `session ${status}`,
      userBasketId: testId(`user basket ${status}`),
      applied: 110 + nth,
    };
  };
  type Attempt = ReturnType<typeof attemptOf>;

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    const [bread, cheese, honey] = [
      await offer(database, 'bread'),
      await offer(database, 'cheese'),
      await offer(database, 'honey'),
    ];
    basket = await basketOffer(database, 'panier');
    const db = database.kysely;
    for (const status of STATUSES) {
      const { id, cartId, customerId, sessionId, userBasketId, applied } = attemptOf(status);
      await sql`insert into session (id, created_at, seen_at)
        values (${sessionId}, now() - interval '90 days', now() - interval '60 days')`.execute(db);
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale, balance, notify_abandoned_cart)
        values (${customerId}, ${sessionId}, ${`${status}@exemple.ca`}, now() - interval '80 days', ${beforeNow(70 * 24)}, 'fr', -5000, true)`.execute(
        db,
      );
      await sql`insert into cart (id, customer_id, created_at, updated_at)
        values (${cartId}, ${customerId}, now() - interval '5 days', ${beforeNow(3)})`.execute(db);
      await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at) values
        (${testId(`1 ${status}`)}, ${cartId}, ${bread}, 1, 501, ${WEEKS.first}, ${beforeNow(4 * 24)}),
        (${testId(`2 ${status}`)}, ${cartId}, ${cheese}, 2, 502, ${WEEKS.last}, ${beforeNow(3 * 24)}),
        (${testId(`3 ${status}`)}, ${cartId}, ${honey}, 3, 503, ${WEEKS.open}, ${beforeNow(2 * 24)})`.execute(db);
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
        values (${userBasketId}, ${customerId}, ${basket}, ${location('marche')}, 3200, ${WEEKS.open}, '2026-11-20', '2026-09-01')`.execute(
        db,
      );
      await sql`insert into checkout_attempt (id, cart_id, session_id, customer_id, kind, status, fingerprint, expires_at, subtotal,
          deposit, shipping, fee, gst, pst, total, balance_applied, location_id, from_storage, period_start, locale,
          created_at, updated_at)
        values (${id}, ${cartId}, ${sessionId}, ${customerId}, 'invoice', ${status}, 'f', ${NOW}, 3000, 0, 0, 0, 0, 0, 3000, ${applied},
          ${location('marche')}, false, ${WEEKS.open}, 'fr', now() - interval '40 days', now() - interval '35 days')`.execute(
        db,
      );
      await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id)
        values (${userBasketId}, ${WEEKS.open}, 'due', ${location('marche')}, ${id})`.execute(db);
    }
  });
  afterAll(() => database.close());

  const owner = ({ sessionId, customerId }: Attempt) => ({ sessionId, customerId });
  const late = (tx: Transaction, { cartId }: Attempt, paying: boolean) =>
    lateCarts(tx, {
      openWeek: WEEKS.open,
      after: '00000000-0000-0000-0000-000000000000',
      until: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      limit: 9,
      paying,
    }).then((carts) => carts.some(({ id, week }) => id === cartId && week === WEEKS.last));
  /** A guest's cart whose payment this is, beside the customer's. */
  async function asGuest(tx: Transaction, { id, cartId }: Attempt, isCustomerPaying: boolean) {
    const guest = testId('guest cart');
    await sql`insert into session (id) values ('guest')`.execute(tx);
    await sql`insert into cart (id, session_id, updated_at) values (${guest}, 'guest', ${NOW})`.execute(tx);
    const attempt = isCustomerPaying ? testId('guest attempt') : id;
    if (isCustomerPaying)
      await sql`insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, expires_at, subtotal, deposit, shipping,
          fee, gst, pst, total, location_id, from_storage, period_start, locale)
        values (${attempt}, ${guest}, 'guest', 'pending', 'g', ${NOW}, 1, 0, 0, 0, 0, 0, 1, ${location('marche')}, false, ${WEEKS.open},
          'fr')`.execute(tx);
    else await sql`update checkout_attempt set cart_id = ${guest} where id = ${id}`.execute(tx);
    return { from: guest, to: cartId, attempt };
  }
  const week = ({ userBasketId }: Attempt) => ({ user_basket_id: userBasketId, week: WEEKS.open });
  const ages = { creating: 1000, pending: 1000, overdue: 1000 };
  const DAY_MS = 86_400_000;

  const READERS: Record<string, (tx: Transaction, attempt: Attempt) => Promise<boolean>> = {
    credit_reserved_in_cart: async (tx, { customerId, cartId, applied }) => {
      const other = await readStanding(tx, { customerId, cartId: testId('another cart'), week: WEEKS.open });
      const own = await readStanding(tx, { customerId, cartId, week: WEEKS.open });
      return own?.reserved === 0 && other?.reserved === applied;
    },
    credit_reserved_in_lock: async (tx, { customerId, applied }) =>
      (await lockBalance(tx, customerId))?.reserved === applied,
    cart_is_being_paid: async (tx, attempt) => (await readCart(tx, owner(attempt))).cart?.isPaying === true,
    basket_in_paying_cart: async (tx, attempt) =>
      (await readCart(tx, owner(attempt), { week: WEEKS.open })).cart?.baskets.length === 1,
    late_while_paying: (tx, attempt) => late(tx, attempt, true),
    late_without_payment: (tx, attempt) => late(tx, attempt, false),
    lines_made_unsure: async (tx, { cartId }) => {
      const count = await markLinesUnsure(tx, cartId, WEEKS.open);
      const lines = tx
        .selectFrom('cart_item')
        .select('price_seen')
        .where('cart_id', '=', cartId)
        .where('unsure', '=', true);
      const prices = (await lines.orderBy('price_seen').execute()).map(({ price_seen: price }) => price);
      return count === 2 && prices.join() === '501,502';
    },
    reminded: async (tx, { customerId }) => {
      await insertReminders(tx, WEEKS.open, NOW);
      const mails = await tx.selectFrom('outbox').select('data').execute();
      return mails.some(({ data }) => JSON.stringify(data).includes(customerId));
    },
    session_erased: async (tx, { sessionId }) => {
      await eraseSessions(tx);
      return (await tx.selectFrom('session').where('id', '=', sessionId).select('id').execute()).length === 0;
    },
    moved_with_guest_cart: async (tx, attempt) => {
      const { from, to, attempt: id } = await asGuest(tx, attempt, false);
      const isAllowed = await moveAttempt(tx, { from, to, customerId: attempt.customerId });
      return isAllowed && (await lockAttempt(tx, id)).cart_id === to;
    },
    two_payments_stop_merging: async (tx, attempt) => {
      const { from, to } = await asGuest(tx, attempt, true);
      return !(await moveAttempt(tx, { from, to, customerId: attempt.customerId }));
    },
    live_by_rule: async (tx, { id }) => isLive(await lockAttempt(tx, id)),
    live_of_cart: async (tx, { cartId, id }) => (await lockGoods(tx, cartId, null, null)).liveId === id,
    live_of_customer: async (tx, { customerId, id }) => (await liveAttemptsOf(tx, customerId))[0]?.id === id,
    live_basket: async (tx, { id, userBasketId, customerId }) => {
      await sql`update checkout_attempt set kind = 'charge', card = 'pm', balance_applied = 0, user_basket_id = ${userBasketId}
        where id = ${id}`.execute(tx);
      return hasLiveBasket(tx, customerId);
    },
    opened_at_provider: async (tx, { id }) => {
      const opened = await markPending(tx, id, { sessionId: 'cs', url: 'https://x' });
      // The sweep counts from here.
      return opened !== null && opened.updated_at.getTime() > Date.now() - DAY_MS;
    },
    claimed_by_sweep: async (tx, { id }) => {
      const claimed = await claimForgotten(tx, ages, new Date(NOW.getTime() - DAY_MS));
      return claimed.some((attempt) => attempt.id === id);
    },
    claimed_when_overdue: async (tx, { id }) => {
      const never = { ...ages, creating: 100 * DAY_MS, pending: 100 * DAY_MS };
      const before = await claimForgotten(tx, never, new Date(NOW.getTime() - 1));
      const claimed = await claimForgotten(tx, never, NOW);
      return before.length === 0 && claimed.some((attempt) => attempt.id === id);
    },
    erased_as_leftover: async (tx, { id }) => {
      await eraseUnpaid(tx, 36);
      const stays = await tx.selectFrom('checkout_attempt').where('id', '=', id).select('id').execute();
      await eraseUnpaid(tx, 34);
      return (
        stays.length === 1 &&
        (await tx.selectFrom('checkout_attempt').where('id', '=', id).select('id').execute()).length === 0
      );
    },
    basket_week_charged: async (tx, { userBasketId }) =>
      (await dueDeliveries(tx)).some(({ user_basket_id: id }) => id === userBasketId),
    basket_week_bound_again: (tx, attempt) => bindAttempt(tx, week(attempt), testId('next try')),
    basket_week_given_up: (tx, attempt) => giveUp(tx, week(attempt), 'NO_CARD'),
    basket_week_ordered: async (tx, { userBasketId }) => {
      await markOrdered(tx);
      const row = tx.selectFrom('basket_delivery').select('status').where('user_basket_id', '=', userBasketId);
      return (await row.executeTakeFirstOrThrow()).status === 'ordered';
    },
    basket_week_taken_over: async (tx, { userBasketId }) => {
      const by = {
        id: testId('another payment'),
        period_start: WEEKS.open,
        location_id: location('marche'),
        shipping_zone_id: null,
        note: null,
      };
      const claimed = await claimBaskets(tx, by, [userBasketId]);
      return claimed.length === 0 && (await settleBaskets(tx, by, [userBasketId])).length === 0;
    },
  };

  it('claims at once the twenty that were unchanged for longest', async () => {
    const claimed = await undoing(database, async (tx) => {
      const { id, sessionId } = attemptOf('expired');
      // The newest is written first: neither the order of writing nor that of the ids is that of the changes.
      for (let hours = 1; hours <= 25; hours += 1) {
        const own = { id: testId(`forgotten ${hours}`), cart: testId(`forgotten cart ${hours}`) };
        await sql`insert into session (id) values (${`forgotten ${hours}`})`.execute(tx);
        await sql`insert into cart (id, session_id, updated_at) values (${own.cart}, ${`forgotten ${hours}`}, now())`.execute(
          tx,
        );
        await sql`insert into checkout_attempt
          select (jsonb_populate_record(a, jsonb_build_object('id', ${own.id}::text, 'cart_id', ${own.cart}::text, 'customer_id', null,
            'balance_applied', 0, 'kind', 'session', 'status', 'pending', 'session_id', ${sessionId}::text, 'provider_session_id', null,
            'updated_at', now() - interval '90 days' - ${hours}::float8 * interval '1 hour'))).*
          from checkout_attempt a where id = ${id}`.execute(tx);
      }
      return claimForgotten(tx, ages, new Date(NOW.getTime() - DAY_MS));
    });
    const longest = Array.from({ length: 20 }, (_, at) => testId(`forgotten ${25 - at}`));
    expect(claimed?.map(({ id }) => id).toSorted()).toEqual(longest.toSorted());
  });
  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const status of STATUSES) {
      const holds = await undoing(database, async (tx) => READERS[name]?.(tx, attemptOf(status)));
      read.push(holds ? 'x' : '.');
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });
});
