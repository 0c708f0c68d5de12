import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { IdentityRefusedError } from '../../server/gateways/identity.ts';
import type { IdentityGateway, IdentityRefusal } from '../../server/gateways/identity.ts';
import { createBearerVerifier } from '../../server/identity/bearer.ts';

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
  const calls: { call: string; subject: string; email?: string; locale?: string }[] = [];
  const state = {
    refuses: null as IdentityRefusal | null,
    emails: 'confirmation' as 'confirmation' | 'changed',
  };
  const recordCall = (call: (typeof calls)[number]): void => {
    calls.push(call);
    if (state.refuses) throw new IdentityRefusedError(state.refuses, `refused: ${state.refuses}`);
  };
  const gateway: IdentityGateway = {
    async changeEmail(subject, email, locale) {
      recordCall({ call: 'changeEmail', subject, email, locale });
      return state.emails;
    },
    completeProfile: async (subject) => recordCall({ call: 'completeProfile', subject }),
    deleteAccount: async (subject) => recordCall({ call: 'deleteAccount', subject }),
  };
  return { ...gateway, calls: calls, state };
}

/** The first key of every provider of this process: making one takes a tenth of a second, and longer by chance. */
let firstPair: ReturnType<typeof generateKeyPair> | undefined;

/** The tests' identity provider: a gateway in memory, keys published on a real socket, and tokens signed with them. */
export async function openTestIdentity() {
  let keyCount = 0;
  const newKey = async () => {
    const kid = `test${keyCount || ''}`;
    const pair = keyCount === 0 ? (firstPair ??= generateKeyPair('RS256')) : generateKeyPair('RS256');
    keyCount += 1;
    const { privateKey, publicKey } = await pair;
    return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
  };
  /** The newest first: it signs. All are published. */
  let keys = [await newKey()];
  const { publicKey } = keys[0]!;
  const published = { status: 200 };
  const server = createServer((_, response) => {
    response.writeHead(published.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  const expectedClaims = { issuer: ISSUER, audience: AUDIENCE, organization: null, claims: NAMESPACE };

  return {
    gateway: createTestIdentityGateway(),
    /** The key server's responses. */
    published,
    /** The published key as a PEM text. */
    publicKey: await exportSPKI(publicKey),
    verifier: () => createBearerVerifier({ ...expectedClaims, jwksUrl, cooldownMs: 0 }),
    /** The Authorization header of the account of this name. */
    async token(name: string, overrides: TokenWish = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const claims: JWTPayload = {
        iss: ISSUER,
        aud: [AUDIENCE, `${ISSUER}userinfo`],
        sub: `auth0|${name}`,
        iat: now + (overrides.issued ?? 0),
        exp: now + (overrides.expires ?? 900),
        [`${NAMESPACE}platform`]: overrides.platform ?? 'consumer',
        [`${NAMESPACE}roles`]: overrides.roles ?? [],
        [`${NAMESPACE}email`]: overrides.email ?? `${name}@exemple.ca`,
        [`${NAMESPACE}email_verified`]: overrides.verified ?? true,
        ...(overrides.locale && { [`${NAMESPACE}locale`]: overrides.locale }),
        ...(overrides.completeProfile && { [`${NAMESPACE}complete-profile`]: true }),
        ...(overrides.newsletter && { [`${NAMESPACE}newsletter`]: overrides.newsletter }),
        ...overrides.payload,
      };
      const [{ kid, privateKey }] = keys as [(typeof keys)[number]];
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid });
      return `Bearer ${await jwt.sign(privateKey)}`;
    },
    /** Signs with a new key from now on; the former ones stay published until `revoke`. */
    rotate: async () => void (keys = [await newKey(), ...keys]),
    /** Publishes the newest key alone. */
    revoke: () => void (keys = keys.slice(0, 1)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;
