import type { ClosingNoticeQuery } from '../../__generated__/relay/ClosingNoticeQuery.graphql.ts';
import type { StartTrialMutation } from '../../__generated__/relay/StartTrialMutation.graphql.ts';
import type { SetupPaymentMethodMutation } from '../../__generated__/relay/SetupPaymentMethodMutation.graphql.ts';
import type { askCardQuery } from '../../__generated__/relay/askCardQuery.graphql.ts';
import { present } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { customer, customersCart } from './customerStates.ts';
import { newcomer, oneLineUnder } from './states.ts';
import { tomatoes } from './things.ts';

/** F-130: the purchase that the closing would make. */
export const closingNoticeCases: readonly ContractCase<ClosingNoticeQuery>[] = [
  {
    name: 'a customer’s cart that the closing does not buy',
    given: [customer(), customersCart()],
    variables: {},
    bearer: 'own',
    answers: {
      'cart.items': oneLineUnder('cart', tomatoes, 2)['cart.items']!,
      'cart.autoClose': false,
      user: present,
      'user.basketsPaymentMethod': null,
    },
  },
];

/** F-144: asked for after the card page. */
export const cardReturnCases: readonly ContractCase<askCardQuery>[] = [
  {
    name: 'no card was left',
    given: [customer()],
    variables: {},
    bearer: 'own',
    answers: { user: present, 'user.basketsPaymentMethod': null },
  },
  { name: 'nobody is signed in', given: [], variables: {}, answers: { user: null } },
];

/** F-144. Both addresses are paths of the market's own, which lie on whatever origin is verified. */
const back = { successUrl: '/panier?carte=1', cancelUrl: '/panier' };
export const setupPaymentMethodCases: readonly ContractCase<SetupPaymentMethodMutation>[] = [
  { name: 'nobody is signed in', given: [], variables: back, refused: [{ code: 'UNAUTHENTICATED' }] },
];

/** F-135, F-136. */
export const startTrialCases: readonly ContractCase<StartTrialMutation>[] = [
  {
    name: 'a customer’s first, whose cart loses its fee',
    given: [customer(), customersCart()],
    variables: {},
    bearer: 'own',
    answers: {
      'startTrial.cart.isSubscribed': true,
      'startTrial.cart.totals.fee': 0,
      'startTrial.user.membership': present,
    },
  },
  {
    name: 'nobody is signed in',
    given: [newcomer],
    variables: {},
    refused: [{ code: 'MEMBERSHIP_NEEDS_ACCOUNT' }],
  },
];
