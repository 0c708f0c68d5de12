import { addToCartCases, cartCases, confirmItemInCartCases, removeFromCartCases } from './cartCases.ts';
import type { Cases } from './contractCase.ts';

/** Every hand-written case of the contract, by the name of the compiled operation. */
export const cases: Cases = {
  VisitorQuery: cartCases,
  refreshCartQuery: cartCases,
  AddToCartMutation: addToCartCases,
  ConfirmItemInCartMutation: confirmItemInCartCases,
  RemoveFromCartMutation: removeFromCartCases,
};
