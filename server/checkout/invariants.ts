import { sql } from 'kysely';
import { REFUNDS_NO_ORDER } from '#rules/balance.ts';
import { isStepBack, ORDER_STATUSES, ORDER_TRANSITIONS } from '#rules/orderStatus.ts';
import { checkSales } from '../accounting/salesCheck.ts';
import { CASH_DUE, CASH_TILL, isCashOf } from '../balance/cashSql.ts';
import type { Database } from '../database/database.ts';

/** The allowed changes of an order's status: those of the table (E44), and the desk's undone steps. */
const ALLOWED = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => ORDER_TRANSITIONS[from].includes(to) || isStepBack({ from, to })).map(
    (to) => `${from} ${to}`,
  ),
);

/**
 * Checks what must hold between any two transactions; returns one sentence for each violation. Stock: holds are the
 * sums of live attempts' lines. Orders: each paid attempt has exactly one order, no other attempt has any; sums match
 * lines, attempt and merged orders (E12, E19); merged orders are of the same customer and week; status changes follow
 * the table (E44); the last day's orders are confirmed by mail. Balance: the sum of its movements, each following the
 * one before; live payments reserve no more credit than there is, paid ones have used theirs (E13). Payments: each pays
 * one order, and each charge has one attempt. Refunds: no payment refunds more than it brought in, no order more than
 * was paid for it; a cancelled order is refunded completely, except deposits that were credited before (E60); each unit
 * is returned or removed once, and for exactly the amounts of its return (F-150, F-197); a refunded problem has its return (ADR 139). Boxes: whoever was lent one has it,
 * unless deposits were refunded since (E9, E50). Baskets: no week of a subscription is in two live orders, or paid by
 * another try than its own (E51); an ordered week has its order; the English contents are no longer than the French. Cash: an order received what it was to be paid, less what was given back before, and gives back no more; what is still to be paid is not negative. Links: one that was paid brought exactly that, no other anything (ADR 172). Accounts: the sales report of all days agrees with
 * orders, refunds and the ledger.
 */
