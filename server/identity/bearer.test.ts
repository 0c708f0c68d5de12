import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBearerVerifier } from './bearer.ts';
import type { BearerOptions, BearerRefusal } from './bearer.ts';

const ISSUER = 'https://market.eu.auth0.com/';
const AUDIENCE = 'https://market.example/graphql';
const NS = 'https://etal.example/';

/** Where keys are published, on a real socket. */
const published = { keys: [] as object[], asked: 0, status: 200, text: '' };
const server = createServer((request, response) => {
  published.asked += 1;
  response.writeHead(published.status, { 'content-type': 'application/json' });
  response.end(published.text || JSON.stringify({ keys: published.keys }));
});

type Key = { kid: string; privateKey: CryptoKey; jwk: object; pem: string };
async function newKey(kid: string, alg = 'RS256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  return { kid, privateKey, jwk, pem: await exportSPKI(publicKey) };
}

let first: Key;
let second: Key;
let jwksUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  first = await newKey('first');
  second = await newKey('second');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => Object.assign(published, { keys: [first.jwk], asked: 0, status: 200, text: '' }));

afterEach(() => vi.useRealTimers());

const seconds = () => Math.floor(Date.now() / 1000);
const payload = (changes: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER,
  aud: [AUDIENCE, `${ISSUER}userinfo`],
  sub: 'auth0|abc',
  iat: seconds(),
  exp: seconds() + 900,
  [`${NS}platform`]: 'consumer',
  ...changes,
});
const sign = (claims: JWTPayload, key = first, header: Record<string, string> = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey);
const verifier = (changes: Partial<BearerOptions> = {}) =>
  createBearerVerifier({ issuer: ISSUER, audience: AUDIENCE, organization: null, claims: NS, jwksUrl, ...changes });
const verify = async (token: string, changes: Partial<BearerOptions> = {}) =>
  verifier(changes).verify(`Bearer ${token}`);

it('reads the customer from a token of the provider', async () => {
  const token = await sign(
    payload({
      org_id: 'org_1',
      [`${NS}roles`]: ['staff'],
      [`${NS}locale`]: 'en',
      [`${NS}email`]: 'camille@exemple.ca',
      [`${NS}email_verified`]: true,
      [`${NS}complete-profile`]: true,
      [`${NS}newsletter`]: '2026-11-21T12:00:00.000Z',
    }),
  );
  expect(await verify(token, { organization: 'org_1' })).toEqual({
    claims: {
      subject: 'auth0|abc',
      platform: 'consumer',
      roles: ['staff'],
      locale: 'en',
      email: 'camille@exemple.ca',
      emailVerified: true,
      completeProfile: true,
      newsletterAt: new Date('2026-11-21T12:00:00Z'),
      organization: 'org_1',
      issuedAt: expect.any(Date),
      expiresAt: expect.any(Date),
    },
  });
});

it('ignores claims that are missing or invalid', async () => {
  const oddClaims = {
    [`${NS}platform`]: 7,
    [`${NS}roles`]: 'staff',
    [`${NS}locale`]: 'de',
    [`${NS}newsletter`]: 'soon',
    // Only a boolean confirms an address.
    [`${NS}email_verified`]: 'true',
  };
  expect(await verify(await sign(payload(oddClaims)))).toMatchObject({
    claims: {
      platform: null,
      roles: [],
      locale: null,
      newsletterAt: null,
      email: null,
      emailVerified: false,
      completeProfile: false,
    },
  });
});

it.each<[string, JWTPayload, BearerRefusal]>([
  ['of another issuer', { iss: 'https://evil.example/' }, 'issuer'],
  ['of the issuer without its slash', { iss: ISSUER.slice(0, -1) }, 'issuer'],
  ['for another API', { aud: 'https://elsewhere.example/' }, 'audience'],
  ['for nobody', { aud: undefined }, 'audience'],
  ['that expired 61 s ago', { exp: seconds() - 61 }, 'expired'],
  ['of a clock five minutes behind', { iat: seconds() - 1200, exp: seconds() - 300 }, 'expired'],
  ['of a clock five minutes ahead', { iat: seconds() + 300, exp: seconds() + 1200 }, 'notYetValid'],
  ['that begins in two minutes', { nbf: seconds() + 120 }, 'notYetValid'],
  ['that never expires', { exp: undefined }, 'malformed'],
  ['of no time', { iat: undefined }, 'malformed'],
  ['of nobody', { sub: undefined }, 'malformed'],
  ['of an empty subject', { sub: '' }, 'malformed'],
])('rejects a token %s', async (_, changes, refusal) => {
  expect(await verify(await sign(payload(changes)))).toEqual({ refusal });
});

