import { existsSync } from 'node:fs';
import { databaseLocation, databaseText, type Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate, migrationsToApply } from '../database/migrate.ts';
import { ok, UsageError, withoutDryRun, type OperatorAnswer } from './operatorAnswer.ts';

/**
 * Runs `npm run market -- migrate [--dry-run]` on the database itself: a server that runs on it is of the version before, and goes on.
 * Throws the errors of `openDatabase` and `migrate`, and UsageError.
 */
export async function runMigrate(args: string[], config: Config): Promise<OperatorAnswer> {
  const { words, dryRun } = withoutDryRun(args);
  if (words.length > 0) throw new UsageError('migrate takes --dry-run, and nothing else.');
  const location = databaseLocation(config);
  if (dryRun && 'dataDir' in location && !existsSync(location.dataDir))
    throw new Error(`There is no market in ${config.dataDir}: nothing to migrate.`);
  const database = await openDatabase(location);
  try {
    const began = performance.now();
    const names = await (dryRun ? migrationsToApply(database) : migrate(database));
    const where = databaseText(config);
    if (names.length === 0) return ok(`${where}: up to date.`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const first = dryRun ? 'would apply, in one transaction:' : `applied in ${seconds} s:`;
    return ok([`${where}: ${first}`, ...names.map((name) => `  ${name}`)].join('\n'));
  } finally {
    await database.close();
  }
}
