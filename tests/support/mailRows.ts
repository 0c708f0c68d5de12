import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Database } from '../../server/database/database.ts';
import { addressHash } from '../../server/mail/addressSql.ts';
import type { MailData, MailKind, Message } from '../../server/outbox/mailOutbox.ts';
import { basketOffer } from './basketMarket.ts';
import { mailVariants } from './mailVariants.ts';
import { location, offer, zone } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';
import { statusOrders, writeStatusOrders, type StatusOrder } from './statusOrders.ts';

/** A mail to write: its case, its message, and what changes before it is written. */
/** `change`: of rows before it; `at`: the market's instant, until the next case that has one. */
export type MailCase = {
  name: string;
  locale: Locale;
  message: Omit<Message, 'about'>;
  change?: RawBuilder<unknown>;
  at?: string;
};

const CASES_OF_ORDERS = [
  ['confirmed', 'order_confirmed', 'processed', {}],
  ['cancelled', 'order_cancelled', 'cancelled', {}],
  ['reopened', 'order_cancelled', 'cancelled', { isReopened: true }],
  ['refunded', 'order_cancelled', 'refunded', {}],
  ['combined', 'orders_combined', 'merged', {}],
  ['ready', 'order_ready', 'fulfilled', {}],
  ['on_its_way', 'order_ready', 'shipped', {}],
  ['handed_over', 'order_handed_over', 'completed', {}],
] as const;

/** A kind about something else than an order: a new one is a type error below until it is written. */
type OtherKind = Exclude<
  MailKind,
  | (typeof CASES_OF_ORDERS)[number][1]
  | 'items_returned'
  | 'items_missing'
  | 'amount_refunded'
  | 'items_removed'
  | 'problem_answered'
  | 'customer_message'
  | 'payment_link'
  | 'link_paid'
  | 'link_unpaid'
  | 'orders_moved'
>;

const LATE_BREAD = testId('late bread');
const MOVE = testId('move');

/** A move of the orders that are paid, which were planned two days and an hour before. */
async function writeMove({ kysely: db }: Database): Promise<void> {
  await sql`insert into order_move (id, request, staff_id, at) values (${MOVE}, 'move_orders 1', ${MOVE}, now())`.execute(
    db,
  );
  await sql`insert into moved_order (move_id, order_id, moves, from_location_id, from_shipping_zone_id, from_period, from_slot_from,
      from_slot_to, to_location_id, to_shipping_zone_id, to_period, to_slot_from, to_slot_to)
    select ${MOVE}, id, moves, location_id, shipping_zone_id, period_start, slot_from - interval '49 hours', slot_to - interval '49 hours',
      location_id, shipping_zone_id, period_start, slot_from, slot_to from orders where status = 'processed'`.execute(
    db,
  );
}

/** A message to customers, one of whose lines looks like a link. */
async function writeMessage({ kysely: db }: Database): Promise<void> {
  await sql`insert into customer_message (id, content, period_start, subject_primary, subject_secondary, text_primary, text_secondary,
      french, english, staff_id, sent_at)
    values (${LATE_BREAD}, 'late bread', '2026-11-27', 'Le pain est en retard', 'The bread is late',
      ${'Il arrive le jeudi 3 décembre.\n\nhttps://market.example.test/faux'},
      ${'It comes on Thursday, December 3.\n\nhttps://market.example.test/faux'}, 1, 1, ${LATE_BREAD}, now())`.execute(
    db,
  );
}

