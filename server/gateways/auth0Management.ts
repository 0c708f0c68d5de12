import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { IdentityRefusedError } from './identity.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** A management token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
/** Longest rate limit that is waited for, since somebody is waiting for the response. */
const LONGEST_PAUSE_MS = 3000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

export type ManagementOptions = {
  /** The tenant's own origin, such as https://market.eu.auth0.com: the Management API is not on a custom domain. */
  url: string;
  /** Credentials of a machine-to-machine application. */
  clientId: string;
  clientSecret: string;
  /** Milliseconds for each request. */
  timeoutMs?: number;
  now?: () => number;
  /** Resolves after that many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

export type ManagementAnswer = { status: number; headers: Headers; text: string };

export function jsonOf({ text }: ManagementAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * When a rate-limited request may be repeated, in ms from now: Retry-After in seconds, else x-ratelimit-reset, a Unix
 * time.
 */
function pauseOf(headers: Headers, nowMs: number): number {
  const seconds = (name: string): number => Number.parseInt(headers.get(name) ?? '', 10);
  const wait = seconds('retry-after');
  const ms = Number.isNaN(wait) ? seconds('x-ratelimit-reset') * 1000 - nowMs : wait * 1000;
  return Number.isNaN(ms) ? 1000 : Math.max(ms, 0);
}

/**
 * Client of Auth0's Management API v2, with client credentials. Written from its reference and tested against a server
 * that follows it; never run against the real service. Throws IdentityRefusedError when there is no response; its
 * messages contain no address and no secret.
 */
export function createManagementCalls(options: ManagementOptions) {
  const { url, clientId, clientSecret } = options;
  const { timeoutMs = REQUEST_TIMEOUT_MS, now = Date.now, pause = setTimeout } = options;
  let token: { value: string; until: number } | null = null;

  async function send(
    method: string,
    path: string,
    body: object | null,
    bearer: string | null,
  ): Promise<ManagementAnswer> {
    try {
      const response = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new IdentityRefusedError('unavailable', 'The identity provider did not answer', { cause: error });
    }
  }

  /** One request. A rate-limited one (429) is repeated once, when the response allows it soon. */
  async function sendWithRetry(...request: Parameters<typeof send>): Promise<ManagementAnswer> {
    const response = await send(...request);
    if (response.status !== 429) return response;
    const ms = pauseOf(response.headers, now());
    if (ms > LONGEST_PAUSE_MS) return response;
    await pause(ms);
    return send(...request);
  }

  async function managementToken(): Promise<string> {
    if (token && now() < token.until) return token.value;
    const response = await sendWithRetry(
      'POST',
      '/oauth/token',
      {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: `${url}/api/v2/`,
      },
      null,
    );
    const parsed = tokenAnswer.safeParse(response.status === 200 ? jsonOf(response) : null);
    if (!parsed.success)
      throw new IdentityRefusedError(
        'unavailable',
        `The identity provider gave no management token (${response.status})`,
      );
    const { access_token: value, expires_in: seconds } = parsed.data;
    token = { value, until: now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return value;
  }

  /** One request with a management token; a revoked token is replaced once. */
  return async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body: object | null) {
    const response = await sendWithRetry(method, path, body, await managementToken());
    if (response.status !== 401) return response;
    token = null;
    return sendWithRetry(method, path, body, await managementToken());
  };
}
