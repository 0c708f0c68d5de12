import type { Visitor } from '../caller.ts';
import { keyOf, requireKey } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import type { OrderView } from './orderView.ts';

type Find = (visitor: Visitor, key: string) => Promise<OrderView | null>;
type Parts = { services: { orders: { byId: Find; byLink: Find } }; visitor: Visitor };

/** The visitor's own order, or the one whose link this is (ADR 36); else NOT_FOUND. */
export async function buyersOrder(id: string, { services: { orders }, visitor }: Parts): Promise<OrderView> {
  const link = keyOf(id, 'OrderLink');
  const order = await (link === null ? orders.byId(visitor, requireKey(id, 'Order')) : orders.byLink(visitor, link));
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}
