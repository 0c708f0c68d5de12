import { UnusableError } from '../input/unusable.ts';
import type { Broker } from './brokerApi.ts';
import { readTestResults } from './testResults.ts';

/** A version of an application, and the environment that it is to be, or was, deployed to. */
export type Deployment = { pacticipant: string; version: string; environment: string };
type Links = Record<string, { href?: string; name?: string } | { href?: string; name?: string }[] | undefined>;

const CAN_I_DEPLOY = 'pb:can-i-deploy-pacticipant-version-to-environment';
const VERSION = 'pb:pacticipant-version';
const RECORD_DEPLOYMENT = 'pb:record-deployment';

const linksOf = (json: unknown): Links => (json as { _links?: Links } | null)?._links ?? {};

/** The address that a broker's index has for a question, with its parameters filled in. */
async function addressOf(broker: Broker, relation: string, values: Deployment): Promise<string> {
  const { json } = await broker.request('GET', '/');
  const link = [linksOf(json)[relation]].flat()[0];
  if (link?.href === undefined)
    throw new UnusableError(`${broker.url} has no ${relation}: it is a Pact broker from 2.81 on that is needed.`);
  return link.href.replaceAll(/\{(\w+)\}/g, (_, name: keyof Deployment) => encodeURIComponent(values[name] ?? ''));
}

/** A row of the broker's matrix: a consumer's version, a provider's, and the latest result of the one with the other. */
type MatrixRow = {
  consumer?: { name?: string; version?: { number?: string } };
  provider?: { name?: string };
  verificationResult?: { success?: boolean; _links?: Links } | null;
  ignored?: boolean;
};
type Verdict = { deployable: boolean; reason: string };

const MOST_NAMED = 3;

/** The verdict on one unsuccessful row: what has passed before must not fail. Null: it has no such details. */
async function verdictOnRow(broker: Broker, { consumer, verificationResult }: MatrixRow): Promise<Verdict | null> {
  const self = [verificationResult?._links?.self].flat()[0]?.href;
  const result = self === undefined ? null : readTestResults((await broker.request('GET', self)).json);
  if (!result) return null;
  const { failed, passed, pending } = result;
  const by = `${consumer?.name ?? 'a consumer'} ${consumer?.version?.number ?? ''}`.trim();
  if (failed.length > 0) {
    const more = failed.length > MOST_NAMED ? ` and ${failed.length - MOST_NAMED} more` : '';
    return { deployable: false, reason: `for ${by} fails ${failed.slice(0, MOST_NAMED).join('; ')}${more}` };
  }
  return {
    deployable: passed > 0,
    reason: `for ${by} ${passed} pass, and ${pending} are pending, never passed before`,
  };
}

/**
 * The verdict where the broker knows of unsuccessful results: a provider may be deployed if nothing but pending interactions is
 * unsuccessful in them. Those were never passed, so that nobody who uses it loses anything. A consumer needs what is pending.
 */
async function verdictOnPending(broker: Broker, rows: readonly MatrixRow[], provider: string): Promise<Verdict | null> {
  const unsuccessful = rows.filter((row) => row.ignored !== true && row.verificationResult?.success !== true);
  const recorded = unsuccessful.filter((row) => row.verificationResult && row.provider?.name === provider);
  if (unsuccessful.length === 0 || recorded.length < unsuccessful.length) return null;
  const verdicts = await Promise.all(recorded.map((row) => verdictOnRow(broker, row)));
  const reasons = verdicts.flatMap((one) => one ?? []);
  if (reasons.length < verdicts.length) return null;
  const blocking = reasons.filter(({ deployable }) => !deployable);
  return {
    deployable: blocking.length === 0,
    reason: (blocking.length > 0 ? blocking : reasons).map(({ reason }) => reason).join('; '),
  };
}

/**
 * Whether a version fits what is deployed in an environment, and the reason: the broker's, or that what is unsuccessful is
 * pending. Throws UnusableError where the broker does not answer it.
 */
export async function canDeploy(broker: Broker, deployment: Deployment): Promise<Verdict> {
  const { status, json } = await broker.request('GET', await addressOf(broker, CAN_I_DEPLOY, deployment));
  const { summary = {}, matrix } = (json ?? {}) as {
    summary?: { deployable?: unknown; reason?: unknown };
    matrix?: unknown;
  };
  const { deployable, reason } = summary;
  if (status === 404) return { deployable: false, reason: 'the broker has not heard of this version' };
  if (typeof deployable !== 'boolean' && deployable !== null)
    throw new UnusableError(`${broker.url} does not say whether ${deployment.pacticipant} can be deployed.`);
  const rows = deployable === false && Array.isArray(matrix) ? (matrix as MatrixRow[]) : [];
  const verdict = await verdictOnPending(broker, rows, deployment.pacticipant);
  return (
    verdict ?? { deployable: deployable === true, reason: typeof reason === 'string' ? reason : 'no reason given' }
  );
}

/** Tells the broker that a version is deployed from now on. Throws UnusableError where it does not take that. */
export async function recordDeployment(broker: Broker, deployment: Deployment): Promise<void> {
  const { pacticipant, version, environment } = deployment;
  const { status, json } = await broker.request('GET', await addressOf(broker, VERSION, deployment));
  if (status === 404) throw new UnusableError(`${broker.url} has no version ${version} of ${pacticipant}.`);
  const environments = [linksOf(json)[RECORD_DEPLOYMENT] ?? []].flat();
  const to = environments.find(({ name }) => name === environment)?.href;
  if (to === undefined) {
    const names = environments.map(({ name }) => name).join(', ');
    throw new UnusableError(`${broker.url} has no environment ${environment}${names === '' ? '' : `, only ${names}`}.`);
  }
  await broker.request('POST', to, { applicationInstance: null });
}
