import type { OrderStatus } from '#rules/orderStatus.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { OrderView } from '../orders/orderView.ts';
import type { QuantityChange } from '../refunds/quantityChange.ts';
import type { ReturnRequest } from '../refunds/returnPlan.ts';
import { payInCash, setBack, writeProgress, writeWish } from './orderStateStore.ts';
import type { PaymentStateInput } from './stateInput.ts';
import type { StateParts } from './stateParts.ts';

type OrderWish = Pick<
  PaymentStateInput,
  | 'status'
  | 'hoursAgo'
  | 'progress'
  | 'missing'
  | 'replaces'
  | 'replacedBy'
  | 'returned'
  | 'settled'
  | 'depositBack'
  | 'amountBack'
  | 'removed'
  | 'movedTo'
  | 'cash'
  | 'problem'
  | 'staff'
  | 'undone'
  | 'handedOver'
>;

/** The statuses from paid up to and including this one (E44). */
function wayTo(status: OrderWish['status'], { locationId }: OrderView): OrderStatus[] {
  const life: OrderStatus[] = locationId === null ? ['fulfilled', 'shipped', 'completed'] : ['fulfilled', 'completed'];
  return life.includes(status) ? life.slice(0, life.indexOf(status) + 1) : [status];
}

/**
 * Brings the order that a caller has just paid into a state, through the services that change orders, as if it had been
 * paid this many hours ago. `staff`: who did it at the desk; null: the market, or the caller for a cancellation.
 * Returns its uuid. Throws if nothing was paid.
 */
export async function growOrder(
  { services, database, clock }: Pick<StateParts, 'services' | 'database' | 'clock'>,
  caller: Caller,
  input: OrderWish,
): Promise<string> {
  const {
    status,
    hoursAgo,
    progress,
    missing,
    returned,
    settled,
    depositBack,
    amountBack,
    removed,
    staff,
    undone,
    handedOver,
  } = input;
  const attempt = await services.checkout.payment(caller.visitor);
  const order = attempt && (await services.orders.ofAttempt(caller.visitor, attempt.id));
  if (!order) throw new Error('No order was paid.');
  const { id } = order;
  if (input.cash !== null)
    await inTransaction(database, async (tx) => {
      await payInCash(tx, { orderId: id, attemptId: attempt.id });
      await journal.recordRequest(tx, callersRequest('enter_order', toId('Order', id), {}), clock.now());
    });
  const actor = { by: staff === null ? 'market' : 'staff', customerId: staff } as const;
  // Only what was handed over can be reported.
  const isRefundedLast = status === 'refunded' && input.problem !== null;
  if (status === 'cancelled' && staff === null) await services.refunds.cancelOwn(caller, id, { reopenCart: false });
  else if (status === 'cancelled' || (status === 'refunded' && !isRefundedLast))
    await services.refunds.cancelAs(actor, id, status);
  const stepsTo = isRefundedLast ? 'completed' : status;
  const steps = ['processed', 'cancelled', 'refunded'].includes(stepsTo) ? [] : wayTo(stepsTo, order);
  await inTransaction(database, async (tx) => {
    for (const to of steps) await orderRecords.changeStatus(tx, { orderId: id, to, actor, at: clock.now() });
    const [locked] = undone ? await orderRecords.lock(tx, [id]) : [];
    const last = locked && (await orderRecords.lastChange(tx, id));
    if (locked && last?.from) {
      const step = { from: last.from, to: last.to };
      await orderRecords.undoStep(tx, { order: locked, step, actor, at: clock.now() });
    }
    if (hoursAgo > 0) await setBack(tx, id, hoursAgo);
    if (input.replaces) await writeWish(tx, id);
    if (progress !== 'waiting' || missing > 0) await writeProgress(tx, id, { status: progress, missing }, clock.now());
  });
  if ((input.cash === 'received' || input.cash === 'unreceived') && staff !== null) {
    const amount = (await services.staffOrders.byId(id))?.cash?.due ?? 0;
    const receipt = { amount, requestId: toId('Order', id) };
    await services.desk.cash.receiveCash(deskOf(caller, staff), id, receipt);
    if (input.cash === 'unreceived') await services.desk.cash.undoReceipt(deskOf(caller, staff), id, receipt);
  }
  const sender = staff ?? caller.visitor.customer?.id;
  if ((input.cash === 'link' || input.cash === 'unlinked') && sender) {
    const visitor = deskOf(caller, sender);
    const agreed = { due: (await services.staffOrders.byId(id))?.cash?.due ?? 0, requestId: toId('Order', id) };
    await services.desk.cash.sendPaymentLink(visitor, id, agreed);
    if (input.cash === 'unlinked')
      await services.desk.cash.endPaymentLink(visitor, id, { ...agreed, requestId: `${agreed.requestId} end` });
  }
  if (handedOver && staff !== null) await services.desk.orders.handOver(staff, id, toId('Order', id));
  const [line] = order.products;
  const noter = staff ?? caller.visitor.customer?.id;
  if (input.replacedBy !== null && noter && line)
    await services.desk.orders.replaceLine(noter, line.id, { primary: input.replacedBy, secondary: null });
  if (returned > 0 && line) {
    const items = [{ lineId: line.id, quantity: returned }];
    await returnItems(services, caller, id, staff, { kind: 'returned', to: 'balance', items, locale: 'fr' });
  }
  if (input.problem !== null && line)
    await reportProblem({ services, clock }, caller, { id, lineId: line.id, staff }, input.problem);
  if (isRefundedLast) await services.refunds.cancelAs(actor, id, 'refunded');
  if (depositBack > 0 && staff !== null)
    await services.refunds.refundGuestDeposit(deskOf(caller, staff), id, toId('Order', id), depositBack);
  const goodwill = { amount: amountBack, toCard: 0, to: 'balance', reason: 'Fraises abîmées' } as const;
  if (amountBack > 0 && staff !== null)
    await services.refunds.refundAmount(deskOf(caller, staff), id, toId('Order', id), goodwill);
  const remover = staff ?? caller.visitor.customer?.id;
  if (removed > 0 && line && remover) {
    const changes = [{ lineId: line.id, from: line.quantity, to: line.quantity - removed }];
    await lower(services, deskOf(caller, remover), id, changes);
  }
  if (input.movedTo !== null && staff !== null)
    await moveOrder(services, { ...caller, visitor: deskOf(caller, staff) }, order, input.movedTo);
  if (settled) await returnItems(services, caller, id, staff, { kind: 'missing', to: 'balance', missingBy: null });
  return id;
}

