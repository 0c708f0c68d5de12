import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { managementError, openManagementApi } from '../../tests/support/managementApi.ts';
import { createAuth0Staff } from './auth0Staff.ts';
import { IdentityRefusedError } from './identity.ts';

const STAFF_REQUEST = {
  email: 'ann+chef@exemple.ca',
  locale: 'fr',
  role: 'manager',
  dryRun: false,
  link: false,
} as const;
const USERS = { status: 200, body: [{ user_id: 'auth0|ann' }] };
const ROLES = {
  status: 200,
  body: [
    { id: 'rol_1', name: 'manager-of-old' },
    { id: 'rol_2', name: 'manager' },
  ],
};
const NONE = { status: 200, body: [] };

describe('the gateway to staff accounts at Auth0', () => {
  let api: Awaited<ReturnType<typeof openManagementApi>>;
  const staff = () => createAuth0Staff({ url: api.url, clientId: 'machine', clientSecret: 'secret of the tests' });
  const calls = () => api.received.slice(1).map(({ method, path }) => `${method} ${path}`);
  beforeEach(async () => void (api = await openManagementApi()));
  afterEach(() => api.close());

  it('gives the tenant’s role to an account, once', async () => {
    api.replies.user.push(USERS, ROLES, NONE, { status: 204 });
    expect(await staff().makeStaff(STAFF_REQUEST)).toMatchObject({ kind: 'raised', subject: 'auth0|ann' });
    expect(calls()).toEqual([
      'GET /api/v2/users-by-email?email=ann%2Bchef%40exemple.ca&fields=user_id',
      'GET /api/v2/roles?name_filter=manager',
      'GET /api/v2/users/auth0%7Cann/roles',
      'POST /api/v2/users/auth0%7Cann/roles',
    ]);
    expect(api.received.at(-1)?.body).toEqual({ roles: ['rol_2'] });
    api.replies.user.push(USERS, ROLES, { status: 200, body: [{ id: 'rol_2', name: 'manager' }] });
    expect(await staff().makeStaff(STAFF_REQUEST)).toMatchObject({ kind: 'already' });
    expect(calls().filter((call) => call.startsWith('POST /api'))).toHaveLength(1);
  });

  it('only reads accounts in a dry run', async () => {
    api.replies.user.push(USERS, ROLES, NONE);
    expect(await staff().makeStaff({ ...STAFF_REQUEST, dryRun: true })).toMatchObject({ kind: 'raised' });
    expect(calls().some((call) => call.startsWith('POST /api'))).toBe(false);
  });

  const forbidden = managementError(403, 'Insufficient scope');
  it.each([
    [
      'it may not read accounts',
      [forbidden, ROLES],
      /has not read:users, read:roles and update:users\.\nIn its dashboard: User/,
    ],
    ['it may not give roles', [USERS, ROLES, NONE, forbidden], /has not read:users/],
    ['there is no such role', [USERS, NONE], /Auth0 has no role named "manager"\./],
    ['nobody has the address', [NONE, ROLES], /have them sign up at the market/],
    ['two have it', [{ status: 200, body: [{ user_id: 'a' }, { user_id: 'b' }] }, ROLES], /More than one account/],
  ])('explains how to give the role by hand when %s', async (_, replies, text) => {
    api.replies.user.push(...replies);
    const result = await staff().makeStaff(STAFF_REQUEST);
    expect(result).toMatchObject({ kind: 'byHand', text: expect.stringMatching(text) as string });
  });

  it('reports a failure of the provider without a secret or an address', async () => {
    for (const replies of [
      [managementError(500, 'x'), ROLES],
      [USERS, ROLES, NONE, managementError(500, 'x')],
    ]) {
      api.replies.user.push(...replies);
      const error: unknown = await staff()
        .makeStaff(STAFF_REQUEST)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(IdentityRefusedError);
      expect(String(error)).not.toMatch(/exemple|secret/);
    }
  });
});
