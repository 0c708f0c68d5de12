import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { codes, location, marketServices, offer, refusals } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import { MARKET } from '../../orders/actor.ts';
import { checkInvariants } from '../invariants.ts';
import type { EnteredOrder, EntryAgreement } from './enteredOrder.ts';

const PLACE = { locationId: location('marche'), shippingZoneId: null };
/** Two juices of 10 $, taxed, with a deposit of 3 $ each, and the fee: taxes on 25 $. */
const TOTAL = 2000 + 600 + 500 + 125 + 249;

describe.each(testDatabaseKinds())('an entered order that the customer’s credit pays (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let counter = 0;
  let staff: Caller | undefined;
  const atDesk = async () => (staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] }));

  /** A customer with an address and so much credit, and an order of two juices for them. */
  async function scene(credit: number, { hasAddress = true } = {}) {
    counter += 1;
    const caller = await signedIn(fixture.market, `ann ${counter} ${kind}`);
    if (hasAddress) await writeAddress(fixture.database, caller);
    if (credit > 0) await giveCredit(fixture.market, caller, credit);
    const juice = { price: 1000, deposit: 300, stock: 9, product: { taxable: true } };
    const variantId = await offer(fixture.database, `jus ${counter}`, juice);
    const order: EnteredOrder = {
      buyer: { customerId: customerOf(caller), address: null },
      lines: [{ variantId, quantity: 2 }],
      place: PLACE,
      birthDate: null,
      note: null,
      addsTo: null,
      credit: 'phone',
    };
    return { caller, order, variantId };
  }
  const enter = async (order: EnteredOrder, agreed: Partial<EntryAgreement>, server = fixture.market) =>
    server.checkout.enterOrder(await atDesk(), order, { total: TOTAL, requestId: `credit ${counter}`, ...agreed });
  const balanceOf = async (caller: Caller) =>
    (await fixture.market.balance.allMovements(customerOf(caller)))[0]?.balance ?? 0;
  const agreeing = async () => expect(await checkInvariants(fixture.database)).toEqual([]);
  const read = async (orderId: string) => (await fixture.market.staffOrders.byId(orderId))!;
  async function mailsTo(caller: Caller) {
    const { market } = fixture;
    await market.mails.sendDue();
    const { email } = (await market.deskCustomers.byId(customerOf(caller)))!;
    return market.mail.accepted.splice(0).filter(({ to }) => to === email);
  }

  it('has deposits to give back once it is paid and not before (E50), and then its receipt stays', async () => {
    const { market } = fixture;
    const { caller, order } = await scene(0);
    const { id } = await enter({ ...order, credit: null }, {});
    const { visitor } = await atDesk();
    const customerId = customerOf(caller);
    const held = () => market.balance.depositsHeld(customerId);
    const giveBack = (requestId: string) =>
      market.refunds.refundDeposit(visitor, { customerId, amount: 300, box: false, requestId: `${id} ${requestId}` });
    expect([await held(), await codes(giveBack('early'))]).toEqual([0, ['DEPOSIT_LIMIT']]);
    const receipt = { amount: TOTAL, requestId: `receive ${id}` };
    await market.desk.cash.receiveCash(visitor, id, receipt);
    expect(await held()).toBe(600);
    await giveBack('then');
    const undone = { amount: TOTAL, reason: 'mistake' as const, requestId: `undo ${id}` };
    expect((await read(id)).cash?.undo).toBe('refunded');
    expect(await codes(market.desk.cash.undoReceipt(visitor, id, undone))).toEqual(['RECEIPT_FINAL']);
    await agreeing();
  });

  it('that is not paid is returned with its deposits, which were never credited', async () => {
    const { market } = fixture;
    const { order } = await scene(0);
    const { id } = await enter({ ...order, credit: null }, {});
    const { visitor } = await atDesk();
    const [line] = (await read(id)).products;
    const items = [{ lineId: line!.id, quantity: 1 }];
    await market.refunds.returnGoods(visitor, id, `return ${id}`, {
      kind: 'returned',
      to: 'balance',
      items,
      locale: 'fr',
    });
    expect((await read(id)).cash?.due).toBe(TOTAL - 1000 - 50 - 99 - 300);
    await market.desk.orders.advance(visitor.customer!.id, id, 'refunded');
    await agreeing();
    const { total } = await market.accounting.salesReport({ from: null, to: null }, market.clock.now());
    expect(total.awaiting).toBe(total.awaitingDropped);
  });

  it('shows what credit pays, what is left of it and what stops it, and uses nothing that was not asked for', async () => {
    const { market } = fixture;
    const { caller, order } = await scene(900);
    const preview = await market.checkout.previewEntered(await atDesk(), order);
    expect([preview.totals.credit, preview.totals.total, preview.creditLeft, preview.problems]).toEqual([
      900,
      TOTAL,
      0,
      [],
    ]);
    const rich = await scene(5000);
    const whole = await market.checkout.previewEntered(await atDesk(), rich.order);
    expect([whole.totals.credit, whole.creditLeft]).toEqual([TOTAL, 5000 - TOTAL]);
    // A card takes no less than 50 cents (E66).
    const close = await scene(TOTAL - 1);
    const least = await market.checkout.previewEntered(await atDesk(), close.order);
    expect([least.totals.credit, least.creditLeft]).toEqual([TOTAL - 50, 49]);
    const nowhere = await scene(900, { hasAddress: false });
    const stopped = await market.checkout.previewEntered(await atDesk(), nowhere.order);
    expect(stopped.problems.map(({ code }) => code)).toEqual(['BALANCE_NEEDS_ADDRESS']);
    expect(await codes(enter(nowhere.order, { credit: 900 }))).toEqual(['BALANCE_NEEDS_ADDRESS']);
    await enter({ ...order, credit: null }, {});
    expect(await balanceOf(caller)).toBe(-900);
  });

  it('pays once for repeated requests of two servers, and the rest is cash; mail and journal say who asked for it', async () => {
    const { market, database } = fixture;
    const { caller, order } = await scene(900);
    await mailsTo(caller);
    const elsewhere = marketServices(database, { payment: market.payment });
    const [one, again] = await Promise.all([enter(order, { credit: 900 }), enter(order, { credit: 900 }, elsewhere)]);
    expect(again.id).toBe(one.id);
    expect(one).toMatchObject({ total: TOTAL, balanceApplied: 900, cash: { due: TOTAL - 900 } });
    expect(await balanceOf(caller)).toBe(0);
    expect(await codes(enter(order, { credit: 901 }))).toEqual(['REQUEST_REUSED']);
    const paid = (await market.staffOrders.history(one)).find((event) => event.kind === 'paid');
    expect(paid).toMatchObject({ creditAsked: 'phone' });
    const [mail] = await mailsTo(caller);
    const text = mail?.text.replace(/\s/g, ' ');
    expect(text).toContain('Comme vous l’avez demandé au téléphone, 9,00 $ de votre crédit paient cette commande.');
    expect(text).toContain('Il reste 25,74 $ à payer.');
    expect(text).toContain('Vous ne l’avez pas demandé ?');
    await agreeing();
    const { visitor } = await atDesk();
    await market.desk.cash.receiveCash(visitor, one.id, { amount: TOTAL - 900, requestId: `cash ${one.id}` });
    await agreeing();
    await market.refunds.cancelAs(MARKET, one.id, 'cancelled');
    await market.refunds.cancelAs(MARKET, one.id, 'cancelled');
    expect(await balanceOf(caller)).toBe(-900);
    await agreeing();
  });

  it('is paid completely where credit is enough: nothing is due, no link is sent, and cancelling gives the credit back', async () => {
    const { market } = fixture;
    const { caller, order } = await scene(5000);
    await mailsTo(caller);
    expect(await codes(enter(order, { credit: TOTAL, byLink: true }))).toEqual(['LINK_REFUSED']);
    expect(await balanceOf(caller)).toBe(-5000);
    const whole = await enter({ ...order, credit: 'counter' }, { credit: TOTAL });
    expect(whole).toMatchObject({ status: 'processed', balanceApplied: TOTAL, cash: null });
    const [mail] = await mailsTo(caller);
    expect(mail?.text).toContain('au comptoir');
    expect(mail?.text).not.toMatch(/comptant/);
    await agreeing();
    await market.refunds.cancelAs(MARKET, whole.id, 'cancelled');
    expect(await balanceOf(caller)).toBe(-5000);
    await agreeing();
  });

  it('is refused with the current sum if the balance has changed since it was shown, and stores nothing', async () => {
    const { market } = fixture;
    const { caller, order, variantId } = await scene(900);
    for (const [change, current] of [
      [100, 1000],
      [-400, 600],
      [-600, 0],
    ] as const) {
      await giveCredit(market, caller, change);
      expect(await refusals(enter(order, { credit: 900 }))).toEqual([
        { code: 'CREDIT_CHANGED', params: { shown: 900, current } },
      ]);
    }
    expect(await codes(enter(order, {}))).toEqual(['BAD_INPUT']);
    expect(await fixture.stockOf(variantId)).toMatchObject({ stock: 9, held: 0 });
    // Two orders at once count on the same credit: one gets it.
    await giveCredit(market, caller, 900);
    const results = await Promise.allSettled(
      ['a', 'b'].map((name) => enter(order, { credit: 900, requestId: `credit ${counter} ${name}` })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(caller)).toBe(0);
    await agreeing();
  });

  it('is given back once when its link ends unpaid, and refunds of what a link paid leave it to the balance', async () => {
    const { market } = fixture;
    const unpaid = await scene(900);
    const waiting = await enter(unpaid.order, { credit: 900, byLink: true });
    expect(waiting.cash).toMatchObject({ due: TOTAL - 900, link: { state: 'open' } });
    const paying = await scene(900);
    const order = await enter(paying.order, { credit: 900, byLink: true });
    const { visitor } = await signedIn(market, `payer ${counter} ${kind}`);
    const page = (await market.checkout.payByLink(visitor, order.id, TOTAL - 900)).replace('/paiement/', '');
    await market.checkout.handleEvent(market.payment.pay(page));
    expect(await read(order.id)).toMatchObject({ cash: null, balanceApplied: 900 });
    const { now } = market.clock;
    market.clock.now = () => new Date(waiting.cash!.link!.payBy.getTime() + 1000);
    await Promise.all([market.refunds.releaseUnpaid(), market.refunds.releaseUnpaid()]);
    await market.refunds.releaseUnpaid();
    const mails = await mailsTo(unpaid.caller);
    expect(mails.at(-1)?.text.replace(/\s/g, ' ')).toMatch(/n’a pas été payée|est annulée/);
    expect(mails.at(-1)?.text.replace(/\s/g, ' ')).toMatch(/9,00 \$/);
    market.clock.now = now;
    expect((await read(waiting.id)).status).toBe('cancelled');
    expect(await balanceOf(unpaid.caller)).toBe(-900);
    await agreeing();
    await market.refunds.cancelAs(MARKET, order.id, 'cancelled');
    expect(market.payment.customers.refunds().at(-1)).toMatchObject({ amount: TOTAL - 900 });
    expect(await balanceOf(paying.caller)).toBe(-900);
    await agreeing();
  });
});
