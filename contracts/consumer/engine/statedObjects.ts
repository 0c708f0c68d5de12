import type { Locale } from '#rules/constants.ts';
import type { ProviderState } from './contractCase.ts';
import type { Json } from './expectation.ts';
import type { StatedObject, StatedObjects } from './statedObject.ts';
import { statedOrder } from './statedOrder.ts';
import { listOf, pairOf, paramsOf, textsOf, type Pair, type Params } from './stateParams.ts';

type Add = (type: string, id: Json | undefined, object: StatedObject) => StatedObject;

/** What goods of carts and orders are called where their params do not say it (contracts/provider-states.md). */
const UNNAMED: Pair = ['Produit sous contrat', 'Product under contract'];
const OPTION: Pair = ['À l’unité', 'Each'];
const PRODUCER = 'Ferme des contrats';

/** The text of a page's language, as the API serves it. */
function reader(locale: Locale) {
  const text = ([french, english]: Pair): string => (locale === 'en' ? (english ?? french) : french);
  const handles = (pair: Json | undefined): StatedObject => {
    if (!Array.isArray(pair)) return {};
    const [handlePrimary = null, handleSecondary = null] = pair;
    return { handle: text(pairOf(pair)), handlePrimary, handleSecondary };
  };
  return { text, handles };
}

const pictures = (images: Json | undefined): StatedObject[] => textsOf(images).map((path) => ({ path }));
const picture = (path: Json = null): StatedObject | null => (path === null ? null : { path });

/** Goods of carts, orders and single products: a product with one variant. */
function addGoods(params: Params, add: Add, locale: Locale): StatedObject {
  const { text, handles } = reader(locale);
  const { variant, price = 500, comparedAtPrice = null, deposit = 0 } = params;
  const name = text(params.names === undefined ? UNNAMED : pairOf(params.names));
  const images = pictures(params.images);
  const seller = { name: PRODUCER, handle: 'contrats-de-service' };
  const product = { name, ...handles(params.handles), images, seller };
  add('Product', undefined, product);
  add('Variant', variant, { name: text(OPTION), price, comparedAtPrice, deposit, product });
  return add('OrderLine', undefined, {
    productName: name,
    variantName: text(OPTION),
    sellerName: PRODUCER,
    seller,
    price,
    comparedAtPrice,
    deposit,
    image: images[0] ?? null,
  });
}

function addCatalogue(params: Params, add: Add, locale: Locale): void {
  const { text, handles } = reader(locale);
  const sellers = new Map<Json | undefined, StatedObject>();
  for (const { seller, handle = null, name = 'Ferme sous contrat', trade = null, town = null, images } of listOf(
    params.sellers,
  ))
    sellers.set(seller, add('Seller', seller, { handle, name, trade, town, images: pictures(images) }));
  const collections = new Map<Json | undefined, StatedObject>();
  for (const one of listOf(params.collections)) {
    const group = one.group ? text(pairOf(one.group)) : null;
    const object = { name: text(pairOf(one.names)), group, ...handles(one.handles), image: picture(one.image) };
    const parent = collections.get(one.parent);
    collections.set(one.collection, add('Collection', one.collection, parent ? { ...object, parent } : object));
  }
  for (const one of listOf(params.products)) {
    const product: Record<string, StatedObject[string]> = {
      name: text(pairOf(one.names)),
      ...handles(one.handles),
      description: one.description ?? null,
      images: pictures(one.images),
      seller: sellers.get(one.seller) ?? null,
      texts: {
        name: { primary: pairOf(one.names)[0], secondary: pairOf(one.names)[1] },
      },
    };
    product.variants = listOf(one.variants).map(
      ({ variant, name = OPTION[0], price = 500, comparedAtPrice = null, deposit = 0, unitPrice = null }) =>
        add('Variant', variant, { id: variant ?? null, name, price, comparedAtPrice, deposit, unitPrice, product }),
    );
    add('Product', one.product, product);
  }
}

function addPlace({ location, zone, price = 500 }: Params, add: Add, locale: Locale): void {
  const { text } = reader(locale);
  if (location !== undefined)
    add('Location', location, { name: text(['Point de retrait sous contrat', 'Pickup point under contract']) });
  if (zone !== undefined)
    add('ShippingZone', zone, { name: text(['Zone sous contrat', 'Zone under contract']), price });
}

function addBasket(one: Params, add: Add, locale: Locale): void {
  const { text } = reader(locale);
  const { basket, handle = null, price = null, description = null, comparedAtPrice = null, deposit = 0 } = one;
  const { taxablePrice = 0, images } = one;
  const name = text(pairOf(one.names));
  const sums = { price, comparedAtPrice, deposit, taxablePrice };
  add('Basket', basket, { name, handlePrimary: handle, description, ...sums, images: pictures(images) });
}

/** A customer, and how the desk sees them. */
function addCustomer({ customer, email = '', shippingAddress = null, ...params }: Params, add: Add): void {
  const { firstName = null, lastName = null } = params;
  const address = shippingAddress === null ? null : { name: paramsOf(shippingAddress).name ?? null };
  add('User', customer, { firstName, lastName, shippingAddress: address });
  add('StaffCustomer', String(customer).replace('usr', 'cus'), { firstName, lastName, email });
}

/** The operator's settings have the fields of the API; only the texts of pages are served in one language. */
function addSettings({ banner, popup, storedModal, identity, contact }: Params, add: Add): void {
  const parts = {
    Banner: banner,
    Popup: popup,
    StoredModal: storedModal,
    MarketIdentity: identity,
    MarketContact: contact,
  };
  for (const [type, part] of Object.entries(parts)) if (part) add(type, undefined, paramsOf(part));
}

/** What the objects of these states must be served as, in a page's language. */
export function statedObjects(given: readonly ProviderState[], locale: Locale): StatedObjects {
  const byId = new Map<string, StatedObject>();
  const ofType = new Map<string, Map<Json, StatedObject>>();
  const add: Add = (type, id, object) => {
    const objects = ofType.get(type) ?? new Map<Json, StatedObject>();
    objects.set(id ?? JSON.stringify(Object.values(object).filter((one) => typeof one !== 'object')), object);
    ofType.set(type, objects);
    if (typeof id === 'string') byId.set(id, object);
    return object;
  };
  const customers = new Map<Json | undefined, Params>();
  for (const { name, params = {} } of given) {
    if (name === 'a product on sale') addGoods(params, add, locale);
    if (name === 'a box to borrow' && params.variant) addGoods({ deposit: 700, ...params, price: 0 }, add, locale);
    const lines = listOf(params.lines).map((line) => addGoods(line, add, locale));
    if (name === 'a customer') {
      customers.set(params.customer, params);
      addCustomer(params, add);
    }
    if (name === 'a payment' && params.state === 'paid')
      add(
        'Order',
        `${ofType.get('Order')?.size ?? 0}`,
        statedOrder(params, customers.get(params.customer) ?? null, lines),
      );
    if (name === 'a catalogue') addCatalogue(params, add, locale);
    // A subscription's place is one of an earlier state.
    for (const place of name === 'a subscription'
      ? []
      : [params, paramsOf(params.place), ...listOf(params.locations), ...listOf(params.zones)])
      addPlace(place, add, locale);
    for (const basket of listOf(params.baskets)) addBasket(basket, add, locale);
    if (name === 'site information') addSettings(params, add);
  }
  const only = new Map<string, StatedObject>();
  for (const [type, objects] of ofType) {
    const [object, ...others] = objects.values();
    if (object && others.length === 0) only.set(type, object);
  }
  return { byId, only };
}
