import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { OrderEventKind, OrderEventView } from './orderEvent.ts';
import type { OrderView } from './orderView.ts';

type Row = Omit<OrderEventView, 'lines' | 'quantities' | 'move' | 'kind'> & {
  kind: OrderEventKind;
  lineIds: string[] | null;
  changed: { line: string; from: number; to: number }[] | null;
  move: OrderEventView['move'];
};

/** The order event of each kind of journal entry. Status changes have events of their own. */
const DESK_KINDS: Readonly<Record<string, OrderEventKind>> = {
  mark_lines: 'lines',
  replace_line: 'replaced',
  settle_missing: 'missing',
  return_items: 'returned',
  answer_problem: 'answered',
  refund_deposit: 'deposit',
  refund_amount: 'amount',
  lower_quantities: 'removed',
  adjust_balance: 'adjusted',
  receive_cash: 'cash',
  undo_cash: 'unreceived',
  send_link: 'link',
  end_link: 'unlinked',
  move_order: 'moved',
};

const nameOf = (alias: string) =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), ''),
    ${sql.ref(`${alias}.email`)}, '')`;

/**
 * The events of an order, oldest first; simultaneous ones in causal order. The payment excludes what was paid for
 * orders merged into it (E19).
 */
export async function readOrderEvents(db: Kysely<Tables>, order: OrderView): Promise<OrderEventView[]> {
  const { rows } = await sql<Row>`
    with kinds as (select * from jsonb_each_text(${JSON.stringify(DESK_KINDS)}::jsonb) k (journal, kind)),
    events as (
      select h.id, h.at, 2 as rank, h.position::bigint as nth, case when h.from_status is null then 'paid' else 'status' end as kind,
        h.changed_by as by, case h.changed_by when 'guest' then coalesce(o.contact_name, o.contact_email, '')
          else ${nameOf('c')} end as name,
        h.from_status as "from", h.to_status as "to",
        case when h.from_status is null
          then o.total - coalesce((select sum(m.total) from orders m where m.merged_into = o.id), 0) end::int as amount,
        null::text as refund, null::text as refusal, null::text as reason, null::int as number, null::text as note,
        null::jsonb as "lineIds", null::text as "lineStatus", null::int as "lineMissing",
        (select a.data ->> 'by' from desk_action a where a.order_id = h.order_id and a.at = h.at and a.staff_id = h.customer_id
          and a.kind in ('advance_order', 'undo_step') and a.data ->> 'to' = h.to_status limit 1) as shift, null::jsonb as changed, null::jsonb as move
      from order_change h join orders o on o.id = h.order_id left join customer c on c.id = h.customer_id
      where h.order_id = ${order.id}
      union all
      select h.id, h.at, 3, h.position, 'joined', h.changed_by, ${nameOf('c')}, null, null, null, null, null, null, m.number, null, null, null, null, null, null, null
      from orders m join order_change h on h.order_id = m.id and h.to_status = 'merged' left join customer c on c.id = h.customer_id
      where m.merged_into = ${order.id}
      union all
      select r.id, coalesce(r.at, r.asked_at), 4, 0, 'refund', 'market', '', null, null, r.amount, r.status, r.refusal, null, null, null, null, null, null, null, null, null
      from refund r where r.order_id = ${order.id}
      union all
      select p.order_id, p.ended_at, 1, 0, case p.ended when 'paid' then 'card' else 'expired' end, 'market', '', null, null,
        (select l.amount from link_payment l where l.order_id = p.order_id and l.status = 'paid'), null, null, null, null, null, null, null, null, null, null, null
      from payment_link p where p.order_id = ${order.id} and p.ended in ('paid', 'expired')
      union all
      select b.id, b.created_at, case b.reason when 'order_paid' then 1 else 5 end, b.position, 'balance', 'market', '', null, null, b.amount, null, null,
        b.reason, null, case when b.reason <> 'amount_refunded' then b.note end, null, null, null, null, null, null
      from balance_movement b where b.order_id = ${order.id}
      union all
      select p.id, p.reported_at, 6, 0, 'reported', case when o.customer_id is null then 'guest' else 'customer' end,
        coalesce(o.contact_name, o.contact_email, ''), null, null, null, null, null, null, null, p.note, jsonb_build_array(l.id), null, null, null, null, null
      from order_problem p join order_line l on l.id = p.line_id join orders o on o.id = l.order_id
      where l.order_id = ${order.id}
      union all
      select a.id, a.at, 0, a.position, case when k.kind = 'moved' and a.data -> 'undone' is not null then 'unmoved' else k.kind end, 'staff', ${nameOf('c')}, null, null, (a.data ->> 'amount')::int, null, null, null, null,
        coalesce(a.data ->> 'note', r.reason), case when a.kind in ('mark_lines', 'replace_line', 'answer_problem') then a.data -> 'lines' end, a.data ->> 'status',
        case a.kind when 'mark_lines' then (a.data ->> 'missing')::int end, a.data ->> 'by', a.data -> 'quantities', a.data -> 'move'
      from desk_action a join kinds k on k.journal = a.kind left join customer c on c.id = a.staff_id
        left join order_return r on r.request = a.request
      where a.order_id = ${order.id})
    select id, at, kind, by, coalesce(name, '') as name, shift, "from", "to", amount, refund, refusal, reason, number, note, "lineIds", "lineStatus", "lineMissing", changed, move,
      case kind when 'paid' then (select a.credit_asked from checkout_attempt a join orders o on o.attempt_id = a.id where o.id = ${order.id}) end as "creditAsked"
    from events order by at, rank, nth, id`.execute(db);
  return rows.map(({ lineIds, changed, ...event }) => ({
    ...event,
    lines: order.bought.filter(({ id }) => lineIds?.includes(id)),
    quantities: (changed ?? []).flatMap(({ line: lineId, from, to }) => {
      const line = order.bought.find(({ id }) => id === lineId);
      return line ? [{ line, from, to }] : [];
    }),
  }));
}
