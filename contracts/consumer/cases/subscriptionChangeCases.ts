import type { CancelBasketMutation } from '#generated/relay/CancelBasketMutation.graphql.ts';
import type { SubscribeToBasketMutation } from '#generated/relay/SubscribeToBasketMutation.graphql.ts';
import type { UpdateBasketMutation } from '#generated/relay/UpdateBasketMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present, rows } from '../engine/expectedData.ts';
import { basketAt, basketsUnder, basketWith, deliveredAt } from '../states/basketStates.ts';
import { oneBasket, openPlaces, subscribed, subscriber } from '../states/basketStates.ts';
import { card, cardUnder, customer, homeAddress, theCustomer, zonesUnder } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, catalogueIds, unknownPoint } from '../states/fixtureIds.ts';

const subscribeInput = { basket: catalogueIds.basket, preferences: { locationId: pickupPoint, note: null } };
const basketOnOffer = [openPlaces, oneBasket];
const customerFields = {
  'subscribeToBasket.id': theCustomer,
  'subscribeToBasket.shippingAddress': present,
  ...cardUnder('subscribeToBasket'),
};
const user = 'subscribeToBasket';

/** F-143, F-144. */
export const subscribeToBasketCases: readonly ContractCase<SubscribeToBasketMutation>[] = [
  {
    name: 'subscribes to a basket for pickup, with a note',
    given: [...basketOnOffer, subscriber({ balance: -500, year: { days: 100 } })],
    variables: { ...subscribeInput, preferences: { locationId: pickupPoint, note: ' Porte de côté ' } },
    data: {
      ...customerFields,
      ...basketsUnder(user),
      [`${user}.baskets[0].note`]: 'Porte de côté',
      [`${user}.baskets[0].next.totals.credit`]: 500,
      [`${user}.membership.nextCharge`]: 3449,
    },
  },
  {
    name: 'subscribes to a basket for delivery, in English',
    given: [...basketOnOffer, subscriber({ shippingAddress: homeAddress })],
    variables: { ...subscribeInput, preferences: { shippingZoneId: deliveryZone } },
    locale: 'en',
    data: {
      ...customerFields,
      ...zonesUnder(user),
      [`${user}.baskets`]: rows(1),
      ...deliveredAt(`${user}.baskets[0]`),
    },
  },
  {
    name: 'subscribes at the customer’s preferred place',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber({ preferredLocation: pickupPoint })],
    variables: { basket: catalogueIds.basket },
    data: { ...customerFields, ...basketsUnder(user), [`${user}.baskets[0].note`]: null },
  },
  {
    name: 'subscribes again after the subscription was ended',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber(), subscribed({ ended: true })],
    variables: subscribeInput,
    data: { ...customerFields, ...basketsUnder(user) },
  },
  {
    name: 'rejects a basket that costs more than displayed',
    given: [...basketOnOffer, subscriber()],
    variables: { ...subscribeInput, total: 100 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 100, current: 3950 } }],
  },
  rejects('rejects a basket that is no longer offered', 'BASKET_GONE', {
    given: [openPlaces, basketWith({ offered: false }), subscriber()],
    variables: subscribeInput,
  }),
  rejects('rejects an unknown basket', 'NOT_FOUND', {
    given: [...basketOnOffer, subscriber()],
    variables: { ...subscribeInput, basket: catalogueIds.secondBasket },
  }),
  rejects('rejects a subscription without a place', 'NO_PLACE', {
    given: [...basketOnOffer, customer({ card })],
    variables: { basket: catalogueIds.basket },
  }),
  rejects('rejects an unknown place', 'NO_DELIVERY', {
    given: [...basketOnOffer, subscriber()],
    variables: { ...subscribeInput, preferences: { locationId: unknownPoint } },
  }),
  rejects('rejects delivery to a customer without an address', 'NO_ADDRESS', {
    given: [...basketOnOffer, customer({ card })],
    variables: { ...subscribeInput, preferences: { shippingZoneId: deliveryZone } },
  }),
  rejects('rejects delivery to an address outside the zone', 'ADDRESS_OUTSIDE_ZONE', {
    given: [...basketOnOffer, subscriber()],
    variables: { ...subscribeInput, preferences: { shippingZoneId: deliveryZone } },
  }),
  rejects('rejects a customer without a card', 'NO_CARD', {
    given: [...basketOnOffer, customer()],
    variables: subscribeInput,
  }),
  rejects('rejects a second subscription to the same basket', 'ALREADY_SUBSCRIBED', {
    given: [...basketOnOffer, subscriber(), subscribed()],
    variables: subscribeInput,
  }),
  {
    name: 'rejects two places at once',
    given: [...basketOnOffer, subscriber()],
    variables: { ...subscribeInput, preferences: { locationId: pickupPoint, shippingZoneId: deliveryZone } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'shippingZoneId' } }],
  },
];

const id = fromState('subscription');
const week = fromState('week');
const subscribedCustomer: ProviderState[] = [...basketOnOffer, subscriber(), subscribed()];
const at = 'updateBasket';
/** The Friday of a week delivered long ago, and of one far ahead. */
const LONG_AGO = { period: 'per_20200103', optOutBy: '2020-01-08T00:00:00-05:00' };
const FAR_AHEAD = 'per_20991204';

