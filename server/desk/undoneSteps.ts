import { isDisplayedAct, isStepBack, isUndoable, isUndoTime, type OrderStatus } from '#rules/orderStatus.ts';
import type { Transaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import { isStepOf } from './deskOrderStore.ts';

/** A displayed step: its instant, or the request key of the handover that made it. Absent parts are not compared. */
export type DisplayedStep = { at?: Date | null | undefined; handOver?: string | null | undefined };

async function isDisplayed(tx: Transaction, orderId: string, step: { at: Date }, { at, handOver }: DisplayedStep) {
  if (at && !isDisplayedAct(at, step.at)) return false;
  return typeof handOver !== 'string' || isStepOf(tx, { orderId, at: step.at, press: handOver });
}

type Undoing = {
  staffId: string;
  order: orderRecords.LockedOrder;
  from: OrderStatus;
  at: Date;
  displayed: DisplayedStep;
};

/** Undoes the last step of an order under its lock. from: the status before that step; not undone: it is none of staff's to `from`. */
export async function undoLocked(
  tx: Transaction,
  { staffId, order, from, at, displayed, press }: Undoing & { press?: string | undefined },
): Promise<{ isUndone: boolean; from: OrderStatus | null }> {
  const step = await orderRecords.lastChange(tx, order.id);
  if (!step?.from || step.by !== 'staff') return { isUndone: false, from: step?.from ?? null };
  if (isStepBack(step) && step.from === from && step.customerId === staffId) return { isUndone: true, from: step.from };
  if (order.status !== from || order.cancelling !== null || !isUndoable(step) || !isUndoTime(step.at, at))
    return { isUndone: false, from: step.from };
  if (!(await isDisplayed(tx, order.id, step, displayed))) return { isUndone: false, from: step.from };
  const actor = { by: 'staff', customerId: staffId } as const;
  await orderRecords.undoStep(tx, { order, step: { from: step.from, to: step.to }, actor, at });
  const data = { from, to: step.from, ...(press !== undefined && { press }) };
  await journal.record(tx, { kind: 'undo_step', staffId, orderId: order.id, customerId: order.customer_id, data, at });
  return { isUndone: true, from: step.from };
}
