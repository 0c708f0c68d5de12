import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../../tools/build.ts';
import { wantsHelp } from '../../tools/commandLine.ts';
import { UnusableError, verifyContract, type Verification } from './verification.ts';
import { junitReport, textReport } from './verificationReport.ts';

wantsHelp(`npm run contracts:verify -- [--url URL] [--states URL] [--only REGEX] [--json FILE] [--junit FILE]
Asks a market everything that the storefront's contract says, and reports where it answers otherwise.
--url URL     the market's address; without it the shipped server is started in demo mode, with data of its own
--states URL  where provider states are set (contracts/README.md); default: URL/provider-states
--only REGEX  only the interactions whose name matches, such as AddToCart
--json FILE   writes the outcome as JSON
--junit FILE  writes the outcome as JUnit XML
Exit: 0 all verified, 1 an answer differs, 2 nothing could be verified.`);

const PACT = path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json');

function regexOf(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    throw new UnusableError(`--only: ${(error as Error).message}.`);
  }
}

function urlOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UnusableError(`--${name}: ${text} is no http address.`);
  return text.replace(/\/+$/, '');
}

function options() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { url: text, states: text, only: text, json: text, junit: text } }).values;
  } catch (error) {
    throw new UnusableError(`${(error as Error).message} See --help.`);
  }
}

/** Of the market at `url`, or of the shipped server, started for the purpose. */
async function verification({ url, states, only }: ReturnType<typeof options>): Promise<Verification> {
  const wanted = only === undefined ? null : regexOf(only);
  const verify = (at: string) =>
    verifyContract({
      file: PACT,
      url: at,
      statesUrl: states ? urlOf('states', states) : `${at}/provider-states`,
      only: wanted,
    });
  if (url !== undefined) return verify(urlOf('url', url));
  await buildStorefront();
  const market = await startMarketProcess({ MARKET_MODE: 'demo' });
  try {
    return await verify(market.url);
  } finally {
    await market.remove();
  }
}

async function run(): Promise<number> {
  const given = options();
  const started = performance.now();
  const outcome = await verification(given);
  if (given.json) writeFileSync(given.json, `${JSON.stringify(outcome, null, 2)}\n`);
  if (given.junit) writeFileSync(given.junit, junitReport(outcome));
  process.stdout.write(
    `${textReport(outcome)}${outcome.url}, ${((performance.now() - started) / 1000).toPrecision(2)} s\n`,
  );
  return outcome.failed === 0 ? 0 : 1;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
