import { sql } from 'kysely';
import { BASKET, BOX, type Scene, type WholeMarket } from './wholeMarketScene.ts';

/**
 * What orders have to cost and give back, and where every cent has to be, reckoned by hand from the rows and from the
 * provider's own books: nothing here asks the market's rules. Cents.
 */

const gst = (base: number): number => Math.floor((base * 5 + 50) / 100);
const pst = (base: number): number => Math.floor((base * 9975 + 50_000) / 100_000);
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);
const DAY_MS = 86_400_000;
const FEE = 500;
const ZONE = 700;

type Line = {
  variant_id: string | null;
  user_basket_id: string | null;
  price: number;
  taxable_price: number;
  deposit: number;
  discount: number;
  quantity: number;
  returned: number;
};
type Order = Record<
  'total' | 'discount' | 'subtotal' | 'fee' | 'gst' | 'pst' | 'shipping' | 'balance_applied' | 'deposit_kept',
  number
> & {
  id: string;
  number: number;
  status: string;
  customer_id: string | null;
  is_gone: boolean;
  payment_intent: string | null;
  merged_into: string | null;
  cancelling: boolean;
  lines: Line[] | null;
  /** Movements of the balance that name it: what it took, and what it gave back. */
  applied: number;
  credited: number;
  /** Refunds and returns of it that nobody knows the end of, or that were refused and are still owed. */
  waits: number;
};

