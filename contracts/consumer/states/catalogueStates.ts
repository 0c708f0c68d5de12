import type { OperationType } from 'relay-runtime';
import type { ContractCase, PageRead, ProviderState } from '../engine/contractCase.ts';
import { beginning, objectOrNull, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { listOf, type Params } from '../engine/stateParams.ts';
import { productNumbered, catalogueIds, variantNumbered } from './fixtureIds.ts';

/**
 * The goods of the catalogue's cases (state `a catalogue`): two producers, a category with a subcategory, and three
 * products that every sort order arranges differently and every filter distinguishes.
 */
export const farm = { handle: 'ferme-sous-contrat', name: 'Ferme sous contrat' };
export const dairy = { handle: 'laiterie-sous-contrat', name: 'Laiterie sous contrat' };
export const shelf = {
  fr: 'rayon-sous-contrat',
  en: 'shelf-under-contract',
  names: ['Rayon sous contrat', 'Shelf under contract'],
} as const;
export const corner = {
  fr: 'coin-sous-contrat',
  en: 'corner-under-contract',
  names: ['Coin sous contrat', null],
} as const;
/** French and English handles of the apricots. */
export const apricots = { fr: 'abricots-sous-contrat', en: 'apricots-under-contract' };

const sellers = (ofFarm: Params): Params[] => [
  {
    seller: catalogueIds.farm,
    ...farm,
    regional: true,
    trade: 'Verger',
    town: 'Chelsea',
    images: ['ferme'],
    ...ofFarm,
  },
  { seller: catalogueIds.dairy, ...dairy },
];
const collections = (ofShelf: Params, ofCorner: Params = {}): Params[] => [
  {
    collection: catalogueIds.shelf,
    handles: [shelf.fr, shelf.en],
    names: [...shelf.names],
    image: 'rayon',
    ...ofShelf,
  },
  {
    collection: catalogueIds.corner,
    handles: [corner.fr, corner.en],
    names: [...corner.names],
    parent: catalogueIds.shelf,
    ...ofCorner,
  },
];

const APRICOTS: Params = {
  product: catalogueIds.apricots,
  handles: [apricots.fr, apricots.en],
  names: ['Abricots zythoris', 'Apricots'],
  seller: catalogueIds.farm,
  collections: [catalogueIds.shelf],
  bio: true,
  images: ['abricots', 'abricots-coupes'],
  createdAt: '2026-01-03T00:00:00Z',
  variants: [{ variant: variantNumbered(1), price: 300, comparedAtPrice: 400, stored: true, stockMdo: 5, stock: 9 }],
};
const BEETS: Params = {
  product: catalogueIds.beets,
  handles: ['betteraves-sous-contrat', 'beets-under-contract'],
  names: ['Betteraves zythoris', 'Beets'],
  seller: catalogueIds.dairy,
  collections: [catalogueIds.shelf],
  temperature: 'cold',
  avgRating: 4,
  nbRating: 12,
  images: ['betteraves', 'betteraves-jaunes'],
  createdAt: '2026-01-01T00:00:00Z',
  variants: [{ variant: variantNumbered(2), price: 200, stock: 0, unitPrice: { price: 250, amount: 100, unit: 'g' } }],
};
const CHIVES: Params = {
  product: catalogueIds.chives,
  handles: ['ciboulette-sous-contrat', 'chives-under-contract'],
  names: ['Ciboulette zythoris', 'A bunch of vexquor chives'],
  seller: catalogueIds.dairy,
  collections: [catalogueIds.corner],
  temperature: 'frozen',
  avgRating: 5,
  nbRating: 3,
  images: ['ciboulette', 'ciboulette-en-fleur'],
  createdAt: '2026-01-02T00:00:00Z',
  variants: [{ variant: variantNumbered(3), price: 500, unitPrice: { price: 400, amount: 1, unit: 'kg' } }],
};

type Overrides = { product?: Params; seller?: Params; category?: Params; subcategory?: Params; isReduced?: boolean };

/** A product with another price before, of each variant. */
const reduced = (product: Params): Params => ({
  ...product,
  variants: listOf(product.variants).map((one) => ({ ...one, comparedAtPrice: Number(one.price) + 125 })),
});

/**
 * The goods; `product` overrides properties of the apricots, `seller` those of their farm, `category` those of the shelf,
 * `subcategory` those of the corner below it; isReduced: all of them, not only the apricots.
 */
export const catalogue = ({
  product = {},
  seller = {},
  category = {},
  subcategory = {},
  isReduced,
}: Overrides = {}): ProviderState => {
  // The market's default sort order.
  const products = [BEETS, CHIVES, { ...APRICOTS, ...product }];
  return {
    name: 'a catalogue',
    params: {
      sellers: sellers(seller),
      collections: collections(category, subcategory),
      products: isReduced === true ? products.map(reduced) : products,
    },
  };
};

/** The first picture of the first product of the category at a place. */
export const firstProductAt = (place: string, product: string): ExpectedFields => ({
  [`${place}.firstProduct.edges`]: rows(1),
  [`${place}.firstProduct.edges[0].node.id`]: product,
});

const THIRD = {
  seller: productNumbered(3).replace('prd', 'sel'),
  handle: 'verger-sous-contrat',
  name: 'Verger sous contrat',
};
/**
 * Goods before all others of the market: the newest three producers, and three categories, of which the first has no
 * picture, and the last no product.
 */
export const shopWindow: ProviderState = {
  name: 'a catalogue',
  params: {
    first: true,
    sellers: [
      { seller: catalogueIds.farm, ...farm, images: ['ferme'], createdAt: '2099-01-03T00:00:00Z' },
      { seller: catalogueIds.dairy, ...dairy, images: ['laiterie'], createdAt: '2099-01-02T00:00:00Z' },
      { ...THIRD, images: ['verger'], createdAt: '2099-01-01T00:00:00Z' },
    ],
    collections: [
      {
        collection: catalogueIds.corner,
        handles: [corner.fr, corner.en],
        names: [...corner.names],
        group: ['Frais', 'Fresh'],
      },
      {
        collection: catalogueIds.shelf,
        handles: [shelf.fr, shelf.en],
        names: [...shelf.names],
        image: 'rayon',
      },
      {
        collection: THIRD.seller.replace('sel', 'col'),
        handles: ['vide', 'empty'],
        names: ['Rayon vide', 'Empty shelf'],
      },
    ],
    products: [BEETS, CHIVES, APRICOTS],
  },
};
/** The market's categories begin with those of the shop window. */
export const windowAt = (edges: string): ExpectedFields => ({
  [edges]: beginning(2),
  [`${edges}[].node.image`]: objectOrNull,
  [`${edges}[0].node.id`]: catalogueIds.corner,
  [`${edges}[0].node.image`]: null,
  ...firstProductAt(`${edges}[0].node`, catalogueIds.chives),
  [`${edges}[1].node.id`]: catalogueIds.shelf,
  [`${edges}[1].node.image`]: present,
  ...firstProductAt(`${edges}[1].node`, catalogueIds.beets),
});

/** What the producer of the apricots declares. */
export const declaredNeeds: Params = {
  diets: ['vegan', 'gluten_free'],
  allergens: { gluten: 'free', nuts: 'traces', sulphites: 'contains' },
  ingredients: 'Abricots, anhydride sulfureux',
  nutrition: {
    serving: 40,
    unit: 'g',
    energy: 97,
    fat: 0.2,
    saturated: 0.1,
    carbohydrate: 25,
    fibre: 2.9,
    sugars: 21.4,
    protein: 1.4,
    sodium: 4,
  },
};

/** Producers and categories without products. */
export const catalogueWithoutProducts: ProviderState = {
  name: 'a catalogue',
  params: { sellers: sellers({}), collections: collections({}) },
};

/** This many products in the category, with one variant each. */
export const catalogueOfSize = (count: number): ProviderState => ({
  name: 'a catalogue',
  params: {
    sellers: sellers({}),
    collections: collections({}),
    products: Array.from({ length: count }, (_, index) => ({
      product: productNumbered(index),
      handles: [`produit-${index}-sous-contrat`, `product-${index}-under-contract`],
      names: [`Produit zythoris ${index}`, null],
      seller: catalogueIds.farm,
      collections: [catalogueIds.shelf],
      variants: [{ variant: variantNumbered(100 + index) }],
    })),
  },
});
/** One product more than a page of 24. */
export const TWO_PAGES = 25;
export const catalogueOfTwoPages = catalogueOfSize(TWO_PAGES);

type Page = { more?: boolean; count?: number };

/**
 * The connection at a place has exactly these nodes in this order; `more`: a next page exists (F-204). count: the size
 * of the whole list, where the operation selects it.
 */
export function pageOf(
  place: string,
  ids: readonly string[],
  { more = false, count = ids.length }: Page = {},
): ExpectedFields {
  const nodes = ids.map((id, index) => [`${place}.edges[${index}].node.id`, id] as const);
  return {
    [`${place}.edges`]: ids.length === 0 ? [] : rows(ids.length),
    ...Object.fromEntries(nodes),
    [`${place}.count`]: count,
    [`${place}.pageInfo.hasNextPage`]: more,
    [`${place}.pageInfo.endCursor`]: ids.length === 0 ? null : present,
  };
}

/** A cursor that no server has issued. */
export const FORGED_CURSOR = 'Zm9yZ2VkIGN1cnNvcg';
/** The expectation that a node exists and has this type. */
export const nodeIs = (type: 'Collection' | 'Seller'): ExpectedFields => ({ 'node.__typename': type });
/** The expectation that a field of the operation refuses the cursor. */
export const badCursor = (field: string, at: string) => [{ code: 'BAD_CURSOR', raisedBy: { field, at } }] as const;

type PageOfList<T extends OperationType> = {
  errors: ReturnType<typeof badCursor>;
  given?: readonly ProviderState[];
  into: PageRead['into'];
  /** Without the cursor. */
  variables: T['variables'];
};

/** The cases of a list that rejects a forged cursor, and cursors of other lists (by the names of their cases). */
export const rejectsCursors = <T extends OperationType>(
  { errors, given = [catalogue()], into, variables }: PageOfList<T>,
  others: Readonly<Record<string, PageRead>>,
): ContractCase<T>[] => [
  { name: 'rejects a forged cursor', given, variables: { ...variables, [into]: FORGED_CURSOR }, errors },
  ...Object.entries(others).map(([name, afterPage]) => ({ name, given, afterPage, variables, errors })),
];
