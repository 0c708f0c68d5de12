import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { codes, location, marketServices, offer, refusals, shopper } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { checkSales } from '../../accounting/salesCheck.ts';
import type { Caller } from '../../caller.ts';
import { MARKET } from '../../orders/actor.ts';
import type { EnteredOrder } from '../entered/enteredOrder.ts';

const PLACE = { locationId: location('marche'), shippingZoneId: null };
const PERSON = { name: 'Béa Roy', phone: '819 555-0123', locale: 'en' as const };
/** Two juices of 10 $, taxed, with a deposit of 3 $ each, and the fee: taxes on 25 $. */
const TOTAL = 2000 + 600 + 500 + 125 + 249;

describe.each(testDatabaseKinds())('an order that is paid by a link (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let counter = 0;
  let staff: Caller | undefined;
  const atDesk = async () => (staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] }));

  /** Each of another person: mails to one address are limited (ADR 109). */
  const mailOf = (nth = counter) => `bea${nth}@exemple.ca`;
  async function enter({ hasMail = true } = {}) {
    counter += 1;
    const juice = { price: 1000, deposit: 300, stock: 9, product: { taxable: true } };
    const variantId = await offer(fixture.database, `jus ${counter}`, juice);
    const entered: EnteredOrder = {
      buyer: { person: { ...PERSON, email: hasMail ? mailOf() : null }, address: null },
      lines: [{ variantId, quantity: 2 }],
      place: PLACE,
      birthDate: null,
      note: null,
      addsTo: null,
    };
    const agreed = { total: TOTAL, requestId: `link ${counter}`, byLink: true };
    const order = await fixture.market.checkout.enterOrder(await atDesk(), entered, agreed);
    return { order, variantId, email: mailOf() };
  }
  const payer = (name = 'payer') => shopper(fixture.market, `${name} ${counter}`).visitor;
  const open = async (orderId: string, total = TOTAL, visitor = payer()) =>
    (await fixture.market.checkout.payByLink(visitor, orderId, total)).replace('/paiement/', '');
  const read = async (orderId: string) => (await fixture.market.staffOrders.byId(orderId))!;
  /** What was sold by each means of payment, and where it went back to. */
  const sales = async () => {
    const { accounting, clock } = fixture.market;
    const { total } = await accounting.salesReport({ from: null, to: null }, clock.now());
    const { card, cash, awaiting, cardRefunded, cashRefunded, awaitingDropped } = total;
    return [card, cash, awaiting, cardRefunded, cashRefunded, awaitingDropped];
  };
  const salesSince = async (before: readonly number[]) => (await sales()).map((sum, at) => sum - before[at]!);
  const booksAgree = async () => expect(await checkSales(fixture.database)).toEqual([]);
  const mailsTo = async (to: string) => {
    await fixture.market.mails.sendDue();
    return fixture.market.mail.accepted.splice(0).filter((mail) => mail.to === to);
  };
  /** Runs at a moment after the week's closing. */
  async function afterClosing<T>(payBy: Date, run: () => Promise<T>): Promise<T> {
    const { clock } = fixture.market;
    const { now } = clock;
    clock.now = () => new Date(payBy.getTime() + 1000);
    try {
      return await run();
    } finally {
      clock.now = now;
    }
  }

  it('is reserved, and its mail has the sum, the order and the link', async () => {
    const { order, variantId } = await enter();
    expect(order.cash).toMatchObject({ due: TOTAL, link: { state: 'open', payBy: expect.any(Date) } });
    expect(await fixture.stockOf(variantId)).toMatchObject({ stock: 7 });
    const nowhere = { period: null, status: null, locationId: null, shippingZoneId: null, customerId: null };
    const has = async (unpaid: boolean) => {
      const filter = { ...nowhere, depositsHeld: false, words: '', unpaid };
      const { edges } = await fixture.market.staffOrders.list(filter, { first: 50, after: null });
      return edges.some(({ node }) => node.id === order.id);
    };
    expect([await has(true), await has(false)]).toEqual([true, false]);
    const [mail] = await mailsTo(mailOf());
    expect(mail?.subject).toMatch(/34,74.\$ to pay/);
    expect(mail?.text).toMatch(/jus \d/);
    expect(mail?.text).toContain(`/en/my-order/lnk_`);
    expect(mail?.text).not.toMatch(/cash/i);
    // It is paid before anything can be missing.
    expect(mail?.text.replace(/\s/g, ' ')).toContain('If an item is missing, we refund it.');
    expect(await codes(enter({ hasMail: false }))).toEqual(['LINK_REFUSED']);
  });

  it('is paid once by card for exactly its sum, whatever tabs, messages and processes', async () => {
    const { market } = fixture;
    const before = await sales();
    const { order } = await enter();
    expect(await salesSince(before)).toEqual([0, 0, TOTAL, 0, 0, 0]);
    expect(await refusals(open(order.id, TOTAL - 1))).toEqual([
      { code: 'PAYMENT_CHANGED', params: { shown: TOTAL - 1, current: TOTAL } },
    ]);
    const [one, other] = await Promise.all([open(order.id), open(order.id, TOTAL, payer('other tab'))]);
    expect(one).toBe(other);
    expect(market.payment.opened().at(-1)).toMatchObject({ total: TOTAL, isFixed: true, customerEmail: mailOf() });
    const event = market.payment.pay(one);
    const elsewhere = marketServices(fixture.database, { payment: market.payment });
    const results = await Promise.all([
      market.checkout.handleEvent(event),
      elsewhere.checkout.handleEvent(event),
      elsewhere.checkout.handleEvent({ ...event, id: `${event.id} again` }),
    ]);
    expect(results.toSorted()).toEqual(['applied', 'replay', 'replay']);
    expect(await read(order.id)).toMatchObject({ status: 'processed', total: TOTAL, cash: null });
    expect(await codes(open(order.id))).toEqual(['PAYMENT_OVER']);
    expect((await mailsTo(mailOf())).at(-1)?.text).toMatch(/is paid by card/);
    expect((await market.staffOrders.history(await read(order.id))).map((entry) => entry.kind)).toContain('card');
    expect(await salesSince(before)).toEqual([TOTAL, 0, 0, 0, 0, 0]);
    await booksAgree();
    // Its refunds go to the card like any other's.
    await market.refunds.cancelAs(MARKET, order.id, 'cancelled');
    expect(market.payment.customers.refunds().at(-1)).toMatchObject({ amount: TOTAL });
    await booksAgree();
  });

  it('is paid though the server was killed before it knew the page, or its message was lost', async () => {
    const { market } = fixture;
    const { order } = await enter();
    // As left by a server that was killed while the provider opened the page.
    await sql`insert into link_payment (id, order_id, session_id, amount, expires_at)
      values (gen_random_uuid(), ${order.id}, 'somebody', ${TOTAL}, now() + interval '31 minutes')`.execute(
      fixture.database.kysely,
    );
    const next = marketServices(fixture.database, { payment: market.payment });
    expect(await next.checkout.sweep({ creating: 0, pending: 0, overdue: 0 })).toBe(1);
    const session = await open(order.id);
    market.payment.pay(session);
    expect(await next.checkout.sweep({ creating: 0, pending: 0, overdue: 0 })).toBe(1);
    expect((await read(order.id)).cash).toBeNull();
  });

  it('is never paid for another sum: whatever changes it ends the open page first', async () => {
    const { market } = fixture;
    const { visitor } = await atDesk();
    const before = await sales();
    const { order } = await enter();
    const session = await open(order.id);
    const less = { amount: 100, toCard: 100, to: 'card' as const, reason: 'x' };
    await market.refunds.refundAmount(visitor, order.id, `less ${counter} ${kind}`, less);
    expect(market.payment.session(session)?.state).toBe('expired');
    expect(await salesSince(before)).toEqual([0, 0, TOTAL, 0, 0, 100]);
    expect(await codes(open(order.id))).toEqual(['PAYMENT_CHANGED']);
    const lower = await open(order.id, TOTAL - 100);
    expect(market.payment.opened().at(-1)).toMatchObject({ total: TOTAL - 100, lines: [{ quantity: 1 }] });
    market.payment.provider.state = 'down';
    const receipt = { amount: TOTAL - 100, requestId: `cash ${order.id}` };
    expect(await codes(market.desk.cash.receiveCash(visitor, order.id, receipt))).toEqual(['PAYMENT_OPEN']);
    market.payment.provider.state = 'up';
    // Paid at the provider meanwhile: the cash is refused, and what was lowered before is not refunded again.
    market.payment.pay(lower);
    expect(await codes(market.desk.cash.receiveCash(visitor, order.id, receipt))).toEqual(['CASH_CHANGED']);
    expect(await read(order.id)).toMatchObject({ cash: null, refundedToCard: 100 });
    // The card paid what was left; what had been lowered never came, and never went back to it.
    expect(await salesSince(before)).toEqual([TOTAL - 100, 0, 100, 0, 0, 100]);
    await booksAgree();
    await market.refunds.cancelAs(MARKET, order.id, 'cancelled');
    expect(market.payment.customers.refunds().at(-1)).toMatchObject({ amount: TOTAL - 100 });
    expect(await salesSince(before)).toEqual([TOTAL - 100, 0, 100, TOTAL - 100, 0, 100]);
    await booksAgree();
  });

  it('is paid in cash instead, cancelled, or sent again', async () => {
    const { market } = fixture;
    const { visitor } = await atDesk();
    const { order } = await enter();
    await mailsTo(mailOf());
    const again = { due: TOTAL, requestId: `again ${order.id}` };
    await market.desk.cash.sendPaymentLink(visitor, order.id, again);
    await market.desk.cash.sendPaymentLink(visitor, order.id, again);
    expect(await mailsTo(mailOf())).toHaveLength(1);
    const session = await open(order.id);
    const end = { due: TOTAL, requestId: `end ${order.id}` };
    expect((await market.desk.cash.endPaymentLink(visitor, order.id, end)).cash?.link).toBeNull();
    expect(market.payment.session(session)?.state).toBe('expired');
    expect(await codes(open(order.id))).toEqual(['PAYMENT_OVER']);
    expect(
      await codes(market.desk.cash.endPaymentLink(visitor, order.id, { ...end, requestId: `2 ${order.id}` })),
    ).toEqual(['PAYMENT_OVER']);
    const onceMore = { due: TOTAL, requestId: `once more ${order.id}` };
    const orders = fixture.database.kysely.updateTable('orders').where('id', '=', order.id);
    // Nobody is asked for the money of an order that is being cancelled.
    await orders.set({ cancelling: '{}', cancelling_since: new Date() }).execute();
    expect(await codes(market.desk.cash.sendPaymentLink(visitor, order.id, onceMore))).toEqual(['LINK_REFUSED']);
    await orders.set({ cancelling: null, cancelling_since: null }).execute();
    await market.desk.cash.sendPaymentLink(visitor, order.id, onceMore);
    const last = await open(order.id);
    await market.refunds.cancelAs(MARKET, order.id, 'cancelled');
    expect(market.payment.session(last)?.state).toBe('expired');
    expect(await codes(open(order.id, 0))).toEqual(['PAYMENT_OVER']);
    await booksAgree();
  });

  it('is cancelled once its week closes unpaid; a page that is open then still counts', async () => {
    const { market } = fixture;
    const unpaid = await enter();
    const paying = await enter();
    const session = await open(paying.order.id);
    await afterClosing(unpaid.order.cash!.link!.payBy, async () => {
      expect(await market.refunds.releaseUnpaid()).toBeGreaterThan(0);
      expect(await codes(open(unpaid.order.id))).toEqual(['PAYMENT_OVER']);
      await market.checkout.handleEvent(market.payment.pay(session));
      expect(await market.refunds.releaseUnpaid()).toBe(0);
      // Whoever sent the link is told.
      const mails = fixture.database.kysely.selectFrom('outbox').select('data').where('kind', '=', 'link_unpaid');
      const customerId = (await atDesk()).visitor.customer?.id;
      expect(await mails.execute()).toContainEqual({ data: { orderId: unpaid.order.id, customerId } });
      const [mail] = (await mailsTo(unpaid.email)).filter(({ subject }) => /cancelled/.test(subject));
      expect(mail?.text).toMatch(/was to be paid by/);
    });
    expect(await read(unpaid.order.id)).toMatchObject({ status: 'cancelled', cash: { link: { state: 'expired' } } });
    expect(await fixture.stockOf(unpaid.variantId)).toMatchObject({ stock: 9, held: 0 });
    expect(await read(paying.order.id)).toMatchObject({ status: 'processed', cash: null });
    await booksAgree();
  });

  it('goes on where a server was killed between the end of the link and the cancellation, and is kept for cash once packed', async () => {
    const { market, database } = fixture;
    const killed = await enter();
    const packed = await enter();
    await sql`update payment_link set ended = 'expired', ended_at = now() where order_id = ${killed.order.id}`.execute(
      database.kysely,
    );
    await sql`update order_line set status = 'packed' where order_id = ${packed.order.id}`.execute(database.kysely);
    await market.desk.orders.advance((await atDesk()).visitor.customer!.id, packed.order.id, 'fulfilled');
    await afterClosing(killed.order.cash!.link!.payBy, async () => {
      await market.refunds.releaseUnpaid();
      await market.refunds.releaseUnpaid();
    });
    expect((await read(killed.order.id)).status).toBe('cancelled');
    expect(await read(packed.order.id)).toMatchObject({ status: 'fulfilled', cash: { due: TOTAL, link: null } });
  });

  it('leads back to the order: from a page that was paid, left or ended, and by whom', async () => {
    const { market } = fixture;
    const [own, other] = [payer('own'), payer('another browser')];
    const statusOf = async (orderId: string) => {
      const pages = fixture.database.kysely.selectFrom('link_payment').select(['id', 'status']);
      return pages.where('order_id', '=', orderId).orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    };
    const path = expect.stringMatching(/^\/en\/my-order\/lnk_/);
    for (const [visitor, end, after] of [
      [own, null, 'expired'],
      [other, null, 'pending'],
      [own, 'expireSession', 'expired'],
      [other, 'expireSession', 'expired'],
      [own, 'pay', 'paid'],
      [other, 'pay', 'paid'],
    ] as const) {
      const { order } = await enter();
      const session = await open(order.id, TOTAL, own);
      if (end) await market.payment[end](session);
      const { id } = await statusOf(order.id);
      const [target, elsewhere] = await Promise.all(
        [own, other].map((browser) => market.checkout.payRedirect(browser, session)),
      );
      expect(target).toEqual({ kind: 'pay', url: `https://pay.example.test/${session}` });
      expect(elsewhere).toEqual({ kind: 'unknown' });
      // Again from the browser's history.
      for (let round = 0; round < 2; round += 1) expect(await market.checkout.returnToOrder(visitor, id)).toEqual(path);
      expect([end, (await statusOf(order.id)).status]).toEqual([end, after]);
      const isPaid = after === 'paid';
      expect((await read(order.id)).cash?.due ?? 0).toBe(isPaid ? 0 : TOTAL);
      if (after === 'pending') await market.checkout.endOpenPage(order.id);
      expect(await market.checkout.payRedirect(own, session)).toEqual({ kind: 'order', path });
    }
    for (const id of ['no page', other.sessionId]) expect(await market.checkout.returnToOrder(own, id)).toBeNull();
  });

  it('leaves a payment that came to nothing here to the operator', async () => {
    const { market } = fixture;
    const { order } = await enter();
    const session = await open(order.id);
    const event = market.payment.pay(session, { amount: TOTAL - 1 });
    const before = (await market.checkout.unappliedPayments()).length;
    expect(await market.checkout.handleEvent(event)).toBe('ignored');
    expect(await market.checkout.unappliedPayments()).toHaveLength(before + 1);
    expect((await read(order.id)).cash?.due).toBe(TOTAL);
    await sql`update link_payment set status = 'expired' where order_id = ${order.id}`.execute(fixture.database.kysely);
  });
});
