import type { OrderStatus } from '../../rules/orderStatus.ts';

/**
 * An order that was handed over here. requestId: the name under which it is done once. waiting: the server has not taken it
 * yet; done: it has, at `at`, an instant of the market's clock; refused: it is `now`, which somebody else made of it.
 */
export type Handover = {
  order: string;
  /** What people know it by. */
  code: string;
  customer: string;
  requestId: string;
  /** When it was pressed, then when it was done. */
  at: string;
  state: 'waiting' | 'done' | 'refused';
  now?: OrderStatus;
};

/** With one more: an order is handed over once. */
export const withHandover = (handovers: readonly Handover[], one: Handover): Handover[] => [
  one,
  ...handovers.filter(({ order }) => order !== one.order),
];

/** Without an order's. */
export const withoutHandover = (handovers: readonly Handover[], order: string): Handover[] =>
  handovers.filter((one) => one.order !== order);

/** What became of a request; of one that was withdrawn meanwhile nothing. */
export const withOutcome = (
  handovers: readonly Handover[],
  requestId: string,
  outcome: Partial<Pick<Handover, 'at' | 'state' | 'now'>>,
): Handover[] => handovers.map((one) => (one.requestId === requestId ? { ...one, ...outcome } : one));

/** Whether an order has left as far as this device knows. */
export const isHandedOver = (handovers: readonly Handover[], order: string): boolean =>
  handovers.some((one) => one.order === order && one.state !== 'refused');
