import type { AccountScreenQuery } from '#generated/relay/AccountScreenQuery.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { basketsUnder, openPlaces, oneBasket, subscribed, subscriber } from '../states/basketStates.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { cardUnder, customer, membershipUnder, theCustomer } from '../states/customerStates.ts';
import { pickupPoint, catalogueIds } from '../states/fixtureIds.ts';
import { payment } from '../states/states.ts';

/** The name of a state's pickup point. */
const POINT = 'Point de retrait sous contrat';

type Case = ContractCase<AccountScreenQuery>;

/** A customer with a membership and nothing else. */
const member = (
  name: string,
  params: Record<string, Json>,
  status: string,
  { given: states = [], data = {} }: { given?: readonly ProviderState[]; data?: ExpectedFields } = {},
): Case => ({
  name,
  given: [customer(params), ...states],
  data: {
    ...membershipUnder('user', status),
    'user.closure.membership': status === 'cancelled' ? null : present,
    ...data,
  },
});

/** F-133, F-134: the membership section of /compte. */
const membershipsShown: Case[] = [
  member('returns a trial', { trialDays: 10 }, 'trialing', {
    data: { 'user.membership.renews': false, 'user.membership.trialEnd': present, 'user.membership.saved': 0 },
  }),
  member('returns a membership year that renews, with its savings so far', { year: { days: 100 } }, 'active', {
    given: [payment('paid', { location: pickupPoint }, { customer: theCustomer })],
    data: {
      'user.membership.renews': true,
      'user.membership.trialEnd': null,
      'user.membership.saved': 575,
      'user.closure.openOrders': rows(1),
      'user.closure.openOrders[0].location': present,
      'user.closure.openOrders[0].slot': present,
      'user.membership.nextCharge': 3449,
      'user.membership.receipts': rows(0),
    },
  }),
  member('returns the receipts of a year paid twice, newest first', { year: { days: 100, receipts: 2 } }, 'active', {
    data: {
      'user.membership.receipts': rows(2),
      'user.membership.receipts[0].number': 'CONTRAT-0009',
      'user.membership.receipts[0].total': 3449,
      'user.membership.receipts[1].number': 'CONTRAT-0008',
    },
  }),
  member('returns a membership year that will end', { year: { days: 10, ends: true } }, 'active', {
    data: { 'user.membership.renews': false, 'user.membership.nextCharge': null },
  }),
  member('returns a renewal that is retried', { year: { days: -1, unpaid: true } }, 'past_due', {
    data: { 'user.membership.renews': true },
  }),
  member('returns a membership year that has ended', { year: { days: -1, ends: true } }, 'cancelled', {
    data: { 'user.membership.renews': false, 'user.membership.endedUnpaid': false },
  }),
  {
    ...member(
      'returns a year that ended because the card was refused',
      { year: { days: -1, refused: true } },
      'cancelled',
      {
        data: { 'user.membership.endedUnpaid': true },
      },
    ),
    suite: 'conformance',
  },
];

/** The favourites page: products that are back in stock first, then the most recent. */
const favouritesShown: Case = {
  name: 'returns the favourites, one of them back in stock',
  given: [
    catalogue(),
    customer({
      favourites: [
        { product: catalogueIds.chives },
        { product: catalogueIds.beets },
        { product: catalogueIds.apricots, isBack: true },
      ],
    }),
  ],
  variables: { favourites: true },
  data: {
    'user.membership': null,
    'user.favourites': rows(3),
    'user.favourites[].seller.deactivatedUntil': null,
    'user.favourites[0].id': catalogueIds.apricots,
    'user.favourites[0].name': 'Abricots zythoris',
    'user.favourites[1].id': catalogueIds.chives,
    'user.favourites[2].id': catalogueIds.beets,
    'user.favouritesBack': rows(1),
    'user.favouritesBack[0].id': catalogueIds.apricots,
    'user.favouritesBack[0].name': 'Abricots zythoris',
  },
};

/** F-146 to F-149: the recurring baskets section of /compte. */
const basketsShown: Case = {
  name: 'returns a recurring basket with its price and its deadline for changes',
  given: [openPlaces, oneBasket, subscriber(), subscribed()],
  variables: { baskets: true },
  data: {
    'user.shippingAddress': present,
    'user.membership': null,
    ...basketsUnder('user'),
    ...cardUnder('user'),
    'user.baskets[0].location.name': POINT,
    locations: rows(1),
    'locations[0].name': POINT,
    'locations[0].id': pickupPoint,
    'locations[0].nextSlot': present,
    'locations[0].expressSlot': present,
  },
};

/** The sections of /compte that are fetched when they are shown, and the membership. */
export const accountPartCases: readonly Case[] = [
  ...membershipsShown,
  favouritesShown,
  {
    name: 'returns an empty list of favourites, in English',
    suite: 'conformance',
    given: [customer()],
    variables: { favourites: true },
    locale: 'en',
    data: { 'user.favourites': [], 'user.favouritesBack': [] },
  },
  basketsShown,
  {
    name: 'returns no recurring basket',
    given: [openPlaces, customer()],
    variables: { baskets: true },
    data: {
      'user.baskets': [],
      'user.basketsPaymentMethod': null,
      locations: rows(1),
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
];
