import type { ClosedMarketQuery } from '#generated/relay/ClosedMarketQuery.graphql.ts';
import type { HomeScreenQuery } from '#generated/relay/HomeScreenQuery.graphql.ts';
import type { HomeStripsPaginationQuery } from '#generated/relay/HomeStripsPaginationQuery.graphql.ts';
import type { LayoutQuery } from '#generated/relay/LayoutQuery.graphql.ts';
import type { ProductStripPaginationQuery } from '#generated/relay/ProductStripPaginationQuery.graphql.ts';
import { FREE_DELIVERY_ABOVE_CENTS, FREE_TRIAL_MONTHS } from '#rules/constants.ts';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import type { ContractCase, PageRead, ProviderState } from '../engine/contractCase.ts';
import { beginning, objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import {
  catalogueWithoutProducts,
  catalogue,
  nodeIs,
  pageOf,
  badCursor,
  rejectsCursors,
  shelf,
  shopWindow,
  windowAt,
} from '../states/catalogueStates.ts';
import { pickupPoint, catalogueIds, unknownCollection } from '../states/fixtureIds.ts';
import {
  banner,
  BANNER_TITLE,
  basketsOffered,
  contact,
  COOKIE,
  popup,
  privacy,
  siteInformation,
  terms,
  TERMS_TITLE,
  WEEK_NOTE,
  weekNote,
} from '../states/siteStates.ts';

const { apricots, beets, chives } = catalogueIds;
/** The products of a category at a place, however many the market counts there. */
const productsAt = (place: string, ids: readonly string[]): ExpectedFields => {
  const { [`${place}.products.count`]: _, ...page } = pageOf(`${place}.products`, ids);
  return page;
};
const openPickupPoint: ProviderState = {
  name: 'places of the open week',
  params: { locations: [{ location: pickupPoint }] },
};
const specialCategories: ProviderState = { name: 'new arrivals and sales' };

/** Strips of whatever else the market sells. */
const anyStrips: ExpectedFields = {
  'collections.edges[].node.products.edges[].node.variants[].unitPrice': objectOrNull,
};
/** The parts of every home page, whatever the market sells. */
const home: ExpectedFields = {
  'shelves.edges': nonEmpty,
  'shelves.edges[].node.image': objectOrNull,
  'collections.edges': nonEmpty,
  'newest.edges': nonEmpty,
};

/** The first strips of the shop window, all with their products. */
const strips = (count: 2 | 3): ExpectedFields => ({
  'collections.edges': rows(count),
  'collections.edges[0].node.id': catalogueIds.corner,
  ...productsAt('collections.edges[0].node', [chives]),
  'collections.edges[1].node.id': catalogueIds.shelf,
  ...productsAt('collections.edges[1].node', [beets, apricots]),
  ...(count === 3 && { 'collections.edges[2].node.products.edges': [] }),
});

/** F-201, F-203, F-205. */
export const homeScreenCases: readonly ContractCase<HomeScreenQuery>[] = [
  {
    name: 'returns a banner, baskets and the places of the week',
    given: [shopWindow, siteInformation({ banner }), basketsOffered, openPickupPoint],
    variables: { stored: null },
    data: {
      ...windowAt('shelves.edges'),
      ...strips(3),
      'newest.edges': rows(3),
      'newest.edges[0].node.id': catalogueIds.farm,
      'newest.edges[1].node.id': catalogueIds.dairy,
      'siteInformations.banner.title.primary': BANNER_TITLE,
      'siteInformations.banner.description': present,
      'siteInformations.banner.actionPrimary': present,
      'siteInformations.banner.desktopImage': present,
      'siteInformations.banner.mobileImage': present,
      baskets: rows(2),
      'baskets[0].id': catalogueIds.basket,
      'baskets[0].price': 3500,
      'baskets[1].id': catalogueIds.secondBasket,
      'market.freeDeliveryAbove': FREE_DELIVERY_ABOVE_CENTS,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'returns a banner with a title alone, in English',
    given: [
      catalogue(),
      siteInformation({
        banner: { ...banner, description: null, actionPrimary: null, desktopImage: null, mobileImage: null },
      }),
    ],
    variables: { stored: null },
    locale: 'en',
    data: { ...home, ...anyStrips, 'siteInformations.banner': present, 'locations[].expressSlot': objectOrNull },
  },
  {
    name: 'returns a week without a banner, baskets or places',
    given: [catalogue(), siteInformation({}), { name: 'baskets on offer' }, { name: 'places of the open week' }],
    variables: { stored: null },
    data: { ...home, ...anyStrips, 'siteInformations.banner': null, baskets: [], locations: [] },
  },
  {
    name: 'returns only categories with Express products, each with its count',
    given: [catalogue(), siteInformation({})],
    variables: { stored: true },
    data: {
      ...home,
      ...anyStrips,
      'collections.edges[].node.products.edges': nonEmpty,
      'locations[].expressSlot': objectOrNull,
    },
  },
];

const stripsPage = (page: PageRead['page'], stored: true | null = null): PageRead => ({
  into: 'cursor',
  connection: 'collections',
  page,
  variables: { count: 1, cursor: null, stored },
});
/** There is always a category to browse apart from the special ones. */
const catalogueWithSpecials = [catalogue(), specialCategories];

export const homeStripsCases: readonly ContractCase<HomeStripsPaginationQuery>[] = [
  {
    name: 'returns the first strips and that more follow',
    given: [shopWindow],
    variables: { count: 2, cursor: null, stored: null },
    data: {
      ...strips(2),
      'shelves.edges': beginning(1),
      'shelves.edges[0].node.id': catalogueIds.corner,
      'collections.pageInfo.hasNextPage': true,
      'collections.pageInfo.endCursor': present,
    },
  },
  {
    name: 'returns the last strip',
    suite: 'conformance',
    given: catalogueWithSpecials,
    afterPage: stripsPage('last'),
    variables: { count: 1, stored: null },
    data: {
      ...anyStrips,
      'collections.edges': rows(1),
      'collections.pageInfo.hasNextPage': false,
      'collections.pageInfo.endCursor': present,
    },
  },
  ...rejectsCursors<HomeStripsPaginationQuery>(
    {
      errors: badCursor('Query.collections', 'collections'),
      given: catalogueWithSpecials,
      into: 'cursor',
      variables: { count: 3, stored: null },
    },
    { 'rejects a cursor of Express for all categories': stripsPage('first', true) },
  ),
];

const strip = { id: catalogueIds.shelf, count: 1, stored: null };
const productsPage = (page: PageRead['page'], variables: Partial<typeof strip> = {}): PageRead => ({
  into: 'cursor',
  connection: 'node.products',
  page,
  variables: { ...strip, cursor: null, ...variables },
});
const theStrip = (products: readonly string[], more = false): ExpectedFields => ({
  ...nodeIs('Collection'),
  ...pageOf('node.products', products, { more, count: 3 }),
  'node.name': shelf.names[0],
});

export const productStripCases: readonly ContractCase<ProductStripPaginationQuery>[] = [
  {
    name: 'returns the next products and that more follow',
    given: [catalogue({ isReduced: true })],
    afterPage: productsPage('first'),
    variables: strip,
    data: { ...theStrip([chives], true), 'node.id': catalogueIds.shelf },
  },
  {
    name: 'returns the last products',
    suite: 'conformance',
    given: [catalogue()],
    afterPage: productsPage('last'),
    variables: strip,
    data: theStrip([apricots]),
  },
  {
    name: 'returns all products at once',
    suite: 'conformance',
    given: [catalogue()],
    variables: { ...strip, count: 20, cursor: null },
    data: theStrip([beets, chives, apricots]),
  },
  {
    name: 'returns only products for Express',
    suite: 'conformance',
    given: [catalogue()],
    variables: { ...strip, stored: true, cursor: null },
    data: { ...nodeIs('Collection'), ...pageOf('node.products', [apricots]) },
  },
  {
    name: 'returns null for a category that no longer exists',
    given: [catalogueWithoutProducts],
    variables: { ...strip, id: unknownCollection, cursor: null },
    data: { node: null },
  },
  ...rejectsCursors<ProductStripPaginationQuery>(
    { errors: badCursor('Collection.products', 'node.products'), into: 'cursor', variables: strip },
    { 'rejects a cursor of another category': productsPage('first', { id: catalogueIds.corner }) },
  ),
];

/** Links to the special categories, which every page has. */
const layout: ExpectedFields = {
  'collections.edges': nonEmpty,
  'express.edges': nonEmpty,
  'newArrivals.handle': 'nouveautes',
  'sales.handle': 'promotions',
  'siteInformations.popup': null,
  'siteInformations.privacy': null,
  'siteInformations.terms': null,
};

export const layoutCases: readonly ContractCase<LayoutQuery>[] = [
  {
    name: 'returns a notice, and both of the operator’s pages',
    given: [
      shopWindow,
      specialCategories,
      siteInformation({ popup, pages: { privacy, terms }, weeks: [{ after: 1, closed: true, note: weekNote }] }),
      { ...openPickupPoint, params: { locations: [{ location: pickupPoint, closedAfter: 2 }] } },
    ],
    data: {
      ...layout,
      'collections.edges': beginning(1),
      'collections.edges[0].node.id': catalogueIds.corner,
      'collections.edges[0].node.group': 'Frais',
      'siteInformations.privacy.title': 'Confidentialité sous contrat',
      'market.maintenance': false,
      'market.trialMonths': FREE_TRIAL_MONTHS,
      'market.pause': null,
      'market.gstRate': DEFAULT_TAXES.gst,
      'market.pstRate': DEFAULT_TAXES.pst,
      'market.offers.pickup': true,
      'market.offers.membership': true,
      'siteInformations.popup': present,
      'siteInformations.popup.active': true,
      'siteInformations.popup.cookieName': COOKIE,
      'siteInformations.privacy': present,
      'siteInformations.terms': present,
      'siteInformations.terms.title': TERMS_TITLE,
      announcedWeeks: rows(2),
      'announcedWeeks[].placeDays': [],
      'announcedWeeks[1].closed': false,
      'announcedWeeks[1].note': null,
      'announcedWeeks[1].placeDays': rows(1),
      'announcedWeeks[1].placeDays[0].place': pickupPoint,
      'announcedWeeks[1].placeDays[0].name': 'Point de retrait sous contrat',
      'announcedWeeks[1].placeDays[0].delivers': false,
      'announcedWeeks[1].placeDays[0].slot': null,
      'announcedWeeks[0].closed': true,
      'announcedWeeks[0].note': WEEK_NOTE,
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'returns a notice that is not displayed yet, in English',
    given: [catalogue(), specialCategories, siteInformation({ popup: { ...popup, active: false } }), openPickupPoint],
    locale: 'en',
    data: {
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
    name: 'returns no notice, no pages and no places',
    given: [catalogue(), specialCategories, siteInformation({}), { name: 'places of the open week' }],
    data: {
      ...layout,
      locations: [],
      'market.offers.pickup': false,
      'market.offers.delivery': false,
      'market.pause': 'unserved',
    },
  },
  {
    name: 'returns maintenance while the market is closed',
    given: [catalogue(), specialCategories, siteInformation({ maintenance: true }), openPickupPoint],
    data: {
      ...layout,
      'market.maintenance': true,
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
];

/** What a market shows that takes no orders (ADR 197). */
export const closedMarketCases: readonly ContractCase<ClosedMarketQuery>[] = [
  {
    name: 'returns why nothing can be ordered where no place serves, and who sells',
    given: [
      catalogue(),
      siteInformation({ banner, contact }),
      {
        name: 'places of the open week',
        params: {
          locations: [{ location: catalogueIds.closedPoint, open: false }],
          zones: [{ zone: catalogueIds.closedZone, open: false }],
        },
      },
    ],
    data: {
      'market.pause': 'unserved',
      'market.contact.email': contact.email,
      'market.contact.address.line2': null,
      'siteInformations.banner': present,
      announcedWeeks: [],
      locations: nonEmpty,
      'locations[].nextSlot': null,
      shippingZones: nonEmpty,
      'shippingZones[].nextSlot': null,
      'sellers.edges': nonEmpty,
      'away.edges': nonEmpty,
    },
  },
];
