import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { offer, shopper } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';

describe.each(testDatabaseKinds())('a payment continued in another browser (%s)', (kind) => {
  const fixture = checkoutFixture(kind);

  it('opens for its customer there, and no longer where it was started', async () => {
    const { market, database } = fixture;
    const phone = await signedIn(market, 'ann', { session: 'phone' });
    await market.cart.add(phone, await offer(database, 'poires'), 1);
    await market.cart.updateSession(phone, AT_THE_MARKET);
    const phoneSession = await market.checkout.checkout(phone, PAY);

    const laptop = await signedIn(market, 'ann', { session: 'laptop' });
    expect(await market.checkout.payRedirect(laptop.visitor, phoneSession)).toEqual({ kind: 'unknown' });
    expect(await market.checkout.checkout(laptop, PAY)).toBe(phoneSession);
    expect(await market.checkout.payRedirect(laptop.visitor, phoneSession)).toMatchObject({ kind: 'pay' });
    expect(await market.checkout.payRedirect(phone.visitor, phoneSession)).toEqual({ kind: 'unknown' });

    expect(await market.checkout.checkout(phone, PAY)).toBe(phoneSession);
    expect(await market.checkout.payRedirect(phone.visitor, phoneSession)).toMatchObject({ kind: 'pay' });
    expect(await market.checkout.payRedirect(shopper(market, 'eve').visitor, phoneSession)).toEqual({
      kind: 'unknown',
    });
  });
});
