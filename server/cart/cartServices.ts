import { createCartCheckout, type CartCheckout } from './cartCheckout.ts';
import { createCartClosing, type CartClosing } from './cartClosing.ts';
import { createCartOwnership, type CartOwnership } from './cartOwnership.ts';
import { createCartService, type CartParts, type CartService } from './cartService.ts';

/** Cart operations for other domains: shopping, checkout, closing, sign-in and account deletion. */
export type CartServices = {
  cart: CartService;
  cartCheckout: CartCheckout;
  cartClosing: CartClosing;
  cartOwnership: CartOwnership;
};

export function createCartServices(parts: CartParts): CartServices {
  return {
    cart: createCartService(parts),
    cartCheckout: createCartCheckout(parts),
    cartClosing: createCartClosing(parts.database),
    cartOwnership: createCartOwnership(parts.database),
  };
}
