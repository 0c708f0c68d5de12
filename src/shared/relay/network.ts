import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import type { Locale } from '../../../rules/constants.ts';
import { ServerFailure, TransportFailure, type ServerError } from './failure.ts';
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
 * The one place that calls the API (spec 7): POST, credentials included, a body of exactly operationName, variables and
 * query, Accept-Language of the page. Throws ServerFailure when the server says why it refuses, TransportFailure with
 * the wording of spec 8 otherwise.
 */
export function httpExecute({ endpoint, locale }: { endpoint: string; locale: Locale }): Execute {
  return async (params, variables): Promise<GraphQLResponse> => {
    let response: Response;
    try {
      response = await fetch(endpoint, {
        method: 'POST',
        credentials: 'include',
        // A change that was asked for arrives even when the page is left meanwhile.
        keepalive: params.operationKind === 'mutation',
        headers: { 'content-type': 'application/json', 'accept-language': locale },
        body: JSON.stringify({ operationName: params.name, variables, query: params.text }),
      });
    } catch (cause) {
      throw new TransportFailure('The network did not answer.', { cause });
    }
    const text = await response.text();
    const status = `Response not successful: Received status code ${response.status}`;
    if (response.status >= 300 && !text.startsWith('{')) throw new TransportFailure(status);
    const answer = readJson(text);
    if (isAnswer(answer) && answer.errors?.length && !answer.data) throw new ServerFailure(answer.errors);
    if (response.status >= 300) throw new TransportFailure(status);
    if (!isAnswer(answer) || !answer.data)
      throw new TransportFailure(`Server response was missing for query '${params.name}'.`);
    return answer as GraphQLSingularResponse;
  };
}
