import { existsSync } from 'node:fs';
import os from 'node:os';
import { exitCodeOf, saveFile, type CommandIo } from '../input/commandArguments.ts';
import { absentFiles, suiteFiles } from '../input/storefrontPact.ts';
import { UnusableError } from '../input/unusable.ts';
import { readBaseline, staleNames, updatedBaseline, writeBaseline } from './baseline.ts';
import { exchangeOf, exchangeText } from './exchange.ts';
import type { PactInteraction } from './pact.ts';
import { readRecordings } from './recordings.ts';
import { releasePacts, type ReleasePact } from './releaseContracts.ts';
import { promisedRequest } from './sentRequest.ts';
import { contractOf, selected, verifyContract, verifyRecorded, type EngineName } from './verification.ts';
import { junitReport, suitesText, textReport } from './verificationReport.ts';
import { isWaiting, verificationCode, type Verification } from './verified.ts';
import { verifyArguments, verifyHelp, type VerifyArguments, type VerifySetting } from './verifyArguments.ts';

/** Below this many interactions, one server finishes before a second has started. */
const WORTH_A_SERVER = 100;
/** Each server takes some 150 MB, more with the embedded database. */
const MOST_SERVERS = 4;

/** As many servers as can be kept busy; Pact's own engine uses only one. */
export function serversFor(interactions: number, engine: EngineName, cores = os.availableParallelism()): number {
  const serverCount = engine === 'own' ? Math.floor(interactions / WORTH_A_SERVER) : 1;
  return Math.max(1, Math.min(serverCount, cores, MOST_SERVERS));
}

/** A server started for the run is the shipped one, so everything counts. */
const isStrict = ({ strict, url, fromHar }: VerifyArguments) => strict || (url === null && fromHar === null);

type Done = { verification: Verification; took: string };

/** What is verified: pact files, and the contracts of releases beside them. */
type Subject = { file: readonly string[]; releases: readonly ReleasePact[] };

async function verifyAt([url, ...others]: readonly [string, ...string[]], subject: Subject, options: VerifyArguments) {
  const started = performance.now();
  const verification = await verifyContract({
    ...subject,
    url,
    statesUrl: options.states ?? `${url}/provider-states`,
    others: others.map((one) => ({ url: one, statesUrl: `${one}/provider-states` })),
    only: options.only,
    engine: options.engine,
    onMissing: 'wait',
    baseline: options.baseline === null ? null : readBaseline(options.baseline, { begins: options.update }),
    keepsAll: options.show !== null,
    conformanceCounts: options.suite === 'conformance' || isStrict(options),
  });
  return { verification, took: secondsSince(started) };
}

/** Verifies what was recorded in a file or folder. */
function verifyRecording(from: string, subject: Subject, options: VerifyArguments): Done {
  const started = performance.now();
  const verification = verifyRecorded(from, readRecordings(from), {
    ...subject,
    only: options.only,
    baseline: options.baseline === null ? null : readBaseline(options.baseline, { begins: false }),
    conformanceCounts: options.suite === 'conformance' || options.strict,
  });
  return { verification, took: secondsSince(started) };
}

/**
 * 0 only where everything that counts is covered: what was not recorded is not known to be right. With a baseline, only what was
 * passed before counts. isStrict: a look is not enough, values count as well.
 */
function recordedCode({ interactions, failed, waiting, baseline }: Verification, isStrictRun: boolean): 0 | 1 | 2 {
  if (failed > 0) return 1;
  if (isStrictRun && interactions.some(({ byShape }) => byShape)) return 2;
  const isKnown = interactions.some(({ ok }) => ok) && (waiting === 0 || (baseline && !isStrictRun));
  return isKnown ? 0 : 2;
}

const unknownText = ({ waiting, interactions }: Verification) =>
  waiting > 0
    ? `${waiting} of ${interactions.length} interactions are not recorded: nothing is known of them (--only selects, --baseline names what counts).\n`
    : 'With --strict an answer that only has the look of the contract is not enough: record the data of the provider states.\n';

/** Verifies the market at `--url`, or one that is started for the run. */
async function runVerification(
  options: VerifyArguments,
  subject: Subject,
  start: VerifySetting['start'],
  tell: CommandIo['out'],
): Promise<Done> {
  if (options.fromHar !== null) return verifyRecording(options.fromHar, subject, options);
  if (options.url !== null) return verifyAt([options.url], subject, options);
  if (!start) throw new UnusableError('--url is required: the address of the server. See --help.');
  const busy = () => serversFor(selected(subject.file, subject.releases, options.only).length, options.engine);
  const count = options.states === null ? (options.servers ?? busy()) : 1;
  const started = performance.now();
  const { urls, remove } = await start(options.database, count);
  try {
    tell(
      `${urls.length === 1 ? 'The market was' : `${urls.length} markets were`} started in ${secondsSince(started)}.\n`,
    );
    return await verifyAt(urls, subject, options);
  } finally {
    await remove();
  }
}

