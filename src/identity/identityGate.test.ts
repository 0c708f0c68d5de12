import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingClient } from '../../tests/support/storefront/identityFixtures.ts';
import { testSettings } from '../../tests/support/storefront/testHarness.tsx';
import { readAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { bearerOf, connectClient, isClientNeeded, failClient, startIdentity } from './identityGate.ts';
import { signIn } from './signing.ts';

const { identity } = testSettings;
const MARK = `auth0.${identity.clientId}.is.authenticated`;
const user = { sub: 'auth0|1', email: 'lise@exemple.ca', name: 'Lise', completeProfile: false };
let page: Environment;

beforeEach(() => {
  page = createEnvironment(async () => ({ data: {} }));
});
afterEach(() => {
  document.cookie = `${MARK}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const start = (query = '') => startIdentity(page, identity, new URLSearchParams(query));
const isNeeded = () => isClientNeeded(page);

describe('the start of a page (F-026)', () => {
  it('knows immediately that nobody is signed in without a session mark, and loads no client', () => {
    start();
    expect(readAuthentication(page).loading).toBe(false);
    expect(isNeeded()).toBe(false);
  });

  it.each(['code=a&state=b', 'error=access_denied&error_description=no'])('completes a return with %s', (query) => {
    start(query);
    expect([readAuthentication(page).loading, isNeeded()]).toEqual([true, true]);
  });

  it('checks a session, and is loading until then', () => {
    document.cookie = `${MARK}=true; Path=/`;
    start();
    expect([readAuthentication(page).loading, isNeeded()]).toEqual([true, true]);
  });
});

describe('the token', () => {
  it('is none for a guest, without a client', async () => {
    start();
    expect(await bearerOf(() => page)({ fresh: false })).toBeNull();
    expect(isNeeded()).toBe(false);
  });

  it('waits until the session is known', async () => {
    const token = bearerOf(() => page)({ fresh: true });
    const tokenRequests: boolean[] = [];
    connectClient(page, recordingClient({ token: async ({ fresh }) => (tokenRequests.push(fresh), 'T') }).client);
    await Promise.resolve();
    expect(tokenRequests).toEqual([]);
    setAuthentication(page, { loading: false, isAuthenticated: true, user });
    expect(await token).toBe('T');
    expect(tokenRequests).toEqual([true]);
  });
});

describe('a client that does not load', () => {
  it('leaves a guest, with the reason, and is loaded again on the next request', async () => {
    document.cookie = `${MARK}=true; Path=/`;
    start();
    const first = signIn(page, { target: '/compte' });
    failClient(page, new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(readAuthentication(page)).toMatchObject({ loading: false, error: { code: 'client_unavailable' } });
    expect(isNeeded()).toBe(false);
    const { calls, client: other } = recordingClient();
    const secondSignIn = signIn(page, { target: '/compte' });
    expect(isNeeded()).toBe(true);
    connectClient(page, other);
    await secondSignIn;
    expect(calls).toEqual([['redirect', { target: '/compte' }]]);
    expect(readAuthentication(page).error).toBeNull();
  });
});
