import { LINE_STATUSES, type LineStatus } from '../../rules/lineStatus.ts';
import type { TFunction } from '../shared/i18n/translator.ts';

/** A line's status known to this storefront; null: a newer server's. */
export const knownLineStatus = (status: string): LineStatus | null =>
  LINE_STATUSES.find((known) => known === status) ?? null;

/** A line's status in words, with the units that will not come. */
export function lineStateText(t: TFunction, { status, missing }: { status: LineStatus; missing: number }): string {
  const state = t(`desk.line.${status}`);
  return status === 'missing' || missing === 0 ? state : t('desk_lists.state_short', { state, count: missing });
}
