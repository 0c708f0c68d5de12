import type { CatalogueViewQuery } from '#generated/relay/CatalogueViewQuery.graphql.ts';
import type { DeskProductsPaginationQuery } from '#generated/relay/DeskProductsPaginationQuery.graphql.ts';
import type { refreshProductQuery } from '#generated/relay/refreshProductQuery.graphql.ts';
import type { SaveProductMutation } from '#generated/relay/SaveProductMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { FORGED_CURSOR, catalogue, declaredNeeds, pageOf, badCursor } from '../states/catalogueStates.ts';
import { productNumbered, catalogueIds, variantNumbered } from '../states/fixtureIds.ts';
import { staffMember } from './deskCases.ts';

/** Catalogue administration at the desk (spec 1), with goods found by words that no other market has. */
const { apricots, beets, chives } = catalogueIds;
const jar = variantNumbered(1);
const staffAnd = (...states: ProviderState[]) => ({ given: [staffMember, ...states] }) as const;
const noRecords = { records: false, form: false, kind: 'products' } as const;
const draftProduct = catalogue({ product: { status: 'draft' } });
/** The apricots had another name in their first version. */
const renamed = catalogue({ product: { renamed: true } });

/** A product at a place as staff reads it: fields for staff are present. */
const staffFields = (place: string, variants = 1): ExpectedFields => ({
  [`${place}.version`]: present,
  [`${place}.texts`]: present,
  [`${place}.variants`]: rows(variants),
  [`${place}.variants[0].names`]: present,
  [`${place}.variants[0].stockMdoOnHold`]: present,
});
const producerSearch: ContractCase<CatalogueViewQuery> = {
  name: 'returns the producers that match a word, one of them away',
  ...staffAnd(catalogue({ seller: { description: 'Depuis 1950', deactivatedUntil: '2199-01-01T05:00:00Z' } })),
  variables: { words: 'sous contrat', products: false, sellers: true, ...noRecords },
  data: {
    'staff.sellers': rows(2),
    'staff.sellers[0].id': catalogueIds.farm,
    'staff.sellers[0].version': present,
    'staff.sellers[0].deactivatedUntil': present,
    'staff.sellers[0].descriptions.primary': 'Depuis 1950',
    'staff.sellers[1].id': catalogueIds.dairy,
    'staff.sellers[1].version': present,
  },
};
const productPage = (ids: readonly string[], more = {}): ExpectedFields => ({
  staff: present,
  ...pageOf('staff.products', ids, more),
  ...Object.assign({}, ...ids.map((_, index) => staffFields(`staff.products.edges[${index}].node`))),
});

export const catalogueViewCases: readonly ContractCase<CatalogueViewQuery>[] = [
  {
    name: 'returns products by their French words, a draft too',
    ...staffAnd(draftProduct),
    variables: { words: 'zythoris', products: true, sellers: false, ...noRecords },
    data: {
      ...productPage([beets, chives, apricots]),
      'staff.products.edges[2].node.status': 'draft',
      'staff.products.edges[2].node.texts.name.primary': 'Abricots zythoris',
      'staff.products.edges[2].node.texts.name.secondary': 'Apricots',
      'staff.products.edges[2].node.variants[0].price': 300,
      'staff.products.edges[2].node.variants[0].comparedAtPrice': 400,
      'staff.products.edges[2].node.variants[0].stock': 9,
      'staff.products.edges[2].node.variants[0].stockMdo': 5,
    },
  },
  {
    name: 'returns products by English words, read in French',
    suite: 'conformance',
    ...staffAnd(catalogue()),
    variables: { words: 'vexquor', products: true, sellers: false, ...noRecords },
    data: productPage([chives]),
  },
  {
    name: 'returns nothing for words without a match',
    suite: 'conformance',
    ...staffAnd(catalogue()),
    variables: { words: 'zythoris vexquorum', products: true, sellers: false, ...noRecords },
    data: productPage([]),
  },
  producerSearch,
];

export const deskProductsCases: readonly ContractCase<DeskProductsPaginationQuery>[] = [
  {
    name: 'returns the next page',
    ...staffAnd(catalogue()),
    variables: { words: 'zythoris', count: 2 },
    afterPage: {
      into: 'cursor',
      connection: 'staff.products',
      page: 'first',
      variables: { words: 'zythoris', count: 1 },
    },
    data: productPage([chives, apricots], { count: 3 }),
  },
  {
    name: 'rejects a cursor of another list',
    ...staffAnd(catalogue()),
    variables: { words: 'zythoris', count: 2, cursor: FORGED_CURSOR },
    errors: badCursor('Staff.products', 'staff.products'),
  },
];

