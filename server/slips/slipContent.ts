import { comingUnits } from '#rules/lineStatus.ts';
import { zonedInstant, type MarketPeriod } from '#rules/period.ts';
import type { SlipContent, SlipItem, SlipPlace } from '../database/slipTables.ts';
import type { SheetView } from '../desk/packingView.ts';
import type { OrderLineView } from '../orders/orderView.ts';
import type { Text } from '../text/bilingualText.ts';

/** When producers are mailed what they bring, on the morning after the closing (ADR 163). */
export const slipsMailAt = ({ handoverFrom: morning }: Pick<MarketPeriod, 'handoverFrom'>): Date =>
  zonedInstant(morning, '06:00');

/** A week's goods of one producer (uuid). received: of `units` those at the market, or in a crate. */
export type ProducerGoods = {
  sellerId: string;
  units: number;
  received: number;
  content: Omit<SlipContent, 'dropOff' | 'bringing'>;
};

type Coming = { sheet: SheetView; line: OrderLineView; units: number };

const { compare: byName } = new Intl.Collator('fr', { numeric: true });

const sumOf = (lines: readonly Coming[]): number => lines.reduce((sum, { units }) => sum + units, 0);

/** By name; the same goods under two names, as they were sold, are two items. */
function itemsOf(lines: readonly Coming[]): SlipItem[] {
  const groups = Map.groupBy(lines, ({ line }) =>
    JSON.stringify([line.variantId, line.product.primary, line.variant.primary]),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first
        ? [
            {
              product: first.line.product,
              variant: first.line.variant,
              units: sumOf(group),
              variantId: first.line.variantId,
            },
          ]
        : [];
    })
    .toSorted(
      (one, other) =>
        byName(one.product.primary, other.product.primary) || byName(one.variant.primary, other.variant.primary),
    );
}

const slotOf = ({ order }: SheetView) => order.slot ?? order.fulfillment?.slot ?? null;
const placeKey = (sheet: SheetView): string =>
  JSON.stringify([sheet.order.locationId, sheet.shippingZone?.id, slotOf(sheet)?.from]);

function placeOf(lines: readonly Coming[], locations: ReadonlyMap<string, Text>): SlipPlace[] {
  const [first] = lines;
  if (!first) return [];
  const { order, shippingZone } = first.sheet;
  const slot = slotOf(first.sheet);
  return [
    {
      place: shippingZone ? shippingZone.name : (locations.get(order.locationId ?? '') ?? null),
      isRound: order.locationId === null,
      from: slot?.from.toISOString() ?? null,
      to: slot?.to.toISOString() ?? null,
      items: itemsOf(lines),
    },
  ];
}

const byDay = (one: SlipPlace, other: SlipPlace): number =>
  (one.from ?? '9').localeCompare(other.from ?? '9') || byName(one.place?.primary ?? '', other.place?.primary ?? '');

/**
 * What each producer brings for a week, of its sheets. Express orders are served from what is at the market already, and the market's
 * box (`boxVariant`, a uuid) is its own. locations: the names of pickup points by uuid. Producers with nothing to bring are left out.
 */
export function goodsOf(
  sheets: readonly SheetView[],
  { boxVariant, locations }: { boxVariant: string | null; locations: ReadonlyMap<string, Text> },
): ProducerGoods[] {
  const coming = sheets
    .filter(({ order }) => !order.fromStorage)
    .flatMap((sheet) => sheet.lines.map(({ line }): Coming => ({ sheet, line, units: comingUnits(line) })))
    .filter(({ line, units }) => units > 0 && (boxVariant === null || line.variantId !== boxVariant));
  return [...Map.groupBy(coming, ({ line }) => line.sellerId)].flatMap(([sellerId, lines]) => {
    if (sellerId === null) return [];
    const places = [...Map.groupBy(lines, ({ sheet }) => placeKey(sheet)).values()];
    const content = {
      items: itemsOf(lines),
      places: places.flatMap((group) => placeOf(group, locations)).toSorted(byDay),
    };
    const received = sumOf(lines.filter(({ line: { status } }) => status === 'received' || status === 'packed'));
    return [{ sellerId, units: sumOf(lines), received, content }];
  });
}
