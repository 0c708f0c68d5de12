import type { CancelBasketMutation } from '../../__generated__/relay/CancelBasketMutation.graphql.ts';
import type { SubscribeToBasketMutation } from '../../__generated__/relay/SubscribeToBasketMutation.graphql.ts';
import type { UpdateBasketMutation } from '../../__generated__/relay/UpdateBasketMutation.graphql.ts';
import { present, rows } from './answer.ts';
import { basketAt, basketsUnder, basketWith, deliveredAt } from './basketStates.ts';
import { oneBasket, openPlaces, subscribed, subscriber } from './basketStates.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { card, cardUnder, customer, homeAddress, theCustomer, zonesUnder } from './customerStates.ts';
import { customerNumbered, deliveryZone, pickupPoint, things, unheardOfPoint } from './things.ts';

const asked = { basket: things.basket, preferences: { locationId: pickupPoint, note: null } };
const offered = [openPlaces, oneBasket];
const known = {
  'subscribeToBasket.id': theCustomer,
  'subscribeToBasket.shippingAddress': present,
  ...cardUnder('subscribeToBasket'),
};
const user = 'subscribeToBasket';

/** F-143, F-144. */
export const subscribeToBasketCases: readonly ContractCase<SubscribeToBasketMutation>[] = [
  {
    name: 'to be picked up, with a note',
    given: [...offered, subscriber()],
    variables: { ...asked, preferences: { locationId: pickupPoint, note: ' Porte de côté ' } },
    answers: { ...known, ...basketsUnder(user), [`${user}.baskets[0].note`]: 'Porte de côté' },
  },
  {
    name: 'to be delivered, read in English',
    given: [...offered, subscriber({ shippingAddress: homeAddress })],
    variables: { ...asked, preferences: { shippingZoneId: deliveryZone } },
    locale: 'en',
    answers: { ...known, ...zonesUnder(user), [`${user}.baskets`]: rows(1), ...deliveredAt(`${user}.baskets[0]`) },
  },
  {
    name: 'where the customer likes it',
    suite: 'conformance',
    given: [...offered, subscriber({ preferredLocation: pickupPoint })],
    variables: { basket: things.basket },
    answers: { ...known, ...basketsUnder(user), [`${user}.baskets[0].note`]: null },
  },
  {
    name: 'once more after it was ended',
    suite: 'conformance',
    given: [...offered, subscriber(), subscribed({ ended: true })],
    variables: asked,
    answers: { ...known, ...basketsUnder(user) },
  },
  {
    name: 'a basket that is no longer offered',
    given: [openPlaces, basketWith({ offered: false }), subscriber()],
    variables: asked,
    refused: [{ code: 'BASKET_GONE' }],
  },
  {
    name: 'a basket that there has never been',
    given: [...offered, subscriber()],
    variables: { ...asked, basket: things.secondBasket },
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'nobody has said where',
    given: [...offered, customer({ card })],
    variables: { basket: things.basket },
    refused: [{ code: 'NO_PLACE' }],
  },
  {
    name: 'a place that is not there',
    given: [...offered, subscriber()],
    variables: { ...asked, preferences: { locationId: unheardOfPoint } },
    refused: [{ code: 'NO_DELIVERY' }],
  },
  {
    name: 'a delivery to somebody whose address is not known',
    given: [...offered, customer({ card })],
    variables: { ...asked, preferences: { shippingZoneId: deliveryZone } },
    refused: [{ code: 'NO_ADDRESS' }],
  },
  {
    name: 'a delivery to an address outside the zone',
    given: [...offered, subscriber()],
    variables: { ...asked, preferences: { shippingZoneId: deliveryZone } },
    refused: [{ code: 'ADDRESS_OUTSIDE_ZONE' }],
  },
  {
    name: 'somebody who has left no card',
    given: [...offered, customer()],
    variables: asked,
    refused: [{ code: 'NO_CARD' }],
  },
  {
    name: 'the same one twice',
    given: [...offered, subscriber(), subscribed()],
    variables: asked,
    refused: [{ code: 'ALREADY_SUBSCRIBED' }],
  },
  {
    name: 'two places at once',
    given: [...offered, subscriber()],
    variables: { ...asked, preferences: { locationId: pickupPoint, shippingZoneId: deliveryZone } },
    refused: [{ code: 'BAD_INPUT', params: { field: 'shippingZoneId' } }],
  },
];

const ofSubscription = { sends: { id: '${subscription}' } } as const;
const theirs: ProviderState[] = [...offered, subscriber(), subscribed()];
const at = 'updateBasket';
/** The Friday of a week delivered long ago, and of one far ahead. */
const LONG_AGO = { period: 'per_20200103', optOutBy: '2020-01-08T00:00:00-05:00' };
const FAR_AHEAD = 'per_20991204';

