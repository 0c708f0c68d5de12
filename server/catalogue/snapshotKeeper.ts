import { setMarketZone } from '#rules/zone.ts';
import type { Database } from '../database/database.ts';
import { refuseInsideTransaction } from '../database/openTransaction.ts';
import { collectGarbage } from '../garbage.ts';
import type { Log } from '../log.ts';
import { forgetCategories } from '../search/producerNames.ts';
import { inSlices } from '../search/slices.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { ChangedParts, touchedParts } from '../snapshot/changedParts.ts';
import { applyStock, snapshotSteps } from '../snapshot/snapshotBuilder.ts';
import { applyPatch, replaceSynonyms, synonymChanges } from '../snapshot/snapshotPatch.ts';
import { renewLists } from './catalogueLists.ts';
import type { ReadBefore } from './catalogueReadingStore.ts';
import { readCatalogue, readVersions, shortenChangeLog } from './catalogueStore.ts';
import { readChange, type CatalogueChange, type FeedPlace } from './changeFeedStore.ts';
import { prepareSearch, readForSearch, renewSearch } from './searchAnswers.ts';

/** How often the change log is read, and the shortest time between two readings that this process's own commits cause. */
const CHECK_INTERVAL_MS = 1000;
/** Reading counts these rows twice, which takes the embedded database half a millisecond. */
const CHANGE_LOG_ROWS = 1000;
/** A snapshot that is replaced sooner is not prepared for searching, unless somebody searches it: an index takes half a second of a processor. */
const PREPARE_AFTER_MS = 5000;
/** Until then a process renders its first pages; its first index takes ten times as long as a later one. */
const PREPARE_FIRST_AFTER_MS = 10_000;

/**
 * A first reading that adds more than this to the heap is followed by a collection, before the search's index is built: as much again
 * would stay resident until the heap has grown by half. What the process had before does not count (ADR 225).
 */
export const LARGE_READING_BYTES = 320 * 1024 * 1024;

export type SnapshotKeeperOptions = {
  database: Database;
  log: Log;
  /** Milliseconds of a clock that only runs forward; the market's clock may jump. */
  elapsed?: () => number;
  heapBytes?: () => number;
  collect?: () => void;
};

/**
 * Prepares the search of a snapshot after pending requests for the catalogue and before the first search, unless a newer
 * snapshot replaces it immediately; in the first seconds of a process at their end.
 */
export function searchPreparer(
  // Whoever searches next builds a failed index again, and gets the error.
  prepare: (snapshot: Snapshot) => unknown = (snapshot) => prepareSearch(snapshot).catch(() => undefined),
  elapsed = () => performance.now(),
) {
  let waiting: NodeJS.Timeout | undefined;
  let firstAt: number | undefined;
  return (snapshot: Snapshot): void => {
    clearTimeout(waiting);
    firstAt ??= elapsed() + PREPARE_FIRST_AFTER_MS;
    waiting = setTimeout(prepare, Math.max(PREPARE_AFTER_MS, firstAt - elapsed()), snapshot).unref();
  };
}

export type SnapshotKeeper = ReturnType<typeof createSnapshotKeeper>;

