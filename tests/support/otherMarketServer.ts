import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressOf, locales, pageNames } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { importMarket } from '../../server/catalogueFiles/catalogueImport.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { loadStorefront } from '../../server/http/storefront.ts';
import { createLog } from '../../server/log.ts';
import { startMarketServer } from '../../server/marketServer.ts';
import { projectRoot } from '../../tools/build.ts';
import { filesOf } from './catalogueFolder.ts';
import { freePort } from './freePort.ts';
import { createJourneyDatabase } from './journeyDatabase.ts';
import { bareEnvironment } from './marketProcess.ts';
import { otherMarketFiles } from './otherMarketFiles.ts';
import { leaveZone } from './zoneOfMarket.ts';

const HANDLES: Record<string, Record<'fr' | 'en', Record<string, string>[]>> = {
  collection: {
    fr: [{ handle: 'lait-et-cie' }, { handle: 'rares' }],
    en: [{ handle: 'milk-and-co' }, { handle: 'rare' }],
  },
  product: {
    fr: [{ handle: 'lait' }, { handle: 'shanklish' }, { handle: 'long' }],
    en: [{ handle: 'milk' }, { handle: 'long-en' }],
  },
  seller: {
    fr: [{ handle: 'obrien' }, { handle: 'shalom' }, { handle: 'long' }],
    en: [{ handle: 'obrien' }, { handle: 'long' }],
  },
};
const ID = { id: 'ord_1' };

/** Every address of the market's pages, or those of the pages that are chosen by their place and language. */
export const pageAddresses = (isChosen: (place: number, locale: Locale) => boolean = () => true): string[] =>
  locales.flatMap((locale) =>
    pageNames
      .filter((_, place) => isChosen(place, locale))
      .flatMap((page) => (HANDLES[page]?.[locale] ?? [ID]).map((params) => addressOf(page, locale, params as never))),
  );

/** The market of these files, in live mode with providers that nobody calls. */
export async function startOtherMarket(files: Record<string, string> = otherMarketFiles) {
  // In a process of its own: a build under vitest is one for development.
  execFileSync(process.execPath, ['tools/buildOnce.ts'], { cwd: projectRoot, env: bareEnvironment, stdio: 'pipe' });
  const stored = await createJourneyDatabase();
  const database = await openDatabase({ url: stored.url });
  await migrate(database);
  const { problems } = await importMarket(database, filesOf(files), { now: new Date() });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'etal-other-'));
  const port = await freePort();
  const config = loadConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MARKET_MODE: 'live',
    PUBLIC_URL: 'https://trois-lacs.example',
    DATABASE_URL: stored.url,
    AUTH_DOMAIN: 'trois-lacs.eu.auth0.com',
    AUTH_CLIENT_ID: 'storefront',
    AUTH_AUDIENCE: 'https://trois-lacs.example/graphql',
    AUTH_CLAIMS: 'https://trois-lacs.example/',
    AUTH_MANAGEMENT_CLIENT_ID: 'machine',
    AUTH_MANAGEMENT_CLIENT_SECRET: 'a secret of the tests',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Trois-Lacs <commandes@trois-lacs.example>',
  });
  const market = await startMarketServer(
    config,
    await loadStorefront(path.join(projectRoot, 'dist')),
    createLog('silent'),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    async close() {
      await market.close();
      await database.close();
      await stored.remove();
      rmSync(dataDir, { recursive: true, force: true });
      leaveZone();
    },
  };
}
