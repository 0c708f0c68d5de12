import { beforeAll, describe, expect, it } from 'vitest';
import { formatCents } from '../../rules/money.ts';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { lendBox, moneyCaseCart, type CaseMarket } from '../../tests/support/moneyCaseCart.ts';
import { moneyCases, promotionCases, type MoneyCase } from '../../tests/support/moneyCases.ts';
import { codes } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { paymentLines } from '../gateways/paymentLines.ts';

const BLOCKED: Record<string, string> = {
  empty: 'EMPTY_CART',
  'nothing confirmed': 'EMPTY_CART',
  'cart.not_completely_from_storage': 'NOT_FROM_STORAGE',
};
const [blocked, bought] = [
  moneyCases.filter((one) => one.checkoutBlocked),
  moneyCases.filter((one) => !one.checkoutBlocked),
];

/** The sums of an order or an attempt under their stored names. */
const stored = ({ expected }: MoneyCase) => ({
  subtotal: expected.itemsTotal,
  deposit: expected.deposits,
  shipping: expected.delivery,
  fee: expected.fee,
  gst: expected.gst,
  pst: expected.pst,
});

describe.each(testDatabaseKinds())('the worked totals, from cart to mail (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let parts: CaseMarket;
  beforeAll(async () => {
    const { database, market } = fixture;
    await database.kysely
      .updateTable('location')
      .set({ express_hours: ['2 09:00-17:00'] })
      .execute();
    parts = { database, market, box: await lendBox({ database, market }) };
  });

  async function filled(one: MoneyCase): Promise<Caller> {
    const ann = await moneyCaseCart(parts, one);
    const { itemsTotal: items, deposits, delivery, fee, taxBase, gst, pst, total } = one.expected;
    const sums = { items, deposits, delivery, fee, taxBase, gst, pst, total };
    const { totals, isSubscribed, balanceAvailable } = await parts.market.cart.view(ann);
    expect(totals).toMatchObject(sums);
    expect({ isSubscribed, balanceAvailable }).toEqual({
      isSubscribed: one.input.isSubscribed,
      balanceAvailable: one.input.balanceAvailable,
    });
    return ann;
  }

  /** Pays what the case leaves to pay and returns the requested amount; a code deducts `discount`. */
  async function paid(ann: Caller, { input, expected }: MoneyCase, discount = 0): Promise<number> {
    const { market } = parts;
    const useBalance = expected.balanceApplied > 0;
    if (input.useBalance && !useBalance)
      expect(await codes(market.checkout.checkout(ann, { ...PAY, useBalance: true }))).toEqual(['NO_CREDIT']);
    const answer = await market.checkout.checkout(ann, { ...PAY, useBalance });
    const opened = useBalance ? market.payment.invoiced().at(-1)! : market.payment.opened().at(-1)!;
    const lines = paymentLines(opened);
    const charged = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
    expect(charged).toBe(expected.total);
    expect(opened.taxes.map(({ amount }) => amount)).toEqual([expected.gst, expected.pst]);
    const goods = lines.filter(({ isItem }) => isItem === true);
    expect(goods.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)).toBe(expected.itemsTotal);
    const session = useBalance ? `in_${opened.attemptId}` : answer;
    if (expected.amountDue > 0) await market.checkout.handleEvent(market.payment.pay(session, { discount }));
    const { amountTotal } = market.payment.session(session) as { amountTotal: number };
    return amountTotal;
  }

  async function order(ann: Caller) {
    const attempt = (await parts.market.checkout.payment(ann.visitor))!;
    expect(attempt).toMatchObject({ status: 'paid' });
    return { attempt, order: (await parts.market.orders.ofAttempt(ann.visitor, attempt.id))! };
  }

  /** The totals of the last mail, by their labels. */
  async function mailed(): Promise<Map<string, string>> {
    await parts.market.mails.sendDue();
    const text = parts.market.mail.taken.splice(0).at(-1)?.text ?? '';
    return new Map(
      [...text.matchAll(/^(\p{L}[\p{L} ]+) \.{2,} (.*)$/gmu)].map(([, label, amount]) => [label!, amount!]),
    );
  }
  const rows = (one: MoneyCase, more: [string, number][], total = one.expected.total) => {
    const { itemsTotal, deposits, fee, gst, pst, delivery } = one.expected;
    const shown: [string, number][] = [
      ['Consignes remboursables', deposits],
      ['Frais de commande', fee],
      ['TPS', gst],
      ['TVQ', pst],
      ...more,
    ];
    return {
      ...Object.fromEntries(
        shown.filter(([, cents]) => cents !== 0).map(([label, cents]) => [label, formatCents(cents)]),
      ),
      ...(one.input.fulfillment.type === 'ship' && { Livraison: formatCents(delivery) }),
      Produits: formatCents(itemsTotal),
      Total: formatCents(total),
    };
  };
  const LABELS = /^(Produits|Consignes|Livraison$|Frais|TPS|TVQ|Rabais|Total|Payé)/;
  const sumsOf = (mail: Map<string, string>) => Object.fromEntries([...mail].filter(([label]) => LABELS.test(label)));

  it.each(bought)('$id: $title', async (one) => {
    const { expected } = one;
    const ann = await filled(one);
    await mailed();
    expect(await paid(ann, one)).toBe(expected.amountDue);
    const { attempt, order: placed } = await order(ann);
    expect(attempt).toMatchObject({ ...stored(one), total: expected.total, balance_applied: expected.balanceApplied });
    expect(placed).toMatchObject({
      ...stored(one),
      total: expected.total,
      discount: 0,
      balanceApplied: expected.balanceApplied,
    });
    if (expected.balanceAfter !== undefined)
      expect((await parts.market.cart.view(ann)).balanceAvailable).toBe(expected.balanceAfter);
    const balance: [string, number][] =
      expected.balanceApplied > 0 ? [['Payé par votre solde', -expected.balanceApplied]] : [];
    const wanted = rows(one, balance);
    const card = expected.balanceApplied > 0 && { 'Payé par carte': formatCents(expected.amountDue) };
    expect(sumsOf(await mailed())).toEqual({ ...wanted, ...card });
  });

  it.each(blocked)('$id: $title: stops before anything is charged', async (one) => {
    const ann = await filled(one);
    expect(await codes(parts.market.checkout.checkout(ann, PAY))).toEqual([BLOCKED[one.checkoutBlocked!]]);
    expect(await fixture.attemptsOf(ann)).toEqual([]);
  });

  it.each(promotionCases)('$id: $title (E11, E12)', async ({ id, of, discount, charged }) => {
    const one: MoneyCase = { ...of, id };
    const ann = await filled(one);
    await mailed();
    expect(await paid(ann, one, discount)).toBe(charged);
    const { order: placed } = await order(ann);
    expect(placed).toMatchObject({ ...stored(one), discount, total: charged });
    expect(sumsOf(await mailed())).toEqual(rows(one, [['Rabais', -discount]], charged));
  });

  it('run every case of the file once', () => {
    expect([bought.length, blocked.length, promotionCases.length]).toEqual([32, 3, 3]);
  });
});
