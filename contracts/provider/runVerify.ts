import os from 'node:os';
import { exitCodeOf, saveFile, type CommandIo } from '../command/commandArguments.ts';
import { suiteFiles } from '../command/storefrontPact.ts';
import { UnusableError } from '../command/unusable.ts';
import { readBaseline, updatedBaseline, writeBaseline } from './baseline.ts';
import { exchangeOf, exchangeText } from './exchange.ts';
import type { PactInteraction } from './pactContract.ts';
import { promisedRequest } from './sentRequest.ts';
import { contractOf, selected, verifyContract, type EngineName } from './verification.ts';
import { junitReport, textReport } from './verificationReport.ts';
import { verificationCode, type Verification } from './verified.ts';
import { verifyArguments, verifyHelp, type DatabaseKind, type VerifyArguments } from './verifyArguments.ts';

export type { DatabaseKind } from './verifyArguments.ts';
/** Servers started for the verification, each with its own data. */
export type StartedServers = { urls: readonly [string, ...string[]]; remove(): Promise<void> };
export type VerifySetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** The pact file used without `--pact`. */
  pact: string;
  /** Starts `count` servers for a run without `--url`; null: cannot start any, so `--url` is required. */
  start: ((database: DatabaseKind, count: number) => Promise<StartedServers>) | null;
};

/** Below this many interactions, one server finishes before a second has started. */
const WORTH_A_SERVER = 100;
/** Each server takes some 150 MB, more with the embedded database. */
const MOST_SERVERS = 4;

/** As many servers as can be kept busy; Pact's own engine uses only one. */
export function serversFor(interactions: number, engine: EngineName, cores = os.availableParallelism()): number {
  const wanted = engine === 'own' ? Math.floor(interactions / WORTH_A_SERVER) : 1;
  return Math.max(1, Math.min(wanted, cores, MOST_SERVERS));
}

/** A server started for the run is the shipped one, so everything counts. */
const isStrict = ({ strict, url }: VerifyArguments) => strict || url === null;

type Done = { outcome: Verification; took: string };

async function verifyAt(
  [url, ...others]: readonly [string, ...string[]],
  file: readonly string[],
  given: VerifyArguments,
) {
  const begun = performance.now();
  const outcome = await verifyContract({
    file,
    url,
    statesUrl: given.states ?? `${url}/provider-states`,
    others: others.map((one) => ({ url: one, statesUrl: `${one}/provider-states` })),
    only: given.only,
    engine: given.engine,
    onMissing: 'wait',
    baseline: given.baseline === null ? null : readBaseline(given.baseline),
    keepsAll: given.show !== null,
    conformanceCounts: given.suite === 'conformance' || isStrict(given),
  });
  return { outcome, took: secondsSince(begun) };
}

/** Verifies the market at `--url`, or one that is started for the run. */
async function verification(
  given: VerifyArguments,
  file: readonly string[],
  start: VerifySetting['start'],
  tell: CommandIo['out'],
): Promise<Done> {
  if (given.url !== null) return verifyAt([given.url], file, given);
  if (!start) throw new UnusableError('--url is required: the address of the server. See --help.');
  const count = given.states === null ? serversFor(selected(file, given.only).length, given.engine) : 1;
  const begun = performance.now();
  const { urls, remove } = await start(given.database, count);
  try {
    tell(
      `${urls.length === 1 ? 'The market was' : `${urls.length} markets were`} started in ${secondsSince(begun)}.\n`,
    );
    return await verifyAt(urls, file, given);
  } finally {
    await remove();
  }
}

const secondsSince = (begun: number) => `${Math.round((performance.now() - begun) / 100) / 10} s`;

/** Writes what passes now into the baseline file; returns the line that reports it. */
function updateBaseline(file: string, pact: readonly string[], { interactions }: Verification): string {
  const before = readBaseline(file);
  const after = updatedBaseline(before, contractOf(pact).interactions, interactions);
  writeBaseline(file, after);
  const added = Object.entries(after).filter(([name, is]) => before[name] !== is).length;
  return `${file} has ${Object.keys(after).length} interactions that were passed, ${added} of them new.\n`;
}

/** The URLs in requests that are only shown. */
const NOWHERE = { url: 'http://localhost', statesUrl: 'http://localhost/provider-states' };
/** The most interactions shown at once. */
const MOST_SHOWN = 5;

/** The traffic of each interaction; outcome null: only what would be sent. */
function showText(interactions: readonly PactInteraction[], outcome: Verification | null): string {
  const shown = interactions.slice(0, MOST_SHOWN).map((interaction) => {
    const found = outcome?.interactions.find(({ description }) => description === interaction.description);
    const { exchange = exchangeOf(interaction, NOWHERE, promisedRequest(interaction), null) } = found ?? {};
    return exchangeText(interaction, exchange);
  });
  const more = interactions.length - shown.length;
  return `${shown.join('')}${more > 0 ? `\nand ${more} more of this name\n` : ''}\n`;
}

/** Why the exit code is 2 although there is a report, one sentence each. */
function reasonsOf({ missingStates, verified, failed, pending }: Verification): string {
  const failing = missingStates.filter(({ kind }) => kind === 'failed');
  if (failing.length > 0)
    return failing.map(({ name, reason }) => `The state "${name}" could not be set up: ${reason}\n`).join('');
  const [first] = missingStates;
  if (verified + failed + pending > 0 || !first) return '';
  return `Nothing could be asked: every interaction waits for a state. Write "${first.name}" first: it opens ${first.opens}.\n`;
}

/**
 * Runs `contracts:verify` with these arguments. Returns the exit code: 0 everything that could be requested passes, 1
 * an answer differs, 2 nothing could be verified, with the reason on `io.err`. Never rejects.
 */
export function runVerify(args: readonly string[], io: CommandIo, setting: VerifySetting): Promise<number> {
  return exitCodeOf(io, async () => {
    const parsed = verifyArguments(args);
    if (parsed.help) {
      io.out(verifyHelp(setting));
      return 0;
    }
    const file = suiteFiles(parsed.pact ?? setting.pact, parsed.suite);
    if (parsed.show !== null && parsed.url === null && !setting.start) {
      io.out(showText(selected(file, parsed.only), null));
      return 0;
    }
    const { outcome, took } = await verification(parsed, file, setting.start, io.out);
    if (parsed.json !== null) saveFile('json', parsed.json, `${JSON.stringify(outcome, null, 2)}\n`);
    if (parsed.junit !== null) saveFile('junit', parsed.junit, junitReport(outcome));
    if (parsed.show !== null) io.out(showText(selected(file, parsed.only), outcome));
    io.out(`${textReport(outcome)}${outcome.url}, verified in ${took}\n`);
    if (parsed.update && parsed.baseline !== null) io.out(updateBaseline(parsed.baseline, file, outcome));
    const code = verificationCode(outcome, isStrict(parsed));
    if (code === 2) io.err(reasonsOf(outcome));
    return code;
  });
}
