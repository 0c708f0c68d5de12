import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerOf, writeAddress } from '../../tests/support/credit.ts';
import { claimsOf, signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const MARKET = toId('Location', location('marche'));
const PLATEAU = { shippingZoneId: toId('ShippingZone', zone('plateau')) };

describe.each(testDatabaseKinds())("a customer's preferred place (F-111, %s)", (kind) => {
  let database: Database;
  let market: MarketServices;
  let variant: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    variant = await offer(database, 'bread', { track_stock: false });
  });
  afterAll(() => database.close());

  const prefer = (ann: Caller, input: Parameters<MarketServices['account']['update']>[1]) =>
    market.account.update(ann, input);
  const place = async (ann: Caller) => {
    const { location: point, zone: served } = await market.cart.view(ann);
    return point?.name.primary ?? served?.name.primary ?? null;
  };

  it('is preselected in a new cart and after each order, and never replaces another choice', async () => {
    const ann = await signedIn(market, 'picks up');
    await prefer(ann, { preferredLocationId: MARKET });
    expect((await market.cart.add(ann, variant, 1)).location?.name.primary).toBe('marche');
    expect(await place(ann)).toBe('marche');
    await market.cart.updateSession(ann, PLATEAU);
    await prefer(ann, { shippingPreference: 'pickup' });
    expect(await place(ann)).toBe('plateau');
    await writeAddress(database, ann, 'J9A1A1');
    const session = await market.checkout.checkout(ann, { useBalance: false, period: null });
    await market.checkout.handleEvent(market.payment.pay(session));
    expect(await place(ann)).toBe('marche');
  });

  it('is the zone of the address for a customer who prefers delivery, if there is one', async () => {
    const ann = await signedIn(market, 'is served');
    await market.cart.add(ann, variant, 1);
    expect(await place(ann)).toBeNull();
    await writeAddress(database, ann, 'J0X1A0');
    await prefer(ann, { preferredLocationId: MARKET, shippingPreference: 'ship' });
    expect(await place(ann)).toBe('vallee');
    const far = await signedIn(market, 'lives far');
    await writeAddress(database, far, 'K1A0B1');
    await prefer(far, { preferredLocationId: MARKET, shippingPreference: 'ship' });
    await market.cart.add(far, variant, 1);
    expect(await place(far)).toBeNull();
  });

  it('is the first in service of several zones', async () => {
    const { zone: addZone } = smallMarket(database.kysely);
    await addZone('ended', ['K2K'], { priority: 1, active: false });
    await addZone('near', ['K2K'], { priority: 3 });
    await addZone('far', ['K2K'], { priority: 2 });
    const ann = await signedIn(market, 'of two zones');
    await writeAddress(database, ann, 'K2K1A1');
    await prefer(ann, { shippingPreference: 'ship' });
    await market.cart.add(ann, variant, 1);
    expect(await place(ann)).toBe('far');
  });

  it.each(['ferme', 'depot'])(
    'is not preselected where the point %s is out of service or only for Express',
    async (key) => {
      const ann = await signedIn(market, `at ${key}`);
      const preferred = { preferred_location_id: location(key) };
      await database.kysely.updateTable('customer').set(preferred).where('id', '=', customerOf(ann)).execute();
      await market.cart.add(ann, variant, 1);
      expect(await place(ann)).toBeNull();
    },
  );

  it('yields to what the guest chose before signing in, and is preselected where nothing was (E38)', async () => {
    const customer = await signedIn(market, 'joins', { session: 'elsewhere' });
    await prefer(customer, { preferredLocationId: MARKET });
    const guest = shopper(market, 'joins here');
    await market.cart.add(guest, variant, 1);
    await market.cart.updateSession(guest, PLATEAU);
    await market.identity.recognise(claimsOf('joins'), guest.visitor, 'fr');
    expect(await place(customer)).toBe('plateau');
    const secondCustomer = await signedIn(market, 'joins too', { session: 'elsewhere too' });
    await prefer(secondCustomer, { preferredLocationId: MARKET });
    const guestWithoutPlace = shopper(market, 'joins there');
    await market.cart.add(guestWithoutPlace, variant, 1);
    await market.identity.recognise(claimsOf('joins too'), guestWithoutPlace.visitor, 'fr');
    expect(await place(secondCustomer)).toBe('marche');
  });
});
