import type { Domain } from './resolverMutant.ts';

const types: Record<Domain, string> = {
  catalogue:
    'Product AllergenDeclaration Nutrition NeedCount ProductCollection Variant UnitPrice Seller Vacation Collection ProductConnection SearchConnection SearchShelf SearchAdvice UndeclaredNeed ProductEdge CollectionConnection ' +
    'CollectionEdge SellerConnection SellerEdge Image FocalPoint Season',
  cart: 'Cart CartItem Totals AutoClosePreview AutoCloseReason Location ShippingZone PlaceDay Position PostalArea Period TimeSlot BilingualText',
  checkout: 'Payment',
  membership: 'Membership MembershipCard MembershipReceipt StartTrialPayload',
  baskets: 'Basket UserBasket FixedBasket DateRange BasketWeek NextBasket CardWanted',
  orders:
    'Order OrderCash PaymentLink OrderLine LineReturn OrderProblem CancelRefund Fulfillment OrderConnection OrderEdge CancelOrderPayload CombineOrdersPayload OrderAgainPayload OrderAgainChange',
  account:
    'User BalanceMovement BalanceMovementConnection BalanceMovementEdge PaymentMethod Card NotificationPreferences ' +
    'ShippingAddress Address NewsletterConsent PersonalData AccountClosure DeleteCustomerPayload',
  site: 'Market MarketTerms TermsAgreement MarketOffers TaxRate MapOutline MarketContact MarketIdentity DropOff WeeklyHours TaxNumbers SiteInformations SiteVersion OperatorPage OperatorPageSection OperatorPageLink MarketLink OperatorText OperatorTextPage OperatorTextSection OperatorTextLink TextValue Banner Popup StoredModal Action PageInfo',
  desk:
    'Staff StaffTasks SetupStep MarketServices MarketService Contact OrderEvent HeldContainers PackingWeek Assembly OrderContainers PackingSheet PackingLine ProducerList ProducerItem ProducerLine ' +
    'UpdateOrderLinesPayload ChangedLine Job JobRun JobWork ClosingRehearsal RehearsedCart Texts StaffCustomer StaffCustomerConnection ' +
    'StaffCustomerEdge ReturnItemsPayload ReturnPreview VacationPreview StaffWeek WeekPlace WeekProducer WatchedOrder ' +
    'UnappliedPayment ReportedProblem CustomerMessage CustomerMessagePreview CustomerMessageMail ' +
    'EnteredOrderPreview EnteredItem SalesReport SalesFigures SalesSums CalendarWeek PlannedPlace OrderMovePreview OrderMoveGroup OrderMove StayingOrder WeekPlans WeekPlan WeeklyMoment MarketTime MarketRules GoodsDays ServingPlace ' +
    'CatalogueRecord CatalogueVariant CatalogueCell CatalogueSaving CatalogueChange SaveCatalogueRecordsPayload ' +
    'SlipContact SlipMail StaffProposals Proposal MarketNumbers NumbersWeek NumbersGoods NumbersMissing ProducerStatements ProducerStatement StatementDraft StatementMail StatementSums StatementItem StatementWeek',
};
const rootFields: Record<Domain, string> = {
  catalogue: 'product products collection collections seller sellers search node nodes',
  cart:
    'cart addToCart removeFromCart confirmItemInCart updateShoppingSession updateCart confirmAge locations ' +
    'chooseIfMissing shippingZones openPeriod currentPeriod announcedWeeks',
  checkout: 'checkout payment paymentState',
  membership: 'membership startTrial createMembership manageMembership',
  baskets: 'baskets subscribeToBasket updateBasket cancelBasket',
  orders: 'orders order orderProgress orderAgain cancelOrder payOrder combineOrders reportOrderProblem',
  account:
    'user personalData updateUser updateEmail deleteAccount markFavourite joinFavourites requestRestockNotice signOut setupPaymentMethod',
  site: 'market siteInformations',
  desk:
    'staff advanceOrder handOver receiveCash undoCashReceipt setPaymentLink enterOrder undoOrderStep assembleOrders undoAssembly updateOrderLines replaceLine sendMessage dismissSetup checkServices runJob returnItems settleMissing answerOrderProblem refundDeposit refundGuestDeposit refundOrderDeposit refundAmount lowerQuantities adjustBalance ' +
    'deleteCustomer saveProduct adjustStock saveSeller saveSiteInformations saveWeek saveWeekPlan saveMarketTime confirmMarketTerms confirmMarketRules saveCatalogueRecords undoCatalogueSaving markProducerPaid sendStatements ' +
    'sendSlip revokeSlipLinks answerProposals moveOrders undoOrderMove',
};
const ROOTS = new Set(['Query', 'Mutation']);
const indexed = (names: Record<Domain, string>) =>
  new Map(
    Object.entries(names).flatMap(([domain, list]) => list.split(' ').map((name) => [name, domain as Domain] as const)),
  );
const byType = indexed(types);
const byRootField = indexed(rootFields);

/** The part of the market that a field belongs to. Throws for an unassigned one: name its type or root field above. */
export function domainOf(type: string, field: string): Domain {
  const domain = ROOTS.has(type) ? byRootField.get(field) : byType.get(type);
  if (!domain) throw new Error(`${type}.${field} belongs to no part of the market: add it in resolverDomains.ts.`);
  return domain;
}
