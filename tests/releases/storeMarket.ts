import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { backUp } from '../../server/backup/backup.ts';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/all.ts';
import { fillMarket } from './fillMarket.ts';
import { migrationHash } from './migrationHash.ts';

/**
 * Stores a market of this version as `market-VERSION.etal`, and a hash of its migrations, once for each release:
 * releases.test.ts upgrades it with every later migration. Run as `node tests/releases/storeMarket.ts`, on the commit that is released; it replaces no file.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

const database = await openDatabase({ memory: true }, pino({ enabled: false }));
try {
  await migrate(database);
  await fillMarket(database);
  const violations = await checkInvariants(database);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const file = path.join(import.meta.dirname, `market-${version}.etal`);
  const { rows, bytes } = await backUp(database, { dataDir: path.join(os.tmpdir(), 'no-pictures'), file });
  fs.writeFileSync(file.replace('.etal', '.sha256'), `${await migrationHash(Object.keys(migrations))}\n`);
  process.stdout.write(`${path.relative(ROOT, file)}: ${rows} rows, ${bytes} bytes\n`);
} finally {
  await database.close();
}
