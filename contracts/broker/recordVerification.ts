import { UnusableError } from '../command/unusable.ts';
import type { PactContract, PactInteraction } from '../provider/pactContract.ts';
import type { Verification, Verified } from '../provider/verified.ts';
import type { Broker } from './brokerApi.ts';
import type { Publication } from './publication.ts';

/** Which of the consumer's contracts: that of a version, the latest of a branch, or the latest of all. */
export type WantedContract = { version: string } | { branch: string } | null;
/** What was recorded: whether the contract of this version of the consumer is kept. */
export type Recorded = { consumerVersion: string; success: boolean };

/** A contract as a broker answers it: with ids of its own in the interactions, and links. */
type BrokerContract = {
  interactions?: (PactInteraction & { _id?: unknown })[];
  _links?: Record<string, { href?: string; name?: string } | undefined>;
};

const RECORD = 'pb:publish-verification-results';
const part = encodeURIComponent;

/** The same value with the keys of its objects in order, as text. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const interactionTexts = ({ interactions = [] }: BrokerContract) =>
  new Set(interactions.map(({ _id, ...own }) => ordered(own)));

/**
 * What came of the contract's own interactions: others, of who may call and of conformance, were verified beside them. Says
 * nothing of what was not asked: throws where an outcome is not one of a whole contract.
 */
function ofContract({ interactions }: PactContract, { interactions: verified }: Verification): Verified[] {
  const names = new Set(interactions.map(({ description }) => description));
  const own = verified.filter(({ description }) => names.has(description));
  const asked = own.filter(({ waitsFor = [] }) => waitsFor.length === 0);
  if (asked.length !== interactions.length)
    throw new UnusableError(
      `${asked.length} of the contract's ${interactions.length} interactions were verified: only a verification of all is recorded.`,
    );
  return own;
}

async function contractAt(broker: Broker, { consumer, provider }: PactContract, wanted: WantedContract) {
  const of = `/pacts/provider/${part(provider.name)}/consumer/${part(consumer.name)}`;
  const which =
    wanted === null
      ? 'latest'
      : 'version' in wanted
        ? `version/${part(wanted.version)}`
        : `branch/${part(wanted.branch)}/latest`;
  const { status, json } = await broker.ask('GET', `${of}/${which}`);
  if (status === 404)
    throw new UnusableError(
      `${broker.url} has no contract of ${consumer.name} with ${provider.name} (${decodeURIComponent(which)}).`,
    );
  return json as BrokerContract;
}

/**
 * Tells a broker what came of verifying a contract, as the provider's version of `publication` on its branch. Throws
 * UnusableError where not all of it was verified, the broker does not hold the very contract that was, or refuses.
 */
export async function recordVerification(
  broker: Broker,
  {
    contract,
    outcome,
    wanted,
    publication,
  }: { contract: PactContract; outcome: Verification; wanted: WantedContract; publication: Publication },
): Promise<Recorded> {
  const own = ofContract(contract, outcome);
  const held = await contractAt(broker, contract, wanted);
  const consumerVersion = held._links?.['pb:consumer-version']?.name ?? 'unknown';
  const [ours, theirs] = [interactionTexts(contract), interactionTexts(held)];
  const differing = [...ours].filter((one) => !theirs.has(one)).length;
  if (differing > 0 || ours.size !== theirs.size)
    throw new UnusableError(
      `The contract of ${contract.consumer.name} ${consumerVersion} at ${broker.url} is not the one that was verified: ` +
        `${differing} of ${ours.size} interactions are not in it, and it has ${theirs.size}.`,
    );
  const to = held._links?.[RECORD]?.href;
  if (to === undefined)
    throw new UnusableError(`${broker.url} does not say where verifications are recorded (${RECORD}).`);
  const { version, branch, buildUrl } = publication;
  await answered(
    broker,
    'PUT',
    `/pacticipants/${part(contract.provider.name)}/branches/${part(branch)}/versions/${part(version)}`,
    {},
  );
  const success = own.every(({ ok }) => ok);
  await answered(broker, 'POST', to, {
    success,
    providerApplicationVersion: version,
    ...(buildUrl !== null && { buildUrl }),
  });
  return { consumerVersion, success };
}

async function answered(broker: Broker, method: 'PUT' | 'POST', to: string, body: object): Promise<void> {
  const { status } = await broker.ask(method, to, body);
  if (status === 404) throw new UnusableError(`${broker.url} knows no ${to}.`);
}
