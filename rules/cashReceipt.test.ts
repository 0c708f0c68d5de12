import { expect, it } from 'vitest';
import { mayUndoReceipt, receiptUndo } from './cashReceipt.ts';
import { ORDER_STATUSES, STEP_UNDO_MS } from './orderStatus.ts';

it('is undone until the order is handed over, and never once something was given back', () => {
  const undoOf = (isRefunded: boolean) =>
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, receiptUndo({ status, isRefunded })]));
  expect(undoOf(false)).toMatchObject({
    processed: 'possible',
    fulfilled: 'possible',
    shipped: 'possible',
    completed: 'handed_over',
    disputed: 'handed_over',
    cancelled: 'refunded',
    refunded: 'refunded',
  });
  expect(new Set(Object.values(undoOf(true)))).toEqual(new Set(['refunded']));
});

it('is undone by all staff for two minutes, then by a manager with a reason', () => {
  const at = new Date('2026-11-26T15:00:00Z');
  const after = (ms: number, isManager: boolean, reason: 'mistake' | null) =>
    mayUndoReceipt(at, new Date(at.getTime() + ms), { isManager, reason });
  expect([after(STEP_UNDO_MS - 1, false, null), after(STEP_UNDO_MS, false, 'mistake')]).toEqual([true, false]);
  expect([after(STEP_UNDO_MS, true, null), after(STEP_UNDO_MS, true, 'mistake')]).toEqual([false, true]);
});
