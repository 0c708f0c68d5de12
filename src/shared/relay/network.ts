import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import type { Locale } from '../../../rules/constants.ts';
import { bearerOperations } from './bearerOperations.ts';
import { hasCode, NetworkFailure, ServerFailure, TransportFailure, type ServerError } from './failure.ts';
import type { Execute } from './environment.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TransportFailure('The answer is not JSON.', { cause });
  }
};

const isAnswer = (value: unknown): value is { data?: unknown; errors?: ServerError[] } =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/**
 * Gives the shopper's access token once it is known who they are; null for a guest. fresh: another one than was given
 * before, which the server did not take. Throws when the identity provider cannot be reached.
 */
export type Bearer = (options: { fresh: boolean }) => Promise<string | null>;

type Call = { endpoint: string; locale: Locale; token: string | null };

async function post({ endpoint, locale, token }: Call, ...[params, variables]: Parameters<Execute>) {
  let response: Response;
  let text: string;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'include',
      // A change that was asked for arrives even when the page is left meanwhile.
      keepalive: params.operationKind === 'mutation',
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ operationName: params.name, variables, query: params.text }),
    });
    text = await response.text();
  } catch (cause) {
    throw new NetworkFailure('The network did not answer.', { cause });
  }
  const status = `Response not successful: Received status code ${response.status}`;
  if (response.status >= 300 && !text.startsWith('{')) throw new TransportFailure(status);
  const answer = readJson(text);
  if (isAnswer(answer) && answer.errors?.length && !answer.data) throw new ServerFailure(answer.errors);
  if (response.status >= 300) throw new TransportFailure(status);
  if (!isAnswer(answer) || !answer.data)
    throw new TransportFailure(`Server response was missing for query '${params.name}'.`);
  return answer as GraphQLSingularResponse;
}

/**
 * The one place that calls the API (spec 7): POST, credentials included, a body of exactly operationName, variables and
 * query, Accept-Language of the page; the shopper's token on the operations of bearerOperations.ts alone. A token that the
 * server does not take is replaced once. Throws ServerFailure when the server says why it refuses, TransportFailure with
 * the wording of spec 8 otherwise.
 */
export function httpExecute(options: { endpoint: string; locale: Locale; bearer?: Bearer }): Execute {
  const { bearer = async () => null, ...call } = options;
  return async (params, variables): Promise<GraphQLResponse> => {
    const token = bearerOperations.has(params.name) ? await bearer({ fresh: false }) : null;
    try {
      return await post({ ...call, token }, params, variables);
    } catch (error) {
      if (token === null || !hasCode(error, 'UNAUTHENTICATED')) throw error;
      const other = await bearer({ fresh: true });
      if (other === null || other === token) throw error;
      return post({ ...call, token: other }, params, variables);
    }
  };
}
