import type { BasketSubscriptionScreenQuery } from '#generated/relay/BasketSubscriptionScreenQuery.graphql.ts';
import type { basketTotalQuery } from '#generated/relay/basketTotalQuery.graphql.ts';
import type { firstBasketsQuery } from '#generated/relay/firstBasketsQuery.graphql.ts';
import type { refreshBasketsQuery } from '#generated/relay/refreshBasketsQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows } from '../engine/expectedData.ts';
import {
  basketAt,
  basketsUnder,
  basketWith,
  deliveredAt,
  nextDelivered,
  nextPickedUp,
} from '../states/basketStates.ts';
import { oneBasket, openPlaces, subscribed, subscriber } from '../states/basketStates.ts';
import { cardUnder, customer, homeAddress, zonesUnder } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, catalogueIds, unknownPoint } from '../states/fixtureIds.ts';

const toDeliver = { zone: deliveryZone };
const places = {
  locations: rows(1),
  'locations[0].id': pickupPoint,
  'locations[0].nextSlot': present,
  'locations[0].expressSlot': present,
};

/** F-143: /abonnement-panier. */
export const basketSubscriptionCases: readonly ContractCase<BasketSubscriptionScreenQuery>[] = [
  {
    name: 'returns a member with a card and no subscription',
    given: [openPlaces, basketWith({ comparedAtPrice: 4000 }), subscriber({ year: { days: 100 } })],
    data: {
      'user.membership.nextCharge': 3449,
      baskets: rows(1),
      'baskets[0].id': catalogueIds.basket,
      'baskets[0].price': 3500,
      'baskets[0].frequency': 'weekly',
      'baskets[0].contents': rows(1),
      'baskets[0].contents[0]': 'Œufs',
      'user.baskets': [],
      'user.shippingAddress': present,
      ...cardUnder('user'),
      ...places,
    },
  },
  {
    name: 'returns a subscription that the customer has already, in English',
    given: [openPlaces, oneBasket, subscriber({ shippingAddress: homeAddress }), subscribed()],
    locale: 'en',
    data: {
      ...zonesUnder('user'),
      baskets: rows(1),
      'baskets[0].contents': rows(1),
      'baskets[0].contents[0]': 'Eggs',
      'user.baskets': rows(1),
      'user.baskets[0].basket.id': catalogueIds.basket,
      'user.shippingAddress': present,
      ...cardUnder('user'),
      ...places,
    },
  },
  {
    name: 'returns a customer without a card',
    given: [openPlaces, oneBasket, customer()],
    data: { baskets: rows(1), 'user.basketsPaymentMethod': null, ...places },
  },
  {
    name: 'returns nothing to a visitor who is not signed in',
    suite: 'access',
    given: [openPlaces, oneBasket],
    data: { baskets: rows(1), user: null, ...places },
  },
];

/** The first basket and its price, before subscribing. */
export const firstBasketsCases: readonly ContractCase<firstBasketsQuery>[] = [
  {
    name: 'returns the first weeks at the customer’s preferred place',
    given: [openPlaces, oneBasket, subscriber({ preferredLocation: pickupPoint })],
    data: { baskets: rows(1), 'baskets[0].id': catalogueIds.basket, ...nextPickedUp('baskets[0].first') },
  },
  {
    name: 'returns the first weeks in a zone, in English',
    given: [openPlaces, oneBasket, subscriber({ balance: -500 })],
    variables: { shippingZoneId: deliveryZone },
    locale: 'en',
    data: {
      baskets: rows(1),
      ...nextDelivered('baskets[0].first'),
      'baskets[0].first.totals.credit': 500,
      'baskets[0].first.shippingZone.nextSlot': present,
      'baskets[0].first.shippingZone.expressSlot': present,
    },
  },
  {
    name: 'returns the first weeks of a customer without a place',
    suite: 'conformance',
    given: [openPlaces, oneBasket, customer()],
    data: {
      baskets: rows(1),
      'baskets[0].first.location': null,
      'baskets[0].first.shippingZone': null,
      'baskets[0].first.slot': null,
      'baskets[0].first.totals.total': 3950,
    },
  },
  {
    name: 'rejects an unknown place',
    given: [openPlaces, oneBasket, customer()],
    variables: { locationId: unknownPoint },
    errors: [{ code: 'NO_DELIVERY', raisedBy: { field: 'Basket.first', at: 'baskets.0.first' } }],
  },
  {
    name: 'rejects a visitor who is not signed in',
    given: [openPlaces, oneBasket],
    errors: [{ code: 'UNAUTHENTICATED', raisedBy: { field: 'Basket.first', at: 'baskets.0.first' } }],
  },
];

