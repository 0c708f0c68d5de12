import { addresses, addressOf, locales, pageNames, type AddressRow, type PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { createShopper } from '../support/shopper.ts';

type Params = Record<string, string>;
/** The parameters of an example page in each language. */
type Example = Record<Locale, Params>;
/** A page to visit: its path in a language and in the other one. */
export type Walked = { page: PageName; locale: Locale; path: string; twin: string; full: boolean };

const same = (params: Params): Example => ({ fr: params, en: params });
const NONE = same({});

type Named = { handlePrimary: string; handleSecondary: string };
type Goods = {
  collections: { edges: { node: Named & { children: Named[] } }[] };
  products: { edges: { node: Named }[] };
  sellers: { edges: { node: { handle: string; collections: Named[] } }[] };
};
const QUERY = `query Examples {
  collections(first: 100) { edges { node { handlePrimary handleSecondary children { handlePrimary handleSecondary } } } }
  products(first: 1) { edges { node { handlePrimary handleSecondary } } }
  sellers(first: 40) { edges { node { handle collections { handlePrimary handleSecondary } } } }
}`;

/** What the market sells. Throws if a kind is missing. */
async function goodsOf(url: string) {
  const data = await createShopper(url).ask<Goods>(QUERY);
  const collection = data.collections.edges.map(({ node }) => node).find(({ children }) => children.length > 0);
  const child = collection?.children[0];
  const product = data.products.edges[0]?.node;
  const seller = data.sellers.edges.map(({ node }) => node).find(({ collections }) => collections.length > 1);
  const shelf = seller?.collections[0];
  if (!collection || !child || !product || !seller || !shelf) throw new Error('The market has too little to walk.');
  return { collection, child, product, seller, shelf };
}

/** A page of every address, with and without its optional parts. A new row of the table needs an example here. */
export async function everyPage(url: string): Promise<Walked[]> {
  const { collection, child, product, seller, shelf } = await goodsOf(url);
  const handles = ({ handlePrimary, handleSecondary }: Named, name: string): Example => ({
    fr: { [name]: handlePrimary },
    en: { [name]: handleSecondary },
  });
  const both = (one: Example, other: Example): Example => ({
    fr: { ...one.fr, ...other.fr },
    en: { ...one.en, ...other.en },
  });
  const shelves = handles(collection, 'handle');
  const farm = same({ handle: seller.handle });
  const examples: Record<PageName, Example[]> = {
    home: [NONE],
    collection: [shelves, both(shelves, handles(child, 'sub'))],
    products: [NONE],
    product: [handles(product, 'handle')],
    sellers: [NONE],
    seller: [farm, both(farm, handles(shelf, 'sub'))],
    search: [NONE],
    baskets: [NONE],
    basketSubscription: [NONE],
    cart: [NONE, { fr: { view: 'livraison' }, en: { view: 'delivery' } }],
    orderReceived: [NONE],
    orders: [NONE],
    order: [same({ id: '20001' })],
    orderProgress: [same({ id: '20001' })],
    orderLink: [same({ id: 'lnk_00000000000040008000000000000000' })],
    favourites: [NONE],
    account: [NONE, same({ view: 'notifications' })],
    receipt: [same({ id: 'rcp_1' })],
    desk: [NONE, { fr: { view: 'semaine' }, en: { view: 'week' } }],
    login: [NONE],
    contact: [NONE],
    faq: [NONE],
    privacy: [NONE],
    terms: [NONE],
    sellerNew: [NONE],
    maintenance: [NONE],
    error: [NONE],
  };
  return pageNames.flatMap((page) =>
    examples[page].flatMap((example) =>
      locales.map((locale): Walked => {
        const row: AddressRow = addresses[page];
        const other = locale === 'fr' ? 'en' : 'fr';
        return {
          page,
          locale,
          path: addressOf(page, locale, example[locale]),
          twin: addressOf(page, other, example[other]),
          full: row.html === 'full',
        };
      }),
    ),
  );
}
