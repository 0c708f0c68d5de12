import { sql } from 'kysely';
import { expectedSums, FREE_DELIVERY_ABOVE, ORDER_FEE, sum, ZONE_PRICE, type Sums } from './expectedPrices.ts';
import { orderViolations, type ProviderBooks } from './orderBooks.ts';
import { BASKET, BOX, type Scene, type WholeMarket } from './wholeMarketScene.ts';

/**
 * What orders have to cost and refund, and where every cent has to be, calculated independently from the rows and from
 * the provider's own books, without the market's rules. Cents.
 */

const DAY_MS = 86_400_000;

/** What the provider charged, by payment, and refunded. */
async function providerBooks({ database, market: { payment } }: WholeMarket): Promise<ProviderBooks> {
  const attempts = await database.kysely.selectFrom('checkout_attempt').select('provider_session_id as id').execute();
  const charged = new Map<string, number>();
  for (const id of attempts.flatMap((attempt) => attempt.id ?? [])) {
    const state = payment.session(id);
    if (state?.state === 'paid' && state.paymentIntent) charged.set(state.paymentIntent, state.amountTotal);
  }
  for (const { input, outcome } of payment.customers.charges())
    if (outcome.kind === 'paid') charged.set(`pi_${input.attemptId}`, input.amount);
  return { charged: charged, refunds: payment.customers.refunds() };
}

/** Customers who got more deposits back than they paid. */
async function deposits({ database }: WholeMarket): Promise<string[]> {
  const { rows } = await sql<{ id: string; paid: number; hand: number; goods: number }>`
    select c.id, coalesce((select sum(l.deposit * l.quantity) from order_line l join orders o on o.id = l.order_id
        where o.customer_id = c.id), 0)::int as paid,
      coalesce((select -sum(amount) from balance_movement m where m.customer_id = c.id and m.reason = 'deposit_refunded'), 0)::int as hand,
      coalesce((select sum(case when o.status in ('cancelled', 'refunded') then o.deposit else
          (select coalesce(sum(l.deposit * l.returned), 0) from order_line l where l.order_id = o.id) end - o.deposit_kept)
        from orders o where o.customer_id = c.id and o.status <> 'merged' and o.cancelling is null
          and not exists (select from order_return b where b.order_id = o.id and b.status = 'asked')), 0)::int as goods
    from customer c`.execute(database.kysely);
  return rows
    .filter(({ paid, hand: byHand, goods: byReturns }) => byHand + byReturns > paid)
    .map(
      ({ id, paid, hand: byHand, goods: byReturns }) =>
        `deposits of ${id}: ${paid} paid, ${byHand} by hand and ${byReturns} with goods back`,
    );
}

/** Stock that is not the initial stock, less what was sold, plus what was cancelled. */
async function shelves({ database, goods: shelf }: WholeMarket): Promise<string[]> {
  const { rows } = await sql<{ id: string; stock: number; stock_mdo: number; sold: number; express: number }>`
    select v.id, v.stock, v.stock_mdo,
      coalesce(sum(case o.status when 'cancelled' then l.returned else l.quantity end), 0)::int as sold,
      coalesce(sum(case o.status when 'cancelled' then l.returned else l.quantity end) filter (where o.from_storage), 0)::int as express
    from variant v left join order_line l on l.variant_id = v.id left join orders o on o.id = l.order_id
    where v.track_stock group by v.id`.execute(database.kysely);
  return rows.flatMap(({ id, stock, stock_mdo: atMarket, sold, express }) => {
    const initial = shelf.get(id);
    if (!initial) return [];
    const isRight =
      stock === initial.stock - sold && atMarket >= 0 && atMarket <= Math.min(stock, initial.atMarket - express);
    return isRight
      ? []
      : [`shelf ${id} holds ${stock} (${atMarket}), sold were ${sold} (${express}) of ${initial.stock}`];
  });
}

/** Years that were charged twice, or to a deleted customer. */
function years({ market: { payment } }: WholeMarket): string[] {
  const violations: string[] = [];
  for (const [customer, years] of Map.groupBy(payment.memberships.yearsCharged(), (one) => one.customer))
    for (const [nth, { at }] of years.entries()) {
      const before = years[nth - 1];
      if (before && at.getTime() - before.at.getTime() === 0)
        violations.push(`${customer} paid a year twice at ${at.toISOString()}`);
    }
  return violations;
}

type Attempt = Sums & {
  balance_applied: number;
  id: string;
  kind: string;
  customer_id: string | null;
  shipping_zone_id: string | null;
  period_start: string;
  user_basket_id: string | null;
  created_at: Date;
};

