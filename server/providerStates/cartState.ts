import { isDeepStrictEqual } from 'node:util';
import { writeRefusal } from '../cart/cartCheckout.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { newcomer } from './newcomer.ts';
import { closePlace, markLine, putPlace, putProduct, withdrawProduct } from './providerStateStore.ts';
import type { CartStateInput, LineStateInput, PlaceStateInput, ProductStateInput } from './stateInput.ts';
import type { StatedCaller } from './stateParts.ts';
import type { StateParts } from './stateParts.ts';

const productOf = ({
  quantity: _q,
  priceSeen: _p,
  item: _i,
  unsureReason: _u,
  requestId: _r,
  ...product
}: LineStateInput): ProductStateInput => product;
/** The line's product when it was added to the cart: available, at the price shown. */
const whenAdded = (line: LineStateInput): ProductStateInput => ({
  ...productOf(line),
  price: line.priceSeen ?? line.price,
  status: 'active',
  stock: line.stock !== null && line.stock < line.quantity ? null : line.stock,
});
/** The place when it was chosen: open to every order. */
const whenChosen = (place: PlaceStateInput): PlaceStateInput =>
  'location' in place ? { ...place, storageOnly: false, express: true } : place;

/** Of legal age. */
const BIRTH_DATE = '1980-05-17';

/** States of goods, places and carts: rows are written directly, carts are filled through the cart's own service. */
export async function put(
  parts: StateParts,
  products: ProductStateInput[],
  place: PlaceStateInput | null = null,
): Promise<void> {
  await inTransaction(parts.database, async (tx) => {
    for (const product of products) await putProduct(tx, product);
    if (place) await putPlace(tx, place);
  });
  parts.services.catalogue.outdated();
}

export async function takeBack(
  parts: StateParts,
  variants: string[],
  place: PlaceStateInput | null = null,
): Promise<void> {
  await inTransaction(parts.database, async (tx) => {
    for (const variant of variants) await withdrawProduct(tx, variant);
    if (place) await closePlace(tx, place);
  });
  parts.services.catalogue.changed();
}

/** Changes goods and place to their present state, after they went into the cart. */
async function change(parts: StateParts, { lines, place }: CartStateInput): Promise<void> {
  const changed = lines.filter((line) => !isDeepStrictEqual(whenAdded(line), productOf(line)));
  const otherPlace = place && !isDeepStrictEqual(whenChosen(place), place) ? place : null;
  if (changed.length > 0 || otherPlace) await put(parts, changed.map(productOf), otherPlace);
  if (place?.open !== false) return;
  await takeBack(parts, [], place);
  parts.services.catalogue.outdated();
}

export async function fill(parts: StateParts, input: CartStateInput): Promise<StatedCaller> {
  const { customer, lines, place, fromStorage, note, allergies, autoClose, autoClosePartial } = input;
  const { refusedAtClosing, ageConfirmed } = input;
  const { caller, headers } = newcomer(parts, customer);
  await put(parts, lines.map(whenAdded), place && whenChosen(place));
  for (const { variant, quantity, requestId } of lines)
    await parts.services.cart.add(caller, variant, quantity, null, requestId);
  const locationId = place && 'location' in place ? toId('Location', place.location) : undefined;
  const shippingZoneId = place && 'zone' in place ? toId('ShippingZone', place.zone) : undefined;
  if (place || fromStorage || autoClose || autoClosePartial)
    await parts.services.cart.updateSession(caller, {
      fromStorage,
      locationId,
      shippingZoneId,
      autoClose,
      autoClosePartial,
    });
  if (note !== null || allergies !== null) await parts.services.cart.updateCart(caller, { note, allergies });
  if (ageConfirmed) await parts.services.cart.confirmAge(caller, BIRTH_DATE);
  await change(parts, input);
  const marked = lines.filter(({ item, unsureReason }) => item !== undefined || unsureReason !== null);
  if (marked.length > 0)
    await inTransaction(parts.database, async (tx) => {
      for (const line of marked) await markLine(tx, caller.visitor, line);
    });
  if (refusedAtClosing !== null) {
    const { id } = await parts.services.cart.view(caller);
    const { startDate: week } = await parts.services.fulfilment.openPeriod(caller.now);
    const reasons = [{ code: refusedAtClosing, params: {} }];
    await inTransaction(parts.database, (tx) => writeRefusal(tx, id, { week, reasons }));
  }
  return { caller, headers };
}

export function empty(parts: StateParts, { lines, place }: CartStateInput) {
  return takeBack(
    parts,
    lines.map(({ variant }) => variant),
    place,
  );
}
