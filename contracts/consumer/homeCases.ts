import type { HomeScreenQuery } from '../../__generated__/relay/HomeScreenQuery.graphql.ts';
import type { HomeStripsPaginationQuery } from '../../__generated__/relay/HomeStripsPaginationQuery.graphql.ts';
import type { LayoutQuery } from '../../__generated__/relay/LayoutQuery.graphql.ts';
import type { ProductStripPaginationQuery } from '../../__generated__/relay/ProductStripPaginationQuery.graphql.ts';
import { perhaps, present, rows, some, type Sayings } from './answer.ts';
import type { ContractCase, PageRead, ProviderState } from './contractCase.ts';
import { bare, FORGED, goods, nodeIs, pageOf, refusedBy, shelf } from './goods.ts';
import {
  banner,
  BANNER_TITLE,
  basketsOffered,
  COOKIE,
  popup,
  privacy,
  siteInformation,
  terms,
  TERMS_TITLE,
} from './siteStates.ts';
import { pickupPoint, things, unheardOfCollection } from './things.ts';

const { apricots, beets, chives } = things;
const open: ProviderState = { name: 'places of the open week', params: { locations: [{ location: pickupPoint }] } };
const special: ProviderState = { name: 'new arrivals and sales' };

/** The parts of every home page, whatever the market sells. */
const home: Sayings = {
  'shelves.edges': some,
  'shelves.edges[].node.image': perhaps,
  'collections.edges': some,
  'newest.edges': some,
};

/** F-201, F-203, F-205. */
export const homeScreenCases: readonly ContractCase<HomeScreenQuery>[] = [
  {
    name: 'a banner, baskets and the places of the week',
    given: [goods(), siteInformation({ banner }), basketsOffered, open],
    variables: { stored: null },
    answers: {
      ...home,
      'siteInformations.banner.title.primary': BANNER_TITLE,
      'siteInformations.banner.description': present,
      'siteInformations.banner.actionPrimary': present,
      'siteInformations.banner.desktopImage': present,
      'siteInformations.banner.mobileImage': present,
      baskets: rows(2),
      'baskets[0].id': things.basket,
      'baskets[0].price': 3500,
      'baskets[1].id': things.secondBasket,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'a banner of a title alone, read in English',
    given: [
      goods(),
      siteInformation({
        banner: { ...banner, description: null, actionPrimary: null, desktopImage: null, mobileImage: null },
      }),
    ],
    variables: { stored: null },
    locale: 'en',
    answers: { ...home, 'siteInformations.banner': present, 'locations[].expressSlot': perhaps },
  },
  {
    name: 'no banner, no baskets, nobody served',
    given: [goods(), siteInformation({}), { name: 'baskets on offer' }, { name: 'places of the open week' }],
    variables: { stored: null },
    answers: { ...home, 'siteInformations.banner': null, baskets: [], locations: [] },
  },
  {
    name: 'only categories with something for Express, each with some of it',
    given: [goods(), siteInformation({})],
    variables: { stored: true },
    answers: { ...home, 'collections.edges[].node.products.edges': some, 'locations[].expressSlot': perhaps },
  },
];

const read = (page: PageRead['page'], stored: true | null = null): PageRead => ({
  into: 'cursor',
  connection: 'collections',
  page,
  variables: { count: 1, cursor: null, stored },
});
/** There is always a category to browse apart from the special ones. */
const several = [goods(), special];

export const homeStripsCases: readonly ContractCase<HomeStripsPaginationQuery>[] = [
  {
    name: 'the first strip, which is not the last',
    given: several,
    variables: { count: 1, cursor: null, stored: null },
    answers: {
      'collections.edges': rows(1),
      'collections.pageInfo.hasNextPage': true,
      'collections.pageInfo.endCursor': present,
    },
  },
  {
    name: 'the last strip',
    suite: 'conformance',
    given: several,
    follows: read('last'),
    variables: { count: 1, stored: null },
    answers: {
      'collections.edges': rows(1),
      'collections.pageInfo.hasNextPage': false,
      'collections.pageInfo.endCursor': present,
    },
  },
  {
    name: 'behind a forged cursor',
    given: several,
    variables: { count: 3, cursor: FORGED, stored: null },
    refused: refusedBy('Query.collections', 'collections'),
  },
  {
    name: 'behind a cursor of Express, of everything',
    given: several,
    follows: read('first', true),
    variables: { count: 3, stored: null },
    refused: refusedBy('Query.collections', 'collections'),
  },
];

const strip = { id: things.shelf, count: 1, stored: null };
const after = (page: PageRead['page'], variables: Partial<typeof strip> = {}): PageRead => ({
  into: 'cursor',
  connection: 'node.products',
  page,
  variables: { ...strip, cursor: null, ...variables },
});
const theStrip = (products: readonly string[], more = false): Sayings => ({
  ...nodeIs('Collection'),
  ...pageOf('node.products', products, { more, count: 3 }),
  'node.name': shelf.names[0],
});

export const productStripCases: readonly ContractCase<ProductStripPaginationQuery>[] = [
  {
    name: 'the next products, which are not the last',
    given: [goods()],
    follows: after('first'),
    variables: strip,
    answers: theStrip([chives], true),
  },
  {
    name: 'the last products',
    suite: 'conformance',
    given: [goods()],
    follows: after('last'),
    variables: strip,
    answers: theStrip([apricots]),
  },
  {
    name: 'all at once',
    suite: 'conformance',
    given: [goods()],
    variables: { ...strip, count: 20, cursor: null },
    answers: theStrip([beets, chives, apricots]),
  },
  {
    name: 'for Express',
    suite: 'conformance',
    given: [goods()],
    variables: { ...strip, stored: true, cursor: null },
    answers: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots]) },
  },
  {
    name: 'a category that is no longer there',
    given: [bare],
    variables: { ...strip, id: unheardOfCollection, cursor: null },
    answers: { node: null },
  },
  {
    name: 'behind a forged cursor',
    given: [goods()],
    variables: { ...strip, cursor: FORGED },
    refused: refusedBy('Collection.products', 'node.products'),
  },
  {
    name: 'behind a cursor of another category',
    given: [goods()],
    follows: after('first', { id: things.corner }),
    variables: strip,
    refused: refusedBy('Collection.products', 'node.products'),
  },
];

