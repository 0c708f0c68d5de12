import type { OrderStatus } from '../../../rules/orderStatus.ts';
import type { Caller } from '../../cart/cartService.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OrderView } from '../../orders/orderView.ts';
import { setBack, writeProgress } from './orderStateStore.ts';
import type { StateParts } from './stateHandlers.ts';
import type { PaymentWish } from './stateInput.ts';

type OrderWish = Pick<PaymentWish, 'status' | 'hoursAgo' | 'progress'>;

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
  { status, hoursAgo, progress }: OrderWish,
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
  return id;
}
