import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { AttemptKind } from '../../server/database/tables.ts';
import { location } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';

/** What such an attempt is for: units and sums in cents, and the week of its basket. */
export const ATTEMPT = { week: '2026-11-27', stock: 20, units: 3, heldBefore: 4, total: 5200, credit: 700 };

type Attempt = { kind: AttemptKind; isGuest?: boolean; status?: 'creating' | 'pending' };

/** Writes an attempt of its own customer, for units of a variant and a recurring basket; ids are uuids. */
export async function writeAttempt(
  { kysely: db }: Database,
  { variant, basket }: { variant: string; basket: string },
  name: string,
  { kind, isGuest = false, status = 'pending' }: Attempt,
) {
  const [id, customer, subscription] = [
    testId(`attempt ${name}`),
    testId(`customer ${name}`),
    testId(`subscription ${name}`),
  ];
  const customerId = isGuest ? null : customer;
  await sql`update variant set stock = ${ATTEMPT.stock}, held = ${ATTEMPT.heldBefore + ATTEMPT.units}`.execute(db);
  await sql`insert into customer (id, subject, email, identity_at, created_at, locale, balance)
      values (${customer}, ${name}, ${`${name.replaceAll(' ', '.')}@exemple.ca`}, now(), now(), 'fr', -5000)`.execute(
    db,
  );
  await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
      values (${subscription}, ${customer}, ${basket}, ${location('marche')}, 3200, '2026-11-20', '2026-11-20', now())`.execute(
    db,
  );
  const sums = { subtotal: ATTEMPT.total, deposit: 0, shipping: 0, fee: 0, gst: 0, pst: 0, total: ATTEMPT.total };
  await db
    .insertInto('checkout_attempt')
    .values({
      id,
      cart_id: testId(`cart ${name}`),
      session_id: `session ${name}`,
      customer_id: customerId,
      kind,
      status,
      balance_applied: kind === 'invoice' ? ATTEMPT.credit : 0,
      card: kind === 'charge' ? 'pm_1' : null,
      ...sums,
      location_id: location('marche'),
      shipping_zone_id: null,
      slot_from: '2026-12-03T14:00:00-05:00',
      slot_to: '2026-12-03T19:00:00-05:00',
      from_storage: false,
      note: null,
      period_start: ATTEMPT.week,
      locale: 'fr',
      fingerprint: name,
      provider_session_id: status === 'pending' ? `cs_${name}` : null,
      payment_url: null,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  const line = (position: number, more: object) => ({
    attempt_id: id,
    position,
    held: 0,
    held_mdo: 0,
    variant_id: null,
    user_basket_id: null,
    seller_id: null,
    seller_name: 'farm',
    product_name_primary: 'pain',
    product_name_secondary: null,
    variant_name_primary: 'unité',
    variant_name_secondary: null,
    image: null,
    price: 1000,
    compared_at_price: null,
    taxable_price: 0,
    deposit: 0,
    quantity: 1,
    ...more,
  });
  await db
    .insertInto('attempt_line')
    .values([
      line(0, { variant_id: variant, held: ATTEMPT.units, quantity: ATTEMPT.units }),
      line(1, { user_basket_id: subscription, price: 2200 }),
    ])
    .execute();
  await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id)
      values (${subscription}, ${ATTEMPT.week}, 'due', ${location('marche')}, ${id})`.execute(db);
  return { id, customerId, subscription, session: `cs_${name}` };
}
