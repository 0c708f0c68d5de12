import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * What must be true between any two transactions; answers one sentence for each thing that is not, none when all is well.
 * Holds are the sums of live attempts' lines (so that none is left without one); every paid attempt has exactly one order
 * and no other has any; an order's sums are those of its lines, its attempt and the orders that joined it (E12, E19).
 */
export async function checkInvariants(database: Database): Promise<string[]> {
  const { rows } = await sql<{ trouble: string }>`
    with live as (
      select l.variant_id as id, sum(l.held) as held, sum(l.held_mdo) as held_mdo
      from checkout_attempt a join attempt_line l on l.attempt_id = a.id
      where a.status in ('creating', 'pending') and l.variant_id is not null
      group by l.variant_id)
    select format('variant %s holds %s (%s at the market), its live attempts %s (%s)',
      v.id, v.held, v.held_mdo, coalesce(live.held, 0), coalesce(live.held_mdo, 0)) as trouble
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
    select format('order %s was charged another total than its attempt %s', o.number, a.id)
    from orders o join checkout_attempt a on a.id = o.attempt_id
    where o.total + o.discount <> a.total + (
      select coalesce(sum(b.total), 0) from orders m join checkout_attempt b on b.id = m.attempt_id where m.merged_into = o.id)
    order by trouble`.execute(database.kysely);
  return rows.map((row) => row.trouble);
}
