import type { PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import type { zonesQuery } from '../../__generated__/relay/zonesQuery.graphql.ts';
import { present, rows, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { serving } from './states.ts';
import { deliveryZone, pickupPoint, things } from './things.ts';

/** F-205: only what serves the open week. */
export const pickupStepCases: readonly ContractCase<PickupStepQuery>[] = [
  {
    name: 'a point that serves the week, beside one that does not',
    given: [serving({ locations: [{ location: pickupPoint }, { location: things.closedPoint, open: false }] })],
    answers: {
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].storageOnly': false,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'a point for Express orders only, read in English',
    given: [serving({ locations: [{ location: pickupPoint, storageOnly: true }] })],
    locale: 'en',
    answers: {
      locations: rows(1),
      'locations[0].storageOnly': true,
      'locations[0].nextSlot': present,
      'locations[0].expressSlot': present,
    },
  },
  {
    name: 'a point that takes no Express orders',
    given: [serving({ locations: [{ location: pickupPoint, express: false }] })],
    answers: { locations: rows(1), 'locations[0].nextSlot': present, 'locations[0].expressSlot': null },
  },
  {
    name: 'two points, whose ids break the tie',
    suite: 'conformance',
    given: [serving({ locations: [{ location: things.closedPoint }, { location: pickupPoint }] })],
    answers: {
      locations: rows(2),
      'locations[0].id': pickupPoint,
      'locations[1].id': things.closedPoint,
      'locations[].nextSlot': present,
      'locations[].expressSlot': present,
    },
  },
  { name: 'no point serves the week', given: [serving({})], answers: { locations: [] } },
];

/** A zone of postal codes beginning with Z9Z, which are not assigned. */
const theZone = serving({ zones: [{ zone: deliveryZone, price: 700 }] });
const found: Sayings = {
  shippingZones: rows(1),
  'shippingZones[0].id': deliveryZone,
  'shippingZones[0].price': 700,
  'shippingZones[0].nextSlot': present,
  'shippingZones[0].expressSlot': present,
};

/** F-205, with a postal code. */
export const zonesCases: readonly ContractCase<zonesQuery>[] = [
  { name: 'the zone of a postal code', given: [theZone], variables: { code: 'Z9Z9Z9' }, answers: found },
  {
    name: 'as it is typed',
    suite: 'conformance',
    given: [theZone],
    variables: { code: ' z9z 9z' },
    locale: 'en',
    answers: found,
  },
  { name: 'of its first half', suite: 'conformance', given: [theZone], variables: { code: 'Z9Z' }, answers: found },
  {
    name: 'another postal code',
    suite: 'conformance',
    given: [theZone],
    variables: { code: 'Z9Y 9Z9' },
    answers: { shippingZones: [] },
  },
  {
    name: 'a zone that does not serve the week',
    given: [serving({ zones: [{ zone: deliveryZone, open: false }] })],
    variables: { code: 'Z9Z 9Z9' },
    answers: { shippingZones: [] },
  },
  { name: 'no postal code', given: [theZone], variables: { code: '12345' }, refused: [{ code: 'ZIP_INVALID' }] },
];
