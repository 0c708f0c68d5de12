import { ServerFailure } from '../../shared/relay/failure.ts';
import { changedFieldsOf } from '../frame/deskErrors.ts';
import { COUNTED_BY, GRID_COLUMNS, type GridColumn } from './gridEdits.ts';
import type { RecordInput } from './recordValues.ts';

/** The cell that shows what is wrong with a column of the file: its own, or one that the grid has beside it. */
const shownAt = (column: string, isVariant: boolean): GridColumn =>
  GRID_COLUMNS.find((own) => own === column || (own in COUNTED_BY && COUNTED_BY[own as 'stock'] === column)) ??
  (isVariant ? 'price' : 'status');

/** The message of each cell that the server names, by `carottes/botte/price`. labelOf: the name of a column that the grid lacks. */
export function cellErrors(
  error: unknown,
  sent: readonly RecordInput[],
  changed: string,
  labelOf: (column: string) => string,
): Record<string, string> {
  if (!(error instanceof ServerFailure)) return {};
  const entryOf = (field: string, message: string) => {
    const [, index, nth, column = ''] = /^records\.(\d+)(?:\.variants\.(\d+))?\.(\w+)$/.exec(field) ?? [];
    const record = sent[Number(index)];
    if (!record) return [];
    const variant = nth === undefined ? undefined : (record.variants?.[Number(nth)]?.key ?? '');
    const cell = shownAt(column, variant !== undefined);
    const text = cell === column || column in COUNTED_BY ? message : `${labelOf(column)} — ${message}`;
    return [[`${record.key}/${variant ?? ''}/${cell}`, text] as const];
  };
  const entries = error.errors.flatMap(({ message, extensions }) => {
    const field = extensions?.params?.['field'];
    return typeof field === 'string' && extensions?.localized ? entryOf(field, message) : [];
  });
  const conflicts = changedFieldsOf(error).flatMap((field) => entryOf(field, changed));
  return Object.fromEntries([...entries, ...conflicts]);
}