it('tolerates clocks that are sixty seconds off, either way (F-036)', async () => {
  const now = 1_800_000_000_000;
  const at = (offset: number) => now / 1000 + offset;
  const judge = async (changes: JWTPayload) => verify(await sign(payload(changes)), { now: () => now });
  expect(await judge({ iat: at(30), nbf: at(30), exp: at(930) })).toHaveProperty('claims');
  expect(await judge({ iat: at(-930), exp: at(-30) })).toHaveProperty('claims');
  expect(await judge({ iat: at(-900), exp: at(-59) })).toHaveProperty('claims');
  expect(await judge({ iat: at(-900), exp: at(-60) })).toEqual({ refusal: 'expired' });
  expect(await judge({ iat: at(60), exp: at(900) })).toHaveProperty('claims');
  expect(await judge({ iat: at(61), exp: at(900) })).toEqual({ refusal: 'notYetValid' });
});

it('requires the organization if the market has one', async () => {
  const organization = 'org_1';
  expect(await verify(await sign(payload()), { organization })).toEqual({ refusal: 'organization' });
  expect(await verify(await sign(payload({ org_id: 'org_2' })), { organization })).toEqual({ refusal: 'organization' });
  expect(await verify(await sign(payload({ org_id: 'org_2' })))).toHaveProperty('claims');
});

it('rejects a token that was changed, or signed with another key', async () => {
  const [header, , signature] = (await sign(payload())).split('.');
  const forged = Buffer.from(JSON.stringify(payload({ [`${NS}roles`]: ['staff'] }))).toString('base64url');
  expect(await verify(`${header}.${forged}.${signature}`)).toEqual({ refusal: 'signature' });
  const stranger = await newKey('first');
  expect(await verify(await sign(payload(), stranger))).toEqual({ refusal: 'signature' });
  expect(await verify(await sign(payload(), await newKey('unknown')))).toEqual({ refusal: 'signature' });
});

it('accepts RS256 alone: no "none", no secret made of the public key, no other algorithm', async () => {
  expect(await verify(new UnsecuredJWT(payload()).encode())).toEqual({ refusal: 'algorithm' });
  for (const text of [JSON.stringify(first.jwk), first.pem, first.pem.trim()]) {
    const secret = new TextEncoder().encode(text);
    const hmac = await new SignJWT(payload()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret);
    expect(await verify(hmac)).toEqual({ refusal: 'algorithm' });
  }
  const curve = await newKey('curve', 'ES256');
  published.keys.push(curve.jwk);
  expect(await verify(await sign(payload(), curve, { alg: 'ES256' }))).toEqual({ refusal: 'algorithm' });
});

it.each([
  ['no header', undefined, 'missing'],
  ['an empty header', '', 'missing'],
  ['another scheme', 'Basic YTpi', 'malformed'],
  ['no token', 'Bearer ', 'malformed'],
  ['no token at all', 'Bearer', 'malformed'],
  ['a text', 'Bearer not-a-token', 'malformed'],
  ['three empty parts', 'Bearer a.b.c', 'malformed'],
  ['an encrypted one, in five parts', 'Bearer a.b.c.d.e', 'malformed'],
  ['two tokens', 'Bearer a.b.c, Bearer d.e.f', 'malformed'],
  ['a header of 9 kB', `Bearer ${'a'.repeat(9000)}.b.c`, 'malformed'],
])('identifies nobody by %s', async (_, header, refusal) => {
  expect(await verifier().verify(header)).toEqual({ refusal });
});

