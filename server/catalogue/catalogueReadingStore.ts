import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { StockFigures, SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CatalogueRecords, Snapshot, Versions } from '../snapshot/catalogueSnapshot.ts';
import { NAMES, TABLES, wholeRows, type Counts, type ListName } from './catalogueRowsStore.ts';
import { rowsSince } from './rowsSinceStore.ts';

/** All of the catalogue but its rows and versions. */
type Settings = Omit<CatalogueRecords, ListName | 'versions'>;

/** What a reading passes to the next one beside the snapshot, so that only changes are read. */
export type CatalogueReading = {
  readonly versions: Versions;
  readonly settings: Settings;
  /** The whole catalogue; null: nothing but versions and stock is other than in the reading before. */
  readonly records: CatalogueRecords | null;
  /** Stock of the variants that were read now. */
  readonly figures: readonly StockFigures[];
  /** The server process that was asked, and the oldest transaction that may have written what it did not show. */
  readonly server: string;
  readonly since: string;
  /** Rows of the change log of such transactions that it did show. */
  readonly seen: readonly string[];
};
/** The snapshot that a process has, and where its reading stood. */
export type ReadBefore = Pick<CatalogueReading, 'settings' | 'server' | 'since' | 'seen'> & {
  readonly snapshot: Snapshot;
};

/** Rows that a transaction has written which is not older than `since`: among them all that another view did not show. */
export const writtenSince = (since: string) => sql<boolean>`age(xmin) <= age(${since}::xid8::xid)`;

/** Rows of a transaction that is not older than the oldest one that runs now: the next view has to tell them from what it did not show. */
export const isUnsettled = sql<boolean>`age(xmin) <= age(pg_snapshot_xmin(pg_current_snapshot())::xid)`;

/** Products that are read at a time, so that what the driver makes of rows is freed meanwhile. */
const PAGE = 1000;

type View = Settings & {
  server: string;
  since: string;
  seen: string[];
  counts: Counts;
};

/** What the view is, and how many rows each table has in it, all and written since. */
async function viewOf(tx: Transaction, since: string | null): Promise<View> {
  const counts = NAMES.map((name) => {
    const isChanged = since === null ? sql`true` : writtenSince(since);
    return sql`${sql.lit(name)}, (select json_build_array(count(*), count(*) filter (where ${isChanged})) from ${sql.table(TABLES[name])})`;
  });
  const { rows } = await sql<View>`
    select pg_postmaster_start_time()::text as server, pg_snapshot_xmin(pg_current_snapshot())::text as since,
      array(select id::text from change_log where ${isUnsettled}) as seen,
      (select reusable_box from market) as "reusableBox",
      (select json_build_object('orderFee', order_fee, 'freeDeliveryAbove', free_delivery_above,
        'membershipPrice', membership_price, 'trialMonths', trial_months, 'expressLeadHours', express_lead_hours,
        'gstRates', gst_rates, 'pstRates', pst_rates) from market) as terms,
      (select week_plans from market) as plans, (select time_zone from market) as "timeZone",
      (select coalesce(json_agg(json_build_object('startDate', start_date, 'closed', closed, 'closesAt', closes_at, 'note',
        case when note_primary is not null then json_build_object('primary', note_primary, 'secondary', note_secondary) end)
        order by start_date), '[]') from market_week) as weeks,
      json_build_object('pickup', exists (select from location where active),
        'delivery', exists (select from shipping_zone where active),
        'baskets', exists (select from basket where active),
        'basketDeposit', exists (select from basket where active and deposit > 0),
        'pickupTexts', array(select concat_ws(' | ', name_primary, name_secondary, city) from location where active order by 1),
        'deliveryTexts', array(select concat_ws(' | ', name_primary, name_secondary, description_primary, description_secondary)
          from shipping_zone where active order by 1)) as places,
      array(select unnest(express_hours) from location where active
        union select weekday || ' ' || slot_from || '-' || slot_to from shipping_zone where active
        order by 1) as "expressHours",
      array(select unnest(days) from location where active union select unnest(days) from shipping_zone where active
        order by 1) as "placeDays",
      json_build_object(${sql.join(counts)}) as counts`.execute(tx);
  const [view] = rows;
  if (!view) throw new Error('The database has not answered a row.');
  return view;
}

const byKey = (a: SynonymRow, b: SynonymRow) => (a.key < b.key ? -1 : 1);

/**
 * The whole catalogue as a view shows it, of which only the rows are read that were written since the reading `before`:
 * PostgreSQL keeps with each row the transaction that wrote it, those that view did not show are not older than the oldest
 * that ran then, and what is gone shows in the count. All rows are read from another server process than before. The rows of the
 * reading before are those of its snapshot, so that none is held twice.
 */
export async function readInView(
  tx: Transaction,
  versions: Versions,
  before: ReadBefore | null,
  page = PAGE,
): Promise<CatalogueReading> {
  const view = await viewOf(tx, before?.since ?? null);
  const { server, since, seen, counts, ...settings } = view;
  const previous = before?.server === server ? before : null;
  const written = previous && { snapshot: previous.snapshot, writtenSince: writtenSince(previous.since) };
  const read = written && (await rowsSince(tx, counts, written));
  const isOther = !read || read.isOther || !isDeepStrictEqual(settings, previous?.settings);
  const rows = isOther ? await (read ? read.rows() : wholeRows(tx, counts, page)) : null;
  return {
    versions,
    settings,
    records: rows && { ...rows, synonyms: rows.synonyms.toSorted(byKey), ...settings, versions },
    figures: (read?.variants ?? []).map(({ id, stock, held, stockMdo, heldMdo }) => ({
      id,
      stock,
      held,
      stockMdo,
      heldMdo,
    })),
    server,
    since,
    seen,
  };
}
