import { sql, type Kysely } from 'kysely';
import type {
  BannerRow,
  MarketContactRow,
  OperatorPages,
  PopupRow,
  StoredModalRow,
  Tables,
} from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** What the operator sets for the whole market. */
export type MarketSettings = {
  /** Grows with each change of the market's row; see the desk. */
  readonly version: number;
  readonly maintenance: boolean;
  readonly banner: BannerRow | null;
  readonly popup: PopupRow | null;
  readonly storedModal: StoredModalRow | null;
  readonly contact: MarketContactRow | null;
  readonly pages: OperatorPages;
  /** Cents for a year, before taxes. */
  readonly membershipPrice: number;
};

export async function readSettings(db: Kysely<Tables>): Promise<MarketSettings> {
  return db
    .selectFrom('market')
    .select([
      'version',
      'maintenance',
      'banner',
      'popup',
      'stored_modal as storedModal',
      'contact',
      'pages',
      'membership_price as membershipPrice',
    ])
    .executeTakeFirstOrThrow();
}

export async function writeMaintenance(db: Kysely<Tables>, maintenance: boolean): Promise<void> {
  await db.updateTable('market').set({ maintenance }).execute();
}

/**
 * Whether a market is here already: a demo that was written once, or one's own, imported or restored. Whoever asks alone may
 * write the demo, until its transaction ends.
 */
export async function lockSeeding(tx: Transaction): Promise<boolean> {
  const { seeded_at } = await tx.selectFrom('market').select('seeded_at').forUpdate().executeTakeFirstOrThrow();
  if (seeded_at !== null) return true;
  const own = await tx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([exists(selectFrom('seller').select('id')), exists(selectFrom('customer').select('id'))]).as('any'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(own.any);
}

/** Writes that the market is seeded. */
export async function finishSeeding(tx: Transaction): Promise<void> {
  await tx
    .updateTable('market')
    .set({ seeded_at: sql`now()` })
    .execute();
}
