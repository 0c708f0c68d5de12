import { beforeAll, describe, expect, it } from 'vitest';
import { formatCents } from '#rules/money.ts';
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
const [blocked, payable] = [
  moneyCases.filter((moneyCase) => moneyCase.checkoutBlocked),
  moneyCases.filter((moneyCase) => !moneyCase.checkoutBlocked),
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

  async function filled(moneyCase: MoneyCase): Promise<Caller> {
    const ann = await moneyCaseCart(parts, moneyCase);
    const { itemsTotal: items, deposits, delivery, fee, taxBase, gst, pst, total } = moneyCase.expected;
    const sums = { items, deposits, delivery, fee, taxBase, gst, pst, total };
    const { totals, isSubscribed, balanceAvailable } = await parts.market.cart.view(ann);
    expect(totals).toMatchObject(sums);
    expect({ isSubscribed, balanceAvailable }).toEqual({
      isSubscribed: moneyCase.input.isSubscribed,
      balanceAvailable: moneyCase.input.balanceAvailable,
    });
    return ann;
  }

  /** Pays what the case leaves to pay and returns the requested amount; a code deducts `discount`. */
  async function expectPaidOrder(ann: Caller, { id, input, expected }: MoneyCase, discount = 0): Promise<number> {
    const { market } = parts;
    const useBalance = expected.balanceApplied > 0;
    if (input.useBalance && !useBalance)
      expect(await codes(market.checkout.checkout(ann, { ...PAY, useBalance: true }))).toEqual(['NO_CREDIT']);
    const checkoutId = await market.checkout.checkout(ann, { ...PAY, useBalance });
    const opened = useBalance ? market.payment.invoiced().at(-1)! : market.payment.opened().at(-1)!;
    const lines = paymentLines(opened);
    const charged = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
    expect(charged).toBe(expected.total);
    expect(opened.taxes.map(({ amount }) => amount)).toEqual([expected.gst, expected.pst]);
    const itemRows = lines.filter(({ isItem }) => isItem === true);
    expect(itemRows.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)).toBe(
      expected.itemsTotal,
    );
    const session = useBalance ? `in_${opened.attemptId}` : checkoutId;
    // Each case pays with its own address: only so many order mails a day go to one that is not confirmed (E75).
    const contact = { email: `${id.toLowerCase()}@example.test`, name: null, phone: null, address: null };
    if (expected.amountDue > 0) await market.checkout.handleEvent(market.payment.pay(session, { contact, discount }));
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
    const text = parts.market.mail.accepted.splice(0).at(-1)?.text ?? '';
    return new Map(
      [...text.matchAll(/^(\p{L}[\p{L} ]+) \.{2,} (.*)$/gmu)].map(([, label, amount]) => [label!, amount!]),
    );
  }
  const rows = (moneyCase: MoneyCase, more: [string, number][], total = moneyCase.expected.total) => {
    const { itemsTotal, deposits, fee, gst, pst, delivery } = moneyCase.expected;
    const expectedRows: [string, number][] = [
      ['Consignes', deposits],
      ['Frais de commande', fee],
      ['TPS', gst],
      ['TVQ', pst],
      ...more,
    ];
    return {
      ...Object.fromEntries(
        expectedRows.filter(([, cents]) => cents !== 0).map(([label, cents]) => [label, formatCents(cents)]),
      ),
      ...(moneyCase.input.fulfillment.type === 'ship' && { Livraison: formatCents(delivery) }),
      Articles: formatCents(itemsTotal),
      Total: formatCents(total),
    };
  };
  const LABELS = /^(Articles|Consignes|Livraison$|Frais|TPS|TVQ|Rabais|Total|Solde|Payé)/;
  const sumsOf = (mail: Map<string, string>) => Object.fromEntries([...mail].filter(([label]) => LABELS.test(label)));

  it.each(payable)('$id: $title', async (moneyCase) => {
    const { expected } = moneyCase;
    const ann = await filled(moneyCase);
    await mailed();
    expect(await expectPaidOrder(ann, moneyCase)).toBe(expected.amountDue);
    const { attempt, order: placed } = await order(ann);
    expect(attempt).toMatchObject({
      ...stored(moneyCase),
      total: expected.total,
      balance_applied: expected.balanceApplied,
    });
    expect(placed).toMatchObject({
      ...stored(moneyCase),
      total: expected.total,
      discount: 0,
      balanceApplied: expected.balanceApplied,
    });
    if (expected.balanceAfter !== undefined)
      expect((await parts.market.cart.view(ann)).balanceAvailable).toBe(expected.balanceAfter);
    const balance: [string, number][] =
      expected.balanceApplied > 0 ? [['Solde utilisé', -expected.balanceApplied]] : [];
    const expectedRows = rows(moneyCase, balance);
    const card = expected.balanceApplied > 0 && { 'Payé par carte': formatCents(expected.amountDue) };
    expect(sumsOf(await mailed())).toEqual({ ...expectedRows, ...card });
  });

  it.each(blocked)('$id: $title: stops before anything is charged', async (moneyCase) => {
    const ann = await filled(moneyCase);
    expect(await codes(parts.market.checkout.checkout(ann, PAY))).toEqual([BLOCKED[moneyCase.checkoutBlocked!]]);
    expect(await fixture.attemptsOf(ann)).toEqual([]);
  });

  it.each(promotionCases)('$id: $title (E11, E12)', async ({ id, of, discount, charged }) => {
    const moneyCase: MoneyCase = { ...of, id };
    const ann = await filled(moneyCase);
    await mailed();
    expect(await expectPaidOrder(ann, moneyCase, discount)).toBe(charged);
    const { order: placed } = await order(ann);
    expect(placed).toMatchObject({ ...stored(moneyCase), discount, total: charged });
    expect(sumsOf(await mailed())).toEqual(rows(moneyCase, [['Rabais', -discount]], charged));
  });

  it('run every case of the file once', () => {
    expect([payable.length, blocked.length, promotionCases.length]).toEqual([32, 3, 3]);
  });
});
