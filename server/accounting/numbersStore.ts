import { sql, type Kysely } from 'kysely';
import type { CalendarDay } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';

/** Baskets and members of a week: those at its end, and what changed in it. */
export type WeekPeople = {
  basketsActive: number;
  basketsSkipped: number;
  basketsEnded: number;
  membersActive: number;
  membersNew: number;
  membersEnded: number;
};
export type NumbersSpan = { readonly week: CalendarDay; readonly from: Date; readonly to: Date };

/** By the week's first day. A membership that has ended did so with its last paid or free period. */
export async function readPeople(
  db: Kysely<Tables>,
  weeks: readonly NumbersSpan[],
): Promise<Map<CalendarDay, WeekPeople>> {
  const { rows } = await sql<WeekPeople & { week: CalendarDay }>`
    select w.week,
      (select count(*) from user_basket b where b.created_at < w."to" and (b.cancelled_at is null or b.cancelled_at >= w."to"))::int
        as "basketsActive",
      (select count(*) from basket_pause p where p.week = w.week::date)::int as "basketsSkipped",
      (select count(*) from user_basket b where b.cancelled_at >= w."from" and b.cancelled_at < w."to")::int as "basketsEnded",
      (select count(*) from membership m where m.start_date < w."to" and (m.status <> 'cancelled' or m.current_period_end >= w."to"))::int
        as "membersActive",
      (select count(*) from membership m where m.start_date >= w."from" and m.start_date < w."to")::int as "membersNew",
      (select count(*) from membership m where m.status = 'cancelled' and m.current_period_end >= w."from"
        and m.current_period_end < w."to")::int as "membersEnded"
    from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as w (week text, "from" timestamptz, "to" timestamptz)`.execute(
    db,
  );
  return new Map(rows.map(({ week, ...people }) => [week, people]));
}
