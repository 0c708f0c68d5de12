import type { BasketMarket } from './basketList.ts';
import { placeOf } from './basketPlace.ts';
import { usualTotal } from './basketSums.ts';
import { queueRaised, readSubscribedPlaces } from './raisedStore.ts';

/**
 * Queues a mail to each running subscriber whose basket costs more at its place than they agreed to (E69), once for each
 * new total. Returns how many.
 */
export async function notifyRaised({
  database,
  baskets,
  fulfilment,
  siteInformation,
  clock,
}: BasketMarket): Promise<number> {
  const db = database.kysely;
  const terms = await siteInformation.termsAt(clock.now());
  let count = 0;
  for (const at of await readSubscribedPlaces(db)) {
    const basket = await baskets.byId(at.basketId);
    if (!basket?.active) continue;
    const place = await placeOf(fulfilment, { shippingZoneId: at.zoneId });
    count += await queueRaised(db, at, usualTotal(basket, place, terms));
  }
  return count;
}
