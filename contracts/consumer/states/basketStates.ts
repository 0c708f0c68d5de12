import type { ProviderState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import type { Params } from '../engine/stateParams.ts';
import { address, card, customer, theCustomer } from './customerStates.ts';
import { deliveryZone, pickupPoint, catalogueIds } from './fixtureIds.ts';

/** The only places that baskets can be delivered to or picked up from. */
export const openPlaces: ProviderState = {
  name: 'places of the open week',
  params: { locations: [{ location: pickupPoint }], zones: [{ zone: deliveryZone, price: 700 }] },
};

/** The only basket on offer; part of it is taxed. */
export const basketWith = (params: Params = {}): ProviderState => ({
  name: 'baskets on offer',
  params: {
    baskets: [
      {
        basket: catalogueIds.basket,
        handle: 'panier-sous-contrat',
        names: ['Panier sous contrat', 'Basket under contract'],
        price: 3500,
        deposit: 300,
        taxablePrice: 1000,
        contents: [['Œufs', 'Eggs']],
        images: ['panier'],
        ...params,
      },
    ],
  },
});
export const oneBasket = basketWith();

/** A customer who can subscribe: has a card and an address. */
export const subscriber = (params: Params = {}): ProviderState =>
  customer({ card, shippingAddress: address, firstName: 'Camille', lastName: 'Contrat', ...params });

/** A customer's subscription, picked up; returns the values `subscription` and `week`. */
export const subscribed = (params: Params = {}, place: Json = { location: pickupPoint }): ProviderState => ({
  name: 'a subscription',
  params: { customer: theCustomer, basket: catalogueIds.basket, place, ...params },
});

const pickedUp = (at: string): ExpectedFields => ({
  [`${at}.location.id`]: pickupPoint,
  [`${at}.shippingZone`]: null,
});
const delivered = (at: string): ExpectedFields => ({
  [`${at}.location`]: null,
  [`${at}.shippingZone.id`]: deliveryZone,
});

/** The next basket of a subscription at a place of the answer, without its destination. */
const nextAt = (at: string): ExpectedFields => ({
  [`${at}.slot`]: present,
  [`${at}.totals.items`]: 3500,
  [`${at}.totals.deposits`]: 300,
  [`${at}.totals.gst`]: 50,
  [`${at}.totals.pst`]: 100,
});
/** The next basket, for pickup or delivery. */
export const nextPickedUp = (at: string): ExpectedFields => ({
  ...nextAt(at),
  ...pickedUp(at),
  [`${at}.totals.delivery`]: 0,
  [`${at}.totals.total`]: 3950,
});
export const nextDelivered = (at: string): ExpectedFields => ({
  ...nextAt(at),
  ...delivered(at),
  [`${at}.totals.delivery`]: 700,
  [`${at}.totals.total`]: 4650,
});

/** A subscription, whichever. */
const anyAt = (at: string): ExpectedFields => ({
  [`${at}.isPaused`]: false,
  [`${at}.basket.id`]: catalogueIds.basket,
  [`${at}.basket.price`]: 3500,
  [`${at}.basket.frequency`]: 'weekly',
  [`${at}.weeks`]: rows(12),
  [`${at.replaceAll(/\d+/g, '')}.weeks[].slot`]: present,
  [`${at}.weeks[0].isDue`]: true,
  [`${at}.cardWanted`]: null,
  [`${at}.agreementWanted`]: null,
  [`${at}.fixed`]: [],
});
export const basketAt = (at: string): ExpectedFields => ({
  ...anyAt(at),
  ...pickedUp(at),
  ...nextPickedUp(`${at}.next`),
  [`${at}.total`]: 3950,
  [`${at}.agreedTotal`]: 3950,
});
export const deliveredAt = (at: string): ExpectedFields => ({
  ...anyAt(at),
  ...delivered(at),
  [`${at}.shippingZone.nextSlot`]: present,
  [`${at}.shippingZone.expressSlot`]: present,
  ...nextDelivered(`${at}.next`),
  [`${at}.total`]: 4650,
  [`${at}.agreedTotal`]: 4650,
});
/** The customer's only subscription. */
export const basketsUnder = (user: string): ExpectedFields => ({
  [`${user}.baskets`]: rows(1),
  ...basketAt(`${user}.baskets[0]`),
});
