import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer } from '../../../tests/support/basketMarket.ts';
import { marketServices, offer, openMarket, type MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { recordLog, type LogLine } from '../../../tests/support/recordedLog.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { ATTEMPT, writeAttempt } from '../../../tests/support/writtenAttempt.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptKind } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SessionState } from '../../gateways/payment.ts';
import { readTerms } from '../../siteInformation/siteInformationStore.ts';
import { fail } from './settlement.ts';

const { stock: STOCK, units: UNITS, heldBefore: HELD_BEFORE, total: TOTAL, credit: CREDIT } = ATTEMPT;

/** What the end of a payment writes, by what paid, who and how it ended. Each is an attempt of its own, of goods and a basket. */
describe('the end of a payment', () => {
  let database: Database;
  let market: MarketServices;
  let [bread, basket] = ['', ''];
  let nth = 0;
  let log: LogLine[] = [];
  /** How often the catalogue was notified that stock changed, so that pages show it at once. */
  let notified = 0;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    bread = await offer(database, 'bread', { stock: STOCK });
    basket = await basketOffer(database, 'panier');
    market = marketServices(database);
    log = recordLog(market);
    const { changed } = market.catalogue;
    market.catalogue.changed = () => ((notified += 1), changed());
  });
  afterAll(() => database.close());

  const write = (attempt: Parameters<typeof writeAttempt>[3]) =>
    writeAttempt(database, { variant: bread, basket }, `${(nth += 1)} ${attempt.kind}`, attempt);
  type Written = Awaited<ReturnType<typeof write>>;
  let event = 0;
  const report = (state: SessionState) =>
    market.checkout.handleEvent({ id: `evt_${(event += 1)}`, type: `checkout.session.${state.state}`, session: state });
  const nobody = { email: 'payer@exemple.ca', name: 'Payer', phone: null, address: null };
  const paid = (
    { id, session }: Written,
    more: Partial<Extract<SessionState, { state: 'paid' }>> = {},
  ): SessionState => ({
    state: 'paid',
    sessionId: session,
    attemptId: id,
    amountTotal: TOTAL,
    amountDiscount: 0,
    currency: 'cad',
    contact: nobody,
    paymentIntent: `pi_${session}`,
    ...more,
  });
  const expired = ({ id, session }: Written): SessionState => ({ state: 'expired', sessionId: session, attemptId: id });
  async function read({ id, subscription }: Written) {
    const db = database.kysely;
    const [attempt] = await db.selectFrom('checkout_attempt').select('status').where('id', '=', id).execute();
    const [variant] = await db.selectFrom('variant').select(['stock', 'held']).where('id', '=', bread).execute();
    const mails = (await db.selectFrom('outbox').select(['kind', 'data']).execute()).map(({ kind, data }) => [
      kind,
      data,
    ]);
    await sql`delete from outbox`.execute(db);
    const weeks = await db
      .selectFrom('basket_delivery')
      .select('status')
      .where('user_basket_id', '=', subscription)
      .execute();
    const count = notified;
    notified = 0;
    return { status: attempt?.status, ...variant, mails, weeks: weeks.map(({ status }) => status), notified: count };
  }
  const orderOf = async ({ id }: Written) => {
    const [order] = await database.kysely.selectFrom('orders').selectAll().where('attempt_id', '=', id).execute();
    const lines = database.kysely
      .selectFrom('order_line')
      .select('user_basket_id')
      .where('order_id', '=', order?.id ?? testId('none'));
    const movements = database.kysely
      .selectFrom('balance_movement')
      .select(['amount', 'reason', 'customer_id'])
      .where('order_id', '=', order?.id ?? testId('none'));
    return {
      order,
      baskets: (await lines.orderBy('position').execute()).map((line) => line.user_basket_id),
      movements: await movements.execute(),
    };
  };
  const RELEASED = { status: 'expired', stock: STOCK, held: HELD_BEFORE, weeks: [], notified: 1 };

  it.each<[AttemptKind, isGuest: boolean, isMailed: boolean, status?: 'creating']>([
    ['session', false, true],
    ['session', false, true, 'creating'],
    ['session', true, false],
    ['invoice', false, true],
    ['charge', false, false],
  ])(
    'unpaid releases goods and basket once, and mails customers who had the page: %s, a guest’s: %s',
    async (kind, isGuest, isMailed, status) => {
      const attempt = await write({ kind, isGuest, status });
      expect(await report(expired(attempt))).toBe('applied');
      const mails = isMailed ? [['payment_failed', { attemptId: attempt.id }]] : [];
      expect(await read(attempt)).toEqual({ ...RELEASED, mails });
      expect(await report(expired(attempt))).toBe('replay');
      expect(await read(attempt)).toEqual({ ...RELEASED, mails: [], notified: 0 });
    },
  );

  it.each<['creating' | 'pending', string]>([
    ['creating', 'failed'],
    ['pending', 'pending'],
  ])('that never opened fails and releases, unless another process has opened it: %s', async (status, after) => {
    const attempt = await write({ kind: 'charge', status });
    await fail(market as unknown as Parameters<typeof fail>[0], attempt.id, 'declined');
    const isFailed = after === 'failed';
    expect(await read(attempt)).toEqual({
      status: after,
      stock: STOCK,
      held: isFailed ? HELD_BEFORE : HELD_BEFORE + UNITS,
      mails: [],
      weeks: isFailed ? [] : ['due'],
      notified: 1,
    });
    const { refusal } = await database.kysely
      .selectFrom('checkout_attempt')
      .select('refusal')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(refusal).toBe(isFailed ? 'declined' : null);
  });

  it('by another page of the same attempt changes nothing', async () => {
    const attempt = await write({ kind: 'session' });
    log.splice(0);
    expect(await report(expired({ ...attempt, session: 'cs_another' }))).toBe('ignored');
    const facts = { session: 'cs_another', attempt: attempt.id, state: 'expired' };
    expect(log).toEqual([['warn', facts, 'A payment message changed nothing']]);
    expect(await read(attempt)).toEqual({
      status: 'pending',
      stock: STOCK,
      held: HELD_BEFORE + UNITS,
      mails: [],
      weeks: ['due'],
      notified: 0,
    });
  });

  it.each<[AttemptKind, credit: number]>([
    ['session', 0],
    ['invoice', CREDIT],
    ['charge', 0],
  ])(
    'paid takes the stock, the basket’s week and the credit, once, and stores the message that did it: %s',
    async (kind, credit) => {
      const attempt = await write({ kind });
      const state = paid(attempt, { amountTotal: TOTAL - credit });
      expect([await report(state), await report(state)]).toEqual(['applied', 'replay']);
      const { order, baskets, movements } = await orderOf(attempt);
      expect(await read(attempt)).toEqual({
        status: 'paid',
        stock: STOCK - UNITS,
        held: HELD_BEFORE,
        mails: [['order_confirmed', { orderId: order?.id }]],
        weeks: ['ordered'],
        notified: 1,
      });
      expect(baskets).toEqual([null, attempt.subscription]);
      expect(movements).toEqual(
        credit === 0 ? [] : [{ amount: credit, reason: 'order_paid', customer_id: attempt.customerId }],
      );
      const events = database.kysely
        .selectFrom('payment_event')
        .select('id')
        .where('id', 'in', [`evt_${event}`, `evt_${event - 1}`]);
      expect(await events.execute()).toEqual([{ id: `evt_${event - 1}` }]);
    },
  );

  it.runIf(eitherDatabaseKind() === 'postgres').each<[AttemptKind, lendsBox: boolean, isFree: boolean]>([
    ['session', false, true],
    ['session', true, false],
    ['invoice', false, false],
  ])(
    'locks the balance before the attempt where it changes it: %s, lending a box: %s',
    async (kind, lendsBox, isFree) => {
      const attempt = await write({ kind });
      const db = database.kysely;
      await sql`update checkout_attempt set lends_box = ${lendsBox} where id = ${attempt.id}`.execute(db);
      const [held, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const free = inTransaction(database, async (tx) => {
        await sql`select from checkout_attempt where id = ${attempt.id} for update`.execute(tx);
        held.resolve();
        await waited.promise;
        const lock = sql`select from customer where id = ${attempt.customerId} for no key update skip locked`;
        return (await lock.execute(tx)).rows.length === 1;
      });
      await Promise.race([held.promise, free]);
      let isDone = false;
      const state = paid(attempt, { amountTotal: TOTAL - (kind === 'invoice' ? CREDIT : 0) });
      const ended = report(state).finally(() => (isDone = true));
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!isDone && (await waiting.execute(db)).rows.length === 0);
      waited.resolve();
      expect([await free, await ended]).toEqual([isFree, 'applied']);
      await read(attempt);
    },
  );

  it.runIf(eitherDatabaseKind() === 'postgres')('lets no amount of the market change under it', async () => {
    const savable = async () =>
      (await sql`select from market for update skip locked`.execute(database.kysely)).rows.length === 1;
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = inTransaction(database, async (tx) => {
      await readTerms(tx);
      held.resolve();
      await done.promise;
    });
    await Promise.race([held.promise, reading]);
    const during = await savable();
    done.resolve();
    await reading;
    expect([during, await savable()]).toEqual([false, true]);
  });

  it('paid too late for its basket, whose week another payment has: the order is no order of the subscription', async () => {
    const attempt = await write({ kind: 'session' });
    const other = await write({ kind: 'session' });
    await sql`update checkout_attempt set status = 'paid' where id = ${other.id}`.execute(database.kysely);
    await sql`update basket_delivery set status = 'ordered', attempt_id = ${other.id} where user_basket_id = ${attempt.subscription}`.execute(
      database.kysely,
    );
    log.splice(0);
    expect(await report(paid(attempt))).toBe('applied');
    const { baskets, order } = await orderOf(attempt);
    expect(baskets).toEqual([null, null]);
    const missed = {
      attempt: attempt.id,
      session: attempt.session,
      order: order?.number,
      missed: [attempt.subscription],
    };
    expect(log).toEqual([['error', missed, 'A basket was paid too late: its week has an order already']]);
    await read(attempt);
  });

  it('paid after its goods were sold takes what is left, and reports what is missing', async () => {
    const attempt = await write({ kind: 'session' });
    await report(expired(attempt));
    await sql`update variant set stock = ${HELD_BEFORE + 1} where id = ${bread}`.execute(database.kysely);
    log.splice(0);
    expect(await report(paid(attempt))).toBe('applied');
    const short = [{ variantId: bread, missing: UNITS - 1 }];
    const facts = {
      attempt: attempt.id,
      session: attempt.session,
      order: (await orderOf(attempt)).order?.number,
      short,
    };
    expect(log).toEqual([['error', facts, 'A paid order contains more than the stock']]);
    expect(await read(attempt)).toMatchObject({ stock: HELD_BEFORE, held: HELD_BEFORE });
  });

  it.each<[string, AttemptKind, object, string | null]>([
    ['another amount', 'session', { amountTotal: TOTAL - 1 }, 'amount'],
    ['all of it, though credit pays a part', 'invoice', {}, 'amount'],
    ['another currency', 'session', { currency: 'usd' }, 'currency'],
    ['another amount of another currency', 'session', { amountTotal: 1, currency: 'usd' }, 'currency'],
    ['a part that a code took off', 'session', { amountTotal: TOTAL - 300, amountDiscount: 300 }, null],
  ])('paid with %s', async (_, kind, more, reason) => {
    const attempt = await write({ kind });
    log.splice(0);
    expect(await report(paid(attempt, more))).toBe(reason === null ? 'applied' : 'ignored');
    const unapplied = await database.kysely
      .selectFrom('unapplied_payment')
      .select(['reason', 'amount', 'currency', 'session_id'])
      .where('attempt_id', '=', attempt.id)
      .execute();
    const {
      amountTotal: amount,
      currency,
      amountDiscount: discount,
    } = { amountTotal: TOTAL, amountDiscount: 0, currency: 'cad', ...more };
    const names = { attempt: attempt.id, session: attempt.session };
    expect(unapplied).toEqual(reason === null ? [] : [{ reason, amount, currency, session_id: attempt.session }]);
    const balance = kind === 'invoice' ? CREDIT : 0;
    const facts = { ...names, total: TOTAL, balance, paid: amount, discount, currency };
    expect(log).toEqual(
      reason === null
        ? []
        : [
            ['error', facts, 'A payment of another amount or currency was not applied'],
            ['warn', { ...names, state: 'paid' }, 'A payment message changed nothing'],
          ],
    );
    expect((await orderOf(attempt)).order?.discount).toBe(reason === null ? 300 : undefined);
    await read(attempt);
  });

  it('paid twice by two pages is one order, and a payment for the operator', async () => {
    const attempt = await write({ kind: 'session' });
    const second = paid({ ...attempt, session: 'cs_second' }, { paymentIntent: 'pi_second' });
    log.splice(0);
    expect([await report(paid(attempt)), await report(second)]).toEqual(['applied', 'replay']);
    const unapplied = database.kysely
      .selectFrom('unapplied_payment')
      .select(['reason', 'payment_intent'])
      .where('attempt_id', '=', attempt.id);
    expect(await unapplied.execute()).toEqual([{ reason: 'twice', payment_intent: 'pi_second' }]);
    const facts = { attempt: attempt.id, session: 'cs_second' };
    expect(log).toEqual([['error', facts, 'An attempt was paid a second time, by another session: to be refunded']]);
  });
});
