import { UnusableError } from '../input/unusable.ts';
import type { PactContract, PactInteraction } from '../provider/pact.ts';
import type { Verification } from '../provider/verified.ts';
import type { Broker } from './brokerApi.ts';
import type { Publication } from './publication.ts';
import { testResultsOf, type TestResults } from './testResults.ts';

/** Which of the consumer's contracts: that of a version, the latest of a branch, or null for the latest of all. */
export type WantedContract = { version: string } | { branch: string } | null;
/** What was recorded, for the contract of this consumer version. */
export type Recorded = { consumerVersion: string } & TestResults['summary'];

/** A contract as the broker returns it: with its own interaction ids, and links. */
type BrokerContract = {
  interactions?: (PactInteraction & { _id?: unknown })[];
  _links?: Record<string, { href?: string; name?: string } | undefined>;
};

const RECORD = 'pb:publish-verification-results';
const part = encodeURIComponent;

/** Serializes a value with sorted object keys. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const interactionTexts = ({ interactions = [] }: BrokerContract) =>
  new Set(interactions.map(({ _id, ...interaction }) => ordered(interaction)));

/** The broker's ids of interactions, by description. */
const interactionIds = ({ interactions = [] }: BrokerContract) =>
  new Map(
    interactions.flatMap(({ _id, description }) => (typeof _id === 'string' ? [[description, _id] as const] : [])),
  );

async function contractAt(broker: Broker, { consumer, provider }: PactContract, contractVersion: WantedContract) {
  const of = `/pacts/provider/${part(provider.name)}/consumer/${part(consumer.name)}`;
  const which =
    contractVersion === null
      ? 'latest'
      : 'version' in contractVersion
        ? `version/${part(contractVersion.version)}`
        : `branch/${part(contractVersion.branch)}/latest`;
  const { status, json } = await broker.request('GET', `${of}/${which}`);
  if (status === 404)
    throw new UnusableError(
      `${broker.url} has no contract of ${consumer.name} with ${provider.name} (${decodeURIComponent(which)}).`,
    );
  return json as BrokerContract;
}

/**
 * Records a verification at the broker, as the provider's version of `publication` on its branch. It is a success, in the
 * broker's sense, if all of the contract passes: a consumer may be deployed where it is. What is pending is no failure of the
 * provider, but no success for its consumer either; the details that are recorded beside it tell them apart. Throws
 * UnusableError if only a part was verified, if the broker holds a different contract, or if it refuses.
 */
export async function recordVerification(
  broker: Broker,
  {
    contract,
    verification,
    contractVersion,
    publication,
  }: { contract: PactContract; verification: Verification; contractVersion: WantedContract; publication: Publication },
): Promise<Recorded> {
  // Before the broker is asked: a partial result is refused without it.
  testResultsOf(contract, verification, new Map());
  const published = await contractAt(broker, contract, contractVersion);
  const consumerVersion = published._links?.['pb:consumer-version']?.name ?? 'unknown';
  const [ours, publishedTexts] = [interactionTexts(contract), interactionTexts(published)];
  const differing = [...ours].filter((one) => !publishedTexts.has(one)).length;
  if (differing > 0 || ours.size !== publishedTexts.size)
    throw new UnusableError(
      `The contract of ${contract.consumer.name} ${consumerVersion} at ${broker.url} is not the one that was verified: ` +
        `${differing} of ${ours.size} interactions are not in it, and it has ${publishedTexts.size}.`,
    );
  const to = published._links?.[RECORD]?.href;
  if (to === undefined)
    throw new UnusableError(`${broker.url} does not say where verifications are recorded (${RECORD}).`);
  const { version, branch, buildUrl } = publication;
  await answered(
    broker,
    'PUT',
    `/pacticipants/${part(contract.provider.name)}/branches/${part(branch)}/versions/${part(version)}`,
    {},
  );
  const testResults = testResultsOf(contract, verification, interactionIds(published));
  const { summary } = testResults;
  await answered(broker, 'POST', to, {
    success: summary.failureCount + summary.pendingCount === 0,
    providerApplicationVersion: version,
    ...(buildUrl !== null && { buildUrl }),
    testResults,
  });
  return { consumerVersion, ...summary };
}

async function answered(broker: Broker, method: 'PUT' | 'POST', to: string, body: object): Promise<void> {
  const { status } = await broker.request(method, to, body);
  if (status === 404) throw new UnusableError(`${broker.url} knows no ${to}.`);
}
