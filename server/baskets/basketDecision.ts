import { basketWeeks, closedBasketWeek } from '#rules/basketDates.ts';
import type { BasketFrequency } from '#rules/basketDates.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { addDays } from '#rules/zone.ts';
import type { Transaction } from '../database/transaction.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import { insertDeliveries } from './deliveryStore.ts';
import { readPauses, writeUserBasket } from './userBasketStore.ts';
import type { LockedUserBasket } from './userBasketStore.ts';

/**
 * Decides the weeks of a locked, running subscription whose opt-out has passed at `now`: each that is due, not
 * paused and not closed will be delivered to the place of that moment (E51). Later changes, pauses and cancellations do not affect
 * them. Called before any change, and by the job; a week is decided once. Returns how many will be delivered.
 */
export async function decideWeeks(
  tx: Transaction,
  subscription: LockedUserBasket,
  frequency: BasketFrequency,
  now: Date,
): Promise<number> {
  const calendar = await readCalendar(tx);
  const until = closedBasketWeek(now, calendar);
  const { id, decided_through: decided, start_week: start } = subscription;
  if (until <= decided) return 0;
  const from = addDays(decided, PERIOD_DAYS);
  const skipped = new Set([...(await readPauses(tx, id, from)), ...calendar.closedWeeks]);
  const weeks = basketWeeks(frequency, start, { from, until }).filter((week) => !skipped.has(week));
  const { location_id, shipping_zone_id, note } = subscription;
  await insertDeliveries(tx, { user_basket_id: id, location_id, shipping_zone_id, note }, weeks);
  await writeUserBasket(tx, id, { decided_through: until });
  return weeks.length;
}
