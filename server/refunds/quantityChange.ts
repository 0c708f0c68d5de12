import type { Locale } from '#rules/constants.ts';
import { nothingComes, removableUnits } from '#rules/lineStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import { MarketError } from '../marketError.ts';
import { textIn } from '../text/bilingualText.ts';
import type { LineUnits, ReturnableRow } from './returnStore.ts';

/** A line (uuid), the units that staff saw of it, and fewer, 0 or more, that it shall have. */
export type QuantityChange = { lineId: string; from: number; to: number };

/** A line as its order has it: without the units that were removed. */
const currentLine = (row: ReturnableRow) => ({
  ...row,
  quantity: row.quantity - row.removed,
  returned: row.returned - row.removed,
});

/** Throws NOT_FOUND; QUANTITY_CHANGED for other units than were seen; QUANTITY_FIXED for units that cannot be removed. */
function checkChange(
  order: { status: OrderStatus },
  row: ReturnableRow | undefined,
  { change: { from, to }, locale }: { change: QuantityChange; locale: Locale },
): void {
  if (!row) throw new MarketError('NOT_FOUND');
  const line = currentLine(row);
  const name = { line: textIn(row.name, locale) };
  if (line.quantity !== from) throw new MarketError('QUANTITY_CHANGED', { ...name, current: line.quantity });
  if (from - to > removableUnits({ ...line, orderStatus: order.status })) throw new MarketError('QUANTITY_FIXED', name);
}

/**
 * The units to remove from a paid order before they are packed (ADR 168). BAD_INPUT {field} for no line, one twice, or units that are
 * not fewer; NOT_FOUND, QUANTITY_CHANGED {line, current}, QUANTITY_FIXED {line}; NOTHING_LEFT if nothing of the order would come: it is
 * cancelled instead, which gives fees and delivery back too.
 */
export function removedUnits(
  order: { status: OrderStatus },
  rows: readonly ReturnableRow[],
  { changes, locale }: { changes: readonly QuantityChange[]; locale: Locale },
): LineUnits[] {
  const isOnce = new Set(changes.map(({ lineId }) => lineId)).size === changes.length;
  if (changes.length === 0 || !isOnce || changes.some(({ from, to }) => to < 0 || to >= from))
    throw new MarketError('BAD_INPUT', { field: 'changes' });
  for (const change of changes)
    checkChange(
      order,
      rows.find(({ id }) => id === change.lineId),
      { change, locale },
    );
  const units = changes.map(({ lineId, from, to }) => ({ lineId, quantity: from - to }));
  const left = rows.map((row) => {
    const line = currentLine(row);
    return { ...line, quantity: line.quantity - (units.find(({ lineId }) => lineId === row.id)?.quantity ?? 0) };
  });
  if (nothingComes(left)) throw new MarketError('NOTHING_LEFT');
  return units;
}
