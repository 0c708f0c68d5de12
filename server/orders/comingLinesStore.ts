import { sql, type Kysely } from 'kysely';
import type { ComingLine } from '#rules/lineStatus.ts';
import type { Tables } from '../database/tables.ts';

/** `lastUpdated`: when it was marked last, by the market's clock; null: never. */
export type MarkedComingLine = ComingLine & { lastUpdated: Date | null };

/** What comes of the lines of an order (uuid). */
export async function readComingLines(db: Kysely<Tables>, orderId: string): Promise<MarkedComingLine[]> {
  return db
    .selectFrom('current_order_line as l')
    .select(['l.status', 'l.quantity', 'l.missing', 'l.replaced', 'l.last_updated as lastUpdated'])
    .select(sql<boolean>`exists (select from market m where m.reusable_box = l.variant_id)`.as('isBox'))
    .where('l.order_id', '=', orderId)
    .execute();
}
