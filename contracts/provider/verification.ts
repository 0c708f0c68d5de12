import { UnusableError } from '../input/unusable.ts';
import { placesOf, unknownPlaces, withoutUnknown } from './answeredPlaces.ts';
import { answeredBy, standingOf, type Baseline } from './baseline.ts';
import { missingStatesByUse } from './missingStates.ts';
import { ownEngine } from './ownEngine.ts';
import type { PactContract, PactInteraction } from './pact.ts';
import { isQuery } from './pactContract.ts';
import { verifyRecordings } from './recordedAnswers.ts';
import type { Recording } from './recordings.ts';
import { readContracts, type ReleasePact } from './releaseContracts.ts';
import type { Selection } from './selection.ts';
import { promisedRequest } from './sentRequest.ts';
import { ANSWER_WITHIN_MS, callServer, networkReason } from './serverCall.ts';
import type { Provider } from './serverCall.ts';
import { isFailed, isWaiting, type Engine, type OnMissing, type Verification, type Verified } from './verified.ts';

export type { Mismatch, Verification, Verified } from './verified.ts';

/** A request of the contract that can always be made: a query that needs no value of a state. */
function harmless({ interactions }: PactContract): PactInteraction | undefined {
  const questions = interactions.filter(isQuery);
  return questions.find(({ request }) => request.generators === undefined) ?? questions[0];
}

/**
 * Rejects an address that is no API before hundreds of requests go there: no answer, a redirect, an HTML page. Sends a
 * query of the contract, whose answer does not count.
 */
async function checkReachable(url: string, contract: PactContract): Promise<void> {
  const question = harmless(contract);
  if (!question) return;
  const { path, ...request } = promisedRequest(question);
  const answer = await callServer(`${url}${path}`, { ...request, withinMs: ANSWER_WITHIN_MS }).catch(
    (error: unknown) => {
      throw new UnusableError(`Nobody answers at ${url}: ${networkReason(error)}.`);
    },
  );
  const { location, 'content-type': type } = answer.headers;
  if (location !== undefined && answer.status >= 300 && answer.status < 400)
    throw new UnusableError(`${url}${path} redirects to ${location}: give the address that answers itself.`);
  if (type?.includes('text/html'))
    throw new UnusableError(`${url}${path} answers a page (status ${answer.status}, text/html) and is no GraphQL API.`);
}

const isAbsent = (): never => {
  throw new UnusableError("--engine pact: Pact's own verifier is not a part of what is installed here.");
};

/** own: the market's own verifier. pact: Pact's, the reference, many times slower; not in the packed package. */
export const engines = {
  own: async (...args) => ownEngine(...args),
  pact: async (...args) => (await import('./pactEngine.ts').catch(isAbsent)).pactEngine(...args),
} satisfies Record<string, Engine>;
export type EngineName = keyof typeof engines;

/** How a provider is verified. */
export type VerifyOptions = {
  file: string | readonly string[];
  /** Releases whose contracts are verified as well, newest first. */
  releases?: readonly ReleasePact[];
  /** Whether failures in the conformance suite count. */
  conformanceCounts?: boolean;
  url: string;
  statesUrl: string;
  /** Providers like this one, each with its own data, that are used in parallel. */
  others?: readonly Provider[];
  only?: RegExp | Selection | null;
  engine?: EngineName;
  onMissing?: OnMissing;
  /** What this provider has passed before; failures of anything else do not count. Null: all count. */
  baseline?: Baseline | null;
  /** Whether the traffic of all interactions is kept, not only of failures. */
  keepsAll?: boolean;
};

/**
 * Verifies a pact file against a running provider. Throws UnusableError if the provider is unreachable, the file is no
 * pact, or a state cannot be set up and `onMissing` is `end`, the default.
 */
export async function verifyContract(options: VerifyOptions): Promise<Verification> {
  const {
    file,
    releases = [],
    url,
    statesUrl,
    others = [],
    only = null,
    engine = 'own',
    onMissing = 'end',
    baseline = null,
    keepsAll = false,
    conformanceCounts = true,
  } = options;
  const contract = asUsable(() => readContracts(file, releases, only));
  await checkReachable(url, only === null ? contract : contractOf(file));
  const verdicts = await engines[engine](contract, { url, statesUrl }, others, { onMissing, keepsAll });
  if (verdicts.length !== contract.interactions.length)
    throw new UnusableError(`${verdicts.length} of ${contract.interactions.length} interactions were verified.`);
  const interactions = new Map(contract.interactions.map((one) => [one.description, one]));
  const failing = verdicts.flatMap(({ ok, waitsFor, description }) => {
    const interaction = ok || waitsFor.length > 0 ? undefined : interactions.get(description);
    return interaction ? [interaction] : [];
  });
  const onlyNew = baseline
    ? await failingOnlyInNew(failing, baseline, (reduced) =>
        engines[engine]({ ...contract, interactions: reduced }, { url, statesUrl }, others, {
          onMissing,
          keepsAll: false,
        }),
      )
    : new Map<string, string[]>();
  return verificationOf(
    { url, baseline: baseline !== null },
    verdicts.map((one) =>
      withPending(one, interactions.get(one.description), { baseline, conformanceCounts, onlyNew }),
    ),
  );
}

