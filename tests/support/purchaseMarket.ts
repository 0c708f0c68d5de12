import type { Insertable } from 'kysely';
import type { Locale } from '../../rules/constants.ts';
import { createAccountService } from '../../server/account/accountService.ts';
import { createGuestDataService } from '../../server/account/guestDataService.ts';
import { createAssetService } from '../../server/assets/assetService.ts';
import { createBalanceService } from '../../server/balance/balanceService.ts';
import { createBasketService } from '../../server/baskets/basketService.ts';
import type { Caller } from '../../server/caller.ts';
import { createCardService } from '../../server/cards/cardService.ts';
import { createCartServices } from '../../server/cart/cartServices.ts';
import { createCatalogueService } from '../../server/catalogue/catalogueService.ts';
import { createCatalogueAdminService } from '../../server/catalogueAdmin/catalogueAdminService.ts';
import { createCheckoutService } from '../../server/checkout/checkoutService.ts';
import type { Database } from '../../server/database/database.ts';
import type { ProductTable, VariantTable } from '../../server/database/tables.ts';
import { createDeskCustomerService } from '../../server/desk/deskCustomerService.ts';
import { createDeskService } from '../../server/desk/deskService.ts';
import { createPackingService } from '../../server/desk/packingService.ts';
import { createWeekService } from '../../server/desk/weekService.ts';
import { createFavouriteService } from '../../server/favourites/favouriteService.ts';
import { createFulfilmentService } from '../../server/fulfilment/fulfilmentService.ts';
import { createClock } from '../../server/gateways/clock.ts';
import type { PaymentGateway } from '../../server/gateways/payment.ts';
import { createPictureFiles } from '../../server/gateways/pictureFiles.ts';
import { createIdentityService } from '../../server/identity/identityService.ts';
import { sessionIdOf } from '../../server/identity/session.ts';
import { createJobService } from '../../server/jobs/jobService.ts';
import { createJournal } from '../../server/journal/journalService.ts';
import { createSharedBuckets } from '../../server/limits/sharedBuckets.ts';
import { createLog } from '../../server/log.ts';
import { createMailService } from '../../server/mail/mailService.ts';
import { MarketError, MarketErrors } from '../../server/marketError.ts';
import { createMembershipService } from '../../server/membership/membershipService.ts';
import { createOrderServices } from '../../server/orders/orderServices.ts';
import { createRefundService } from '../../server/refunds/refundService.ts';
import { createRestockService } from '../../server/restock/restockService.ts';
import { createSiteInformationService } from '../../server/siteInformation/siteInformationService.ts';
import { smallMarket, testId } from './smallMarket.ts';
import { createTestIdentityGateway } from './testIdentity.ts';
import { createTestMail } from './testMail.ts';
import { createTestPayment } from './testPayment.ts';
import type { TestPayment } from './testPayment.ts';

/** A Tuesday of the market: the open week starts on Friday 27 and closes on Monday 30 November at 00:00. */
export const TUESDAY = '2026-11-24T12:00:00-05:00';