async function readOrders({ database }: WholeMarket): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.*, o.cancelling is not null as cancelling, coalesce(c.deleted_at is not null, false) as is_gone,
      (select json_agg(l order by l.position) from order_line l where l.order_id = o.id) as lines,
      coalesce((select sum(m.amount) from balance_movement m where m.order_id = o.id and m.amount > 0), 0)::int as applied,
      coalesce((select -sum(m.amount) from balance_movement m where m.order_id = o.id and m.amount < 0), 0)::int as credited,
      ((select count(*) from refund r where r.order_id = o.id and (r.status = 'asked' or r.status = 'refused'))
        + (select count(*) from order_return b where b.order_id = o.id and b.status = 'asked'))::int as waits
    from orders o left join customer c on c.id = o.customer_id`.execute(database.kysely);
  return rows;
}

/** What the provider took, by payment, and what it gave back. */
function providersBooks({ market: { payment } }: WholeMarket, sessions: readonly string[]) {
  const taken = new Map<string, number>();
  for (const id of sessions) {
    const state = payment.session(id);
    if (state?.state === 'paid' && state.paymentIntent) taken.set(state.paymentIntent, state.amountTotal);
  }
  for (const { input, outcome } of payment.customers.charges())
    if (outcome.kind === 'paid') taken.set(`pi_${input.attemptId}`, input.amount);
  return { taken, refunds: payment.customers.refunds() };
}

/** What of a discount each line had: by price, from the first to the last, half a cent and more counting as one. */
function shares(order: Order, lines: readonly Line[]): number[] {
  const upto = (nth: number) => sum(lines.slice(0, nth), (line) => line.price * line.quantity);
  const part = (items: number) =>
    order.subtotal === 0 ? 0 : Math.floor((2 * order.discount * items + order.subtotal) / (2 * order.subtotal));
  return lines.map((_, nth) => part(upto(nth + 1)) - part(upto(nth)));
}

/**
 * What units of an order are worth that were returned: price, taxes above those of what is left, deposit, less their part of the
 * line's discount. `isAlone`: no other order joined it; else each line has what it had before.
 */
function worthOf(order: Order, lines: readonly Line[], isAlone: boolean): number {
  const items = sum(lines, (line) => line.price * line.returned);
  const deposit = sum(lines, (line) => line.deposit * line.returned);
  const all = sum(lines, (line) => line.taxable_price * line.quantity) + order.fee;
  const left = all - sum(lines, (line) => line.taxable_price * line.returned);
  const had = isAlone ? shares(order, lines) : lines.map(({ discount }) => discount);
  const off = lines.reduce((gone, line, nth) => {
    const part = 2 * (had[nth] ?? 0) * line.returned + line.quantity;
    return gone + Math.floor(part / (2 * line.quantity));
  }, 0);
  return items + deposit + gst(all) - gst(left) + pst(all) - pst(left) - off;
}

/** Where a cent is that should be elsewhere: one sentence each. `isEnd`: all messages have come, and nothing waits. */
async function cents(whole: WholeMarket, isEnd: boolean): Promise<string[]> {
  const { database } = whole;
  const orders = await readOrders(whole);
  const attempts = await database.kysely.selectFrom('checkout_attempt').select(['provider_session_id as id']).execute();
  const { taken, refunds } = providersBooks(
    whole,
    attempts.flatMap(({ id }) => id ?? []),
  );
  const troubles: string[] = [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  const survivor = (order: Order): Order =>
    order.merged_into === null ? order : survivor(byId.get(order.merged_into)!);
  for (const [, tree] of Map.groupBy(orders, (order) => survivor(order).id)) {
    const order = survivor(tree[0]!);
    const lines = order.lines ?? [];
    const intents = tree.flatMap(({ payment_intent: intent }) => intent ?? []);
    const card = sum(intents, (intent) => taken.get(intent) ?? 0);
    const back = sum(refunds, (one) => (intents.includes(one.paymentIntent) ? one.amount : 0));
    const applied = sum(tree, (one) => one.applied);
    const credited = sum(tree, (one) => one.credited);
    const left = card + applied - back - credited;
    const facts = `order ${order.number} (${order.status}): ${card} + ${applied} - ${back} - ${credited} of ${order.total}`;
    if (card + applied !== order.total) troubles.push(`${facts}: another sum was taken`);
    if (left < 0) troubles.push(`${facts}: more came back than was paid`);
    if (lines.some(({ returned, quantity }) => returned > quantity || returned < 0)) troubles.push(`${facts}: units`);
    if (order.is_gone || order.cancelling || sum(tree, ({ waits }) => waits) > 0) continue;
    const kept = sum(tree, (one) => one.deposit_kept);
    const isBack = order.status === 'cancelled' || order.status === 'refunded';
    const due = isBack ? kept : order.total - worthOf(order, lines, tree.length === 1) + kept;
    // Of joined orders the taxes were rounded one by one.
    const cent = isBack ? 0 : 2 * (tree.length - 1);
    if (Math.abs(left - due) > cent) troubles.push(`${facts}: ${due} should be left`);
  }
  const uses = Map.groupBy(
    orders.flatMap(({ payment_intent: intent }) => intent ?? []),
    (intent) => intent,
  );
  for (const [intent, amount] of taken) {
    const count = uses.get(intent)?.length ?? 0;
    if (count > 1 || (isEnd && count === 0)) troubles.push(`payment ${intent} of ${amount} paid ${count} orders`);
  }
  for (const intent of uses.keys()) if (!taken.has(intent)) troubles.push(`nobody paid ${intent}`);
  return troubles;
}

/** Deposits that came back by more than were paid, by customer. */
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
    .filter(({ paid, hand, goods }) => hand + goods > paid)
    .map(
      ({ id, paid, hand, goods }) => `deposits of ${id}: ${paid} paid, ${hand} by hand and ${goods} with goods back`,
    );
}

/** Shelves that do not hold what they held, less what was sold, and with what was cancelled. */
async function shelves({ database, goods }: WholeMarket): Promise<string[]> {
  const { rows } = await sql<{ id: string; stock: number; stock_mdo: number; sold: number; express: number }>`
    select v.id, v.stock, v.stock_mdo,
      coalesce(sum(case o.status when 'cancelled' then l.returned else l.quantity end), 0)::int as sold,
      coalesce(sum(case o.status when 'cancelled' then l.returned else l.quantity end) filter (where o.from_storage), 0)::int as express
    from variant v left join order_line l on l.variant_id = v.id left join orders o on o.id = l.order_id
    where v.track_stock group by v.id`.execute(database.kysely);
  return rows.flatMap(({ id, stock, stock_mdo: atMarket, sold, express }) => {
    const there = goods.get(id);
    if (!there) return [];
    const isRight =
      stock === there.stock - sold && atMarket >= 0 && atMarket <= Math.min(stock, there.atMarket - express);
    return isRight
      ? []
      : [`shelf ${id} holds ${stock} (${atMarket}), sold were ${sold} (${express}) of ${there.stock}`];
  });
}

/** Years that were taken twice, or from somebody who is gone. */
function years({ market: { payment } }: WholeMarket): string[] {
  const troubles: string[] = [];
  for (const [customer, taken] of Map.groupBy(payment.memberships.taken(), (one) => one.customer))
    for (const [nth, { at }] of taken.entries()) {
      const before = taken[nth - 1];
      if (before && at.getTime() - before.at.getTime() === 0)
        troubles.push(`${customer} paid a year twice at ${at.toISOString()}`);
    }
  return troubles;
}

type Attempt = Record<
  'subtotal' | 'deposit' | 'shipping' | 'fee' | 'gst' | 'pst' | 'total' | 'balance_applied',
  number
> & {
  id: string;
  kind: string;
  customer_id: string | null;
  shipping_zone_id: string | null;
  period_start: string;
  user_basket_id: string | null;
  created_at: Date;
};

/** Whether somebody pays no order fee; null: on the edge of a month, which has 28 to 31 days. */
async function isMember(scene: Scene, customerId: string | null, at: Date): Promise<boolean | null> {
  const person = scene.people.find(({ caller }) => customerId !== null && caller.visitor.customer?.id === customerId);
  if (!person) return false;
  const { market } = scene;
  const known = await market.cards.knownAs(customerId ?? '');
  const { state } = market.payment.provider;
  market.payment.provider.state = 'up';
  const paid = known === null ? null : await market.payment.membershipOf(known);
  market.payment.provider.state = state;
  if (paid && paid.status !== 'cancelled' && !(paid.cancelAtPeriodEnd && at >= paid.currentPeriodEnd)) return true;
  const days = person.trials.map((begun) => (at.getTime() - begun.getTime()) / DAY_MS);
  if (days.some((gone) => gone < 28)) return paid === null ? true : null;
  return days.some((gone) => gone < 31.1) ? null : false;
}

/** Sums of payments that were opened since `seen` that are not what their goods cost. What was looked at is added to `seen`. */
export async function sums(scene: Scene, seen: Set<string>, closedAt: Date): Promise<string[]> {
  const { database, goods, market } = scene;
  const rows = (await database.kysely
    .selectFrom('checkout_attempt')
    .selectAll()
    .orderBy('created_at')
    .execute()) as unknown as Attempt[];
  const troubles: string[] = [];
  for (const attempt of rows.filter(({ id }) => !seen.has(id))) {
    seen.add(attempt.id);
    const lines = await database.kysely
      .selectFrom('attempt_line')
      .selectAll()
      .where('attempt_id', '=', attempt.id)
      .execute();
    const priced = lines.map(({ variant_id: variant, quantity, deposit, user_basket_id: basket }) => {
      if (basket !== null) return { ...BASKET, quantity };
      const { price, taxed, deposit: each } = goods.get(variant ?? '')!;
      const isBox = variant === scene.box;
      return { price, taxed: taxed ? price : 0, deposit: isBox && deposit === 0 ? 0 : each, quantity };
    });
    const subtotal = sum(priced, ({ price, quantity }) => price * quantity);
    const deposit = sum(priced, (line) => line.deposit * line.quantity);
    const hasGoods = lines.some(({ user_basket_id: basket }) => basket === null);
    const isAtClosing = attempt.kind === 'charge' && attempt.user_basket_id === null;
    const member = await isMember(scene, attempt.customer_id, isAtClosing ? closedAt : market.clock.now());
    const fees = hasGoods ? (member === null ? [0, FEE] : [member ? 0 : FEE]) : [0];
    const settled = await sql<{ id: string }>`
      select o.id from orders o join checkout_attempt a on a.id = o.attempt_id
      where o.customer_id = ${attempt.customer_id}::uuid and a.updated_at <= ${attempt.created_at}
        and o.shipping_zone_id is not null and o.period_start = ${attempt.period_start}
        and o.status in ('processed', 'fulfilled', 'shipped', 'completed', 'merged')`.execute(database.kysely);
    const isFree = attempt.shipping_zone_id === null || subtotal > 15_000 || settled.rows.length > 0;
    const fits = fees.some((fee) => {
      const base = sum(priced, (line) => line.taxed * line.quantity) + fee;
      const shipping = isFree ? 0 : ZONE;
      const total = subtotal + deposit + shipping + fee + gst(base) + pst(base);
      const wanted = { subtotal, deposit, shipping, fee, gst: gst(base), pst: pst(base), total };
      return Object.entries(wanted).every(([name, value]) => attempt[name as keyof typeof wanted] === value);
    });
    const lent = priced.filter((line) => line.deposit === BOX.deposit);
    if (sum(lent, ({ quantity }) => quantity) > 1) troubles.push(`attempt ${attempt.id} lends more than one box`);
    if (attempt.kind !== 'invoice' && attempt.balance_applied !== 0)
      troubles.push(`attempt ${attempt.id} takes credit`);
    if (!fits)
      troubles.push(
        `attempt ${JSON.stringify(attempt)} of ${JSON.stringify(priced)}: fee ${fees.join(' or ')}, delivery ${isFree ? 'free' : 'paid'}`,
      );
  }
  return troubles;
}

/** All that is wrong in the books now. */
export const books = async (whole: WholeMarket, isEnd = false): Promise<string[]> => [
  ...(await cents(whole, isEnd)),
  ...(await deposits(whole)),
  ...(await shelves(whole)),
  ...years(whole),
];
