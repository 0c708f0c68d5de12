import { describe, expect, it } from 'vitest';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { codes, location, offer, refusals, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';

describe.each(testDatabaseKinds())('checkout (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { stockOf, attemptsOf, filled } = fixture;

  it("reserves the stock and opens the payment for exactly the cart's total", async () => {
    const { ann, variant } = await filled('carottes', 3, {
      price: 1299,
      deposit: 20,
      name_primary: 'botte',
      name_secondary: 'bunch',
      product: { taxable: true, name_primary: "Carottes d'ici", name_secondary: 'Local carrots' },
    });
    const { totals } = await fixture.market.cart.view(ann);
    const session = await fixture.market.checkout.checkout(ann, PAY);
    const opened = fixture.market.payment.opened().at(-1)!;
    expect(opened).toMatchObject({
      locale: 'fr',
      lines: [
        { name: 'Carottes d’ici, botte', unitAmount: 1299, quantity: 3 },
        { name: 'Consignes', unitAmount: 60, quantity: 1 },
        { name: 'Frais de commande', unitAmount: 500, quantity: 1 },
      ],
      taxes: [
        { name: 'TPS (5 %)', amount: totals.gst },
        { name: 'TVQ (9,975 %)', amount: totals.pst },
      ],
      total: totals.total,
      successUrl: 'https://market.example.test/commande-recue?session={CHECKOUT_SESSION_ID}',
      cancelUrl: `https://market.example.test/paiement/${opened.attemptId}/retour`,
      collectAddress: false,
    });
    const life = opened.expiresAt.getTime() - Date.now();
    expect(life).toBeGreaterThan(30 * 60_000);
    expect(life).toBeLessThanOrEqual(31 * 60_000);
    expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 3 });
    expect(await attemptsOf(ann)).toMatchObject([
      { status: 'pending', provider_session_id: session, total: totals.total, period_start: '2026-11-27' },
    ]);
  });

  it('addresses the payer in English, and requests an address for a delivery', async () => {
    const { ann } = await filled('turnip', 1, { product: { name_primary: 'Navet', name_secondary: 'Turnip' } });
    await fixture.market.cart.updateSession(ann, { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    await fixture.market.checkout.checkout({ ...ann, now: fixture.market.clock.now(), locale: 'en' }, PAY);
    expect(fixture.market.payment.opened().at(-1)).toMatchObject({
      locale: 'en',
      lines: [{ name: 'Turnip, unité' }, { name: 'Delivery', unitAmount: 700 }, { name: 'Order fee' }],
      taxes: [{ name: 'GST (5%)' }, { name: 'QST (9.975%)' }],
      successUrl: 'https://market.example.test/en/order-received?session={CHECKOUT_SESSION_ID}',
      cancelUrl: expect.stringMatching(/^https:\/\/market\.example\.test\/paiement\/[0-9a-f-]{36}\/retour$/),
      collectAddress: true,
    });
  });

  it('returns the same payment when it is sent twice, in sequence or concurrently', async () => {
    const { ann, variant } = await filled('twice', 2);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => fixture.market.checkout.checkout(ann, PAY)));
    pressed.push(await fixture.market.checkout.checkout(ann, PAY));
    expect(new Set(pressed).size).toBe(1);
    expect(await attemptsOf(ann)).toHaveLength(1);
    expect(await stockOf(variant)).toMatchObject({ held: 2 });
    expect((await fixture.market.cart.view(ann)).lines).toMatchObject([{ quantity: 2, max: 10 }]);
  });

  it('ends the first payment before it opens one for another content', async () => {
    const { ann, variant } = await filled('changed', 2);
    const first = await fixture.market.checkout.checkout(ann, PAY);
    await fixture.market.cart.add(ann, variant, 8);
    const second = await fixture.market.checkout.checkout(ann, PAY);
    expect(second).not.toBe(first);
    expect(fixture.market.payment.session(first)).toMatchObject({ state: 'expired' });
    expect((await attemptsOf(ann)).map(({ status }) => status)).toEqual(['expired', 'pending']);
    expect(await stockOf(variant)).toMatchObject({ held: 10 });
  });

  it('treats other goods of the same price as another content', async () => {
    const { ann, variant } = await filled('swapped', 2);
    const otherVariant = await offer(fixture.database, 'swapped for');
    await fixture.market.cart.add(ann, otherVariant, 1);
    const first = await fixture.market.checkout.checkout(ann, PAY);
    await fixture.market.cart.remove(ann, variant, false);
    await fixture.market.cart.add(ann, otherVariant, 1);
    expect(await fixture.market.checkout.checkout(ann, PAY)).not.toBe(first);
    expect(fixture.market.payment.opened().at(-1)?.lines).toMatchObject([
      { quantity: 1 },
      { quantity: 2 },
      { unitAmount: 500 },
    ]);
  });

  it('keeps the first payment when the provider cannot end it', async () => {
    const { ann, variant } = await filled('unended', 2);
    const first = await fixture.market.checkout.checkout(ann, PAY);
    await fixture.market.cart.add(ann, variant, 1);
    fixture.market.payment.provider.state = 'down';
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['PAYMENT_FAILED']);
    expect(await attemptsOf(ann)).toMatchObject([{ status: 'pending', provider_session_id: first }]);
    expect(await stockOf(variant)).toMatchObject({ held: 2 });
  });

  it('writes the order of a first payment that turns out to be paid, and sells it once', async () => {
    const { ann, variant } = await filled('paid meanwhile', 2);
    const otherVariant = await offer(fixture.database, 'added meanwhile');
    const first = await fixture.market.checkout.checkout(ann, PAY);
    fixture.market.payment.pay(first);
    await fixture.market.cart.add(ann, otherVariant, 1);
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['NO_PLACE']);
    expect(await stockOf(variant)).toMatchObject({ stock: 8, held: 0 });
    const view = await fixture.market.cart.view(ann);
    expect(view.lines.map((line) => line.variant.id)).toEqual([otherVariant]);
  });

  it('releases the stock when the provider opens no payment, and can be tried again', async () => {
    const { ann, variant } = await filled('unopened', 2);
    for (const state of ['down', 'answerLost'] as const) {
      fixture.market.payment.provider.state = state;
      expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['PAYMENT_FAILED']);
      expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 0 });
    }
    expect((await fixture.market.checkout.payment(ann.visitor))?.status).toBe('failed');
    fixture.market.payment.provider.state = 'up';
    await fixture.market.checkout.checkout(ann, PAY);
    expect((await fixture.market.checkout.payment(ann.visitor))?.status).toBe('pending');
  });

  it('reports all errors together, and reserves nothing', async () => {
    const ann = shopper(fixture.market, 'troubles');
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['EMPTY_CART']);
    const wine = await offer(fixture.database, 'vin', { stock: 5, product: { is_alcohol: true, name_primary: 'Vin' } });
    const soldOut = await offer(fixture.database, 'fini', { product: { name_primary: 'Fini' } });
    await fixture.market.cart.add(ann, wine, 4);
    await fixture.market.cart.add(ann, soldOut, 1);
    await fixture.database.kysely.updateTable('variant').set({ stock: 2 }).where('id', '=', wine).execute();
    await fixture.database.kysely
      .updateTable('product')
      .set({ status: 'inactive' })
      .where('handle_primary', '=', 'fini')
      .execute();
    const request = { useBalance: true, period: toId('Period', '2026-11-20') };
    expect(await refusals(fixture.market.checkout.checkout(ann, request))).toEqual([
      { code: 'MAX_REACHED', params: { nb: 2, variant: 'unité', name: 'Vin' } },
      { code: 'UNAVAILABLE', params: { variant: 'unité', name: 'Fini' } },
      { code: 'NO_PLACE', params: {} },
      { code: 'NO_ALCOHOL', params: {} },
      { code: 'NO_CREDIT', params: {} },
      {
        code: 'PERIOD_CHANGED',
        params: { period: toId('Period', '2026-11-27'), closesAt: '2026-11-30T00:00:00-05:00' },
      },
    ]);
    expect(await attemptsOf(ann)).toEqual([]);
    expect(await stockOf(wine)).toMatchObject({ held: 0 });
    await fixture.market.cart.confirmAge(ann, '1990-01-01');
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).not.toContain('NO_ALCOHOL');
  });

  it('charges no higher price than the agreed one: the line becomes unsure for good', async () => {
    const { ann, variant } = await filled('prune', 2, { price: 300, product: { name_primary: 'Prunes' } });
    await fixture.database.kysely.updateTable('variant').set({ price: 301 }).where('id', '=', variant).execute();
    expect(await refusals(fixture.market.checkout.checkout(ann, PAY))).toEqual([
      { code: 'CART_CHANGED', params: { items: ['Prunes (unité)'] } },
    ]);
    const line = (await fixture.market.cart.view(ann)).lines[0]!;
    expect(line).toMatchObject({ unsure: true, unsureReason: 'price_changed' });
    expect(
      await fixture.database.kysely.selectFrom('cart_item').select('unsure').where('id', '=', line.id).execute(),
    ).toEqual([{ unsure: true }]);
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['EMPTY_CART']);
    await fixture.market.cart.confirm(ann, line.id);
    await fixture.market.checkout.checkout(ann, PAY);
    expect(fixture.market.payment.opened().at(-1)?.lines[0]).toMatchObject({ unitAmount: 301, quantity: 2 });
  });

  it('charges a lower price than the agreed one', async () => {
    const { ann, variant } = await filled('cheaper prune', 2, { price: 300 });
    await fixture.database.kysely.updateTable('variant').set({ price: 299 }).where('id', '=', variant).execute();
    await fixture.market.checkout.checkout(ann, PAY);
    expect(fixture.market.payment.opened().at(-1)?.lines[0]).toMatchObject({ unitAmount: 299, quantity: 2 });
  });

  it('rejects a place that no longer serves', async () => {
    const { ann } = await filled('closed place', 1);
    await fixture.database.kysely
      .updateTable('location')
      .set({ active: false })
      .where('id', '=', location('marche'))
      .execute();
    expect(await codes(fixture.market.checkout.checkout(ann, PAY))).toEqual(['NO_DELIVERY']);
    await fixture.database.kysely
      .updateTable('location')
      .set({ active: true })
      .where('id', '=', location('marche'))
      .execute();
    await fixture.market.checkout.checkout(ann, PAY);
  });
});
