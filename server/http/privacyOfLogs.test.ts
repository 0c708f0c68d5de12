import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';
import { createLog } from '../log.ts';

const variant = toId('Variant', testId('variant honey 0'));
const place = toId('Location', testId('location hall'));
const PROFILE = `mutation {
  updateUser(input: {
    firstName: "Zorah", lastName: "Bellerose"
    shippingAddress: { name: "Zorah", phone: "819 555-0123", address: { line1: "12, rue Eddy", city: "Gatineau", postal_code: "J8X3G4" } }
  }) { id }
}`;

/** What must be in no line of the log, whatever level it is written at. */
const PERSONAL = /zorah|bellerose|555-0123|rue eddy|j8x ?3g4|exemple\.ca|sonnette|eyJ|Bearer/i;

describe.each(testDatabaseKinds())('the log of everything that an account does, on %s', (kind) => {
  let api: ApiServer;
  let log = '';
  beforeAll(async () => {
    const sink = new Writable({ write: (chunk, _, callback) => ((log += String(chunk)), callback()) });
    api = await openApi(kind, { log: createLog('trace', sink) });
    await smallMarket(api.database.kysely).seller('farm');
    await smallMarket(api.database.kysely).product('honey', 'farm');
    await smallMarket(api.database.kysely).location('hall');
  });
  afterAll(() => api.close());

  it('holds no token, no session and nothing personal', async () => {
    const session = newSessionToken();
    const authorization = await api.identity.token('zorah', { completeProfile: true });
    const signature = authorization.split('.')[2] ?? '';
    const asZorah = { session, authorization };
    const call = (query: string, variables = {}, headers = asZorah) => api.call(query, variables, headers);

    await call('mutation($v: ID!) { addToCart(variant: $v) { id } }', { v: variant });
    const save = 'mutation($p: ID!) { updateCart(input: { note: "La sonnette", locationId: $p }) { id } }';
    await call(save, { p: place });
    await call('mutation { checkout }');
    api.identity.gateway.state.refuses = 'unavailable';
    expect((await call(PROFILE)).errors).toEqual([]);
    const change = 'mutation { updateEmail(email: "z@exemple.ca", confirmation: "z@exemple.ca") { id } }';
    expect((await call(change)).errors[0]?.extensions.code).toBe('IDENTITY_UNAVAILABLE');
    await call('mutation { deleteAccount(confirmation: "zorah@exemple.ca") { deletedCustomerId } }');
    await call('{ user { firstName } }', {}, { session, authorization: `${authorization}x` });
    await call(
      '{ user { firstName } }',
      {},
      { session, authorization: await api.identity.token('zorah', { expires: -99 }) },
    );
    await call('{ personalData { content } }');
    await call('{ user { phone(of: "819 555-0123") } }');

    // A database's error about a refused row contains the row.
    await api.database.kysely.schema
      .alterTable('customer')
      .addCheckConstraint('refused', sql`first_name <> 'Zorah-Anne'`)
      .execute();
    const failed = await call('mutation { updateUser(input: { firstName: "Zorah-Anne" }) { id } }');
    expect(failed.errors[0]?.extensions.code).toBe('INTERNAL');

    expect(log).toContain('A request failed');
    expect(log).toContain('The identity provider changed no address');
    expect(log).not.toMatch(PERSONAL);
    expect(log).not.toContain(session);
    expect(log).not.toContain(signature);
  });
});
