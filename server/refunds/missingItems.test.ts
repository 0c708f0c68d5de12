import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, shopper } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

const BEFORE = new Date('2026-12-02T17:59:00-05:00');
const EVENING = new Date('2026-12-02T18:00:00-05:00');
const AFTER = new Date('2026-12-03T09:00:00-05:00');

describe.each(testDatabaseKinds())('missing items (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let clock: () => Date;
  /** Runs `work` at another market time. */
  async function atTime<T>(when: Date, work: () => Promise<T>): Promise<T> {
    const { market } = fixture;
    clock ??= market.clock.now;
    market.clock.now = () => when;
    try {
      return await work();
    } finally {
      market.clock.now = clock;
    }
  }
  /** Buys a taxed jar with a deposit, and bread; the jar is marked missing at `since`. */
  async function missing(caller: Caller, product: string, since: Date) {
    const { market, database } = fixture;
    const jar = await offer(database, `${product} pot`, { price: 850, deposit: 10, product: { taxable: true } });
    await market.cart.add(caller, jar, 1);
    await market.cart.add(caller, await offer(database, `${product} pain`, { price: 750 }), 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const session = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(session));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    await database.kysely
      .updateTable('order_line')
      .set({ status: 'missing', last_updated: since })
      .where('order_id', '=', order.id)
      .where('variant_id', '=', jar)
      .execute();
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    return order;
  }
  const balanceOf = async (caller: Caller) => (await fixture.market.account.current(caller.visitor))?.balance;
  /** $8.50 of the $13.50 were taxed, plus the deposit. */
  const REFUND = 850 + (68 - 25) + (135 - 50) + 10;

  it("refunds them on Wednesday at 18:00 once, with one mail in the customer's language (F-150)", async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann', { locale: 'en' });
    const order = await missing(ann, 'ann', BEFORE);
    expect(await atTime(BEFORE, () => market.refunds.settleMissing())).toBe(0);
    const otherServer = marketServices(database, { payment: market.payment });
    otherServer.clock.now = () => EVENING;
    await atTime(EVENING, () =>
      Promise.all([market, otherServer, market, otherServer].map(({ refunds }) => refunds.settleMissing())),
    );
    expect(await balanceOf(ann)).toBe(-REFUND);
    expect(await atTime(AFTER, () => market.refunds.settleMissing())).toBe(0);
    expect(await market.balance.allMovements(customerOf(ann))).toMatchObject([
      { reason: 'item_missing', amount: -REFUND },
    ]);
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ to, subject, locale }) => [to, subject, locale])).toEqual([
      ['ann@exemple.ca', `Something is missing from your order ${order.number}`, 'en'],
    ]);
    const [mail] = market.mail.accepted;
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('ann pot');
      expect(text).toMatch(/Credited to your balance[^$]*9,88/);
      expect(text).not.toContain('ann pain');
    }
  });

  it('refunds guests by card and mails them, and only refunds customers who want no mail', async () => {
    const { market, database } = fixture;
    const guest = shopper(market, 'gus');
    const order = await missing(guest, 'gus', BEFORE);
    const bob = await signedIn(market, 'bob');
    await missing(bob, 'bob', BEFORE);
    await sql`update customer set notify_item_missing = false where id = ${customerOf(bob)}`.execute(database.kysely);
    await atTime(EVENING, () => market.refunds.settleMissing());
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ to, subject }) => [to, subject])).toEqual([
      ['guest@example.test', `Il manque quelque chose à votre commande ${order.number}`],
    ]);
    expect(market.mail.accepted[0]?.text).toMatch(/Rendu sur la carte[^$]*9,88/);
    expect(await balanceOf(bob)).toBe(-REFUND);
    expect((await market.orders.ownOrder(guest.visitor, order.id)).refundedToCard).toBe(REFUND);
  });

  it('mails on Wednesday what the desk settled, and a week later what is marked later, one mail for two orders', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'cat');
    const staff = (await signedIn(market, 'equipe', { roles: ['staff'] })).visitor;
    const first = await missing(cat, 'cat 1', BEFORE);
    const settle = (id: string, request: string) =>
      market.refunds.returnGoods(staff, id, request, { kind: 'missing', to: 'card', missingBy: null });
    expect(await settle(first.id, 'cat')).toMatchObject({ refunded: REFUND });
    expect(await settle(first.id, 'cat')).toMatchObject({ refunded: REFUND });
    expect(await codes(settle(first.id, 'cat again'))).toEqual(['NO_UPDATE']);
    // What the desk took back was announced at once, and belongs into no mail about missing goods.
    const bread = first.products.find(({ product }) => product.primary === 'cat 1 pain')!;
    const items = [{ lineId: bread.id, quantity: 1 }];
    await market.refunds.returnGoods(staff, first.id, 'bread', { kind: 'returned', to: 'card', items, locale: 'fr' });
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    clock ??= market.clock.now;
    const sixHoursLater = new Date(clock().getTime() + 6 * 3_600_000);
    const second = await atTime(sixHoursLater, () => missing(cat, 'cat 2', BEFORE));
    const third = await atTime(new Date(sixHoursLater.getTime() + 6 * 3_600_000), () => missing(cat, 'cat 3', AFTER));
    await atTime(EVENING, () => market.refunds.settleMissing());
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ subject }) => subject)).toEqual([
      `Il manque quelque chose à vos commandes ${first.number}, ${second.number}`,
    ]);
    expect(market.mail.accepted[0]?.text).not.toContain('cat 1 pain');
    expect(await balanceOf(cat)).toBe(-REFUND);
    expect((await market.orders.ownOrder(cat.visitor, third.id)).refundedToBalance).toBe(0);
    await atTime(new Date('2026-12-09T18:00:00-05:00'), () => market.refunds.settleMissing());
    expect(await balanceOf(cat)).toBe(-2 * REFUND);
  });

  it('settles the other orders when one card refuses, and retries that one a day later', async () => {
    const { market } = fixture;
    const guest = shopper(market, 'eve');
    const order = await missing(guest, 'eve', BEFORE);
    const dan = await signedIn(market, 'dan');
    await missing(dan, 'dan', BEFORE);
    market.payment.customers.behaviour.refusesRefund = 'disputed';
    await atTime(EVENING, () => market.refunds.settleMissing());
    expect(await balanceOf(dan)).toBe(-REFUND);
    market.payment.customers.behaviour.refusesRefund = null;
    const hoursLater = (hours: number) => new Date(EVENING.getTime() + hours * HOUR_MS);
    expect(await atTime(hoursLater(23), () => market.refunds.settleMissing())).toBe(0);
    await atTime(hoursLater(25), () => market.refunds.settleMissing());
    expect((await market.orders.ownOrder(guest.visitor, order.id)).refundedToCard).toBe(REFUND);
  });

  it('does not refund what staff replaced as the shopper chose, and mails that once (ADR 78)', async () => {
    const { market, database } = fixture;
    const gil = await signedIn(market, 'gil');
    const josee = customerOf(await signedIn(market, 'josee-r', { roles: ['staff'] }));
    const { id, number, products } = await missing(gil, 'gil', BEFORE);
    const [jar, bread] = ['gil pot', 'gil pain'].map(
      (name) => products.find(({ product }) => product.primary === name)!.id,
    );
    const { replaceLine, markLines } = market.desk.orders;
    const note = (line: string, text: string | null) =>
      atTime(BEFORE, () => replaceLine(josee, line, text === null ? null : { primary: text, secondary: null }));
    await atTime(BEFORE, () => markLines(josee, [bread!], 'missing'));
    expect(await codes(note(jar!, 'Confiture'))).toEqual(['NOT_REPLACEABLE']);
    await sql`update order_line set if_missing = 'replacement' where order_id = ${id}`.execute(database.kysely);
    for (const text of ['Miel', 'Confiture', 'Confiture']) await note(jar!, text);
    await note(bread!, 'Brioche');
    expect((await note(bread!, null)).products.map(({ replacedBy }) => replacedBy?.primary)).toEqual([
      'Confiture',
      undefined,
    ]);
    const events = await market.staffOrders.history((await market.staffOrders.byId(id))!);
    const replacements = events.filter(({ kind: eventKind }) => eventKind === 'replaced');
    expect(replacements.map(({ lines }) => lines.map((line) => line.id))).toEqual([[jar], [jar], [bread], [bread]]);
    const acts = (await market.journal.listByOrder(id)).filter((act) => act.kind === 'replace_line');
    expect(acts.map(({ data }) => data)).toMatchObject(
      ['Miel', 'Confiture', 'Brioche', null].map((replacement, nth) => ({
        lines: [nth < 2 ? jar : bread],
        note: replacement,
      })),
    );
    for (let nth = 0; nth < 2; nth += 1) await atTime(EVENING, () => market.refunds.settleMissing());
    expect((await market.orders.ownOrder(gil.visitor, id)).refundedToBalance).toBe(750);
    expect(await codes(note(bread!, 'Brioche'))).toEqual(['NOT_REPLACEABLE']);
    await market.mails.sendDue();
    const [mail, ...more] = market.mail.accepted;
    expect([mail?.subject, more]).toEqual([`Il manque quelque chose à votre commande ${number}`, []]);
    expect(mail?.text).toMatch(
      /- gil pain[^]*Ceci manquait aussi et est remplacé[^]*- gil pot, \S+ \(1\)\s: remplacé par Confiture/,
    );
    market.mail.accepted.splice(0);
    // The item came after all, then it did not: the note is gone, and as nothing comes all of the money is due (E70).
    await atTime(AFTER, () => markLines(josee, [jar!], 'packed'));
    const [settledLine] = (await atTime(AFTER, () => markLines(josee, [jar!], 'missing'))).orders[0]!.products;
    expect(settledLine).toMatchObject({ replaced: 0, replacedBy: null });
    await atTime(new Date('2026-12-09T18:00:00-05:00'), () => market.refunds.settleMissing());
    const ended = await market.orders.ownOrder(gil.visitor, id);
    expect([ended.status, ended.refundedToBalance, ended.refundedToCard]).toEqual(['refunded', 750, ended.total - 750]);
  });

  it('mails replacements without a refund to customers who want it (ADR 78)', async () => {
    const { market, database } = fixture;
    const josee = customerOf(await signedIn(market, 'josee-s', { roles: ['staff'] }));
    const hal = await signedIn(market, 'hal', { locale: 'en' });
    const { id, number, products } = await missing(hal, 'hal', BEFORE);
    await sql`update order_line set if_missing = 'replacement' where order_id = ${id}`.execute(database.kysely);
    const line = products.find(({ product }) => product.primary === 'hal pot')!;
    await atTime(BEFORE, () => market.desk.orders.replaceLine(josee, line.id, { primary: 'Miel', secondary: 'Honey' }));
    for (let nth = 0; nth < 2; nth += 1) await atTime(EVENING, () => market.refunds.settleMissing());
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ to, subject }) => [to, subject])).toEqual([
      ['hal@exemple.ca', `A replacement in your order ${number}`],
    ]);
    expect(market.mail.accepted[0]?.text).toContain('replaced with Honey');
    expect(await balanceOf(hal)).toBe(0);
  });

  it('refunds the missing units of a line once each and mails their number (F-150)', async () => {
    const { market, database } = fixture;
    const fay = await signedIn(market, 'fay');
    const josee = customerOf(await signedIn(market, 'josee', { roles: ['staff'] }));
    const jar = await offer(database, 'fay pot', { price: 850, deposit: 10, stock: 9, product: { taxable: true } });
    await market.cart.add(fay, jar, 6);
    await market.cart.updateSession(fay, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(fay, PAY)));
    const [order] = await market.customerOrders.listByCustomer(customerOf(fay));
    const line = order!.products[0]!.id;
    const { markLines } = market.desk.orders;
    await market.mails.sendDue();
    market.mail.accepted.splice(0);

    await atTime(BEFORE, () => markLines(josee, [line], 'received', 'waiting', { part: { missing: 1, displayed: 0 } }));
    // Packing without a count leaves the counted units as they are.
    await atTime(BEFORE, () => markLines(josee, [line], 'packed', 'received'));
    const lineNow = async () => (await market.customerOrders.listByCustomer(customerOf(fay)))[0]!.products[0]!;
    expect(await lineNow()).toMatchObject({ status: 'packed', missing: 1, returned: 0 });
    expect((await market.packing.sheet(order!.id))?.lines[0]?.line.missing).toBe(1);
    expect((await market.week.glance(order!.periodStart, BEFORE)).missingAmount).toBe(987);

    // $56.00 were taxed, then $47.50, then $39.00.
    const [ONE, ANOTHER] = [850 + (280 - 238) + (559 - 474) + 10, 850 + (238 - 195) + (474 - 389) + 10];
    await atTime(EVENING, () => market.refunds.settleMissing());
    expect(await balanceOf(fay)).toBe(-ONE);
    expect(await lineNow()).toMatchObject({ missing: 1, returned: 1, missingReturned: 1 });
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ text }) => /1 × .*fay pot|fay pot.*1 ×/s.test(text))).toEqual([true]);

    await atTime(AFTER, () => markLines(josee, [line], 'packed', 'packed', { part: { missing: 2, displayed: 1 } }));
    await atTime(AFTER, () => market.refunds.settleMissing());
    expect(await balanceOf(fay)).toBe(-ONE);
    await atTime(new Date('2026-12-09T18:00:00-05:00'), () => market.refunds.settleMissing());
    expect(await balanceOf(fay)).toBe(-ONE - ANOTHER);
    expect(await atTime(AFTER, () => market.refunds.settleMissing())).toBe(0);
    // Of what was refunded nothing is replaced: fewer missing units leave one that is.
    await sql`update order_line set if_missing = 'replacement' where id = ${line}`.execute(database.kysely);
    const count = (part: { missing: number; displayed: number }) =>
      atTime(AFTER, () => markLines(josee, [line], 'packed', 'packed', { part }));
    const replace = () =>
      atTime(AFTER, () => market.desk.orders.replaceLine(josee, line, { primary: 'Miel', secondary: null }));
    for (const [displayed, missing, replaced] of [
      [2, 4, 2],
      [4, 5, 3],
    ] as const) {
      await count({ displayed, missing });
      await replace();
      expect(await lineNow()).toMatchObject({ missing, missingReturned: 2, replaced, replacedBy: { primary: 'Miel' } });
    }
    await count({ displayed: 5, missing: 3 });
    expect(await lineNow()).toMatchObject({ missing: 3, missingReturned: 2, replaced: 1 });
    await count({ displayed: 3, missing: 2 });
    expect(await lineNow()).toMatchObject({ missing: 2, replaced: 0, replacedBy: null });
    // Refunded units cannot arrive after all, and no more units can be missing than were ordered.
    for (const [units, code] of [
      [1, 'TRANSITION_REFUSED'],
      [6, 'BAD_INPUT'],
      [-1, 'BAD_INPUT'],
    ] as const)
      expect(
        await codes(markLines(josee, [line], 'packed', 'packed', { part: { missing: units, displayed: null } })),
      ).toEqual([code]);
    // A colleague has counted differently in the meantime.
    expect(await codes(markLines(josee, [line], 'packed', 'packed', { part: { missing: 3, displayed: 1 } }))).toEqual([
      'LINES_CHANGED',
    ]);
  });
});
