import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import { placeOf } from './basketPlace.ts';
import type { BasketRow } from './basketStore.ts';
import { usualTotal } from './basketSums.ts';
import { queueRaised, readSubscribedPlaces } from './raisedStore.ts';

type RaisedParts = {
  basketOf(id: string): Promise<BasketRow | null>;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone'>;
};

/**
 * Queues a mail to each running subscriber whose basket costs more at its place than they agreed to (E69), once for each
 * new total. Returns how many.
 */
export async function notifyRaised(db: Kysely<Tables>, { basketOf, fulfilment }: RaisedParts): Promise<number> {
  let count = 0;
  for (const at of await readSubscribedPlaces(db)) {
    const basket = await basketOf(at.basketId);
    if (basket?.active)
      count += await queueRaised(db, at, usualTotal(basket, await placeOf(fulfilment, { shippingZoneId: at.zoneId })));
  }
  return count;
}
