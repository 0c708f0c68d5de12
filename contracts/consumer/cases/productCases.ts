import type { ProductScreenQuery } from '#generated/relay/ProductScreenQuery.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import { apricots, corner, declaredNeeds, farm, catalogue, shelf } from '../states/catalogueStates.ts';
import { deliveryZone, pickupPoint, catalogueIds, variantNumbered } from '../states/fixtureIds.ts';

const served: ProviderState = {
  name: 'places of the open week',
  params: { locations: [{ location: pickupPoint }], zones: [{ zone: deliveryZone }] },
};
const unserved: ProviderState = { name: 'places of the open week' };

/** The apricots with one option, on their shelf, with pickup points and delivery zones. */
const theProduct: ExpectedFields = {
  'product.id': catalogueIds.apricots,
  'product.handlePrimary': apricots.fr,
  'product.handleSecondary': apricots.en,
  'product.seller.id': catalogueIds.farm,
  'product.seller.handle': farm.handle,
  'product.collections': rows(1),
  'product.collections[0].isMain': true,
  'product.collections[0].collection.id': catalogueIds.shelf,
  'product.collections[0].collection.parent': null,
  'product.variants': rows(1),
  'product.variants[0].unitPrice': null,
};
const inServedWeek: ExpectedFields = {
  ...theProduct,
  locations: nonEmpty,
  'locations[].nextSlot': present,
  'locations[].expressSlot': present,
};
/** Whatever is related to it. */
const anyRelated: ExpectedFields = { 'product.related[].variants[].unitPrice': objectOrNull };
const variables = { handle: apricots.fr };
const option = { variant: variantNumbered(1), price: 300 };

