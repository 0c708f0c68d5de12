import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityClient, payloadOf } from '../../../tests/support/identityClient.ts';
import { AUDIENCE, CLIENT_ID, NAMESPACE, openIdentityServer } from '../../../tests/support/identityServer.ts';
import type { IdentityServer } from '../../../tests/support/identityServer.ts';
import { eitherDatabaseKind, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { DEMO_ACCOUNTS } from '../../demo/demoAccounts.ts';

const CUSTOMER = 'cliente@exemple.ca';
const OVERLAP_MS = 5000;

describe.each(testDatabaseKinds())('the identity provider on %s', (kind) => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer(kind);
  });
  afterAll(() => server?.close());
  const browser = () => identityClient(server.url, server.marketUrl);

  /** Makes rotated refresh tokens older than they are. */
  const age = (ms: number) =>
    server.database.kysely
      .updateTable('identity_object')
      .set({ consumed_at: sql<Date>`consumed_at - ${ms} * interval '1 millisecond'` })
      .where('consumed_at', 'is not', null)
      .execute();

  it('signs in with Auth0’s paths, parameters and tokens (F-032, F-033, F-036)', async () => {
    const tokens = await browser().signIn(CUSTOMER);
    expect(tokens).toMatchObject({ scope: 'openid profile email offline_access', expires_in: 900 });
    expect(payloadOf(tokens.id_token)).toMatchObject({
      iss: `${server.url}/`,
      aud: CLIENT_ID,
      nonce: 'a-nonce',
      sub: DEMO_ACCOUNTS[1]?.subject,
      email: CUSTOMER,
      email_verified: true,
    });
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    const access = await jwtVerify(tokens.access_token, keys, { issuer: `${server.url}/`, audience: AUDIENCE });
    expect(access.protectedHeader.alg).toBe('RS256');
    expect(access.payload).toMatchObject({ azp: CLIENT_ID, scope: 'openid profile email offline_access' });
    expect((await jwtVerify(tokens.id_token, keys)).protectedHeader.alg).toBe('RS256');
    expect(server.errors).toEqual([]);
  });

  it.each([
    ['nouvelle@exemple.ca', { platform: 'consumer', roles: [], 'complete-profile': true }],
    [CUSTOMER, { platform: 'consumer', roles: [], locale: 'fr', email: CUSTOMER, email_verified: true }],
    ['equipe@exemple.ca', { platform: 'consumer', roles: ['manager'] }],
    ['benevole@exemple.ca', { platform: 'consumer', roles: ['volunteer'] }],
    ['ferme@exemple.ca', { platform: 'producer', roles: [] }],
  ])('identifies %s in both tokens', async (email, claims) => {
    const { access_token, id_token } = await browser().signIn(email);
    const prefixedClaims = Object.fromEntries(Object.entries(claims).map(([name, value]) => [NAMESPACE + name, value]));
    expect(payloadOf(access_token)).toMatchObject(prefixedClaims);
    expect(payloadOf(id_token)).toMatchObject(prefixedClaims);
    expect(NAMESPACE + 'complete-profile' in payloadOf(id_token)).toBe(email.startsWith('nouvelle'));
  });

  it('signs in silently with a session, until it is signed out (F-026, F-030, F-040)', async () => {
    const shopper = browser();
    expect(await shopper.silently()).toMatchObject({ error: 'login_required', state: 'a-state' });
    await shopper.signIn(CUSTOMER);
    const { code = '' } = await shopper.silently();
    expect((await shopper.exchange(code)).body.access_token).toBeTruthy();
    const signedOut = await shopper.send(`/v2/logout?client_id=${CLIENT_ID}&returnTo=${server.marketUrl}`);
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([302, `${server.marketUrl}/`]);
    expect((await shopper.silently()).error).toBe('login_required');
  });

  it('lets a hidden frame’s answer be framed and run one script, without an HTTP error', async () => {
    const shopper = browser();
    const page = await shopper.send(shopper.authorizeUrl({ prompt: 'none', response_mode: 'web_message' }));
    expect(page.status).toBe(200);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';script-src 'sha256-[^']+';base-uri 'none'$/,
    );
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(page.text) ?? [];
    expect(page.headers.get('content-security-policy')).toContain(createHash('sha256').update(script).digest('base64'));
    // A popup that closes itself may be seen as closed before its answer arrives.
    expect(script).toContain('postMessage');
    expect(script).not.toContain('close(');
  });

  it.each([
    ['a foreign return address', { redirect_uri: 'https://evil.example/' }],
    ['a return address that only begins as ours', { redirect_uri: 'http://localhost:4000.evil.example' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('refuses %s on a page of its own, and sends nothing there', async (_, changes) => {
    const shopper = browser();
    const page = await shopper.send(shopper.authorizeUrl(changes));
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
    expect(page.text).toContain('La connexion n’a pas pu commencer');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another API', { audience: 'https://elsewhere.example/' }, 'access_denied'],
    ['an organization that is not the market’s', { organization: 'org_other' }, 'access_denied'],
  ])('refuses %s at the return address', async (_, changes, error) => {
    const shopper = browser();
    const page = await shopper.follow(shopper.authorizeUrl(changes));
    expect(page.url.startsWith(server.marketUrl)).toBe(true);
    expect(shopper.callbackOf(page)).toMatchObject({ error, state: 'a-state' });
  });

  it.each(['https://evil.example/', 'http://localhost:4000.evil.example', 'javascript:alert(1)', `//evil.example`])(
    'does not redirect to %s on sign-out, and keeps the session',
    async (target) => {
      const shopper = browser();
      await shopper.signIn(CUSTOMER);
      const page = await shopper.send(`/v2/logout?client_id=${CLIENT_ID}&returnTo=${encodeURIComponent(target)}`);
      expect([page.status, page.headers.get('location')]).toEqual([400, null]);
      expect((await shopper.silently()).code).toBeTruthy();
    },
  );

  it('exchanges a code once, also when two requests arrive together', async () => {
    const shopper = browser();
    await shopper.signIn(CUSTOMER);
    const { code = '' } = await shopper.silently();
    const responses = await Promise.all([shopper.exchange(code), shopper.exchange(code), shopper.exchange(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(responses.find(({ status }) => status === 403)?.body).toMatchObject({ error: 'invalid_grant' });
  });

  it('rotates a refresh token, accepts it again for five seconds, and then ends its family (F-033)', async () => {
    const shopper = browser();
    const first = await shopper.signIn(CUSTOMER);
    const second = (await shopper.refresh(first.refresh_token ?? '')).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await age(OVERLAP_MS - 1000);
    expect((await shopper.refresh(first.refresh_token ?? '')).status).toBe(200);
    await age(1001);
    const reused = await shopper.refresh(first.refresh_token ?? '');
    expect(reused.status).toBe(403);
    expect(reused.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect((await shopper.refresh(second.refresh_token ?? '')).status).toBe(403);
  });

  it('keeps sessions and keys through a restart', async () => {
    const shopper = browser();
    const tokens = await shopper.signIn(CUSTOMER);
    await server.restart();
    expect((await shopper.silently()).code).toBeTruthy();
    expect((await shopper.refresh(tokens.refresh_token ?? '')).status).toBe(200);
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    await expect(jwtVerify(tokens.access_token, keys)).resolves.toBeTruthy();
  });

  it('signs with a new key, and still verifies the old one’s tokens', async () => {
    const shopper = browser();
    const before = await shopper.signIn(CUSTOMER);
    await server.provider().rotateKeys();
    const { body: after } = await shopper.refresh(before.refresh_token ?? '');
    expect(decodeProtectedHeader(after.access_token).kid).not.toBe(decodeProtectedHeader(before.access_token).kid);
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    for (const { access_token } of [before, after]) await expect(jwtVerify(access_token, keys)).resolves.toBeTruthy();
    expect((await shopper.silently()).code).toBeTruthy();
  });

  it('closes after the mails that its answers have caused', async () => {
    const events: string[] = [];
    const sending = Promise.withResolvers<void>();
    const isSending = Promise.withResolvers<void>();
    const send = async () => {
      isSending.resolve();
      await sending.promise;
      events.push('sent');
      return 'sent';
    };
    await server.restart({ mail: { send, isUp: async () => true } });
    const shopper = browser();
    const { text } = await shopper.open();
    const forgot = await shopper.send(/href="([^"]+\/forgot[^"]*)"/.exec(text)?.[1] ?? '');
    await shopper.post(/<form method="post" action="([^"]+)"/.exec(forgot.text)?.[1] ?? '', { email: CUSTOMER });
    await isSending.promise;
    const closing = server
      .provider()
      .close()
      .then(() => events.push('closed'));
    await expect.poll(() => fetch(server.url).catch(() => null)).toBeNull();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    sending.resolve();
    await closing;
    expect(events).toEqual(['sent', 'closed']);
    await server.restart();
  });

  it('publishes no secret part of a key', async () => {
    const { keys } = JSON.parse((await browser().send('/.well-known/jwks.json')).text);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('reports a blocked account, and refreshes its tokens no more', async () => {
    const shopper = browser();
    const { access_token, refresh_token = '' } = await shopper.signIn('membre@exemple.ca');
    const subject = String(payloadOf(access_token).sub);
    await server.provider().accounts.block(subject, true);
    expect((await shopper.refresh(refresh_token)).status).toBe(403);
    expect((await shopper.silently()).error).toBe('login_required');
    const otherBrowser = browser();
    const page = await otherBrowser.open();
    const signedIn = await otherBrowser.post(page.form, { email: 'membre@exemple.ca', password: 'marche-du-portage' });
    expect(otherBrowser.callbackOf(signedIn)).toMatchObject({
      error: 'unauthorized',
      error_description: 'user is blocked',
    });
    await server.provider().accounts.block(subject, false);
    expect(server.errors).toEqual([]);
  });

  it('ends a deleted account’s sessions everywhere, immediately and silently, and lets its address sign up again (E49)', async () => {
    const signUp = async (visitor: ReturnType<typeof browser>) => {
      const { form } = await visitor.open({ screen_hint: 'signup' });
      const fields = { email: `adieu-${kind}@exemple.ca`, password: 'quatre mots sans lien' };
      return visitor.exchange(visitor.callbackOf(await visitor.post(form, fields)).code ?? '');
    };
    const shopper = browser();
    const { body } = await signUp(shopper);
    const subject = String(payloadOf(body.access_token).sub);
    await server.provider().gateway.deleteAccount(subject);
    await server.provider().gateway.deleteAccount(subject);
    expect((await shopper.refresh(body.refresh_token ?? '')).body.error).toBe('invalid_grant');
    expect((await shopper.silently()).error).toBe('login_required');
    expect(await server.provider().accounts.find(subject)).toBeNull();
    const again = await signUp(browser());
    expect(payloadOf(again.body.access_token).sub).not.toBe(subject);
    expect(server.errors).toEqual([]);
  });

  it('drops the claim of an incomplete profile once it is completed', async () => {
    const shopper = browser();
    const { access_token, refresh_token = '' } = await shopper.signIn('nouvelle@exemple.ca');
    await server.provider().gateway.completeProfile(String(payloadOf(access_token).sub));
    const { body } = await shopper.refresh(refresh_token);
    expect(payloadOf(body.id_token)).not.toHaveProperty([`${NAMESPACE}complete-profile`]);
    await expect(server.provider().gateway.completeProfile('auth0|nobody')).rejects.toMatchObject({
      reason: 'unknownAccount',
    });
  });

  it('lets somebody else who signs in on the same browser take over the session', async () => {
    const shopper = browser();
    await shopper.signIn(CUSTOMER);
    const { id_token } = await shopper.signIn('membre@exemple.ca', undefined, { prompt: 'login' });
    expect(payloadOf(id_token).email).toBe('membre@exemple.ca');
    const { code = '' } = await shopper.silently();
    expect(payloadOf((await shopper.exchange(code)).body.id_token).email).toBe('membre@exemple.ca');
  });

  it('lets only the market’s own origin read tokens', async () => {
    const shopper = browser();
    const requestFrom = (origin: string) =>
      shopper.send('/oauth/token', {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: CLIENT_ID, grant_type: 'refresh_token', refresh_token: 'none' }),
      });
    expect((await requestFrom(server.marketUrl)).headers.get('access-control-allow-origin')).toBe(server.marketUrl);
    const foreign = await requestFrom('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('names its organization in tokens, and accepts no other (F-036)', async () => {
  const server = await openIdentityServer(eitherDatabaseKind(), {
    claims: { namespace: NAMESPACE, organization: 'org_portage' },
  });
  try {
    const shopper = identityClient(server.url, server.marketUrl);
    const { id_token, access_token } = await shopper.signIn(CUSTOMER, undefined, { organization: 'org_portage' });
    expect([payloadOf(id_token).org_id, payloadOf(access_token).org_id]).toEqual(['org_portage', 'org_portage']);
    expect((await shopper.silently({ organization: 'org_other' })).error).toBe('access_denied');
  } finally {
    await server.close();
  }
});
