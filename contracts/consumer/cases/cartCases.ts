import type { AddToCartMutation } from '#generated/relay/AddToCartMutation.graphql.ts';
import type { ChooseIfMissingMutation } from '#generated/relay/ChooseIfMissingMutation.graphql.ts';
import type { ConfirmItemInCartMutation } from '#generated/relay/ConfirmItemInCartMutation.graphql.ts';
import type { refreshCartQuery } from '#generated/relay/refreshCartQuery.graphql.ts';
import type { RemoveFromCartMutation } from '#generated/relay/RemoveFromCartMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { described } from '../engine/expectedData.ts';
import { customer, customersCart, ownCartCases } from '../states/customerStates.ts';
import {
  boxToBorrow,
  eggs,
  lostLine,
  pickupPoint,
  tomatoes,
  tomatoLine,
  unknownVariant,
} from '../states/fixtureIds.ts';
import {
  marketAsItIs,
  boxToLend,
  cartOf,
  cartPickedUpUnder,
  emptyUnder,
  lineParams,
  newVisitor,
  oneLineUnder,
  onSale,
} from '../states/states.ts';
import { fullCart, fullCartUnder } from './fullCart.ts';

/** Cases shared by every query of the visitor's cart. */
export const sharedCartCases: readonly ContractCase<refreshCartQuery>[] = [
  { name: 'returns an empty cart', given: [newVisitor], data: emptyUnder('cart') },
  {
    name: 'returns a cart with a line',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450 }], { place: { location: pickupPoint } })],
    data: {
      cart: described({ locationId: pickupPoint, location: { id: pickupPoint, expressSlot: {} }, slot: {} }),
      ...oneLineUnder('cart', tomatoes, 2),
      'cart.totals.items': 900,
    },
  },
  {
    name: 'leaves an unsure line out of every total, in English',
    suite: 'conformance',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450, unsureReason: 'price_changed' }])],
    locale: 'en',
    data: { ...oneLineUnder('cart', tomatoes, 2), 'cart.items[].unsure': true, 'cart.totals.items': 0 },
  },
  ...ownCartCases,
];
export const cartCases: readonly ContractCase<refreshCartQuery>[] = [
  ...sharedCartCases,
  {
    name: 'returns a customer’s cart with everything that a cart can have',
    given: fullCart(),
    bearer: 'own',
    data: fullCartUnder('cart'),
  },
];

/** A cart whose two tomatoes the caller's call has added already. */
const added = { requestId: 'contrat-deux-fois', quantity: 2, seenPrice: 450 };
const withCall = cartOf([{ variant: tomatoes, quantity: 2, price: 450, stock: 3, requestId: added.requestId }]);
const borrowed = { variant: boxToBorrow, price: 0, deposit: 700 };
const openPoint = { name: 'a pickup point', params: { location: pickupPoint } };