const secondsSince = (started: number) => `${Math.round((performance.now() - started) / 100) / 10} s`;

/** Writes what passes now into the baseline file; returns the line that reports it. */
function updateBaseline(file: string, contract: readonly PactInteraction[], { interactions }: Verification): string {
  const before = readBaseline(file, { begins: true });
  const after = updatedBaseline(before, contract, interactions);
  writeBaseline(file, after);
  const names = Object.keys(after.passed);
  const added = names.filter((name) => before.passed[name]?.form !== after.passed[name]?.form).length;
  return `${file} has ${names.length} interactions that were passed, ${added} of them new.\n`;
}

/** Entries that hold nothing any more, one line; empty: there are none. */
function staleText(file: string, contract: readonly PactInteraction[], isDropping: boolean): string {
  const stale = staleNames(readBaseline(file, { begins: true }), contract);
  if (stale.length === 0) return '';
  const what = isDropping ? 'are dropped' : 'hold nothing (--update-baseline drops them)';
  return `Of ${file}, ${stale.length} ${what}, since the contract has no such interaction: ${stale.join('; ')}.\n`;
}

/** The URLs in requests that are only shown. */
const NOWHERE = { url: 'http://localhost', statesUrl: 'http://localhost/provider-states' };
/** The most interactions shown at once. */
const MOST_SHOWN = 5;

/** The traffic of each interaction; outcome null: only what would be sent. */
function showText(interactions: readonly PactInteraction[], verification: Verification | null): string {
  const texts = interactions.slice(0, MOST_SHOWN).map((interaction) => {
    const verified = verification?.interactions.find(({ description }) => description === interaction.description);
    const { exchange = exchangeOf(interaction, NOWHERE, promisedRequest(interaction), null) } = verified ?? {};
    return exchangeText(interaction, exchange);
  });
  const more = interactions.length - texts.length;
  return `${texts.join('')}${more > 0 ? `\nand ${more} more of this name\n` : ''}\n`;
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

/** The releases whose contracts are verified: those in use with `--deployed`. Throws UnusableError if one has none. */
function deployedPacts({ deployed, releases }: VerifyArguments, setting: VerifySetting): ReleasePact[] {
  const folder = releases ?? setting.releases;
  if (!deployed || folder === undefined) return [];
  const pacts = releasePacts(folder);
  const missing = pacts.find(({ file }) => !existsSync(file));
  if (missing)
    throw new UnusableError(
      `--deployed: the release ${missing.name} was stored without its contract (${missing.file}).`,
    );
  return pacts;
}

/** All that a baseline may hold: today's contract, and what only releases in use ask. */
function wholeContract({ pact, releases }: VerifyArguments, setting: VerifySetting): PactInteraction[] {
  const folder = releases ?? (pact === null ? setting.releases : undefined);
  const pacts = folder === undefined ? [] : releasePacts(folder).filter(({ file }) => existsSync(file));
  return contractOf(suiteFiles(pact ?? setting.pact, 'all'), pacts).interactions;
}

/** Throws UnusableError if an address that was named for states has none of them: it is likely misspelt. */
function checkStates(url: string, contract: readonly PactInteraction[], { missingStates, interactions }: Verification) {
  const waiting = new Set(interactions.filter(isWaiting).map(({ description }) => description));
  const stated = contract.filter(({ providerStates = [] }) => providerStates.length > 0);
  if (missingStates.length > 0 && stated.every(({ description }) => waiting.has(description)))
    throw new UnusableError(
      `--states: ${url} has none of the states (${missingStates[0]?.reason ?? 'none is set up'}).`,
    );
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
    const releases = deployedPacts(parsed, setting);
    if (parsed.show !== null && parsed.url === null && !setting.start) {
      io.out(showText(selected(file, releases, parsed.only), null));
      return 0;
    }
    const { verification, took } = await runVerification(parsed, { file, releases }, setting.start, io.out);
    if (parsed.json !== null) saveFile('json', parsed.json, `${JSON.stringify(verification, null, 2)}\n`);
    if (parsed.junit !== null) saveFile('junit', parsed.junit, junitReport(verification));
    if (parsed.show !== null) io.out(showText(selected(file, releases, parsed.only), verification));
    const suites = suitesText(verification, absentFiles(parsed.pact ?? setting.pact));
    io.out(`${textReport(verification)}${suites}${verification.url}, verified in ${took}\n`);
    if (parsed.baseline !== null) {
      const whole = wholeContract(parsed, setting);
      io.out(staleText(parsed.baseline, whole, parsed.update));
      if (parsed.update) io.out(updateBaseline(parsed.baseline, whole, verification));
    }
    if (verification.recording) {
      const recorded = recordedCode(verification, parsed.strict);
      if (recorded === 2) io.err(unknownText(verification));
      return recorded;
    }
    const code = verificationCode(verification, isStrict(parsed));
    if (code === 0 && parsed.states !== null)
      checkStates(parsed.states, selected(file, releases, parsed.only), verification);
    if (code === 2) io.err(reasonsOf(verification));
    return code;
  });
}
