import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { bearerOperations } from '#generated/bearerOperations.ts';
import { initAuthentication } from './authentication.ts';
import { ServerFailure, type ServerError } from './failure.ts';
import { initInterfaceState } from './interfaceState.ts';
import { latestResponse } from './latestResponse.ts';

/** Executes one operation: over HTTP in the browser, in process on the server. */
export type Execute = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;
/** Answers recorded during server rendering, by `operationKey`. */
export type Recording = Record<string, GraphQLResponse>;

const operationKey = (params: RequestParameters, variables: Variables) =>
  `${params.id ?? params.name}${JSON.stringify(variables)}`;

/**
 * A response with errors is a failure, even with data: what the reader may not see is null without an error (schema,
 * NULL), so a null beside an error does not mean "none". Throws ServerFailure.
 */
function throwOnErrors(response: GraphQLResponse): void {
  if (Array.isArray(response)) return;
  const { errors } = response as { errors?: ServerError[] };
  if (errors?.length) throw new ServerFailure(errors);
}

/** Pages whose data are retained after they were left, so that a return requests nothing (F-016): about 5 MB at most. */
const RETAINED_PAGES = 50;

/**
 * The Relay environment: one per browser page, one per rendered request on the server. replay: responses that came with
 * the page, each served once and synchronously, so that hydration requests nothing; those about the visitor are then
 * requested too, since Back may open an old document. record: filled during server rendering.
 */
export function createEnvironment(
  execute: Execute,
  { replay = {}, record, showExpress = false }: { replay?: Recording; record?: Recording; showExpress?: boolean } = {},
): Environment {
  const fetchLatest = latestResponse(execute);
  const environment = new Environment({
    isServer: import.meta.env.SSR,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: RETAINED_PAGES }),
    // loadQuery marks every call as forced, which is irrelevant here: a recorded response is served once anyway.
    network: Network.create((params, variables) => {
      const key = operationKey(params, variables);
      const recorded = replay[key];
      delete replay[key];
      if (recorded && !bearerOperations.has(params.name)) return recorded;
      const request = async () => {
        const response = await fetchLatest(params, variables);
        throwOnErrors(response);
        if (record) record[key] = response;
        return response;
      };
      if (!recorded) return request();
      return Observable.create((sink) => {
        sink.next(recorded);
        return Observable.from(request()).subscribe(sink);
      });
    }),
  });
  initInterfaceState(environment, { showExpress });
  initAuthentication(environment);
  return environment;
}
