import type { OrderStatus } from '../../../rules/orderStatus.ts';
import type { Caller } from '../../cart/cartService.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OrderView } from '../../orders/orderView.ts';
import { setBack, writeProgress } from './orderStateStore.ts';
import type { StateParts } from './stateHandlers.ts';
import type { PaymentWish } from './stateInput.ts';

type OrderWish = Pick<PaymentWish, 'status' | 'hoursAgo' | 'progress' | 'returned'>;

/** What an order that is paid becomes until it is of a status, that included (E44). */
function wayTo(status: OrderWish['status'], { locationId }: OrderView): OrderStatus[] {
  const life: OrderStatus[] = locationId === null ? ['fulfilled', 'shipped', 'completed'] : ['fulfilled', 'completed'];
  return life.includes(status) ? life.slice(0, life.indexOf(status) + 1) : [status];
}

/**
 * Makes of the order that a caller has just paid what it is to be, through the services that change orders, and as if it
 * had been paid so many hours ago. Answers its uuid. Throws when nothing was paid.
 */
export async function growOrder(
  { services, database, clock }: Pick<StateParts, 'services' | 'database' | 'clock'>,
  caller: Caller,
  { status, hoursAgo, progress, returned }: OrderWish,
): Promise<string> {
  const attempt = await services.checkout.payment(caller.visitor);
  const order = attempt && (await services.orders.ofAttempt(caller.visitor, attempt.id));
  if (!order) throw new Error('No order was paid.');
  const { id } = order;
  const market = { by: 'market', customerId: null } as const;
  if (status === 'cancelled') await services.checkout.cancel(caller, id, false);
  if (status === 'refunded') await services.checkout.giveAllBack(market, id, 'refunded');
  const steps = ['processed', 'cancelled', 'refunded'].includes(status) ? [] : wayTo(status, order);
  await inTransaction(database, async (tx) => {
    for (const to of steps) await services.orders.status.move(tx, { orderId: id, to, actor: market, at: clock.now() });
    if (hoursAgo > 0) await setBack(tx, id, hoursAgo);
    if (progress !== 'waiting') await writeProgress(tx, id, progress, clock.now());
  });
  if (returned > 0) await bringBack(services, caller, order, returned);
  return id;
}

/** Units of an order's first line are brought back, and their money goes to its customer's balance. Throws for a guest's. */
async function bringBack(
  services: StateParts['services'],
  { visitor }: Caller,
  { id, products: [line] }: OrderView,
  quantity: number,
): Promise<void> {
  if (!visitor.customer || !line) throw new Error('Nobody has a balance that goods could be given back to.');
  const staff = { ...visitor, customer: { ...visitor.customer, isStaff: true } };
  const items = [{ lineId: line.id, quantity }];
  await services.money.giveBack(staff, id, `state ${id}`, { kind: 'returned', to: 'balance', items, locale: 'fr' });
}
