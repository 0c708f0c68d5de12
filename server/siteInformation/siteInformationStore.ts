import { sql, type Kysely } from 'kysely';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { FirstWeekday } from '#rules/weekList.ts';
import type { Locking } from '../database/combinedStatements.ts';
import type {
  BannerRow,
  MarketContactRow,
  MarketIdentityRow,
  MarketLinkRow,
  MapOutlineRow,
  OperatorPages,
  PopupRow,
  StoredModalRow,
  Tables,
} from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

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
  readonly links: MarketLinkRow[];
  readonly outlines: MapOutlineRow[];
  readonly timeZone: string;
  readonly firstWeekday: FirstWeekday;
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
      'links',
      'outlines',
      'time_zone as timeZone',
      'first_weekday as firstWeekday',
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The amounts that the market decides, as a transaction sees them. Until it ends, no week is closed and no amount changes: saving
 * them locks the market's row.
 */
export async function readTerms(tx: Transaction): Promise<MarketTerms> {
  const { rows } = await sql<MarketTerms>`${lockingTerms()}`.execute(tx);
  const [terms] = rows;
  if (!terms) throw new Error('The market has no row of settings');
  return terms;
}

/** The same as the first of several locks. */
export const lockingTerms = (): Locking => sql`
  select order_fee as "orderFee", free_delivery_above as "freeDeliveryAbove", membership_price as "membershipPrice",
    trial_months as "trialMonths", express_lead_hours as "expressLeadHours", gst_rates as "gstRates", pst_rates as "pstRates"
  from market for key share`;

export async function writeMaintenance(db: Kysely<Tables>, maintenance: boolean): Promise<void> {
  await db.updateTable('market').set({ maintenance }).execute();
}
