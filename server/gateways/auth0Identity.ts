import { z } from 'zod';
import { createManagementCalls, jsonOf } from './auth0Management.ts';
import type { ManagementAnswer, ManagementOptions } from './auth0Management.ts';
import type { IdentityGateway, IdentityRefusal } from './identity.ts';
import { IdentityRefusedError } from './identity.ts';

const DATABASE_USER = 'auth0|';

const userAnswer = z.object({ user_id: z.string() });
const errorAnswer = z.object({ statusCode: z.number(), message: z.string().default('') });

/** Management API credentials; the application needs update:users, update:users_app_metadata and delete:users. */
export type Auth0IdentityOptions = ManagementOptions & {
  /** The storefront's application, on whose behalf confirmation mails are sent. */
  storefrontClientId: string;
};

const isUser = (response: ManagementAnswer): boolean => userAnswer.safeParse(jsonOf(response)).success;

/** A page that a proxy has put in place of a response says nothing about an account. */
function refusalOf(response: ManagementAnswer): IdentityRefusal {
  const parsed = errorAnswer.safeParse(jsonOf(response));
  if (!parsed.success) return 'unavailable';
  const { statusCode, message } = parsed.data;
  if (statusCode === 404) return 'unknownAccount';
  // 400 "The specified new email already exists" of the reference; 409 for a conflict.
  return (statusCode === 400 && /already exists/i.test(message)) || statusCode === 409 ? 'emailTaken' : 'unavailable';
}

/**
 * The identity gateway for Auth0's Management API v2, with client credentials. Written from its reference and tested
 * against a server that follows it; never run against the real service. Errors contain no address and no secret.
 */
export function createAuth0Identity(options: Auth0IdentityOptions): IdentityGateway {
  const { storefrontClientId } = options;
  const call = createManagementCalls(options);

  /** One request about a user. */
  async function user(method: 'PATCH' | 'DELETE', subject: string, body: object | null): Promise<void> {
    const path = `/api/v2/users/${encodeURIComponent(subject)}`;
    const response = await call(method, path, body);
    if (method === 'DELETE' ? response.status === 204 : response.status === 200 && isUser(response)) return;
    const reason = refusalOf(response);
    throw new IdentityRefusedError(reason, `The identity provider refused a ${method} (${response.status})`);
  }

  return {
    async changeEmail(subject, email) {
      // Social accounts (Google and the like) take their address from there.
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