/**
 * The failing interactions that were passed before and pass without what nobody answered before, with those places, by name.
 * They are sent once more without them: a server that does not know a field yet refuses the whole request.
 */
async function failingOnlyInNew(
  failing: readonly PactInteraction[],
  baseline: Baseline,
  verify: (reduced: PactInteraction[]) => Promise<Verified[]>,
): Promise<Map<string, string[]>> {
  const added = new Map<string, string[]>();
  const reduced = failing.flatMap((interaction) => {
    const answered = standingOf(baseline, interaction) === 'older' ? answeredBy(baseline, interaction) : null;
    if (!answered) return [];
    const places = unknownPlaces(placesOf(interaction), answered);
    const rest = places.length > 0 ? withoutUnknown(interaction, answered) : null;
    if (rest) added.set(interaction.description, places);
    return rest ? [rest] : [];
  });
  const verdicts = reduced.length > 0 ? await verify(reduced) : [];
  for (const { ok, description } of verdicts) if (!ok) added.delete(description);
  return added;
}

type Standing = { baseline: Baseline | null; conformanceCounts: boolean; onlyNew: ReadonlyMap<string, string[]> };

function withPending(
  verdict: Verified,
  interaction: PactInteraction | undefined,
  { baseline, conformanceCounts, onlyNew }: Standing,
): Verified {
  const { component, suite = 'contract' } = interaction?.comments ?? {};
  const verified: Verified = { ...verdict, suite, ...(component !== undefined && { component }) };
  if (!interaction || verdict.ok) return verified;
  if (suite === 'conformance' && !conformanceCounts)
    return verdict.waitsFor.length === 0 ? { ...verified, pending: true } : verified;
  const standing = baseline === null ? null : standingOf(baseline, interaction);
  const isNew = standing === null ? interaction.pending === true : standing === 'never';
  if (verdict.waitsFor.length > 0) {
    if (standing === null) return verified;
    // What was never passed may need a value that states returned to nobody before.
    const waitsFor = verdict.waitsFor.map((one) => (one.isValue ? { ...one, kind: 'absent' as const } : one));
    return isNew ? { ...verified, waitsFor } : { ...verified, passedBefore: true };
  }
  if (isNew) return { ...verified, pending: true };
  const places = onlyNew.get(interaction.description);
  if (places) return { ...verified, pending: true, newPlaces: places };
  return standing === 'older' ? { ...verified, passedOlder: true } : verified;
}

function verificationOf(
  run: Pick<Verification, 'url' | 'baseline' | 'recording'>,
  interactions: Verified[],
): Verification {
  const count = (is: (one: Verified) => boolean) => interactions.filter(is).length;
  return {
    ...run,
    interactions,
    verified: count(({ ok }) => ok),
    failed: count(isFailed),
    pending: count(({ pending }) => pending === true),
    waiting: count(isWaiting),
    missingStates: missingStatesByUse(interactions),
  };
}

/** Verifies recorded answers; from: the name of the recording. Throws UnusableError if the file is no pact. */
export function verifyRecorded(
  from: string,
  recordings: readonly Recording[],
  {
    file,
    releases = [],
    only = null,
    baseline = null,
    conformanceCounts = true,
  }: Omit<VerifyOptions, 'url' | 'statesUrl'>,
): Verification {
  const whole = contractOf(file, releases);
  const interactions = new Map(selected(file, releases, only).map((one) => [one.description, one]));
  // An answer may show an interaction that is not selected, and must not fail another one.
  const { verdicts, use } = verifyRecordings(whole, recordings);
  const onlyNew = new Map<string, string[]>();
  return verificationOf(
    { url: from, baseline: baseline !== null, recording: use },
    verdicts
      .filter(({ description }) => interactions.has(description))
      .map((one) => withPending(one, interactions.get(one.description), { baseline, conformanceCounts, onlyNew })),
  );
}

/** The whole contract, for statements about all of it. Throws UnusableError. */
export const contractOf = (file: string | readonly string[], releases: readonly ReleasePact[] = []): PactContract =>
  asUsable(() => readContracts(file, releases, null));

/**
 * The interactions to verify. Throws UnusableError if a file is no verifiable pact, before a server is started for it.
 */
export const selected = (
  file: string | readonly string[],
  releases: readonly ReleasePact[],
  only: RegExp | Selection | null,
): PactInteraction[] => asUsable(() => readContracts(file, releases, only)).interactions;

function asUsable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UnusableError((error as Error).message);
  }
}
