import type { AdjustStockMutation } from '../../__generated__/relay/AdjustStockMutation.graphql.ts';
import type { CatalogueViewQuery } from '../../__generated__/relay/CatalogueViewQuery.graphql.ts';
import type { DeskProductsPaginationQuery } from '../../__generated__/relay/DeskProductsPaginationQuery.graphql.ts';
import type { refreshProductQuery } from '../../__generated__/relay/refreshProductQuery.graphql.ts';
import type { SaveProductMutation } from '../../__generated__/relay/SaveProductMutation.graphql.ts';
import { present, rows, type Sayings } from './answer.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { FORGED, goods, pageOf, refusedBy } from './goods.ts';
import { asItIs } from './states.ts';
import { productNumbered, things, unknownVariant, variantNumbered } from './things.ts';

/** Catalogue administration at the desk (spec 1), with goods found by words that no other market has. */
const { apricots, beets, chives } = things;
const jar = variantNumbered(1);
const given = (...states: ProviderState[]) => ({ given: [staffMember, ...states] }) as const;
const aDraft = goods({ product: { status: 'draft' } });
/** The apricots had another name in their first version. */
const renamed = goods({ product: { renamed: true } });

/** A product at a place as staff reads it: fields for staff are present. */
const read = (place: string, variants = 1): Sayings => ({
  [`${place}.version`]: present,
  [`${place}.texts`]: present,
  [`${place}.variants`]: rows(variants),
  [`${place}.variants[0].names`]: present,
  [`${place}.variants[0].stockMdoOnHold`]: present,
});
const producers: ContractCase<CatalogueViewQuery> = {
  name: 'the producers of a word, one of them away',
  ...given(goods({ seller: { description: 'Depuis 1950', deactivatedUntil: '2199-01-01T05:00:00Z' } })),
  variables: { words: 'sous contrat', products: false, sellers: true },
  answers: {
    'staff.sellers': rows(2),
    'staff.sellers[0].id': things.farm,
    'staff.sellers[0].version': present,
    'staff.sellers[0].deactivatedUntil': present,
    'staff.sellers[0].descriptions.primary': 'Depuis 1950',
    'staff.sellers[1].id': things.dairy,
    'staff.sellers[1].version': present,
  },
};
const listed = (ids: readonly string[], more = {}): Sayings => ({
  staff: present,
  ...pageOf('staff.products', ids, more),
  ...Object.assign({}, ...ids.map((_, index) => read(`staff.products.edges[${index}].node`))),
});