/** Lines, refunds and returns of one order, each with amounts of their own. */
async function writeOrderDetails({ kysely: db }: Database, { id, attemptId, lineId, customerId, email }: StatusOrder) {
  await sql`update orders set fee = 505, discount = 15, balance_applied = 1301, total = total + 505 - 15, deposit_kept = 7,
    note = 'Sonnez', contact_phone = '819 555-0123' where id = ${id}`.execute(db);
  await sql`insert into attempt_line (attempt_id, position, variant_id, seller_name, product_name_primary, product_name_secondary,
      variant_name_primary, variant_name_secondary, price, compared_at_price, taxable_price, deposit, quantity, held, held_mdo)
    values (${attemptId}, 0, null, 'Ferme', 'Cidre', 'Cider', 'la bouteille', 'bottle', 1401, 1903, 1399, 22, 3, 4, 5)`.execute(
    db,
  );
  await sql`update order_line set product_name_secondary = 'Bread', variant_name_secondary = 'unit' where id = ${lineId}`.execute(
    db,
  );
  await sql`insert into refund (id, order_id, payment_intent, amount, status, provider_id, refusal, at) values
    (${testId(`done ${email}`)}, ${id}, ${email}, 2001, 'done', ${email}, null, now()),
    (${testId(`refused ${email}`)}, ${id}, ${email}, 303, 'refused', null, 'declined', now())`.execute(db);
  await sql`insert into order_return (id, order_id, customer_id, kind, status, request, items, discount, gst, pst, deposit, deposit_kept,
      to_card, to_balance, at)
    values (${testId(`return ${email}`)}, ${id}, ${customerId}, 'returned', 'done', ${email}, 1000, 0, 0, 0, 0, 0, 611, 389, now())`.execute(
    db,
  );
  await sql`insert into order_return_line (return_id, line_id, quantity, to_card, to_balance)
    values (${testId(`return ${email}`)}, ${lineId}, 2, 611, 389)`.execute(db);
  await sql`insert into order_problem (id, line_id, kind, quantity, status, reported_at, return_id, answer, answered_at)
    values (${testId(`problem ${email}`)}, ${lineId}, 'damaged', 3, 'refunded', now(), ${testId(`return ${email}`)}, 'Merci!', now())`.execute(
    db,
  );
  if (customerId !== null)
    await sql`insert into balance_movement (id, customer_id, position, amount, balance, reason, order_id, request, created_at)
      values (${testId(`movement ${email}`)}, ${customerId}, 1, -809, -4400, 'order_cancelled', ${id}, ${email}, now())`.execute(
      db,
    );
}

function orderCases(orders: readonly StatusOrder[], locale: Locale): MailCase[] {
  const ofOrders = CASES_OF_ORDERS.flatMap(([name, kind, status, data]) =>
    orders
      .filter((order) => order.status === status)
      .map(({ id, kind: by }) => ({
        name: `${name} ${by}`,
        locale,
        message: { kind, data: { orderId: id, ...data } },
      })),
  );
  const returned = orders.filter(({ status, kind }) => status === 'completed' && kind !== 'ship');
  return [
    ...ofOrders,
    ...returned.flatMap(({ email, kind: by }) =>
      (['items_returned', 'items_missing'] as const).map((kind) => ({
        name: `${kind} ${by}`,
        locale,
        message: { kind, data: { returns: [testId(`return ${email}`)] } },
      })),
    ),
    ...returned.map(({ id, email, kind: by }) => ({
      name: `problem_answered ${by}`,
      locale,
      message: {
        kind: 'problem_answered' as const,
        data: { orderId: id, problemId: testId(`problem ${email}`) },
      },
    })),
    ...returned.map(({ id, kind: by }) => ({
      name: `customer_message ${by}`,
      locale,
      message: { kind: 'customer_message' as const, data: { messageId: LATE_BREAD, orderId: id } },
    })),
    ...orders
      .filter(({ status }) => status === 'processed')
      .map(({ id, kind: by }) => ({
        name: `orders_moved ${by}`,
        locale,
        message: { kind: 'orders_moved' as const, data: { moveId: MOVE, orderId: id } },
      })),
  ];
}

