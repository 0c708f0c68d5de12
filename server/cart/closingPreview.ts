import type { Kysely } from 'kysely';
import type { MarketPeriod } from '#rules/period.ts';
import { purchaseOf } from '#rules/purchase.ts';
import { awayUntil } from '#rules/vacation.ts';
import type { Caller } from '../caller.ts';
import type { Tables } from '../database/tables.ts';
import { isOutsideZone, slotOf } from '../fulfilment/places.ts';
import { reasonOf } from '../marketError.ts';
import { reasonTexts } from '../text/reasonTexts.ts';
import type { ReasonText } from '../text/reasonTexts.ts';
import { purchaseRefusals } from './cartRefusals.ts';
import type { NamedLine } from './cartRefusals.ts';
import * as store from './cartStore.ts';
import { fulfillmentOf } from './cartSums.ts';
import type { CartView } from './cartView.ts';

/**
 * buys: the closing would charge the card for all confirmed lines that are available. reasons: what prevents it, or
 * what it would leave out. credit: what the balance would pay of it first, charged: the rest, in cents (E71).
 */
export type ClosingPreview = { buys: boolean; reasons: ReasonText[]; credit: number; charged: number };

/**
 * What the closing would do with a cart now (E20), by the same rule and with the tax rates of that day; it does not predict what other carts take until
 * then. Null if automatic purchase is off or nothing is confirmed.
 */
export async function previewClosing(
  db: Kysely<Tables>,
  { visitor, now, locale }: Caller,
  cart: CartView,
  openPeriod: MarketPeriod,
): Promise<ClosingPreview | null> {
  const lines: NamedLine[] = cart.lines.flatMap(({ unsure, variant, ...line }) =>
    unsure && !line.isPriceChanged
      ? []
      : [
          {
            ...line,
            name: variant.product.name,
            variant: variant.name,
            awayUntil: awayUntil(variant.product.seller, now),
            stored: variant.stored,
            isAlcohol: variant.product.isAlcohol,
          },
        ],
  );
  if (!visitor.customer || !cart.autoClose || cart.fromStorage || lines.length === 0) return null;
  const place = cart.zone ?? cart.location;
  const slot = place && slotOf(place, openPeriod);
  const { problems, leftOut } = purchaseOf({
    lines,
    fulfillment: fulfillmentOf(cart),
    fromStorage: false,
    placeStorageOnly: cart.location?.storageOnly,
    ageConfirmed: cart.ageWeek === openPeriod.startDate,
    isGuest: false,
    hasAddress: cart.postalCode !== null,
    isOutsideZone: isOutsideZone(cart.zone, cart.postalCode),
    isServed: slot !== null && slot.from > openPeriod.closesAt,
    credit: null,
    isWeekOver: false,
    closing: { hasCard: await store.hasCard(db, visitor.customer.id), buysAvailable: cart.autoClosePartial },
  });
  const present = problems.length > 0 ? problems : leftOut;
  const reasons = purchaseRefusals(present, { locale, now, openPeriod, slot }).map(reasonOf);
  const totals = cart.closingTotals;
  const credit = cart.creditFirst ? totals.credit : 0;
  const charged = totals.total - credit;
  return { buys: problems.length === 0, reasons: reasonTexts(reasons, locale), credit, charged };
}
