import type { IncomingMessage } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { PAGE_READ, readPage } from './pageRead.ts';
import { ANSWER_WITHIN_MS } from './serverCall.ts';
import { askState, type StateAction, type StateAnswer } from './stateProtocol.ts';

/**
 * A worker's task, and its answer: the verifier's own JSON, the states that could not be set up, and for each page to
 * be read, in the order of the interactions that continue them, why it could not be (null: it was).
 */
export type VerifyTask = { file: string; provider: string; url: string; statesUrl: string; states: string[] };
export type VerifyAnswer = {
  json: string | null;
  problems: string[];
  pages: (string | null)[];
  failure: string | null;
};

const SETUP_PATH = '/_pactSetup';
/**
 * Verifies a pact file. Runs in a process of its own, because Pact's native part always writes its own report to
 * standard output. Interactions run one after the other: headers returned by a state are added to the next request, and
 * dropped before the next state. Pact itself inserts values into the body.
 */
async function verify({ file, provider, url, statesUrl, states }: VerifyTask): Promise<VerifyAnswer> {
  const errors: string[] = [];
  const pages: (string | null)[] = [];
  let headers: Record<string, string> = {};
  let values: Record<string, string> = {};
  let isSent = true;
  const callState = async (
    state: string,
    params: Record<string, unknown>,
    action: StateAction,
  ): Promise<StateAnswer> => {
    if (state !== PAGE_READ) return askState(statesUrl, { state, params, action });
    return { headers: {}, values: action === 'setup' ? await readPage(url, params, values.token) : {} };
  };
  const stateHandler = (state: string, action: StateAction) => async (params?: unknown) => {
    if (action === 'setup' && isSent) [headers, values, isSent] = [{}, {}, false];
    try {
      const returned = await callState(state, (params ?? {}) as Record<string, unknown>, action);
      Object.assign(headers, returned.headers);
      Object.assign(values, returned.values);
      if (state === PAGE_READ && action === 'setup') pages.push(null);
      return returned.values;
    } catch (error) {
      (state === PAGE_READ ? pages : errors).push((error as Error).message);
      throw error;
    }
  };
  const verifier = new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls: [file],
    logLevel: 'error',
    timeout: ANSWER_WITHIN_MS,
    stateHandlers: Object.fromEntries(
      states.map((name) => [name, { setup: stateHandler(name, 'setup'), teardown: stateHandler(name, 'teardown') }]),
    ),
    requestFilter(request: IncomingMessage & { path: string }, _response: unknown, next: () => void) {
      if (request.path !== SETUP_PATH) {
        for (const [name, value] of Object.entries(headers)) request.headers[name.toLowerCase()] = value;
        isSent = true;
      }
      next();
    },
  });
  try {
    return { json: await verifier.verifyProvider(), problems: errors, pages, failure: null };
  } catch (error) {
    const { message } = error as Error;
    return message.startsWith('{')
      ? { json: message, problems: errors, pages, failure: null }
      : { json: null, problems: errors, pages, failure: message };
  }
}

process.once('message', (task: VerifyTask) => {
  void verify(task).then((callState) => process.send?.(callState, () => process.exit(0)));
});