/** F-145, F-147, F-148. */
export const updateBasketCases: readonly ContractCase<UpdateBasketMutation>[] = [
  {
    name: 'pauses the next week',
    given: subscribedCustomer,
    variables: { id, input: { pauseWeeks: [week], resumeWeeks: [] } },
    data: {
      ...basketAt(at),
      [`${at}.isPaused`]: true,
      [`${at}.weeks[0].isPaused`]: true,
      [`${at}.weeks[1].isPaused`]: false,
    },
  },
  {
    name: 'resumes a paused week, in English',
    given: [...basketOnOffer, subscriber({ balance: -500 }), subscribed({ paused: [0, 3] })],
    variables: { id, input: { pauseWeeks: [], resumeWeeks: [week] } },
    locale: 'en',
    data: {
      ...basketAt(at),
      [`${at}.next.totals.credit`]: 500,
      [`${at}.isPaused`]: true,
      [`${at}.weeks[0].isPaused`]: false,
      [`${at}.weeks[3].isPaused`]: true,
    },
  },
  {
    name: 'resumes all weeks',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber(), subscribed({ paused: [0, 1, 11] })],
    variables: { id, input: { isPaused: false } },
    data: { ...basketAt(at), [`${at}.weeks[].isPaused`]: false },
  },
  {
    name: 'changes the place and the note',
    given: [...basketOnOffer, subscriber({ shippingAddress: homeAddress }), subscribed()],
    variables: {
      id,
      input: { preferences: { shippingZoneId: deliveryZone, note: 'Chez la voisine' }, total: 4650 },
    },
    data: { ...deliveredAt(at), [`${at}.note`]: 'Chez la voisine' },
  },
  {
    name: 'accepts a higher price (E69)',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber(), subscribed({ agreed: 3450 })],
    variables: { id, input: { total: 3950 } },
    data: basketAt(at),
  },
  {
    name: 'rejects a price that rose again, without any effect',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber(), subscribed({ agreed: 3450 })],
    variables: { id, input: { total: 3900 } },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 3900, current: 3950 } }],
  },
  {
    name: 'rejects another place from a week that is fixed, without any effect',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber({ shippingAddress: homeAddress }), subscribed()],
    variables: { id, input: { preferences: { shippingZoneId: deliveryZone }, from: LONG_AGO.period } },
    errors: [{ code: 'WEEK_CLOSED', params: LONG_AGO }],
  },
  {
    name: 'rejects a week that can no longer be changed',
    given: subscribedCustomer,
    variables: { id, input: { pauseWeeks: [LONG_AGO.period], resumeWeeks: [] } },
    errors: [{ code: 'WEEK_CLOSED', params: LONG_AGO }],
  },
  {
    name: 'rejects a week beyond the next twelve',
    given: subscribedCustomer,
    variables: { id, input: { pauseWeeks: [FAR_AHEAD], resumeWeeks: [] } },
    errors: [{ code: 'WEEK_TOO_FAR', params: { weeks: 12 } }],
  },
  {
    name: 'rejects an invalid week',
    given: subscribedCustomer,
    variables: { id, input: { pauseWeeks: ['per_20991203'], resumeWeeks: [] } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'pauseWeeks' } }],
  },
  rejects('rejects a subscription without a place', 'NO_PLACE', {
    given: subscribedCustomer,
    variables: { id, input: { preferences: { locationId: null, shippingZoneId: null } } },
  }),
  rejects('rejects an unknown place', 'NO_DELIVERY', {
    given: subscribedCustomer,
    variables: { id, input: { preferences: { locationId: unknownPoint } } },
  }),
  rejects('rejects delivery to a customer without an address', 'NO_ADDRESS', {
    given: [...basketOnOffer, customer({ card }), subscribed()],
    variables: { id, input: { preferences: { shippingZoneId: deliveryZone } } },
  }),
  rejects('rejects delivery to an address outside the zone', 'ADDRESS_OUTSIDE_ZONE', {
    given: subscribedCustomer,
    variables: { id, input: { preferences: { shippingZoneId: deliveryZone } } },
  }),
  rejects('rejects an unchanged request', 'NO_UPDATE', {
    given: subscribedCustomer,
    variables: { id, input: {} },
  }),
  rejects('rejects a subscription that was ended', 'NOT_FOUND', {
    given: [...basketOnOffer, subscriber(), subscribed({ ended: true })],
    variables: { id, input: { isPaused: false } },
  }),
];

/** F-149. */
export const cancelBasketCases: readonly ContractCase<CancelBasketMutation>[] = [
  {
    name: 'cancels the customer’s subscription',
    given: subscribedCustomer,
    variables: { id },
    data: { 'cancelBasket.id': theCustomer, 'cancelBasket.baskets': [] },
  },
  {
    name: 'rejects ending a subscription from a week that is fixed, without any effect',
    suite: 'conformance',
    given: subscribedCustomer,
    variables: { id, from: LONG_AGO.period },
    errors: [{ code: 'WEEK_CLOSED', params: LONG_AGO }],
  },
  {
    name: 'accepts a subscription that has ended before',
    suite: 'conformance',
    given: [...basketOnOffer, subscriber(), subscribed({ ended: true })],
    variables: { id },
    data: { 'cancelBasket.baskets': [] },
  },
];
