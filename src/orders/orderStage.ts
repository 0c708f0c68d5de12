import type { OrderStatus } from '../../rules/orderStatus.ts';

export type Stop = 'paid' | 'producers' | 'packing' | 'ready' | 'road';

/** What of an order tells how far it is. `open`: its week still takes orders, so that nobody works on it yet. */
type Facts = {
  status: OrderStatus;
  isPickup: boolean;
  fromStorage: boolean;
  open: boolean;
  /** Any of its lines is at the market. */
  arrived: boolean;
};

/**
 * The stops on an order's way and how many are behind it; `at` is the index of the present one, `stops.length` once all are.
 * Null: it is not on its way, unpaid or ended otherwise. What lies at the market already asks nothing of producers (E63).
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
