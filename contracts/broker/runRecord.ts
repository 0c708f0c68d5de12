import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { readContract } from '../provider/pactContract.ts';
import type { Verification } from '../provider/verified.ts';
import { openBroker } from './brokerApi.ts';
import { publicationOf, type Variables } from './publication.ts';
import { recordVerification, type WantedContract } from './recordVerification.ts';

export type RecordSetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** The pact file used without `--pact`. */
  pact: string;
  /** The version that this pact has in the broker, for a run that names none; null: the latest. */
  consumerVersion: string | null;
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
    const { consumerVersion, testCount, failureCount, pendingCount } = await recordVerification(broker, {
      contract,
      verification: verification,
      contractVersion: parsed.contractVersion,
      publication,
    });
    const { consumer, provider } = contract;
    const { version, branch } = publication;
    const counts =
      pendingCount > 0 ? `: ${testCount - failureCount - pendingCount} pass, ${pendingCount} are pending` : '';
    const verdict = failureCount > 0 ? 'breaks' : pendingCount > 0 ? 'keeps what it has passed of' : 'keeps';
    io.out(
      `${broker.url} knows that ${provider.name} ${version} (${branch}) ${verdict} ` +
        `the contract of ${consumer.name} ${consumerVersion}${counts}.\n`,
    );
    return 0;
  });
}
