import type { ClosingNoticeQuery } from '#generated/relay/ClosingNoticeQuery.graphql.ts';
import type { refreshCardQuery } from '#generated/relay/refreshCardQuery.graphql.ts';
import type { SetupPaymentMethodMutation } from '#generated/relay/SetupPaymentMethodMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { like, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { address, card, cardUnder, customer, customersCart, homeAddress } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { marketAsItIs, newVisitor, providerRefuses } from '../states/states.ts';

const line = { variant: tomatoes, quantity: 2, price: 450 };

/** The predicted result of the closing for the cart, with this many reasons. */
const foreseen = (buys: boolean, reasons = 0): ExpectedFields => ({
  'cart.autoClosePreview.buys': buys,
  'cart.autoClosePreview.reasons': reasons === 0 ? [] : rows(reasons),
});

/** F-130: the purchase that the closing would make. */
export const closingNoticeCases: readonly ContractCase<ClosingNoticeQuery>[] = [
  {
    name: 'returns a customer’s cart that the closing does not buy',
    given: [customer(), customersCart()],
    data: {
      'cart.autoClose': false,
      'user.basketsPaymentMethod': null,
    },
  },
  {
    name: 'returns a cart that the closing buys',
    given: [customer({ card }), customersCart([line], { place: { location: pickupPoint }, autoClose: true })],
    data: {
      'cart.autoClose': true,
      'cart.fromStorage': false,
      'cart.location': present,
      ...foreseen(true),
      'cart.autoClosePreview.charged': 1475,
      user: present,
      ...cardUnder('user'),
    },
  },
  {
    name: 'returns a cart that the closing does not buy because too little is left',
    given: [
      customer({ card }),
      customersCart([{ ...line, stock: 1 }], { place: { location: pickupPoint }, autoClose: true }),
    ],
    data: {
      'cart.autoClose': true,
      'cart.location': present,
      ...foreseen(false, 1),
      user: present,
      ...cardUnder('user'),
    },
  },
  {
    name: 'returns a cart that the closing buys as far as stock lasts',
    given: [
      customer({ card }),
      customersCart([{ ...line, stock: 1 }], {
        place: { location: pickupPoint },
        autoClose: true,
        autoClosePartial: true,
      }),
    ],
    data: {
      'cart.autoClose': true,
      'cart.location': present,
      ...foreseen(true, 1),
      user: present,
      ...cardUnder('user'),
    },
  },
  {
    name: 'returns a cart with alcohol that the closing delivers after the age was confirmed, in English',
    given: [
      customer({ card, shippingAddress: homeAddress }),
      customersCart([{ ...line, isAlcohol: true }], {
        place: { zone: deliveryZone, price: 700 },
        autoClose: true,
        ageConfirmed: true,
      }),
    ],
    locale: 'en',
    data: {
      'cart.autoClose': true,
      ...foreseen(true),
      'cart.shippingZone.price': 700,
      user: present,
      ...cardUnder('user'),
    },
  },
  {
    name: 'returns a cart that the closing does not deliver because the address lies outside the zone',
    given: [
      customer({ card, shippingAddress: address }),
      customersCart([line], { place: { zone: deliveryZone, price: 700 }, autoClose: true }),
    ],
    data: {
      'cart.autoClose': true,
      ...foreseen(false, 1),
      'cart.shippingZone.price': 700,
      user: present,
      ...cardUnder('user'),
    },
  },
  {
    name: 'returns nothing to a visitor who is not signed in',
    suite: 'access',
    given: [newVisitor],
    data: { 'cart.autoClose': false, user: null },
  },
];

/** F-144: fetched on return from the card page. */
export const cardReturnCases: readonly ContractCase<refreshCardQuery>[] = [
  {
    name: 'returns null without a stored card',
    given: [customer()],
    data: { 'user.basketsPaymentMethod': null },
  },
  {
    name: 'returns a stored card',
    given: [customer({ card })],
    data: { user: present, ...cardUnder('user') },
  },
  {
    name: 'returns null when what was stored is no card',
    given: [customer({ card: { type: 'link' } })],
    data: { 'user.basketsPaymentMethod.card': null },
  },
];

/** F-144. Return URLs on the market's origin, which depends on the provider under verification; bare paths are refused. */
const origin = fromState('origin');
const cardPage = { successUrl: `${origin}/panier?carte=1`, cancelUrl: `${origin}/panier`, paysMembership: false };
export const setupPaymentMethodCases: readonly ContractCase<SetupPaymentMethodMutation>[] = [
  {
    name: 'opens a page that stores a card, for the membership too',
    given: [marketAsItIs, customer({ year: { days: 100 } })],
    variables: { ...cardPage, paysMembership: true },
    data: { setupPaymentMethod: like(/^https?:\/\/\S+$/, 'https://checkout.stripe.com/c/setup/cs_1') },
  },
  rejects('rejects the request when the payment provider opens no page', 'CARD_PAGE_UNAVAILABLE', {
    given: [marketAsItIs, customer(), providerRefuses('pages')],
    variables: cardPage,
  }),
  {
    name: 'rejects a return address of another site',
    given: [marketAsItIs, customer()],
    variables: { ...cardPage, successUrl: 'https://market.example.evil.example/panier' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'successUrl' } }],
  },
];
