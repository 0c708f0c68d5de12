import type { CheckoutMutation } from '../../__generated__/relay/CheckoutMutation.graphql.ts';
import type { ConfirmAgeMutation } from '../../__generated__/relay/ConfirmAgeMutation.graphql.ts';
import type { UpdateCartMutation } from '../../__generated__/relay/UpdateCartMutation.graphql.ts';
import type { UpdateShoppingSessionMutation } from '../../__generated__/relay/UpdateShoppingSessionMutation.graphql.ts';
import { present, type Sayings } from './answer.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { anyText, anyTexts } from './refusal.ts';
import { address, customer, customersCart } from './customerStates.ts';
import { cartOf, named, newcomer, oneLineUnder } from './states.ts';
import { deliveryZone, pickupPoint, tomatoes, unheardOfPoint } from './things.ts';

const toPickUp = { location: pickupPoint };
const openPoint: ProviderState = { name: 'a pickup point', params: toPickUp };
const openZone: ProviderState = { name: 'a delivery zone', params: { zone: deliveryZone, price: 700 } };

const pickedUpUnder = (field: string): Sayings => ({
  [`${field}.locationId`]: pickupPoint,
  [`${field}.location`]: present,
  [`${field}.location.id`]: pickupPoint,
  [`${field}.shippingZone`]: null,
});
const deliveredUnder = (field: string): Sayings => ({
  [`${field}.locationId`]: null,
  [`${field}.location`]: null,
  [`${field}.shippingZone`]: present,
  [`${field}.shippingZone.id`]: deliveryZone,
  [`${field}.shippingZone.nextSlot`]: present,
  [`${field}.totals.delivery`]: 700,
});

export const updateShoppingSessionCases: readonly ContractCase<UpdateShoppingSessionMutation>[] = [
  {
    name: 'a pickup point',
    given: [cartOf([{ variant: tomatoes }]), openPoint],
    variables: { input: { locationId: pickupPoint } },
    answers: pickedUpUnder('updateShoppingSession'),
  },
  {
    name: 'delivery, which clears the pickup point and costs',
    given: [cartOf([{ variant: tomatoes }], { place: toPickUp }), openZone],
    variables: { input: { shippingZoneId: deliveryZone } },
    answers: deliveredUnder('updateShoppingSession'),
  },
  {
    name: 'a pickup point of a customer’s',
    given: [customer(), customersCart(), openPoint],
    variables: { input: { locationId: pickupPoint } },
    bearer: 'own',
    answers: pickedUpUnder('updateShoppingSession'),
  },
  {
    name: 'a point that serves nobody',
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { locationId: unheardOfPoint } },
    refused: [{ code: 'NO_DELIVERY' }],
  },
  {
    name: 'a point for Express orders only',
    given: [cartOf([{ variant: tomatoes }]), { name: 'a pickup point', params: { ...toPickUp, storageOnly: true } }],
    variables: { input: { locationId: pickupPoint } },
    refused: [{ code: 'NEEDS_STORAGE' }],
  },
];

export const updateCartCases: readonly ContractCase<UpdateCartMutation>[] = [
  {
    name: 'a note on leaving the first step',
    given: [cartOf([{ variant: tomatoes, quantity: 2 }])],
    variables: { input: { step: 'shipping', note: 'Sans sac, merci' } },
    answers: { ...oneLineUnder('updateCart', tomatoes, 2), 'updateCart.note': 'Sans sac, merci' },
  },
  {
    name: 'a pickup point on leaving the second step',
    given: [cartOf([{ variant: tomatoes }]), openPoint],
    variables: { input: { step: 'checkout', locationId: pickupPoint } },
    answers: pickedUpUnder('updateCart'),
  },
  {
    name: 'a note of a customer’s',
    given: [customer(), customersCart()],
    variables: { input: { step: 'shipping', note: 'Sans sac, merci' } },
    bearer: 'own',
    answers: { ...oneLineUnder('updateCart', tomatoes, 2), 'updateCart.note': 'Sans sac, merci' },
  },
  {
    name: 'the second step left without a place',
    given: [cartOf([{ variant: tomatoes }])],
    variables: { input: { step: 'checkout' } },
    refused: [{ code: 'NO_PLACE' }],
  },
  {
    name: 'the first step left with nothing in the cart',
    given: [newcomer],
    variables: { input: { step: 'shipping' } },
    refused: [{ code: 'EMPTY_CART' }],
  },
];

