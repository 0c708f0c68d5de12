import { failureLines, ServerFailure } from '../../shared/relay/failure.ts';
import { readTab, readTabList, writeTab } from '../../shared/storage/tabStorage.ts';

/** One cause that stopped a checkout, from the server. items: names. */
export type CheckoutIssue = {
  code: string;
  text: string | null;
  key: string;
  items: string;
  /** When the week of the order closes; '' for other causes. */
  closesAt: string;
  /** The order's new slot; null for other causes. */
  slot: { from: string; to: string } | null;
};

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

/**
 * The causes of a refused checkout, one each (F-124, spec 8). Empty if the payment itself could not be opened, or
 * nobody answered: errors.payment then covers it.
 */
export function checkoutIssuesOf(error: unknown): CheckoutIssue[] {
  if (!(error instanceof ServerFailure)) return [];
  return error.errors.flatMap((entry) => {
    const { code = '', displayable, params = {} } = entry.extensions ?? {};
    if (!displayable || code === 'PAYMENT_FAILED') return [];
    const [line] = failureLines(new ServerFailure([entry]));
    const content =
      line && 'text' in line ? { text: line.text, key: '' } : { text: null, key: line?.key ?? 'errors.basic' };
    return [
      {
        code,
        ...content,
        items: textOf(params['items']),
        closesAt: textOf(params['closesAt']),
        slot: code === 'SLOT_CHANGED' ? { from: textOf(params['from']), to: textOf(params['to']) } : null,
      },
    ];
  });
}

const KEY = 'etal.refused';
/** The cart shows whether they still hold, but not that they stopped a checkout: before one they are no problem. */
const STORED_CODES: ReadonlySet<string> = new Set(['NO_PLACE', 'NO_ALCOHOL']);

/** Causes of a refused checkout from before a reload of this tab; invalid stored data count as none. */
export const readStoredIssues = (): readonly CheckoutIssue[] => readTabList(KEY);

/** Stores what stopped a checkout across a reload, replacing earlier causes. */
export function storeIssues(issues: readonly CheckoutIssue[]): void {
  const text = JSON.stringify(issues.filter(({ code }) => STORED_CODES.has(code)));
  if ((readTab(KEY) ?? '[]') !== text) writeTab(KEY, text);
}