export const addToCartCases: readonly ContractCase<AddToCartMutation>[] = [
  {
    name: 'adds a product on sale',
    given: [newVisitor, onSale(tomatoes, { stock: 5, price: 450 })],
    variables: { variant: tomatoes, quantity: 2, seenPrice: 450, requestId: 'contrat-premier-appel' },
    data: { ...oneLineUnder('addToCart', tomatoes, 2), 'addToCart.items[].max': 5, 'addToCart.totals.items': 900 },
  },
  {
    name: 'counts a repeated call once, even if the product has no more room for it',
    repeated: true,
    given: [withCall],
    variables: { variant: tomatoes, ...added },
    data: { ...oneLineUnder('addToCart', tomatoes, 2), 'addToCart.totals.items': 900 },
  },
  {
    name: 'rejects a request key reused with another quantity',
    suite: 'conformance',
    given: [withCall],
    variables: { variant: tomatoes, ...added, quantity: 1 },
    errors: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'adds a product that became cheaper than displayed',
    suite: 'conformance',
    given: [newVisitor, onSale(tomatoes, { stock: 5, price: 450 })],
    variables: { variant: tomatoes, quantity: 2, seenPrice: 500 },
    data: { ...oneLineUnder('addToCart', tomatoes, 2), 'addToCart.totals.items': 900 },
  },
  {
    name: 'rejects a product whose price rose above the displayed one',
    given: [newVisitor, onSale(tomatoes, { stock: 5, price: 450 })],
    variables: { variant: tomatoes, quantity: 2, seenPrice: 400 },
    errors: [{ code: 'PRICE_RAISED', params: { ...lineParams, shown: 400, current: 450 } }],
  },
  {
    name: 'adds to a line accepted at a lower price, which needs consent again',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 500, priceSeen: 450 }])],
    variables: { variant: tomatoes, quantity: 1, seenPrice: 500 },
    data: {
      ...oneLineUnder('addToCart', tomatoes, 3),
      'addToCart.items[].unsure': true,
      'addToCart.items[].unsureReason': 'price_changed',
      'addToCart.items[].seenPrice': 450,
      'addToCart.totals.items': 0,
    },
  },
  {
    name: 'adds to what a customer has already',
    given: fullCart(),
    variables: { variant: tomatoes, quantity: 1, seenPrice: 450 },
    data: fullCartUnder('addToCart', { quantity: 3 }),
  },
  {
    name: 'creates a customer’s cart with their preferred place (F-111)',
    given: [openPoint, customer({ preferredLocation: pickupPoint }), onSale(tomatoes)],
    variables: { variant: tomatoes, quantity: 1 },
    data: {
      ...oneLineUnder('addToCart', tomatoes, 1),
      ...cartPickedUpUnder('addToCart'),
    },
  },
  {
    name: 'adds a reusable box, which is no article and costs its deposit',
    given: [customer(), boxToLend(boxToBorrow)],
    variables: { variant: boxToBorrow, quantity: 1 },
    data: {
      ...oneLineUnder('addToCart', boxToBorrow, 1),
      'addToCart.items[].reusableBox': true,
      'addToCart.items[].max': 1,
      'addToCart.totals.items': 0,
      'addToCart.totals.deposits': 700,
    },
  },
  rejects('rejects a reusable box for a guest', 'BOX_NEEDS_ACCOUNT', {
    given: [newVisitor, boxToLend(boxToBorrow)],
    variables: { variant: boxToBorrow, quantity: 1 },
  }),
  rejects('rejects a second reusable box', 'BOX_LIMIT', {
    given: [customer(), boxToLend(boxToBorrow), customersCart([borrowed])],
    variables: { variant: boxToBorrow, quantity: 1 },
  }),
  {
    name: 'rejects more than the market holds, in Express mode',
    given: [cartOf([{ variant: tomatoes, stored: true, stock: 9, stockMdo: 2 }], { fromStorage: true })],
    variables: { variant: tomatoes, quantity: 2 },
    errors: [{ code: 'MAX_REACHED', params: { nb: 2, ...lineParams } }],
  },
  {
    name: 'rejects a quantity of zero',
    given: [newVisitor, onSale(tomatoes)],
    variables: { variant: tomatoes, quantity: 0 },
    errors: [{ code: 'BAD_INPUT', params: { field: 'quantity' } }],
  },
  {
    name: 'rejects more than the stock',
    given: [newVisitor, onSale(tomatoes, { stock: 3 })],
    variables: { variant: tomatoes, quantity: 4 },
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }],
  },
  {
    name: 'rejects a product that is no longer on sale',
    given: [newVisitor, onSale(tomatoes, { status: 'inactive' })],
    variables: { variant: tomatoes, quantity: 1 },
    errors: [{ code: 'UNAVAILABLE', params: lineParams }],
  },
  rejects('rejects an unknown variant', 'NOT_FOUND', {
    given: [newVisitor],
    variables: { variant: unknownVariant, quantity: 1 },
  }),
];

export const removeFromCartCases: readonly ContractCase<RemoveFromCartMutation>[] = [
  {
    name: 'removes one of two lines',
    given: [...fullCart(), marketAsItIs],
    variables: { variant: tomatoes, all: false, requestId: fromState('request') },
    data: fullCartUnder('removeFromCart', { quantity: 1 }),
  },
  {
    name: 'removes one of a customer’s two lines',
    suite: 'conformance',
    given: [customer(), customersCart()],
    variables: { variant: tomatoes, all: false },
    data: oneLineUnder('removeFromCart', tomatoes, 1),
  },
  {
    name: 'removes the last line',
    given: [cartOf([{ variant: tomatoes, quantity: 3 }], { place: { location: pickupPoint } })],
    variables: { variant: tomatoes, all: true },
    data: { ...emptyUnder('removeFromCart'), ...cartPickedUpUnder('removeFromCart') },
  },
  {
    name: 'rejects the request key of an addition',
    suite: 'conformance',
    given: [withCall],
    variables: { variant: tomatoes, all: false, requestId: added.requestId },
    errors: [{ code: 'REQUEST_REUSED' }],
  },
  rejects('rejects a line that is gone already', 'NOT_IN_CART', {
    given: [cartOf([{ variant: tomatoes }]), onSale(eggs)],
    variables: { variant: eggs, all: false },
  }),
];

