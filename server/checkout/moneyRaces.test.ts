import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { customerBooks } from '../../tests/support/customerBooks.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { traces } from '../../tests/support/personTraces.ts';
import { codes, marketServices, offer, shopper, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { claimGuestOrders } from '../orders/customerOrders.ts';
import * as orderRecords from '../orders/orderRecords.ts';

const SATURDAY = '2026-11-28T12:00:00-05:00';
const WEDNESDAY = '2026-12-02T18:05:00-05:00';
/** Errors for the later of two concurrent calls. */
const LATE =
  'RETURN_LIMIT RETURN_REFUSED NO_UPDATE TRANSITION_REFUSED UNAUTHENTICATED PAYMENT_FAILED EMPTY_CART NOT_FOUND'.split(
    ' ',
  );
const ROUNDS = 6;

/** Pairs of operations that no other test runs concurrently, each on two servers. */
describe.each(testDatabaseKinds())('concurrent money operations (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy } = staffReturns(fixture);
  function servers(): [MarketServices, MarketServices] {
    const { market, database } = fixture;
    const otherServer = marketServices(database, { payment: market.payment });
    otherServer.clock.now = () => market.clock.now();
    return [market, otherServer];
  }
  /** Runs all calls at once; throws any error that being late does not explain. */
  const atOnce = (calls: readonly (() => Promise<unknown>)[]) =>
    Promise.all(
      calls.map(async (call) => {
        try {
          await call();
          return 'done';
        } catch (error) {
          const [code = ''] = await codes(Promise.reject(error));
          if (!LATE.includes(code)) throw error;
          return code;
        }
      }),
    );
  const contactOf = (name: string) => ({ email: `${name}@exemple.ca`, name, phone: null, address: null });
  async function fill(caller: Caller, product: string): Promise<{ variant: string }> {
    const { market, database } = fixture;
    const variant = await offer(database, product, { price: 1000, deposit: 300, stock: 9 });
    await market.cart.add(caller, variant, 2);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    return { variant };
  }
  async function begin(caller: Caller, product: string): Promise<{ session: string }> {
    await fill(caller, product);
    return { session: await fixture.market.checkout.checkout(caller, PAY) };
  }
  const ordersOf = (customerId: string) =>
    fixture.database.kysely.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute();

  it('either erases a deleted customer from the order they are paying, or charges nothing', async () => {
    const [market, otherServer] = servers();
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const name = `zorahann${round}`;
      const ann = await signedIn(market, name);
      const id = customerOf(ann);
      const { variant } = await fill(ann, `ann ${round}`);
      // Takes as long as a call to the identity provider, so that other statements come in between.
      const { deleteAccount } = market.gateway;
      otherServer.gateway.deleteAccount = async (subject) => {
        for (let nth = 0; nth < round; nth += 1) await market.account.byId(ann.visitor, id).catch(() => null);
        return deleteAccount(subject);
      };
      const leave = () => otherServer.account.erase(id);
      const pay = async () => {
        const session = await market.checkout.checkout(ann, PAY);
        for (let nth = 0; nth < round; nth += 1) await ordersOf(id);
        if (market.payment.session(session)?.state !== 'open') return;
        const message = market.payment.pay(session, { contact: contactOf(name) });
        await atOnce(
          [market, otherServer].map(
            ({ checkout }) =>
              () =>
                checkout.handleEvent(message),
          ),
        );
      };
      await atOnce(round % 2 === 0 ? [leave, pay] : [pay, leave]);
      // Repeats the call until it succeeds, as its owner would.
      await leave();
      await market.checkout.sweep({ creating: 0, pending: 0, overdue: 0 });
      expect(await traces(fixture, [name])).toEqual([]);
      const [attempt = null] = await fixture.attemptsOf(ann);
      const state = attempt && market.payment.session(attempt.provider_session_id ?? '');
      expect(state?.state).not.toBe('open');
      const isPaid = state?.state === 'paid';
      expect((await ordersOf(id)).map(({ total }) => total)).toEqual(isPaid ? [3175] : []);
      expect(await fixture.stockOf(variant)).toMatchObject({ stock: isPaid ? 7 : 9, held: 0 });
    }
  });

  it('runs the jobs of the week twice during a return of the same items, and refunds each once', async () => {
    const [market, otherServer] = servers();
    const { now } = market.clock;
    const staff = (await atDesk()).visitor;
    for (let round = 0; round < ROUNDS; round += 1) {
      standAt(market, SATURDAY);
      const bob = await signedIn(market, `bob ${round}`);
      const id = customerOf(bob);
      const { order, juice, bread } = await buy(bob, `bob ${round}`);
      await leaveCard(market, bob);
      const basket = await basketOffer(fixture.database, `bob ${round}`, { price: 3200 });
      await market.baskets.subscriptions.subscribe({ ...bob, now: market.clock.now() }, basket, FETCHED);
      await market.desk.orders.markLines(customerOf(await atDesk()), [juice, bread], 'missing');
      standAt(market, WEDNESDAY);
      const items = [{ lineId: juice, quantity: 1 }];
      const giveBack = (server: MarketServices, to: 'card' | 'balance') => () =>
        server.refunds.returnGoods(staff, order.id, `bob ${round} ${to}`, {
          kind: 'returned',
          to,
          items,
          locale: 'fr',
        });
      await atOnce([
        () => market.refunds.settleMissing(),
        giveBack(otherServer, round % 2 === 0 ? 'card' : 'balance'),
        () => otherServer.refunds.settleMissing(),
        () => market.baskets.deliver(),
        () => otherServer.baskets.deliver(),
      ]);
      await market.refunds.settleMissing();
      // Both juices with deposits and taxes, the bread, and the fee, since nothing of the order came (E70); the basket's order is kept.
      const { netPaid: withheld, crossed } = await customerBooks(fixture, id);
      expect([withheld - 3200, crossed]).toEqual([0, []]);
      expect((await ordersOf(id)).map(({ total }) => total).toSorted()).toEqual([3200, TOTAL].toSorted());
      const { rows: mails } = await sql<{ kind: string }>`
        select kind from outbox where kind in ('order_cancelled', 'items_missing') and data ->> 'orderId' = ${order.id}`.execute(
        fixture.database.kysely,
      );
      expect(mails).toEqual([{ kind: 'order_cancelled' }]);
    }
    market.clock.now = now;
  });

  it('applies a single-use code once for two carts, and each order matches its payment', async () => {
    const [market, otherServer] = servers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const carts: { caller: Caller; session: string }[] = [];
      for (const cart of ['one', 'two']) {
        const caller = await signedIn(market, `cat ${round} ${cart}`);
        carts.push({ caller, ...(await begin(caller, `cat ${round} ${cart}`)) });
      }
      let uses = 1;
      const messages = carts.map(({ session }) => {
        const discount = uses > 0 ? 200 : 0;
        uses -= 1;
        return market.payment.pay(session, { discount });
      });
      await atOnce(
        messages.flatMap((message) =>
          [market, otherServer].map(
            ({ checkout }) =>
              () =>
                checkout.handleEvent(message),
          ),
        ),
      );
      const orders = await Promise.all(carts.map(({ caller }) => ordersOf(customerOf(caller))));
      expect(orders.map((cancelByGuest) => cancelByGuest.map(({ discount, total }) => [discount, total]))).toEqual([
        [[200, 2975]],
        [[0, 3175]],
      ]);
    }
  });

  it("refunds a guest's order once, to its card, while an account claims it (E64)", async () => {
    const [market, otherServer] = servers();
    const josee = await atDesk();
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `dan${round}`;
      const guest = shopper(market, `guest ${name}`);
      const { session } = await begin(guest, name);
      await market.checkout.handleEvent(market.payment.pay(session, { contact: contactOf(name) }));
      const [order] = await fixture.database.kysely
        .selectFrom('orders')
        .innerJoin('order_line', 'order_line.order_id', 'orders.id')
        .select(['orders.id', 'order_line.id as line'])
        .where('contact_email', '=', `${name}@exemple.ca`)
        .execute();
      const items = [{ lineId: order!.line, quantity: 1 }];
      const product = () =>
        otherServer.refunds.returnGoods(josee.visitor, order!.id, name, {
          kind: 'returned',
          to: 'balance',
          items,
          locale: 'fr',
        });
      const join = (server: MarketServices) => () => signedIn(server, name, { session: `${name} at home` });
      const cancel = () => otherServer.desk.orders.advance(customerOf(josee), order!.id, 'refunded');
      const cancelByGuest = () => market.refunds.cancelOwn(guest, order!.id, { reopenCart: false });
      await atOnce(
        [
          [join(market), product, join(otherServer)],
          [product, join(market), cancel],
          [cancelByGuest, join(market), cancel, join(otherServer)],
        ][round % 3]!,
      );
      const dan = await signedIn(market, name, { session: `${name} at home` });
      await market.refunds
        .refundDeposit(josee.visitor, { customerId: customerOf(dan), amount: 300, box: false, requestId: name })
        .catch(() => null);
      const booksBefore = await customerBooks(fixture, customerOf(dan));
      expect(booksBefore.crossed).toEqual([]);
      await atOnce([cancel]);
      expect(await customerBooks(fixture, customerOf(dan))).toMatchObject({ netPaid: 0, paid: 3175, crossed: [] });
      expect(await market.balance.depositsHeld(customerOf(dan))).toBe(0);
    }
  });

  it.runIf(kind === 'postgres')(
    "withholds deposits credited after a guest's order was claimed from its cancellation",
    async () => {
      const { market, database } = fixture;
      const eve = await signedIn(market, 'eve');
      const guest = shopper(market, 'guest eve');
      const { session } = await begin(guest, 'eve');
      await market.checkout.handleEvent(market.payment.pay(session, { contact: contactOf('eve') }));
      const attempt = (await market.checkout.payment(guest.visitor))!;
      const order = (await market.orders.ofAttempt(guest.visitor, attempt.id))!;
      const actor = { by: 'staff', customerId: customerOf(await atDesk()) } as const;
      const [, otherServer] = servers();
      const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const combining = inTransaction(database, async (tx) => {
        await orderRecords.lock(tx, [order.id]);
        locked.resolve();
        await go.promise;
        await claimGuestOrders(tx, customerOf(eve));
        await sql`with credited as (update customer set balance = balance - 600 where id = ${customerOf(eve)})
          insert into balance_movement (id, customer_id, position, amount, balance, reason, request, created_at)
          values (gen_random_uuid(), ${customerOf(eve)}, 1, -600, -600, 'deposit_refunded', 'by hand', now())`.execute(
          tx,
        );
      });
      await locked.promise;
      // It has read that the order has no owner, and waits for its lock.
      const cancelled = otherServer.refunds.cancelAs(actor, order.id, 'refunded');
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waiting.execute(database.kysely)).rows[0]?.count === 0);
      go.resolve();
      await combining;
      await cancelled;
      expect(await customerBooks(fixture, customerOf(eve))).toMatchObject({
        netPaid: 0,
        refunded: 3175 - 600,
        balance: -600,
      });
    },
  );
});
