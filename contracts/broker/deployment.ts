import { UnusableError } from '../input/unusable.ts';
import type { Broker } from './brokerApi.ts';

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

/**
 * Whether a version fits what is deployed in an environment, and the broker's reason. Throws UnusableError where the broker
 * does not answer it.
 */
export async function canDeploy(
  broker: Broker,
  deployment: Deployment,
): Promise<{ deployable: boolean; reason: string }> {
  const { status, json } = await broker.request('GET', await addressOf(broker, CAN_I_DEPLOY, deployment));
  const { deployable, reason } =
    (json as { summary?: { deployable?: unknown; reason?: unknown } } | null)?.summary ?? {};
  if (status === 404) return { deployable: false, reason: 'the broker has not heard of this version' };
  if (typeof deployable !== 'boolean' && deployable !== null)
    throw new UnusableError(`${broker.url} does not say whether ${deployment.pacticipant} can be deployed.`);
  return { deployable: deployable === true, reason: typeof reason === 'string' ? reason : 'no reason given' };
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
