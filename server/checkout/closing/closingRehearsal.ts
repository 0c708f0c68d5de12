import { firstOpen, weekStarting, openPeriodAt } from '#rules/period.ts';
import type { MarketPeriod } from '#rules/period.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import { inUndoneTransaction } from '../../database/transaction.ts';
import type { RefusalReason } from '../../marketError.ts';
import { readCalendar } from '../../siteInformation/siteInformationService.ts';
import { holdMoves } from '../../stock/stockMoves.ts';
import * as stock from '../../stock/stockService.ts';
import { attemptLines } from '../attempt/checkoutStore.ts';
import type { CheckoutMarket } from '../attempt/paymentOpener.ts';
import { prepare } from '../attempt/preparation.ts';
import { choiceOf, planPurchase, refusedBy } from './autoPurchase.ts';
import type { ClosingCart, PurchasePlan } from './autoPurchase.ts';
import { BATCH_SIZE, FIRST_ID, LAST_ID } from './closing.ts';

/**
 * bought: credit would pay its part of the total, and that card the rest, if its bank agrees; reasons: what would be left behind. refused:
 * automatic purchase is on, and why it would fail; the lines become unsure and the customer is notified. unsure: the
 * lines become unsure. waiting: somebody is paying it, and the closing leaves it alone until that has ended.
 */
export type RehearsalResult =
  | { kind: 'bought'; total: number; credit: number; card: RehearsedCard; reasons: RefusalReason[] }
  | { kind: 'refused'; reasons: RefusalReason[] }
  | { kind: 'unsure' }
  | { kind: 'waiting' };

/** `type` is the provider's; `last4` null: not a card with a number. */
export type RehearsedCard = { brand: string | null; last4: string | null };

/**
 * A cart of the rehearsal, by its uuid; `lines`: those that would be bought or become unsure. A guest's has no
 * customer.
 */
export type RehearsedCart = {
  cartId: string;
  customer: { id: string; email: string | null; name: string | null } | null;
  lines: number;
  result: RehearsalResult;
};

/** `period` is the week that would close, `carts` those that its closing would change, by id. */
export type ClosingRehearsal = {
  period: MarketPeriod;
  carts: RehearsedCart[];
  /** Cents that would be charged in total. */
  total: number;
};

/** Tries a purchase, and adds the units that it would take to `taken`, by variant. */
async function tryPurchase(
  market: CheckoutMarket,
  { caller, request }: Exclude<PurchasePlan, { ended: unknown }>,
  { startDate: week }: MarketPeriod,
  takenUnits: Map<string, number>,
): Promise<RehearsalResult> {
  const trial = await inUndoneTransaction(market.database, async (tx) => {
    const stored = await cartCheckout.lockAndRead(tx, caller, week);
    const variants = await stock.lock(tx, stored?.lines.map(({ variantId }) => variantId) ?? []);
    const takenMoves = [...variants.values()].flatMap(({ id, stock: inStock, held }) => {
      const units = Math.min(takenUnits.get(id) ?? 0, inStock - held);
      return units > 0 ? [{ variantId: id, stock: 0, held: units, stockMdo: 0, heldMdo: 0 }] : [];
    });
    await stock.move(tx, takenMoves);
    const prepared = await prepare(tx, caller, request);
    if (prepared.kind === 'refused') return { kind: 'refused' as const, errors: prepared.errors };
    if (prepared.kind !== 'begun') return { kind: 'waiting' as const };
    const moves = holdMoves(await attemptLines(tx, prepared.attempt.id), 1);
    const { total, balance_applied: credit, left_out: leftOut } = prepared.attempt;
    return { kind: 'begun' as const, total, credit, leftOut: leftOut ?? [], moves };
  });
  if (trial.kind === 'waiting') return trial;
  if (trial.kind === 'refused') return refusedBy(trial.errors);
  for (const { variantId, held } of trial.moves) takenUnits.set(variantId, (takenUnits.get(variantId) ?? 0) + held);
  const card = await market.cards.current(caller.visitor);
  const { brand = null, last4 = null } = card ?? {};
  return { kind: 'bought', total: trial.total, credit: trial.credit, card: { brand, last4 }, reasons: trial.leftOut };
}

async function rehearseCart(
  market: CheckoutMarket,
  cart: ClosingCart['cart'],
  period: MarketPeriod,
  takenUnits: Map<string, number>,
): Promise<RehearsalResult> {
  const choice = choiceOf(cart, period);
  if (choice.kind === 'turn')
    return choice.reasons.length > 0 ? { kind: 'refused', reasons: choice.reasons } : { kind: 'unsure' };
  const plan = await planPurchase(market, choice.customerId, choice.closing, period.closesAt);
  return 'ended' in plan ? plan.ended : tryPurchase(market, plan, period, takenUnits);
}

async function rehearseBatch(
  market: CheckoutMarket,
  carts: ClosingCart['cart'][],
  openWeek: string,
  rehearseCart: (cart: ClosingCart['cart']) => Promise<RehearsalResult>,
): Promise<RehearsedCart[]> {
  const owners = await cartCheckout.lateCartOwners(
    market.database.kysely,
    openWeek,
    carts.map(({ id }) => id),
  );
  const rehearsedCarts: RehearsedCart[] = [];
  for (const cart of carts) {
    const { email = null, name = null, lines = 0 } = owners.get(cart.id) ?? {};
    const customer = cart.customerId === null ? null : { id: cart.customerId, email, name };
    rehearsedCarts.push({ cartId: cart.id, customer, lines, result: await rehearseCart(cart) });
  }
  return rehearsedCarts;
}

/**
 * Rehearses a closing: what it would do if the open week closed now, using the closing's own steps. Each purchase is
 * made and rolled back, cart by cart, holding its locks as briefly as a checkout. What one cart would take is not
 * available to the next, in the order of their ids; the closing itself may begin with any cart. Nothing is charged,
 * changed or requested from the payment provider, so a refusal by a bank cannot be foreseen. Throws what the database
 * throws.
 */
export async function rehearseClosing(market: CheckoutMarket): Promise<ClosingRehearsal> {
  const calendar = await readCalendar(market.database.kysely);
  const period = openPeriodAt(market.clock.now(), calendar);
  const open = firstOpen(weekStarting(period.endDate), calendar);
  const takenUnits = new Map<string, number>();
  const rehearsedCarts: RehearsedCart[] = [];
  for (const paying of [false, true])
    for (let after = FIRST_ID; ;) {
      const filter = { openWeek: open.startDate, after, until: LAST_ID, limit: BATCH_SIZE, paying };
      const carts = await cartCheckout.lateCarts(market.database.kysely, filter);
      const lastCart = carts.at(-1);
      if (!lastCart) break;
      const rehearseOne = (cart: ClosingCart['cart']): Promise<RehearsalResult> =>
        paying ? Promise.resolve({ kind: 'waiting' }) : rehearseCart(market, cart, period, takenUnits);
      rehearsedCarts.push(...(await rehearseBatch(market, carts, open.startDate, rehearseOne)));
      after = lastCart.id;
    }
  const total = rehearsedCarts.reduce(
    (sum, { result: outcome }) => sum + (outcome.kind === 'bought' ? outcome.total - outcome.credit : 0),
    0,
  );
  return { period, carts: rehearsedCarts, total };
}
