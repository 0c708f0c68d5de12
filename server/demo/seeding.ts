import { importInTransaction } from '../catalogueFiles/catalogueImport.ts';
import { problemTexts } from '../catalogueFiles/fileProblem.ts';
import type { MarketFiles } from '../catalogueFiles/marketFiles.ts';
import { shiftDates } from '../catalogueFiles/shiftDates.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { readDemoMarket } from './demoMarket.ts';
import { finishSeeding, lockSeeding } from './seedingStore.ts';

/**
 * Imports the demo market into an empty database, all or nothing; a seeded one is left alone, whatever has become of it
 * since, and so is one with producers or customers of its own. Its dates are moved to the market's day of `now`, so
 * that what is new in it is new. Processes that start together wait for one another. Returns whether this call wrote
 * it; throws every error of its files.
 */
export async function seedDemoMarket(
  database: Database,
  now: Date,
  read: () => MarketFiles = readDemoMarket,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    if (await lockSeeding(tx)) return false;
    const { problems: troubles } = await importInTransaction(tx, shiftDates(read(), now), { now });
    if (troubles.length > 0)
      throw new Error(`The demo market's files have errors.\n${problemTexts(troubles).join('\n')}`);
    await finishSeeding(tx, now);
    return true;
  });
}
