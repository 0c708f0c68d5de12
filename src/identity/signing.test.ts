import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingClient } from '../../tests/support/storefront/identityFixtures.ts';
import { readAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { connectClient, isClientNeeded, failClient } from './identityGate.ts';
import { takeStoredFailure, storeFailure, signInByPopup, signOut } from './signing.ts';

let page: Environment;

beforeEach(() => {
  page = createEnvironment(async () => ({ data: {} }));
  setAuthentication(page, { loading: false });
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('a failure for a page in the other language', () => {
  it('is handed over to the next page of the tab, once', () => {
    setAuthentication(page, { error: { code: 'access_denied', description: 'no' } });
    storeFailure(page);
    expect(takeStoredFailure()).toEqual({ code: 'access_denied', description: 'no' });
    expect(takeStoredFailure()).toBeNull();
  });

  it.each(['{', '"x"', '{"code":1,"description":"x"}', 'null'])('ignores invalid stored data: %s', (text) => {
    sessionStorage.setItem('etal.sign-in-failed', text);
    expect(readAuthentication(page).error).toBeNull();
  });
});

describe('the popup (F-029, F-038)', () => {
  const opened = { close: vi.fn() } as unknown as Window;

  it('opens on the press, in its size, and popupOpen lasts as long as it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    const closed = Promise.withResolvers<void>();
    connectClient(page, recordingClient({ popup: () => closed.promise }).client);
    const completed = signInByPopup(page, { target: '/panier' });
    expect(open.mock.calls[0]?.[2]).toMatch(/width=400,height=600/);
    expect(readAuthentication(page).popupOpen).toBe(true);
    closed.resolve();
    await completed;
    expect(readAuthentication(page).popupOpen).toBe(false);
  });

  it('falls back to a redirect when the browser blocks it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { calls, client: fullClient } = recordingClient();
    connectClient(page, fullClient);
    await signInByPopup(page, { target: '/panier', signUp: true });
    expect(calls).toEqual([['redirect', { target: '/panier', signUp: true }]]);
    expect(readAuthentication(page).popupOpen).toBe(false);
  });

  it('closes when there is no client for it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(opened);
    const completed = signInByPopup(page, { target: '/panier' });
    failClient(page, new Error('offline'));
    await expect(completed).rejects.toThrow();
    expect(opened.close).toHaveBeenCalled();
    expect(readAuthentication(page).popupOpen).toBe(false);
  });
});

describe('signing out', () => {
  it('refuses to be federated and local at once, and loads nothing (F-031)', async () => {
    await expect(signOut(page, { federated: true, localOnly: true })).rejects.toThrow('federated');
    expect(isClientNeeded(page)).toBe(false);
  });

  it.each([{}, { federated: true }, { localOnly: true }])('signs out with %j', async (options) => {
    const { calls, client: fullClient } = recordingClient();
    connectClient(page, fullClient);
    await signOut(page, options);
    expect(calls).toEqual([['signOut', options]]);
  });
});