/** What each basket of a subscription would cost at another place (E69). */
export const basketTotalCases: readonly ContractCase<basketTotalQuery>[] = [
  {
    name: 'returns the total in a zone',
    given: [openPlaces, oneBasket, subscriber(), subscribed()],
    variables: { shippingZoneId: deliveryZone },
    data: { 'user.baskets': rows(1), 'user.baskets[0].total': 4650 },
  },
];

const addressAndCard = { 'user.shippingAddress': present, ...cardUnder('user') };

/** F-146 to F-149: fetched again after a refusal, or after a card was stored. */
export const refreshBasketsCases: readonly ContractCase<refreshBasketsQuery>[] = [
  {
    name: 'returns a subscription for pickup',
    given: [
      openPlaces,
      oneBasket,
      subscriber({ balance: -500, year: { days: 100 } }),
      subscribed({ note: 'Porte de côté' }),
    ],
    data: {
      ...addressAndCard,
      ...basketsUnder('user'),
      'user.baskets[0].note': 'Porte de côté',
      'user.baskets[0].next.totals.credit': 500,
      'user.membership.nextCharge': 3449,
    },
  },
  {
    name: 'returns a subscription for delivery with paused weeks, in English',
    given: [
      openPlaces,
      oneBasket,
      subscriber({ shippingAddress: homeAddress }),
      subscribed({ paused: [0, 2] }, toDeliver),
    ],
    locale: 'en',
    data: {
      ...addressAndCard,
      ...zonesUnder('user'),
      'user.baskets': rows(1),
      ...deliveredAt('user.baskets[0]'),
      'user.baskets[0].isPaused': true,
      'user.baskets[0].weeks[0].isPaused': true,
      'user.baskets[0].weeks[1].isPaused': false,
      'user.baskets[0].weeks[2].isPaused': true,
    },
  },
  {
    name: 'returns a subscription whose card was refused',
    given: [openPlaces, oneBasket, subscriber(), subscribed({ refused: true })],
    data: {
      ...addressAndCard,
      'user.baskets': rows(1),
      ...basketAt('user.baskets[0]'),
      'user.baskets[0].weeks': rows(11),
      'user.baskets[0].cardWanted': present,
      'user.baskets[0].cardWanted.slot': present,
    },
  },
  {
    name: 'returns a subscription that costs more than its customer accepted (E69)',
    suite: 'conformance',
    given: [openPlaces, oneBasket, subscriber(), subscribed({ agreed: 3450 })],
    data: {
      ...addressAndCard,
      'user.baskets': rows(1),
      ...basketAt('user.baskets[0]'),
      'user.baskets[0].agreedTotal': 3450,
    },
  },
  {
    name: 'returns a subscription for every other month',
    given: [openPlaces, basketWith({ frequency: 'bimonthly' }), subscriber(), subscribed()],
    data: {
      ...addressAndCard,
      'user.baskets': rows(1),
      ...basketAt('user.baskets[0]'),
      'user.baskets[0].basket.frequency': 'bimonthly',
      'user.baskets[0].weeks[1].isDue': false,
    },
  },
  {
    name: 'returns no running subscriptions',
    given: [openPlaces, oneBasket, subscriber(), subscribed({ ended: true })],
    data: { ...addressAndCard, 'user.baskets': [] },
  },
];
