import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import type { PlaceDialogQuery } from '#generated/relay/PlaceDialogQuery.graphql.ts';
import type { zonesQuery } from '#generated/relay/zonesQuery.graphql.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from '#rules/constants.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { customer, customersCart, homeAddress, zonesUnder } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, catalogueIds } from '../states/fixtureIds.ts';
import { newVisitor, openPlacesState } from '../states/states.ts';

/** F-205: only what serves the open week. */
export const pickupStepCases: readonly ContractCase<PickupStepQuery>[] = [
  {
    name: 'returns a point that serves the week, beside one that does not',
    given: [
      openPlacesState({ locations: [{ location: pickupPoint }, { location: catalogueIds.closedPoint, open: false }] }),
    ],
    data: {
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].storageOnly': false,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'returns a point for Express orders only, in English',
    suite: 'conformance',
    given: [openPlacesState({ locations: [{ location: pickupPoint, storageOnly: true }] })],
    locale: 'en',
    data: {
      locations: rows(1),
      'locations[0].storageOnly': true,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'returns a point that takes no Express orders',
    given: [openPlacesState({ locations: [{ location: pickupPoint, express: false }] })],
    data: { locations: rows(1), 'locations[0].nextSlot': present, 'locations[0].expressSlot': null },
  },
  {
    name: 'returns points with a tie sorted by their ids',
    suite: 'conformance',
    given: [openPlacesState({ locations: [{ location: catalogueIds.closedPoint }, { location: pickupPoint }] })],
    data: {
      locations: rows(2),
      'locations[0].id': pickupPoint,
      'locations[1].id': catalogueIds.closedPoint,
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
  { name: 'returns no point when none serves the week', given: [openPlacesState({})], data: { locations: [] } },
];

/** A zone of postal codes beginning with Z9Z, which are not assigned. */
const deliveryZoneState = openPlacesState({ zones: [{ zone: deliveryZone, price: 700 }] });
const zoneFields: ExpectedFields = {
  shippingZones: rows(1),
  'shippingZones[0].id': deliveryZone,
  'shippingZones[0].price': 700,
  'shippingZones[0].nextSlot': present,
  'shippingZones[0].expressSlot': present,
};

/** F-205, with a postal code. */
export const zonesCases: readonly ContractCase<zonesQuery>[] = [
  {
    name: 'returns the zone of a postal code',
    given: [deliveryZoneState],
    variables: { code: 'Z9Z9Z9' },
    data: zoneFields,
  },
  {
    name: 'returns the zone of a postal code as it is typed',
    suite: 'conformance',
    given: [deliveryZoneState],
    variables: { code: ' z9z 9z' },
    locale: 'en',
    data: zoneFields,
  },
  {
    name: 'returns the zone of the first half of a postal code',
    suite: 'conformance',
    given: [deliveryZoneState],
    variables: { code: 'Z9Z' },
    data: zoneFields,
  },
  {
    name: 'returns the zone of another postal code',
    suite: 'conformance',
    given: [deliveryZoneState],
    variables: { code: 'Z9Y 9Z9' },
    data: { shippingZones: [] },
  },
  {
    name: 'returns a zone that does not serve the week',
    given: [openPlacesState({ zones: [{ zone: deliveryZone, open: false }] })],
    variables: { code: 'Z9Z 9Z9' },
    data: { shippingZones: [] },
  },
  rejects('rejects a missing postal code', 'ZIP_INVALID', { given: [deliveryZoneState], variables: { code: '12345' } }),
];

/** The place of a visit, before there is anything in the cart. */
export const placeDialogCases: readonly ContractCase<PlaceDialogQuery>[] = [
  {
    name: 'returns the points, and no place, to a visitor whose cart is empty',
    suite: 'conformance',
    given: [openPlacesState({ locations: [{ location: pickupPoint }] }), newVisitor],
    data: {
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].storageOnly': false,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
      'cart.locationId': null,
      'cart.shippingZone': null,
      user: null,
    },
  },
  {
    name: 'returns the chosen zone and the zones of the address to a customer',
    given: [
      openPlacesState({ locations: [{ location: pickupPoint }], zones: [{ zone: deliveryZone, price: 700 }] }),
      customer({ shippingAddress: homeAddress, firstName: 'Camille', lastName: 'Contrat' }),
      customersCart([], { place: { zone: deliveryZone, price: 700 } }),
    ],
    data: {
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].storageOnly': false,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
      'cart.locationId': null,
      'cart.shippingZone.id': deliveryZone,
      'cart.shippingZone.price': 700,
      'cart.shippingZone.nextSlot': present,
      'cart.shippingZone.expressSlot': present,
      'cart.totals.freeDeliveryAbove': FREE_DELIVERY_ABOVE_CENTS,
      'user.firstName': 'Camille',
      'user.lastName': 'Contrat',
      'user.shippingAddress': present,
      ...zonesUnder('user'),
    },
  },
];