export const confirmAgeCases: readonly ContractCase<ConfirmAgeMutation>[] = [
  {
    name: 'old enough',
    given: [cartOf([{ variant: tomatoes, isAlcohol: true }])],
    variables: { birthDate: '1980-05-17' },
    answers: { 'confirmAge.ageConfirmed': true },
  },
  {
    name: 'a customer who is old enough',
    given: [customer(), customersCart([{ variant: tomatoes, isAlcohol: true }])],
    variables: { birthDate: '1980-05-17' },
    bearer: 'own',
    answers: { 'confirmAge.ageConfirmed': true },
  },
  {
    name: 'born too late for any year of this contract',
    given: [newcomer],
    variables: { birthDate: '2024-01-01' },
    refused: [{ code: 'AGE_FORBIDDEN' }],
  },
];

/** Without credit and with the box that the order asks for. */
const plainly = { useBalance: false, forceDisposableBox: false };

export const checkoutCases: readonly ContractCase<CheckoutMutation>[] = [
  {
    name: 'a cart to be picked up',
    given: [cartOf([{ variant: tomatoes, quantity: 2, stock: 5 }], { place: toPickUp })],
    variables: plainly,
  },
  {
    name: 'a customer’s cart',
    given: [customer(), customersCart([{ variant: tomatoes }], { place: toPickUp })],
    variables: plainly,
    bearer: 'own',
  },
  {
    name: 'the balance of somebody who has none',
    given: [customer({ shippingAddress: address }), customersCart([{ variant: tomatoes }], { place: toPickUp })],
    variables: { ...plainly, useBalance: true },
    bearer: 'own',
    refused: [{ code: 'NO_CREDIT' }],
  },
  { name: 'nothing in the cart', given: [newcomer], variables: plainly, refused: [{ code: 'EMPTY_CART' }] },
  {
    name: 'no place chosen',
    given: [cartOf([{ variant: tomatoes }])],
    variables: plainly,
    refused: [{ code: 'NO_PLACE' }],
  },
  {
    name: 'less left than the cart holds',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }], { place: toPickUp })],
    variables: plainly,
    refused: [{ code: 'MAX_REACHED', params: { nb: 3, ...named } }],
  },
  {
    name: 'a product that has gone off sale',
    given: [cartOf([{ variant: tomatoes, status: 'inactive' }], { place: toPickUp })],
    variables: plainly,
    refused: [{ code: 'UNAVAILABLE', params: named }],
  },
  {
    name: 'two troubles, told at once',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }])],
    variables: plainly,
    refused: [{ code: 'MAX_REACHED', params: { nb: 3, ...named } }, { code: 'NO_PLACE' }],
  },
  {
    name: 'another price than the one shown',
    given: [cartOf([{ variant: tomatoes, price: 500, priceSeen: 450 }], { place: toPickUp })],
    variables: plainly,
    refused: [{ code: 'CART_CHANGED', params: { items: anyTexts } }],
  },
  {
    name: 'alcohol without a confirmed age',
    given: [cartOf([{ variant: tomatoes, isAlcohol: true }], { place: toPickUp })],
    variables: plainly,
    refused: [{ code: 'NO_ALCOHOL' }],
  },
  {
    name: 'a week that has closed since it was shown',
    given: [cartOf([{ variant: tomatoes }], { place: toPickUp })],
    variables: { ...plainly, period: 'per_20200103' },
    refused: [{ code: 'PERIOD_CHANGED', params: { period: anyText, closesAt: anyText } }],
  },
];
