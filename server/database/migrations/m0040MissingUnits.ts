import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Parts of a line: `missing` units of a line that comes otherwise will not come (a line of status missing lacks all of
 * them); of the missing ones, `missing_returned` were refunded or are being refunded.
 */
export const m0040MissingUnits: Migration = {
  async up(db) {
    await sql`
      alter table order_line
        add column missing integer not null default 0 check (missing >= 0 and missing < quantity),
        add column missing_returned integer not null default 0 check (missing_returned >= 0);
      update order_line l set missing_returned = least(u.units, l.returned)
        from (select r.line_id, sum(r.quantity)::int as units from order_return_line r
          join order_return b on b.id = r.return_id where b.kind = 'missing' and b.status <> 'refused' group by 1) u
        where u.line_id = l.id;
      create index order_line_unsettled on order_line (order_id)
        where (status = 'missing' or missing > missing_returned) and returned < quantity;
    `.execute(db);
  },
};
