import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MarketFiles } from '../../server/catalogueFiles/marketFiles.ts';
import type { Database } from '../../server/database/database.ts';
import { DEMO_FOLDER, readDemoMarket } from '../../server/demo/demoMarket.ts';
import { seedDemoMarket } from '../../server/demo/seeding.ts';

const IMPORT_FOLDER = path.resolve(DEMO_FOLDER, '../catalogueFiles');
/** Keeps one product, and one group of synonyms, in this many. */
const ONE_OF = 40;
/** The reusable box, which the market's own row refers to. */
const BOX_FILE = /boite/;

/** What a test needs beside few goods. handles: of products, in French. now: the market's day that the dates are moved to. */
export type SeededGoods = { handles?: readonly string[]; now?: Date };

/**
 * The demo market with one product in 40, from every category, and those of `handles`, and one group of synonyms in 40, which each new
 * catalogue reads for its search; everything else is complete.
 */
export function fewGoods(files: MarketFiles, handles: readonly string[] = []): MarketFiles {
  return {
    ...files,
    products: files.products.filter(
      ({ file, values }, index) =>
        index % ONE_OF === 0 || BOX_FILE.test(file) || handles.includes(String(values.handle_fr)),
    ),
    synonyms: files.synonyms.filter((_, index) => index % ONE_OF === 0),
  };
}

/** The demo market's files, with few goods: half a second to import, not three. */
export const readFewGoods = (handles?: readonly string[]): MarketFiles => fewGoods(readDemoMarket(), handles);

/**
 * Seeds a new database with few goods of the demo market, as other data beside a test's own. The server finds a market
 * there, and imports none at its start. Dates are by default those of the files.
 */
export async function seedFewGoods(database: Database, { handles, now }: SeededGoods = {}): Promise<void> {
  const files = readFewGoods(handles);
  await seedDemoMarket(database, now ?? files.site?.asOf ?? new Date(), () => files);
}

/** Changes with the goods, with their choice and with the code that imports them. */
export function fewGoodsKey(): string {
  const hash = createHash('sha256').update(fs.readFileSync(import.meta.filename));
  for (const folder of [DEMO_FOLDER, path.join(DEMO_FOLDER, 'products'), IMPORT_FOLDER])
    for (const name of fs.readdirSync(folder).sort())
      if (/\.(?:csv|json|ts)$/.test(name)) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
