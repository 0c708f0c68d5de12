import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import { bearerOperations } from '../../../__generated__/bearerOperations.ts';
import type { Locale } from '../../../rules/constants.ts';
import type { Execute } from './environment.ts';
import { hasCode, NetworkFailure, ServerFailure, TransportFailure, type ServerError } from './failure.ts';

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
 * Resolves with the shopper's access token once their identity is known; null for a guest. fresh: a new token, because
 * the server refused the previous one. Throws if the identity provider cannot be reached.
 */
export type Bearer = (options: { fresh: boolean }) => Promise<string | null>;

type Call = { endpoint: string; locale: Locale; token: string | null; signal: AbortSignal | null };

/** Bytes of the bodies that may be under way beyond the page's life; the browser refuses a call that exceeds them (Fetch, 4.5). */
const KEEPALIVE_BYTES = 64 * 1024;
let keptAlive = 0;

let callHeaders: () => Readonly<Record<string, string>> = () => ({});

/** Adds headers to every later call with a token, read at each: ASCII names and values. Replaces those that were set before. */
export function setCallHeaders(read: () => Readonly<Record<string, string>>): void {
  callHeaders = read;
}

async function post({ endpoint, locale, token, signal }: Call, ...[params, variables]: Parameters<Execute>) {
  const body = JSON.stringify({ operationName: params.name, variables, query: params.text });
  const bytes = new TextEncoder().encode(body).length;
  // A mutation is completed even if the page is left meanwhile.
  const keepalive = params.operationKind === 'mutation' && keptAlive + bytes <= KEEPALIVE_BYTES;
  const counted = keepalive ? bytes : 0;
  let response: Response;
  let text: string;
  keptAlive += counted;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'include',
      keepalive,
      signal,
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        ...(token !== null && { ...callHeaders(), authorization: `Bearer ${token}` }),
      },
      body,
    });
    text = await response.text();
  } catch (cause) {
    throw new NetworkFailure('The network did not answer.', { cause });
  } finally {
    keptAlive -= counted;
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

/** Time limit in ms for a call that others wait for: a later response would set another session. */
const LONGEST_WAIT = 20_000;

/** Resolves when the page is left. */
function pageLeft() {
  const left = { isLeft: false, promise: Promise.resolve() };
  left.promise = new Promise<void>((resolve) => {
    const leave = () => {
      left.isLeft = true;
      resolve();
    };
    globalThis.window?.addEventListener('pagehide', leave, { once: true });
  });
  return left;
}

type UnderWay = { isChange: boolean; sentAt: number; giveUp: () => void };

/** Resolves when all of them are answered, failed or given up. */
async function settled(calls: readonly (readonly [Promise<unknown>, UnderWay])[]): Promise<void> {
  const timers = calls.map(([, { sentAt, giveUp }]) => setTimeout(giveUp, sentAt + LONGEST_WAIT - performance.now()));
  await Promise.allSettled(calls.map(([answer]) => answer));
  timers.forEach(clearTimeout);
}

/**
 * A browser without a session gets one with each response about the visitor, and stores the last: with two calls at
 * once, a cart that a mutation has created in the first session would be lost. Until a mutation has a response, one is
 * therefore sent alone: after all pending calls, and before any other. If it has no response in time, it fails like a
 * lost network. When the page is left, the next one is sent immediately, since there is no later moment.
 */
function createSessionGate() {
  const underWay = new Map<Promise<unknown>, UnderWay>();
  let hasSession = false;
  return async <T>(isChange: boolean, call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const blocking = () => [...underWay].filter(([, other]) => isChange || other.isChange);
    const isHeld = () => !hasSession && blocking().length > 0;
    const page = isHeld() ? pageLeft() : null;
    while (page && !page.isLeft && isHeld()) await Promise.race([settled(blocking()), page.promise]);
    const sent = new AbortController();
    const answer = call(sent.signal);
    underWay.set(answer, { isChange, sentAt: performance.now(), giveUp: () => sent.abort() });
    try {
      const answered = await answer;
      hasSession ||= isChange;
      return answered;
    } finally {
      underWay.delete(answer);
    }
  };
}

/**
 * The one place that calls the API (spec 7): POST, credentials included, a body of exactly operationName, variables and
 * query, Accept-Language of the page; the shopper's token on the operations of `bearerOperations` alone. A token that the
 * server does not take is replaced once. Throws ServerFailure when the server says why it refuses, TransportFailure with
 * the wording of spec 8 otherwise.
 */
export function httpExecute(options: { endpoint: string; locale: Locale; bearer?: Bearer }): Execute {
  const { bearer = async () => null, ...call } = options;
  const inOneSession = createSessionGate();
  const execute = async (
    signal: AbortSignal | null,
    ...[params, variables]: Parameters<Execute>
  ): Promise<GraphQLResponse> => {
    const token = bearerOperations.has(params.name) ? await bearer({ fresh: false }) : null;
    try {
      return await post({ ...call, token, signal }, params, variables);
    } catch (error) {
      if (token === null || !hasCode(error, 'UNAUTHENTICATED')) throw error;
      const other = await bearer({ fresh: true });
      if (other === null || other === token) throw error;
      return post({ ...call, token: other, signal }, params, variables);
    }
  };
  return (params, variables) => {
    const isChange = params.operationKind === 'mutation';
    // Operations that are the same for everybody bring no session, so they wait for none.
    if (!isChange && !bearerOperations.has(params.name)) return execute(null, params, variables);
    return inOneSession(isChange, (signal) => execute(signal, params, variables));
  };
}
