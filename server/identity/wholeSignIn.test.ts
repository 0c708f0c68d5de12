import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from '../../tests/support/customers.ts';
import { codes, marketServices, openMarket, shopper, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { BearerClaims } from './bearer.ts';

const SECOND = 1000;
const START = Math.floor(Date.now() / SECOND) * SECOND;
const issued = (seconds: number) => new Date(START + seconds * SECOND);

/** What a sign-in stores and answers, by its claims, changed one at a time. */
describe('a sign-in', () => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  let nth = 0;
  const stored = (subject: string) =>
    database.kysely
      .selectFrom('customer')
      .select(['email', 'email_verified', 'locale', 'newsletter', 'desk_role', 'identity_at'])
      .where('subject', '=', subject)
      .executeTakeFirst();

  it.each<[roles: string[], isStaff: boolean, isManager: boolean, stored: string | null]>([
    [[], false, false, null],
    [['shopper'], false, false, null],
    [['volunteer'], true, false, 'volunteer'],
    [['manager'], true, true, 'manager'],
    [['staff'], true, true, 'manager'],
    [['volunteer', 'manager'], true, true, 'manager'],
  ])('with the roles %j', async (roles, isStaff, isManager, role) => {
    const claims = claimsOf(`role${(nth += 1)}`, { roles, completeProfile: true });
    const { visitor } = shopper(market, claims.subject);
    const { id: _, ...answer } = await market.identity.recognise(claims, visitor, 'fr');
    expect(answer).toEqual({
      subject: claims.subject,
      isStaff,
      isManager,
      completeProfile: true,
      isSessionRecent: false,
    });
    expect(await stored(claims.subject)).toMatchObject({ desk_role: role });
  });

  it.each<[string, Partial<BearerClaims>, object]>([
    ['of the page’s language', {}, { locale: 'en' }],
    ['of its own language', { locale: 'fr' }, { locale: 'fr' }],
    ['of an address with capitals', { email: 'Ann.Roy@Exemple.ca' }, { email: 'ann.roy@exemple.ca' }],
    ['of an address that is not confirmed', { emailVerified: false }, { email_verified: false }],
    ['with consent', { newsletterAt: issued(0) }, { newsletter: true }],
  ])('that is the first, %s', async (_, more, expected) => {
    const claims = claimsOf(`first${(nth += 1)}`, more);
    await market.identity.recognise(claims, shopper(market, claims.subject).visitor, 'en');
    expect(await stored(claims.subject)).toEqual({
      email: `first${nth}@exemple.ca`,
      email_verified: true,
      locale: 'en',
      newsletter: false,
      desk_role: null,
      identity_at: claims.issuedAt,
      ...expected,
    });
  });

  it.each<[string, Partial<BearerClaims>, object]>([
    ['an older token', { issuedAt: issued(-60), email: 'other@exemple.ca', roles: ['manager'] }, {}],
    [
      'one of the same second',
      { issuedAt: issued(0), email: 'b@exemple.ca' },
      { email: 'b@exemple.ca', identity_at: issued(0) },
    ],
    ['a newer one without an address', { issuedAt: issued(60), email: null }, {}],
    [
      'a newer one, not confirmed',
      { issuedAt: issued(60), emailVerified: false },
      { email_verified: false, identity_at: issued(60) },
    ],
    ['a newer one in another language', { issuedAt: issued(60), locale: 'en' }, {}],
  ])('that follows another stores of %s what counts', async (_, more, expected) => {
    const name = `next${(nth += 1)}`;
    const first = claimsOf(name, { issuedAt: issued(0) });
    const { visitor } = shopper(market, name);
    await market.identity.recognise(first, visitor, 'fr');
    const before = await stored(first.subject);
    await market.identity.recognise({ ...first, ...more }, visitor, 'en');
    const after = await stored(first.subject);
    const instants = 'identity_at' in expected ? { identity_at: (more.issuedAt ?? first.issuedAt) as Date } : {};
    expect(after).toEqual({ ...before, ...expected, ...instants });
  });

  it.each([
    [true, 1, 0],
    [false, 0, 1],
  ])(
    'takes the orders that a guest paid with the address, if it is confirmed: %s',
    async (emailVerified, own, guests) => {
      const name = `guest${(nth += 1)}`;
      await sql`insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, provider_session_id, expires_at,
        subtotal, deposit, shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale)
      select gen_random_uuid(), gen_random_uuid(), 'x', 'paid', ${name}, ${`cs_${name}`}, now(), 1000, 0, 0, 0, 0, 0, 1000, id, false, '2026-11-20', 'fr' from location limit 1`.execute(
        database.kysely,
      );
      await sql`insert into orders (id, attempt_id, session_id, status, payment_intent, created_at, contact_email,
        subtotal, deposit, shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale)
      select gen_random_uuid(), id, 'x', 'processed', ${`pi_${name}`}, now(), ${`${name}@exemple.ca`}, 1000, 0, 0, 0, 0, 0, 1000, location_id, false, '2026-11-20', 'fr'
      from checkout_attempt where fingerprint = ${name}`.execute(database.kysely);
      const claims = claimsOf(name, { emailVerified });
      const { id } = await market.identity.recognise(claims, shopper(market, `${name} later`).visitor, 'fr');
      const count = async (customer: string | null) =>
        Number(
          (
            await sql<{
              n: number;
            }>`select count(*)::int as n from orders where contact_email = ${`${name}@exemple.ca`} and customer_id is not distinct from ${customer}::uuid`.execute(
              database.kysely,
            )
          ).rows[0]?.n,
        );
      expect([await count(id), await count(null)]).toEqual([own, guests]);
    },
  );

  it('that ends refuses older tokens in its session and in the next one, not in another browser’s', async () => {
    const claims = claimsOf('leaving', { issuedAt: issued(-60) });
    const caller = shopper(market, 'leaving');
    caller.visitor.customer = await market.identity.recognise(claims, caller.visitor, 'fr');
    const former = { ...caller.visitor };
    await market.identity.signOut(caller);
    expect(caller.visitor.customer).toBeNull();
    expect(caller.visitor.sessionId).not.toBe(former.sessionId);
    for (const { sessionId } of [former, caller.visitor])
      expect(await codes(market.identity.recognise(claims, { sessionId }, 'fr'))).toEqual(['UNAUTHENTICATED']);
    // A token says whole seconds: one of the second of the sign-out may be from after it.
    await database.kysely
      .updateTable('sign_out')
      .set({ at: new Date(issued(0).getTime() + 400) })
      .execute();
    const again = (seconds: number) =>
      market.identity.recognise({ ...claims, issuedAt: issued(seconds) }, former, 'fr');
    expect(await codes(again(-1))).toEqual(['UNAUTHENTICATED']);
    expect(await again(0)).toMatchObject({ subject: claims.subject });
    const elsewhere = createHash('sha256').update('elsewhere').digest('hex');
    expect(await market.identity.recognise(claims, { sessionId: elsewhere }, 'fr')).toMatchObject({
      subject: claims.subject,
    });
  });
});