/** Another pickup point in the same week, with the order's id as the request key. */
async function moveOrder(
  { orderMoves }: StateParts['services'],
  caller: Caller,
  { id, locationId, periodStart: week }: OrderView,
  toPlaceId: string,
): Promise<void> {
  const input = {
    week,
    placeId: locationId && toId('Location', locationId),
    day: null,
    orderId: id,
    toWeek: week,
    toPlaceId: toId('Location', toPlaceId),
    toDay: null,
    hours: null,
  };
  await orderMoves.move(caller, { ...input, orders: [id], slots: null, requestId: toId('Order', id) });
}

/** Units of lines that are removed, to the card, with the order's id as the request key. */
async function lower(
  { refunds }: StateParts['services'],
  visitor: Caller['visitor'],
  id: string,
  changes: readonly QuantityChange[],
): Promise<void> {
  const change = { to: 'card', changes, locale: 'fr' } as const;
  const { card, balance } = await refunds.previewReturn(id, { kind: 'removed', ...change });
  await refunds.lowerQuantities(visitor, id, toId('Order', id), { ...change, shownTotal: card + balance });
}

/** The problem of a line, and its answer, with the order's id as the request key. */
async function reportProblem(
  { services, clock }: Pick<StateParts, 'services' | 'clock'>,
  caller: Caller,
  { id, lineId, staff }: { id: string; lineId: string; staff: string | null },
  status: NonNullable<OrderWish['problem']>,
): Promise<void> {
  const requestId = toId('Order', id);
  const report = { lineId, kind: 'damaged', quantity: 1, note: 'Le sac était percé.', requestId } as const;
  await services.problemReports.report(id, report, clock.now());
  if (status === 'open') return;
  const [problem] = (await services.staffOrders.byId(id))?.products.find((one) => one.id === lineId)?.problems ?? [];
  const answerer = staff ?? caller.visitor.customer?.id;
  if (!problem || !answerer) throw new Error('Nobody answers the problem.');
  const items = [{ lineId, quantity: 1 }];
  const { card, balance } = await services.refunds.previewReturn(id, {
    kind: 'returned',
    to: 'balance',
    items,
    locale: 'fr',
  });
  await services.refunds.answerProblem(deskOf(caller, answerer), problem.id, {
    ...(status === 'refunded'
      ? { decision: 'credit', quantity: 1, amount: card + balance }
      : { decision: 'decline', quantity: null, amount: null }),
    answer: status === 'refunded' ? 'Désolés, et merci !' : 'Le sac est parti entier.',
    locale: 'fr',
    requestId,
  });
}

/** The caller as this member of staff. */
const deskOf = ({ visitor }: Pick<Caller, 'visitor'>, id: string): Caller['visitor'] => ({
  ...visitor,
  customer: { ...visitor.customer!, id, isStaff: true, isManager: true },
});

/**
 * Returns goods of an order with its id as the request key, so that a case can repeat the request. Throws for a
 * guest's.
 */
async function returnItems(
  services: StateParts['services'],
  { visitor }: Caller,
  id: string,
  staff: string | null,
  input: ReturnRequest,
): Promise<void> {
  const { customer } = visitor;
  if (!customer) throw new Error('Nobody has a balance that goods could be given back to.');
  await services.refunds.returnGoods(deskOf({ visitor }, staff ?? customer.id), id, toId('Order', id), input);
}
