import type { RefundTarget } from '#rules/refunds.ts';
import type { Caller } from '../../server/caller.ts';
import { AT_THE_MARKET, PAY, type checkoutFixture } from './checkoutFixture.ts';
import { signedIn } from './customers.ts';
import { offer } from './purchaseMarket.ts';

/** Two juices of 10 $, taxed, with a deposit of 3 $ each, and a bread of 7.50 $; with the fee: taxes on 25 $. */
export const TOTAL = 2000 + 750 + 600 + 500 + 125 + 249;

/** Orders of juices and a bread, and what the desk refunds of them. */
export function staffReturns(fixture: ReturnType<typeof checkoutFixture>) {
  let staff: Caller | undefined;
  const atDesk = async () => (staff ??= await signedIn(fixture.market, 'equipe', { roles: ['staff'] }));

  async function buy(caller: Caller, name: string, useBalance = false, how = {}) {
    const { market, database } = fixture;
    const juice = await offer(database, `${name} jus`, {
      price: 1000,
      deposit: 300,
      stock: 9,
      product: { taxable: true, name_secondary: `${name} juice` },
    });
    const bread = await offer(database, `${name} pain`, { price: 750, stock: 9 });
    await market.cart.add(caller, juice, 2);
    await market.cart.add(caller, bread, 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const session = (await market.checkout.checkout(caller, { ...PAY, useBalance })).split('/').at(-1) ?? '';
    // One that credit covers is already paid.
    if (market.payment.session(session)?.state === 'open')
      await market.checkout.handleEvent(market.payment.pay(session, how));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = attempt && (await market.orders.ofAttempt(caller.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    const lineOf = (variant: string) => order.products.find(({ variantId }) => variantId === variant)?.id ?? '';
    const state = market.payment.session(session);
    return {
      order,
      juice: lineOf(juice),
      bread: lineOf(bread),
      intent: state?.state === 'paid' ? (state.paymentIntent ?? '') : '',
    };
  }
  const returnItems = async (
    orderId: string,
    items: [lineId: string, quantity: number][],
    to: RefundTarget = 'balance',
    request = `${orderId} ${items.join()}`,
    locale: 'fr' | 'en' = 'fr',
  ) =>
    fixture.market.refunds.returnGoods((await atDesk()).visitor, orderId, request.slice(-100), {
      kind: 'returned',
      to,
      items: items.map(([lineId, quantity]) => ({ lineId, quantity })),
      locale,
    });
  /** Removes units of lines; the total that is displayed is what the preview says, unless another is given. */
  const lower = async (
    orderId: string,
    changes: readonly [lineId: string, from: number, to: number][],
    to: RefundTarget = 'balance',
    {
      request = `${orderId} ${changes.join()} ${to}`,
      locale = 'fr' as 'fr' | 'en',
      shown = undefined as number | undefined,
      server = fixture.market as Pick<typeof fixture.market, 'refunds'>,
    } = {},
  ) => {
    const { visitor } = await atDesk();
    const removal = { to, changes: changes.map(([lineId, from, left]) => ({ lineId, from, to: left })), locale };
    const previewed = async () => {
      const plan = await server.refunds.previewReturn(orderId, { kind: 'removed', ...removal });
      return plan.card + plan.balance;
    };
    const shownTotal = shown ?? (await previewed());
    return server.refunds.lowerQuantities(visitor, orderId, request.slice(-100), { ...removal, shownTotal });
  };
  const balanceOf = async (caller: Caller) => (await fixture.market.account.current(caller.visitor))?.balance;
  const toCard = (intent: string) =>
    fixture.market.payment.customers.refunds().flatMap((one) => (one.paymentIntent === intent ? [one.amount] : []));
  return { atDesk, buy, back: returnItems, lower, balanceOf, toCard };
}
