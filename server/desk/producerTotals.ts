import type { Temperature } from '../database/tables.ts';
import type { OrderLineView } from '../orders/orderView.ts';
import type { SheetLineView, SheetView } from './packingView.ts';

export type ItemLineView = { code: string; line: OrderLineView };
/** A variant under the name that it was sold by. quantity: units; orders: how many want it. */
export type ItemView = {
  productName: OrderLineView['product'];
  variantName: OrderLineView['variant'];
  temperature: Temperature;
  quantity: number;
  orders: number;
  /** What one was sold for, in cents; null: not all of them for the same. And all of them. */
  price: number | null;
  amount: number;
  lines: ItemLineView[];
};
/** sellerId: uuid; null: has left the market. */
export type ProducerView = { sellerId: string | null; name: string; quantity: number; items: ItemView[] };

type Ordered = SheetLineView & { sheet: SheetView };

const unitsOf = (lines: readonly { line: OrderLineView }[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0);

const amountOf = (lines: readonly { line: OrderLineView }[]): number =>
  lines.reduce((sum, { line }) => sum + line.price * line.quantity, 0);

/** The same goods: of one variant, and of one name where the catalogue has changed it or has it no more. */
const productKey = ({ line }: Ordered): string =>
  JSON.stringify([line.variantId, line.product.primary, line.variant.primary]);

function itemOf(lines: readonly Ordered[]): ItemView[] {
  const [first] = lines;
  if (!first) return [];
  return [
    {
      productName: first.line.product,
      variantName: first.line.variant,
      temperature: first.temperature,
      quantity: unitsOf(lines),
      orders: new Set(lines.map(({ sheet }) => sheet.order.id)).size,
      price: lines.every(({ line }) => line.price === first.line.price) ? first.line.price : null,
      amount: amountOf(lines),
      lines: lines
        .toSorted((one, other) => one.sheet.order.number - other.sheet.order.number)
        .map(({ sheet, line }) => ({ code: sheet.code, line })),
    },
  ];
}

const { compare: byName } = new Intl.Collator('fr', { numeric: true });
const byItemName = (one: ItemView, other: ItemView): number =>
  byName(one.productName.primary, other.productName.primary) ||
  byName(one.variantName.primary, other.variantName.primary);

/**
 * What is ordered from each producer, by name (field C 5). Express orders are served from what lies at the market already, and
 * the market's box (`boxVariant`, a uuid) is its own: neither is anything that a producer brings.
 */
export function producersOf(sheets: readonly SheetView[], boxVariant: string | null): ProducerView[] {
  const lines = sheets
    .filter(({ order }) => !order.fromStorage)
    .flatMap((sheet) => sheet.lines.map((line): Ordered => ({ ...line, sheet })))
    .filter(({ line }) => boxVariant === null || line.variantId !== boxVariant);
  const producers = Map.groupBy(lines, ({ line }) => line.sellerId ?? line.sellerName);
  return [...producers.values()]
    .map((producerItems): ProducerView => {
      const items = [...Map.groupBy(producerItems, productKey).values()].flatMap(itemOf).toSorted(byItemName);
      const { sellerId = null, sellerName: name = '' } = producerItems[0]?.line ?? {};
      return { sellerId, name, quantity: unitsOf(producerItems), items };
    })
    .toSorted((one, other) => byName(one.name, other.name));
}
