import type { Bound } from '../bound.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { repeated, type Repeated } from '../repeated.ts';
import type * as assetService from './assetService.ts';

/** Delay after the start of a market of one process, so that no first page is slower; a release that runs for less leaves no files. */
const FIRST_AFTER_MS = 30_000;
const EVERY_MS = 12 * 60 * 60 * 1000;

/**
 * Stores this release's files, and marks them as current twice a day until stopped. isShared: other processes may answer for this one's
 * pages, so they are stored when this resolves; else soon after.
 */
export async function startAssetKeeper(parts: {
  assets: Pick<Bound<Database, typeof assetService>, 'keep'>;
  folder: string;
  log: Log;
  isShared: boolean;
  firstAfterMs?: number;
}): Promise<Repeated> {
  const { assets, folder, log, isShared, firstAfterMs = FIRST_AFTER_MS } = parts;
  async function keep(signal?: AbortSignal): Promise<void> {
    try {
      const stored = await assets.keep(folder, signal);
      if (stored > 0) log.info({ stored }, 'The files of this release were stored');
    } catch (error) {
      log.error({ err: error }, 'The files of this release were not stored');
    }
  }
  if (isShared) await keep();
  return repeated(keep, { everyMs: EVERY_MS, firstMs: isShared ? EVERY_MS : firstAfterMs });
}
