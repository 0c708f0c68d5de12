import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, offer } from '../../tests/support/purchaseMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { TUESDAY } from '../../tests/support/testServices.ts';
import { toId } from '../graphql/globalId.ts';

const CLOSING = Date.parse('2026-11-30T00:00:00-05:00');
/** Weeks by their Friday: the one that is handed out at first, the open one, and the one that opens at the closing. */
const [CURRENT, OPEN, NEXT] = ['2026-11-20', '2026-11-27', '2026-12-04'];

describe('the week of lines that return to the cart (E57, E60)', () => {
  const fixture = checkoutFixture(eitherDatabaseKind());

  /** Changes an order: requested at one instant, and finished at another once the provider has answered. */
  async function change(isExpress: boolean, requestedAt: Date, finishedAt: Date) {
    const { market, database } = fixture;
    const name = `${isExpress} ${finishedAt.toISOString()}`;
    const caller = await signedIn(market, name.replaceAll(/[^a-z0-9]/g, ''));
    const { now } = market.clock;
    market.clock.now = () => new Date(TUESDAY);
    const variant = await offer(database, name, { stored: true, stock: 9, stock_mdo: 8 });
    await market.catalogue.fresh();
    const place = toId('Location', location(isExpress ? 'depot' : 'marche'));
    await market.cart.updateSession(caller, { fromStorage: isExpress, locationId: place });
    await market.cart.add(caller, variant, 2);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(caller, PAY)));
    const attempt = await market.checkout.payment(caller.visitor);
    const order = await market.orders.ofAttempt(caller.visitor, attempt?.id ?? '');
    market.clock.now = () => requestedAt;
    const { refund } = market.payment;
    market.payment.refund = async (input) => {
      const refunded = await refund(input);
      market.clock.now = () => finishedAt;
      return refunded;
    };
    await market.refunds.cancelOwn(caller, order?.id ?? '', { reopenCart: true });
    market.payment.refund = refund;
    market.clock.now = now;
    const { rows } = await sql<{ week: string; unsure: boolean }>`
      select i.week::text, i.unsure from cart_item i where i.variant_id = ${variant}`.execute(database.kysely);
    return { orderWeek: order?.periodStart, lines: rows };
  }

  it('is the open week, before the closing', async () => {
    const changed = await change(false, new Date(TUESDAY), new Date(CLOSING - 1));
    expect(changed).toEqual({ orderWeek: OPEN, lines: [{ week: OPEN, unsure: false }] });
  });

  it("is the order's own week when the closing came before the provider's answer", async () => {
    const changed = await change(false, new Date(CLOSING - 1), new Date(CLOSING));
    expect(changed).toEqual({ orderWeek: OPEN, lines: [{ week: OPEN, unsure: false }] });
  });

  it('is the week that is open, for an Express order of the week before', async () => {
    const changed = await change(true, new Date(TUESDAY), new Date(CLOSING - 1));
    expect(changed).toEqual({ orderWeek: CURRENT, lines: [{ week: OPEN, unsure: false }] });
    const straddling = await change(true, new Date(TUESDAY), new Date(CLOSING));
    expect(straddling.lines).toEqual([{ week: NEXT, unsure: false }]);
  });
});
