import {
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { initAuthentication } from './authentication.ts';
import { ServerFailure, type ServerError } from './failure.ts';
import { initInterfaceState } from './interfaceState.ts';
import { newestAnswer } from './newestAnswer.ts';

/** Runs one operation: over HTTP in the browser, in process on the server. */
export type Execute = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;
/** Answers recorded while rendering on the server, by `operationKey`. */
export type Recording = Record<string, GraphQLResponse>;

const operationKey = (params: RequestParameters, variables: Variables) =>
  `${params.id ?? params.name}${JSON.stringify(variables)}`;

/**
 * An answer with errors is a failure, also where it carries data: what the reader may not see is null without an error
 * (schema, NULL), so a null beside an error is not "there is none". Throws ServerFailure.
 */
function refuseErrors(answer: GraphQLResponse): void {
  if (Array.isArray(answer)) return;
  const { errors } = answer as { errors?: ServerError[] };
  if (errors?.length) throw new ServerFailure(errors);
}

/** Pages whose data stay after they were left, so that a return asks for nothing (F-016): about 5 MB at the most. */
const PAGES_KEPT = 50;

/**
 * The Relay environment: one per browser page, one per rendered request on the server.
 * replay: answers that came with the page, each served once and synchronously, so that hydration asks nothing.
 * record: filled while rendering on the server.
 */
export function createEnvironment(
  execute: Execute,
  { replay = {}, record, showExpress = false }: { replay?: Recording; record?: Recording; showExpress?: boolean } = {},
): Environment {
  const ask = newestAnswer(execute);
  const environment = new Environment({
    isServer: import.meta.env.SSR,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: PAGES_KEPT }),
    // loadQuery marks every call as forced: that says nothing here, and a recorded answer is served once anyway.
    network: Network.create((params, variables) => {
      const key = operationKey(params, variables);
      const recorded = replay[key];
      if (recorded) {
        delete replay[key];
        return recorded;
      }
      return ask(params, variables).then((answer) => {
        refuseErrors(answer);
        if (record) record[key] = answer;
        return answer;
      });
    }),
  });
  initInterfaceState(environment, { showExpress });
  initAuthentication(environment);
  return environment;
}
