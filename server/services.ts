import { createAccountService } from './account/accountService.ts';
import type { AccountService } from './account/accountService.ts';
import { createGuestDataService } from './account/guestDataService.ts';
import type { GuestDataService } from './account/guestDataService.ts';
import { createAssetService } from './assets/assetService.ts';
import type { AssetService } from './assets/assetService.ts';
import { createBalanceService } from './balance/balanceService.ts';
import type { BalanceService } from './balance/balanceService.ts';
import { createBasketService } from './baskets/basketService.ts';
import type { BasketService } from './baskets/basketService.ts';
import { createCardService } from './cards/cardService.ts';
import type { CardService } from './cards/cardService.ts';
import { createCartServices } from './cart/cartServices.ts';
import type { CartServices } from './cart/cartServices.ts';
import { createCatalogueService } from './catalogue/catalogueService.ts';
import type { CatalogueService } from './catalogue/catalogueService.ts';
import { createCatalogueAdminService } from './catalogueAdmin/catalogueAdminService.ts';
import type { CatalogueAdminService } from './catalogueAdmin/catalogueAdminService.ts';
import { createCheckoutService } from './checkout/checkoutService.ts';
import type { CheckoutService } from './checkout/checkoutService.ts';
import type { Database } from './database/database.ts';
import { createDeskCustomerService } from './desk/deskCustomerService.ts';
import type { DeskCustomerService } from './desk/deskCustomerService.ts';
import { createDeskService } from './desk/deskService.ts';
import type { DeskService } from './desk/deskService.ts';
import { createPackingService } from './desk/packingService.ts';
import type { PackingService } from './desk/packingService.ts';
import { createWeekService } from './desk/weekService.ts';
import type { WeekService } from './desk/weekService.ts';
import { createFavouriteService } from './favourites/favouriteService.ts';
import type { FavouriteService } from './favourites/favouriteService.ts';
import { createFulfilmentService } from './fulfilment/fulfilmentService.ts';
import type { FulfilmentService } from './fulfilment/fulfilmentService.ts';
import type { Clock } from './gateways/clock.ts';
import type { IdentityGateway } from './gateways/identity.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { createPictureFiles, type PictureFiles } from './gateways/pictureFiles.ts';
import { createIdentityService } from './identity/identityService.ts';
import type { IdentityService } from './identity/identityService.ts';
import { createJobService } from './jobs/jobService.ts';
import type { JobService } from './jobs/jobService.ts';
import { createJournal } from './journal/journalService.ts';
import { createSharedBuckets, type SharedBuckets } from './limits/sharedBuckets.ts';
import type { Log } from './log.ts';
import { createMembershipService } from './membership/membershipService.ts';
import type { MembershipService } from './membership/membershipService.ts';
import { createOrderServices } from './orders/orderServices.ts';
import type { OrderServices } from './orders/orderServices.ts';
import { createRefundService } from './refunds/refundService.ts';
import type { RefundService } from './refunds/refundService.ts';
import { createRestockService } from './restock/restockService.ts';
import type { RestockService } from './restock/restockService.ts';
import { createSiteInformationService } from './siteInformation/siteInformationService.ts';
import type { SiteInformationService } from './siteInformation/siteInformationService.ts';

/** The services that resolvers, pages and jobs use: one per domain. */
export type Services = CartServices &
  OrderServices & {
    assets: AssetService;
    catalogue: CatalogueService;
    fulfilment: FulfilmentService;
    siteInformation: SiteInformationService;
    balance: BalanceService;
    baskets: BasketService;
    cards: CardService;
    checkout: CheckoutService;
    favourites: FavouriteService;
    restock: RestockService;
    membership: MembershipService;
    identity: IdentityService;
    account: AccountService;
    guests: GuestDataService;
    desk: DeskService;
    packing: PackingService;
    week: WeekService;
    work: JobService;
    refunds: RefundService;
    deskCustomers: DeskCustomerService;
    catalogueAdmin: CatalogueAdminService;
    rateBuckets: SharedBuckets;
  };

export type ServiceOptions = {
  database: Database;
  payment: PaymentGateway;
  identity: IdentityGateway;
  clock: Clock;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
  /** Left out where no pictures are served. */
  pictureFiles?: PictureFiles;
};

/** Creates every domain's service with those it depends on. */
export function createServices(options: ServiceOptions): Services {
  const { database, payment, identity, clock, log, publicUrl, pictureFiles = createPictureFiles([]) } = options;
  const catalogue = createCatalogueService({ database, clock, log });
  const fulfilment = createFulfilmentService({ database, catalogue });
  const siteInformation = createSiteInformationService({ database, catalogue });
  const carts = createCartServices({ database, catalogue, fulfilment });
  const orders = createOrderServices({ database, clock });
  const cards = createCardService({ database, payment, log, publicUrl });
  const balance = createBalanceService({ database });
  const journal = createJournal({ database });
  const parts = {
    database,
    payment,
    balance,
    ...carts,
    cards,
    ...orders,
    catalogue,
    fulfilment,
    journal,
    clock,
    log,
    publicUrl,
  };
  const membership = createMembershipService({ ...parts, siteInformation });
  const checkout = createCheckoutService(parts);
  const refunds = createRefundService({ ...parts, checkout });
  const baskets = createBasketService({ ...parts, checkout });
  const favourites = createFavouriteService(parts);
  const restock = createRestockService(parts);
  const ofAccounts = { ...parts, identity, membership, checkout, refunds, baskets, favourites, restock };
  const account = createAccountService(ofAccounts);
  const work = createJobService({ database, clock, log });
  const desk = createDeskService({ ...parts, refunds, account, work });
  return {
    assets: createAssetService({ database }),
    rateBuckets: createSharedBuckets(database),
    catalogue,
    fulfilment,
    siteInformation,
    balance,
    baskets,
    ...carts,
    cards,
    favourites,
    restock,
    membership,
    ...orders,
    checkout,
    refunds,
    identity: createIdentityService({ ...carts, ...orders, database, clock }),
    account,
    guests: createGuestDataService(parts),
    packing: createPackingService(parts),
    week: createWeekService({ ...parts, refunds, work }),
    work,
    deskCustomers: createDeskCustomerService({ ...parts, account }),
    desk,
    catalogueAdmin: createCatalogueAdminService({ ...parts, siteInformation, baskets, pictureFiles }),
  };
}