/** Keeps the catalogue in memory and renews it when its versions change; readings under way are shared, never doubled. */
export function createSnapshotKeeper({
  database,
  log,
  elapsed = () => performance.now(),
  heapBytes = () => process.memoryUsage().heapUsed,
  collect = collectGarbage,
}: SnapshotKeeperOptions) {
  let snapshot: Snapshot | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let dirty = false;
  let isOutdated = false;
  let refreshing: Promise<Snapshot> | null = null;
  /** While a change of words is read, the snapshot and its search stay as they were. */
  let isReadingWords = false;
  let reading: Omit<ReadBefore, 'snapshot'> | null = null;
  let place: FeedPlace | null = null;
  let [applied, whole] = [0, 0];
  const parts = new ChangedParts();
  const prepare = searchPreparer();

  async function rebuild(): Promise<Snapshot> {
    const startedAt = elapsed();
    const heapBefore = heapBytes();
    const before = reading;
    reading = null;
    let { records, versions, settings, figures, ...standing } = await readCatalogue(
      database,
      before && snapshot && { ...before, snapshot },
    );
    const isRead = records !== null;
    // While it is linked, requests that have the former one go on with it.
    const renewed = records ? await inSlices(snapshotSteps(records)) : snapshot!;
    records = null;
    if (!snapshot && heapBytes() - heapBefore > LARGE_READING_BYTES) collect();
    setMarketZone(settings.timeZone);
    parts.change(null);
    snapshot = renewed;
    place = standing;
    reading = { settings, ...standing };
    if (!isRead) {
      applyStock(renewed, versions, figures);
      return renewed;
    }
    log.info({ products: renewed.products.size, ms: Math.round(elapsed() - startedAt) }, 'the catalogue was read');
    prepare(renewed);
    return renewed;
  }

  /** Applies what the change log names row by row; null: it does not, or more depends on it. */
  async function patched(previous: Snapshot, change: CatalogueChange): Promise<Snapshot | null> {
    const { offers } = previous;
    try {
      const { patch, figures } = change;
      const words = synonymChanges(previous, patch);
      isReadingWords = true;
      const read = await readForSearch(previous, words).finally(() => (isReadingWords = false));
      const replaced = applyPatch(previous, patch);
      if (!replaced) return null;
      replaceSynonyms(previous, words);
      renewLists(previous, replaced);
      forgetCategories(previous);
      if (!renewSearch(previous, replaced, words, read)) prepare(previous);
      parts.change(touchedParts(previous, { patch, replaced, figures, offers }));
      applyStock(previous, change.versions, figures);
      place = change.place;
      return previous;
    } catch (error) {
      log.error({ err: error }, 'a change of the catalogue could not be applied; all of it is read again');
      // What is half applied compares with nothing.
      reading = snapshot = null;
      parts.change(null);
      return null;
    }
  }

  async function renew(previous: Snapshot): Promise<Snapshot> {
    const change = reading && place && (await readChange(database, place));
    const renewed = change && (await patched(previous, change));
    if (renewed) {
      applied += 1;
      return renewed;
    }
    whole += 1;
    log.info({ applied, whole }, 'a change of the catalogue is read whole');
    return rebuild();
  }

  async function check(): Promise<Snapshot> {
    const startedAt = elapsed();
    const [wasDirty, wasOutdated] = [dirty, isOutdated];
    dirty = isOutdated = false;
    checkedAt = startedAt;
    try {
      const versions = snapshot && (await readVersions(database.kysely));
      if (versions && versions.logged > CHANGE_LOG_ROWS) await shortenChangeLog(database);
      if (snapshot && versions?.catalogue === snapshot.catalogueVersion && versions.stock === snapshot.stockVersion)
        return snapshot;
      readAt = startedAt;
      return snapshot ? await renew(snapshot) : await rebuild();
    } catch (error) {
      dirty ||= wasDirty;
      isOutdated ||= wasOutdated;
      // After a reconnect another server may answer, with other transaction numbers.
      reading = null;
      throw error;
    }
  }

  const start = () => (refreshing ??= check().finally(() => (refreshing = null)));

  function isDue(): boolean {
    const now = elapsed();
    return now - checkedAt >= CHECK_INTERVAL_MS || (dirty && now - readAt >= CHECK_INTERVAL_MS);
  }

  async function fresh(): Promise<Snapshot> {
    refuseInsideTransaction();
    await refreshing?.catch(() => null);
    return start();
  }

  return {
    async current(): Promise<Snapshot> {
      refuseInsideTransaction();
      if (isOutdated) return fresh();
      if (!snapshot) return start();
      if (isReadingWords || (!refreshing && !isDue())) return snapshot;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'the catalogue could not be checked; the last one is served');
        return snapshot;
      }
    },
    fresh,
    changed(): void {
      dirty = true;
    },
    outdated(): void {
      isOutdated = true;
    },
    /** How long ago the last snapshot was found to be the database's, in seconds. */
    checkedSeconds: (): number => (elapsed() - checkedAt) / 1000,
    /** How many changes were applied row by row, and after how many the whole catalogue was read. */
    changes: () => ({ applied, whole }),
    /** When each part of the catalogue has changed. */
    parts,
    /** The last snapshot that was read, null before the first. */
    last: (): Snapshot | null => snapshot,
  };
}