/** F-145, F-147, F-148. */
export const updateBasketCases: readonly ContractCase<UpdateBasketMutation>[] = [
  {
    name: 'the next week paused',
    given: theirs,
    variables: { id: '', input: { pauseWeeks: [''], resumeWeeks: [] } },
    sends: { ...ofSubscription.sends, 'input.pauseWeeks[0]': '${week}' },
    answers: {
      ...basketAt(at),
      [`${at}.isPaused`]: true,
      [`${at}.weeks[0].isPaused`]: true,
      [`${at}.weeks[1].isPaused`]: false,
    },
  },
  {
    name: 'a paused week taken up again, read in English',
    given: [...offered, subscriber(), subscribed({ paused: [0, 3] })],
    variables: { id: '', input: { pauseWeeks: [], resumeWeeks: [''] } },
    sends: { ...ofSubscription.sends, 'input.resumeWeeks[0]': '${week}' },
    locale: 'en',
    answers: {
      ...basketAt(at),
      [`${at}.isPaused`]: true,
      [`${at}.weeks[0].isPaused`]: false,
      [`${at}.weeks[3].isPaused`]: true,
    },
  },
  {
    name: 'all weeks taken up again',
    suite: 'conformance',
    given: [...offered, subscriber(), subscribed({ paused: [0, 1, 11] })],
    variables: { id: '', input: { isPaused: false } },
    ...ofSubscription,
    answers: { ...basketAt(at), [`${at}.weeks[].isPaused`]: false },
  },
  {
    name: 'another place, and a note',
    given: [...offered, subscriber({ shippingAddress: homeAddress }), subscribed()],
    variables: { id: '', input: { preferences: { shippingZoneId: deliveryZone, note: 'Chez la voisine' } } },
    ...ofSubscription,
    answers: { ...deliveredAt(at), [`${at}.note`]: 'Chez la voisine' },
  },
  {
    name: 'a week that is fixed',
    given: theirs,
    variables: { id: '', input: { pauseWeeks: [LONG_AGO.period], resumeWeeks: [] } },
    ...ofSubscription,
    refused: [{ code: 'WEEK_CLOSED', params: LONG_AGO }],
  },
  {
    name: 'a week beyond the twelve',
    given: theirs,
    variables: { id: '', input: { pauseWeeks: [FAR_AHEAD], resumeWeeks: [] } },
    ...ofSubscription,
    refused: [{ code: 'WEEK_TOO_FAR', params: { weeks: 12 } }],
  },
  {
    name: 'no week at all',
    given: theirs,
    variables: { id: '', input: { pauseWeeks: ['per_20991203'], resumeWeeks: [] } },
    ...ofSubscription,
    refused: [{ code: 'BAD_INPUT', params: { field: 'pauseWeeks' } }],
  },
  {
    name: 'no place any more',
    given: theirs,
    variables: { id: '', input: { preferences: { locationId: null, shippingZoneId: null } } },
    ...ofSubscription,
    refused: [{ code: 'NO_PLACE' }],
  },
  {
    name: 'a place that is not there',
    given: theirs,
    variables: { id: '', input: { preferences: { locationId: unheardOfPoint } } },
    ...ofSubscription,
    refused: [{ code: 'NO_DELIVERY' }],
  },
  {
    name: 'a delivery to somebody whose address is not known',
    given: [...offered, customer({ card }), subscribed()],
    variables: { id: '', input: { preferences: { shippingZoneId: deliveryZone } } },
    ...ofSubscription,
    refused: [{ code: 'NO_ADDRESS' }],
  },
  {
    name: 'a delivery to an address outside the zone',
    given: theirs,
    variables: { id: '', input: { preferences: { shippingZoneId: deliveryZone } } },
    ...ofSubscription,
    refused: [{ code: 'ADDRESS_OUTSIDE_ZONE' }],
  },
  {
    name: 'nothing new',
    given: theirs,
    variables: { id: '', input: {} },
    ...ofSubscription,
    refused: [{ code: 'NO_UPDATE' }],
  },
  {
    name: 'one that was ended',
    given: [...offered, subscriber(), subscribed({ ended: true })],
    variables: { id: '', input: { isPaused: false } },
    ...ofSubscription,
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'somebody else’s',
    given: [...theirs, customer({ customer: customerNumbered(3), email: 'dominique.contrat@example.com' })],
    variables: { id: '', input: { isPaused: false } },
    ...ofSubscription,
    refused: [{ code: 'NOT_FOUND' }],
  },
];

/** F-149. */
export const cancelBasketCases: readonly ContractCase<CancelBasketMutation>[] = [
  {
    name: 'theirs',
    given: theirs,
    variables: { id: '' },
    ...ofSubscription,
    answers: { 'cancelBasket.id': theCustomer, 'cancelBasket.baskets': [] },
  },
  {
    name: 'one that has ended before',
    suite: 'conformance',
    given: [...offered, subscriber(), subscribed({ ended: true })],
    variables: { id: '' },
    ...ofSubscription,
    answers: { 'cancelBasket.baskets': [] },
  },
  {
    name: 'somebody else’s',
    given: [...theirs, customer({ customer: customerNumbered(3), email: 'dominique.contrat@example.com' })],
    variables: { id: '' },
    ...ofSubscription,
    refused: [{ code: 'NOT_FOUND' }],
  },
];
