import type { Kysely } from 'kysely';
import type { BasketFrequency, Tables } from '../database/tables.ts';
import { textOf, type Text } from '../text/bilingualText.ts';

/**
 * A recurring basket. Money in cents per delivery; id is a uuid; active false: off offer, but past subscriptions still
 * show it.
 */
export type BasketRow = {
  readonly id: string;
  readonly handlePrimary: string;
  readonly name: Text;
  readonly description: Text | null;
  readonly price: number;
  readonly comparedAtPrice: number | null;
  /** Refundable. */
  readonly deposit: number;
  /** The taxed part of `price` (E52). */
  readonly taxablePrice: number;
  /** Its contents, one entry each. */
  readonly contents: readonly Text[];
  readonly frequency: BasketFrequency;
  readonly images: string[];
  readonly active: boolean;
};

/** Every basket by priority, ties by id. */
export async function readBaskets(db: Kysely<Tables>): Promise<BasketRow[]> {
  const rows = await db.selectFrom('basket').selectAll().orderBy('priority').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    handlePrimary: row.handle_primary,
    name: { primary: row.name_primary, secondary: row.name_secondary },
    description: textOf(row.description_primary, row.description_secondary),
    price: row.price,
    comparedAtPrice: row.compared_at_price,
    deposit: row.deposit,
    taxablePrice: row.taxable_price,
    contents: row.contents_primary.map((primary, index) => ({
      primary,
      secondary: row.contents_secondary[index] ?? null,
    })),
    frequency: row.frequency,
    images: row.images,
    active: row.active,
  }));
}
