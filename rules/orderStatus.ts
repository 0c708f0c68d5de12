/** Spec 4, in the order of an order's life. */
export const ORDER_STATUSES = [
  'pending',
  'processed',
  'fulfilled',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'disputed',
  'merged',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Every tag colour there is (spec 4). */
export type TagColor = 'yellow' | 'gray' | 'turquoise' | 'red' | 'orange' | 'blue';

/** The badge's colour (spec 4). */
export const ORDER_STATUS_COLORS: Readonly<Record<OrderStatus, TagColor>> = {
  pending: 'orange',
  processed: 'turquoise',
  fulfilled: 'blue',
  shipped: 'blue',
  completed: 'gray',
  cancelled: 'red',
  refunded: 'red',
  disputed: 'red',
  merged: 'red',
};

/** The spec shows no table; this is E44's. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processed', 'cancelled'],
  processed: ['fulfilled', 'cancelled', 'refunded', 'disputed', 'merged'],
  fulfilled: ['shipped', 'completed', 'refunded', 'disputed'],
  shipped: ['completed', 'refunded', 'disputed'],
  completed: ['refunded', 'disputed'],
  disputed: ['completed', 'refunded'],
  cancelled: [],
  refunded: [],
  merged: [],
};

/**
 * Whether an order may go from one status to another. A fulfilled order leaves by the road when it is delivered
 * (`ship`) and is handed over at the counter when it is picked up (`pickup`), never the other way (E44).
 */
export function canTransition(from: OrderStatus, to: OrderStatus, by: 'pickup' | 'ship'): boolean {
  if (from === 'fulfilled' && to === 'shipped' && by === 'pickup') return false;
  if (from === 'fulfilled' && to === 'completed' && by === 'ship') return false;
  return ORDER_TRANSITIONS[from].includes(to);
}

/** A change of an order's status; `from` null: the order was written so. */
export type StatusChange = { from: OrderStatus | null; to: OrderStatus };

/** Whether a change is a step forward that the desk says by hand and can take back: assembled, on the road, handed over. */
export function isUndoable({ from, to }: StatusChange): boolean {
  const isStep = to === 'fulfilled' || to === 'shipped' || to === 'completed';
  return isStep && from !== null && ORDER_TRANSITIONS[from].includes(to);
}

/** Whether a change is such a step taken back. */
export const isStepBack = ({ from, to }: StatusChange): boolean =>
  from !== null && !ORDER_TRANSITIONS[from].includes(to) && isUndoable({ from: to, to: from });

/** How long a step can be taken back, in ms; its mail waits as long (ADR 48). */
export const STEP_UNDO_MS = 120_000;

/** Whether there is still time to take a step back that was made at `at`. */
export const isUndoTime = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < STEP_UNDO_MS;

/**
 * Whether an act of this instant is the one of a displayed instant. The API shows whole seconds (schema: DateTime), and what a page sends
 * back has no more.
 */
export const isDisplayedAct = (displayed: Date, at: Date): boolean =>
  Math.floor(displayed.getTime() / 1000) === Math.floor(at.getTime() / 1000);

/** The steps of the desk that are left until an order is in its customer's hands; none where it cannot be handed over. */
export function stepsToHandOver(from: OrderStatus, by: 'pickup' | 'ship'): OrderStatus[] {
  const life: OrderStatus[] = ['processed', 'fulfilled', ...(by === 'ship' ? (['shipped'] as const) : []), 'completed'];
  const at = life.indexOf(from);
  return at < 0 ? [] : life.slice(at + 1);
}

/** Still under way: pending, processed, fulfilled or shipped. */
export function isOngoing(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processed' || status === 'fulfilled' || status === 'shipped';
}

/** Whether an order with a zone settles the period's delivery: paid, and not cancelled, refunded or disputed (E5). */
export function settlesDelivery(status: OrderStatus): boolean {
  return status === 'processed' || status === 'fulfilled' || status === 'shipped' || status === 'completed';
}

/** Whether its goods are still to be handed over, for which its name, address and phone are needed. A disputed one may be. */
export function awaitsHandover(status: OrderStatus): boolean {
  return isOngoing(status) || status === 'disputed';
}

/** Whether its goods are asked of the producers and packed: paid, and not cancelled, refunded or merged. A disputed one still is. */
export function isToPack(status: OrderStatus): boolean {
  return settlesDelivery(status) || status === 'disputed';
}
