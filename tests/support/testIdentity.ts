import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { IdentityRefusedError } from '../../server/gateways/identity.ts';
import type { IdentityGateway, IdentityRefusal } from '../../server/gateways/identity.ts';
import { createBearerVerifier } from '../../server/http/bearer.ts';

const ISSUER = 'https://tenant.example.test/';
const AUDIENCE = 'https://market.example/graphql';
const NAMESPACE = 'https://etal.example/';

/** A token's claims beside its subject; the market's own without their namespace. */
export type TokenWish = {
  email?: string;
  verified?: boolean;
  locale?: 'fr' | 'en';
  platform?: string;
  roles?: string[];
  completeProfile?: boolean;
  newsletter?: string;
  /** Seconds from now. */
  issued?: number;
  expires?: number;
  payload?: JWTPayload;
};

/** A gateway in memory that records its calls, refuses while `refuses` says so, and changes email addresses. */
export function createTestIdentityGateway() {
  const asked: { call: string; subject: string; email?: string; locale?: string }[] = [];
  const state = {
    refuses: null as IdentityRefusal | null,
    emails: 'confirmation' as 'confirmation' | 'changed',
  };
  const answer = (call: (typeof asked)[number]): void => {
    asked.push(call);
    if (state.refuses) throw new IdentityRefusedError(state.refuses, `refused: ${state.refuses}`);
  };
  const gateway: IdentityGateway = {
    async changeEmail(subject, email, locale) {
      answer({ call: 'changeEmail', subject, email, locale });
      return state.emails;
    },
    completeProfile: async (subject) => answer({ call: 'completeProfile', subject }),
    deleteAccount: async (subject) => answer({ call: 'deleteAccount', subject }),
  };
  return { ...gateway, asked, state };
}

/** The tests' identity provider: a gateway in memory, keys published on a real socket, and tokens signed with them. */
export async function openTestIdentity() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const published = { status: 200 };
  const server = createServer((_, response) => {
    response.writeHead(published.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  const known = { issuer: ISSUER, audience: AUDIENCE, organization: null, claims: NAMESPACE };

  return {
    gateway: createTestIdentityGateway(),
    /** The key server's responses. */
    published,
    /** The published key as a PEM text. */
    publicKey: await exportSPKI(publicKey),
    verifier: () => createBearerVerifier({ ...known, jwksUrl, cooldownMs: 0 }),
    /** The Authorization header of the account of this name. */
    async token(name: string, wish: TokenWish = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const claims: JWTPayload = {
        iss: ISSUER,
        aud: [AUDIENCE, `${ISSUER}userinfo`],
        sub: `auth0|${name}`,
        iat: now + (wish.issued ?? 0),
        exp: now + (wish.expires ?? 900),
        [`${NAMESPACE}platform`]: wish.platform ?? 'consumer',
        [`${NAMESPACE}roles`]: wish.roles ?? [],
        [`${NAMESPACE}email`]: wish.email ?? `${name}@exemple.ca`,
        [`${NAMESPACE}email_verified`]: wish.verified ?? true,
        ...(wish.locale && { [`${NAMESPACE}locale`]: wish.locale }),
        ...(wish.completeProfile && { [`${NAMESPACE}complete-profile`]: true }),
        ...(wish.newsletter && { [`${NAMESPACE}newsletter`]: wish.newsletter }),
        ...wish.payload,
      };
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' });
      return `Bearer ${await jwt.sign(privateKey)}`;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;
