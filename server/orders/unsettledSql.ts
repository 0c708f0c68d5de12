import { sql, type RawBuilder } from 'kysely';

/**
 * The rules of `rules/lineStatus.ts` in SQL, for a row of current_order_line under an alias. Written out so that the partial index
 * order_line_unsettled serves them.
 */

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** missingUnits: units that will not come. */
export const missingUnitsOf = (alias: string): RawBuilder<number> =>
  sql<number>`case ${column(alias, 'status')} when 'missing' then ${column(alias, 'quantity')}
    else ${column(alias, 'missing')} end`;

/** Whether a line brings nothing: all its units are missing, and none was replaced. */
const bringsNothing = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${missingUnitsOf(alias)} >= ${column(alias, 'quantity')} and ${column(alias, 'replaced')} = 0)`;

const isBox = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from market k where k.reusable_box = ${column(alias, 'variant_id')})`;

/** nothingComes: for a row of orders under an alias. */
export const nothingComesOf = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from current_order_line n where n.order_id = ${column(alias, 'id')} and ${bringsNothing('n')})
    and not exists (select from current_order_line n where n.order_id = ${column(alias, 'id')} and not ${bringsNothing('n')}
      and (not ${isBox('n')} or not exists (select from current_order_line g
        where g.order_id = ${column(alias, 'id')} and not ${isBox('g')}))))`;

/** Whether missing units of the line still await a refund. */
export const isUnsettled = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`((${column(alias, 'status')} = 'missing' or ${column(alias, 'missing')} > ${column(alias, 'missing_returned')})
    and ${column(alias, 'returned')} < ${column(alias, 'quantity')}
    and (${column(alias, 'replaced')} = 0
      or ${missingUnitsOf(alias)} > ${column(alias, 'missing_returned')} + ${column(alias, 'replaced')}))`;

/** unsettledUnits: missing units that still await a refund. */
export const unsettledUnitsOf = (alias: string): RawBuilder<number> =>
  sql<number>`greatest(0, least(${missingUnitsOf(alias)} - ${column(alias, 'missing_returned')} - ${column(alias, 'replaced')},
    ${column(alias, 'quantity')} - ${column(alias, 'returned')}))`;
