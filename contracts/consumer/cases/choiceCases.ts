import type { ConfirmAgeMutation } from '#generated/relay/ConfirmAgeMutation.graphql.ts';
import type { UpdateCartMutation } from '#generated/relay/UpdateCartMutation.graphql.ts';
import type { UpdateShoppingSessionMutation } from '#generated/relay/UpdateShoppingSessionMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { fromState, anyTexts, rejects } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { card, customer, customersCart } from '../states/customerStates.ts';
import { deliveryZone, lostCart, pickupPoint, tomatoes, unknownPoint } from '../states/fixtureIds.ts';
import { cartOf, cartPickedUpUnder, newVisitor, oneLineUnder } from '../states/states.ts';
import { fullCart, fullCartUnder } from './fullCart.ts';

const toPickUp = { location: pickupPoint };
const storedTomato = { variant: tomatoes, stored: true, stock: 9, stockMdo: 5 };
const closed = { ...toPickUp, open: false };
const openPoint: ProviderState = { name: 'a pickup point', params: toPickUp };
const openZone: ProviderState = { name: 'a delivery zone', params: { zone: deliveryZone, price: 700 } };

const deliveredUnder = (field: string): ExpectedFields => ({
  [`${field}.locationId`]: null,
  [`${field}.location`]: null,
  [`${field}.shippingZone.id`]: deliveryZone,
  [`${field}.shippingZone.nextSlot`]: present,
  [`${field}.shippingZone.expressSlot`]: present,
  [`${field}.slot`]: present,
  [`${field}.totals.delivery`]: 700,
});

export const updateShoppingSessionCases: readonly ContractCase<UpdateShoppingSessionMutation>[] = [
  {
    name: 'stores a pickup point',
    given: [cartOf([{ variant: tomatoes }]), openPoint],
    variables: { input: { locationId: pickupPoint } },
    data: cartPickedUpUnder('updateShoppingSession'),
  },
  {
    name: 'stores delivery, which clears the pickup point and has a fee',
    given: [cartOf([{ variant: tomatoes }], { place: toPickUp }), openZone],
    variables: { input: { shippingZoneId: deliveryZone } },
    data: deliveredUnder('updateShoppingSession'),
  },
  {
    name: 'stores a customer’s pickup point',
    suite: 'conformance',
    given: [customer(), customersCart(), openPoint],
    variables: { input: { locationId: pickupPoint } },
    data: cartPickedUpUnder('updateShoppingSession'),
  },
  {
    name: 'switches to Express mode (F-086)',
    given: [cartOf([{ variant: tomatoes, stored: true, stock: 9, stockMdo: 2 }])],
    variables: { input: { fromStorage: true } },
    data: {
      ...oneLineUnder('updateShoppingSession', tomatoes, 1),
      'updateShoppingSession.fromStorage': true,
      'updateShoppingSession.items[].max': 2,
    },
  },
  {
    name: 'leaves Express mode',
    suite: 'conformance',
    given: [cartOf([{ variant: tomatoes, stored: true, stock: 9, stockMdo: 2 }], { fromStorage: true })],
    variables: { input: { fromStorage: false } },
    data: {
      ...oneLineUnder('updateShoppingSession', tomatoes, 1),
      'updateShoppingSession.fromStorage': false,
      'updateShoppingSession.items[].max': 9,
    },
  },
  {
    name: 'turns automatic purchase on',
    given: fullCart({ cart: { autoClose: false } }),
    variables: { input: { autoClose: true } },
    data: fullCartUnder('updateShoppingSession'),
  },
  {
    name: 'returns that the closing buys what is left of a cart without a place',
    given: [customer({ card }), customersCart(undefined, { autoClose: true })],
    variables: { input: { autoClosePartial: true } },
    data: {
      ...oneLineUnder('updateShoppingSession', tomatoes, 2),
      'updateShoppingSession.autoClosePartial': true,
      'updateShoppingSession.autoClosePreview.buys': false,
      'updateShoppingSession.autoClosePreview.reasons': rows(1),
      'updateShoppingSession.autoClosePreview.reasons[0].code': 'NO_PLACE',
    },
  },
  {
    name: 'turns automatic purchase off',
    suite: 'conformance',
    given: [customer({ card }), customersCart(undefined, { autoClose: true })],
    variables: { input: { autoClose: false } },
    data: { ...oneLineUnder('updateShoppingSession', tomatoes, 2), 'updateShoppingSession.autoClose': false },
  },
  rejects('rejects automatic purchase without a card', 'NO_CARD', {
    given: [customer(), customersCart()],
    variables: { input: { autoClose: true } },
  }),
  rejects('rejects automatic purchase for a guest’s cart', 'NO_CARD', {
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { autoClose: true } },
  }),
  {
    name: 'rejects a point and a zone at once',
    given: [cartOf([{ variant: tomatoes }]), openPoint, openZone],
    variables: { input: { locationId: pickupPoint, shippingZoneId: deliveryZone } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'shippingZoneId' } }],
  },
  rejects('rejects a point that has closed', 'NO_DELIVERY', {
    given: [cartOf([{ variant: tomatoes }], { place: closed })],
    variables: { input: { locationId: pickupPoint } },
  }),
  rejects('rejects a zone that has closed', 'NO_DELIVERY', {
    given: [cartOf([{ variant: tomatoes }], { place: { zone: deliveryZone, open: false } })],
    variables: { input: { shippingZoneId: deliveryZone } },
  }),
  rejects('rejects a point that serves no week', 'NO_DELIVERY', {
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { locationId: unknownPoint } },
  }),
  rejects('rejects a point for Express orders only', 'NEEDS_STORAGE', {
    given: [cartOf([{ variant: tomatoes }]), { name: 'a pickup point', params: { ...toPickUp, storageOnly: true } }],
    variables: { input: { locationId: pickupPoint } },
  }),
  rejects('rejects a point that takes no Express orders, for an Express cart', 'NO_EXPRESS', {
    given: [
      cartOf([storedTomato], { fromStorage: true }),
      { name: 'a pickup point', params: { ...toPickUp, express: false } },
    ],
    variables: { input: { locationId: pickupPoint } },
  }),
];

