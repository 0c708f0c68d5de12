import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../../tests/support/storefront/testHarness.tsx';
import { identityOptions, profileOf } from './identityOptions.ts';

afterEach(() => vi.restoreAllMocks());
const { identity } = testSettings;
const place = { origin: 'https://marche.example', locale: 'fr' } as const;

it('passes the figures of spec 9, and the origin as return address (F-022, F-035, F-038)', () => {
  expect(identityOptions(identity, place)).toEqual({
    domain: 'https://login.example',
    clientId: 'etal-storefront',
    authorizationParams: {
      redirect_uri: 'https://marche.example',
      audience: 'https://marche.example/graphql',
      scope: 'openid profile email',
      ui_locales: 'fr-CA fr',
    },
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    useCookiesForTransactions: false,
    anonymousSessionsCacheMode: 'memory',
    httpTimeoutInSeconds: 10,
    authorizeTimeoutInSeconds: 60,
    leeway: 60,
    sessionCheckExpiryDays: 1,
  });
});

it('requests an organization if there is one, in the reader’s language (F-036)', () => {
  const options = identityOptions({ ...identity, organization: 'org_1' }, { ...place, locale: 'en' });
  expect(options.authorizationParams).toMatchObject({ organization: 'org_1', ui_locales: 'en-CA en' });
});

it('uses a cookie for the transaction in a tab without storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(identityOptions(identity, place).useCookiesForTransactions).toBe(true);
});

it('keep four claims of the ID token (F-025, F-171)', () => {
  const claims = 'https://marche.example/';
  const user = { sub: 'a|1', email: 'x@y.ca', name: 7, picture: 'p', [`${claims}complete-profile`]: true };
  expect(profileOf(user as never, claims)).toEqual({ sub: 'a|1', email: 'x@y.ca', name: null, completeProfile: true });
  expect(profileOf({ sub: 'a|1' }, claims)).toEqual({ sub: 'a|1', email: null, name: null, completeProfile: false });
  expect(profileOf(undefined, claims)).toBeNull();
});
