import { existsSync } from 'node:fs';
import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { readJson } from '../input/readFile.ts';
import { suiteFiles } from '../input/storefrontPact.ts';
import { UnusableError } from '../input/unusable.ts';
import type { PactContract } from '../provider/pact.ts';
import { readContract } from '../provider/pactContract.ts';
import { readContracts, releasePacts, resultsOfRelease } from '../provider/releaseContracts.ts';
import type { Verification } from '../provider/verified.ts';
import { openBroker } from './brokerApi.ts';
import { publicationOf, type Publication, type Variables } from './publication.ts';
import { recordVerification, type Recorded, type WantedContract } from './recordVerification.ts';

export type RecordSetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** The pact file used without `--pact`. */
  pact: string;
  /** The version that this pact has in the broker, for a run that names none; null: the latest. */
  consumerVersion: string | null;
  /** The folder of the releases in use, whose contracts may have been verified as well; absent: another project's, without. */
  releases?: string;
  /** The process environment: the broker's variables, and those in which CI names its commit and branch. */
  env: Variables;
  /** The output of git with these arguments in the working folder; '' if there is none. */
  git: (...args: string[]) => string;
};

const help = ({
  command,
}: RecordSetting) => `${command} FILE [--version V] [--branch B] [--consumer-version V | --consumer-branch B]
Records the result of a verification in the Pact broker at $PACT_BROKER_BASE_URL, so that can-i-deploy can use it. What the
server has never passed, by its baseline, is recorded as pending: no success of the whole contract, and no failure.
With verify --deployed, the contracts of all releases in use were verified: each is recorded for its own version.
FILE                  the JSON that verify or ci has written, of the whole contract
--version V           the provider's version; default: the commit from CI or git
--branch B            its branch; default: from CI or git
--consumer-version V  the storefront's version whose contract was verified
--consumer-branch B   or the latest contract of this branch; default: the version that this package was made from, where it
                      says so, else the latest of all. It must be the one that was verified
--pact FILE           another pact file in place of the storefront's
The broker is opened with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
Exit: 0 recorded, passed or failed, 2 not recorded, with the reason.
`;

const isOutcome = (value: unknown): value is Verification =>
  typeof value === 'object' &&
  value !== null &&
  'failed' in value &&
  typeof value.failed === 'number' &&
  'interactions' in value &&
  Array.isArray(value.interactions) &&
  value.interactions.every((one) => typeof (one as { description?: unknown } | null)?.description === 'string');

function options(args: readonly string[], setting: RecordSetting) {
  const text = { type: 'string' } as const;
  const { values, positionals } = commandArguments(
    args,
    { version: text, branch: text, 'consumer-version': text, 'consumer-branch': text, pact: text },
    1,
  );
  const { 'consumer-version': version, 'consumer-branch': branch } = values;
  if (version !== undefined && branch !== undefined)
    throw new UnusableError('--consumer-version and --consumer-branch: one of them. See --help.');
  const contractVersion: WantedContract =
    version !== undefined
      ? { version }
      : branch !== undefined
        ? { branch }
        : values.pact === undefined && setting.consumerVersion !== null
          ? { version: setting.consumerVersion }
          : null;
  return { ...values, contractVersion: contractVersion, file: positionals[0] };
}

function outcomeIn(file: string): Verification {
  const verification = readJson(file);
  if (isOutcome(verification) && verification.recording)
    throw new UnusableError(
      `${file} is of a recording (--from-har): only what a server answers is recorded in a broker.`,
    );
  if (!isOutcome(verification))
    throw new UnusableError(`${file} is no outcome of a verification (verify --json FILE).`);
  return verification;
}

function recordedText(
  url: string,
  { consumer, provider }: PactContract,
  { version, branch }: Publication,
  { consumerVersion, testCount, failureCount, pendingCount }: Recorded,
): string {
  const counts =
    pendingCount > 0 ? `: ${testCount - failureCount - pendingCount} pass, ${pendingCount} are pending` : '';
  const verdict = failureCount > 0 ? 'breaks' : pendingCount > 0 ? 'keeps what it has passed of' : 'keeps';
  return (
    `${url} knows that ${provider.name} ${version} (${branch}) ${verdict} ` +
    `the contract of ${consumer.name} ${consumerVersion}${counts}.\n`
  );
}

/** The releases in use whose contracts were verified with today's, with their results. */
function verifiedReleases({ pact, releases }: RecordSetting, verification: Verification) {
  if (releases === undefined) return [];
  const pacts = releasePacts(releases).filter(({ file }) => existsSync(file));
  const all = readContracts(suiteFiles(pact, 'contract'), pacts, null);
  return pacts.flatMap(({ commit, file }) => {
    const contract = readContract(file, null);
    const results = resultsOfRelease(contract, all, verification);
    return commit === null || results === null ? [] : [{ commit, contract, verification: results }];
  });
}

/**
 * Runs `contracts:record` with these arguments. Returns the exit code: 0 recorded, 2 not recorded, with the reason in
 * one sentence on `io.err`. Never rejects.
 */
export function runRecord(args: readonly string[], io: CommandIo, setting: RecordSetting): Promise<number> {
  return exitCodeOf(io, async () => {
    const parsed = options(args, setting);
    if (parsed.help === true) {
      io.out(help(setting));
      return 0;
    }
    if (parsed.file === undefined)
      throw new UnusableError(`${setting.command} takes the file of an outcome. See --help.`);
    const verification = outcomeIn(parsed.file);
    const contract = readContract(parsed.pact ?? setting.pact, null);
    const broker = openBroker(setting.env);
    const publication = publicationOf(setting.env, setting.git, parsed);
    const tell = (recorded: Recorded) => io.out(recordedText(broker.url, contract, publication, recorded));
    const { contractVersion } = parsed;
    const recorded = await recordVerification(broker, { contract, verification, contractVersion, publication });
    tell(recorded);
    const releases = parsed.pact === undefined ? verifiedReleases(setting, verification) : [];
    for (const { commit, ...release } of releases)
      if (commit !== recorded.consumerVersion)
        tell(await recordVerification(broker, { ...release, contractVersion: { version: commit }, publication }));
    return 0;
  });
}
