import { cents, type Cents } from '#rules/money.ts';
import type { FailureLine } from '../../shared/relay/failure.ts';
import type { PickContainers } from './pickList.ts';

/** Units of each deposit (cents) that somebody counted at the counter. */
export type CountedContainers = { readonly deposit: number; readonly quantity: number }[];

/**
 * Containers counted on this device for an order. requestId: its request key. waiting: not received by the server yet; done: credited, at
 * `at`; refused: `lines` say why, `isBeyond` that less was held. `at`: an instant of this device's clock, in ms.
 */
export type ContainerCount = {
  order: string;
  /** Its code for people. */
  code: string;
  customer: string;
  containers: CountedContainers;
  requestId: string;
  at: number;
  state: 'waiting' | 'done' | 'refused';
  isBeyond?: boolean;
  lines?: readonly FailureLine[];
};

/** What a count comes to. */
export const amountOf = (containers: CountedContainers): Cents =>
  containers.reduce((sum, { deposit, quantity }) => sum + cents(deposit) * quantity, 0);

/** Applies a request's result; without one the count is removed. */
export const withCountResult = (
  counts: readonly ContainerCount[],
  requestId: string,
  result: Partial<ContainerCount> | null,
): ContainerCount[] =>
  counts.flatMap((one) => (one.requestId !== requestId ? [one] : result ? [{ ...one, ...result }] : []));

/** Without what a list that was read at that instant contains already. */
export const withoutListed = (counts: readonly ContainerCount[], readAt: number): ContainerCount[] =>
  counts.filter(({ state, at }) => state !== 'done' || at >= readAt);

/**
 * What of a stored list's containers an order's customer can still bring back: less what was counted here since. Never more than the
 * server would credit as far as this device knows, which decides again when it receives the count.
 */
export function heldAfter(
  held: readonly PickContainers[],
  counts: readonly ContainerCount[],
  order: string,
): PickContainers[] {
  const own = counts.filter((one) => one.order === order && one.state !== 'refused');
  const countedOf = (deposit: number) =>
    own
      .flatMap(({ containers }) => containers)
      .reduce((sum, one) => sum + (one.deposit === deposit ? one.quantity : 0), 0);
  return held
    .map((one) => ({ ...one, quantity: one.quantity - countedOf(one.deposit) }))
    .filter(({ quantity }) => quantity > 0);
}
