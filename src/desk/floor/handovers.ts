import { isAssembled } from '#rules/lineStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { comingLines, type PickSheet } from './pickList.ts';

/**
 * An order handed over here. requestId: its request key. waiting: not received by the server yet; done: received, at
 * `at`, by the market's clock; refused: somebody else has changed its status to `now`.
 */
export type Handover = {
  order: string;
  /** Its code for people. */
  code: string;
  customer: string;
  requestId: string;
  /** When it was pressed, then when it was done. */
  at: string;
  state: 'waiting' | 'done' | 'refused';
  now?: OrderStatus;
  /** Handed over although so many cents are still to be paid in cash. */
  unpaid?: number;
};

/** Adds one: an order is handed over once. */
export const withHandover = (handovers: readonly Handover[], one: Handover): Handover[] => [
  one,
  ...handovers.filter(({ order }) => order !== one.order),
];

/** Removes an order's. */
export const withoutHandover = (handovers: readonly Handover[], order: string): Handover[] =>
  handovers.filter((one) => one.order !== order);

/** Applies a request's result; ignored if it was undone meanwhile. */
export const withResult = (
  handovers: readonly Handover[],
  requestId: string,
  result: Partial<Pick<Handover, 'at' | 'state' | 'now'>>,
): Handover[] => handovers.map((one) => (one.requestId === requestId ? { ...one, ...result } : one));

/** Whether an order is handed over, as far as this device knows. */
export const isHandedOver = (handovers: readonly Handover[], order: string): boolean =>
  handovers.some((one) => one.order === order && one.state !== 'refused');

/** Whether a crate can be handed over: it is assembled, or every line is in it or missing and something comes. */
export const isReadyToHandOver = (sheet: Pick<PickSheet, 'status' | 'lines'>): boolean =>
  sheet.status === 'fulfilled' ||
  sheet.status === 'shipped' ||
  (sheet.status === 'processed' && isAssembled(comingLines(sheet)));
