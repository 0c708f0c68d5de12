import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { offer, shopper } from '../../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import { redirectPayer } from '../../http/paymentRoutes.ts';

describe.each(testDatabaseKinds())('a payer who returns from the payment page without paying (E28, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { stockOf, attemptsOf, filled } = fixture;

  /** Follows the cancel URL that the provider was given; null if there is no such page. */
  async function followCancelLink(caller: Caller, address = fixture.market.payment.opened().at(-1)!.cancelUrl) {
    const [, folder, id, word] = new URL(address).pathname.split('/');
    expect([folder, word]).toEqual(['paiement', 'retour']);
    const responses: { status: number; location: string }[] = [];
    const response = {
      writeHead: (status: number, { location }: { location: string }) => (
        responses.push({ status, location }),
        response
      ),
      end: () => response,
    } as unknown as ServerResponse;
    await redirectPayer({ services: fixture.market }, id!, caller.visitor, response, true);
    return responses[0] ?? null;
  }

  it('releases the stock at once, keeps the cart, and lets the payer try again', async () => {
    const { ann, variant } = await filled('back', 3);
    const first = await fixture.market.checkout.checkout(ann, PAY);
    expect(await stockOf(variant)).toMatchObject({ held: 3 });
    for (const _ of ['pressed', 'pressed again'])
      expect(await followCancelLink(ann)).toEqual({ status: 303, location: '/panier/expedition' });
    expect(await stockOf(variant)).toMatchObject({ stock: 10, held: 0 });
    expect(fixture.market.payment.session(first)).toMatchObject({ state: 'expired' });
    expect((await fixture.market.cart.view(ann)).lines).toMatchObject([{ quantity: 3, unsure: false }]);
    await fixture.market.mails.sendDue();
    expect(fixture.market.mail.accepted).toEqual([]);
    const second = await fixture.market.checkout.checkout(ann, PAY);
    expect(second).not.toBe(first);
    expect(await fixture.market.checkout.handleEvent(fixture.market.payment.pay(second))).toBe('applied');
    expect(await attemptsOf(ann)).toMatchObject([{ status: 'expired' }, { status: 'paid' }]);
  });

  it('opens another page for the same cart once the time of the first one is over', async () => {
    const { ann } = await filled('too late', 1);
    const first = await fixture.market.checkout.checkout(ann, PAY);
    expect(await fixture.market.checkout.checkout(ann, PAY)).toBe(first);
    await sql`update checkout_attempt set expires_at = now() - interval '1 second' where session_id = ${ann.visitor.sessionId}`.execute(
      fixture.database.kysely,
    );
    expect(await fixture.market.checkout.checkout(ann, PAY)).not.toBe(first);
    expect(await attemptsOf(ann)).toMatchObject([{ status: 'expired' }, { status: 'pending' }]);
  });

  it('mails nothing to a customer who cancels it on the page, and tells one whose payment ends by itself', async () => {
    const { market, database } = fixture;
    const ann = await signedIn(market, 'ann');
    await market.cart.add(ann, await offer(database, 'ann'), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await market.checkout.checkout(ann, PAY);
    await followCancelLink(ann);
    await market.mails.sendDue();
    expect(market.mail.accepted).toEqual([]);
    const session = await market.checkout.checkout(ann, PAY);
    const { id: attemptId } = (await attemptsOf(ann)).at(-1)!;
    const event = { id: 'evt_over', type: 'checkout.session.expired' };
    const over = { state: 'expired' as const, sessionId: session, attemptId };
    expect(await market.checkout.handleEvent({ ...event, session: over })).toBe('applied');
    await market.mails.sendDue();
    expect(market.mail.accepted.map(({ to }) => to)).toEqual(['ann@exemple.ca']);
  });

  it("redirects to the cart in the language of the payment, and ends nobody else's payment", async () => {
    const { ann, variant } = await filled('mine', 2);
    await fixture.market.checkout.checkout({ ...ann, now: ann.now, locale: 'en' }, PAY);
    const eve = shopper(fixture.market, 'eve');
    expect(await followCancelLink(eve)).toEqual({ status: 303, location: '/en/cart/expedition' });
    expect(await stockOf(variant)).toMatchObject({ held: 2 });
    for (const id of ['cs_1', '00000000-0000-4000-8000-000000000000'])
      expect(await followCancelLink(ann, `https://market.example.test/paiement/${id}/retour`)).toBeNull();
  });

  it('keeps a payment that was made after all, and one that the provider cannot end', async () => {
    const { ann, variant } = await filled('paid after all', 1);
    const session = await fixture.market.checkout.checkout(ann, PAY);
    fixture.market.payment.pay(session);
    await followCancelLink(ann);
    expect(await attemptsOf(ann)).toMatchObject([{ status: 'paid' }]);
    expect(await stockOf(variant)).toMatchObject({ stock: 9, held: 0 });

    const otherPayment = await filled('provider down', 1);
    await fixture.market.checkout.checkout(otherPayment.ann, PAY);
    fixture.market.payment.provider.state = 'down';
    expect(await followCancelLink(otherPayment.ann)).toMatchObject({ status: 303 });
    expect(await attemptsOf(otherPayment.ann)).toMatchObject([{ status: 'pending' }]);
    expect(await stockOf(otherPayment.variant)).toMatchObject({ held: 1 });
  });
});