/** The cart that is shown, by the id that its state returns. */
const ofShownCart = (name: string, given: readonly ProviderState[]): ContractCase<UpdateCartMutation> => ({
  name,
  suite: 'access',
  given,
  variables: { input: { cart: fromState('cart'), step: 'shipping' } },
  data: oneLineUnder('updateCart', tomatoes, 2),
});

export const updateCartCases: readonly ContractCase<UpdateCartMutation>[] = [
  {
    name: 'stores a note and a guest’s allergies when leaving the first step',
    given: [cartOf([{ variant: tomatoes, quantity: 2 }])],
    variables: { input: { step: 'shipping', note: 'Sans sac, merci', allergies: ' Noix ' } },
    data: {
      ...oneLineUnder('updateCart', tomatoes, 2),
      'updateCart.note': 'Sans sac, merci',
      'updateCart.allergies': 'Noix',
    },
  },
  {
    name: 'stores a pickup point when leaving the second step',
    given: [cartOf([{ variant: tomatoes }]), openPoint],
    variables: { input: { step: 'checkout', locationId: pickupPoint } },
    data: cartPickedUpUnder('updateCart'),
  },
  {
    name: 'stores delivery when leaving the second step',
    given: [...fullCart({ cart: { place: toPickUp } }), openZone],
    variables: { input: { step: 'checkout', shippingZoneId: deliveryZone } },
    data: fullCartUnder('updateCart'),
  },
  {
    name: 'stores a customer’s note',
    suite: 'conformance',
    given: [customer(), customersCart()],
    variables: { input: { step: 'shipping', note: 'Sans sac, merci' } },
    data: { ...oneLineUnder('updateCart', tomatoes, 2), 'updateCart.note': 'Sans sac, merci' },
  },
  ofShownCart('accepts a customer’s cart by its id', [customer(), customersCart()]),
  ofShownCart('accepts a guest’s cart by its id', [cartOf([{ variant: tomatoes, quantity: 2 }])]),
  rejects('rejects a step of a cart that is no longer the visitor’s (F-096)', 'CART_NOT_FOUND', {
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { cart: lostCart, step: 'shipping' } },
  }),
  rejects('rejects leaving the second step without a place', 'NO_PLACE', {
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { step: 'checkout' } },
  }),
  rejects('rejects leaving the second step with a place that has closed', 'NO_DELIVERY', {
    given: [cartOf([{ variant: tomatoes }], { place: closed })],
    variables: { input: { step: 'checkout' } },
  }),
  {
    name: 'rejects leaving the first step in Express mode with products that the market does not hold (F-101)',
    given: [cartOf([{ variant: tomatoes }], { fromStorage: true })],
    variables: { input: { step: 'shipping' } },
    errors: [{ code: 'NOT_FROM_STORAGE', params: { items: anyTexts } }],
  },
  rejects('rejects a point that now takes Express orders only', 'NEEDS_STORAGE', {
    given: [cartOf([{ variant: tomatoes }], { place: { ...toPickUp, storageOnly: true } })],
    variables: { input: { step: 'checkout' } },
  }),
  rejects('rejects an Express cart whose point no longer takes Express orders', 'NO_EXPRESS', {
    given: [cartOf([storedTomato], { place: { ...toPickUp, express: false }, fromStorage: true })],
    variables: { input: { step: 'checkout' } },
  }),
  {
    name: 'rejects a note that is too long',
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { step: 'shipping', note: 'a'.repeat(501) } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'note' } }],
  },
  {
    name: 'rejects allergies that are too long',
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { step: 'shipping', allergies: 'a'.repeat(201) } },
    errors: [{ code: 'BAD_INPUT', params: { field: 'allergies' } }],
  },
  rejects('rejects leaving the first step with an empty cart', 'EMPTY_CART', {
    given: [newVisitor],
    variables: { input: { step: 'shipping' } },
  }),
];

export const confirmAgeCases: readonly ContractCase<ConfirmAgeMutation>[] = [
  {
    name: 'confirms the age of a guest who is old enough',
    given: [cartOf([{ variant: tomatoes, isAlcohol: true }], { place: toPickUp })],
    variables: { birthDate: '1980-05-17' },
    data: { ...cartPickedUpUnder('confirmAge'), 'confirmAge.ageConfirmed': true },
  },
  {
    name: 'confirms the age of a customer who is old enough',
    given: fullCart({ line: { isAlcohol: true } }),
    variables: { birthDate: '1980-05-17' },
    data: { ...fullCartUnder('confirmAge'), 'confirmAge.ageConfirmed': true },
  },
  rejects('rejects a birth date after the youngest year allowed', 'AGE_FORBIDDEN', {
    given: [newVisitor],
    variables: { birthDate: '2024-01-01' },
  }),
  {
    name: 'rejects a date in the future',
    given: [newVisitor],
    variables: { birthDate: '2999-01-01' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'birthDate' } }],
  },
];