export const catalogueViewCases: readonly ContractCase<CatalogueViewQuery>[] = [
  {
    name: 'what French words find, a draft too',
    ...given(aDraft),
    variables: { words: 'zythoris', products: true, sellers: false },
    answers: {
      ...listed([beets, chives, apricots]),
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
    name: 'English words, read in French',
    suite: 'conformance',
    ...given(goods()),
    variables: { words: 'vexquor', products: true, sellers: false },
    answers: listed([chives]),
  },
  {
    name: 'words that nothing has',
    ...given(goods()),
    variables: { words: 'zythoris vexquorum', products: true, sellers: false },
    answers: listed([]),
  },
  producers,
];

export const deskProductsCases: readonly ContractCase<DeskProductsPaginationQuery>[] = [
  {
    name: 'the next page',
    ...given(goods()),
    variables: { words: 'zythoris', count: 2 },
    follows: {
      into: 'cursor',
      connection: 'staff.products',
      page: 'first',
      variables: { words: 'zythoris', count: 1 },
    },
    answers: listed([chives, apricots], { count: 3 }),
  },
  {
    name: 'a cursor of another list',
    ...given(goods()),
    variables: { words: 'zythoris', count: 2, cursor: FORGED },
    refused: refusedBy('Staff.products', 'staff.products'),
  },
];

export const refreshProductCases: readonly ContractCase<refreshProductQuery>[] = [
  {
    name: 'a draft as it is now',
    ...given(aDraft),
    variables: { id: apricots },
    answers: { ...read('staff.product'), 'staff.product.status': 'draft' },
  },
  {
    name: 'one that is not there',
    ...given(goods()),
    variables: { id: productNumbered(999) },
    answers: { 'staff.product': null },
  },
];

const saves = (
  name: string,
  input: SaveProductMutation['variables']['input'],
  answers: Sayings,
  { state, version, suite }: { state?: ProviderState; version?: number; suite?: 'conformance' } = {},
): ContractCase<SaveProductMutation> => ({
  name,
  ...given(state ?? goods()),
  variables: { id: apricots, version: version ?? 1, input },
  answers: { ...read('saveProduct'), ...answers },
  ...(suite && { suite }),
});

export const saveProductCases: readonly ContractCase<SaveProductMutation>[] = [
  saves(
    'names, types, description and status',
    {
      types: { primary: 'abricot, fruit', secondary: 'apricot' },
      name: { primary: ' Abricots mûrs ', secondary: null },
      description: { primary: 'Du verger', secondary: 'From the orchard' },
      status: 'inactive',
    },
    {
      'saveProduct.texts.name.primary': 'Abricots mûrs',
      'saveProduct.texts.name.secondary': null,
      'saveProduct.texts.types.primary': 'abricot, fruit',
      'saveProduct.texts.types.secondary': 'apricot',
      'saveProduct.texts.description.secondary': 'From the orchard',
      'saveProduct.status': 'inactive',
    },
  ),
  saves('no description any more', { description: null }, { 'saveProduct.texts.description': null }),
  saves(
    'what the producer declares',
    { diets: ['vegetarian'], allergens: [{ allergen: 'milk', presence: 'contains' }] },
    {
      'saveProduct.diets': rows(1),
      'saveProduct.diets[0]': 'vegetarian',
      'saveProduct.allergens': rows(1),
      'saveProduct.allergens[0].allergen': 'milk',
      'saveProduct.allergens[0].presence': 'contains',
    },
  ),
  saves(
    'what is not declared any more',
    { diets: null, allergens: null, types: null },
    { 'saveProduct.diets': null, 'saveProduct.allergens': null, 'saveProduct.texts.types': null },
    { suite: 'conformance' },
  ),
  saves(
    'what it is',
    { taxable: true, bio: false, temperature: 'frozen', isAlcohol: true, shelf: 'B-04' },
    {
      'saveProduct.taxable': true,
      'saveProduct.bio': false,
      'saveProduct.temperature': 'frozen',
      'saveProduct.isAlcohol': true,
      'saveProduct.shelf': 'B-04',
    },
    { suite: 'conformance' },
  ),
  saves(
    'a variant',
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
      'saveProduct.variants[0].names.primary': 'Le pot',
      'saveProduct.variants[0].names.secondary': 'The jar',
      'saveProduct.variants[0].price': 450,
      'saveProduct.variants[0].comparedAtPrice': null,
      'saveProduct.variants[0].stored': false,
      'saveProduct.variants[0].trackStock': false,
    },
  ),
  {
    ...saves('what it says already, sent again', { bio: true, taxable: false }, { 'saveProduct.version': 1 }),
    again: true,
  },
  saves(
    'what others left alone, on top of an older version',
    { taxable: true },
    { 'saveProduct.taxable': true, 'saveProduct.version': 3 },
    { state: renamed, suite: 'conformance' },
  ),
  {
    name: 'what another has changed since',
    ...given(renamed),
    variables: { id: apricots, version: 1, input: { name: { primary: 'Mes abricots' } } },
    refused: [{ code: 'PRODUCT_CHANGED', params: { fields: ['name'] } }],
  },
  ...(
    [
      ['a price of nothing', { variants: [{ id: jar, price: 0 }] }, `variants.${jar}.price`],
      ['a price of 10 000 $', { variants: [{ id: jar, price: 1_000_000 }] }, `variants.${jar}.price`],
      ['a former price below it', { variants: [{ id: jar, comparedAtPrice: 300 }] }, `variants.${jar}.comparedAtPrice`],
      ['no French name', { name: { primary: ' ' } }, 'name'],
    ] as const
  ).map(([name, input, field]): ContractCase<SaveProductMutation> => ({
    name,
    ...given(goods()),
    variables: { id: apricots, version: 1, input },
    refused: [{ code: 'BAD_INPUT', params: { field } }],
  })),
  {
    name: 'a product that is not there',
    ...given(goods()),
    variables: { id: productNumbered(999), version: 1, input: { bio: true } },
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'a stock that is counted from below what lies at the market',
    ...given(
      goods({
        product: { variants: [{ variant: jar, price: 300, stored: true, stockMdo: 5, stock: null, loose: true }] },
      }),
    ),
    variables: { id: apricots, version: 1, input: { variants: [{ id: jar, trackStock: true }] } },
    refused: [{ code: 'STOCK_LIMIT', params: { stock: 0, stockMdo: 5, held: 0, heldMdo: 0 } }],
  },
];

const figures = (stock: number, stockMdo: number): Sayings => ({
  'adjustStock.stock': stock,
  'adjustStock.stockMdo': stockMdo,
  'adjustStock.stockOnHold': 0,
  'adjustStock.stockMdoOnHold': 0,
});
/** The journal is append-only, so every run needs a request key of its own. */
const fresh = { sends: { requestId: '${request}' } } as const;
/** The delivery is already counted, by the call that is repeated. */
const counted = { requestId: 'contrat-deux-fois', stock: 12, stockMdo: 2 };
const moved = goods({
  product: {
    variants: [{ variant: jar, price: 300, stored: true, stock: 21, stockMdo: 7, stockRequest: counted }],
  },
});
const move = (stock: number, stockMdo: number, requestId: string) => ({ variant: jar, stock, stockMdo, requestId });

export const adjustStockCases: readonly ContractCase<AdjustStockMutation>[] = [
  { name: 'what came', ...given(goods(), asItIs), variables: move(12, 2, ''), ...fresh, answers: figures(21, 7) },
  { name: 'what went', ...given(goods(), asItIs), variables: move(-4, 0, ''), ...fresh, answers: figures(5, 5) },
  {
    name: 'sent twice',
    again: true,
    ...given(moved),
    variables: move(12, 2, 'contrat-deux-fois'),
    answers: figures(21, 7),
  },
  {
    name: 'the key of a call that said something else',
    ...given(moved),
    variables: move(3, 0, 'contrat-deux-fois'),
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'more than there is, with the figures',
    ...given(goods()),
    variables: move(-5, 0, 'contrat-trop'),
    refused: [{ code: 'STOCK_LIMIT', params: { stock: 9, stockMdo: 5, held: 0, heldMdo: 0 } }],
  },
  {
    name: 'no difference at all',
    ...given(goods()),
    variables: move(0, 0, 'contrat-rien'),
    refused: [{ code: 'BAD_INPUT', params: { field: 'stock' } }],
  },
  {
    name: 'a variant that is not there',
    ...atDesk,
    variables: { ...move(1, 0, 'contrat-personne'), variant: unknownVariant },
    refused: [{ code: 'NOT_FOUND' }],
  },
];