export async function checkInvariants(database: Database): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    with live as (
      select l.variant_id as id, sum(l.held) as held, sum(l.held_mdo) as held_mdo
      from checkout_attempt a join attempt_line l on l.attempt_id = a.id
      where a.status in ('creating', 'pending') and l.variant_id is not null
      group by l.variant_id)
    select format('variant %s holds %s (%s at the market), its live attempts %s (%s)',
      v.id, v.held, v.held_mdo, coalesce(live.held, 0), coalesce(live.held_mdo, 0)) as violation
    from variant v left join live on live.id = v.id
    where v.held <> coalesce(live.held, 0) or v.held_mdo <> coalesce(live.held_mdo, 0)
    union all
    select format('attempt %s is %s and has %s orders', a.id, a.status, count(o.id))
    from checkout_attempt a left join orders o on o.attempt_id = a.id
    group by a.id
    having count(o.id) <> case a.status when 'paid' then 1 else 0 end
    union all
    select format('order %s does not add up: %s', o.number, o.total)
    from orders o
    where o.total <> o.subtotal + o.deposit + o.shipping + o.fee + o.gst + o.pst - o.discount
      or o.status <> 'merged' and o.subtotal <> (select coalesce(sum(l.price * l.quantity), 0) from order_line l where l.order_id = o.id)
      or o.status <> 'merged' and o.deposit <> (select coalesce(sum(l.deposit * l.quantity), 0) from order_line l where l.order_id = o.id)
    union all
    select format('order %s took %s off, its lines %s', o.number, o.discount, l.discount)
    from orders o cross join lateral (select coalesce(sum(discount), 0) as discount from order_line where order_id = o.id) l
    where o.status <> 'merged' and (l.discount > o.discount or l.discount < least(o.discount, o.subtotal)
      and not exists (select from orders m where m.merged_into = o.id))
    union all
    select format('order %s was charged another total than its attempt %s', o.number, a.id)
    from orders o join checkout_attempt a on a.id = o.attempt_id
    where o.total + o.discount <> a.total + (
      select coalesce(sum(m.total + m.discount), 0) from orders m where m.merged_into = o.id)
    union all
    select format('customer %s has a balance of %s, its movements give %s', c.id, c.balance, coalesce(m.sum, 0))
    from customer c left join (select customer_id, sum(amount) as sum from balance_movement group by customer_id) m on m.customer_id = c.id
    where c.balance <> coalesce(m.sum, 0)
    union all
    select format('movement %s of customer %s does not follow the one before it', m.position, m.customer_id)
    from (select *, lag(balance, 1, 0) over own as before, row_number() over own as nth
      from balance_movement window own as (partition by customer_id order by position)) m
    where m.balance <> m.before + m.amount or m.position <> m.nth
    union all
    select format('customer %s has a balance of %s, live payments use %s of it', c.id, c.balance, a.used)
    from customer c
      join (select customer_id, sum(balance_applied) as used from checkout_attempt where status in ('creating', 'pending') group by customer_id) a
      on a.customer_id = c.id
    where a.used > greatest(-c.balance, 0)
    union all
    select format('attempt %s is %s and used %s of the balance, which gave %s', a.id, a.status, a.balance_applied, coalesce(m.amount, 0))
    from checkout_attempt a left join orders o on o.attempt_id = a.id
      left join balance_movement m on m.order_id = o.id and m.reason = 'order_paid'
    where a.customer_id is not null and coalesce(m.amount, 0) <> case a.status when 'paid' then a.balance_applied else 0 end
    union all
    select format('attempt %s is paid, and nobody knows by what', id)
    from checkout_attempt where status = 'paid' and provider_session_id is null
    union all
    select format('payment %s paid %s orders', payment_intent, count(*))
    from orders where payment_intent is not null group by payment_intent having count(*) > 1
    union all
    select format('order %s was charged %s by no payment', p.number, p.charged)
    from (
      select o.number, o.payment_intent, o.total - o.balance_applied - coalesce(sum(m.total - m.balance_applied), 0) as charged
      from orders o left join orders m on m.merged_into = o.id group by o.id) p
    where p.charged > 0 and p.payment_intent is null
    union all
    select format('order %s used %s of the balance, its attempts another sum', o.number, o.balance_applied)
    from orders o join checkout_attempt a on a.id = o.attempt_id
    where o.balance_applied <> a.balance_applied + (
      select coalesce(sum(m.balance_applied), 0) from orders m where m.merged_into = o.id)
    union all
    select format('order %s joined order %s, which it does not belong with', m.number, o.number)
    from orders m join orders o on o.id = m.merged_into
    where (o.customer_id, o.period_start) is distinct from (m.customer_id, m.period_start)
      or exists (select from order_line l where l.order_id = m.id)
    union all
    select format('order %s was confirmed by no mail', o.number)
    from orders o join checkout_attempt a on a.id = o.attempt_id
    where a.updated_at > now() - interval '1 day'
      and not exists (select from outbox x where x.kind = 'order_confirmed' and x.about = o.id::text)
    union all
    select format('customer %s was lent a box by a paid order and has none', c.id)
    from customer c
    where not c.has_reusable_box and c.deleted_at is null
      and exists (select from checkout_attempt a join orders o on o.attempt_id = a.id
        where a.customer_id = c.id and a.status = 'paid' and a.lends_box and o.status not in ('cancelled', 'refunded', 'merged') and not exists (select from balance_movement m
          where m.customer_id = c.id and m.reason = 'deposit_refunded' and m.created_at >= o.created_at)
          and not exists (select from order_return b where b.customer_id = c.id and b.status = 'done' and b.at >= o.created_at
          and (b.deposit > 0 or exists (select from order_return_line u join order_line l on l.id = u.line_id
            join market k on k.reusable_box = l.variant_id where u.return_id = b.id and b.kind = 'returned'))))
    union all
    select format('order %s is %s, its changes end with %s', o.number, o.status, coalesce(h.to_status, 'none'))
    from orders o left join lateral (
      select to_status from order_change where order_id = o.id order by position desc limit 1) h on true
    where o.status is distinct from h.to_status
    union all
    select format('change %s of order %s leads from %s to %s', h.position, o.number, h.from_status, h.to_status)
    from (select *, lag(to_status) over own as before, row_number() over own as nth
      from order_change window own as (partition by order_id order by position)) h join orders o on o.id = h.order_id
    where h.from_status is distinct from h.before or h.position <> h.nth
      or h.from_status is not null and not (h.from_status || ' ' || h.to_status = any(${ALLOWED}))
    union all
    select format('payment %s brought %s and gave back %s', p.payment_intent, p.charged, r.amount)
    from (
      select o.payment_intent, o.total - o.balance_applied - coalesce(sum(m.total - m.balance_applied), 0) as charged
      from orders o left join orders m on m.merged_into = o.id where o.payment_intent is not null group by o.id) p
      join (select payment_intent, sum(amount) as amount from refund where status <> 'refused' group by payment_intent) r
      using (payment_intent)
    where r.amount > p.charged
    union all
    select format('order %s of %s was given back, the card got back %s and the balance %s', o.number, o.total, r.amount, m.amount)
    from orders o
      cross join lateral (select coalesce(sum(amount), 0) as amount from refund where order_id = o.id and status <> 'refused') r
      cross join lateral (select coalesce(-sum(amount), 0) as amount from balance_movement
        where order_id = o.id and reason = 'order_cancelled') m
      cross join lateral (select coalesce(sum(to_balance), 0) as amount from order_return where order_id = o.id and status = 'done') b
    where o.status in ('cancelled', 'refunded')
      and (r.amount + m.amount + b.amount <> o.total - o.deposit_kept or r.amount > o.total - o.balance_applied or m.amount > o.balance_applied)
      and not exists (select from refund where order_id = o.id and status = 'refused' and not dropped)
      and not exists (select from customer c where c.id = o.customer_id and c.deleted_at is not null)
    union all
    select format('order %s of %s gave back %s in all', o.number, o.total, b.amount)
    from orders o cross join lateral (select o.deposit_kept
      + (select coalesce(sum(amount), 0) from refund where order_id = o.id and status <> 'refused')
      + (select coalesce(-sum(amount), 0) from balance_movement where order_id = o.id and reason <> all(${REFUNDS_NO_ORDER})) as amount) b
    where b.amount > o.total
    union all
    select format('line %s of order %s has %s of %s units back and %s removed, its returns say %s and %s', l.position, o.number,
      l.returned, l.quantity, l.removed, b.units, b.removed)
    from order_line l join orders o on o.id = l.order_id
      cross join lateral (select coalesce(sum(u.quantity), 0) as units,
        coalesce(sum(u.quantity) filter (where b.kind = 'removed'), 0) as removed from order_return_line u
        join order_return b on b.id = u.return_id where u.line_id = l.id and b.status <> 'refused') b
    where l.returned <> b.units or l.removed <> b.removed
    union all
    select format('a return of order %s gives back %s, %s to the card and %s to the balance', o.number,
      b.items - b.discount + b.gst + b.pst + b.deposit - b.deposit_kept, r.amount, m.amount)
    from order_return b join orders o on o.id = b.order_id
      cross join lateral (select coalesce(sum(amount), 0) as amount from refund where return_id = b.id) r
      cross join lateral (select coalesce(-sum(amount), 0) as amount from balance_movement where request = 'return ' || b.id) m
    where r.amount <> b.to_card or m.amount <> case b.status when 'done' then b.to_balance else 0 end
      or b.to_card + b.to_balance > b.items - b.discount + b.gst + b.pst + b.deposit - b.deposit_kept
      or b.to_card + b.to_balance < b.items - b.discount + b.gst + b.pst + b.deposit - b.deposit_kept and b.customer_id is not null
    union all
    select format('the lines of a return of order %s had %s to the card and %s to the balance, which gave %s and %s', o.number,
      l.card, l.balance, b.to_card, b.to_balance)
    from order_return b join orders o on o.id = b.order_id
      cross join lateral (select coalesce(sum(u.to_card), 0) as card, coalesce(sum(u.to_balance), 0) as balance
        from order_return_line u where u.return_id = b.id) l
    where b.kind not in ('deposit', 'amount') and (l.card <> b.to_card or l.balance <> b.to_balance)
    union all
    select format('order %s of %s in cash received %s, lowered by %s, and paid out %s', o.number, o.total - o.balance_applied, k.amount, f.lowered, f.paid)
    from orders o left join cash_receipt k on k.order_id = o.id
      cross join lateral (select coalesce(sum(amount) filter (where provider_id = ${CASH_DUE}), 0) as lowered,
        coalesce(sum(amount) filter (where provider_id = ${CASH_TILL}), 0) as paid from refund where order_id = o.id) f
    where (${isCashOf('o')} or k.order_id is not null or f.lowered > 0 or f.paid > 0)
      and (not ${isCashOf('o')} and (k.order_id is not null or f.paid > 0
          or not exists (select from payment_link p where p.order_id = o.id and p.ended = 'paid')) or f.lowered > o.total - o.balance_applied or f.paid > coalesce(k.amount, 0)
        or k.amount <> o.total - o.balance_applied - f.lowered)
    union all
    select format('order %s has a link that is %s, and pages that paid %s of %s', o.number, coalesce(p.ended, 'open'), l.paid, o.total - o.balance_applied - f.lowered)
    from payment_link p join orders o on o.id = p.order_id
      cross join lateral (select coalesce(sum(amount), 0) as paid from link_payment where order_id = o.id and status = 'paid') l
      cross join lateral (select coalesce(sum(amount) filter (where provider_id = ${CASH_DUE}), 0) as lowered from refund where order_id = o.id) f
    where (p.ended is not distinct from 'paid') = ${isCashOf('o')}
      or l.paid <> case p.ended when 'paid' then o.total - o.balance_applied - f.lowered else 0 end
    union all
    select format('problem %s is %s, its return %s', p.id, p.status, coalesce(b.status, 'none'))
    from order_problem p left join order_return b on b.id = p.return_id
      join order_line l on l.id = p.line_id join orders o on o.id = l.order_id
    where case when p.status = 'answering' then 'asked'
        when p.status = 'refunded' and (p.return_id is not null or o.status not in ('cancelled', 'refunded')) then 'done'
      end is distinct from b.status
    union all
    select format('problem %s is %s, its order %s', p.id, p.status, o.status)
    from order_problem p join order_line l on l.id = p.line_id join orders o on o.id = l.order_id
    where p.status in ('open', 'answering') and o.status in ('cancelled', 'refunded')
    union all
    select format('the basket %s of the week of %s is in %s orders', l.user_basket_id, o.period_start, count(*))
    from order_line l join orders o on o.id = l.order_id
    where l.user_basket_id is not null and o.status <> 'cancelled'
    group by l.user_basket_id, o.period_start having count(*) > 1
    union all
    select format('attempt %s is %s and buys the basket %s, whose week it does not have', a.id, a.status, l.user_basket_id)
    from checkout_attempt a join attempt_line l on l.attempt_id = a.id
      left join basket_delivery d on d.user_basket_id = l.user_basket_id and d.week = a.period_start
    where l.user_basket_id is not null and d.attempt_id is distinct from a.id
      and (a.status in ('creating', 'pending') or exists (select from orders o join order_line b on b.order_id = o.id
        where o.attempt_id = a.id and o.status <> 'cancelled' and b.user_basket_id = l.user_basket_id))
    union all
    select format('the basket %s of the week of %s is ordered, by no order of that week', d.user_basket_id, d.week)
    from basket_delivery d
    where d.status = 'ordered' and not exists (select from orders o where o.attempt_id = d.attempt_id and o.period_start = d.week)
    union all
    select format('basket %s names things in the other language that are not in it', handle_primary)
    from basket where cardinality(contents_secondary) > cardinality(contents_primary)
    order by violation`.execute(database.kysely);
  return [...rows.map((row) => row.violation), ...(await checkSales(database))];
}
