import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each line's part of a return's money, shown beside the line. For existing returns, each line has its part by price
 * and deposit, the last one the rest, so that they add up as well.
 */
export const m0024LineRefunds: Migration = {
  async up(db) {
    await sql`
      alter table order_return_line add column to_card integer not null default 0 check (to_card >= 0);
      alter table order_return_line add column to_balance integer not null default 0 check (to_balance >= 0);
      with weighed as (
        select u.return_id, u.line_id, sum(u.quantity * (l.price + l.deposit)) over lines as upto,
          u.quantity * (l.price + l.deposit) as own, sum(u.quantity * (l.price + l.deposit)) over (partition by u.return_id) as whole,
          row_number() over lines as nth
        from order_return_line u join order_line l on l.id = u.line_id
        window lines as (partition by u.return_id order by l.position, l.id)),
      shared as (
        select w.return_id, w.line_id,
          case when w.whole = 0 then case w.nth when 1 then r.to_card else 0 end
            else r.to_card::bigint * w.upto / w.whole - r.to_card::bigint * (w.upto - w.own) / w.whole end as to_card,
          case when w.whole = 0 then case w.nth when 1 then r.to_balance else 0 end
            else r.to_balance::bigint * w.upto / w.whole - r.to_balance::bigint * (w.upto - w.own) / w.whole end as to_balance
        from weighed w join order_return r on r.id = w.return_id)
      update order_return_line u set to_card = s.to_card, to_balance = s.to_balance
        from shared s where s.return_id = u.return_id and s.line_id = u.line_id;
      alter table order_return_line alter column to_card drop default;
      alter table order_return_line alter column to_balance drop default;
    `.execute(db);
  },
};
