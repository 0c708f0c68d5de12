import { UnusableError } from '../input/unusable.ts';
import type { PactContract, PactInteraction } from '../provider/pact.ts';
import type { Verification, Verified } from '../provider/verified.ts';
import type { Broker } from './brokerApi.ts';
import type { Publication } from './publication.ts';

/** Which of the consumer's contracts: that of a version, the latest of a branch, or null for the latest of all. */
export type WantedContract = { version: string } | { branch: string } | null;
/** The recorded result: whether the provider honours the contract of this consumer version. */
export type Recorded = { consumerVersion: string; success: boolean };

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

/**
 * The results of the contract's own interactions; access and conformance were verified beside them. Throws if a result
 * is missing, so that nothing unverified is recorded.
 */
function ofContract({ interactions }: PactContract, { interactions: verified }: Verification): Verified[] {
  const names = new Set(interactions.map(({ description }) => description));
  const ofThisContract = verified.filter(({ description }) => names.has(description));
  const answerable = ofThisContract.filter(({ waitsFor = [] }) => waitsFor.length === 0);
  if (answerable.length !== interactions.length)
    throw new UnusableError(
      `${answerable.length} of the contract's ${interactions.length} interactions were verified: only a verification of all is recorded.`,
    );
  return ofThisContract;
}

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
 * Records a verification at the broker, as the provider's version of `publication` on its branch. Throws UnusableError
 * if the verification was partial, if the broker holds a different contract, or if it refuses.
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
  const contractResults = ofContract(contract, verification);
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
  const success = contractResults.every(({ ok }) => ok);
  await answered(broker, 'POST', to, {
    success,
    providerApplicationVersion: version,
    ...(buildUrl !== null && { buildUrl }),
  });
  return { consumerVersion, success };
}

async function answered(broker: Broker, method: 'PUT' | 'POST', to: string, body: object): Promise<void> {
  const { status } = await broker.request(method, to, body);
  if (status === 404) throw new UnusableError(`${broker.url} knows no ${to}.`);
}