/** One server's services over a database and a payment provider. */
export function servicesOver<Payment extends PaymentGateway>(database: Database, payment: Payment, now = TUESDAY) {
  const log = createLog('silent');
  const clock = createClock(new Date(now));
  let elapsed = 0;
  const catalogue = createCatalogueService({ database, clock, log, elapsed: () => (elapsed += 1000) });
  const fulfilment = createFulfilmentService({ database, catalogue });
  const carts = createCartServices({ database, catalogue, fulfilment });
  const orders = createOrderServices({ database, clock });
  const cards = createCardService({ database, payment, log, publicUrl: 'https://market.example.test' });
  const balance = createBalanceService({ database });
  const siteInformation = createSiteInformationService({ database, catalogue });
  const publicUrl = 'https://market.example.test';
  const yearly = { database, payment, cards, ...orders, siteInformation, clock, log, publicUrl };
  const membership = createMembershipService(yearly);
  const journal = createJournal({ database });
  const parts = {
    database,
    payment,
    balance,
    membership,
    ...carts,
    cards,
    ...orders,
    catalogue,
    fulfilment,
    journal,
    clock,
    log,
  };
  const checkout = createCheckoutService({ ...parts, publicUrl: 'https://market.example.test' });
  const refunds = createRefundService({ ...parts, checkout });
  const baskets = createBasketService({ ...parts, checkout });
  const mail = createTestMail();
  const mails = createMailService({
    ...parts,
    mail,
    publicUrl: 'https://market.example.test',
    siteInformation,
  });
  const gateway = createTestIdentityGateway();
  const identity = createIdentityService({ ...carts, ...orders, database, clock });
  const favourites = createFavouriteService(parts);
  const restock = createRestockService(parts);
  const account = createAccountService({
    ...parts,
    checkout,
    refunds,
    baskets,
    favourites,
    restock,
    identity: gateway,
  });
  const packing = createPackingService(parts);
  const work = createJobService({ database, clock, log });
  const week = createWeekService({ ...parts, refunds, work });
  const desk = createDeskService({ ...parts, refunds, account, work });
  const deskCustomers = createDeskCustomerService({ ...parts, account });
  const catalogueAdmin = createCatalogueAdminService({
    ...parts,
    siteInformation,
    baskets,
    pictureFiles: createPictureFiles([]),
  });
  const assets = createAssetService({ database });
  const rateBuckets = createSharedBuckets(database);
  const desks = { assets, siteInformation, rateBuckets, desk, packing, week, work, deskCustomers, catalogueAdmin };
  return {
    ...parts,
    checkout,
    refunds,
    baskets,
    favourites,
    restock,
    identity,
    account,
    guests: createGuestDataService(parts),
    ...desks,
    gateway,
    mail,
    mails,
  };
}

/** The same with a provider in memory. Two of them with the same `payment` are two servers of one market. */
export function marketServices(database: Database, more: { payment?: TestPayment; now?: string } = {}) {
  return servicesOver(database, more.payment ?? createTestPayment(), more.now);
}

export type MarketServices = ReturnType<typeof marketServices>;

/** A visitor of that name, who calls at the market's current time. */
export function shopper({ clock }: Pick<MarketServices, 'clock'>, name: string, locale: Locale = 'fr'): Caller {
  const sessionToken = name.padEnd(43, '-');
  const visitor = {
    sessionToken,
    sessionId: sessionIdOf(sessionToken),
    isNew: false,
    customer: null,
    address: '127.0.0.1',
    origin: 'https://market.example.test',
  };
  return {
    visitor,
    locale,
    get now() {
      return clock.now();
    },
  };
}

export type Offer = Partial<Insertable<VariantTable>> & { product?: Partial<Insertable<ProductTable>> };

/** Puts a product of one variant on sale and returns the variant's uuid. The seller `farm` must exist. */
export async function offer(
  database: Database,
  handle: string,
  { product = {}, ...variant }: Offer = {},
): Promise<string> {
  await smallMarket(database.kysely).product(handle, 'farm', product, [], [variant]);
  return testId(`variant ${handle} 0`);
}

/** Seller, pickup points and zones that all purchase tests use. */
export async function openMarket(database: Database): Promise<void> {
  const market = smallMarket(database.kysely);
  await market.seller('farm');
  await market.location('marche');
  const hours = ['2 09:00-17:00', '3 09:00-17:00', '4 09:00-19:00', '5 09:00-18:00'];
  await market.location('depot', { storage_only: true, express_hours: hours });
  await market.location('gymnase', { express_hours: ['4 16:00-18:00'] });
  await market.location('ferme', { active: false });
  await market.zone('plateau', ['J9A', 'J8Y'], { price: 0 });
  await market.zone('vallee', ['J0X'], { price: 700 });
}

export const location = (key: string): string => testId(`location ${key}`);
export const zone = (key: string): string => testId(`zone ${key}`);

/** The errors that a call is refused with; fails if it succeeds. */
export async function refusals(call: Promise<unknown>): Promise<{ code: string; params: MarketError['params'] }[]> {
  const error: unknown = await call.then(
    () => new Error('The call was not refused'),
    (reason: unknown) => reason,
  );
  const errors = error instanceof MarketErrors ? error.errors : [error];
  return errors.map((one) => {
    if (one instanceof MarketError) return { code: one.code, params: one.params };
    throw one;
  });
}

/** Only the codes. */
export const codes = async (call: Promise<unknown>): Promise<string[]> =>
  (await refusals(call)).map(({ code }) => code);
