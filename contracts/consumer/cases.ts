import { addToCartCases, cartCases, confirmItemInCartCases, removeFromCartCases } from './cartCases.ts';
import { checkoutCases, confirmAgeCases, updateCartCases, updateShoppingSessionCases } from './checkoutCases.ts';
import type { Cases } from './contractCase.ts';

/** Every hand-written case of the contract, by the name of the compiled operation. */
export const cases: Cases = {
  VisitorQuery: cartCases,
  refreshCartQuery: cartCases,
  CartScreenQuery: cartCases,
  AddToCartMutation: addToCartCases,
  RemoveFromCartMutation: removeFromCartCases,
  ConfirmItemInCartMutation: confirmItemInCartCases,
  UpdateShoppingSessionMutation: updateShoppingSessionCases,
  UpdateCartMutation: updateCartCases,
  ConfirmAgeMutation: confirmAgeCases,
  CheckoutMutation: checkoutCases,
};
