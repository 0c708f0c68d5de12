import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MarketFiles } from '../../server/catalogueFiles/marketFiles.ts';
import type { Database } from '../../server/database/database.ts';
import { DEMO_FOLDER, readDemoMarket } from '../../server/demo/demoMarket.ts';
import { seedDemoMarket } from '../../server/demo/seeding.ts';

const IMPORT_FOLDER = path.resolve(DEMO_FOLDER, '../catalogueFiles');
/** Of so many products of the demo market one stays. */
const ONE_OF = 40;
/** The reusable box, which the market's own row names. */
const BOX_FILE = /boite/;

/** The demo market with one product of 40, from every shelf; all else of it is there. */
export function fewGoods(files: MarketFiles): MarketFiles {
  return {
    ...files,
    products: files.products.filter(({ file }, index) => index % ONE_OF === 0 || BOX_FILE.test(file)),
  };
}

/**
 * Puts few goods of the demo market into a database that was never seeded: things of others, beside those of a test. The
 * server finds a market there, and imports none at its start. Their dates are those of the files, whatever day it is.
 */
export async function seedFewGoods(database: Database): Promise<void> {
  const files = fewGoods(readDemoMarket());
  await seedDemoMarket(database, files.site?.asOf ?? new Date(), () => files);
}

/** Changes with the goods and with what imports them. */
export function fewGoodsKey(): string {
  const hash = createHash('sha256').update(String(ONE_OF));
  for (const folder of [DEMO_FOLDER, path.join(DEMO_FOLDER, 'products'), IMPORT_FOLDER])
    for (const name of fs.readdirSync(folder).sort())
      if (/\.(?:csv|json|ts)$/.test(name)) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