/** Links to the special categories, which every page has. */
const layout: Sayings = {
  'collections.edges': some,
  'ofExpress.edges': some,
  'newArrivals.handle': 'nouveautes',
  'sales.handle': 'promotions',
  'siteInformations.popup': null,
  'siteInformations.privacy': null,
  'siteInformations.terms': null,
};

export const layoutCases: readonly ContractCase<LayoutQuery>[] = [
  {
    name: 'a notice, and both of the operator’s pages',
    given: [goods(), special, siteInformation({ popup, pages: { privacy, terms } }), open],
    answers: {
      ...layout,
      'market.maintenance': false,
      'siteInformations.popup': present,
      'siteInformations.popup.active': true,
      'siteInformations.popup.cookieName': COOKIE,
      'siteInformations.privacy': present,
      'siteInformations.terms': present,
      'siteInformations.terms.title': TERMS_TITLE,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'a notice that is not shown yet, read in English',
    given: [goods(), special, siteInformation({ popup: { ...popup, active: false } }), open],
    locale: 'en',
    answers: {
      ...layout,
      'newArrivals.handle': 'new-arrivals',
      'sales.handle': 'sales',
      'siteInformations.popup': present,
      'siteInformations.popup.active': false,
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
  {
    name: 'no notice, nothing written, nobody served',
    given: [goods(), special, siteInformation({}), { name: 'places of the open week' }],
    answers: { ...layout, locations: [] },
  },
  {
    name: 'closed for maintenance',
    given: [goods(), special, siteInformation({ maintenance: true }), open],
    answers: {
      ...layout,
      'market.maintenance': true,
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
];
