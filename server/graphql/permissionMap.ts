import type { Audience } from '../../__generated__/schemaTypes.ts';

/** INHERITED: a field of a type without id, as open as the field that returns it. */
export type Rule = Audience | 'INHERITED';
/** The fields of a type, by their rule, separated by spaces. */
type TypeRules = Partial<Record<Rule, string>>;

/**
 * Who may read or call each field (spec 6): the server's permission map, which the schema's @access must match. PUBLIC
 * does not see its caller, GUEST_SESSION works on the visitor's own session, CUSTOMER needs a verified token, OWNER is
 * only found by its owner (F-044), STAFF needs the role. The server does not start when a field is missing here or
 * differs from the schema.
 */
export const PERMISSIONS: Readonly<Record<string, TypeRules>> = {
  PageInfo: { INHERITED: 'hasNextPage endCursor hasPreviousPage startCursor' },
  BilingualText: { INHERITED: 'primary secondary' },
  Image: { INHERITED: 'path alt altTexts' },
  Address: { INHERITED: 'line1 line2 city state postal_code country' },
  TimeSlot: { INHERITED: 'from to' },
  Query: {
    PUBLIC:
      'node nodes products collection collections product seller sellers search siteInformations market currentPeriod openPeriod locations shippingZones baskets',
    GUEST_SESSION: 'cart payment',
    CUSTOMER: 'orders user membership personalData',
    OWNER: 'order orderProgress',
    STAFF: 'staff',
  },
  Mutation: {
    GUEST_SESSION:
      'addToCart removeFromCart confirmItemInCart updateShoppingSession updateCart confirmAge checkout startTrial createMembership signOut',
    CUSTOMER:
      'updateUser updateEmail markFavourite deleteAccount setupPaymentMethod manageMembership subscribeToBasket',
    OWNER: 'orderAgain cancelOrder combineOrders updateBasket cancelBasket',
    STAFF:
      'runJob advanceOrder handOver undoOrderStep updateOrderLines returnItems settleMissing refundDeposit adjustBalance deleteCustomer saveProduct saveSeller saveSiteInformations adjustStock',
  },
  Product: {
    PUBLIC:
      'id name description handle handlePrimary handleSecondary images temperature bio isAlcohol status taxable seller variants collections avgRating nbRating related',
    STAFF: 'texts version',
  },
  Texts: { INHERITED: 'name description' },
  ProductCollection: { PUBLIC: 'id isMain handle collection' },
  Variant: {
    PUBLIC: 'id name price comparedAtPrice stock stockOnHold trackStock stored stockMdo deposit product unitPrice',
    STAFF: 'names stockMdoOnHold',
  },
  UnitPrice: { INHERITED: 'price amount unit' },
  Seller: {
    PUBLIC: 'id name handle description images regional trade town createdAt deactivatedUntil collections products',
    STAFF: 'descriptions version',
  },
  Collection: {
    PUBLIC: 'id name handle handlePrimary handleSecondary nbProducts children image parent products sellers',
  },
  ProductConnection: { INHERITED: 'edges count pageInfo' },
  SearchConnection: { INHERITED: 'edges count pageInfo correctedWords namedCollections namedSellers shelves sellers' },
  SearchShelf: { INHERITED: 'collection count' },
  ProductEdge: { INHERITED: 'cursor node' },
  CollectionConnection: { INHERITED: 'edges count pageInfo' },
  CollectionEdge: { INHERITED: 'cursor node' },
  SellerConnection: { INHERITED: 'edges count pageInfo' },
  SellerEdge: { INHERITED: 'cursor node' },
  Market: { INHERITED: 'membershipPrice reusableBox maintenance contact' },
  MarketContact: { INHERITED: 'email phone address' },
  Period: { PUBLIC: 'id startDate endDate closesAt' },
  Location: { PUBLIC: 'id name description address storageOnly nextSlot expressSlot' },
  ShippingZone: { PUBLIC: 'id name description price nextSlot expressSlot' },
  Cart: {
    OWNER:
      'id fromStorage locationId location note shippingZone isSubscribed balanceAvailable items totals ageConfirmed autoClose autoClosePartial autoClosePreview autoCloseRefusal mergesInto slot',
  },
  AutoCloseReason: { INHERITED: 'code message' },
  AutoClosePreview: { INHERITED: 'buys reasons' },
  CartItem: { OWNER: 'id variantId quantity unsure reusableBox unsureReason max problem counted variant basket' },
  Totals: { INHERITED: 'items deposits delivery deliveryWaiver fee taxBase gst pst total credit' },
  OrderConnection: { INHERITED: 'edges count pageInfo' },
  OrderEdge: { INHERITED: 'cursor node' },
  OrderAgainPayload: { INHERITED: 'cart missing' },
  CancelOrderPayload: { INHERITED: 'order cart' },
  CombineOrdersPayload: { INHERITED: 'order merged' },
  Payment: { OWNER: 'id state order joined joinedTotal' },
  Order: {
    OWNER:
      'id products status total subtotal gst pst deposit shipping discount paymentPage ongoing createdAt location fulfillment fee balanceApplied number customerName period fromStorage slot note mergedInto mergedOrders changeableUntil combinableWith refundedToCard refundedToBalance calendar link reopenable',
    STAFF: 'contact customer outsideZone history',
  },
  Contact: { INHERITED: 'name email phone' },
  OrderEvent: {
    STAFF: 'id at kind by name from to amount lines lineStatus lineMissing refund refusal reason number note',
  },
  OrderLine: {
    OWNER:
      'id productName variantName variantId price comparedAtPrice image quantity seller sellerName status progress lastUpdated deposit returned missing missingReturned returns reusableBox',
  },
  LineReturn: { OWNER: 'at missing quantity toCard toBalance' },
  Fulfillment: { OWNER: 'id recipient line1 line2 city state postalCode country deliveryRange deliveredAt' },
  Basket: {
    PUBLIC: 'id name description price comparedAtPrice handlePrimary frequency images deposit taxablePrice contents',
    CUSTOMER: 'first',
  },
  UserBasket: { OWNER: 'id isPaused pausedOn basket weeks next cardWanted location shippingZone note' },
  DateRange: { INHERITED: 'from to' },
  BasketWeek: { INHERITED: 'period slot isDue isPaused optOutBy' },
  NextBasket: { INHERITED: 'period location shippingZone slot totals changeBy' },
  CardWanted: { INHERITED: 'period by' },
  User: {
    OWNER:
      'id firstName lastName lang notificationPreferences preferredLocationId shippingPreference hasReusableBox baskets shippingAddress basketsPaymentMethod subscribeToNewsletter newsletterConsent email pendingEmail completeProfile version membership balance balanceMovements depositsHeld favourites favouritesBack closure',
  },
  AccountClosure: { INHERITED: 'openOrders credit deposits owed baskets membership' },
  Membership: {
    OWNER: 'id status trialEnd currentPeriodEnd cancelAtPeriodEnd startDate renews saved nextCharge receipts',
  },
  MembershipReceipt: { OWNER: 'id number paidAt periodStart periodEnd subtotal total' },
  StartTrialPayload: { INHERITED: 'membership user cart' },
  BalanceMovement: { OWNER: 'id amount balance reason note order createdAt' },
  BalanceMovementConnection: { INHERITED: 'edges count pageInfo' },
  BalanceMovementEdge: { INHERITED: 'cursor node' },
  PaymentMethod: { OWNER: 'id type created card' },
  Card: { INHERITED: 'brand country last4 expMonth expYear' },
  NotificationPreferences: { INHERITED: 'abandonedCart itemMissing orderProgress' },
  ShippingAddress: { INHERITED: 'name phone address zones' },
  NewsletterConsent: { INHERITED: 'given at source' },
  PersonalData: { INHERITED: 'fileName content' },
  DeleteCustomerPayload: { INHERITED: 'deletedCustomerId' },
  Staff: {
    STAFF:
      'name periods orders order tasks packingSheet packingWeek week jobs rehearsal customers customer returnPreview missingPreview unappliedPayments products product sellers seller vacationPreview siteInformations pictures',
  },
  UnappliedPayment: { STAFF: 'at amount currency reason payment orderNumber email' },
  VacationPreview: { INHERITED: 'products carts' },
  StaffCustomer: {
    STAFF:
      'id firstName lastName email lang createdAt balance depositsHeld hasReusableBox orderCount balanceMovements closure',
  },
  StaffCustomerConnection: { INHERITED: 'edges count pageInfo' },
  StaffCustomerEdge: { INHERITED: 'cursor node' },
  ReturnItemsPayload: { INHERITED: 'order customer refunded' },
  ReturnPreview: { INHERITED: 'items discount gst pst deposit depositKept total toCard toBalance' },
  StaffWeek: {
    STAFF: 'period orders assembled missing missingAmount reusableBoxes places producers watched watchedCount',
  },
  StaffTasks: { STAFF: 'toPack missing failedJobs' },
  WeekPlace: { STAFF: 'location shippingZone slot orders assembled' },
  WeekProducer: { STAFF: 'name expected received missing' },
  WatchedOrder: { STAFF: 'order reasons missing refundRefused' },
  PackingWeek: { STAFF: 'period sheets producers' },
  PackingSheet: { STAFF: 'order code shippingZone box lines packer owed' },
  PackingLine: { STAFF: 'line temperature isAlcohol' },
  ProducerList: { STAFF: 'seller name quantity items' },
  ProducerItem: { STAFF: 'productName variantName temperature quantity orders lines' },
  ProducerLine: { STAFF: 'code line' },
  UpdateOrderLinesPayload: { INHERITED: 'orders lines' },
  Job: { STAFF: 'id name nextRun running lastRun lastWork lastFailure' },
  JobRun: { INHERITED: 'startedAt endedAt moved askedBy' },
  JobWork: { INHERITED: 'at moved' },
  ClosingRehearsal: { INHERITED: 'period total bought refused unsure waiting carts' },
  RehearsedCart: { INHERITED: 'customer lines total card reasons' },
  SiteInformations: { INHERITED: 'banner popup storedModal page', STAFF: 'version' },
  OperatorPage: { INHERITED: 'title updatedOn sections' },
  OperatorPageSection: { INHERITED: 'heading paragraphs' },
  Banner: { INHERITED: 'title description actionPrimary desktopImage mobileImage' },
  Popup: { INHERITED: 'active color icon cookieName title body actionPrimary actionSecondary' },
  StoredModal: { INHERITED: 'title body' },
  Action: { INHERITED: 'text url close external' },
};
