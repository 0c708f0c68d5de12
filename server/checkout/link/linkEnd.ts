import { changeableUntil } from '#rules/orderChanges.ts';
import type { Transaction } from '../../database/transaction.ts';
import { MarketError } from '../../marketError.ts';
import * as orderRecords from '../../orders/orderRecords.ts';
import { readCalendar } from '../../siteInformation/siteInformationService.ts';

/**
 * Stores the link of a locked order that is to be paid; it ends at the closing of the order's week, after which unpaid goods go to nobody
 * (ADR 172). Returns how often it was sent. LINK_REFUSED without an address to mail, with nothing to pay, or once the week has closed.
 */
export async function writeLink(
  tx: Transaction,
  { order, staffId, at }: { order: orderRecords.LockedOrder; staffId: string; at: Date },
): Promise<number> {
  const { id, status, period_start: periodStart, from_storage: fromStorage, slot_from: from } = order;
  const changeable = { status, periodStart, fromStorage, slot: from && { from } };
  const payBy = changeableUntil(changeable, await readCalendar(tx));
  const money = await orderRecords.readLinkMoney(tx, id);
  if (!payBy || at >= payBy || order.cancelling || !money?.email || money.due === 0)
    throw new MarketError('LINK_REFUSED');
  return orderRecords.insertLink(tx, { order_id: id, pay_by: payBy, sent_at: at, staff_id: staffId });
}
