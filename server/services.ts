import * as accountService from './account/accountService.ts';
import * as guestDataService from './account/guestDataService.ts';
import * as marketNumbers from './accounting/marketNumbers.ts';
import * as salesService from './accounting/salesService.ts';
import * as statementMailing from './accounting/statementMailing.ts';
import * as statementService from './accounting/statementService.ts';
import * as assetService from './assets/assetService.ts';
import * as balanceService from './balance/balanceService.ts';
import { createBasketList } from './baskets/basketList.ts';
import * as basketService from './baskets/basketService.ts';
import * as userBaskets from './baskets/userBaskets.ts';
import { bound } from './bound.ts';
import type { Caller } from './caller.ts';
import { createCardService } from './cards/cardService.ts';
import * as cartOwnership from './cart/cartOwnership.ts';
import * as cartService from './cart/cartService.ts';
import type { RequestedLine } from './cart/orderAgain.ts';
import { createCatalogueService } from './catalogue/catalogueService.ts';
import * as catalogueAdminService from './catalogueAdmin/catalogueAdminService.ts';
import * as checkoutService from './checkout/checkoutService.ts';
import type { Database } from './database/database.ts';
import * as cashDesk from './desk/cashDesk.ts';
import * as customerMessages from './desk/customerMessages.ts';
import * as deskCustomerService from './desk/deskCustomerService.ts';
import * as deskOrders from './desk/deskOrders.ts';
import * as deskService from './desk/deskService.ts';
import * as packingService from './desk/packingService.ts';
import * as setupSteps from './desk/setupSteps.ts';
import * as weekService from './desk/weekService.ts';
import * as favouriteService from './favourites/favouriteService.ts';
import { createFulfilmentService } from './fulfilment/fulfilmentService.ts';
import type { Clock } from './gateways/clock.ts';
import type { IdentityGateway } from './gateways/identity.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { createPictureFiles, type PictureFiles } from './gateways/pictureFiles.ts';
import * as identityService from './identity/identityService.ts';
import { createJobService } from './jobs/jobService.ts';
import * as journal from './journal/journalService.ts';
import * as sharedBuckets from './limits/sharedBuckets.ts';
import type { Log } from './log.ts';
import { createMembershipService } from './membership/membershipService.ts';
import { createOperationUse } from './operationUse/operationUseService.ts';
import * as orderMoveService from './orderMoves/orderMoveService.ts';
import * as customerOrders from './orders/customerOrders.ts';
import * as orderMerging from './orders/orderMerging.ts';
import * as orderService from './orders/orderService.ts';
import * as problemPhotos from './orders/problemPhotos.ts';
import * as problemReports from './orders/problemReports.ts';
import * as staffOrders from './orders/staffOrders.ts';
import * as pictureService from './pictures/pictureService.ts';
import * as proposalService from './proposals/proposalService.ts';
import * as refundService from './refunds/refundService.ts';
import * as restockService from './restock/restockService.ts';
import type { Checkup } from './serviceChecks/checkup.ts';
import { createSiteInformationService } from './siteInformation/siteInformationService.ts';
import * as slipService from './slips/slipService.ts';

/** The services that resolvers, pages and jobs use: one per domain. */
export type Services = ReturnType<typeof createServices>;

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
  /** Of the process's own services; left out by tools, which have none. */
  checkup?: Checkup;
  /** A monotonic time in ms for the catalogue's checks; the process's own if absent. */
  elapsed?: () => number;
};

/** Creates what holds state, and binds the operations of each domain to the market that they work on. */
export function createServices(options: ServiceOptions) {
  const {
    database,
    payment,
    identity,
    clock,
    log,
    publicUrl,
    pictureFiles = createPictureFiles([]),
    checkup = null,
    elapsed,
  } = options;
  const catalogue = createCatalogueService({ database, clock, log, ...(elapsed && { elapsed }) });
  const fulfilment = createFulfilmentService({ database, catalogue });
  const siteInformation = createSiteInformationService({ database, catalogue });
  const market = { database, payment, identity, catalogue, fulfilment, siteInformation, clock, log, publicUrl };
  const cards = createCardService(market);
  const opening = checkoutService.createPaymentOpener({ ...market, cards });
  const pictures = bound({ database, log, cache: pictureService.emptyCache() }, pictureService);
  const baskets = createBasketList(market);
  const membership = createMembershipService({ ...market, cards });
  const work = createJobService(market);
  const ofAccounts = { ...market, cards, opening, baskets, membership };
  const ofDesk = { ...ofAccounts, work };
  return {
    catalogue,
    fulfilment,
    siteInformation,
    cards,
    membership,
    work,
    checkup,
    assets: bound(database, assetService),
    operationUse: createOperationUse({ database }),
    rateBuckets: bound(database, sharedBuckets),
    journal: bound(database, journal),
    balance: bound(database, balanceService),
    orders: bound(database, orderService),
    orderMerging: bound(database, orderMerging),
    problemReports: bound(database, problemReports),
    problemPhotos: bound({ database, signingKey: () => identityService.sessionKey(market) }, problemPhotos),
    customerOrders: {
      ...bound(database, customerOrders),
      anonymiseDue: () => customerOrders.anonymiseDue(database, clock.now()),
    },
    staffOrders: bound(database, staffOrders),
    cartOwnership: bound(database, cartOwnership),
    guests: bound(database, guestDataService),
    cart: {
      ...bound(market, cartService),
      /** Puts an earlier order's lines into the cart, as far as they are available. */
      orderAgain: <Line extends RequestedLine>(
        caller: Caller,
        lines: readonly Line[],
        call?: { orderId: string; requestId: string | null | undefined },
      ) => cartService.orderAgain(market, caller, lines, call),
    },
    favourites: bound(market, favouriteService),
    restock: bound(market, restockService),
    identity: bound(market, identityService),
    refunds: bound(market, refundService),
    packing: bound(market, packingService),
    checkout: bound(ofAccounts, checkoutService),
    baskets: {
      ...baskets,
      ...bound(ofAccounts, basketService),
      subscriptions: bound(ofAccounts, userBaskets),
    },
    account: bound(ofAccounts, accountService),
    desk: {
      ...bound(ofDesk, deskService),
      orders: bound(market, deskOrders),
      cash: bound(market, cashDesk),
      messages: bound(market, customerMessages),
    },
    deskCustomers: bound(ofDesk, deskCustomerService),
    week: bound(ofDesk, weekService),
    setup: bound(market, setupSteps),
    accounting: bound(market, salesService),
    numbers: bound(market, marketNumbers),
    statements: bound(market, statementService),
    statementMails: bound(market, statementMailing),
    slips: bound(market, slipService),
    proposals: bound(market, proposalService),
    orderMoves: bound(market, orderMoveService),
    pictures,
    catalogueAdmin: bound({ ...market, baskets, pictureFiles, pictures }, catalogueAdminService),
  };
}
