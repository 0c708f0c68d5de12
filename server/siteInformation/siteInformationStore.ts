import type { Kysely } from 'kysely';
import type {
  BannerRow,
  MarketContactRow,
  MarketIdentityRow,
  MapOutlineRow,
  OperatorPages,
  PopupRow,
  StoredModalRow,
  Tables,
} from '../database/tables.ts';

/** The operator's settings for the whole market. */
export type MarketSettings = {
  /** Increases with each change of the market's row; for the desk's edit conflicts. */
  readonly version: number;
  readonly maintenance: boolean;
  /** Null: a market that was not set up. */
  readonly identity: MarketIdentityRow | null;
  readonly banner: BannerRow | null;
  readonly popup: PopupRow | null;
  readonly storedModal: StoredModalRow | null;
  readonly contact: MarketContactRow | null;
  readonly pages: OperatorPages;
  readonly outlines: MapOutlineRow[];
  /** Cents for a year, before taxes. */
  readonly membershipPrice: number;
};

export async function readSettings(db: Kysely<Tables>): Promise<MarketSettings> {
  return db
    .selectFrom('market')
    .select([
      'version',
      'maintenance',
      'identity',
      'banner',
      'popup',
      'stored_modal as storedModal',
      'contact',
      'pages',
      'outlines',
      'membership_price as membershipPrice',
    ])
    .executeTakeFirstOrThrow();
}

export async function writeMaintenance(db: Kysely<Tables>, maintenance: boolean): Promise<void> {
  await db.updateTable('market').set({ maintenance }).execute();
}