export const refreshProductCases: readonly ContractCase<refreshProductQuery>[] = [
  {
    name: 'returns the current version of a draft',
    ...staffAnd(draftProduct),
    variables: { id: apricots },
    data: { ...staffFields('staff.product'), 'staff.product.id': apricots, 'staff.product.status': 'draft' },
  },
  {
    name: 'returns null for an unknown id',
    ...staffAnd(catalogue()),
    variables: { id: productNumbered(999) },
    data: { 'staff.product': null },
  },
];

const savedProduct = (
  name: string,
  input: SaveProductMutation['variables']['input'],
  data: ExpectedFields,
  { state, version, suite }: { state?: ProviderState; version?: number; suite?: 'conformance' } = {},
): ContractCase<SaveProductMutation> => ({
  name,
  ...staffAnd(state ?? catalogue()),
  variables: { id: apricots, version: version ?? 1, input },
  data: { ...staffFields('saveProduct'), 'saveProduct.id': apricots, ...data },
  ...(suite && { suite }),
});

const label = {
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
} as const;

export const saveProductCases: readonly ContractCase<SaveProductMutation>[] = [
  // First, since its short call stands for who may send it.
  {
    name: 'rejects a part that somebody else has changed meanwhile',
    ...staffAnd(renamed),
    variables: { id: apricots, version: 1, input: { name: { primary: 'Mes abricots' } } },
    errors: [{ code: 'PRODUCT_CHANGED', params: { fields: ['name'] } }],
  },
  savedProduct(
    'saves names, types, description and status',
    {
      types: { primary: 'abricot, fruit', secondary: 'apricot' },
      name: { primary: ' Abricots mûrs ', secondary: null },
      description: { primary: 'Du verger', secondary: 'From the orchard' },
      status: 'inactive',
    },
    {
      'saveProduct.name': 'Abricots mûrs',
      'saveProduct.texts.name.primary': 'Abricots mûrs',
      'saveProduct.texts.name.secondary': null,
      'saveProduct.texts.types.primary': 'abricot, fruit',
      'saveProduct.texts.types.secondary': 'apricot',
      'saveProduct.texts.description.secondary': 'From the orchard',
      'saveProduct.status': 'inactive',
    },
  ),
  {
    ...savedProduct('removes the description', { description: null }, { 'saveProduct.texts.description': null }),
    suite: 'conformance',
  },
  savedProduct(
    'saves what the producer declares',
    {
      diets: ['vegetarian'],
      allergens: [{ allergen: 'milk', presence: 'contains' }],
      ingredients: { primary: ' Abricots, sucre ', secondary: 'Apricots, sugar' },
      nutrition: label,
    },
    {
      'saveProduct.diets': rows(1),
      'saveProduct.diets[0]': 'vegetarian',
      'saveProduct.allergens': rows(1),
      'saveProduct.allergens[0].allergen': 'milk',
      'saveProduct.allergens[0].presence': 'contains',
      'saveProduct.texts.ingredients.primary': 'Abricots, sucre',
      'saveProduct.texts.ingredients.secondary': 'Apricots, sugar',
      ...Object.fromEntries(Object.entries(label).map(([fact, value]) => [`saveProduct.nutrition.${fact}`, value])),
    },
  ),
  savedProduct(
    'removes what is no longer declared',
    { diets: null, allergens: null, types: null, ingredients: null, nutrition: null },
    {
      'saveProduct.diets': null,
      'saveProduct.allergens': null,
      'saveProduct.texts.types': null,
      'saveProduct.texts.ingredients': null,
      'saveProduct.nutrition': null,
    },
    { state: catalogue({ product: declaredNeeds }), suite: 'conformance' },
  ),
  savedProduct(
    'saves what the product is',
    { taxable: true, taxKind: 'gst', bio: false, temperature: 'frozen', isAlcohol: true, shelf: 'B-04' },
    {
      'saveProduct.taxable': true,
      'saveProduct.taxKind': 'gst',
      'saveProduct.bio': false,
      'saveProduct.temperature': 'frozen',
      'saveProduct.isAlcohol': true,
      'saveProduct.shelf': 'B-04',
    },
    { suite: 'conformance' },
  ),
  savedProduct(
    'saves a variant',
    {
      variants: [
        {
          id: jar,
          name: { primary: 'Le pot', secondary: 'The jar' },
          price: 450,
          comparedAtPrice: null,
          stored: false,
          trackStock: false,
        },
      ],
    },
    {
      'saveProduct.variants[0].name': 'Le pot',
      'saveProduct.variants[0].names.primary': 'Le pot',
      'saveProduct.variants[0].names.secondary': 'The jar',
      'saveProduct.variants[0].price': 450,
      'saveProduct.variants[0].comparedAtPrice': null,
      'saveProduct.variants[0].stored': false,
      'saveProduct.variants[0].trackStock': false,
    },
    { suite: 'conformance' },
  ),
  {
    ...savedProduct('accepts the stored values again', { bio: true, taxable: false }, { 'saveProduct.version': 1 }),
    repeated: true,
  },
  savedProduct(
    'saves parts that others left alone, on top of an older version',
    { taxable: true },
    { 'saveProduct.taxable': true, 'saveProduct.version': 3 },
    { state: renamed, suite: 'conformance' },
  ),
  ...(
    [
      ['rejects a price of zero', { variants: [{ id: jar, price: 0 }] }, `variants.${jar}.price`],
      ['rejects a price of 10 000 $', { variants: [{ id: jar, price: 1_000_000 }] }, `variants.${jar}.price`],
      [
        'rejects a former price below the price',
        { variants: [{ id: jar, comparedAtPrice: 300 }] },
        `variants.${jar}.comparedAtPrice`,
      ],
      ['rejects a missing French name', { name: { primary: ' ' } }, 'name'],
    ] as const
  ).map(([name, input, field]): ContractCase<SaveProductMutation> => ({
    name,
    ...staffAnd(catalogue()),
    variables: { id: apricots, version: 1, input },
    errors: [{ code: 'BAD_INPUT', params: { field } }],
  })),
  savedProduct(
    'saves pictures in their order, with what they show',
    {
      images: [
        { path: 'abricots-coupes', alt: { primary: 'Deux moitiés', secondary: 'Two halves' } },
        { path: 'ferme', alt: { primary: 'Le verger', secondary: null } },
      ],
    },
    {
      'saveProduct.images': rows(2),
      'saveProduct.images[0].path': 'abricots-coupes',
      'saveProduct.images[0].altTexts.primary': 'Deux moitiés',
      'saveProduct.images[0].altTexts.secondary': 'Two halves',
      'saveProduct.images[0].focalPoint': null,
      'saveProduct.images[1].path': 'ferme',
      'saveProduct.images[1].altTexts.primary': 'Le verger',
      'saveProduct.images[1].altTexts.secondary': null,
      'saveProduct.version': 2,
    },
    { suite: 'conformance' },
  ),
  savedProduct('removes all pictures', { images: [] }, { 'saveProduct.images': rows(0) }, { suite: 'conformance' }),
  ...(
    [
      ['rejects a picture that the market does not have', [{ path: 'nexiste-pas' }]],
      ['rejects a picture that is named twice', [{ path: 'abricots' }, { path: 'abricots' }]],
      ['rejects more than 12 pictures', Array.from({ length: 13 }, () => ({ path: 'abricots' }))],
      [
        'rejects a description with a vertical bar',
        [{ path: 'abricots', alt: { primary: 'Un | deux', secondary: null } }],
      ],
      [
        'rejects an English description without the French one',
        [{ path: 'abricots', alt: { primary: '', secondary: 'Apricots' } }],
      ],
      ['rejects a focal point outside the picture', [{ path: 'abricots', focalPoint: { x: 0.5, y: 1.5 } }]],
    ] as const
  ).map(([name, images]): ContractCase<SaveProductMutation> => ({
    name,
    suite: 'conformance',
    ...staffAnd(catalogue()),
    variables: { id: apricots, version: 1, input: { images: [...images] } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'images' } }],
  })),
  {
    name: 'rejects more saturated fat than fat',
    suite: 'conformance',
    ...staffAnd(catalogue()),
    variables: { id: apricots, version: 1, input: { nutrition: { ...label, saturated: 0.3 } } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'nutrition.saturated' } }],
  },
  rejects('rejects an unknown product', 'NOT_FOUND', {
    ...staffAnd(catalogue()),
    variables: { id: productNumbered(999), version: 1, input: { bio: true } },
  }),
  {
    name: 'rejects a stock below what lies at the market',
    suite: 'conformance',
    ...staffAnd(
      catalogue({
        product: { variants: [{ variant: jar, price: 300, stored: true, stockMdo: 5, stock: null, loose: true }] },
      }),
    ),
    variables: { id: apricots, version: 1, input: { variants: [{ id: jar, trackStock: true }] } },
    errors: [{ code: 'STOCK_LIMIT', params: { stock: 0, stockMdo: 5, held: 0, heldMdo: 0 } }],
  },
];
