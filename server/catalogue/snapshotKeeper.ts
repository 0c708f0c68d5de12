import type { Database } from '../database/database.ts';
import { refuseInsideTransaction } from '../database/openTransaction.ts';
import type { Log } from '../log.ts';
import { prepareSearch } from './catalogueSearch.ts';
import type { Snapshot } from './catalogueSnapshot.ts';
import { readCatalogue, readStock, readVersions, shortenChangeLog } from './catalogueStore.ts';
import { applyStock, buildSnapshot } from './snapshotBuilder.ts';

/** How often the change log is asked, and the least time between two readings that commits of this process ask for. */
const CHECK_INTERVAL_MS = 1000;
/** Counting more rows than these every second would be felt: about 5 ms. */
const CHANGE_LOG_ROWS = 10_000;

export type SnapshotKeeper = {
  current(): Promise<Snapshot>;
  fresh(): Promise<Snapshot>;
  changed(): void;
  /** The last snapshot that was read, null before the first. */
  last(): Snapshot | null;
};

export type SnapshotKeeperOptions = {
  database: Database;
  log: Log;
  /** Milliseconds of a clock that only runs forward; the market's clock may jump. */
  elapsed?: () => number;
};

/** Keeps the catalogue in memory and renews it when its versions change; readings under way are shared, never doubled. */
export function createSnapshotKeeper({
  database,
  log,
  elapsed = () => performance.now(),
}: SnapshotKeeperOptions): SnapshotKeeper {
  let snapshot: Snapshot | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let dirty = false;
  let running: Promise<Snapshot> | null = null;

  async function rebuild(): Promise<Snapshot> {
    const begun = elapsed();
    snapshot = buildSnapshot(await readCatalogue(database));
    log.info({ products: snapshot.products.size, ms: Math.round(elapsed() - begun) }, 'the catalogue was read');
    // Behind those who wait for the catalogue, and before the first who searches it.
    setImmediate(prepareSearch, snapshot);
    return snapshot;
  }

  async function renewStock(known: Snapshot): Promise<Snapshot> {
    const { versions, figures } = await readStock(database);
    if (versions.catalogue !== known.catalogueVersion) return rebuild();
    applyStock(known, versions.stock, figures);
    return known;
  }

  async function check(): Promise<Snapshot> {
    const begun = elapsed();
    const wasDirty = dirty;
    dirty = false;
    checkedAt = begun;
    try {
      const versions = snapshot && (await readVersions(database.kysely));
      if (versions && versions.logged > CHANGE_LOG_ROWS) await shortenChangeLog(database);
      if (!snapshot || versions?.catalogue !== snapshot.catalogueVersion) {
        readAt = begun;
        return await rebuild();
      }
      if (versions.stock === snapshot.stockVersion) return snapshot;
      readAt = begun;
      return await renewStock(snapshot);
    } catch (error) {
      dirty ||= wasDirty;
      throw error;
    }
  }

  const start = () => (running ??= check().finally(() => (running = null)));

  function isDue(): boolean {
    const now = elapsed();
    return now - checkedAt >= CHECK_INTERVAL_MS || (dirty && now - readAt >= CHECK_INTERVAL_MS);
  }

  return {
    async current() {
      refuseInsideTransaction();
      if (!snapshot) return start();
      if (!running && !isDue()) return snapshot;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'the catalogue could not be checked; the last one is served');
        return snapshot;
      }
    },
    async fresh() {
      refuseInsideTransaction();
      await running?.catch(() => null);
      return start();
    },
    changed() {
      dirty = true;
    },
    last: () => snapshot,
  };
}
