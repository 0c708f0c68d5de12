import { isDeepStrictEqual } from 'node:util';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime';
import { bearerOperations } from '#generated/bearerOperations.ts';
import type { Locale } from '#rules/constants.ts';
import { createEnvironment, type Execute } from '../../../src/shared/relay/environment.ts';
import { ServerFailure } from '../../../src/shared/relay/failure.ts';
import { httpExecute, type Bearer } from '../../../src/shared/relay/network.ts';
import type { Interaction } from './interaction.ts';

/** Creates the storefront's network function; a test passes another one to show that it is refused. */
export type Connect = (to: { endpoint: string; locale: Locale; bearer: Bearer }) => Execute;

/** Sends the operation as the storefront does; returns the fields that Relay found missing in the answer. */
async function send(
  { operation, token, case: { variables = {}, locale = 'fr' } }: Interaction,
  endpoint: string,
  connect: Connect,
): Promise<void> {
  // With a placeholder as the token, operations that must not send one are detected.
  const bearerToken = bearerOperations.has(operation.name) ? token : 'a-token';
  const bearer: Bearer = async ({ fresh }) => (fresh ? null : bearerToken);
  const environment = createEnvironment(connect({ endpoint, locale, bearer }));
  const descriptor = createOperationDescriptor(getRequest(operation.node), variables);
  environment.retain(descriptor);
  if (operation.kind === 'query') await fetchQuery(environment, operation.node, variables).toPromise();
  // commitMutation calls this too, but stores the answer under an id that cannot be looked up here.
  else await environment.executeMutation({ operation: descriptor }).toPromise();
  const { status } = environment.check(descriptor);
  if (status !== 'available') throw new Error('Relay does not find all that the operation asks for in the answer.');
}

/** Plays one interaction. Throws if the storefront reads the answer differently from what the case states. */
async function exchange(interaction: Interaction, endpoint: string, connect: Connect): Promise<void> {
  const { errors } = interaction.case;
  if (!errors) return send(interaction, endpoint, connect);
  const failure = await send(interaction, endpoint, connect).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ServerFailure))
    throw failure instanceof Error ? failure : new Error('The refused call was answered.');
  const codes = failure.errors.map(({ extensions }) => extensions?.code);
  const expectedCodes = errors.map(({ code }) => code);
  if (!isDeepStrictEqual(codes, expectedCodes))
    throw new Error(`The storefront understands ${codes.join()} instead of ${expectedCodes.join()}.`);
}

/** Collects every token sent while `run` runs, because Pact accepts requests with additional headers. */
async function tokensSent(run: () => Promise<void>): Promise<(string | null)[]> {
  const send = globalThis.fetch;
  const sent: (string | null)[] = [];
  globalThis.fetch = (...args) => {
    sent.push(new Request(...args).headers.get('authorization'));
    return send(...args);
  };
  try {
    await run();
  } finally {
    globalThis.fetch = send;
  }
  return sent;
}

/** Allows only the one charset of JSON, whose name is case-insensitive (RFC 9110). */
const JSON_ANSWER = '^application/(graphql-response\\+)?json(; *charset="?[uU][tT][fF]-8"?)?$';

/**
 * Plays interactions against Pact's mock server through the storefront's own network layer and Relay environment, and
 * lets Pact write them into `folder`. Throws if a request differs from the interaction's, or if the storefront cannot
 * read the answer.
 */
export async function play(
  interactions: readonly Interaction[],
  folder: string,
  connect: Connect = httpExecute,
): Promise<void> {
  const pact = new PactV4({
    consumer: 'storefront',
    provider: 'market-api',
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
  for (const interaction of interactions) {
    const { description, request, response, token } = interaction;
    const authorization = token === null ? null : `Bearer ${token}`;
    const { locale = 'fr' } = interaction.case;
    const draft = pact.addInteraction();
    for (const { name, params } of interaction.given) draft.given(name, params);
    await draft
      .uponReceiving(description)
      .withRequest('POST', '/graphql', (builder) =>
        builder
          .headers({
            'Content-Type': 'application/json',
            'Accept-Language': locale,
            ...(authorization !== null && { Authorization: authorization }),
          })
          .jsonBody(request),
      )
      .willRespondWith(200, (builder) =>
        builder.headers({ 'Content-Type': MatchersV3.regex(JSON_ANSWER, 'application/json') }).jsonBody(response),
      )
      .executeTest(async (server) => {
        const sent = await tokensSent(() => exchange(interaction, `${server.url}/graphql`, connect));
        if (sent.some((one) => one !== authorization))
          throw new Error(`The storefront sends ${sent.join()} instead of ${authorization ?? 'no token'}.`);
      })
      .catch((error: unknown) => {
        throw new Error(`${description}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
  }
}