/** A producer's statement of two weeks, the second of which runs, and the one that it replaces. */
async function writeStatement({ kysely: db }: Database, locale: Locale): Promise<string> {
  const goods = {
    product: { primary: 'Cidre', secondary: 'Cider' },
    variant: { primary: 'la bouteille', secondary: 'bottle' },
  };
  const units = { sold: 41, missing: 2, returned: 3, earlier: 4, replaced: 5 };
  const total = { sold: 57_441, missing: 2802, returned: 4203, earlier: 5604, commission: 6725, owed: 38_107 };
  const statement = {
    name: 'Cidrerie',
    asked: ['2026-11-20', '2026-11-27'],
    weeks: [
      { week: '2026-11-20', ended: true, owed: 30_001 },
      { week: '2026-11-27', ended: false, owed: 8106 },
    ],
    total,
    items: [{ ...goods, ...units, price: 1401, commission: 15_000, amount: 44_832 }],
  };
  const mails = [{ ...statement, total: { ...total, owed: 1234 } }, statement];
  for (const [index, mail] of mails.entries())
    await sql`insert into statement_mail (id, seller_id, weeks, number, content, email, language, statement, staff_id, sent_at)
      values (${testId(`statement ${index}`)}, ${testId('seller cider')}, '2026-11-20 2026-11-27', ${index + 1}, ${`content ${index}`},
        'cidrerie@exemple.ca', ${locale}, ${JSON.stringify(mail)}::jsonb, ${testId('manager')}, '2026-11-28T15:00Z')`.execute(
      db,
    );
  return testId('statement 1');
}