/** F-201, F-203: the product page; null for a product that is not shown (F-184). */
export const productCases: readonly ContractCase<ProductScreenQuery>[] = [
  {
    name: 'returns a reduced product with related ones',
    given: [catalogue({ product: declaredNeeds, isReduced: true }), served],
    variables,
    data: {
      ...inServedWeek,
      'product.name': 'Abricots zythoris',
      'product.status': 'active',
      'product.bio': true,
      'product.temperature': 'normal',
      'product.isAlcohol': false,
      'product.diets': rows(2),
      'product.diets[0]': 'vegan',
      'product.diets[1]': 'gluten_free',
      'product.allergens': rows(3),
      'product.allergens[0].allergen': 'gluten',
      'product.allergens[0].presence': 'free',
      'product.allergens[1].allergen': 'nuts',
      'product.allergens[1].presence': 'traces',
      'product.allergens[2].presence': 'contains',
      'product.ingredients': 'Abricots, anhydride sulfureux',
      'product.nutrition': present,
      'product.taxable': false,
      'product.avgRating': null,
      'product.nbRating': 0,
      'product.variants[0].id': variantNumbered(1),
      'product.variants[0].price': 300,
      'product.variants[0].comparedAtPrice': 425,
      'product.variants[0].deposit': 0,
      'product.variants[0].trackStock': true,
      'product.variants[0].stock': 9,
      'product.variants[0].stockOnHold': 0,
      'product.variants[0].stored': true,
      'product.variants[0].stockMdo': 5,
      'product.seller.deactivatedUntil': null,
      'product.related': rows(2),
      'product.related[0].id': catalogueIds.beets,
      'product.related[0].handle': 'betteraves-sous-contrat',
      'product.related[0].bio': false,
      'product.related[0].temperature': 'cold',
      'product.related[1].id': catalogueIds.chives,
      'product.related[1].temperature': 'frozen',
      locations: rows(1),
      'locations[0].id': pickupPoint,
      shippingZones: rows(1),
      'shippingZones[0].id': deliveryZone,
    },
  },
  {
    name: 'returns an untranslated product by its English handle',
    given: [catalogue({ product: { description: 'De juillet' } }), served],
    variables: { handle: apricots.en },
    locale: 'en',
    data: {
      ...inServedWeek,
      ...anyRelated,
      'product.name': 'Apricots',
      'product.allergens': null,
      'product.ingredients': null,
      'product.nutrition': null,
      'product.description': 'De juillet',
      'product.collections[0].collection.name': shelf.names[1],
      'product.related': rows(2),
      'product.related[0].handle': 'beets-under-contract',
    },
  },
  {
    name: 'returns taxed alcohol with a deposit',
    given: [catalogue({ product: { isAlcohol: true, taxable: true, variants: [{ ...option, deposit: 20 }] } }), served],
    variables,
    data: {
      ...inServedWeek,
      ...anyRelated,
      'product.isAlcohol': true,
      'product.taxable': true,
      'product.taxKind': 'both',
      'product.variants[0].deposit': 20,
      'product.variants[0].comparedAtPrice': null,
      'product.variants[0].trackStock': false,
    },
  },
  {
    name: 'returns two variants, one of them priced by weight',
    given: [
      catalogue({
        product: {
          variants: [
            { ...option, name: 'Le casseau', unitPrice: { price: 125, amount: 100, unit: 'g' } },
            { variant: variantNumbered(4), name: 'La caisse', price: 2000, stock: 0 },
          ],
        },
      }),
      served,
    ],
    variables,
    data: {
      ...inServedWeek,
      ...anyRelated,
      'product.variants': rows(2),
      'product.variants[0].id': variantNumbered(1),
      'product.variants[0].unitPrice': present,
      'product.variants[0].unitPrice.price': 125,
      'product.variants[0].unitPrice.amount': 100,
      'product.variants[0].unitPrice.unit': 'g',
      'product.variants[1].id': variantNumbered(4),
      'product.variants[1].name': 'La caisse',
      'product.variants[1].price': 2000,
      'product.variants[1].stock': 0,
      'product.variants[1].unitPrice': null,
    },
  },
  {
    name: 'returns a rated product in two categories, the main one first, below one that is not food',
    given: [
      catalogue({
        product: { avgRating: 4.5, nbRating: 12, collections: [catalogueIds.corner, catalogueIds.shelf] },
        category: { food: false },
      }),
      served,
    ],
    variables,
    data: {
      ...inServedWeek,
      ...anyRelated,
      'product.avgRating': 4.5,
      'product.nbRating': 12,
      'product.diets': null,
      'product.allergens': [],
      'product.collections': rows(2),
      'product.collections[0].collection.id': catalogueIds.corner,
      'product.collections[0].collection.name': corner.names[0],
      'product.collections[0].collection.parent': present,
      'product.collections[0].collection.parent.name': shelf.names[0],
      'product.collections[1].isMain': false,
      'product.collections[1].collection.id': catalogueIds.shelf,
      'product.collections[1].collection.parent': null,
    },
  },
  {
    name: 'returns a product whose producer is on vacation',
    given: [catalogue({ seller: { deactivatedUntil: '2099-07-01T00:00:00Z' } }), served],
    variables,
    data: { ...inServedWeek, ...anyRelated, 'product.seller.deactivatedUntil': present },
  },
  {
    name: 'returns a discontinued product in a week without places',
    given: [catalogue({ product: { status: 'inactive' } }), unserved],
    variables,
    data: { ...theProduct, ...anyRelated, 'product.status': 'inactive', locations: [], shippingZones: [] },
  },
  {
    name: 'returns null for a draft',
    suite: 'conformance',
    given: [catalogue({ product: { status: 'draft' } }), served],
    variables,
    data: { product: null, locations: nonEmpty, 'locations[].nextSlot': present, 'locations[].expressSlot': present },
  },
  {
    name: 'returns null for an unknown product',
    given: [catalogue(), served],
    variables: { handle: 'rien-sous-contrat' },
    data: { product: null, locations: nonEmpty, 'locations[].nextSlot': present, 'locations[].expressSlot': present },
  },
];