export const confirmItemInCartCases: readonly ContractCase<ConfirmItemInCartMutation>[] = [
  {
    name: 'confirms a line whose price has changed',
    given: [
      cartOf([{ variant: tomatoes, item: tomatoLine, quantity: 2, price: 450, unsureReason: 'price_changed' }], {
        place: { location: pickupPoint },
      }),
    ],
    variables: { item: tomatoLine, seenPrice: 450 },
    data: {
      ...oneLineUnder('confirmItemInCart', tomatoes, 2),
      ...cartPickedUpUnder('confirmItemInCart'),
      'confirmItemInCart.totals.items': 900,
    },
  },
  {
    name: 'rejects a line whose price rose above the displayed one',
    given: [cartOf([{ variant: tomatoes, item: tomatoLine, quantity: 2, price: 450, unsureReason: 'price_changed' }])],
    variables: { item: tomatoLine, seenPrice: 400 },
    errors: [{ code: 'PRICE_RAISED', params: { ...lineParams, shown: 400, current: 450 } }],
  },
  {
    name: 'confirms as many units as are left, without the others',
    given: [
      cartOf([
        { variant: tomatoes, item: tomatoLine, quantity: 4, price: 450, stock: 3, unsureReason: 'stock_changed' },
      ]),
    ],
    variables: { item: tomatoLine, seenPrice: 450, quantity: 3 },
    data: { ...oneLineUnder('confirmItemInCart', tomatoes, 3), 'confirmItemInCart.totals.items': 1350 },
  },
  {
    name: 'confirms a customer’s line',
    suite: 'conformance',
    given: [customer(), customersCart([{ variant: tomatoes, item: tomatoLine, unsureReason: 'last_week' }])],
    variables: { item: tomatoLine },
    data: oneLineUnder('confirmItemInCart', tomatoes, 1),
  },
  {
    name: 'confirms the week’s recurring basket, which is then bought with the cart (E51)',
    given: fullCart(),
    variables: { item: fromState('line') },
    data: fullCartUnder('confirmItemInCart', { isBought: true }),
  },
  rejects('rejects a line that is gone', 'NOT_IN_CART', {
    given: [customer(), customersCart()],
    variables: { item: lostLine },
  }),
  {
    name: 'rejects a line with more than is left',
    given: [cartOf([{ variant: tomatoes, item: tomatoLine, quantity: 4, stock: 3, unsureReason: 'stock_changed' }])],
    variables: { item: tomatoLine },
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }],
  },
  {
    name: 'rejects a line that is no longer on sale',
    given: [cartOf([{ variant: tomatoes, item: tomatoLine, status: 'inactive', unsureReason: 'last_week' }])],
    variables: { item: tomatoLine },
    errors: [{ code: 'UNAVAILABLE', params: lineParams }],
  },
];

export const chooseIfMissingCases: readonly ContractCase<ChooseIfMissingMutation>[] = [
  {
    name: 'stores a similar product as the choice for a missing line',
    given: [
      cartOf([{ variant: tomatoes, item: tomatoLine, quantity: 2, price: 450 }], { place: { location: pickupPoint } }),
    ],
    variables: { item: tomatoLine, wish: 'replacement' },
    repeated: true,
    data: {
      ...oneLineUnder('chooseIfMissing', tomatoes, 2),
      ...cartPickedUpUnder('chooseIfMissing'),
      'chooseIfMissing.items[].ifMissing': 'replacement',
      'chooseIfMissing.totals.items': 900,
    },
  },
  {
    name: 'stores a refund as a customer’s choice for a missing line',
    given: fullCart({ line: { item: tomatoLine } }),
    variables: { item: tomatoLine, wish: 'refund' },
    data: { ...fullCartUnder('chooseIfMissing'), 'chooseIfMissing.items[0].ifMissing': 'refund' },
  },
  rejects('rejects a line that is gone', 'NOT_IN_CART', {
    given: [customer(), customersCart()],
    variables: { item: lostLine, wish: 'refund' },
  }),
];