/** A customer with everything that a mail may be about, none of it at the same time or of the same amount. */
async function writeCustomer(database: Database, locale: Locale, variant: string, basket: string): Promise<MailCase[]> {
  const { kysely: db } = database;
  const customerId = testId(`customer ${locale}`);
  await sql`insert into customer (id, subject, email, identity_at, created_at, locale, balance, notify_abandoned_cart, provider_customer_id)
    values (${customerId}, ${locale}, ${`${locale}@exemple.ca`}, now(), now(), ${locale}, -4100, true, ${`cus_${locale}`})`.execute(
    db,
  );
  const cartId = testId(`cart ${locale}`);
  await sql`insert into cart (id, customer_id, auto_close, updated_at) values (${cartId}, ${customerId}, true, now())`.execute(
    db,
  );
  await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at)
    values (${testId(`item ${locale}`)}, ${cartId}, ${variant}, 3, 505, '2026-11-27', now())`.execute(db);
  await sql`insert into payment_card (customer_id, provider_id, type, brand, country, last4, exp_month, exp_year, created_at)
    values (${customerId}, ${`pm_${locale}`}, 'card', 'visa', 'CA', '4242', 3, 2027, now())`.execute(db);
  const attemptId = testId(`failed attempt ${locale}`);
  await sql`insert into checkout_attempt (id, cart_id, session_id, customer_id, status, fingerprint, expires_at, subtotal, deposit,
      shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale)
    values (${attemptId}, ${cartId}, 's', ${customerId}, 'expired', 'f', now(), 1, 0, 0, 0, 0, 0, 1, ${location('marche')}, false,
      '2026-11-27', ${locale})`.execute(db);
  const membershipId = testId(`membership ${locale}`);
  await sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date, provider_id, next_charge,
      card_id, card_brand, card_last4)
    values (${membershipId}, ${customerId}, 'active', '2026-02-03T17:00Z', '2027-01-04T17:00Z', '2026-01-05T17:00Z',
      ${`sub_${locale}`}, 3451, ${`pm_own_${locale}`}, 'mastercard', '5454')`.execute(db);
  const charge = testId(`charge ${locale}`);
  await sql`insert into membership_charge (id, customer_id, provider_id, number, paid_at, period_start, period_end, subtotal, total)
    values (${charge}, ${customerId}, ${`in_${locale}`}, 'R-77', '2026-02-06T17:00Z', '2026-02-07T17:00Z', '2027-02-08T17:00Z', 3000,
      3449)`.execute(db);
  const trialing = testId(`trialing ${locale}`);
  await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
    values (${trialing}, ${`trial ${locale}`}, ${`trial.${locale}@exemple.ca`}, now(), now(), ${locale})`.execute(db);
  await sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date)
    values (${trialing}, ${trialing}, 'trialing', '2026-12-09T17:00Z', '2026-12-10T17:00Z', '2026-11-11T17:00Z')`.execute(
    db,
  );
  const pastDue = testId(`past due ${locale}`);
  await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
    values (${pastDue}, ${`past due ${locale}`}, ${`due.${locale}@exemple.ca`}, now(), now(), ${locale})`.execute(db);
  await sql`insert into membership (id, customer_id, status, current_period_end, start_date, provider_id, next_charge, card_id,
      card_brand, card_last4)
    values (${pastDue}, ${pastDue}, 'past_due', '2026-11-12T17:00Z', '2025-11-13T17:00Z', ${`due_${locale}`}, 3452,
      ${`pm_due_${locale}`}, 'visa', '0341')`.execute(db);
  for (const [name, status, end, isUnpaid] of [
    ['ended', 'cancelled', '2026-11-13T17:00Z', true],
    ['leaving', 'active', '2027-03-15T17:00Z', false],
  ] as const) {
    const member = testId(`${name} ${locale}`);
    await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
      values (${member}, ${`${name} ${locale}`}, ${`${name}.${locale}@exemple.ca`}, now(), now(), ${locale})`.execute(
      db,
    );
    await sql`insert into membership (id, customer_id, status, current_period_end, start_date, provider_id, ended_unpaid,
        cancel_at_period_end)
      values (${member}, ${member}, ${status}, ${end}, '2025-10-14T17:00Z', ${`${name}_${locale}`}, ${isUnpaid},
        ${!isUnpaid})`.execute(db);
  }
  const userBasketId = testId(`user basket ${locale}`);
  await sql`insert into user_basket (id, customer_id, basket_id, shipping_zone_id, agreed_total, start_week, decided_through, created_at)
    values (${userBasketId}, ${customerId}, ${basket}, ${zone('vallee')}, 4108, '2026-12-18', '2026-11-20', now())`.execute(
    db,
  );
  const movementId = testId(`credit ${locale}`);
  await sql`insert into balance_movement (id, customer_id, position, amount, balance, reason, request, created_at)
    values (${movementId}, ${customerId}, 1, -707, -4100, 'adjustment', ${`credit ${locale}`}, now())`.execute(db);
  const noticeId = testId(`notice ${locale}`);
  await sql`insert into restock_notice (id, product_id, email, locale, requested_at)
    values (${noticeId}, ${testId('product miel')}, ${`notice.${locale}@exemple.ca`}, ${locale}, now())`.execute(db);
  const confirmed = addressHash(`notice.${locale}@exemple.ca`);
  await sql`insert into mail_recipient (address_hash, confirmed_at) values (${confirmed}, now())`.execute(db);
  const askedId = testId(`unconfirmed notice ${locale}`);
  await sql`insert into restock_notice (id, product_id, email, locale, requested_at)
    values (${askedId}, ${testId('product miel')}, ${`asked.${locale}@exemple.ca`}, ${locale}, now())`.execute(db);
  const statementMailId = await writeStatement(database, locale);
  const slipId = testId(`slip ${locale}`);
  const honey = {
    product: { primary: 'Miel', secondary: 'honey' },
    variant: { primary: 'le pot', secondary: 'jar' },
    units: 4,
  };
  const places = [
    {
      place: { primary: 'Marché', secondary: 'Market' },
      isRound: false,
      from: '2026-12-03T19:00:00Z',
      to: '2026-12-03T22:00:00Z',
    },
    {
      place: { primary: 'Vallée', secondary: 'Valley' },
      isRound: true,
      from: '2026-12-04T20:00:00Z',
      to: '2026-12-04T23:00:00Z',
    },
  ].map((place) => ({ ...place, items: [honey] }));
  const dropOff = {
    place: { primary: 'Marché', secondary: 'Market' },
    address: '1, rue A',
  };
  const bringing = {
    from: '2026-12-02T14:00:00Z',
    to: '2026-12-02T17:00:00Z',
    place: { primary: 'Porte arrière', secondary: 'Back door' },
  };
  await sql`insert into producer_slip (id, seller_id, week, email, locale, units, content, sent_at, link_ends_at)
    values (${slipId}, ${testId('seller farm')}, '2026-11-27', ${`farm.${locale}@exemple.ca`}, ${locale}, 8,
      ${JSON.stringify({ items: [{ ...honey, units: 8 }], places, dropOff, bringing })}, now(), '2027-01-05T17:00Z')`.execute(
    db,
  );
  const batch = testId(`batch ${locale}`);
  const farm = testId('seller farm');
  await sql`update seller set contact_email = 'proposing@exemple.ca', contact_language = ${locale} where id = ${farm}`.execute(
    db,
  );
  await sql`insert into producer_proposal (id, seller_id, slip_id, kind, subject, variant_id, label_primary, label_secondary, amount, seen,
      from_day, back_day, form, proposed_at, status, answered_at, answer, batch)
    select gen_random_uuid(), ${farm}::uuid, ${slipId}::uuid, kind, kind, variant, 'Miel, le pot', 'Honey, jar', amount, seen,
      day, day + 14, ${`form ${locale}`}, now(), 'accepted', now(), 'À jeudi', ${batch}
    from (values ('price', ${testId('variant miel 0')}::uuid, 1234, 1199, null::date), ('vacation', null, null, null, '2026-12-24'::date))
      as p (kind, variant, amount, seen, day)`.execute(db);
  const reasons = [{ code: 'NO_CARD' as const, params: {} }];
  const closed = {
    customerId,
    to: 'gone@exemple.ca',
    locale,
    credit: 901,
    deposits: 802,
    hadBaskets: true,
    wasMember: true,
  };
  const written: { [Kind in OtherKind]: MailData<Kind> } = {
    payment_failed: { attemptId },
    auto_purchase_failed: { customerId, period: '2026-11-27', reasons },
    auto_purchase_warning: { customerId, period: '2026-11-27', buys: false, reasons },
    abandoned_cart: { customerId },
    restocked: { noticeId },
    address_confirmation: { noticeId: askedId },
    trial_ending: { customerId: trialing },
    membership_renewing: { customerId },
    membership_charged: { chargeId: charge },
    membership_refused: { customerId: pastDue },
    membership_ended: { customerId: testId(`ended ${locale}`) },
    membership_cancelled: { customerId: testId(`leaving ${locale}`) },
    account_closed: closed,
    basket_begun: { userBasketId },
    basket_refused: { userBasketId, week: '2026-12-25', refusal: 'NO_CARD' },
    basket_missed: { userBasketId, week: '2027-01-01', refusal: 'NO_CARD' },
    basket_changed: { userBasketId },
    basket_cancelled: { userBasketId },
    basket_withdrawn: { userBasketId },
    basket_raised: { userBasketId },
    basket_place_closed: { userBasketId },
    basket_coming: { userBasketId, week: '2026-12-25' },
    balance_changed: { movementId },
    card_expiring: { customerId, card: `pm_${locale}` },
    producer_statement: { statementMailId },
    producer_slip: { slipId },
    proposals_answered: { batch, sellerId: testId('seller farm') },
  };
  return Object.entries(written).map(([kind, data]) => ({
    name: kind,
    locale,
    message: { kind, data } as MailCase['message'],
  }));
}

/** Writes what every kind of mail is about, for customers and guests in one language. The market of `openMarket` is open. */
export async function writeMailRows(database: Database, locale: Locale): Promise<MailCase[]> {
  const variant = await offer(database, 'miel', { price: 506, product: { name_secondary: 'honey' } });
  const basket = await basketOffer(database, 'panier', {
    name_secondary: 'Basket',
    price: 3203,
    taxable_price: 1004,
    deposit: 205,
  });
  const orders = statusOrders();
  await writeStatusOrders(database, orders);
  await sql`update orders set locale = ${locale}`.execute(database.kysely);
  for (const order of orders) await writeOrderDetails(database, order);
  await writeMessage(database);
  await writeMove(database);
  const ofCustomer = await writeCustomer(database, locale, variant, basket);
  await sql`update customer set locale = ${locale}, email_verified = true`.execute(database.kysely);
  return [...orderCases(orders, locale), ...ofCustomer, ...mailVariants(orders, locale)];
}
