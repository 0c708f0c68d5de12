import { fixtures, type Fixture, type Fixtures } from './fixtures.ts';

/** An available variant, with a test's overrides. */
export const variantOf = (values: Fixture<'Variant'> = {}): Fixture<'Variant'> => ({
  name: 'la botte',
  price: 450,
  comparedAtPrice: null,
  trackStock: false,
  stock: 0,
  stockOnHold: 0,
  stored: false,
  stockMdo: 0,
  deposit: 0,
  unitPrice: null,
  ...values,
});

/** A product on sale, with a test's overrides. */
export const productOf = (values: Fixture<'Product'> = {}): Fixture<'Product'> => ({
  name: 'Carottes nantaises',
  handle: 'carottes-nantaises',
  temperature: 'normal',
  bio: false,
  isAlcohol: false,
  taxable: false,
  status: 'active',
  images: [{ path: 'carotte', alt: null }],
  seller: { id: 'sel_1', name: 'Ferme du Rang 6', handle: 'ferme-du-rang-6', deactivatedUntil: null, images: [] },
  collections: [],
  avgRating: null,
  nbRating: 0,
  diets: null,
  allergens: null,
  ingredients: null,
  nutrition: null,
  createdAt: '2026-01-01T00:00:00-05:00',
  variants: [variantOf()],
  related: [],
  ...values,
});

type Page = { products: readonly Fixture<'Product'>[]; endCursor?: string | null; count?: number };

/** One page of products; with an `endCursor` there is a next one. */
export const productsOf = ({ products, endCursor = null, count = products.length }: Page) => ({
  count,
  needCounts: [],
  edges: products.map((node, index) => ({ cursor: `c${index}`, node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor, hasPreviousPage: false, startCursor: 'c0' },
});

/** A collection's own fields, for the pages that show one. */
export const collectionOf = (values: Fixture<'Collection'> = {}): Fixture<'Collection'> => ({
  id: 'col_legumes',
  name: 'L\u00E9gumes',
  line: null,
  group: null,
  handle: 'legumes',
  handlePrimary: 'legumes',
  handleSecondary: 'vegetables',
  nbProducts: 1,
  image: { path: 'carotte' },
  parent: null,
  children: [],
  sellers: [],
  ...values,
});

/** The answers of a collection page with these products. */
export const collectionPage = (page: Page, collection: Fixture<'Collection'> = {}): Fixtures =>
  fixtures({
    // Nested ones get their own values.
    Collection: ({ name }) => (name === 'parent' || name === 'children' ? undefined : collectionOf(collection)),
    ProductConnection: productsOf(page),
  });

/** The answer to a collection's next page, requested by the collection's id. */
export const nextPage = (page: Page, id = 'col_legumes'): Fixtures =>
  fixtures({
    Node: { __typename: 'Collection', id },
    Collection: { id },
    ProductConnection: productsOf(page),
  });
