import type { OrderStatus } from '#rules/orderStatus.ts';

export type Stop = 'paid' | 'producers' | 'packing' | 'ready' | 'road';

/** What determines an order's progress. `open`: its week still takes orders, so preparation has not begun. */
type Facts = {
  status: OrderStatus;
  isPickup: boolean;
  fromStorage: boolean;
  open: boolean;
  /** Any of its lines is at the market. */
  arrived: boolean;
};

/**
 * The stops of an order and how many are passed; `at` is the index of the current one, `stops.length` once all are.
 * Null: unpaid or ended otherwise. Goods already at the market skip the producers (E63).
 */
export function stageOf({ status, isPickup, fromStorage, open, arrived }: Facts): { stops: Stop[]; at: number } | null {
  const stops: Stop[] = [
    'paid',
    ...(fromStorage ? [] : ['producers' as const]),
    'packing',
    isPickup ? 'ready' : 'road',
  ];
  const to = (stop: Stop) => ({ stops, at: stops.indexOf(stop) });
  switch (status) {
    case 'processed':
      if (arrived) return to('packing');
      return to(open ? 'paid' : fromStorage ? 'packing' : 'producers');
    case 'fulfilled':
      return to(isPickup ? 'ready' : 'packing');
    case 'shipped':
      return to('road');
    case 'completed':
      return { stops, at: stops.length };
    default:
      return null;
  }
}
