import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { managementError, openManagementApi } from '../../tests/support/managementApi.ts';
import { createAuth0Identity } from './auth0Identity.ts';
import { IdentityRefusedError } from './identity.ts';
import type { IdentityGateway } from './identity.ts';

const SUBJECT = 'auth0|62463410c0242d00699461c8';
const USER_PATH = '/api/v2/users/auth0%7C62463410c0242d00699461c8';
const SECRET = 'a secret of the tests';

describe('the gateway to Auth0’s Management API v2', () => {
  let api: Awaited<ReturnType<typeof openManagementApi>>;
  let gateway: IdentityGateway;
  let paused: number[];
  const time = { ms: 0 };
  beforeEach(async () => {
    api = await openManagementApi();
    paused = [];
    time.ms = 1_800_000_000_000;
    gateway = createAuth0Identity({
      url: api.url,
      clientId: 'machine',
      clientSecret: SECRET,
      storefrontClientId: 'storefront',
      now: () => time.ms,
      pause: async (ms) => void paused.push(ms),
    });
  });
  afterEach(() => api.close());
  const change = () => gateway.changeEmail(SUBJECT, 'neuve@exemple.ca', 'fr');
  const lines = () => api.received.map(({ method, path }) => `${method} ${path}`);

  async function refusal(call: Promise<unknown>): Promise<IdentityRefusedError> {
    const error: unknown = await call.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof IdentityRefusedError)) throw new Error('It was not refused', { cause: error });
    expect(error.message).not.toMatch(/exemple\.ca|secret of|token-/);
    return error;
  }

  it('changes an address immediately, as unverified, and sends the confirmation mail (F-164)', async () => {
    expect(await change()).toBe('changed');
    expect(api.received).toMatchObject([
      {
        method: 'POST',
        path: '/oauth/token',
        headers: { 'content-type': 'application/json' },
        body: {
          grant_type: 'client_credentials',
          client_id: 'machine',
          client_secret: SECRET,
          audience: `${api.url}/api/v2/`,
        },
      },
      { method: 'PATCH', path: USER_PATH, headers: { authorization: 'Bearer token-1' } },
    ]);
    expect(api.received[0]?.headers.authorization).toBeUndefined();
    expect(api.received[1]?.body).toEqual({
      email: 'neuve@exemple.ca',
      email_verified: false,
      verify_email: true,
      client_id: 'storefront',
    });
  });

  it('withdraws the claim of a completed profile (F-171), and deletes an account for good (E49)', async () => {
    await gateway.completeProfile(SUBJECT);
    await gateway.deleteAccount(SUBJECT);
    expect(lines()).toEqual(['POST /oauth/token', `PATCH ${USER_PATH}`, `DELETE ${USER_PATH}`]);
    expect(api.received[1]?.body).toEqual({ app_metadata: { complete_profile: false } });
    expect(api.received[2]?.body).toBeNull();
  });

  it('reuses its token until a minute before it expires', async () => {
    api.tokens.seconds = 600;
    await gateway.completeProfile(SUBJECT);
    time.ms += 539_999;
    await gateway.completeProfile(SUBJECT);
    expect(api.tokens.given).toBe(1);
    time.ms += 1;
    await gateway.completeProfile(SUBJECT);
    expect(api.tokens.given).toBe(2);
  });

  it('requests another token once if one is rejected (401)', async () => {
    await gateway.completeProfile(SUBJECT);
    api.tokens.given += 1;
    expect(await change()).toBe('changed');
    expect(lines().slice(2)).toEqual([`PATCH ${USER_PATH}`, 'POST /oauth/token', `PATCH ${USER_PATH}`]);
    api.replies.user = [managementError(401, 'Invalid token'), managementError(401, 'Invalid token')];
    expect((await refusal(change())).reason).toBe('unavailable');
    expect(api.replies.user).toEqual([]);
  });

  it.each(['google-oauth2|103547991597142817347', 'samlp|farm|ann', 'auth0'])(
    'knows that the address of %s is managed elsewhere, and sends nothing',
    async (subject) => {
      expect((await refusal(gateway.changeEmail(subject, 'neuve@exemple.ca', 'fr'))).reason).toBe('keptElsewhere');
      expect(api.received).toEqual([]);
    },
  );

  it.each([
    [400, 'The specified new email already exists', 'emailTaken'],
    [409, 'Conflict', 'emailTaken'],
    [404, 'The user does not exist.', 'unknownAccount'],
    [400, "Payload validation error: 'Object didn't pass validation for format email'", 'unavailable'],
    [403, 'Insufficient scope, expected any of: update:users', 'unavailable'],
    [500, 'Internal Server Error', 'unavailable'],
    [503, 'Service Unavailable', 'unavailable'],
  ])('reports %s "%s" as %s, without a retry', async (status, message, reason) => {
    api.replies.user = [managementError(status, message)];
    expect((await refusal(change())).reason).toBe(reason);
    expect(lines()).toHaveLength(2);
    expect(paused).toEqual([]);
  });

  it('ignores that an account was deleted already, and reports one that cannot be deleted', async () => {
    api.replies.user = [managementError(404, 'The user does not exist.'), managementError(500, 'Internal')];
    await gateway.deleteAccount(SUBJECT);
    expect((await refusal(gateway.deleteAccount(SUBJECT))).reason).toBe('unavailable');
  });

  describe('a rate limit (429)', () => {
    const often = (headers: Record<string, string>) => managementError(429, 'Global limit has been reached', headers);

    it.each([
      ['retry-after', '2', 2000],
      ['x-ratelimit-reset', '1800000003', 3000],
      ['x-ratelimit-reset', '1799999990', 0],
      ['x-other', '9', 1000],
    ])('waits once for %s: %s', async (name, value, ms) => {
      api.replies.user = [often({ [name]: value })];
      expect(await change()).toBe('changed');
      expect(paused).toEqual([ms]);
      expect(lines()).toEqual(['POST /oauth/token', `PATCH ${USER_PATH}`, `PATCH ${USER_PATH}`]);
    });

    it('fails after the second time', async () => {
      api.replies.user = [often({ 'retry-after': '1' }), often({ 'retry-after': '1' })];
      expect((await refusal(change())).reason).toBe('unavailable');
      expect(paused).toEqual([1000]);
      expect(lines()).toHaveLength(3);
    });

    it.each([
      ['retry-after', '4'],
      ['x-ratelimit-reset', '1800000060'],
    ])('does not wait for %s: %s, which is too long for a person', async (name, value) => {
      api.replies.user = [often({ [name]: value })];
      expect((await refusal(change())).reason).toBe('unavailable');
      expect(paused).toEqual([]);
      expect(lines()).toHaveLength(2);
    });

    it('applies to tokens, too', async () => {
      api.replies.token = [often({ 'retry-after': '1' })];
      expect(await change()).toBe('changed');
      expect(paused).toEqual([1000]);
    });
  });

  describe('an unusable answer', () => {
    const page = '<!doctype html><title>404</title><p>already exists</p>';

    it.each([200, 302, 400, 404, 502])('is HTML with %s, which changes and deletes nothing', async (status) => {
      const reply = { status, body: page, headers: { location: '/elsewhere' } };
      api.replies.user = [reply, reply];
      expect((await refusal(change())).reason).toBe('unavailable');
      expect((await refusal(gateway.deleteAccount(SUBJECT))).reason).toBe('unavailable');
    });

    it.each([
      ['HTML', { status: 200, body: page }],
      ['another object', { status: 200, body: { access_token: 'token-1' } }],
      ['a refusal', { status: 403, body: { error: 'access_denied', error_description: 'Unauthorized' } }],
      ['a failure', { status: 500, body: {} }],
    ])('is %s in place of a token', async (_, reply) => {
      api.replies.token = [reply];
      expect((await refusal(change())).reason).toBe('unavailable');
      expect(lines()).toEqual(['POST /oauth/token']);
      expect(await change()).toBe('changed');
    });

    it('is none within the time limit', async () => {
      gateway = createAuth0Identity({
        url: api.url,
        clientId: 'machine',
        clientSecret: SECRET,
        storefrontClientId: 'storefront',
        timeoutMs: 50,
      });
      api.replies.token = [null];
      const error = await refusal(change());
      expect(error.reason).toBe('unavailable');
      expect(error.cause).toMatchObject({ name: 'TimeoutError' });
    });

    it('is none because no server listens', async () => {
      await api.close();
      expect((await refusal(change())).reason).toBe('unavailable');
      api = await openManagementApi();
    });
  });
});
