import { z } from 'zod';
import type { IdentityGateway, IdentityRefusal } from './identity.ts';
import { IdentityRefusedError } from './identity.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** A management token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const DATABASE_USER = 'auth0|';

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

export type Auth0IdentityOptions = {
  /** The tenant's own origin, as in https://market.eu.auth0.com: the Management API is not on a custom domain. */
  url: string;
  /** Of a machine-to-machine application with update:users, update:users_app_metadata and delete:users. */
  clientId: string;
  clientSecret: string;
  /** The storefront's application, in whose name confirmation mails go out. */
  storefrontClientId: string;
  now?: () => number;
};

const refusalOf = (status: number, body: string): IdentityRefusal => {
  if (status === 404) return 'unknownAccount';
  // 400 "The specified new email already exists" of the documentation; 409 for a conflict.
  return (status === 400 && /already exists/i.test(body)) || status === 409 ? 'emailTaken' : 'unavailable';
};

/**
 * The identity gateway over Auth0's Management API v2, with client credentials. Written from its reference and tested
 * against a server that answers as that says; never run against the real service. Errors name no address and no secret.
 */
export function createAuth0Identity(options: Auth0IdentityOptions): IdentityGateway {
  const { url, clientId, clientSecret, storefrontClientId, now = Date.now } = options;
  let token: { value: string; until: number } | null = null;

  async function ask(method: string, path: string, body: object | null, bearer: string | null): Promise<Response> {
    try {
      return await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new IdentityRefusedError('unavailable', 'The identity provider did not answer', { cause: error });
    }
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
    const read = tokenAnswer.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
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
    if (answer.ok) return;
    const reason = refusalOf(answer.status, await answer.text().catch(() => ''));
    throw new IdentityRefusedError(reason, `The identity provider refused a ${method} (${answer.status})`);
  }

  return {
    async changeEmail(subject, email) {
      // Accounts of Google and the like take their address from there.
      if (!subject.startsWith(DATABASE_USER))
        throw new IdentityRefusedError('unavailable', 'The address of this account is kept by another provider');
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
