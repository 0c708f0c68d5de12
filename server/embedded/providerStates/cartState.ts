import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../database/transaction.ts';
import { toId } from '../../graphql/globalId.ts';
import { newcomer } from './newcomer.ts';
import { closePlace, markLine, putPlace, putProduct, withdrawProduct } from './providerStateStore.ts';
import type { CartWish, LineWish, PlaceWish, ProductWish } from './stateInput.ts';
import type { StatedCaller } from './stateParts.ts';
import type { StateParts } from './stateParts.ts';

const productOf = ({ quantity: _q, priceSeen: _p, item: _i, unsureReason: _u, ...product }: LineWish): ProductWish =>
  product;
/** The line's product when it was added to the cart: available, at the price shown. */
const whenAdded = (line: LineWish): ProductWish => ({
  ...productOf(line),
  price: line.priceSeen ?? line.price,
  status: 'active',
  stock: line.stock !== null && line.stock < line.quantity ? null : line.stock,
});
/** The place when it was chosen: open to every order. */
const whenChosen = (place: PlaceWish): PlaceWish =>
  'location' in place ? { ...place, storageOnly: false, express: true } : place;

/** Of legal age. */
const BIRTH_DATE = '1980-05-17';

/** States of goods, places and carts: rows are written directly, carts are filled through the cart's own service. */
export function createCartState(parts: StateParts) {
  const { services, database } = parts;
  async function put(products: ProductWish[], place: PlaceWish | null = null): Promise<void> {
    await inTransaction(database, async (tx) => {
      for (const product of products) await putProduct(tx, product);
      if (place) await putPlace(tx, place);
    });
    services.catalogue.outdated();
  }
  async function takeBack(variants: string[], place: PlaceWish | null = null): Promise<void> {
    await inTransaction(database, async (tx) => {
      for (const variant of variants) await withdrawProduct(tx, variant);
      if (place) await closePlace(tx, place);
    });
    services.catalogue.changed();
  }

  /** Changes goods and place to their present state, after they went into the cart. */
  async function change({ lines, place }: CartWish): Promise<void> {
    const changed = lines.filter((line) => !isDeepStrictEqual(whenAdded(line), productOf(line)));
    const other = place && !isDeepStrictEqual(whenChosen(place), place) ? place : null;
    if (changed.length > 0 || other) await put(changed.map(productOf), other);
    if (place?.open !== false) return;
    await takeBack([], place);
    services.catalogue.outdated();
  }

  async function fill(wish: CartWish): Promise<StatedCaller> {
    const { customer, lines, place, fromStorage, note, allergies, autoClose, autoClosePartial } = wish;
    const { refusedAtClosing, ageConfirmed } = wish;
    const { caller, headers } = newcomer(parts, customer);
    await put(lines.map(whenAdded), place && whenChosen(place));
    for (const line of lines) await services.cart.add(caller, line.variant, line.quantity);
    const locationId = place && 'location' in place ? toId('Location', place.location) : undefined;
    const shippingZoneId = place && 'zone' in place ? toId('ShippingZone', place.zone) : undefined;
    if (place || fromStorage || autoClose || autoClosePartial)
      await services.cart.choose(caller, { fromStorage, locationId, shippingZoneId, autoClose, autoClosePartial });
    if (note !== null || allergies !== null) await services.cart.save(caller, { note, allergies });
    if (ageConfirmed) await services.cart.confirmAge(caller, BIRTH_DATE);
    await change(wish);
    const marked = lines.filter(({ item, unsureReason }) => item !== undefined || unsureReason !== null);
    if (marked.length > 0)
      await inTransaction(database, async (tx) => {
        for (const line of marked) await markLine(tx, caller.visitor, line);
      });
    if (refusedAtClosing !== null) {
      const { id } = await services.cart.view(caller);
      const week = services.fulfilment.openPeriod(caller.now).startDate;
      const reasons = [{ code: refusedAtClosing, params: {} }];
      await inTransaction(database, (tx) => services.cartClosing.recordRefusal(tx, id, { week, reasons }));
    }
    return { caller, headers };
  }

  return {
    put,
    takeBack,
    fill,
    empty: ({ lines, place }: CartWish) =>
      takeBack(
        lines.map(({ variant }) => variant),
        place,
      ),
  };
}
