import { LINE_STATUSES, type LineStatus } from '../../rules/lineStatus.ts';

/** A line's state as this storefront knows it; null: a newer server's. */
export const knownLineStatus = (status: string): LineStatus | null =>
  LINE_STATUSES.find((known) => known === status) ?? null;
