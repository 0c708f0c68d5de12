import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dayAt } from '#rules/zone.ts';
import { cachedCopy, copyFolder, copyMigratedFiles, templateKey } from './databaseTemplates.ts';
import { freePort } from './freePort.ts';
import { startMarketProcess } from './marketProcess.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Everything that affects a new market's data: its code, its rules and the files of its demo. */
const SOURCES = ['server', 'rules', '__generated__', 'package-lock.json'];
const ORIGINS_FILE = 'prepared-port';
/** The market that is prepared for clocks with a fixed start: later ones start from it, too. */
const PREPARED_AT = '2026-11-24T10:00:00-05:00';

/**
 * Fills an empty data folder with that of a market that was opened for the first time, including demo goods, accounts
 * and the demo member's past, and then stopped. The shipped server prepares it, once per version of its sources, in
 * `.cache/`: for `now` (ISO) at PREPARED_AT, which is not later; without it once per day of the market. Returns the port that the market must use, because
 * the links in its mails and payments lead there.
 */
export async function copyPreparedMarket(dataDir: string, now?: string): Promise<number> {
  if (now !== undefined && Date.parse(now) < Date.parse(PREPARED_AT))
    throw new Error(`A market cannot start at ${now}: it is prepared at ${PREPARED_AT}.`);
  const prepared = await (now === undefined
    ? cachedCopy('market-today', (folder) => prepare(folder), marketKey(dayAt(new Date())))
    : cachedCopy('market-then', (folder) => prepare(folder, PREPARED_AT), marketKey(PREPARED_AT)));
  const from = Number(await fs.promises.readFile(path.join(prepared, ORIGINS_FILE), 'utf8'));
  const port = await freePort();
  copyFolder(prepared, dataDir);
  await fs.promises.rm(path.join(dataDir, ORIGINS_FILE));
  for (const folder of ['mail', 'payment', 'payment-customers']) moveOrigins(path.join(dataDir, folder), from, port);
  return port;
}

async function prepare(folder: string, now?: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  await copyMigratedFiles(folder);
  const market = await startMarketProcess({ DATA_DIR: folder, ...(now !== undefined && { MARKET_NOW: now }) });
  const code = await market.stop();
  if (code !== 0)
    throw new Error(`The market that was to be copied did not stop (exit ${String(code)}):\n${market.output()}`);
  fs.writeFileSync(path.join(folder, ORIGINS_FILE), String(market.port));
}

/** Rewrites the origins of the market and its stand-ins in the files of a folder. */
function moveOrigins(folder: string, from: number, to: number): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    const moved = text.replaceAll(/\b(localhost:)(\d{4,5})\b/g, (origin, host: string, port: string) => {
      const offset = Number(port) - from;
      return offset >= 0 && offset < 4 ? `${host}${to + offset}` : origin;
    });
    if (moved !== text) fs.writeFileSync(file, moved);
  }
}

let hashedSources: string | undefined;

/** Sources are read once per process. */
const marketKey = (at: string): string => `${(hashedSources ??= hashSources())}-${at.replaceAll(':', '')}`;

function hashSources(): string {
  const hash = createHash('sha256').update(templateKey());
  const readIfPresent = (file: string) => {
    if (fs.statSync(file).isDirectory())
      for (const name of fs.readdirSync(file).sort()) {
        // Pictures are served from the sources, never copied.
        if (name !== 'pictures' && !name.includes('.test.')) readIfPresent(path.join(file, name));
      }
    else hash.update(file.slice(ROOT.length)).update(fs.readFileSync(file));
  };
  for (const source of SOURCES) readIfPresent(path.join(ROOT, source));
  return hash.digest('hex').slice(0, 16);
}