/** Whether somebody pays no order fee; null: undecidable at the edge of a month, which has 28 to 31 days. */
async function isMember(scene: Scene, customerId: string | null, at: Date): Promise<boolean | null> {
  const person = scene.people.find(({ caller }) => customerId !== null && caller.visitor.customer?.id === customerId);
  if (!person) return false;
  const { market } = scene;
  const providerCustomer = await market.cards.knownAs(customerId ?? '');
  const { state } = market.payment.provider;
  market.payment.provider.state = 'up';
  const paid = providerCustomer === null ? null : await market.payment.membershipOf(providerCustomer);
  market.payment.provider.state = state;
  if (paid && paid.status !== 'cancelled' && !(paid.cancelAtPeriodEnd && at >= paid.currentPeriodEnd)) return true;
  const days = person.trials.map((trialStart) => (at.getTime() - trialStart.getTime()) / DAY_MS);
  if (days.some((daysSince) => daysSince < 28)) return paid === null ? true : null;
  return days.some((daysSince) => daysSince < 31.1) ? null : false;
}

/** Payments opened since `seen` whose sums are not what their goods cost. Adds the checked ones to `seen`. */
export async function sums(scene: Scene, checkedIds: Set<string>, closedAt: Date): Promise<string[]> {
  const { database, goods: shelf, market } = scene;
  const rows = (await database.kysely
    .selectFrom('checkout_attempt')
    .selectAll()
    .orderBy('created_at')
    .execute()) as unknown as Attempt[];
  const violations: string[] = [];
  for (const attempt of rows.filter(({ id }) => !checkedIds.has(id))) {
    checkedIds.add(attempt.id);
    const lines = await database.kysely
      .selectFrom('attempt_line')
      .selectAll()
      .where('attempt_id', '=', attempt.id)
      .execute();
    const priced = lines.map(({ variant_id: variant, quantity, deposit, user_basket_id: basket }) => {
      if (basket !== null) return { ...BASKET, quantity };
      const { price, taxed, taxKind = 'both', deposit: each } = shelf.get(variant ?? '')!;
      const isBox = variant === scene.box;
      return { price, taxed: taxed ? price : 0, taxKind, deposit: isBox && deposit === 0 ? 0 : each, quantity };
    });
    const hasGoods = lines.some(({ user_basket_id: basket }) => basket === null);
    const isAtClosing = attempt.kind === 'charge' && attempt.user_basket_id === null;
    const member = await isMember(scene, attempt.customer_id, isAtClosing ? closedAt : market.clock.now());
    const fees = hasGoods ? (member === null ? [0, ORDER_FEE] : [member ? 0 : ORDER_FEE]) : [0];
    const settled = await sql<{ id: string }>`
      select o.id from orders o join checkout_attempt a on a.id = o.attempt_id
      where o.customer_id = ${attempt.customer_id}::uuid and a.updated_at <= ${attempt.created_at}
        and o.shipping_zone_id is not null and o.period_start = ${attempt.period_start}
        and o.status in ('processed', 'fulfilled', 'shipped', 'completed', 'merged')`.execute(database.kysely);
    const subtotal = sum(priced, ({ price, quantity }) => price * quantity);
    const isFree = attempt.shipping_zone_id === null || subtotal > FREE_DELIVERY_ABOVE || settled.rows.length > 0;
    const fits = fees.some((fee) =>
      Object.entries(expectedSums(priced, { shipping: isFree ? 0 : ZONE_PRICE, fee })).every(
        ([name, value]) => attempt[name as keyof Sums] === value,
      ),
    );
    const lent = priced.filter((line) => line.deposit === BOX.deposit);
    if (sum(lent, ({ quantity }) => quantity) > 1) violations.push(`attempt ${attempt.id} lends more than one box`);
    // An automatic purchase and a basket take credit before the card (E71).
    if (attempt.kind === 'session' && attempt.balance_applied !== 0)
      violations.push(`attempt ${attempt.id} takes credit`);
    if (!fits)
      violations.push(
        `attempt ${JSON.stringify(attempt)} of ${JSON.stringify(priced)}: fee ${fees.join(' or ')}, delivery ${isFree ? 'free' : 'paid'}`,
      );
  }
  return violations;
}

/** Everything that is wrong in the books now. */
export const books = async (market: WholeMarket, isEnd = false): Promise<string[]> => [
  ...(await orderViolations(market.database, await providerBooks(market), isEnd)),
  ...(await deposits(market)),
  ...(await shelves(market)),
  ...years(market),
];
