import { createServer } from 'node:http';
import { closeNow, listenLocally } from './localServer.ts';

type Json = Record<string, unknown>;
type Pact = { consumer: { name: string }; provider: { name: string }; interactions: { description: string }[] };
type Published = { version: string; branch: string; pact: Pact };
type Result = { providerApplicationVersion: string; success: boolean; testResults?: unknown };
/** A version of a pact, by its content as in a broker, with what was recorded for it, oldest first. */
type PactVersion = { text: string; results: Result[] };

const part = encodeURIComponent;

/**
 * A Pact broker at the edge of a test, with the part of its API that the commands use: pacts by consumer version, results of
 * their verification, deployments, and the answer of can-i-deploy, which is computed as the broker computes it: every result of
 * what is deployed must be a success, and a missing one makes it null.
 */
export async function openPactBroker() {
  const published: Published[] = [];
  const pactVersions: PactVersion[] = [];
  const versions = new Set<string>();
  const deployed: { environment: string; pacticipant: string; version: string }[] = [];
  const called: string[] = [];
  let url = '';

  const versionIndex = ({ pact }: Published) => {
    const text = JSON.stringify(pact);
    const index = pactVersions.findIndex((one) => one.text === text);
    return index >= 0 ? index : pactVersions.push({ text, results: [] }) - 1;
  };
  const resultUrl = (pact: number, index: number) => `${url}/pact-version/${pact}/verification-results/${index}`;

  function pactAnswer(one: Published | undefined): Json | null {
    if (!one) return null;
    const { pact, version } = one;
    return {
      ...pact,
      interactions: pact.interactions.map((interaction, index) => ({ _id: `i${index}`, ...interaction })).toReversed(),
      createdAt: '2026-11-22T12:00:00+00:00',
      _links: {
        'pb:consumer-version': {
          name: version,
          href: `${url}/pacticipants/${part(pact.consumer.name)}/versions/${version}`,
        },
        'pb:publish-verification-results': { href: `${url}/pact-version/${versionIndex(one)}/verification-results` },
      },
    };
  }

  /** The rows of the matrix between a version and what is deployed in an environment. */
  function rowsOf(pacticipant: string, version: string, environment: string): (Json & { success: boolean | null })[] {
    const isDeployed = (name: string, number: string) =>
      deployed.some((one) => one.environment === environment && one.pacticipant === name && one.version === number);
    return published.flatMap((one) => {
      const { consumer, provider } = one.pact;
      const isConsumer = consumer.name === pacticipant && one.version === version;
      if (!isConsumer && !(provider.name === pacticipant && isDeployed(consumer.name, one.version))) return [];
      const pact = versionIndex(one);
      const results = pactVersions[pact]?.results ?? [];
      const providerVersions = isConsumer
        ? deployed.filter((other) => other.environment === environment && other.pacticipant === provider.name)
        : [{ version }];
      return providerVersions.map((other) => {
        const index = results.findLastIndex((result) => result.providerApplicationVersion === other.version);
        const success = results[index]?.success ?? null;
        const verificationResult = index < 0 ? null : { success, _links: { self: { href: resultUrl(pact, index) } } };
        return {
          consumer: { name: consumer.name, version: { number: one.version } },
          provider: { name: provider.name, version: index < 0 ? null : { number: other.version } },
          verificationResult,
          success,
        };
      });
    });
  }

  function canIDeploy(query: URLSearchParams): Json {
    const [pacticipant, version, environment] = ['pacticipant', 'version', 'environment'].map(
      (name) => query.get(name) ?? '',
    );
    const rows = rowsOf(pacticipant!, version!, environment!);
    const deployable = rows.some(({ success }) => success === null)
      ? null
      : rows.every(({ success }) => success === true);
    const reason =
      deployable === true
        ? 'All required verification results are published and successful'
        : 'There is no successful verification';
    return { summary: { deployable, reason }, matrix: rows };
  }

  function answer(method: string, target: URL, body: Json): [status: number, json: unknown] {
    const [, first, ...rest] = target.pathname.split('/').map(decodeURIComponent);
    const none: [number, unknown] = [404, { error: 'there is none' }];
    if (method === 'GET' && first === '') {
      const question = `${url}/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}`;
      return [
        200,
        {
          _links: {
            'pb:pacticipant-version': { href: `${url}/pacticipants/{pacticipant}/versions/{version}`, templated: true },
            'pb:can-i-deploy-pacticipant-version-to-environment': { href: question, templated: true },
          },
        },
      ];
    }
    if (method === 'GET' && first === 'can-i-deploy') return [200, canIDeploy(target.searchParams)];
    if (method === 'GET' && first === 'pacts') {
      const [, provider, , consumer, kind, name] = rest;
      const of = published.filter(({ pact }) => pact.provider.name === provider && pact.consumer.name === consumer);
      const found = of.findLast(
        ({ version, branch }) => kind === 'latest' || (kind === 'version' ? version : branch) === name,
      );
      const json = pactAnswer(found);
      return json ? [200, json] : none;
    }
    if (first === 'pact-version') {
      const results = pactVersions[Number(rest[0])]?.results ?? [];
      if (method === 'GET') return results[Number(rest[2])] ? [200, results[Number(rest[2])]] : none;
      const { success, providerApplicationVersion } = body;
      if (typeof success !== 'boolean' || typeof providerApplicationVersion !== 'string')
        return [400, { errors: { providerApplicationVersion: ["can't be blank"] } }];
      results.push(body as Result);
      return [201, body];
    }
    if (first === 'pacticipants') {
      const [pacticipant = '', kind, name = ''] = rest;
      if (method === 'PUT' && kind === 'branches') {
        versions.add(`${pacticipant} ${rest[4]}`);
        return [201, {}];
      }
      if (method === 'POST' && rest[3] === 'deployed-versions') {
        const environment = rest[5] ?? '';
        const others = deployed.filter((one) => one.environment !== environment || one.pacticipant !== pacticipant);
        deployed.splice(0, deployed.length, ...others, { environment, pacticipant, version: name });
        return [201, {}];
      }
      if (!versions.has(`${pacticipant} ${name}`)) return none;
      const href = `${url}/pacticipants/${part(pacticipant)}/versions/${part(name)}/deployed-versions/environment/production`;
      return [200, { _links: { 'pb:record-deployment': [{ name: 'production', href }] } }];
    }
    return none;
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url: target = '' } = request;
      called.push(`${method} ${target}`);
      const [status, json] = answer(method, new URL(target, url), text === '' ? {} : (JSON.parse(text) as Json));
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(json));
    });
  });
  url = await listenLocally(server);
  return {
    url,
    called,
    deployed,
    /** Publishes a consumer's pact, as pact-broker publish does. */
    publish(pact: Pact, version: string, branch = 'main'): void {
      published.push({ pact, version, branch });
      versions.add(`${pact.consumer.name} ${version}`);
    },
    close: () => closeNow(server),
  };
}
export type PactBroker = Awaited<ReturnType<typeof openPactBroker>>;