it('fetches the keys once, and again for a new key (rotation), at a limited rate', async () => {
  const bearer = verifier({ cooldownMs: 0 });
  const verifyWith = async (key: Key) => bearer.verify(`Bearer ${await sign(payload(), key)}`);
  await Promise.all([verifyWith(first), verifyWith(first), verifyWith(first)]);
  expect(published.asked).toBe(1);
  published.keys = [second.jwk, first.jwk];
  expect(await verifyWith(second)).toHaveProperty('claims');
  expect(await verifyWith(first)).toHaveProperty('claims');
  expect(published.asked).toBe(2);

  const patient = verifier();
  published.keys = [first.jwk];
  const cachedToken = `Bearer ${await sign(payload())}`;
  expect(await patient.verify(cachedToken)).toHaveProperty('claims');
  const stranger = `Bearer ${await sign(payload(), await newKey('made-up'))}`;
  for (let count = 0; count < 5; count += 1) expect(await patient.verify(stranger)).toEqual({ refusal: 'signature' });
  expect(published.asked).toBe(3);
});

it.each([
  ['failing', { status: 500 }],
  ['answering HTML', { text: '<!doctype html>' }],
])('verifies no token without cached keys while the provider is %s, and still uses cached keys', async (_, failure) => {
  const bearer = verifier({ cooldownMs: 0 });
  const token = `Bearer ${await sign(payload())}`;
  Object.assign(published, failure);
  expect(await bearer.verify(token)).toEqual({ refusal: 'unavailable' });
  Object.assign(published, { status: 200, text: '' });
  expect(await bearer.verify(token)).toHaveProperty('claims');
  Object.assign(published, failure);
  // An unknown key causes another request to the provider; cached keys remain in use.
  expect(await bearer.verify(`Bearer ${await sign(payload(), second)}`)).toEqual({ refusal: 'signature' });
  expect(await bearer.verify(token)).toHaveProperty('claims');
});

it('requests keys from a failing provider again only after the cooldown', async () => {
  const clock = { now: Date.now() };
  const bearer = verifier({ cooldownMs: 1, now: () => clock.now });
  expect(await bearer.verify(`Bearer ${await sign(payload())}`)).toHaveProperty('claims');
  Object.assign(published, { status: 500 });
  const unknown = `Bearer ${await sign(payload(), await newKey('unknown'))}`;
  for (let count = 0; count < 3; count += 1) expect(await bearer.verify(unknown)).toEqual({ refusal: 'signature' });
  expect(published.asked).toBe(2);
  clock.now += 1;
  expect(await bearer.verify(unknown)).toEqual({ refusal: 'signature' });
  expect(published.asked).toBe(3);
});

it('trusts a key that the provider withdrew for ten minutes at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const bearer = verifier({ cooldownMs: 0 });
  const token = `Bearer ${await sign(payload())}`;
  expect(await bearer.verify(token)).toHaveProperty('claims');
  published.keys = [second.jwk];
  const read = Date.now();
  vi.setSystemTime(read + 9 * 60_000);
  expect(await bearer.verify(token)).toHaveProperty('claims');
  vi.setSystemTime(read + 10 * 60_000 + 1000);
  expect(await bearer.verify(token)).toEqual({ refusal: 'signature' });
  // While it fails the last keys are those that it published last, whether or not a token of theirs has come since.
  Object.assign(published, { status: 500 });
  vi.setSystemTime(read + 21 * 60_000);
  expect(await bearer.verify(`Bearer ${await sign(payload())}`)).toEqual({ refusal: 'signature' });
  expect(await bearer.verify(`Bearer ${await sign(payload(), second)}`)).toHaveProperty('claims');
});

it('answers without hanging if the provider cannot be reached', async () => {
  const unreachable = createServer();
  await new Promise<void>((resolve) => unreachable.listen(0, '127.0.0.1', resolve));
  const { port } = unreachable.address() as AddressInfo;
  await new Promise((resolve) => unreachable.close(resolve));
  expect(await verify(await sign(payload()), { jwksUrl: `http://127.0.0.1:${port}/` })).toEqual({
    refusal: 'unavailable',
  });
});
