import type { Visitor } from '../caller.ts';
import type { ChangedBy } from '../database/orderTables.ts';

/** Who changes an order; `customerId`: the account (uuid) of a customer or of staff, else null. */
export type Actor = { by: ChangedBy; customerId: string | null };

/** The market itself: a payment that arrived, orders that merged. */
export const MARKET: Actor = { by: 'market', customerId: null };

export const actorOf = ({ customer }: Pick<Visitor, 'customer'>): Actor =>
  customer ? { by: 'customer', customerId: customer.id } : { by: 'guest', customerId: null };
