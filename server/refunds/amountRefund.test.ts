import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkSales } from '../accounting/salesCheck.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { AmountRefund } from './amountRefund.ts';

describe.each(testDatabaseKinds())('an amount that is refunded without goods (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back, balanceOf, toCard } = staffReturns(fixture);
  const DEPOSITS = 600;

  async function refund(orderId: string, input: Partial<AmountRefund>, request = `${orderId} ${input.amount}`) {
    const { visitor } = await atDesk();
    const { amount = 500, to = 'card', toCard: card = to === 'card' ? amount : 0, reason = 'Fraises abîmées' } = input;
    return fixture.market.refunds.refundAmount(visitor, orderId, request.slice(-100), {
      amount,
      to,
      toCard: card,
      reason,
    });
  }
  const rejects = async (call: Promise<unknown>, code: string) => expect(await codes(call)).toEqual([code]);
  const left = (orderId: string) => fixture.market.refunds.previewAmount(orderId);
  const booksAgree = async () => {
    expect(await checkInvariants(fixture.database)).toEqual([]);
    expect(await checkSales(fixture.database)).toEqual([]);
  };
  const salesTotals = async () => {
    const { accounting, clock } = fixture.market;
    return (await accounting.salesReport({ from: null, to: null }, clock.now())).total;
  };

  it('goes to the card or the balance, once per request, with the reason in the mail, the ledger and the journal', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const { order, intent } = await buy(ann, 'ann');
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    expect(await left(order.id)).toEqual({ toCard: TOTAL - DEPOSITS, toBalance: 0 });
    for (let nth = 0; nth < 2; nth += 1)
      expect(await refund(order.id, { amount: 501 })).toMatchObject({ refunded: 501 });
    await refund(order.id, { amount: 250, to: 'balance', reason: ' Livrée en retard ' });
    expect([toCard(intent), await balanceOf(ann)]).toEqual([[501], -250]);
    expect(await left(order.id)).toEqual({ toCard: TOTAL - DEPOSITS - 751, toBalance: 0 });
    const [movement] = await market.balance.allMovements(customerOf(ann));
    expect(movement).toMatchObject({ reason: 'amount_refunded', note: 'Livrée en retard', orderId: order.id });
    const view = (await market.staffOrders.byId(order.id))!;
    expect([view.refundedToCard, view.refundedToBalance]).toEqual([501, 250]);
    const history = await market.staffOrders.history(view);
    expect(history.flatMap((event) => (event.kind === 'amount' ? [[event.amount, event.note]] : []))).toEqual([
      [501, 'Fraises abîmées'],
      [250, 'Livrée en retard'],
    ]);
    // The credit beside it does not say it again.
    expect(history.flatMap((event) => (event.kind === 'balance' ? [[event.amount, event.note]] : []))).toEqual([
      [-250, null],
    ]);
    await market.mails.sendDue();
    const texts = market.mail.accepted.map(({ subject, text }) => [subject, /Raison.*/.exec(text)?.[0]]);
    expect(texts).toEqual([
      [`Commande ${order.number}\u00a0: remboursement de 5,01\u00a0$`, expect.stringContaining('Fraises abîmées')],
      [`Commande ${order.number}\u00a0: remboursement de 2,50\u00a0$`, expect.stringContaining('Livrée en retard')],
    ]);
    await booksAgree();
  });

  it('is a discount of the day in the sales report, and leaves goods and taxes as they were sold', async () => {
    const bea = await signedIn(fixture.market, 'bea');
    const { order } = await buy(bea, 'bea');
    const before = await salesTotals();
    await refund(order.id, { amount: 700 });
    const after = await salesTotals();
    expect(after.refunded.discount - before.refunded.discount).toBe(-700);
    expect(after.refunded.total - before.refunded.total).toBe(700);
    expect(after.cardRefunded - before.cardRefunded).toBe(700);
    expect([after.refunded.goods, after.refunded.gst]).toEqual([before.refunded.goods, before.refunded.gst]);
    await booksAgree();
  });

  const most = TOTAL - DEPOSITS;
  it.each<[string, Partial<AmountRefund>, code: string, params: object]>([
    ['nothing', { amount: 0 }, 'BAD_INPUT', { field: 'amount' }],
    ['a negative amount', { amount: -1 }, 'BAD_INPUT', { field: 'amount' }],
    ['no reason', { reason: ' \u200B ' }, 'BAD_INPUT', { field: 'reason' }],
    ['a reason of 281 characters', { reason: 'x'.repeat(281) }, 'BAD_INPUT', { field: 'reason' }],
    [
      'a cent more than was paid, without the deposits',
      { amount: most + 1 },
      'REFUND_CHANGED',
      { shown: most + 1, current: most },
    ],
    [
      'a cent more than was paid to the balance',
      { amount: most + 1, to: 'balance', toCard: 0 },
      'REFUND_CHANGED',
      { shown: most + 1, current: most },
    ],
    [
      'another part to the card than was displayed',
      { amount: 500, toCard: 499 },
      'REFUND_CHANGED',
      { shown: 499, current: 500 },
    ],
    [
      'the card, when the balance was displayed',
      { amount: 500, toCard: 0 },
      'REFUND_CHANGED',
      { shown: 0, current: 500 },
    ],
  ])('refuses %s, and moves nothing', async (name, input, code, params) => {
    const cat = await signedIn(fixture.market, `cat ${name}`);
    const { order, intent } = await buy(cat, `cat ${name}`);
    expect(await refusals(refund(order.id, input))).toEqual([{ code, params }]);
    expect([toCard(intent), await balanceOf(cat)]).toEqual([[], 0]);
  });

  it('leaves later returns no more than the deposits of containers that are still out (ADR 160)', async () => {
    const { market } = fixture;
    const eve = await signedIn(market, 'eve');
    const { order, juice, bread, intent } = await buy(eve, 'eve');
    await refund(order.id, { amount: 3500 });
    await back(order.id, [[juice, 1]], 'card');
    expect(toCard(intent)).toEqual([3500, TOTAL - 3500 - 300]);
    await back(order.id, [[bread, 1]], 'card');
    expect(toCard(intent).length).toBe(2);
    const bottle = { customerId: customerOf(eve), amount: 300, box: false, requestId: 'eve bottle' };
    await market.refunds.refundDeposit((await atDesk()).visitor, bottle);
    expect(await balanceOf(eve)).toBe(-300);
    // The last juice comes without its bottle, whose deposit is credited already.
    await back(order.id, [[juice, 1]], 'card');
    expect([toCard(intent).length, await balanceOf(eve)]).toEqual([2, -300]);
    await booksAgree();
  });

  it.each([true, false])(
    'is at most what is left once a deposit has gone back (of an account: %s)',
    async (account) => {
      const { market } = fixture;
      const { visitor: staff } = await atDesk();
      const name = `bottle ${account}`;
      const caller = account ? await signedIn(market, name) : shopper(market, name);
      const contact = { email: 'bottle@exemple.ca', name: 'Zoé Roy', phone: null, address: null };
      const { order, intent } = await buy(caller, name, false, account ? {} : { contact });
      if (account)
        await market.refunds.refundDeposit(staff, {
          customerId: customerOf(caller),
          amount: 300,
          box: false,
          requestId: name,
        });
      else await market.refunds.refundGuestDeposit(staff, order.id, name, 300);
      // Of both deposits one is back, with its container: its goods can be given back for all that is left.
      expect(await left(order.id)).toEqual({ toCard: TOTAL - DEPOSITS, toBalance: 0 });
      await refund(order.id, { amount: TOTAL - DEPOSITS }, name);
      expect(toCard(intent)).toEqual([...(account ? [] : [300]), TOTAL - DEPOSITS]);
      await booksAgree();
    },
  );

  it('refuses a key that was used for another amount, reason or target', async () => {
    const dan = await signedIn(fixture.market, 'dan');
    const { order } = await buy(dan, 'dan');
    await refund(order.id, {}, 'dan');
    for (const input of [{ amount: 501 }, { reason: 'Autre' }, { to: 'balance' } as const])
      await rejects(refund(order.id, input, 'dan'), 'REQUEST_REUSED');
    await booksAgree();
  });

  // What is paid by card and credit, what is refunded to where, and what each gets. Cents.
  it.each([
    { credit: 1000, to: 'card', amount: most, card: TOTAL - 1000, balance: 1000 - DEPOSITS },
    { credit: 1000, to: 'card', amount: 100, card: 100, balance: 0 },
    { credit: 1000, to: 'balance', amount: most, card: 0, balance: most },
    { credit: 0, to: 'card', amount: 1, card: 1, balance: 0 },
  ] as const)('splits $amount to the $to of $credit credit', async ({ credit, to, amount, card, balance }) => {
    const { market, database } = fixture;
    const name = `eve ${credit} ${to} ${amount}`;
    const eve = await signedIn(market, name);
    await writeAddress(database, eve);
    if (credit > 0) await giveCredit(market, eve, credit);
    const { order, intent } = await buy(eve, name, credit > 0);
    await refund(order.id, { amount, to, toCard: card });
    expect([toCard(intent), await balanceOf(eve)]).toEqual([card > 0 ? [card] : [], balance > 0 ? -balance : 0]);
    await booksAgree();
  });

  it('leaves a later return, cancellation and deposit no more than was paid', async () => {
    const { market } = fixture;
    const fay = await signedIn(market, 'fay');
    const { order, intent, juice, bread } = await buy(fay, 'fay');
    await refund(order.id, { amount: 3000 });
    const rest = TOTAL - 3000;
    // The two juices and the bread gave back more than what is left of the payment.
    const { refunded } = await back(
      order.id,
      [
        [juice, 2],
        [bread, 1],
      ],
      'card',
    );
    expect(refunded).toBe(rest);
    expect(toCard(intent).reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL);
    expect(await left(order.id)).toEqual({ toCard: 0, toBalance: 0 });
    await booksAgree();

    const gil = await signedIn(market, 'gil');
    const other = await buy(gil, 'gil');
    await refund(other.order.id, { amount: 999, to: 'balance' });
    await market.refunds.cancelOwn(gil, other.order.id, { reopenCart: false });
    expect([toCard(other.intent), await balanceOf(gil)]).toEqual([[TOTAL - 999], -999]);
    await rejects(refund(other.order.id, { amount: 1 }), 'RETURN_REFUSED');

    const hal = await signedIn(market, 'hal');
    const third = await buy(hal, 'hal');
    await refund(third.order.id, { amount: most });
    const email = (await market.account.current(hal.visitor))?.email ?? '';
    const deposit = { email, amount: DEPOSITS, box: false, request: 'hal deposit', at: market.clock.now() };
    expect(await market.balance.refundDeposit(deposit)).toBe('done');
    expect([toCard(third.intent), await balanceOf(hal)]).toEqual([[most], -DEPOSITS]);
    expect((await back(third.order.id, [[third.juice, 2]], 'card')).refunded).toBe(0);
    await booksAgree();
  });

  it('goes to the card alone for a guest', async () => {
    const ivy = shopper(fixture.market, 'ivy');
    const { order, intent } = await buy(ivy, 'ivy');
    await rejects(refund(order.id, { amount: 500, to: 'balance', toCard: 0 }), 'REFUND_CHANGED');
    await refund(order.id, { amount: 500, to: 'balance', toCard: 500 });
    expect(toCard(intent)).toEqual([500]);
    await booksAgree();
  });

  it('changes nothing if the provider refuses it', async () => {
    const { market } = fixture;
    const jo = await signedIn(market, 'jo');
    const { order, intent } = await buy(jo, 'jo');
    market.payment.customers.behaviour.refusesRefund = 'This charge is disputed.';
    await rejects(refund(order.id, { amount: 500 }, 'jo'), 'PROVIDER_REFUSED');
    market.payment.customers.behaviour.refusesRefund = null;
    expect(toCard(intent)).toEqual([]);
    expect(await left(order.id)).toEqual({ toCard: most, toBalance: 0 });
    await refund(order.id, { amount: 500 }, 'jo again');
    expect(toCard(intent)).toEqual([500]);
    await booksAgree();
  });

  it('pays once what two managers send at once, and never more than was paid while the customer cancels', async () => {
    const { market, database } = fixture;
    const server = marketServices(database, { payment: market.payment });
    server.clock.now = () => market.clock.now();
    const { visitor } = await atDesk();
    const send = (one: typeof market, orderId: string, request: string, amount: number) =>
      one.refunds.refundAmount(visitor, orderId, request, { amount, to: 'card', toCard: amount, reason: 'Merci' });
    const kim = await signedIn(market, 'kim');
    const first = await buy(kim, 'kim');
    await Promise.all([market, server, market, server].map((one) => send(one, first.order.id, 'kim', 400)));
    expect(toCard(first.intent)).toEqual([400]);

    const lou: Caller = await signedIn(market, 'lou');
    const second = await buy(lou, 'lou');
    const settled = await Promise.allSettled([
      ...[0, 1, 2, 3].map((nth) => send(nth % 2 === 0 ? market : server, second.order.id, `lou ${nth}`, 2000)),
      server.refunds.cancelOwn(lou, second.order.id, { reopenCart: false }),
    ]);
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(toCard(second.intent).reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(TOTAL);
    await booksAgree();
  });
});
