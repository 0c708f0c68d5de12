import { expect, it } from 'vitest';
import { authenticationDefaults, readAuthentication, setAuthentication } from './authentication.ts';
import { createEnvironment } from './environment.ts';

const environment = () => createEnvironment(async () => ({ data: {} }));
const user = { sub: 'auth0|1', email: 'lise@exemple.ca', name: 'Lise', completeProfile: true };

it('is loading at first, without a user (F-025)', () => {
  expect(readAuthentication(environment())).toEqual({
    loading: true,
    isAuthenticated: false,
    user: null,
    popupOpen: false,
    error: null,
  });
});

it('updates every reader, and keeps the rest', () => {
  const page = environment();
  setAuthentication(page, { loading: false, isAuthenticated: true, user });
  expect(readAuthentication(page)).toEqual({ ...authenticationDefaults, loading: false, isAuthenticated: true, user });
  setAuthentication(page, { error: { code: 'timeout', description: 'Timeout' } });
  expect(readAuthentication(page)).toMatchObject({ user, error: { code: 'timeout', description: 'Timeout' } });
  setAuthentication(page, { user: { ...user, name: null }, error: null });
  expect(readAuthentication(page)).toMatchObject({ user: { name: null }, error: null });
});

it('is not shared between pages', () => {
  const [one, other] = [environment(), environment()];
  setAuthentication(one, { isAuthenticated: true, user });
  expect(readAuthentication(other)).toEqual(authenticationDefaults);
});
