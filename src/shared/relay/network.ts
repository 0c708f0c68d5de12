import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import { bearerOperations } from '#generated/bearerOperations.ts';
import type { Locale } from '#rules/constants.ts';
import type { Execute } from './environment.ts';
import { hasCode, NetworkFailure, ServerFailure, TransportFailure, type ServerError } from './failure.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkFailure('The response is not JSON.', { cause });
  }
};

const isGraphQLResponse = (value: unknown): value is { data?: unknown; errors?: ServerError[] } =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/**
 * Resolves with the shopper's access token once their identity is known; null for a guest. fresh: a new token, because
 * the server refused the previous one. Throws if the identity provider cannot be reached.
 */
export type Bearer = (options: { fresh: boolean }) => Promise<string | null>;

let currentBearer: Bearer = async () => null;
/** The shopper's token for what is no call; null: a guest. */
export const tokenOf: Bearer = (options) => currentBearer(options);

type Call = { endpoint: string; locale: Locale; token: string | null; signal: AbortSignal | null };

/** Limit on the bodies of keepalive requests, in bytes; the browser rejects a request that exceeds it (Fetch, 4.5). */
const KEEPALIVE_BYTES = 64 * 1024;
let pendingKeepaliveBytes = 0;

let callHeaders: () => Readonly<Record<string, string>> = () => ({});

/** Adds headers to every later call with a token, read at each: ASCII names and values. Replaces those that were set before. */
export function setCallHeaders(read: () => Readonly<Record<string, string>>): void {
  callHeaders = read;
}

async function post({ endpoint, locale, token, signal }: Call, ...[params, variables]: Parameters<Execute>) {
  const body = JSON.stringify({ operationName: params.name, variables, query: params.text });
  const bytes = new TextEncoder().encode(body).length;
  // A mutation is completed even if the page is left meanwhile.
  const keepalive = params.operationKind === 'mutation' && pendingKeepaliveBytes + bytes <= KEEPALIVE_BYTES;
  const keepaliveBytes = keepalive ? bytes : 0;
  let response: Response;
  let text: string;
  pendingKeepaliveBytes += keepaliveBytes;
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
    pendingKeepaliveBytes -= keepaliveBytes;
  }
  const status = `Response not successful: Received status code ${response.status}`;
  if (response.status >= 300 && !text.startsWith('{'))
    throw new (response.status >= 500 ? NetworkFailure : TransportFailure)(status);
  const json = readJson(text);
  if (isGraphQLResponse(json) && json.errors?.length && !json.data) throw new ServerFailure(json.errors);
  if (response.status >= 300) throw new TransportFailure(status);
  if (!isGraphQLResponse(json) || !json.data)
    throw new TransportFailure(`Server response was missing for query '${params.name}'.`);
  return json as GraphQLSingularResponse;
}

/** Time limit in ms for a call that others wait for: a later response would set another session. */
const MAX_WAIT_MS = 20_000;
/** Time limit in ms for a mutation. A balancer waits as long (operations.md); one that is sent again takes effect once. */
const MAX_MUTATION_MS = 60_000;

/** `promise` resolves when the page is left. */
function watchPageHide() {
  const page = { isHidden: false, promise: Promise.resolve() };
  page.promise = new Promise<void>((resolve) => {
    const onPageHide = () => {
      page.isHidden = true;
      resolve();
    };
    globalThis.window?.addEventListener('pagehide', onPageHide, { once: true });
  });
  return page;
}

type PendingCall = { isMutation: boolean; sentAt: number; abort: () => void };

/** Resolves when each of them has a response, has failed, or has exceeded its time limit. */
async function waitForCalls(calls: readonly (readonly [Promise<unknown>, PendingCall])[]): Promise<void> {
  const timers = calls.map(([, { sentAt, abort }]) => setTimeout(abort, sentAt + MAX_WAIT_MS - performance.now()));
  await Promise.allSettled(calls.map(([response]) => response));
  timers.forEach(clearTimeout);
}

/**
 * A browser without a session gets one with each response about the visitor, and stores the last: with two calls at
 * once, a cart that a mutation has created in the first session would be lost. Until a mutation has a response, one is
 * therefore sent alone: after all pending calls, and before any other. If it has no response in time, it fails like a
 * lost network. When the page is left, the next one is sent immediately, since there is no later moment.
 */
function createSessionGate() {
  const pending = new Map<Promise<unknown>, PendingCall>();
  let hasSession = false;
  return async <T>(isMutation: boolean, call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const blocking = () => [...pending].filter(([, other]) => isMutation || other.isMutation);
    const mustWait = () => !hasSession && blocking().length > 0;
    const page = mustWait() ? watchPageHide() : null;
    while (page && !page.isHidden && mustWait()) await Promise.race([waitForCalls(blocking()), page.promise]);
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = isMutation && setTimeout(abort, MAX_MUTATION_MS);
    const response = call(controller.signal);
    pending.set(response, { isMutation, sentAt: performance.now(), abort });
    try {
      const result = await response;
      hasSession ||= isMutation;
      return result;
    } finally {
      if (timer) clearTimeout(timer);
      pending.delete(response);
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
  currentBearer = bearer;
  const runInSession = createSessionGate();
  const execute = async (
    signal: AbortSignal | null,
    ...[params, variables]: Parameters<Execute>
  ): Promise<GraphQLResponse> => {
    const token = bearerOperations.has(params.name) ? await bearer({ fresh: false }) : null;
    try {
      return await post({ ...call, token, signal }, params, variables);
    } catch (error) {
      if (token === null || !hasCode(error, 'UNAUTHENTICATED')) throw error;
      const refreshed = await bearer({ fresh: true });
      if (refreshed === null || refreshed === token) throw error;
      return post({ ...call, token: refreshed, signal }, params, variables);
    }
  };
  return (params, variables) => {
    const isMutation = params.operationKind === 'mutation';
    // Operations that are the same for everybody bring no session, so they wait for none.
    if (!isMutation && !bearerOperations.has(params.name)) return execute(null, params, variables);
    return runInSession(isMutation, (signal) => execute(signal, params, variables));
  };
}
