import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { checkoutFixture } from '../../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { codes, location, marketServices, offer, refusals, zone } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { checkSales } from '../../accounting/salesCheck.ts';
import type { SalesFigures } from '../../accounting/salesReport.ts';
import type { Caller } from '../../caller.ts';
import { checkInvariants } from '../invariants.ts';
import type { EnteredOrder } from './enteredOrder.ts';

const MARKET_PLACE = { locationId: location('marche'), shippingZoneId: null };
const BEA = { person: { name: 'Béa Roy', phone: '819 555-0123', email: null, locale: 'en' as const }, address: null };
/** Two juices of 10 $, taxed, with a deposit of 3 $ each, and the fee: taxes on 25 $. */
const TOTAL = 2000 + 600 + 500 + 125 + 249;

describe.each(testDatabaseKinds())('an order that staff enter, paid in cash (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let counter = 0;
  let staff: Caller | undefined;
  const atDesk = async () => (staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] }));

  /** Two juices for pickup at the market. */
  async function order(more: Partial<EnteredOrder> = {}, product = {}): Promise<EnteredOrder> {
    counter += 1;
    const juice = { price: 1000, deposit: 300, stock: 9, product: { taxable: true, ...product } };
    const variantId = await offer(fixture.database, `jus ${counter}`, juice);
    const lines = [{ variantId, quantity: 2 }];
    return { buyer: BEA, lines, place: MARKET_PLACE, birthDate: null, note: null, addsTo: null, ...more };
  }
  const enter = async (entered: EnteredOrder, total = TOTAL, requestId = `enter ${counter}`) =>
    fixture.market.checkout.enterOrder(await atDesk(), entered, { total, requestId });
  const receive = async (orderId: string, amount = TOTAL, requestId = `receive ${orderId}`) =>
    fixture.market.desk.cash.receiveCash((await atDesk()).visitor, orderId, { amount, requestId });
  const stockOf = (entered: EnteredOrder) => fixture.stockOf(entered.lines[0]?.variantId ?? '');
  const dueOf = async (orderId: string) => (await fixture.market.staffOrders.byId(orderId))?.cash?.due;
  const salesTotals = async () => {
    const { accounting, clock } = fixture.market;
    return (await accounting.salesReport({ from: null, to: null }, clock.now())).total;
  };
  /** What of sales, refunds and the till a moment changed, without what is 0. */
  const since = (before: SalesFigures, after: SalesFigures) => {
    const parts = ({ sold, refunded, ...sums }: SalesFigures) => ({
      sold: sold.total,
      refunded: refunded.total,
      ...sums,
    });
    const [from, to] = [parts(before), parts(after)];
    const names = [
      'sold',
      'refunded',
      'card',
      'cash',
      'awaiting',
      'cardRefunded',
      'creditRefunded',
      'cashRefunded',
    ] as const;
    const changes = [...names, 'awaitingDropped' as const, 'cashReceived' as const].map((name) => [
      name,
      to[name] - from[name],
    ]);
    return Object.fromEntries(changes.filter(([, change]) => change !== 0));
  };
  const booksAgree = async () => {
    expect(await checkInvariants(fixture.database)).toEqual([]);
    expect(await checkSales(fixture.database)).toEqual([]);
  };

  it('is previewed with the sums of the checkout, and leaves nothing behind', async () => {
    const { market, database } = fixture;
    const entered = await order();
    const preview = await market.checkout.previewEntered(await atDesk(), entered);
    expect(preview.totals).toMatchObject({ items: 2000, deposits: 600, fee: 500, gst: 125, pst: 249, total: TOTAL });
    expect([preview.problems, preview.lines.map(({ max }) => max), preview.slot]).toEqual([[], [9], expect.anything()]);
    expect(await stockOf(entered)).toMatchObject({ stock: 9, held: 0 });
    const carts = await database.kysely.selectFrom('cart').select('id').execute();
    const attempts = await database.kysely.selectFrom('checkout_attempt').select('id').execute();
    expect([carts, attempts]).toEqual([[], []]);
  });

  it('is confirmed once per request, takes its stock, and tells the buyer in their language that it is paid in cash', async () => {
    const { market } = fixture;
    const entered = await order({
      buyer: { ...BEA, person: { ...BEA.person, email: ' Bea@Exemple.ca ' } },
      note: ' Merci ',
    });
    const before = await salesTotals();
    const changed = vi.spyOn(market.catalogue, 'changed');
    const [one, again] = await Promise.all([enter(entered), enter(entered)]);
    expect(again.id).toBe(one.id);
    // What is left is shown at once; the repeated request changes nothing.
    expect(changed).toHaveBeenCalledTimes(1);
    changed.mockRestore();
    expect(one).toMatchObject({ status: 'processed', total: TOTAL, customerId: null, note: 'Merci' });
    expect(one.cash).toEqual({ due: TOTAL, received: 0, receivedAt: null, byLink: false, link: null, undo: null });
    expect(one.contact).toEqual({ name: 'Béa Roy', email: 'bea@exemple.ca', phone: '819 555-0123' });
    expect(await stockOf(entered)).toMatchObject({ stock: 7, held: 0 });
    const [first] = await market.staffOrders.history(one);
    expect(first).toMatchObject({ kind: 'paid', by: 'staff', name: 'equipe@exemple.ca' });
    await market.mails.sendDue();
    const mail = market.mail.accepted.find(({ to }) => to === 'bea@exemple.ca');
    expect(mail?.text).toMatch(/in cash/);
    expect(mail?.text).not.toMatch(/card|paid on/i);
    const after = await salesTotals();
    expect(since(before, after)).toEqual({ sold: TOTAL, awaiting: TOTAL });
    await booksAgree();
  });

  it('is for a customer with their standing, and leaves their own cart alone', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const own = await offer(fixture.database, 'own', { price: 300, stock: 3 });
    await market.cart.add(ann, own, 1);
    const entered = await order({ buyer: { customerId: customerOf(ann), address: null } });
    const written = await enter(entered);
    expect(written).toMatchObject({ customerId: customerOf(ann), contact: { email: 'ann@exemple.ca' } });
    expect((await market.cart.view(ann)).lines.map(({ variant }) => variant.id)).toEqual([own]);
    // Never merged with another one, which was paid otherwise.
    const second = await enter(await order({ buyer: { customerId: customerOf(ann), address: null } }));
    expect([second.isJoined, await dueOf(written.id), await dueOf(second.id)]).toEqual([false, TOTAL, TOTAL]);
  });

  it('is refused by the rules of the checkout, all at once, and stores nothing', async () => {
    const { market } = fixture;
    const cider = await order({ place: null }, { is_alcohol: true });
    const lines = cider.lines.map((line) => ({ ...line, quantity: 10 }));
    const preview = await market.checkout.previewEntered(await atDesk(), { ...cider, lines });
    expect(preview.problems.map(({ code }) => code)).toEqual(['MAX_REACHED', 'NO_PLACE', 'NO_ALCOHOL']);
    expect(await codes(enter({ ...cider, lines }))).toEqual(['MAX_REACHED', 'NO_PLACE', 'NO_ALCOHOL']);
    const plain = await order();
    expect(await refusals(enter(plain, TOTAL - 1))).toEqual([
      { code: 'TOTAL_RAISED', params: { shown: TOTAL - 1, current: TOTAL } },
    ]);
    expect(await codes(enter({ ...plain, birthDate: '2010-01-01' }))).toEqual(['AGE_FORBIDDEN']);
    expect(await codes(enter({ ...plain, lines: [] }))).toEqual(['EMPTY_CART']);
    expect(await codes(enter({ ...plain, place: { locationId: location('ferme'), shippingZoneId: null } }))).toEqual([
      'NO_DELIVERY',
    ]);
    const nobody = { person: { name: ' ', phone: '12', email: 'x', locale: 'fr' as const }, address: null };
    expect(await codes(enter({ ...plain, buyer: nobody }))).toEqual(['BAD_INPUT', 'PHONE_INVALID', 'EMAIL_INVALID']);
    expect(await stockOf(plain)).toMatchObject({ stock: 9, held: 0 });
    // The refused calls have not used up the request.
    await enter(plain);
    expect(await codes(enter(plain, TOTAL + 1))).toEqual(['REQUEST_REUSED']);
    expect((await enter({ ...cider, place: MARKET_PLACE, birthDate: '1980-02-29' }, TOTAL, 'cider')).total).toBe(TOTAL);
  });

  it('is delivered to an address in its zone alone, with the fee of the round', async () => {
    const inZone = { line1: '1 rue Principale', line2: null, city: 'Gatineau', state: 'QC', postalCode: 'J0X 1A1' };
    const delivered = { place: { locationId: null, shippingZoneId: zone('vallee') } };
    expect(await codes(enter(await order(delivered), 10_000))).toEqual(['NO_ADDRESS']);
    const outside = { ...BEA, address: { ...inZone, postalCode: 'J9A 1A1' } };
    expect(await codes(enter(await order({ ...delivered, buyer: outside }), 10_000))).toEqual(['ADDRESS_OUTSIDE_ZONE']);
    const content = await order({ ...delivered, buyer: { ...BEA, address: inZone } });
    const { totals } = await fixture.market.checkout.previewEntered(await atDesk(), content);
    expect(totals).toMatchObject({ delivery: 700, total: TOTAL + 700 });
    const written = await enter(content, TOTAL + 700);
    expect(written).toMatchObject({ shipping: 700, total: TOTAL + 700, cash: { due: TOTAL + 700 } });
    expect(written.fulfillment).toMatchObject({ recipient: 'Béa Roy', postalCode: 'J0X1A1', outsideZone: false });
  });

  it('is received once, with the exact value, by one of two tablets', async () => {
    const { market } = fixture;
    const { id } = await enter(await order());
    expect(await refusals(receive(id, TOTAL - 1))).toEqual([
      { code: 'CASH_CHANGED', params: { shown: TOTAL - 1, current: TOTAL } },
    ]);
    const other = marketServices(fixture.database, { payment: market.payment });
    const { visitor } = await atDesk();
    const before = await salesTotals();
    const tablets = await Promise.allSettled([
      receive(id, TOTAL, 'one tablet'),
      other.desk.cash.receiveCash(visitor, id, { amount: TOTAL, requestId: 'other tablet' }),
    ]);
    expect(tablets.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = tablets[0].status === 'fulfilled' ? 'one tablet' : 'other tablet';
    const { cash } = await receive(id, TOTAL, won);
    expect(since(before, await salesTotals())).toEqual({ awaiting: -TOTAL, cash: TOTAL, cashReceived: TOTAL });
    expect(cash).toMatchObject({ due: 0, received: TOTAL, receivedAt: expect.any(Date) });
    expect(await codes(receive(id, TOTAL, 'a third'))).toEqual(['CASH_CHANGED']);
    const view = (await market.staffOrders.byId(id))!;
    const history = await market.staffOrders.history(view);
    expect(history.filter((event) => event.kind === 'cash').map(({ amount, by }) => [amount, by])).toEqual([
      [TOTAL, 'staff'],
    ]);
    await booksAgree();
  });

  it('is in what other tablets read of changes once its cash is lowered or received', async () => {
    const { market } = fixture;
    const written = await enter(await order());
    const { visitor } = await atDesk();
    const { now } = market.clock;
    const listed = async (since: Date) => {
      const filter = { periodStart: written.periodStart, locationId: null, shippingZoneId: null, changedSince: since };
      return (await market.packing.sheets(filter)).flatMap(({ order: { id, cash } }) =>
        id === written.id ? [cash?.due] : [],
      );
    };
    try {
      const [lowered, received] = [60_000, 120_000].map((ms) => new Date(now().getTime() + ms)) as [Date, Date];
      expect(await listed(lowered)).toEqual([]);
      market.clock.now = () => lowered;
      await market.refunds.refundAmount(visitor, written.id, `less ${kind}`, {
        amount: 100,
        toCard: 100,
        to: 'card',
        reason: 'x',
      });
      expect(await listed(lowered)).toEqual([TOTAL - 100]);
      market.clock.now = () => received;
      expect(await listed(received)).toEqual([]);
      await receive(written.id, TOTAL - 100);
      expect(await listed(received)).toEqual([0]);
    } finally {
      market.clock.now = now;
    }
  });

  it('is handed over unpaid only with the displayed sum', async () => {
    const { market } = fixture;
    const written = await enter(
      await order({ buyer: { ...BEA, person: { ...BEA.person, email: 'unpaid@exemple.ca' } } }),
    );
    const { visitor } = await atDesk();
    const staffId = visitor.customer!.id;
    await market.desk.orders.markLines(
      staffId,
      written.products.map(({ id }) => id),
      'packed',
    );
    const handOver = (unpaid: number | null, key: string) =>
      market.desk.orders.handOver(staffId, written.id, key, unpaid);
    expect(await refusals(handOver(null, `h1 ${kind}`))).toEqual([{ code: 'CASH_DUE', params: { due: TOTAL } }]);
    expect(await codes(handOver(TOTAL - 1, `h2 ${kind}`))).toEqual(['CASH_DUE']);
    expect((await handOver(TOTAL, `h3 ${kind}`)).status).toBe('completed');
    expect(await dueOf(written.id)).toBe(TOTAL);
    // Its mail is written when the step cannot be undone any more, with what is due then.
    await sql`update outbox set next_at = now() where status = 'waiting'`.execute(fixture.database.kysely);
    await market.mails.sendDue();
    const mail = market.mail.accepted.find(({ subject }) => subject === `Order ${written.number} picked up`);
    expect(mail?.text.replace(/\s/g, ' ')).toContain('You still have 34,74 $ to pay in cash at the market.');
    await receive(written.id);
    await booksAgree();
  });

  it('lowers what is to be paid by what is given back before, and pays the rest out of the till or to the balance', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'zoe');
    const { id, products } = await enter(await order({ buyer: { customerId: customerOf(ann), address: null } }));
    const { visitor } = await atDesk();
    const before = await salesTotals();
    const back = (to: 'balance' | 'card', quantity: number, key: string) =>
      market.refunds.returnGoods(visitor, id, key, {
        kind: 'returned',
        to,
        items: [{ lineId: products[0]!.id, quantity }],
        locale: 'fr',
      });
    // Not paid yet, nothing goes to the balance.
    const { refunded } = await back('balance', 1, `back ${id}`);
    expect(await dueOf(id)).toBe(TOTAL - refunded);
    await receive(id, TOTAL - refunded);
    const amount = (to: 'balance' | 'card', key: string) =>
      market.refunds.refundAmount(visitor, id, key, {
        amount: 100,
        toCard: to === 'card' ? 100 : 0,
        to,
        reason: 'Merci',
      });
    await amount('card', `till ${id}`);
    await amount('balance', `balance ${id}`);
    const after = await salesTotals();
    // What came is cash; what was given back before is neither cash nor still to come.
    expect(since(before, after)).toEqual({
      refunded: refunded + 200,
      awaiting: refunded - TOTAL,
      awaitingDropped: refunded,
      cash: TOTAL - refunded,
      cashRefunded: 100,
      cashReceived: TOTAL - refunded - 100,
      creditRefunded: 100,
    });
    expect(market.payment.customers.refunds()).toEqual([]);
    // Cash in the till is given back by whoever stands there.
    expect(await codes(market.refunds.cancelOwn({ visitor: ann.visitor }, id, { reopenCart: false }))).toEqual([
      'TRANSITION_REFUSED',
    ]);
    // What the balance got stays in the till.
    await market.refunds.cancelAs({ by: 'staff', customerId: visitor.customer!.id }, id, 'cancelled');
    expect((await salesTotals()).cashReceived).toBe(before.cashReceived + 100);
    await booksAgree();
  });

  it('is cancelled before it is paid, by its customer too, and nothing is owed', async () => {
    const { market } = fixture;
    const eve = await signedIn(market, 'eve');
    const entered = await order({ buyer: { customerId: customerOf(eve), address: null } });
    const before = await salesTotals();
    const { id } = await enter(entered);
    await market.refunds.cancelOwn({ visitor: eve.visitor }, id, { reopenCart: false });
    expect(since(before, await salesTotals())).toEqual({
      sold: TOTAL,
      refunded: TOTAL,
      awaiting: TOTAL,
      awaitingDropped: TOTAL,
    });
    expect([await dueOf(id), (await stockOf(entered)).stock]).toEqual([0, 9]);
    expect(await codes(receive(id))).toEqual(['CASH_CHANGED']);
    await booksAgree();
  });

  it('writes of less to pay, and never of money back or a card, before it is paid', async () => {
    const { market } = fixture;
    const writeFor = async (email: string) =>
      enter(await order({ buyer: { ...BEA, person: { ...BEA.person, email } } }));
    const { id, products } = await writeFor('words@exemple.ca');
    const dropped = await writeFor('dropped@exemple.ca');
    const { visitor } = await atDesk();
    const items = [{ lineId: products[0]!.id, quantity: 1 }];
    await market.refunds.returnGoods(visitor, id, `w1 ${id}`, { kind: 'returned', to: 'card', items, locale: 'fr' });
    const amount = { amount: 100, toCard: 100, to: 'card' as const, reason: 'Sorry' };
    await market.refunds.refundAmount(visitor, id, `w2 ${id}`, amount);
    await market.refunds.cancelAs({ by: 'staff', customerId: visitor.customer!.id }, dropped.id, 'cancelled');
    await market.mails.sendDue();
    const mails = market.mail.accepted.filter(({ to }) => /^(words|dropped)@/.test(to));
    const subjects = mails.map(({ subject }) => subject.replace(/^Order \d+:? ?/, '').replace(/\s/g, ' '));
    expect(new Set(subjects.filter((subject) => !subject.startsWith('confirmed')))).toEqual(
      new Set(['items taken back', '1,00 $ less to pay', 'cancelled']),
    );
    for (const { subject, text } of mails)
      expect(`${subject} ${text}`).not.toMatch(/refund|card|you paid|paid on|paid for/i);
    expect(mails.map(({ text }) => text).join()).toContain('You have nothing to pay for it.');
  });

  it('adds to an order of the same person, place and week, which pays the delivery', async () => {
    const address = { line1: '1 rue Principale', line2: null, city: 'Gatineau', state: 'QC', postalCode: 'J0X1A1' };
    const delivered = { place: { locationId: null, shippingZoneId: zone('vallee') }, buyer: { ...BEA, address } };
    const base = await enter(await order(delivered), TOTAL + 700);
    const buyer = { ...delivered.buyer, person: { ...BEA.person, locale: 'fr' as const } };
    const addition = await order({ ...delivered, buyer, addsTo: base.id });
    const { totals: shown } = await fixture.market.checkout.previewEntered(await atDesk(), addition);
    const added = await enter(addition);
    // Somebody without an account is shown what they pay, too.
    expect([shown.delivery, shown.total]).toEqual([0, added.total]);
    // In the language of the order that it adds to.
    const locales = fixture.database.kysely.selectFrom('orders').select('locale').where('id', '=', added.id);
    expect(await locales.execute()).toEqual([{ locale: 'en' }]);
    expect(added).toMatchObject({ shipping: 0, total: TOTAL, isJoined: false });
    const attempts = fixture.database.kysely
      .selectFrom('checkout_attempt')
      .select('added_to')
      .where('added_to', 'is not', null);
    expect(await attempts.execute()).toEqual([{ added_to: base.id }]);
    expect(await codes(enter(await order({ addsTo: base.id })))).toEqual(['COMBINE_REFUSED']);
    const ann = await signedIn(fixture.market, 'other');
    const others = await order({ ...delivered, buyer: { customerId: customerOf(ann), address }, addsTo: base.id });
    expect(await codes(enter(others))).toEqual(['COMBINE_REFUSED']);
    const elsewhere = { ...delivered, place: { locationId: null, shippingZoneId: zone('plateau') } };
    expect(await codes(enter(await order({ ...elsewhere, addsTo: base.id })))).toEqual(['COMBINE_REFUSED']);
    const orders = fixture.database.kysely.updateTable('orders').where('id', '=', base.id);
    const unchanged = { period_start: base.periodStart, from_storage: false, cancelling: null, cancelling_since: null };
    for (const change of [
      { period_start: '2026-11-20' },
      { from_storage: true },
      { cancelling: '{}', cancelling_since: new Date() },
    ]) {
      await orders.set(change).execute();
      expect(await codes(enter(await order({ ...delivered, addsTo: base.id })))).toEqual(['COMBINE_REFUSED']);
      await orders.set(unchanged).execute();
    }
    await fixture.market.refunds.cancelAs({ by: 'market', customerId: null }, base.id, 'cancelled');
    expect(await codes(enter(await order({ ...delivered, addsTo: base.id })))).toEqual(['COMBINE_REFUSED']);
  });

  it('adds to an order of a customer in the language of their account now', async () => {
    const cat = await signedIn(fixture.market, 'cat of two languages');
    const buyer = { customerId: customerOf(cat), address: null };
    const base = await enter(await order({ buyer }));
    const customer = fixture.database.kysely.updateTable('customer').where('id', '=', buyer.customerId);
    await customer.set({ locale: 'en' }).execute();
    const { id } = await enter(await order({ buyer, addsTo: base.id }));
    const locales = fixture.database.kysely.selectFrom('orders').select('locale').where('id', 'in', [base.id, id]);
    expect(await locales.orderBy('number').execute()).toEqual([{ locale: 'fr' }, { locale: 'en' }]);
  });
});
