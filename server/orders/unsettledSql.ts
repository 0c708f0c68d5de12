import { sql, type RawBuilder } from 'kysely';

/**
 * The rules of `rules/lineStatus.ts` in SQL, for a row of order_line under an alias. Written out so that the partial index
 * order_line_unsettled serves them.
 */

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** missingUnits: units that will not come. */
export const missingUnitsOf = (alias: string): RawBuilder<number> =>
  sql<number>`case ${column(alias, 'status')} when 'missing' then ${column(alias, 'quantity')}
    else ${column(alias, 'missing')} end`;

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
