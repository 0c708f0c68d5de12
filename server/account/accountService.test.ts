import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, location, marketServices, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const ADDRESS = {
  line1: '12, rue Eddy',
  line2: '',
  city: 'Gatineau',
  state: 'qc',
  postal_code: 'j8x 3g4',
  country: 'ca',
};

describe.each(testDatabaseKinds())('a customer’s profile on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  const consents = async (email: string) =>
    database.kysely
      .selectFrom('newsletter_consent')
      .innerJoin('customer', 'customer.id', 'newsletter_consent.customer_id')
      .select(['given', 'source', 'at'])
      .where('email', '=', email)
      .orderBy('newsletter_consent.id')
      .execute();

  it('starts empty, in the language of the first call, without consent to mailings', async () => {
    const ann = await signedIn(market, 'ann', { locale: 'en' });
    expect(await market.account.current(ann.visitor)).toMatchObject({
      email: 'ann@exemple.ca',
      firstName: null,
      lastName: null,
      lang: 'en',
      notificationPreferences: { abandonedCart: false, itemMissing: true },
      preferredLocation: null,
      shippingPreference: null,
      address: null,
      hasReusableBox: false,
      subscribeToNewsletter: false,
      newsletterConsent: null,
      version: 1,
    });
    expect(await market.account.current(shopper(market, 'a guest').visitor)).toBeNull();
  });

  it('stores what is saved, trimmed, and returns it when read again (F-163, F-165 to F-167)', async () => {
    const bob = await signedIn(market, 'bob');
    const saved = await market.account.update(bob, {
      firstName: '  Bob ',
      lastName: 'Tremblay-Côté',
      lang: 'en',
      notificationPreferences: { abandonedCart: true, orderProgress: false },
      shippingAddress: { name: 'Bob T.', phone: '(819) 555.0123', address: ADDRESS },
      preferredLocationId: toId('Location', location('marche')),
      shippingPreference: 'ship',
    });
    expect(saved).toMatchObject({
      firstName: 'Bob',
      lastName: 'Tremblay-Côté',
      lang: 'en',
      notificationPreferences: { abandonedCart: true, itemMissing: true, orderProgress: false },
      address: {
        name: 'Bob T.',
        phone: '819 555-0123',
        line1: '12, rue Eddy',
        line2: null,
        city: 'Gatineau',
        state: 'QC',
        postalCode: 'J8X3G4',
        country: 'CA',
      },
      preferredLocation: location('marche'),
      shippingPreference: 'ship',
      version: 2,
    });
    expect(await market.account.current(bob.visitor)).toEqual(saved);
    const newAddress = { name: 'Bob T.', phone: '819 555-0123', address: { ...ADDRESS, line1: '14, rue Eddy' } };
    const { address } = await market.account.update(bob, { shippingAddress: newAddress });
    expect(address).toEqual({ ...saved.address, line1: '14, rue Eddy' });
    const emptied = { firstName: ' ', shippingAddress: null, preferredLocationId: null, shippingPreference: null };
    expect(await market.account.update(bob, emptied)).toMatchObject({
      firstName: null,
      lastName: 'Tremblay-Côté',
      address: null,
      preferredLocation: null,
      shippingPreference: null,
      version: 4,
    });
  });

  it('reports that nothing changed (F-163)', async () => {
    const cleo = await signedIn(market, 'cleo');
    const input = {
      firstName: 'Cléo',
      shippingAddress: { name: 'Cléo', address: ADDRESS },
      notificationPreferences: { itemMissing: false },
    };
    await market.account.update(cleo, input);
    for (const same of [input, { firstName: 'Cléo ' }, {}, { subscribeToNewsletter: false }, { lastName: '' }])
      expect(await codes(market.account.update(cleo, same)), JSON.stringify(same)).toEqual(['NO_UPDATE']);
    expect((await market.account.current(cleo.visitor))?.version).toBe(2);
  });

  it('records each yes and no to the newsletter with its time and place', async () => {
    const dan = await signedIn(market, 'dan', { newsletterAt: new Date('2026-11-20T10:00:00Z') });
    expect(await market.account.update(dan, { subscribeToNewsletter: false })).toMatchObject({
      subscribeToNewsletter: false,
      newsletterConsent: { given: false, source: 'account' },
    });
    const resubscribed = await market.account.update(dan, { subscribeToNewsletter: true, source: 'wizard' });
    expect(resubscribed.newsletterConsent).toMatchObject({ given: true, source: 'wizard' });
    expect(await consents('dan@exemple.ca')).toEqual([
      { given: true, source: 'sign_up', at: new Date('2026-11-20T10:00:00Z') },
      { given: false, source: 'account', at: expect.any(Date) },
      { given: true, source: 'wizard', at: expect.any(Date) },
    ]);
    expect(Math.abs(Number(resubscribed.newsletterConsent?.at) - market.clock.now().getTime())).toBeLessThan(60_000);
  });

  it.each([
    [{ firstName: 'x'.repeat(81) }, [{ field: 'firstName' }]],
    [{ lastName: 'a\u0000b' }, [{ field: 'lastName' }]],
    [{ lastName: 'a\nb' }, [{ field: 'lastName' }]],
    [{ lang: null }, [{ field: 'lang' }]],
    [{ subscribeToNewsletter: null }, [{ field: 'subscribeToNewsletter' }]],
    [{ notificationPreferences: null }, [{ field: 'notificationPreferences' }]],
    [{ notificationPreferences: { itemMissing: null } }, [{ field: 'notificationPreferences.itemMissing' }]],
    [{ preferredLocationId: '0' }, [{ field: 'preferredLocationId' }]],
    [{ source: 'sign_up' as const, firstName: 'X' }, [{ field: 'source' }]],
    [{ version: 99, firstName: 'X' }, [{ field: 'version' }]],
    [
      { shippingAddress: { name: ' ', address: { ...ADDRESS, line1: '', state: 'ZZ', country: 'FR' } } },
      [
        { field: 'shippingAddress.name' },
        { field: 'shippingAddress.address.line1' },
        { field: 'shippingAddress.address.state' },
        { field: 'shippingAddress.address.country' },
      ],
    ],
  ])('rejects %j with all its errors at once, and stores none of it', async (input, params) => {
    const fay = await signedIn(market, 'fay');
    const before = await market.account.current(fay.visitor);
    expect(await refusals(market.account.update(fay, { ...input, shippingPreference: 'pickup' }))).toEqual(
      params.map((param) => ({ code: 'BAD_INPUT', params: param })),
    );
    expect(await market.account.current(fay.visitor)).toEqual(before);
  });

  it('accepts a longest name, counted in characters and not in bytes', async () => {
    const gus = await signedIn(market, 'gus');
    expect((await market.account.update(gus, { firstName: '🥕'.repeat(80) })).firstName).toBe('🥕'.repeat(80));
  });

  it('requires Canadian formats (F-166)', async () => {
    const hal = await signedIn(market, 'hal');
    const save = (phone: string | null, postal_code: string) =>
      market.account.update(hal, { shippingAddress: { name: 'Hal', phone, address: { ...ADDRESS, postal_code } } });
    expect(await codes(save(null, 'J8X'))).toEqual(['ZIP_INVALID']);
    expect(await codes(save(null, '75011'))).toEqual(['ZIP_INVALID']);
    expect(await codes(save('555-0123', 'J8X 3G4'))).toEqual(['PHONE_INVALID']);
    expect((await codes(save('12', '12'))).toSorted()).toEqual(['PHONE_INVALID', 'ZIP_INVALID']);
    expect((await save(' ', 'j8x-3g4')).address).toMatchObject({ phone: null, postalCode: 'J8X3G4' });
  });

  it('accepts only a place in service', async () => {
    const ida = await signedIn(market, 'ida');
    for (const id of [toId('Location', location('ferme')), toId('Location', location('nowhere')), 'nonsense'])
      expect(await codes(market.account.update(ida, { preferredLocationId: id })), id).toEqual(['NOT_FOUND']);
  });

  it('ends the wizard once it was saved, and notifies the provider (F-171, F-172)', async () => {
    const jo = await signedIn(market, 'jo', { completeProfile: true });
    const changesAtProvider = () => market.gateway.calls.filter(({ subject }) => subject === 'auth0|jo');
    expect(await codes(market.account.update(jo, { firstName: '', lastName: ' ', source: 'wizard' }))).toEqual([
      'NO_UPDATE',
    ]);
    await market.account.update(jo, { lang: 'en' });
    expect((await market.account.current(jo.visitor))?.profileCompleted).toBe(false);
    market.gateway.state.refuses = 'unavailable';
    const saved = await market.account.update(jo, { subscribeToNewsletter: true, source: 'wizard' });
    market.gateway.state.refuses = null;
    expect(saved.profileCompleted).toBe(true);
    expect(changesAtProvider()).toEqual([{ call: 'completeProfile', subject: 'auth0|jo' }]);
    await market.account.update(jo, { firstName: 'Jo', source: 'wizard' });
    expect(changesAtProvider()).toHaveLength(1);
    // A name in the account ends it too, and either one is enough.
    const lea = await signedIn(market, 'lea');
    expect((await market.account.update(lea, { subscribeToNewsletter: true })).profileCompleted).toBe(false);
    expect((await market.account.update(lea, { lastName: 'Roy' })).profileCompleted).toBe(true);
  });

  it('rejects a change over one made in another tab, but not over one of another field', async () => {
    const kim = await signedIn(market, 'kim');
    const { version } = await market.account.update(kim, { firstName: 'Kim', lastName: 'Roy' });
    await market.account.update(kim, {
      lastName: 'Roy-Lavoie',
      notificationPreferences: { itemMissing: false },
      version,
    });
    const lateUpdate = {
      firstName: 'Kimberley',
      lastName: 'Lavoie',
      notificationPreferences: { itemMissing: true },
      version,
    };
    expect(await refusals(market.account.update(kim, lateUpdate))).toEqual([
      { code: 'USER_CHANGED', params: { fields: ['lastName', 'notificationPreferences'] } },
    ]);
    expect(await market.account.current(kim.visitor)).toMatchObject({ firstName: 'Kim', lastName: 'Roy-Lavoie' });
    expect(await market.account.update(kim, { firstName: 'Kimberley', lastName: 'Roy-Lavoie', version })).toMatchObject(
      {
        firstName: 'Kimberley',
        version: version + 2,
      },
    );
    expect(await market.account.update(kim, { lastName: 'Lavoie' })).toMatchObject({ lastName: 'Lavoie' });
  });

  it('accepts one of several tabs that save the same version at once, and rejects the others', async () => {
    const lou = await signedIn(market, 'lou');
    for (let round = 0; round < 5; round += 1) {
      const { version } = (await market.account.current(lou.visitor))!;
      const results = await Promise.allSettled(
        ['A', 'B', 'C'].map((name) => market.account.update(lou, { firstName: `${name}${round}`, version })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : []));
      expect(refusals).toEqual(['USER_CHANGED', 'USER_CHANGED']);
    }
  });
});
