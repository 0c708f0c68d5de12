import type { RecordSourceSelectorProxy } from 'relay-runtime';

type Lines = Pick<RecordSourceSelectorProxy, 'getRoot'>;
const lineIn = (store: Lines, variantId: string) =>
  store
    .getRoot()
    .getLinkedRecord('cart')
    ?.getLinkedRecords('items')
    ?.find((item) => item?.getValue('variantId') === variantId);

/**
 * The units of a variant that the page shows in the cart: 0 for a line to be confirmed, and while the cart is not
 * loaded.
 */
export function quantityIn(store: Lines, variantId: string): number {
  const line = lineIn(store, variantId);
  return line && !line.getValue('unsure') ? Number(line.getValue('quantity')) : 0;
}

/** The same for a call that is about to be sent; null if the resulting quantity cannot be predicted. */
export function baseQuantityIn(store: Lines, variantId: string): number | null {
  const isLoaded = store.getRoot().getLinkedRecord('cart')?.getLinkedRecords('items');
  return isLoaded && !lineIn(store, variantId)?.getValue('unsure') ? quantityIn(store, variantId) : null;
}

/** Whether the cart has a line that came from the server, so that the visitor has a session. */
export const hasSavedLine = (store: Lines): boolean =>
  store
    .getRoot()
    .getLinkedRecord('cart')
    ?.getLinkedRecords('items')
    ?.some((item) => item && !isNewLine(item.getDataID())) ?? false;

/**
 * Shows a call's effect on a line until its response. If another call's response includes its units meanwhile, they are
 * not counted twice. base: `baseQuantityIn` when it was sent.
 */
export function showPendingCall(
  store: Parameters<typeof changeLine>[0],
  variantId: string,
  { by, base, max }: { by: number; base: number | null; max: number },
): void {
  changeLine(store, variantId, base === null ? by : base + by - quantityIn(store, variantId), max);
}

/**
 * Shows a quantity before the server has confirmed it: `by` more or fewer of the variant, in the lines only. Totals
 * wait for the server. A line at 0 is gone; a new one has only its quantity until the response arrives.
 */
export function changeLine(
  store: Pick<RecordSourceSelectorProxy, 'getRoot' | 'get' | 'create'>,
  variantId: string,
  by: number,
  max: number,
): void {
  const cart = store.getRoot().getLinkedRecord('cart');
  const items = cart?.getLinkedRecords('items');
  if (!cart || !items) return;
  const line = items.find((item) => item?.getValue('variantId') === variantId);
  if (line) {
    const quantity = Number(line.getValue('quantity')) + by;
    if (by === 0) return;
    if (quantity <= 0)
      return void cart.setLinkedRecords(
        items.filter((item) => item !== line),
        'items',
      );
    line.setValue(quantity, 'quantity');
    if (by > 0) line.setValue(false, 'unsure');
    if (line.getValue('problem') === 'MAX_REACHED' && quantity <= max) line.setValue(null, 'problem');
    line.setValue(line.getValue('unsure') || line.getValue('problem') ? 0 : quantity, 'counted');
    return;
  }
  if (by <= 0) return;
  const id = newLineId(variantId);
  const newLine = store.get(id) ?? store.create(id, 'CartItem');
  const facts = { quantity: by, unsure: false, problem: null, counted: by, reusableBox: false, max };
  for (const [field, value] of Object.entries({ id, variantId, ...facts })) newLine.setValue(value, field);
  cart.setLinkedRecords([...items, newLine], 'items');
}

const NEW = 'client:new-line:';
const newLineId = (variantId: string): string => `${NEW}${variantId}`;

/** True for a line that the server has not confirmed yet: it counts, but has no variant to show. */
export const isNewLine = (id: string): boolean => id.startsWith(NEW);
