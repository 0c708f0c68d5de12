import { sql } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { MailCase } from './mailRows.ts';
import { zone } from './purchaseMarket.ts';
import { testId } from './smallMarket.ts';
import type { OrderKind, StatusOrder } from './statusOrders.ts';

type Message = MailCase['message'];
type Change = ReturnType<typeof sql>;

/**
 * The other forms of the mails of `writeMailRows`: each sentence, row and subject that depends on a condition. A case may change
 * rows before it; the changes add up.
 */
export function mailVariants(orders: readonly StatusOrder[], locale: Locale): MailCase[] {
  const order = (kind: OrderKind, status: OrderStatus): StatusOrder => {
    const found = orders.find((one) => one.kind === kind && one.status === status);
    if (!found) throw new Error(`No ${kind} order is ${status}`);
    return found;
  };
  const cases: MailCase[] = [];
  const add = (name: string, message: Message, change?: Change, at?: string) =>
    void cases.push({ name, locale, message, ...(change && { change }), ...(at !== undefined && { at }) });
  const ofOrder = (
    kind: 'order_confirmed' | 'order_cancelled' | 'order_ready' | 'payment_link' | 'link_paid',
    { id }: StatusOrder,
    more = {},
  ) => ({ kind, data: { orderId: id, ...more } }) as Message;
  const returnOf = ({ email }: StatusOrder) => testId(`return ${email}`);
  const customerId = testId(`customer ${locale}`);
  const userBasketId = testId(`user basket ${locale}`);
  const place = zone('vallee');

  const bought = order('pickup', 'processed');
  add(
    'confirmed auto',
    ofOrder('order_confirmed', bought),
    sql`update checkout_attempt set kind = 'charge', card = 'pm_auto', left_out = '[{"code":"NO_ALCOHOL","params":{}}]' where id = ${bought.attemptId}`,
  );
  add(
    'confirmed wishes',
    ofOrder('order_confirmed', bought),
    sql`insert into attempt_line (attempt_id, position, variant_id, seller_name, product_name_primary, product_name_secondary,
        variant_name_primary, variant_name_secondary, price, compared_at_price, taxable_price, deposit, quantity, held, held_mdo, if_missing)
      values (${bought.attemptId}, 1, null, 'Ferme', 'Pain', 'Bread', 'la miche', 'loaf', 611, null, 0, 0, 2, 0, 0, 'replacement')`,
  );
  add(
    'confirmed changeable',
    ofOrder('order_confirmed', bought),
    sql`with first_line as (update attempt_line set if_missing = 'refund' where attempt_id = ${bought.attemptId} and position = 0)
      update orders set period_start = '2026-11-27', slot_from = '2026-12-03T19:00Z', slot_to = '2026-12-03T22:00Z'
      where id = ${bought.id}`,
  );
  add(
    'confirmed express',
    ofOrder('order_confirmed', bought),
    sql`update orders set from_storage = true where id = ${bought.id}`,
  );
  const delivered = order('ship', 'processed');
  add(
    'confirmed basket',
    ofOrder('order_confirmed', delivered),
    sql`with inside as (update fulfillment set outside_zone = false where order_id = ${delivered.id})
      update orders set user_basket_id = ${userBasketId} where id = ${delivered.id}`,
  );
  add('confirmed joined', ofOrder('order_confirmed', order('pickup', 'merged')));
  const late = sql`'2026-11-30T05:00Z'`;
  add(
    'payment_link',
    ofOrder('payment_link', bought),
    sql`with cash as (update checkout_attempt set kind = 'cash', card = null, left_out = null where id = ${bought.attemptId}),
        link as (insert into payment_link (order_id, pay_by, sent_at, staff_id) values (${bought.id}, ${late}, now(), ${customerId}))
      update orders set payment_intent = 'cash_' || attempt_id, from_storage = false where id = ${bought.id}`,
  );
  add(
    'payment_link with credit',
    ofOrder('payment_link', bought),
    sql`update checkout_attempt set credit_asked = 'phone', balance_applied = 1301 where id = ${bought.attemptId}`,
  );
  const paidByLink = sql`with asked as (update checkout_attempt set credit_asked = 'counter' where id = ${bought.attemptId}), paid as (update orders set payment_intent = 'pi_link' || id where id = ${bought.id})
      update payment_link set ended = 'paid', ended_at = now() where order_id = ${bought.id}`;
  const unpaidToStaff = { kind: 'link_unpaid', data: { orderId: bought.id, customerId } } as Message;
  const asManager = sql`with manager as (update customer set desk_role = 'manager', desk_role_at = now(), email_verified = true where id = ${customerId}),
      cash as (update orders set payment_intent = 'cash_' || attempt_id where id = ${bought.id})
      update payment_link set ended = 'expired', ended_at = now() where order_id = ${bought.id}`;
  add('link_unpaid', unpaidToStaff, asManager);
  add(
    'link_unpaid of a packed order',
    unpaidToStaff,
    sql`update payment_link set ended = 'cash' where order_id = ${bought.id}`,
  );
  add(
    'cancelled unpaid',
    ofOrder('order_cancelled', bought),
    sql`update payment_link set ended = 'expired' where order_id = ${bought.id}`,
  );
  add('link_paid', ofOrder('link_paid', bought), paidByLink);
  add(
    'confirmed cash with credit',
    ofOrder('order_confirmed', bought),
    sql`with link as (delete from payment_link where order_id = ${bought.id})
      update orders set payment_intent = 'cash_' || attempt_id where id = ${bought.id}`,
  );
  add('empty pickup', ofOrder('order_cancelled', order('pickup', 'refunded'), { isEmpty: true }));
  add('empty ship', ofOrder('order_cancelled', order('ship', 'refunded'), { isEmpty: true }));
  const cancelled = order('pickup', 'cancelled');
  add(
    'cancelled all to card',
    ofOrder('order_cancelled', cancelled),
    sql`delete from refund where order_id = ${cancelled.id} and status = 'refused'`,
  );
  add(
    'cancelled none to card',
    ofOrder('order_cancelled', cancelled),
    sql`update refund set status = 'refused', refusal = 'declined', provider_id = null where order_id = ${cancelled.id}`,
  );
  const ready = order('guest', 'fulfilled');
  add(
    'ready without hour',
    ofOrder('order_ready', ready),
    sql`update orders set slot_from = null, slot_to = null where id = ${ready.id}`,
  );

  const returned = order('pickup', 'completed');
  const other = order('pickup', 'fulfilled');
  const missing = (returns: string[], replaced: string[] = []): Message => ({
    kind: 'items_missing',
    data: { returns, replaced },
  });
  add(
    'items_missing several',
    missing([returnOf(returned), returnOf(other)]),
    sql`update orders set customer_id = ${returned.customerId} where id = ${other.id}`,
  );
  add(
    'items_missing and replaced',
    missing([returnOf(returned)], [other.lineId]),
    sql`update order_line set replaced = 3, replaced_by_primary = 'Brioche', replaced_by_secondary = 'Bun'
      where id in (${returned.lineId}, ${other.lineId})`,
  );
  add('replaced', missing([], [returned.lineId]));
  add('replaced several', missing([], [returned.lineId, other.lineId]));
  add(
    'items_returned to balance',
    { kind: 'items_returned', data: { returns: [returnOf(returned)] } },
    sql`update order_return set to_card = 0 where id = ${returnOf(returned)}`,
  );
  add(
    'items_removed',
    { kind: 'items_removed', data: { returns: [returnOf(returned)] } },
    sql`update order_line set returned = 2, removed = 2 where id = ${returned.lineId}`,
  );
  add(
    'items_removed wholly',
    { kind: 'items_removed', data: { returns: [returnOf(returned)] } },
    sql`update order_line set returned = quantity, removed = quantity where id = ${returned.lineId}`,
  );
  const deposit = order('guest', 'completed');
  add(
    'deposits of a guest',
    { kind: 'items_returned', data: { returns: [returnOf(deposit)] } },
    sql`with goods as (delete from order_return_line where return_id = ${returnOf(deposit)})
      update order_return set kind = 'deposit', to_balance = 0 where id = ${returnOf(deposit)}`,
  );

  for (const [name, by] of [
    ['amount_refunded', returned],
    ['amount_refunded to a guest', deposit],
  ] as const)
    add(
      name,
      { kind: 'amount_refunded', data: { returns: [returnOf(by)] } },
      sql`with goods as (delete from order_return_line where return_id = ${returnOf(by)})
        update order_return set kind = 'amount', reason = 'Fraises abîmées', to_balance = ${by === returned ? 389 : 0}
        where id = ${returnOf(by)}`,
    );

  add(
    'problem declined',
    { kind: 'problem_answered', data: { orderId: returned.id, problemId: testId(`problem ${returned.email}`) } },
    sql`update order_problem set status = 'declined', return_id = null where id = ${testId(`problem ${returned.email}`)}`,
  );

  const reasons = [{ code: 'NO_CARD' as const, params: {} }];
  add('auto_purchase_warning of a part', {
    kind: 'auto_purchase_warning',
    data: { customerId, period: '2026-11-27', buys: true, reasons },
  });
  add(
    'membership_renewing after a trial',
    { kind: 'membership_renewing', data: { customerId } },
    sql`update membership set status = 'trialing', card_id = null, card_brand = null, card_last4 = null where customer_id = ${customerId}`,
  );
  add(
    'membership_charged with other taxes',
    { kind: 'membership_charged', data: { chargeId: testId(`charge ${locale}`) } },
    sql`update membership_charge set total = 3390 where customer_id = ${customerId}`,
  );
  const closed = { locale, credit: 0, deposits: 0, hadBaskets: false, wasMember: false };
  const closing = (name: string, more: Partial<typeof closed> & { customerId: string }) =>
    add(`account_closed ${name}`, { kind: 'account_closed', data: { to: `${name}@exemple.ca`, ...closed, ...more } });
  closing('member', { customerId, wasMember: true, deposits: 803 });
  closing('subscriber', { customerId, hadBaskets: true, credit: 902 });
  closing('buyer', { customerId: delivered.customerId ?? '' });

  const refused = (kind: 'basket_refused' | 'basket_missed', refusal: string, change?: Change) =>
    add(`${kind} ${refusal}`, { kind, data: { userBasketId, week: '2026-12-25', refusal } }, change);
  for (const refusal of ['TOTAL_RAISED', 'NO_ADDRESS', 'declined', 'unheard_of']) refused('basket_refused', refusal);
  refused('basket_missed', 'NO_DELIVERY');
  refused('basket_missed', 'TOTAL_RAISED');
  refused('basket_missed', 'LATE', sql`update user_basket set agreed_total = 9999 where id = ${userBasketId}`);
  add(
    'basket_changed with weeks skipped',
    { kind: 'basket_changed', data: { userBasketId } },
    // A basket that comes every two weeks does not come in the second one anyway.
    sql`with every_two as (update basket set frequency = 'biweekly')
      insert into basket_pause (user_basket_id, week) values (${userBasketId}, '2026-12-18'), (${userBasketId}, '2026-12-25')`,
  );
  const coming = { kind: 'basket_coming', data: { userBasketId, week: '2027-01-01' } } as const;
  add('basket_coming at its price', coming);
  // Not written: the week is decided.
  add('basket_coming of a decided week', { kind: 'basket_coming', data: { userBasketId, week: '2026-11-20' } });
  add(
    'basket_coming in a closed week',
    { kind: 'basket_coming', data: { userBasketId, week: '2027-01-08' } },
    sql`insert into market_week (start_date, closed, note_primary, note_secondary)
      values ('2027-01-08', true, 'Inventaire', 'Stocktaking') on conflict do nothing`,
  );
  add(
    'basket_cancelled with a week decided',
    { kind: 'basket_cancelled', data: { userBasketId } },
    sql`insert into basket_delivery (user_basket_id, week, status, shipping_zone_id, attempt_id) values
      (${userBasketId}, '2027-01-15', 'due', ${place}, null), (${userBasketId}, '2027-01-22', 'ordered', ${place}, ${bought.attemptId}),
      (${userBasketId}, '2027-01-29', 'missed', ${place}, null), (${userBasketId}, '2026-11-13', 'ordered', ${place}, ${delivered.attemptId})`,
  );
  add(
    'basket_coming at a place closed that day',
    coming,
    sql`update shipping_zone set days = '{2027-01-07}' where id = (select shipping_zone_id from user_basket where id = ${userBasketId})`,
  );
  add(
    'basket_coming without a place',
    coming,
    sql`update shipping_zone set active = false where id = (select shipping_zone_id from user_basket where id = ${userBasketId})`,
  );
  add(
    'basket_coming after a place was missed',
    coming,
    // Not written: its customer knows.
    sql`insert into basket_delivery (user_basket_id, week, status, refusal, shipping_zone_id)
      values (${userBasketId}, '2027-02-05', 'missed', 'NO_DELIVERY', ${place})`,
  );
  add(
    'basket_missed after the end',
    { kind: 'basket_missed', data: { userBasketId, week: '2027-01-29', refusal: 'LATE' } },
    sql`update user_basket set cancelled_at = now() where id = ${userBasketId}`,
  );

  add(
    'producer_statement confirmed',
    { kind: 'producer_statement', data: { statementMailId: testId('statement 1') } },
    sql`update statement_mail p set statement = jsonb_set(m.statement, '{weeks,0,ended}', 'false') from statement_mail m
      where p.id = ${testId('statement 0')} and m.id = ${testId('statement 1')}`,
  );

  const moved = (position: number, amount: number, balance: number, note: string | null, reason = 'adjustment') => {
    const movementId = testId(`movement ${position} ${locale}`);
    add(
      `balance_changed ${reason} ${amount} to ${balance}`,
      { kind: 'balance_changed', data: { movementId } },
      sql`insert into balance_movement (id, customer_id, position, amount, balance, reason, note, request, created_at)
        values (${movementId}, ${customerId}, ${position}, ${amount}, ${balance}, ${reason}, ${note}, ${movementId}, now())`,
    );
  };
  moved(2, 8201, 4101, 'Pot');
  moved(3, -709, 3392, 'Merci');
  moved(4, -8203, -4811, null, 'deposit_refunded');
  moved(5, 710, -4101, null);

  add(
    'payment_link lowered since',
    ofOrder('payment_link', bought),
    sql`with link as (insert into payment_link (order_id, pay_by, sent_at, staff_id) values (${bought.id}, ${late}, now(), ${customerId}))
      insert into refund (id, order_id, payment_intent, amount, status, provider_id)
      select ${testId(`lowered ${locale}`)}, id, payment_intent, 217, 'done', 'due' from orders where id = ${bought.id}`,
  );

  /** A millisecond before the last instant of a condition, and at it. */
  const atLast = (name: string, message: Message, instant: string, change?: Change) => {
    const end = new Date(instant);
    add(`${name} just before its end`, message, change, new Date(end.getTime() - 1).toISOString());
    add(`${name} at its end`, message, undefined, end.toISOString());
  };
  atLast('confirmed changeable', ofOrder('order_confirmed', bought), '2026-11-30T05:00:00.000Z');
  atLast(
    'confirmed express',
    ofOrder('order_confirmed', bought),
    '2026-12-03T19:00:00.000Z',
    sql`update orders set from_storage = true where id = ${bought.id}`,
  );
  atLast(
    'basket_coming',
    coming,
    '2027-01-06T05:00:00.000Z',
    sql`with place as (update shipping_zone set active = true, days = '{}')
      update user_basket set cancelled_at = null where id = ${userBasketId}`,
  );
  atLast(
    'membership_renewing',
    { kind: 'membership_renewing', data: { customerId } },
    '2027-01-04T17:00:00.000Z',
    sql`update membership set status = 'active', cancel_at_period_end = false, current_period_end = '2027-01-04T17:00:00.000Z' where customer_id = ${customerId}`,
  );
  atLast(
    'membership_cancelled',
    { kind: 'membership_cancelled', data: { customerId } },
    '2027-01-04T17:00:00.000Z',
    sql`update membership set cancel_at_period_end = true where customer_id = ${customerId}`,
  );
  return cases;
}
