import type { CartService } from './cart/cartService.ts';
import type { CatalogueService } from './catalogue/catalogueService.ts';
import type { CheckoutService } from './checkout/checkoutService.ts';
import type { FulfilmentService } from './fulfilment/fulfilmentService.ts';
import type { OrderService } from './orders/orderService.ts';
import type { SiteInformationService } from './siteInformation/siteInformationService.ts';

/** What resolvers, pages and jobs work with: one service per domain. */
export type Services = {
  catalogue: CatalogueService;
  fulfilment: FulfilmentService;
  siteInformation: SiteInformationService;
  cart: CartService;
  checkout: CheckoutService;
  orders: OrderService;
};
