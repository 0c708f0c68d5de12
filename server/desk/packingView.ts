import type { CrateBox } from '#generated/schemaTypes.ts';
import type { MarketPeriod } from '#rules/period.ts';
import type { Temperature } from '../database/tables.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import type { OrderLineView, OrderView } from '../orders/orderView.ts';

/** The week whose work it is. */
export type PackingWeekView = { period: MarketPeriod };

/** A line as it is packed; temperature, alcohol and shelf are the product's of today. */
export type SheetLineView = {
  line: OrderLineView;
  temperature: Temperature;
  isAlcohol: boolean;
  shelf: string | null;
};

/** An order as it is packed and handed over. `lines`: in the order of picking. */
export type SheetView = {
  order: OrderView;
  code: string;
  shippingZone: ShippingZoneRow | null;
  box: CrateBox;
  /** Who marked a line of it last, a moment ago. */
  packer: string | null;
  lines: SheetLineView[];
};

const PICKED: Readonly<Record<Temperature, number>> = { normal: 0, cold: 1, frozen: 2 };
const { compare: byName } = new Intl.Collator('fr', { numeric: true });

const byShelf = (one: string | null, other: string | null): number =>
  Number(one === null) - Number(other === null) || byName(one ?? '', other ?? '');

/** A walk along the shelves, chilled and frozen goods last; those without a shelf after the others, by producer and name. */
export const inPickingOrder = (lines: readonly SheetLineView[], boxVariant: string | null): SheetLineView[] => {
  const isBox = ({ line }: SheetLineView) => Number(boxVariant !== null && line.variantId === boxVariant);
  return lines.toSorted(
    (one, other) =>
      isBox(one) - isBox(other) ||
      PICKED[one.temperature] - PICKED[other.temperature] ||
      byShelf(one.shelf, other.shelf) ||
      byName(one.line.sellerName, other.line.sellerName) ||
      byName(one.line.product.primary, other.line.product.primary) ||
      byName(one.line.variant.primary, other.line.variant.primary),
  );
};

/**
 * The box of an order (E9): a line of the market's box has its deposit if the box is lent, and none if the customer
 * exchanges one.
 */
export function boxOf(order: OrderView, boxVariant: string | null, disposable: boolean): CrateBox {
  const line = order.products.find(({ variantId }) => boxVariant !== null && variantId === boxVariant);
  if (line && line.status !== 'missing') return line.deposit > 0 ? 'lent' : 'exchanged';
  return disposable ? 'disposable' : 'none';
}

/** By the time at which they are handed over; at the same time pickup points in the market's own order, there by number, then rounds, each by postal code and street. */
export function inHandingOrder(sheets: readonly SheetView[], locations: readonly LocationRow[]): SheetView[] {
  const placeOf = new Map(locations.map(({ id }, at) => [id, at]));
  const place = ({ order, shippingZone }: SheetView) =>
    shippingZone ? locations.length : (placeOf.get(order.locationId ?? '') ?? locations.length);
  const keyOf = ({ order, shippingZone }: SheetView) => shippingZone?.id ?? order.locationId ?? '';
  const startOf = ({ order }: SheetView) => order.slot?.from.getTime() ?? Number.MAX_SAFE_INTEGER;
  const starts = new Map<string, number>();
  for (const sheet of sheets)
    if (!sheet.order.fromStorage)
      starts.set(keyOf(sheet), Math.min(startOf(sheet), starts.get(keyOf(sheet)) ?? Number.MAX_SAFE_INTEGER));
  // Express orders stand with the others of their place.
  const time = (sheet: SheetView) =>
    sheet.order.fromStorage ? (starts.get(keyOf(sheet)) ?? startOf(sheet)) : startOf(sheet);
  const stop = ({ order: { fulfillment }, shippingZone }: SheetView) => [
    shippingZone?.name.primary ?? '',
    fulfillment?.postalCode ?? '',
    fulfillment?.line1 ?? '',
  ];
  return sheets.toSorted((one, other) => {
    const otherStop = stop(other);
    const between = stop(one).map((word, at) => byName(word, otherStop[at] ?? ''));
    return (
      time(one) - time(other) ||
      place(one) - place(other) ||
      between.find(Boolean) ||
      one.order.number - other.order.number
    );
  });
}
