import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { IdentityGateway, IdentityRefusal } from './identity.ts';
import { IdentityRefusedError } from './identity.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** A management token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
/** Somebody waits for the answer: a limit that lasts longer is not waited for. */
const LONGEST_PAUSE_MS = 3000;
const DATABASE_USER = 'auth0|';

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const userAnswer = z.object({ user_id: z.string() });
const errorAnswer = z.object({ statusCode: z.number(), message: z.string().default('') });

export type Auth0IdentityOptions = {
  /** The tenant's own origin, as in https://market.eu.auth0.com: the Management API is not on a custom domain. */
  url: string;
  /** Of a machine-to-machine application with update:users, update:users_app_metadata and delete:users. */
  clientId: string;
  clientSecret: string;
  /** The storefront's application, in whose name confirmation mails go out. */
  storefrontClientId: string;
  /** Milliseconds for each request. */
  timeoutMs?: number;
  now?: () => number;
  /** Resolves after that many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

type Answer = { status: number; headers: Headers; text: string };

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isUser = (answer: Answer): boolean => userAnswer.safeParse(jsonOf(answer)).success;

/** A page that something on the way has put in the place of an answer says nothing about an account. */
function refusalOf(answer: Answer): IdentityRefusal {
  const read = errorAnswer.safeParse(jsonOf(answer));
  if (!read.success) return 'unavailable';
  const { statusCode, message } = read.data;
  if (statusCode === 404) return 'unknownAccount';
  // 400 "The specified new email already exists" of the reference; 409 for a conflict.
  return (statusCode === 400 && /already exists/i.test(message)) || statusCode === 409 ? 'emailTaken' : 'unavailable';
}

/** When a refused request may come again, in ms from now: Retry-After in seconds, else x-ratelimit-reset, a Unix time. */
function pauseOf(headers: Headers, nowMs: number): number {
  const seconds = (name: string): number => Number.parseInt(headers.get(name) ?? '', 10);
  const wait = seconds('retry-after');
  const ms = Number.isNaN(wait) ? seconds('x-ratelimit-reset') * 1000 - nowMs : wait * 1000;
  return Number.isNaN(ms) ? 1000 : Math.max(ms, 0);
}

/**
 * The identity gateway over Auth0's Management API v2, with client credentials. Written from its reference and tested
 * against a server that answers as that says; never run against the real service. Errors name no address and no secret.
 */
export function createAuth0Identity(options: Auth0IdentityOptions): IdentityGateway {
  const { url, clientId, clientSecret, storefrontClientId } = options;
  const { timeoutMs = REQUEST_TIMEOUT_MS, now = Date.now, pause = setTimeout } = options;
  let token: { value: string; until: number } | null = null;

  async function send(method: string, path: string, body: object | null, bearer: string | null): Promise<Answer> {
    try {
      const answer = await fetch(url + path, {
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
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch (error) {
      throw new IdentityRefusedError('unavailable', 'The identity provider did not answer', { cause: error });
    }
  }

  /** One request. One that came too often (429) is sent once more, when its answer says so and that is soon. */
  async function ask(...request: Parameters<typeof send>): Promise<Answer> {
    const answer = await send(...request);
    if (answer.status !== 429) return answer;
    const ms = pauseOf(answer.headers, now());
    if (ms > LONGEST_PAUSE_MS) return answer;
    await pause(ms);
    return send(...request);
  }

  async function managementToken(): Promise<string> {
    if (token && now() < token.until) return token.value;
    const answer = await ask(
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
    const read = tokenAnswer.safeParse(answer.status === 200 ? jsonOf(answer) : null);
    if (!read.success)
      throw new IdentityRefusedError(
        'unavailable',
        `The identity provider gave no management token (${answer.status})`,
      );
    const { access_token: value, expires_in: seconds } = read.data;
    token = { value, until: now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return value;
  }

  /** One call on a user; a management token that was withdrawn is asked for once more. */
  async function user(method: 'PATCH' | 'DELETE', subject: string, body: object | null): Promise<void> {
    const path = `/api/v2/users/${encodeURIComponent(subject)}`;
    let answer = await ask(method, path, body, await managementToken());
    if (answer.status === 401) {
      token = null;
      answer = await ask(method, path, body, await managementToken());
    }
    if (method === 'DELETE' ? answer.status === 204 : answer.status === 200 && isUser(answer)) return;
    const reason = refusalOf(answer);
    throw new IdentityRefusedError(reason, `The identity provider refused a ${method} (${answer.status})`);
  }

  return {
    async changeEmail(subject, email) {
      // Accounts of Google and the like take their address from there.
      if (!subject.startsWith(DATABASE_USER))
        throw new IdentityRefusedError('keptElsewhere', 'The address of this account is kept by another provider');
      await user('PATCH', subject, { email, email_verified: false, verify_email: true, client_id: storefrontClientId });
      return 'changed';
    },
    async completeProfile(subject) {
      await user('PATCH', subject, { app_metadata: { complete_profile: false } });
    },
    async deleteAccount(subject) {
      try {
        await user('DELETE', subject, null);
      } catch (error) {
        if (!(error instanceof IdentityRefusedError) || error.reason !== 'unknownAccount') throw error;
      }
    },
  };
}
