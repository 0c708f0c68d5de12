import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, type Locale } from '#rules/constants.ts';
import { claimsOf, signedIn } from '../../tests/support/customers.ts';
import { marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { staffAddresses } from '../mail/staffStore.ts';
import type { MarketError } from '../marketError.ts';
import { marketJobs } from '../marketJobs.ts';
import type { BearerClaims } from './bearer.ts';
import { writeIdentity } from './identityStore.ts';

describe.each(testDatabaseKinds())('the role at the desk, stored at sign-in (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const managers = async () =>
    (await staffAddresses(database.kysely, 'manager')).map(({ email, locale }) => [email, locale]);
  const issued = (ms: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + ms);
  const signIn = (name: string, claims: Partial<BearerClaims> & { locale?: Locale }) => signedIn(market, name, claims);

  it('is that of the newest token, with its address and the account’s language', async () => {
    await signIn('ann', { roles: ['manager'], locale: 'en' });
    await signIn('bea', { roles: ['staff'] });
    await signIn('cam', { roles: ['volunteer'] });
    await signIn('dan', {});
    await signIn('eve', { roles: ['manager'], emailVerified: false });
    expect(await managers()).toEqual([
      ['ann@exemple.ca', 'en'],
      ['bea@exemple.ca', 'fr'],
    ]);
    expect(await staffAddresses(database.kysely, 'volunteer')).toMatchObject([{ email: 'cam@exemple.ca' }]);

    const later = { email: 'ann.new@exemple.ca', issuedAt: issued(1000) };
    await signIn('ann', { ...later, roles: ['manager'] });
    expect(await managers()).toContainEqual(['ann.new@exemple.ca', 'en']);
    // A token without an address says nothing about it.
    await signIn('bea', { roles: ['volunteer'], email: null, issuedAt: issued(1000) });
    expect(await managers()).toEqual([['ann.new@exemple.ca', 'en']]);
    expect(await staffAddresses(database.kysely, 'volunteer')).toMatchObject([
      { email: 'bea@exemple.ca' },
      { email: 'cam@exemple.ca' },
    ]);
  });

  it('is written only when it changed, or a day after it was', async () => {
    const times = async (email: string) => {
      const columns = ['identity_at', 'desk_role_at'] as const;
      const row = database.kysely.selectFrom('customer').select(columns).where('email', '=', email);
      return Object.values(await row.executeTakeFirstOrThrow());
    };
    const start = issued(0);
    const at = (ms: number) => new Date(start.getTime() + ms);
    for (const [name, roles] of [
      ['kim', ['manager']],
      ['lou', []],
    ] as const) {
      const claims = (ms: number) => ({ roles: [...roles], issuedAt: at(ms) });
      const hasRole = roles.length > 0;
      await signIn(name, claims(0));
      await signIn(name, claims(DAY_MS - 1000));
      expect(await times(`${name}@exemple.ca`)).toEqual([at(0), hasRole ? at(0) : null]);
      await signIn(name, claims(DAY_MS));
      expect(await times(`${name}@exemple.ca`)).toEqual(hasRole ? [at(DAY_MS), at(DAY_MS)] : [at(0), null]);
    }
    // They would be among the managers of what follows.
    await signIn('kim', { issuedAt: at(2 * DAY_MS) });
    expect(await times('kim@exemple.ca')).toEqual([at(2 * DAY_MS), null]);
    // A request with an earlier token that comes to the row later.
    const { id } = await database.kysely
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'kim@exemple.ca')
      .executeTakeFirstOrThrow();
    const earlier = { email: 'old@exemple.ca', emailVerified: true, role: 'manager', issuedAt: at(DAY_MS) } as const;
    await writeIdentity(database.kysely, id, earlier);
    expect(await times('kim@exemple.ca')).toEqual([at(2 * DAY_MS), null]);
  });

  it('ends with the first token without it, and an earlier token does not restore it', async () => {
    await signIn('ann', { email: 'ann.new@exemple.ca', issuedAt: issued(2000) });
    expect(await managers()).toEqual([]);
    await signIn('ann', { email: 'ann.new@exemple.ca', roles: ['manager'] });
    expect(await managers()).toEqual([]);
  });

  it('is exported with the account and erased with it', async () => {
    const fay = await signIn('fay', { roles: ['manager'] });
    expect(JSON.parse((await market.account.personalData(fay))!.content)).toMatchObject({
      customer: { deskRole: 'manager' },
    });
    await market.account.deleteOwn(fay.visitor, 'fay@exemple.ca', 0);
    const roles = database.kysely.selectFrom('customer').select('desk_role').where('deleted_at', 'is not', null);
    expect(await roles.execute()).toEqual([{ desk_role: null }]);
    expect(await managers()).toEqual([]);
  });

  it('is erased 31 days after the last token that carried it', async () => {
    const roles = ['manager'];
    await signIn('gil', { roles, issuedAt: issued(-40 * DAY_MS) });
    await signIn('hal', { roles, issuedAt: issued(-40 * DAY_MS) });
    await market.identity.recognise(
      claimsOf('hal', { roles, issuedAt: issued(-30 * DAY_MS) }),
      (await signIn('dan', {})).visitor,
      'fr',
    );
    expect(await managers()).toHaveLength(2);
    await marketJobs(market).sessions.run();
    expect(await managers()).toEqual([['hal@exemple.ca', 'fr']]);
  });

  it('ends the change to the address that a token has, and leaves one to another address', async () => {
    const pending = 'pat.new@exemple.ca';
    await signIn('pat', { issuedAt: issued(0) });
    const customer = database.kysely
      .selectFrom('customer')
      .select('pending_email')
      .where('subject', '=', claimsOf('pat').subject);
    const pendingAddress = { pending_email: pending, pending_email_at: new Date() };
    await database.kysely.updateTable('customer').set(pendingAddress).where('email', '=', 'pat@exemple.ca').execute();
    await signIn('pat', { email: 'pat.other@exemple.ca', issuedAt: issued(1000) });
    expect(await customer.execute()).toEqual([{ pending_email: pending }]);
    await signIn('pat', { email: pending, issuedAt: issued(2000) });
    expect(await customer.execute()).toEqual([{ pending_email: null }]);
  });

  it.each([
    [0, 'UNAUTHENTICATED'],
    [-1000, 'UNAUTHENTICATED'],
    [1000, null],
  ])('is nobody’s with a token of %d ms after the account was deleted', async (ms, code) => {
    const ended = issued(0);
    const name = `gone ${ms}`;
    const hash = createHash('sha256').update(claimsOf(name).subject).digest('hex');
    await database.kysely.insertInto('ended_subject').values({ hash, at: ended }).execute();
    const call = signIn(name, { issuedAt: new Date(ended.getTime() + ms) }).then(
      () => null,
      (error: MarketError) => error.code,
    );
    expect(await call).toBe(code);
  });
});
