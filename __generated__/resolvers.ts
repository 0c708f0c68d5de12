import type * as Types from './schemaTypes.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductRow, VariantRow, SellerRow, CollectionRow, ProductPlacement } from '../server/snapshot/catalogueSnapshot.ts';
import type { ProductPage } from '../server/catalogue/catalogueLists.ts';
import type { SearchPage } from '../server/catalogue/catalogueSearch.ts';
import type { LocationRow, ShippingZoneRow, PlaceOnDay } from '../server/fulfilment/places.ts';
import type { MarketWeek } from '../rules/period.ts';
import type { CartView, CartLineView } from '../server/cart/cartView.ts';
import type { AttemptRow } from '../server/checkout/attempt/checkoutStore.ts';
import type { OrderView, OrderLineView, LineProblemView, FulfillmentView } from '../server/orders/orderView.ts';
import type { OrderEventView } from '../server/orders/orderEvent.ts';
import type { HeldContainers, MovementRow } from '../server/balance/balanceStore.ts';
import type { OpenProblemView } from '../server/orders/problemReports.ts';
import type { CustomerView } from '../server/account/customerView.ts';
import type { ShippingAddressRow } from '../server/database/peopleTables.ts';
import type { MembershipRow, ChargeRow } from '../server/membership/membershipStore.ts';
import type { CardRow } from '../server/cards/cardStore.ts';
import type { BasketRow } from '../server/baskets/basketStore.ts';
import type { UserBasketView } from '../server/baskets/userBasketView.ts';
import type { StaffView } from '../server/desk/deskService.ts';
import type { ServiceView } from '../server/serviceChecks/checkup.ts';
import type { SentMessage } from '../server/desk/customerMessageStore.ts';
import type { MessagePreview } from '../server/desk/customerMessages.ts';
import type { DeskCustomer } from '../server/desk/deskCustomerService.ts';
import type { PackingWeekView, SheetView, SheetLineView } from '../server/desk/packingView.ts';
import type { EnteredOrderPreview as EnteredOrderPreviewView } from '../server/checkout/entered/enteredOrder.ts';
import type { ProducerView, ItemView, ItemLineView } from '../server/desk/producerTotals.ts';
import type { StaffWeekView, WeekPlaceView, WatchedOrderView } from '../server/desk/weekService.ts';
import type { ProducerCount } from '../server/desk/weekStore.ts';
import type { CatalogueSaving as CatalogueSavingRow } from '../server/catalogueAdmin/savingStore.ts';
import type { ShownChange } from '../server/database/savingTables.ts';
import type { PlannedWeek, WeekPlanFrom } from '../server/catalogueAdmin/catalogueAdminService.ts';
import type { PlaceInService } from '../server/catalogueAdmin/producerDropOff.ts';
import type { PlannedPlace } from '../server/catalogueAdmin/placeDaysInWeek.ts';
import type { UnappliedRow } from '../server/checkout/attempt/unappliedStore.ts';
import type { NumbersGoods as NumbersGoodsView, NumbersMissing as NumbersMissingView, MarketNumbers as MarketNumbersView, NumbersWeek as NumbersWeekView } from '../server/accounting/marketNumbers.ts';
import type { MailableStatement, StatementDraft as StatementDraftView } from '../server/accounting/statementMailing.ts';
import type { SentStatement } from '../server/accounting/statementMailStore.ts';
import type { StatementItem as StatementItemView, StatementWeek as StatementWeekView } from '../server/accounting/statements.ts';
import type { SlipContactView } from '../server/slips/slipService.ts';
import type { SentSlip } from '../server/slips/slipStore.ts';
import type { StaffProposalsView, ProposalView } from '../server/proposals/proposalService.ts';
import type { DoneMove } from '../server/orderMoves/orderMoveService.ts';
import type { MoveGroup } from '../server/orderMoves/movePlan.ts';
import type { JobView } from '../server/jobs/jobService.ts';
import type { ClosingRehearsal as RehearsalView, RehearsedCart as RehearsedCartView } from '../server/checkout/closing/closingRehearsal.ts';
import type { ImageView } from '../server/pictures/pictureService.ts';
import type { BannerRow, PopupRow, StoredModalRow, MapOutlineRow, MarketIdentityRow, MarketContactRow, ActionRow, OperatorPageRow, OperatorPageSectionRow } from '../server/database/tables.ts';
import type { MarketSettings } from '../server/siteInformation/siteInformationStore.ts';
import type { Context } from '../server/api/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( MovementRow )
    | ( BasketRow )
    | ( CartView )
    | ( CollectionRow )
    | ( LocationRow )
    | ( MembershipRow )
    | ( OrderView )
    | ( AttemptRow )
    | ( MarketWeek )
    | ( ProductRow )
    | ( SellerRow )
    | ( ShippingZoneRow )
    | ( CustomerView )
    | ( UserBasketView )
    | ( VariantRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountClosure: ResolverTypeWrapper<Omit<Types.AccountClosure, 'baskets' | 'membership' | 'openOrders'> & { baskets: Array<ResolversTypes['UserBasket']>, membership?: Types.Maybe<ResolversTypes['Membership']>, openOrders: Array<ResolversTypes['Order']> }>;
  Action: ResolverTypeWrapper<ActionRow>;
  ActionInput: Types.ActionInput;
  Address: ResolverTypeWrapper<Types.Address>;
  AddressInput: Types.AddressInput;
  Allergen: Types.Allergen;
  AllergenDeclaration: ResolverTypeWrapper<Types.AllergenDeclaration>;
  AllergenDeclarationInput: Types.AllergenDeclarationInput;
  AllergenPresence: Types.AllergenPresence;
  Assembly: ResolverTypeWrapper<Types.Assembly>;
  Audience: Types.Audience;
  AutoCloseCode: Types.AutoCloseCode;
  AutoClosePreview: ResolverTypeWrapper<Types.AutoClosePreview>;
  AutoCloseReason: ResolverTypeWrapper<Types.AutoCloseReason>;
  BalanceMovement: ResolverTypeWrapper<MovementRow>;
  BalanceMovementConnection: ResolverTypeWrapper<Omit<Types.BalanceMovementConnection, 'edges'> & { edges: Array<ResolversTypes['BalanceMovementEdge']> }>;
  BalanceMovementEdge: ResolverTypeWrapper<Omit<Types.BalanceMovementEdge, 'node'> & { node: ResolversTypes['BalanceMovement'] }>;
  BalanceReason: Types.BalanceReason;
  Banner: ResolverTypeWrapper<BannerRow>;
  BannerInput: Types.BannerInput;
  Basket: ResolverTypeWrapper<BasketRow>;
  BasketFrequency: Types.BasketFrequency;
  BasketPreferencesInput: Types.BasketPreferencesInput;
  BasketWeek: ResolverTypeWrapper<Omit<Types.BasketWeek, 'period'> & { period: ResolversTypes['Period'] }>;
  BilingualText: ResolverTypeWrapper<Types.BilingualText>;
  BilingualTextInput: Types.BilingualTextInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CalendarWeek: ResolverTypeWrapper<PlannedWeek>;
  CalendarWeekInput: Types.CalendarWeekInput;
  CancelOrderPayload: ResolverTypeWrapper<Omit<Types.CancelOrderPayload, 'cart' | 'order'> & { cart: ResolversTypes['Cart'], order: ResolversTypes['Order'] }>;
  CancelRefund: ResolverTypeWrapper<Types.CancelRefund>;
  Card: ResolverTypeWrapper<Types.Card>;
  CardWanted: ResolverTypeWrapper<Omit<Types.CardWanted, 'period'> & { period: ResolversTypes['Period'] }>;
  Cart: ResolverTypeWrapper<CartView>;
  CartItem: ResolverTypeWrapper<CartLineView>;
  CartItemProblem: Types.CartItemProblem;
  CartStep: Types.CartStep;
  CatalogueCell: ResolverTypeWrapper<Types.CatalogueCell>;
  CatalogueCellInput: Types.CatalogueCellInput;
  CatalogueChange: ResolverTypeWrapper<ShownChange>;
  CatalogueKind: Types.CatalogueKind;
  CatalogueRecord: ResolverTypeWrapper<Types.CatalogueRecord>;
  CatalogueRecordInput: Types.CatalogueRecordInput;
  CatalogueSaving: ResolverTypeWrapper<CatalogueSavingRow>;
  CatalogueSource: Types.CatalogueSource;
  CatalogueVariant: ResolverTypeWrapper<Types.CatalogueVariant>;
  CatalogueVariantInput: Types.CatalogueVariantInput;
  Cents: ResolverTypeWrapper<Types.Scalars['Cents']['output']>;
  ChangedLine: ResolverTypeWrapper<Types.ChangedLine>;
  ClosingRehearsal: ResolverTypeWrapper<RehearsalView>;
  Collection: ResolverTypeWrapper<CollectionRow>;
  CollectionConnection: ResolverTypeWrapper<Omit<Types.CollectionConnection, 'edges'> & { edges: Array<ResolversTypes['CollectionEdge']> }>;
  CollectionEdge: ResolverTypeWrapper<Omit<Types.CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  CollectionFilter: Types.CollectionFilter;
  CollectionOrdering: Types.CollectionOrdering;
  CollectionSort: Types.CollectionSort;
  CollectionWhere: Types.CollectionWhere;
  CombineOrdersPayload: ResolverTypeWrapper<Omit<Types.CombineOrdersPayload, 'merged' | 'order'> & { merged: ResolversTypes['Order'], order: ResolversTypes['Order'] }>;
  ConsentSource: Types.ConsentSource;
  Contact: ResolverTypeWrapper<Types.Contact>;
  CrateBox: Types.CrateBox;
  CreditAsked: Types.CreditAsked;
  CustomerMessage: ResolverTypeWrapper<SentMessage>;
  CustomerMessageInput: Types.CustomerMessageInput;
  CustomerMessageMail: ResolverTypeWrapper<Types.CustomerMessageMail>;
  CustomerMessagePreview: ResolverTypeWrapper<MessagePreview>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateRange: ResolverTypeWrapper<Types.DateRange>;
  DateRangeInput: Types.DateRangeInput;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeleteCustomerPayload: ResolverTypeWrapper<Types.DeleteCustomerPayload>;
  DeliveryWaiver: Types.DeliveryWaiver;
  Diet: Types.Diet;
  DietaryNeed: Types.DietaryNeed;
  Direction: Types.Direction;
  DropOff: ResolverTypeWrapper<Types.DropOff>;
  DropOffInput: Types.DropOffInput;
  EnteredItem: ResolverTypeWrapper<CartLineView>;
  EnteredItemInput: Types.EnteredItemInput;
  EnteredOrderInput: Types.EnteredOrderInput;
  EnteredOrderPreview: ResolverTypeWrapper<EnteredOrderPreviewView>;
  EnteredPersonInput: Types.EnteredPersonInput;
  EpochSeconds: ResolverTypeWrapper<Types.Scalars['EpochSeconds']['output']>;
  ErrorCode: Types.ErrorCode;
  FixedBasket: ResolverTypeWrapper<Omit<Types.FixedBasket, 'period'> & { period: ResolversTypes['Period'] }>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<Types.FocalPoint>;
  FocalPointInput: Types.FocalPointInput;
  Fulfillment: ResolverTypeWrapper<FulfillmentView>;
  GoodsDays: ResolverTypeWrapper<Omit<Types.GoodsDays, 'places'> & { places: Array<ResolversTypes['ServingPlace']> }>;
  HaltedPurchasesInput: Types.HaltedPurchasesInput;
  HeldContainers: ResolverTypeWrapper<HeldContainers>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageView>;
  ImageInput: Types.ImageInput;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Job: ResolverTypeWrapper<JobView>;
  JobName: Types.JobName;
  JobRun: ResolverTypeWrapper<Types.JobRun>;
  JobWork: ResolverTypeWrapper<Types.JobWork>;
  Language: Types.Language;
  LineReturn: ResolverTypeWrapper<Types.LineReturn>;
  LineStatus: Types.LineStatus;
  Location: ResolverTypeWrapper<LocationRow>;
  LocationFilter: Types.LocationFilter;
  MapOutline: ResolverTypeWrapper<MapOutlineRow>;
  Market: ResolverTypeWrapper<MarketSettings>;
  MarketContact: ResolverTypeWrapper<MarketContactRow>;
  MarketContactInput: Types.MarketContactInput;
  MarketIdentity: ResolverTypeWrapper<MarketIdentityRow>;
  MarketIdentityInput: Types.MarketIdentityInput;
  MarketLink: ResolverTypeWrapper<Types.MarketLink>;
  MarketLinkInput: Types.MarketLinkInput;
  MarketNumbers: ResolverTypeWrapper<MarketNumbersView>;
  MarketOffers: ResolverTypeWrapper<Types.MarketOffers>;
  MarketPause: Types.MarketPause;
  MarketRules: ResolverTypeWrapper<Types.MarketRules>;
  MarketRulesInput: Types.MarketRulesInput;
  MarketService: ResolverTypeWrapper<ServiceView>;
  MarketServiceName: Types.MarketServiceName;
  MarketServiceSource: Types.MarketServiceSource;
  MarketServices: ResolverTypeWrapper<Omit<Types.MarketServices, 'items'> & { items: Array<ResolversTypes['MarketService']> }>;
  MarketTerms: ResolverTypeWrapper<Types.MarketTerms>;
  MarketTermsInput: Types.MarketTermsInput;
  MarketTime: ResolverTypeWrapper<Types.MarketTime>;
  MarketTimeInput: Types.MarketTimeInput;
  MeasureUnit: Types.MeasureUnit;
  Membership: ResolverTypeWrapper<MembershipRow>;
  MembershipCard: ResolverTypeWrapper<Types.MembershipCard>;
  MembershipReceipt: ResolverTypeWrapper<ChargeRow>;
  MembershipStatus: Types.MembershipStatus;
  MissingWish: Types.MissingWish;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeedCount: ResolverTypeWrapper<Types.NeedCount>;
  NewsletterConsent: ResolverTypeWrapper<Types.NewsletterConsent>;
  NextBasket: ResolverTypeWrapper<Omit<Types.NextBasket, 'location' | 'period' | 'shippingZone'> & { location?: Types.Maybe<ResolversTypes['Location']>, period: ResolversTypes['Period'], shippingZone?: Types.Maybe<ResolversTypes['ShippingZone']> }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationPreferences: ResolverTypeWrapper<Types.NotificationPreferences>;
  NotificationPreferencesInput: Types.NotificationPreferencesInput;
  NumbersGoods: ResolverTypeWrapper<NumbersGoodsView>;
  NumbersMissing: ResolverTypeWrapper<NumbersMissingView>;
  NumbersWeek: ResolverTypeWrapper<NumbersWeekView>;
  Nutrition: ResolverTypeWrapper<Types.Nutrition>;
  NutritionInput: Types.NutritionInput;
  OperatorPage: ResolverTypeWrapper<Types.OperatorPage>;
  OperatorPageLink: ResolverTypeWrapper<Types.OperatorPageLink>;
  OperatorPageName: Types.OperatorPageName;
  OperatorPageSection: ResolverTypeWrapper<Types.OperatorPageSection>;
  OperatorPagesInput: Types.OperatorPagesInput;
  OperatorText: ResolverTypeWrapper<Omit<Types.OperatorText, 'own' | 'standard'> & { own?: Types.Maybe<ResolversTypes['OperatorTextPage']>, standard?: Types.Maybe<ResolversTypes['OperatorTextPage']> }>;
  OperatorTextInput: Types.OperatorTextInput;
  OperatorTextLink: ResolverTypeWrapper<Types.OperatorTextLink>;
  OperatorTextLinkInput: Types.OperatorTextLinkInput;
  OperatorTextPage: ResolverTypeWrapper<OperatorPageRow>;
  OperatorTextPageInput: Types.OperatorTextPageInput;
  OperatorTextSection: ResolverTypeWrapper<OperatorPageSectionRow>;
  OperatorTextSectionInput: Types.OperatorTextSectionInput;
  Order: ResolverTypeWrapper<OrderView>;
  OrderAgainChange: ResolverTypeWrapper<Omit<Types.OrderAgainChange, 'line' | 'variant'> & { line: ResolversTypes['OrderLine'], variant?: Types.Maybe<ResolversTypes['Variant']> }>;
  OrderAgainPayload: ResolverTypeWrapper<Omit<Types.OrderAgainPayload, 'cart' | 'changes' | 'missing'> & { cart: ResolversTypes['Cart'], changes: Array<ResolversTypes['OrderAgainChange']>, missing: Array<ResolversTypes['OrderLine']> }>;
  OrderAgainShortage: Types.OrderAgainShortage;
  OrderCash: ResolverTypeWrapper<Types.OrderCash>;
  OrderConnection: ResolverTypeWrapper<Omit<Types.OrderConnection, 'edges'> & { edges: Array<ResolversTypes['OrderEdge']> }>;
  OrderContainers: ResolverTypeWrapper<Omit<Types.OrderContainers, 'containers'> & { containers?: Types.Maybe<Array<ResolversTypes['HeldContainers']>> }>;
  OrderEdge: ResolverTypeWrapper<Omit<Types.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEventView>;
  OrderEventAuthor: Types.OrderEventAuthor;
  OrderEventKind: Types.OrderEventKind;
  OrderLine: ResolverTypeWrapper<OrderLineView>;
  OrderMove: ResolverTypeWrapper<DoneMove>;
  OrderMoveGroup: ResolverTypeWrapper<MoveGroup>;
  OrderMoveInput: Types.OrderMoveInput;
  OrderMovePreview: ResolverTypeWrapper<Omit<Types.OrderMovePreview, 'groups'> & { groups: Array<ResolversTypes['OrderMoveGroup']> }>;
  OrderProblem: ResolverTypeWrapper<LineProblemView>;
  OrderStatus: Types.OrderStatus;
  OutlineKind: Types.OutlineKind;
  PackingLine: ResolverTypeWrapper<SheetLineView>;
  PackingSheet: ResolverTypeWrapper<SheetView>;
  PackingWeek: ResolverTypeWrapper<PackingWeekView>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Payment: ResolverTypeWrapper<AttemptRow>;
  PaymentLink: ResolverTypeWrapper<Types.PaymentLink>;
  PaymentLinkState: Types.PaymentLinkState;
  PaymentMethod: ResolverTypeWrapper<CardRow>;
  PaymentState: Types.PaymentState;
  Period: ResolverTypeWrapper<MarketWeek>;
  PersonalData: ResolverTypeWrapper<Types.PersonalData>;
  PlaceDay: ResolverTypeWrapper<PlaceOnDay>;
  PlaceDayInput: Types.PlaceDayInput;
  PlannedPlace: ResolverTypeWrapper<PlannedPlace>;
  PlannedPlaceInput: Types.PlannedPlaceInput;
  Popup: ResolverTypeWrapper<PopupRow>;
  PopupInput: Types.PopupInput;
  Position: ResolverTypeWrapper<Types.Position>;
  PostalArea: ResolverTypeWrapper<Types.PostalArea>;
  ProblemDecision: Types.ProblemDecision;
  ProblemKind: Types.ProblemKind;
  ProblemStatus: Types.ProblemStatus;
  ProducerItem: ResolverTypeWrapper<ItemView>;
  ProducerLine: ResolverTypeWrapper<ItemLineView>;
  ProducerList: ResolverTypeWrapper<ProducerView>;
  ProducerStatement: ResolverTypeWrapper<MailableStatement>;
  ProducerStatements: ResolverTypeWrapper<Omit<Types.ProducerStatements, 'periods' | 'statements'> & { periods: Array<ResolversTypes['Period']>, statements: Array<ResolversTypes['ProducerStatement']> }>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductCollection: ResolverTypeWrapper<ProductPlacement>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<Types.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: Types.ProductFilter;
  ProductInput: Types.ProductInput;
  ProductOrdering: Types.ProductOrdering;
  ProductSort: Types.ProductSort;
  ProductStatus: Types.ProductStatus;
  ProductWhere: Types.ProductWhere;
  Proposal: ResolverTypeWrapper<ProposalView>;
  ProposalKind: Types.ProposalKind;
  ProposalRefusal: Types.ProposalRefusal;
  ProposalStatus: Types.ProposalStatus;
  ProposalToAnswer: Types.ProposalToAnswer;
  QuantityChangeInput: Types.QuantityChangeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReceiptUndo: Types.ReceiptUndo;
  ReceiptUndoReason: Types.ReceiptUndoReason;
  RefundState: Types.RefundState;
  RefundTarget: Types.RefundTarget;
  RehearsedCart: ResolverTypeWrapper<RehearsedCartView>;
  ReportedProblem: ResolverTypeWrapper<OpenProblemView>;
  ReturnItemsPayload: ResolverTypeWrapper<Omit<Types.ReturnItemsPayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversTypes['StaffCustomer']>, order: ResolversTypes['Order'] }>;
  ReturnPreview: ResolverTypeWrapper<Types.ReturnPreview>;
  ReturnedContainersInput: Types.ReturnedContainersInput;
  ReturnedItemInput: Types.ReturnedItemInput;
  SalesFigures: ResolverTypeWrapper<Types.SalesFigures>;
  SalesReport: ResolverTypeWrapper<Types.SalesReport>;
  SalesSums: ResolverTypeWrapper<Types.SalesSums>;
  SaveCatalogueRecordsPayload: ResolverTypeWrapper<Omit<Types.SaveCatalogueRecordsPayload, 'saving'> & { saving?: Types.Maybe<ResolversTypes['CatalogueSaving']> }>;
  SearchAdvice: ResolverTypeWrapper<Types.SearchAdvice>;
  SearchAdviceKind: Types.SearchAdviceKind;
  SearchConnection: ResolverTypeWrapper<SearchPage>;
  SearchShelf: ResolverTypeWrapper<Omit<Types.SearchShelf, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  Season: ResolverTypeWrapper<Types.Season>;
  Seller: ResolverTypeWrapper<SellerRow>;
  SellerConnection: ResolverTypeWrapper<Omit<Types.SellerConnection, 'edges'> & { edges: Array<ResolversTypes['SellerEdge']> }>;
  SellerEdge: ResolverTypeWrapper<Omit<Types.SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SellerInput: Types.SellerInput;
  SellerOrdering: Types.SellerOrdering;
  SellerSort: Types.SellerSort;
  ServingPlace: ResolverTypeWrapper<PlaceInService>;
  ServingUnit: Types.ServingUnit;
  SetupStep: ResolverTypeWrapper<Types.SetupStep>;
  SetupStepName: Types.SetupStepName;
  ShippingAddress: ResolverTypeWrapper<ShippingAddressRow>;
  ShippingAddressInput: Types.ShippingAddressInput;
  ShippingPreference: Types.ShippingPreference;
  ShippingZone: ResolverTypeWrapper<ShippingZoneRow>;
  ShippingZoneFilter: Types.ShippingZoneFilter;
  ShopPage: Types.ShopPage;
  ShortageRule: Types.ShortageRule;
  SiteInformations: ResolverTypeWrapper<MarketSettings>;
  SiteInformationsInput: Types.SiteInformationsInput;
  SiteVersion: ResolverTypeWrapper<Omit<Types.SiteVersion, 'siteInformations'> & { siteInformations: ResolversTypes['SiteInformations'] }>;
  SlipContact: ResolverTypeWrapper<SlipContactView>;
  SlipMail: ResolverTypeWrapper<SentSlip>;
  SlipMailStatus: Types.SlipMailStatus;
  Staff: ResolverTypeWrapper<StaffView>;
  StaffCustomer: ResolverTypeWrapper<DeskCustomer>;
  StaffCustomerConnection: ResolverTypeWrapper<Omit<Types.StaffCustomerConnection, 'edges'> & { edges: Array<ResolversTypes['StaffCustomerEdge']> }>;
  StaffCustomerEdge: ResolverTypeWrapper<Omit<Types.StaffCustomerEdge, 'node'> & { node: ResolversTypes['StaffCustomer'] }>;
  StaffOrderFilter: Types.StaffOrderFilter;
  StaffProposals: ResolverTypeWrapper<StaffProposalsView>;
  StaffRole: Types.StaffRole;
  StaffTasks: ResolverTypeWrapper<Types.StaffTasks>;
  StaffWeek: ResolverTypeWrapper<StaffWeekView>;
  StartTrialPayload: ResolverTypeWrapper<Omit<Types.StartTrialPayload, 'cart' | 'membership' | 'user'> & { cart: ResolversTypes['Cart'], membership: ResolversTypes['Membership'], user: ResolversTypes['User'] }>;
  StatementDraft: ResolverTypeWrapper<StatementDraftView>;
  StatementItem: ResolverTypeWrapper<StatementItemView>;
  StatementMail: ResolverTypeWrapper<SentStatement>;
  StatementSums: ResolverTypeWrapper<Types.StatementSums>;
  StatementToSend: Types.StatementToSend;
  StatementWeek: ResolverTypeWrapper<StatementWeekView>;
  StayReason: Types.StayReason;
  StayingOrder: ResolverTypeWrapper<Types.StayingOrder>;
  StoredModal: ResolverTypeWrapper<StoredModalRow>;
  StoredModalInput: Types.StoredModalInput;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  TagColor: Types.TagColor;
  TaxKind: Types.TaxKind;
  TaxNumbers: ResolverTypeWrapper<Types.TaxNumbers>;
  TaxNumbersInput: Types.TaxNumbersInput;
  TaxRate: ResolverTypeWrapper<Types.TaxRate>;
  TaxRateInput: Types.TaxRateInput;
  Temperature: Types.Temperature;
  TermsAgreement: ResolverTypeWrapper<Types.TermsAgreement>;
  TextSource: Types.TextSource;
  TextValue: ResolverTypeWrapper<Types.TextValue>;
  Texts: ResolverTypeWrapper<Types.Texts>;
  TimeSlot: ResolverTypeWrapper<Types.TimeSlot>;
  Totals: ResolverTypeWrapper<Types.Totals>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UnappliedPayment: ResolverTypeWrapper<UnappliedRow>;
  UnappliedReason: Types.UnappliedReason;
  UndeclaredNeed: ResolverTypeWrapper<Types.UndeclaredNeed>;
  UndeclaredNeedKind: Types.UndeclaredNeedKind;
  UnitPrice: ResolverTypeWrapper<Types.UnitPrice>;
  UnsureReason: Types.UnsureReason;
  UpdateBasketInput: Types.UpdateBasketInput;
  UpdateCartInput: Types.UpdateCartInput;
  UpdateOrderLinesPayload: ResolverTypeWrapper<Omit<Types.UpdateOrderLinesPayload, 'lines' | 'orders'> & { lines: Array<ResolversTypes['OrderLine']>, orders: Array<ResolversTypes['Order']> }>;
  UpdateShoppingSessionInput: Types.UpdateShoppingSessionInput;
  UpdateUserInput: Types.UpdateUserInput;
  User: ResolverTypeWrapper<CustomerView>;
  UserBasket: ResolverTypeWrapper<UserBasketView>;
  Vacation: ResolverTypeWrapper<Types.Vacation>;
  VacationInput: Types.VacationInput;
  VacationPreview: ResolverTypeWrapper<Types.VacationPreview>;
  Variant: ResolverTypeWrapper<VariantRow>;
  VariantInput: Types.VariantInput;
  WatchReason: Types.WatchReason;
  WatchedOrder: ResolverTypeWrapper<WatchedOrderView>;
  WeekPlace: ResolverTypeWrapper<WeekPlaceView>;
  WeekPlan: ResolverTypeWrapper<WeekPlanFrom>;
  WeekPlanInput: Types.WeekPlanInput;
  WeekPlans: ResolverTypeWrapper<Omit<Types.WeekPlans, 'plans'> & { plans: Array<ResolversTypes['WeekPlan']> }>;
  WeekProducer: ResolverTypeWrapper<ProducerCount>;
  WeeklyHours: ResolverTypeWrapper<Types.WeeklyHours>;
  WeeklyHoursInput: Types.WeeklyHoursInput;
  WeeklyMoment: ResolverTypeWrapper<Types.WeeklyMoment>;
  WeeklyMomentInput: Types.WeeklyMomentInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountClosure: Omit<Types.AccountClosure, 'baskets' | 'membership' | 'openOrders'> & { baskets: Array<ResolversParentTypes['UserBasket']>, membership?: Types.Maybe<ResolversParentTypes['Membership']>, openOrders: Array<ResolversParentTypes['Order']> };
  Action: ActionRow;
  ActionInput: Types.ActionInput;
  Address: Types.Address;
  AddressInput: Types.AddressInput;
  AllergenDeclaration: Types.AllergenDeclaration;
  AllergenDeclarationInput: Types.AllergenDeclarationInput;
  Assembly: Types.Assembly;
  AutoClosePreview: Types.AutoClosePreview;
  AutoCloseReason: Types.AutoCloseReason;
  BalanceMovement: MovementRow;
  BalanceMovementConnection: Omit<Types.BalanceMovementConnection, 'edges'> & { edges: Array<ResolversParentTypes['BalanceMovementEdge']> };
  BalanceMovementEdge: Omit<Types.BalanceMovementEdge, 'node'> & { node: ResolversParentTypes['BalanceMovement'] };
  Banner: BannerRow;
  BannerInput: Types.BannerInput;
  Basket: BasketRow;
  BasketPreferencesInput: Types.BasketPreferencesInput;
  BasketWeek: Omit<Types.BasketWeek, 'period'> & { period: ResolversParentTypes['Period'] };
  BilingualText: Types.BilingualText;
  BilingualTextInput: Types.BilingualTextInput;
  Boolean: Types.Scalars['Boolean']['output'];
  CalendarWeek: PlannedWeek;
  CalendarWeekInput: Types.CalendarWeekInput;
  CancelOrderPayload: Omit<Types.CancelOrderPayload, 'cart' | 'order'> & { cart: ResolversParentTypes['Cart'], order: ResolversParentTypes['Order'] };
  CancelRefund: Types.CancelRefund;
  Card: Types.Card;
  CardWanted: Omit<Types.CardWanted, 'period'> & { period: ResolversParentTypes['Period'] };
  Cart: CartView;
  CartItem: CartLineView;
  CatalogueCell: Types.CatalogueCell;
  CatalogueCellInput: Types.CatalogueCellInput;
  CatalogueChange: ShownChange;
  CatalogueRecord: Types.CatalogueRecord;
  CatalogueRecordInput: Types.CatalogueRecordInput;
  CatalogueSaving: CatalogueSavingRow;
  CatalogueVariant: Types.CatalogueVariant;
  CatalogueVariantInput: Types.CatalogueVariantInput;
  Cents: Types.Scalars['Cents']['output'];
  ChangedLine: Types.ChangedLine;
  ClosingRehearsal: RehearsalView;
  Collection: CollectionRow;
  CollectionConnection: Omit<Types.CollectionConnection, 'edges'> & { edges: Array<ResolversParentTypes['CollectionEdge']> };
  CollectionEdge: Omit<Types.CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  CollectionFilter: Types.CollectionFilter;
  CollectionOrdering: Types.CollectionOrdering;
  CollectionWhere: Types.CollectionWhere;
  CombineOrdersPayload: Omit<Types.CombineOrdersPayload, 'merged' | 'order'> & { merged: ResolversParentTypes['Order'], order: ResolversParentTypes['Order'] };
  Contact: Types.Contact;
  CustomerMessage: SentMessage;
  CustomerMessageInput: Types.CustomerMessageInput;
  CustomerMessageMail: Types.CustomerMessageMail;
  CustomerMessagePreview: MessagePreview;
  Date: Types.Scalars['Date']['output'];
  DateRange: Types.DateRange;
  DateRangeInput: Types.DateRangeInput;
  DateTime: Types.Scalars['DateTime']['output'];
  DeleteCustomerPayload: Types.DeleteCustomerPayload;
  DropOff: Types.DropOff;
  DropOffInput: Types.DropOffInput;
  EnteredItem: CartLineView;
  EnteredItemInput: Types.EnteredItemInput;
  EnteredOrderInput: Types.EnteredOrderInput;
  EnteredOrderPreview: EnteredOrderPreviewView;
  EnteredPersonInput: Types.EnteredPersonInput;
  EpochSeconds: Types.Scalars['EpochSeconds']['output'];
  FixedBasket: Omit<Types.FixedBasket, 'period'> & { period: ResolversParentTypes['Period'] };
  Float: Types.Scalars['Float']['output'];
  FocalPoint: Types.FocalPoint;
  FocalPointInput: Types.FocalPointInput;
  Fulfillment: FulfillmentView;
  GoodsDays: Omit<Types.GoodsDays, 'places'> & { places: Array<ResolversParentTypes['ServingPlace']> };
  HaltedPurchasesInput: Types.HaltedPurchasesInput;
  HeldContainers: HeldContainers;
  ID: Types.Scalars['ID']['output'];
  Image: ImageView;
  ImageInput: Types.ImageInput;
  Int: Types.Scalars['Int']['output'];
  Job: JobView;
  JobRun: Types.JobRun;
  JobWork: Types.JobWork;
  LineReturn: Types.LineReturn;
  Location: LocationRow;
  LocationFilter: Types.LocationFilter;
  MapOutline: MapOutlineRow;
  Market: MarketSettings;
  MarketContact: MarketContactRow;
  MarketContactInput: Types.MarketContactInput;
  MarketIdentity: MarketIdentityRow;
  MarketIdentityInput: Types.MarketIdentityInput;
  MarketLink: Types.MarketLink;
  MarketLinkInput: Types.MarketLinkInput;
  MarketNumbers: MarketNumbersView;
  MarketOffers: Types.MarketOffers;
  MarketRules: Types.MarketRules;
  MarketRulesInput: Types.MarketRulesInput;
  MarketService: ServiceView;
  MarketServices: Omit<Types.MarketServices, 'items'> & { items: Array<ResolversParentTypes['MarketService']> };
  MarketTerms: Types.MarketTerms;
  MarketTermsInput: Types.MarketTermsInput;
  MarketTime: Types.MarketTime;
  MarketTimeInput: Types.MarketTimeInput;
  Membership: MembershipRow;
  MembershipCard: Types.MembershipCard;
  MembershipReceipt: ChargeRow;
  Mutation: Record<PropertyKey, never>;
  NeedCount: Types.NeedCount;
  NewsletterConsent: Types.NewsletterConsent;
  NextBasket: Omit<Types.NextBasket, 'location' | 'period' | 'shippingZone'> & { location?: Types.Maybe<ResolversParentTypes['Location']>, period: ResolversParentTypes['Period'], shippingZone?: Types.Maybe<ResolversParentTypes['ShippingZone']> };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationPreferences: Types.NotificationPreferences;
  NotificationPreferencesInput: Types.NotificationPreferencesInput;
  NumbersGoods: NumbersGoodsView;
  NumbersMissing: NumbersMissingView;
  NumbersWeek: NumbersWeekView;
  Nutrition: Types.Nutrition;
  NutritionInput: Types.NutritionInput;
  OperatorPage: Types.OperatorPage;
  OperatorPageLink: Types.OperatorPageLink;
  OperatorPageSection: Types.OperatorPageSection;
  OperatorPagesInput: Types.OperatorPagesInput;
  OperatorText: Omit<Types.OperatorText, 'own' | 'standard'> & { own?: Types.Maybe<ResolversParentTypes['OperatorTextPage']>, standard?: Types.Maybe<ResolversParentTypes['OperatorTextPage']> };
  OperatorTextInput: Types.OperatorTextInput;
  OperatorTextLink: Types.OperatorTextLink;
  OperatorTextLinkInput: Types.OperatorTextLinkInput;
  OperatorTextPage: OperatorPageRow;
  OperatorTextPageInput: Types.OperatorTextPageInput;
  OperatorTextSection: OperatorPageSectionRow;
  OperatorTextSectionInput: Types.OperatorTextSectionInput;
  Order: OrderView;
  OrderAgainChange: Omit<Types.OrderAgainChange, 'line' | 'variant'> & { line: ResolversParentTypes['OrderLine'], variant?: Types.Maybe<ResolversParentTypes['Variant']> };
  OrderAgainPayload: Omit<Types.OrderAgainPayload, 'cart' | 'changes' | 'missing'> & { cart: ResolversParentTypes['Cart'], changes: Array<ResolversParentTypes['OrderAgainChange']>, missing: Array<ResolversParentTypes['OrderLine']> };
  OrderCash: Types.OrderCash;
  OrderConnection: Omit<Types.OrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['OrderEdge']> };
  OrderContainers: Omit<Types.OrderContainers, 'containers'> & { containers?: Types.Maybe<Array<ResolversParentTypes['HeldContainers']>> };
  OrderEdge: Omit<Types.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEventView;
  OrderLine: OrderLineView;
  OrderMove: DoneMove;
  OrderMoveGroup: MoveGroup;
  OrderMoveInput: Types.OrderMoveInput;
  OrderMovePreview: Omit<Types.OrderMovePreview, 'groups'> & { groups: Array<ResolversParentTypes['OrderMoveGroup']> };
  OrderProblem: LineProblemView;
  PackingLine: SheetLineView;
  PackingSheet: SheetView;
  PackingWeek: PackingWeekView;
  PageInfo: Types.PageInfo;
  Payment: AttemptRow;
  PaymentLink: Types.PaymentLink;
  PaymentMethod: CardRow;
  Period: MarketWeek;
  PersonalData: Types.PersonalData;
  PlaceDay: PlaceOnDay;
  PlaceDayInput: Types.PlaceDayInput;
  PlannedPlace: PlannedPlace;
  PlannedPlaceInput: Types.PlannedPlaceInput;
  Popup: PopupRow;
  PopupInput: Types.PopupInput;
  Position: Types.Position;
  PostalArea: Types.PostalArea;
  ProducerItem: ItemView;
  ProducerLine: ItemLineView;
  ProducerList: ProducerView;
  ProducerStatement: MailableStatement;
  ProducerStatements: Omit<Types.ProducerStatements, 'periods' | 'statements'> & { periods: Array<ResolversParentTypes['Period']>, statements: Array<ResolversParentTypes['ProducerStatement']> };
  Product: ProductRow;
  ProductCollection: ProductPlacement;
  ProductConnection: ProductPage;
  ProductEdge: Omit<Types.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: Types.ProductFilter;
  ProductInput: Types.ProductInput;
  ProductOrdering: Types.ProductOrdering;
  ProductWhere: Types.ProductWhere;
  Proposal: ProposalView;
  ProposalToAnswer: Types.ProposalToAnswer;
  QuantityChangeInput: Types.QuantityChangeInput;
  Query: Record<PropertyKey, never>;
  RehearsedCart: RehearsedCartView;
  ReportedProblem: OpenProblemView;
  ReturnItemsPayload: Omit<Types.ReturnItemsPayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversParentTypes['StaffCustomer']>, order: ResolversParentTypes['Order'] };
  ReturnPreview: Types.ReturnPreview;
  ReturnedContainersInput: Types.ReturnedContainersInput;
  ReturnedItemInput: Types.ReturnedItemInput;
  SalesFigures: Types.SalesFigures;
  SalesReport: Types.SalesReport;
  SalesSums: Types.SalesSums;
  SaveCatalogueRecordsPayload: Omit<Types.SaveCatalogueRecordsPayload, 'saving'> & { saving?: Types.Maybe<ResolversParentTypes['CatalogueSaving']> };
  SearchAdvice: Types.SearchAdvice;
  SearchConnection: SearchPage;
  SearchShelf: Omit<Types.SearchShelf, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  Season: Types.Season;
  Seller: SellerRow;
  SellerConnection: Omit<Types.SellerConnection, 'edges'> & { edges: Array<ResolversParentTypes['SellerEdge']> };
  SellerEdge: Omit<Types.SellerEdge, 'node'> & { node: ResolversParentTypes['Seller'] };
  SellerInput: Types.SellerInput;
  SellerOrdering: Types.SellerOrdering;
  ServingPlace: PlaceInService;
  SetupStep: Types.SetupStep;
  ShippingAddress: ShippingAddressRow;
  ShippingAddressInput: Types.ShippingAddressInput;
  ShippingZone: ShippingZoneRow;
  ShippingZoneFilter: Types.ShippingZoneFilter;
  SiteInformations: MarketSettings;
  SiteInformationsInput: Types.SiteInformationsInput;
  SiteVersion: Omit<Types.SiteVersion, 'siteInformations'> & { siteInformations: ResolversParentTypes['SiteInformations'] };
  SlipContact: SlipContactView;
  SlipMail: SentSlip;
  Staff: StaffView;
  StaffCustomer: DeskCustomer;
  StaffCustomerConnection: Omit<Types.StaffCustomerConnection, 'edges'> & { edges: Array<ResolversParentTypes['StaffCustomerEdge']> };
  StaffCustomerEdge: Omit<Types.StaffCustomerEdge, 'node'> & { node: ResolversParentTypes['StaffCustomer'] };
  StaffOrderFilter: Types.StaffOrderFilter;
  StaffProposals: StaffProposalsView;
  StaffTasks: Types.StaffTasks;
  StaffWeek: StaffWeekView;
  StartTrialPayload: Omit<Types.StartTrialPayload, 'cart' | 'membership' | 'user'> & { cart: ResolversParentTypes['Cart'], membership: ResolversParentTypes['Membership'], user: ResolversParentTypes['User'] };
  StatementDraft: StatementDraftView;
  StatementItem: StatementItemView;
  StatementMail: SentStatement;
  StatementSums: Types.StatementSums;
  StatementToSend: Types.StatementToSend;
  StatementWeek: StatementWeekView;
  StayingOrder: Types.StayingOrder;
  StoredModal: StoredModalRow;
  StoredModalInput: Types.StoredModalInput;
  String: Types.Scalars['String']['output'];
  TaxNumbers: Types.TaxNumbers;
  TaxNumbersInput: Types.TaxNumbersInput;
  TaxRate: Types.TaxRate;
  TaxRateInput: Types.TaxRateInput;
  TermsAgreement: Types.TermsAgreement;
  TextValue: Types.TextValue;
  Texts: Types.Texts;
  TimeSlot: Types.TimeSlot;
  Totals: Types.Totals;
  URL: Types.Scalars['URL']['output'];
  UnappliedPayment: UnappliedRow;
  UndeclaredNeed: Types.UndeclaredNeed;
  UnitPrice: Types.UnitPrice;
  UpdateBasketInput: Types.UpdateBasketInput;
  UpdateCartInput: Types.UpdateCartInput;
  UpdateOrderLinesPayload: Omit<Types.UpdateOrderLinesPayload, 'lines' | 'orders'> & { lines: Array<ResolversParentTypes['OrderLine']>, orders: Array<ResolversParentTypes['Order']> };
  UpdateShoppingSessionInput: Types.UpdateShoppingSessionInput;
  UpdateUserInput: Types.UpdateUserInput;
  User: CustomerView;
  UserBasket: UserBasketView;
  Vacation: Types.Vacation;
  VacationInput: Types.VacationInput;
  VacationPreview: Types.VacationPreview;
  Variant: VariantRow;
  VariantInput: Types.VariantInput;
  WatchedOrder: WatchedOrderView;
  WeekPlace: WeekPlaceView;
  WeekPlan: WeekPlanFrom;
  WeekPlanInput: Types.WeekPlanInput;
  WeekPlans: Omit<Types.WeekPlans, 'plans'> & { plans: Array<ResolversParentTypes['WeekPlan']> };
  WeekProducer: ProducerCount;
  WeeklyHours: Types.WeeklyHours;
  WeeklyHoursInput: Types.WeeklyHoursInput;
  WeeklyMoment: Types.WeeklyMoment;
  WeeklyMomentInput: Types.WeeklyMomentInput;
};

export type AccessDirectiveArgs = {
  to: Types.Audience;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NamesDirectiveArgs = {
  else?: Types.ErrorCode;
  type: Types.Scalars['String']['input'];
};

export type NamesDirectiveResolver<Result, Parent, ContextType = Context, Args = NamesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RaisesDirectiveArgs = {
  codes: Array<Types.ErrorCode>;
};

export type RaisesDirectiveResolver<Result, Parent, ContextType = Context, Args = RaisesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ShowsDirectiveArgs = {
  key: Types.Maybe<Types.Scalars['String']['input']>;
  params?: Array<Types.Scalars['String']['input']>;
};

export type ShowsDirectiveResolver<Result, Parent, ContextType = Context, Args = ShowsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountClosureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountClosure'] = ResolversParentTypes['AccountClosure']> = {
  baskets?: Resolver<Array<ResolversTypes['UserBasket']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  membership?: Resolver<Types.Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  openOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Action'] = ResolversParentTypes['Action']> = {
  close?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postal_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllergenDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllergenDeclaration'] = ResolversParentTypes['AllergenDeclaration']> = {
  allergen?: Resolver<ResolversTypes['Allergen'], ParentType, ContextType>;
  presence?: Resolver<ResolversTypes['AllergenPresence'], ParentType, ContextType>;
};

export type AssemblyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assembly'] = ResolversParentTypes['Assembly']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AutoClosePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoClosePreview'] = ResolversParentTypes['AutoClosePreview']> = {
  buys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['AutoCloseReason']>, ParentType, ContextType>;
};

export type AutoCloseReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoCloseReason'] = ResolversParentTypes['AutoCloseReason']> = {
  code?: Resolver<ResolversTypes['AutoCloseCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceMovement'] = ResolversParentTypes['BalanceMovement']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BalanceReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BalanceMovementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceMovementConnection'] = ResolversParentTypes['BalanceMovementConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['BalanceMovementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BalanceMovementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceMovementEdge'] = ResolversParentTypes['BalanceMovementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BalanceMovement'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  actionPrimary?: Resolver<Types.Maybe<ResolversTypes['Action']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  desktopImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mobileImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
};

export type BasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  comparedAtPrice?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first?: Resolver<ResolversTypes['NextBasket'], ParentType, ContextType, Partial<Types.BasketFirstArgs>>;
  frequency?: Resolver<ResolversTypes['BasketFrequency'], ParentType, ContextType>;
  handlePrimary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxablePrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketWeek'] = ResolversParentTypes['BasketWeek']> = {
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  optOutBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export type BilingualTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilingualText'] = ResolversParentTypes['BilingualText']> = {
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarWeek'] = ResolversParentTypes['CalendarWeek']> = {
  note?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['PlannedPlace']>, ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualClosing?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type CancelRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRefund'] = ResolversParentTypes['CancelRefund']> = {
  toBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardWantedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardWanted'] = ResolversParentTypes['CardWanted']> = {
  by?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  ageConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergies?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoClosePartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoClosePreview?: Resolver<Types.Maybe<ResolversTypes['AutoClosePreview']>, ParentType, ContextType>;
  autoCloseRefusal?: Resolver<Types.Maybe<Array<ResolversTypes['AutoCloseReason']>>, ParentType, ContextType>;
  balanceAvailable?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fromStorage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mergesInto?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['Totals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  basket?: Resolver<Types.Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ifMissing?: Resolver<ResolversTypes['MissingWish'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['CartItemProblem']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reusableBox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unsure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unsureReason?: Resolver<Types.Maybe<ResolversTypes['UnsureReason']>, ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CatalogueCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueCell'] = ResolversParentTypes['CatalogueCell']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueChange'] = ResolversParentTypes['CatalogueChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueRecord'] = ResolversParentTypes['CatalogueRecord']> = {
  cells?: Resolver<Array<ResolversTypes['CatalogueCell']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['CatalogueVariant']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueSavingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueSaving'] = ResolversParentTypes['CatalogueSaving']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CatalogueChange']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CatalogueSource'], ParentType, ContextType>;
  undoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CatalogueVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueVariant'] = ResolversParentTypes['CatalogueVariant']> = {
  cells?: Resolver<Array<ResolversTypes['CatalogueCell']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export type ChangedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedLine'] = ResolversParentTypes['ChangedLine']> = {
  line?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LineStatus'], ParentType, ContextType>;
};

export type ClosingRehearsalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingRehearsal'] = ResolversParentTypes['ClosingRehearsal']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carts?: Resolver<Array<ResolversTypes['RehearsedCart']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unsure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  children?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handlePrimary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handleSecondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nbProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent?: Resolver<Types.Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.CollectionProductsArgs, 'first'>>;
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CollectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEdge'] = ResolversParentTypes['CollectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CombineOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombineOrdersPayload'] = ResolversParentTypes['CombineOrdersPayload']> = {
  merged?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerMessage'] = ResolversParentTypes['CustomerMessage']> = {
  english?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  french?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerMessageMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerMessageMail'] = ResolversParentTypes['CustomerMessageMail']> = {
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerMessagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerMessagePreview'] = ResolversParentTypes['CustomerMessagePreview']> = {
  english?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  french?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['CustomerMessageMail']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateRange'] = ResolversParentTypes['DateRange']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCustomerPayload'] = ResolversParentTypes['DeleteCustomerPayload']> = {
  deletedCustomerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DropOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropOff'] = ResolversParentTypes['DropOff']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnteredItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnteredItem'] = ResolversParentTypes['EnteredItem']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['CartItemProblem']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
};

export type EnteredOrderPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnteredOrderPreview'] = ResolversParentTypes['EnteredOrderPreview']> = {
  creditLeft?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['EnteredItem']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['AutoCloseReason']>, ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['Totals'], ParentType, ContextType>;
};

export interface EpochSecondsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EpochSeconds'], any> {
  name: 'EpochSeconds';
}

export type FixedBasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FixedBasket'] = ResolversParentTypes['FixedBasket']> = {
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FulfillmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fulfillment'] = ResolversParentTypes['Fulfillment']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryRange?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsDays'] = ResolversParentTypes['GoodsDays']> = {
  dropOff?: Resolver<Types.Maybe<ResolversTypes['DropOff']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['ServingPlace']>, ParentType, ContextType>;
};

export type HeldContainersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldContainers'] = ResolversParentTypes['HeldContainers']> = {
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  altTexts?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  focalPoint?: Resolver<Types.Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uncropped?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFailure?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRun?: Resolver<Types.Maybe<ResolversTypes['JobRun']>, ParentType, ContextType>;
  lastWork?: Resolver<Types.Maybe<ResolversTypes['JobWork']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['JobName'], ParentType, ContextType>;
  nextRun?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRun'] = ResolversParentTypes['JobRun']> = {
  askedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moved?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JobWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobWork'] = ResolversParentTypes['JobWork']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineReturn'] = ResolversParentTypes['LineReturn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressSlot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSlot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  storageOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weekday?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MapOutlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapOutline'] = ResolversParentTypes['MapOutline']> = {
  kind?: Resolver<ResolversTypes['OutlineKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Market'] = ResolversParentTypes['Market']> = {
  contact?: Resolver<Types.Maybe<ResolversTypes['MarketContact']>, ParentType, ContextType>;
  expressLeadHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeDeliveryAbove?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membershipPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['MarketOffers'], ParentType, ContextType>;
  orderFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  outlines?: Resolver<Array<ResolversTypes['MapOutline']>, ParentType, ContextType>;
  pause?: Resolver<Types.Maybe<ResolversTypes['MarketPause']>, ParentType, ContextType>;
  pstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reusableBox?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  trialMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketContact'] = ResolversParentTypes['MarketContact']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketIdentity'] = ResolversParentTypes['MarketIdentity']> = {
  dropOff?: Resolver<Types.Maybe<ResolversTypes['DropOff']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  monogram?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  sender?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortageRule?: Resolver<ResolversTypes['ShortageRule'], ParentType, ContextType>;
  taxNumbers?: Resolver<ResolversTypes['TaxNumbers'], ParentType, ContextType>;
};

export type MarketLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketLink'] = ResolversParentTypes['MarketLink']> = {
  profile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type MarketNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketNumbers'] = ResolversParentTypes['MarketNumbers']> = {
  goods?: Resolver<Array<ResolversTypes['NumbersGoods']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['NumbersMissing']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['NumbersWeek']>, ParentType, ContextType>;
};

export type MarketOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketOffers'] = ResolversParentTypes['MarketOffers']> = {
  alcohol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  baskets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  express?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MarketRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketRules'] = ResolversParentTypes['MarketRules']> = {
  agreement?: Resolver<Types.Maybe<ResolversTypes['TermsAgreement']>, ParentType, ContextType>;
  basketsUntil?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
  firstWeekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
  shortageRule?: Resolver<ResolversTypes['ShortageRule'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketService'] = ResolversParentTypes['MarketService']> = {
  name?: Resolver<ResolversTypes['MarketServiceName'], ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['MarketServiceSource'], ParentType, ContextType>;
  works?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MarketServicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketServices'] = ResolversParentTypes['MarketServices']> = {
  checkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MarketService']>, ParentType, ContextType>;
};

export type MarketTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketTerms'] = ResolversParentTypes['MarketTerms']> = {
  expressLeadHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeDeliveryAbove?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gstRates?: Resolver<Array<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  membershipPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  orderFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pstRates?: Resolver<Array<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  trialMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketTime'] = ResolversParentTypes['MarketTime']> = {
  firstWeekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<Types.Maybe<ResolversTypes['MembershipCard']>, ParentType, ContextType>;
  currentPeriodEnd?: Resolver<ResolversTypes['EpochSeconds'], ParentType, ContextType>;
  endedUnpaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextCharge?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['MembershipReceipt']>, ParentType, ContextType>;
  renews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['EpochSeconds'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  trialEnd?: Resolver<Types.Maybe<ResolversTypes['EpochSeconds']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipCard'] = ResolversParentTypes['MembershipCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipReceipt'] = ResolversParentTypes['MembershipReceipt']> = {
  gstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationAddToCartArgs, 'quantity' | 'variant'>>;
  adjustBalance?: Resolver<ResolversTypes['StaffCustomer'], ParentType, ContextType, RequireFields<Types.MutationAdjustBalanceArgs, 'amount' | 'customer' | 'reason' | 'requestId'>>;
  adjustStock?: Resolver<ResolversTypes['Variant'], ParentType, ContextType, RequireFields<Types.MutationAdjustStockArgs, 'requestId' | 'stock' | 'stockMdo' | 'variant'>>;
  advanceOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationAdvanceOrderArgs, 'order' | 'to'>>;
  answerOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationAnswerOrderProblemArgs, 'decision' | 'problem' | 'requestId'>>;
  answerProposals?: Resolver<ResolversTypes['StaffProposals'], ParentType, ContextType, RequireFields<Types.MutationAnswerProposalsArgs, 'accept' | 'proposals' | 'requestId'>>;
  assembleOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.MutationAssembleOrdersArgs, 'orders'>>;
  cancelBasket?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationCancelBasketArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'order' | 'reopenCart'>>;
  checkServices?: Resolver<ResolversTypes['Staff'], ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationCheckoutArgs, 'forceDisposableBox' | 'useBalance'>>;
  chooseIfMissing?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationChooseIfMissingArgs, 'item' | 'wish'>>;
  combineOrders?: Resolver<ResolversTypes['CombineOrdersPayload'], ParentType, ContextType, RequireFields<Types.MutationCombineOrdersArgs, 'into' | 'order'>>;
  confirmAge?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationConfirmAgeArgs, 'birthDate'>>;
  confirmItemInCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationConfirmItemInCartArgs, 'item'>>;
  confirmMarketRules?: Resolver<ResolversTypes['Staff'], ParentType, ContextType, RequireFields<Types.MutationConfirmMarketRulesArgs, 'rules'>>;
  confirmMarketTerms?: Resolver<ResolversTypes['Staff'], ParentType, ContextType, RequireFields<Types.MutationConfirmMarketTermsArgs, 'terms'>>;
  createMembership?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.MutationCreateMembershipArgs>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteCustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountArgs, 'confirmation' | 'forfeits'>>;
  deleteCustomer?: Resolver<ResolversTypes['DeleteCustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteCustomerArgs, 'forfeits' | 'id'>>;
  dismissSetup?: Resolver<ResolversTypes['Staff'], ParentType, ContextType>;
  enterOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationEnterOrderArgs, 'byLink' | 'order' | 'requestId' | 'total'>>;
  handOver?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationHandOverArgs, 'order' | 'requestId'>>;
  joinFavourites?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationJoinFavouritesArgs, 'products'>>;
  lowerQuantities?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationLowerQuantitiesArgs, 'changes' | 'order' | 'refundTo' | 'requestId' | 'total'>>;
  manageMembership?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationManageMembershipArgs, 'returnUrl'>>;
  markFavourite?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationMarkFavouriteArgs, 'marked' | 'product'>>;
  markProducerPaid?: Resolver<ResolversTypes['ProducerStatement'], ParentType, ContextType, RequireFields<Types.MutationMarkProducerPaidArgs, 'paid' | 'periods' | 'seller'>>;
  moveOrders?: Resolver<ResolversTypes['OrderMove'], ParentType, ContextType, RequireFields<Types.MutationMoveOrdersArgs, 'input' | 'orders' | 'requestId'>>;
  orderAgain?: Resolver<ResolversTypes['OrderAgainPayload'], ParentType, ContextType, RequireFields<Types.MutationOrderAgainArgs, 'order'>>;
  payOrder?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.MutationPayOrderArgs, 'order' | 'total'>>;
  receiveCash?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationReceiveCashArgs, 'amount' | 'order' | 'requestId'>>;
  refundAmount?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationRefundAmountArgs, 'amount' | 'order' | 'reason' | 'refundTo' | 'requestId' | 'toCard'>>;
  refundDeposit?: Resolver<ResolversTypes['StaffCustomer'], ParentType, ContextType, RequireFields<Types.MutationRefundDepositArgs, 'amount' | 'customer' | 'requestId' | 'reusableBox'>>;
  refundGuestDeposit?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationRefundGuestDepositArgs, 'amount' | 'order' | 'requestId'>>;
  refundOrderDeposit?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationRefundOrderDepositArgs, 'containers' | 'order' | 'requestId'>>;
  removeFromCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromCartArgs, 'all' | 'variant'>>;
  replaceLine?: Resolver<ResolversTypes['UpdateOrderLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationReplaceLineArgs, 'line'>>;
  reportOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationReportOrderProblemArgs, 'kind' | 'line' | 'order' | 'quantity' | 'requestId'>>;
  requestRestockNotice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestRestockNoticeArgs, 'product'>>;
  returnItems?: Resolver<ResolversTypes['ReturnItemsPayload'], ParentType, ContextType, RequireFields<Types.MutationReturnItemsArgs, 'items' | 'order' | 'refundTo' | 'requestId'>>;
  revokeSlipLinks?: Resolver<ResolversTypes['SlipContact'], ParentType, ContextType, RequireFields<Types.MutationRevokeSlipLinksArgs, 'period' | 'seller'>>;
  runJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<Types.MutationRunJobArgs, 'job'>>;
  saveCatalogueRecords?: Resolver<ResolversTypes['SaveCatalogueRecordsPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveCatalogueRecordsArgs, 'kind' | 'records' | 'requestId'>>;
  saveMarketTime?: Resolver<ResolversTypes['MarketTime'], ParentType, ContextType, RequireFields<Types.MutationSaveMarketTimeArgs, 'input' | 'version'>>;
  saveProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationSaveProductArgs, 'id' | 'input' | 'version'>>;
  saveSeller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType, RequireFields<Types.MutationSaveSellerArgs, 'id' | 'input' | 'version'>>;
  saveSiteInformations?: Resolver<ResolversTypes['SiteInformations'], ParentType, ContextType, RequireFields<Types.MutationSaveSiteInformationsArgs, 'input' | 'version'>>;
  saveWeek?: Resolver<ResolversTypes['CalendarWeek'], ParentType, ContextType, RequireFields<Types.MutationSaveWeekArgs, 'input' | 'period' | 'version'>>;
  saveWeekPlan?: Resolver<ResolversTypes['WeekPlans'], ParentType, ContextType, RequireFields<Types.MutationSaveWeekPlanArgs, 'from' | 'version'>>;
  sendMessage?: Resolver<ResolversTypes['CustomerMessage'], ParentType, ContextType, RequireFields<Types.MutationSendMessageArgs, 'message'>>;
  sendSlip?: Resolver<ResolversTypes['SlipContact'], ParentType, ContextType, RequireFields<Types.MutationSendSlipArgs, 'period' | 'requestId' | 'seller'>>;
  sendStatements?: Resolver<Array<ResolversTypes['ProducerStatement']>, ParentType, ContextType, RequireFields<Types.MutationSendStatementsArgs, 'periods' | 'statements'>>;
  setPaymentLink?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationSetPaymentLinkArgs, 'due' | 'open' | 'order' | 'requestId'>>;
  settleMissing?: Resolver<ResolversTypes['ReturnItemsPayload'], ParentType, ContextType, RequireFields<Types.MutationSettleMissingArgs, 'order' | 'refundTo' | 'requestId'>>;
  setupPaymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationSetupPaymentMethodArgs, 'cancelUrl' | 'paysMembership' | 'successUrl'>>;
  signOut?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  startTrial?: Resolver<ResolversTypes['StartTrialPayload'], ParentType, ContextType, Partial<Types.MutationStartTrialArgs>>;
  subscribeToBasket?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToBasketArgs, 'basket'>>;
  undoAssembly?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.MutationUndoAssemblyArgs, 'orders'>>;
  undoCashReceipt?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationUndoCashReceiptArgs, 'amount' | 'order' | 'requestId'>>;
  undoCatalogueSaving?: Resolver<ResolversTypes['CatalogueSaving'], ParentType, ContextType, RequireFields<Types.MutationUndoCatalogueSavingArgs, 'number'>>;
  undoOrderMove?: Resolver<ResolversTypes['OrderMove'], ParentType, ContextType, RequireFields<Types.MutationUndoOrderMoveArgs, 'move'>>;
  undoOrderStep?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationUndoOrderStepArgs, 'from' | 'order'>>;
  updateBasket?: Resolver<ResolversTypes['UserBasket'], ParentType, ContextType, RequireFields<Types.MutationUpdateBasketArgs, 'id' | 'input'>>;
  updateCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationUpdateCartArgs, 'input'>>;
  updateEmail?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationUpdateEmailArgs, 'confirmation' | 'email'>>;
  updateOrderLines?: Resolver<ResolversTypes['UpdateOrderLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateOrderLinesArgs, 'lines' | 'status'>>;
  updateShoppingSession?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationUpdateShoppingSessionArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationUpdateUserArgs, 'input'>>;
};

export type NeedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeedCount'] = ResolversParentTypes['NeedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['DietaryNeed'], ParentType, ContextType>;
};

export type NewsletterConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterConsent'] = ResolversParentTypes['NewsletterConsent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ConsentSource'], ParentType, ContextType>;
};

export type NextBasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextBasket'] = ResolversParentTypes['NextBasket']> = {
  changeBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['Totals'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'BalanceMovement' | 'Basket' | 'Cart' | 'Collection' | 'Location' | 'Membership' | 'Order' | 'Payment' | 'Period' | 'Product' | 'Seller' | 'ShippingZone' | 'User' | 'UserBasket' | 'Variant', ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  abandonedCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NumbersGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumbersGoods'] = ResolversParentTypes['NumbersGoods']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NumbersMissingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumbersMissing'] = ResolversParentTypes['NumbersMissing']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NumbersWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumbersWeek'] = ResolversParentTypes['NumbersWeek']> = {
  average?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  basketsActive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basketsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basketsSkipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membersActive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type NutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = {
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  serving?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sodium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sugars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ServingUnit'], ParentType, ContextType>;
};

export type OperatorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorPage'] = ResolversParentTypes['OperatorPage']> = {
  sections?: Resolver<Array<ResolversTypes['OperatorPageSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OperatorPageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorPageLink'] = ResolversParentTypes['OperatorPageLink']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type OperatorPageSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorPageSection'] = ResolversParentTypes['OperatorPageSection']> = {
  group?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['OperatorPageLink']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorText'] = ResolversParentTypes['OperatorText']> = {
  name?: Resolver<ResolversTypes['OperatorPageName'], ParentType, ContextType>;
  own?: Resolver<Types.Maybe<ResolversTypes['OperatorTextPage']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TextSource'], ParentType, ContextType>;
  standard?: Resolver<Types.Maybe<ResolversTypes['OperatorTextPage']>, ParentType, ContextType>;
};

export type OperatorTextLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorTextLink'] = ResolversParentTypes['OperatorTextLink']> = {
  text?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type OperatorTextPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorTextPage'] = ResolversParentTypes['OperatorTextPage']> = {
  sections?: Resolver<Array<ResolversTypes['OperatorTextSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OperatorTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorTextSection'] = ResolversParentTypes['OperatorTextSection']> = {
  group?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  heading?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['OperatorTextLink']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['BilingualText']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  allergies?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balanceApplied?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  calendar?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  cancelRefund?: Resolver<ResolversTypes['CancelRefund'], ParentType, ContextType>;
  cash?: Resolver<Types.Maybe<ResolversTypes['OrderCash']>, ParentType, ContextType>;
  changeableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  combinableWith?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  containersHeld?: Resolver<Types.Maybe<Array<ResolversTypes['HeldContainers']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  depositsHeld?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fromStorage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfillment?: Resolver<Types.Maybe<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  history?: Resolver<Types.Maybe<Array<ResolversTypes['OrderEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  mergedInto?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  mergedOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nothingComes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ongoing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outsideZone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentPage?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  problemsUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  pst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundable?: Resolver<Types.Maybe<ResolversTypes['CancelRefund']>, ParentType, ContextType>;
  refundedToBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundedToCard?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  reopenable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAgainChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAgainChange'] = ResolversParentTypes['OrderAgainChange']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortage?: Resolver<Types.Maybe<ResolversTypes['OrderAgainShortage']>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type OrderAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAgainPayload'] = ResolversParentTypes['OrderAgainPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderAgainChange']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCash'] = ResolversParentTypes['OrderCash']> = {
  byLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['PaymentLink']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  receivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undo?: Resolver<Types.Maybe<ResolversTypes['ReceiptUndo']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderContainersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderContainers'] = ResolversParentTypes['OrderContainers']> = {
  containers?: Resolver<Types.Maybe<Array<ResolversTypes['HeldContainers']>>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OrderEventAuthor'], ParentType, ContextType>;
  creditAsked?: Resolver<Types.Maybe<ResolversTypes['CreditAsked']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  lineMissing?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineStatus?: Resolver<Types.Maybe<ResolversTypes['LineStatus']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['BalanceReason']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['RefundState']>, ParentType, ContextType>;
  refusal?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shift?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  comparedAtPrice?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ifMissing?: Resolver<ResolversTypes['MissingWish'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingReturned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['LineReturn']>, ParentType, ContextType>;
  reusableBox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seller?: Resolver<Types.Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LineStatus'], ParentType, ContextType>;
  variantId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMove'] = ResolversParentTypes['OrderMove']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderMoveGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMoveGroup'] = ResolversParentTypes['OrderMoveGroup']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  toPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toSlot?: Resolver<ResolversTypes['TimeSlot'], ParentType, ContextType>;
};

export type OrderMovePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMovePreview'] = ResolversParentTypes['OrderMovePreview']> = {
  cheaper?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cheaperBy?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dearer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dearerBy?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['OrderMoveGroup']>, ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moving?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outsideHours?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staying?: Resolver<Array<ResolversTypes['StayingOrder']>, ParentType, ContextType>;
  withoutAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProblem'] = ResolversParentTypes['OrderProblem']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProblemKind'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProblemStatus'], ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PackingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackingLine'] = ResolversParentTypes['PackingLine']> = {
  isAlcohol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  shelf?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<ResolversTypes['Temperature'], ParentType, ContextType>;
};

export type PackingSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackingSheet'] = ResolversParentTypes['PackingSheet']> = {
  box?: Resolver<ResolversTypes['CrateBox'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PackingLine']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  packer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
};

export type PackingWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackingWeek'] = ResolversParentTypes['PackingWeek']> = {
  assemblies?: Resolver<Array<ResolversTypes['Assembly']>, ParentType, ContextType>;
  containersHeld?: Resolver<Array<ResolversTypes['OrderContainers']>, ParentType, ContextType>;
  dropOff?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  dropOffBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dropOffFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dropOffPlace?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  producers?: Resolver<Array<ResolversTypes['ProducerList']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['PackingSheet']>, ParentType, ContextType, Partial<Types.PackingWeekSheetsArgs>>;
  shortageRule?: Resolver<ResolversTypes['ShortageRule'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedTotal?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLink'] = ResolversParentTypes['PaymentLink']> = {
  payBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentLinkState'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  card?: Resolver<Types.Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['EpochSeconds'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Period'] = ResolversParentTypes['Period']> = {
  basketsUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  handoverFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeDays?: Resolver<Array<ResolversTypes['PlaceDay']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceDay'] = ResolversParentTypes['PlaceDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  delivers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export type PlannedPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedPlace'] = ResolversParentTypes['PlannedPlace']> = {
  days?: Resolver<Array<ResolversTypes['PlaceDay']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storageOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usual?: Resolver<ResolversTypes['TimeSlot'], ParentType, ContextType>;
};

export type PopupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Popup'] = ResolversParentTypes['Popup']> = {
  actionPrimary?: Resolver<Types.Maybe<ResolversTypes['Action']>, ParentType, ContextType>;
  actionSecondary?: Resolver<Types.Maybe<ResolversTypes['Action']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['TagColor'], ParentType, ContextType>;
  cookieName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PostalAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalArea'] = ResolversParentTypes['PostalArea']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProducerItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducerItem'] = ResolversParentTypes['ProducerItem']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ProducerLine']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  temperature?: Resolver<ResolversTypes['Temperature'], ParentType, ContextType>;
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProducerLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducerLine'] = ResolversParentTypes['ProducerLine']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
};

export type ProducerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducerList'] = ResolversParentTypes['ProducerList']> = {
  items?: Resolver<Array<ResolversTypes['ProducerItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<Types.Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
};

export type ProducerStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducerStatement'] = ResolversParentTypes['ProducerStatement']> = {
  draft?: Resolver<Types.Maybe<ResolversTypes['StatementDraft']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StatementItem']>, ParentType, ContextType>;
  mail?: Resolver<Types.Maybe<ResolversTypes['StatementMail']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Types.Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['StatementSums'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['StatementWeek']>, ParentType, ContextType>;
};

export type ProducerStatementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducerStatements'] = ResolversParentTypes['ProducerStatements']> = {
  periods?: Resolver<Array<ResolversTypes['Period']>, ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['ProducerStatement']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  allergens?: Resolver<Types.Maybe<Array<ResolversTypes['AllergenDeclaration']>>, ParentType, ContextType>;
  avgRating?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['ProductCollection']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diets?: Resolver<Types.Maybe<Array<ResolversTypes['Diet']>>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handlePrimary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handleSecondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAlcohol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nbRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nutrition?: Resolver<Types.Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  shelf?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  taxKind?: Resolver<ResolversTypes['TaxKind'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  temperature?: Resolver<ResolversTypes['Temperature'], ParentType, ContextType>;
  texts?: Resolver<Types.Maybe<ResolversTypes['Texts']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCollection'] = ResolversParentTypes['ProductCollection']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  needCounts?: Resolver<Array<ResolversTypes['NeedCount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  back?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nowFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nowUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  period?: Resolver<Types.Maybe<ResolversTypes['Period']>, ParentType, ContextType>;
  proposed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refusal?: Resolver<Types.Maybe<ResolversTypes['ProposalRefusal']>, ParentType, ContextType>;
  result?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saving?: Resolver<Types.Maybe<ResolversTypes['CatalogueSaving']>, ParentType, ContextType>;
  seen?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seenUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  announcedWeeks?: Resolver<Array<ResolversTypes['Period']>, ParentType, ContextType>;
  baskets?: Resolver<Array<ResolversTypes['Basket']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  collection?: Resolver<Types.Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<Types.QueryCollectionArgs, 'handle'>>;
  collections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, RequireFields<Types.QueryCollectionsArgs, 'first'>>;
  currentPeriod?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType, Partial<Types.QueryLocationsArgs>>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  membership?: Resolver<Types.Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  openPeriod?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrderArgs, 'id'>>;
  orderProgress?: Resolver<Types.Maybe<Array<ResolversTypes['OrderLine']>>, ParentType, ContextType, RequireFields<Types.QueryOrderProgressArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.QueryOrdersArgs, 'first'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, Partial<Types.QueryPaymentArgs>>;
  paymentState?: Resolver<Types.Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType, Partial<Types.QueryPaymentStateArgs>>;
  personalData?: Resolver<Types.Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'handle'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.QueryProductsArgs, 'first'>>;
  search?: Resolver<ResolversTypes['SearchConnection'], ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'first' | 'words'>>;
  seller?: Resolver<Types.Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<Types.QuerySellerArgs, 'handle'>>;
  sellers?: Resolver<ResolversTypes['SellerConnection'], ParentType, ContextType, RequireFields<Types.QuerySellersArgs, 'first'>>;
  shippingZones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType, Partial<Types.QueryShippingZonesArgs>>;
  siteInformations?: Resolver<ResolversTypes['SiteInformations'], ParentType, ContextType>;
  staff?: Resolver<Types.Maybe<ResolversTypes['Staff']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RehearsedCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RehearsedCart'] = ResolversParentTypes['RehearsedCart']> = {
  card?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['AutoCloseReason']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type ReportedProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedProblem'] = ResolversParentTypes['ReportedProblem']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['OrderProblem'], ParentType, ContextType>;
};

export type ReturnItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItemsPayload'] = ResolversParentTypes['ReturnItemsPayload']> = {
  customer?: Resolver<Types.Maybe<ResolversTypes['StaffCustomer']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ReturnPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPreview'] = ResolversParentTypes['ReturnPreview']> = {
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  depositKept?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  adjustments?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  awaiting?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  awaitingDropped?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cardRefunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cashReceived?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cashRefunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditRefunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditUsed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  memberships?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notRefunded?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  days?: Resolver<Array<ResolversTypes['SalesFigures']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SalesSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesSums'] = ResolversParentTypes['SalesSums']> = {
  delivery?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  memberships?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  otherTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type SaveCatalogueRecordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCatalogueRecordsPayload'] = ResolversParentTypes['SaveCatalogueRecordsPayload']> = {
  saving?: Resolver<Types.Maybe<ResolversTypes['CatalogueSaving']>, ParentType, ContextType>;
};

export type SearchAdviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchAdvice'] = ResolversParentTypes['SearchAdvice']> = {
  kind?: Resolver<ResolversTypes['SearchAdviceKind'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  advice?: Resolver<Types.Maybe<ResolversTypes['SearchAdvice']>, ParentType, ContextType>;
  baskets?: Resolver<Array<ResolversTypes['Basket']>, ParentType, ContextType>;
  correctedWords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  namedCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  namedSellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  needCounts?: Resolver<Array<ResolversTypes['NeedCount']>, ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['DietaryNeed']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['ShopPage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  shelves?: Resolver<Array<ResolversTypes['SearchShelf']>, ParentType, ContextType>;
  undeclaredNeeds?: Resolver<Array<ResolversTypes['UndeclaredNeed']>, ParentType, ContextType>;
};

export type SearchShelfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchShelf'] = ResolversParentTypes['SearchShelf']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  commission?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactLanguage?: Resolver<Types.Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deactivatedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextVacation?: Resolver<Types.Maybe<ResolversTypes['Vacation']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.SellerProductsArgs, 'first'>>;
  regional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  story?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  town?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trade?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerConnection'] = ResolversParentTypes['SellerConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SellerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SellerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerEdge'] = ResolversParentTypes['SellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type ServingPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServingPlace'] = ResolversParentTypes['ServingPlace']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['SetupStepName'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
};

export type ShippingZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingZone'] = ResolversParentTypes['ShippingZone']> = {
  centres?: Resolver<Array<ResolversTypes['PostalArea']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressSlot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSlot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  prefixes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteInformationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteInformations'] = ResolversParentTypes['SiteInformations']> = {
  banner?: Resolver<Types.Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['MarketContact']>, ParentType, ContextType>;
  identity?: Resolver<Types.Maybe<ResolversTypes['MarketIdentity']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['MarketLink']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['OperatorPage']>, ParentType, ContextType, RequireFields<Types.SiteInformationsPageArgs, 'name'>>;
  popup?: Resolver<Types.Maybe<ResolversTypes['Popup']>, ParentType, ContextType>;
  storedModal?: Resolver<Types.Maybe<ResolversTypes['StoredModal']>, ParentType, ContextType>;
  texts?: Resolver<Types.Maybe<Array<ResolversTypes['OperatorText']>>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SiteVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteVersion'] = ResolversParentTypes['SiteVersion']> = {
  changedLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedTexts?: Resolver<Array<ResolversTypes['OperatorPageName']>, ParentType, ContextType>;
  siteInformations?: Resolver<ResolversTypes['SiteInformations'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlipContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlipContact'] = ResolversParentTypes['SlipContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['SlipMail']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlipMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlipMail'] = ResolversParentTypes['SlipMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SlipMailStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  calendar?: Resolver<Array<ResolversTypes['CalendarWeek']>, ParentType, ContextType>;
  catalogueRecords?: Resolver<Array<ResolversTypes['CatalogueRecord']>, ParentType, ContextType, RequireFields<Types.StaffCatalogueRecordsArgs, 'kind'>>;
  catalogueSavings?: Resolver<Array<ResolversTypes['CatalogueSaving']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['StaffCustomer']>, ParentType, ContextType, RequireFields<Types.StaffCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['StaffCustomerConnection'], ParentType, ContextType, RequireFields<Types.StaffCustomersArgs, 'first' | 'holding' | 'words'>>;
  enteredOrder?: Resolver<ResolversTypes['EnteredOrderPreview'], ParentType, ContextType, RequireFields<Types.StaffEnteredOrderArgs, 'order'>>;
  exportedOrders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.StaffExportedOrdersArgs, 'first'>>;
  goodsDays?: Resolver<ResolversTypes['GoodsDays'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  marketNumbers?: Resolver<ResolversTypes['MarketNumbers'], ParentType, ContextType, RequireFields<Types.StaffMarketNumbersArgs, 'weeks'>>;
  marketRules?: Resolver<ResolversTypes['MarketRules'], ParentType, ContextType>;
  marketTerms?: Resolver<ResolversTypes['MarketTerms'], ParentType, ContextType>;
  marketTime?: Resolver<ResolversTypes['MarketTime'], ParentType, ContextType>;
  messagePreview?: Resolver<ResolversTypes['CustomerMessagePreview'], ParentType, ContextType, RequireFields<Types.StaffMessagePreviewArgs, 'message'>>;
  messages?: Resolver<Array<ResolversTypes['CustomerMessage']>, ParentType, ContextType>;
  missingPreview?: Resolver<Types.Maybe<ResolversTypes['ReturnPreview']>, ParentType, ContextType, RequireFields<Types.StaffMissingPreviewArgs, 'order' | 'refundTo'>>;
  moveTargets?: Resolver<Array<ResolversTypes['CalendarWeek']>, ParentType, ContextType, RequireFields<Types.StaffMoveTargetsArgs, 'period'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.StaffOrderArgs, 'number'>>;
  orderMove?: Resolver<ResolversTypes['OrderMovePreview'], ParentType, ContextType, RequireFields<Types.StaffOrderMoveArgs, 'input'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.StaffOrdersArgs, 'first'>>;
  packingSheet?: Resolver<Types.Maybe<ResolversTypes['PackingSheet']>, ParentType, ContextType, RequireFields<Types.StaffPackingSheetArgs, 'order'>>;
  packingWeek?: Resolver<ResolversTypes['PackingWeek'], ParentType, ContextType, Partial<Types.StaffPackingWeekArgs>>;
  periods?: Resolver<Array<ResolversTypes['Period']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<Types.StaffPicturesArgs>>;
  problems?: Resolver<Array<ResolversTypes['ReportedProblem']>, ParentType, ContextType>;
  producerStatements?: Resolver<ResolversTypes['ProducerStatements'], ParentType, ContextType, Partial<Types.StaffProducerStatementsArgs>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.StaffProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.StaffProductsArgs, 'first'>>;
  proposals?: Resolver<ResolversTypes['StaffProposals'], ParentType, ContextType>;
  quantityPreview?: Resolver<ResolversTypes['ReturnPreview'], ParentType, ContextType, RequireFields<Types.StaffQuantityPreviewArgs, 'changes' | 'order' | 'refundTo'>>;
  rehearsal?: Resolver<ResolversTypes['ClosingRehearsal'], ParentType, ContextType>;
  returnPreview?: Resolver<ResolversTypes['ReturnPreview'], ParentType, ContextType, RequireFields<Types.StaffReturnPreviewArgs, 'items' | 'order' | 'refundTo'>>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  salesReport?: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, Partial<Types.StaffSalesReportArgs>>;
  seller?: Resolver<Types.Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<Types.StaffSellerArgs, 'id'>>;
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType, Partial<Types.StaffSellersArgs>>;
  services?: Resolver<Types.Maybe<ResolversTypes['MarketServices']>, ParentType, ContextType>;
  setup?: Resolver<Types.Maybe<Array<ResolversTypes['SetupStep']>>, ParentType, ContextType>;
  siteInformations?: Resolver<ResolversTypes['SiteInformations'], ParentType, ContextType>;
  siteVersion?: Resolver<Types.Maybe<ResolversTypes['SiteVersion']>, ParentType, ContextType, RequireFields<Types.StaffSiteVersionArgs, 'version'>>;
  siteVersions?: Resolver<Array<ResolversTypes['SiteVersion']>, ParentType, ContextType>;
  slipContacts?: Resolver<Array<ResolversTypes['SlipContact']>, ParentType, ContextType, Partial<Types.StaffSlipContactsArgs>>;
  tasks?: Resolver<ResolversTypes['StaffTasks'], ParentType, ContextType>;
  termsAgreement?: Resolver<Types.Maybe<ResolversTypes['TermsAgreement']>, ParentType, ContextType>;
  textValues?: Resolver<Array<ResolversTypes['TextValue']>, ParentType, ContextType>;
  unappliedPayments?: Resolver<Array<ResolversTypes['UnappliedPayment']>, ParentType, ContextType>;
  vacationPreview?: Resolver<Types.Maybe<ResolversTypes['VacationPreview']>, ParentType, ContextType, RequireFields<Types.StaffVacationPreviewArgs, 'seller'>>;
  week?: Resolver<ResolversTypes['StaffWeek'], ParentType, ContextType, Partial<Types.StaffWeekArgs>>;
  weekPlans?: Resolver<ResolversTypes['WeekPlans'], ParentType, ContextType>;
};

export type StaffCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCustomer'] = ResolversParentTypes['StaffCustomer']> = {
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  balanceMovements?: Resolver<ResolversTypes['BalanceMovementConnection'], ParentType, ContextType, RequireFields<Types.StaffCustomerBalanceMovementsArgs, 'first'>>;
  closure?: Resolver<ResolversTypes['AccountClosure'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depositsHeld?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasReusableBox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffCustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCustomerConnection'] = ResolversParentTypes['StaffCustomerConnection']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['StaffCustomerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StaffCustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCustomerEdge'] = ResolversParentTypes['StaffCustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StaffCustomer'], ParentType, ContextType>;
};

export type StaffProposalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffProposals'] = ResolversParentTypes['StaffProposals']> = {
  answered?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
};

export type StaffTasksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffTasks'] = ResolversParentTypes['StaffTasks']> = {
  failedJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toHandOver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toPack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toReceive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffWeek'] = ResolversParentTypes['StaffWeek']> = {
  assembled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['WeekPlace']>, ParentType, ContextType>;
  producers?: Resolver<Array<ResolversTypes['WeekProducer']>, ParentType, ContextType>;
  reusableBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watched?: Resolver<Array<ResolversTypes['WatchedOrder']>, ParentType, ContextType>;
  watchedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartTrialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTrialPayload'] = ResolversParentTypes['StartTrialPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['Membership'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StatementDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementDraft'] = ResolversParentTypes['StatementDraft']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  replaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementItem'] = ResolversParentTypes['StatementItem']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementMail'] = ResolversParentTypes['StatementMail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementSums'] = ResolversParentTypes['StatementSums']> = {
  commission?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StatementWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementWeek'] = ResolversParentTypes['StatementWeek']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAmount?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['StatementSums'], ParentType, ContextType>;
};

export type StayingOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StayingOrder'] = ResolversParentTypes['StayingOrder']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StayReason'], ParentType, ContextType>;
};

export type StoredModalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredModal'] = ResolversParentTypes['StoredModal']> = {
  body?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
};

export type TaxNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxNumbers'] = ResolversParentTypes['TaxNumbers']> = {
  gst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qst?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermsAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermsAgreement'] = ResolversParentTypes['TermsAgreement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
};

export type TextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Texts'] = ResolversParentTypes['Texts']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  ingredients?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  types?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Totals'] = ResolversParentTypes['Totals']> = {
  credit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  deliveryWaiver?: Resolver<Types.Maybe<ResolversTypes['DeliveryWaiver']>, ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  freeDeliveryAbove?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gstBase?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pstBase?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pstRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxBase?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnappliedPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnappliedPayment'] = ResolversParentTypes['UnappliedPayment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UnappliedReason'], ParentType, ContextType>;
};

export type UndeclaredNeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeclaredNeed'] = ResolversParentTypes['UndeclaredNeed']> = {
  kind?: Resolver<ResolversTypes['UndeclaredNeedKind'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
};

export type UpdateOrderLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderLinesPayload'] = ResolversParentTypes['UpdateOrderLinesPayload']> = {
  changed?: Resolver<Array<ResolversTypes['ChangedLine']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  allergies?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  balanceMovements?: Resolver<ResolversTypes['BalanceMovementConnection'], ParentType, ContextType, RequireFields<Types.UserBalanceMovementsArgs, 'first'>>;
  baskets?: Resolver<Array<ResolversTypes['UserBasket']>, ParentType, ContextType>;
  basketsPaymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  closure?: Resolver<ResolversTypes['AccountClosure'], ParentType, ContextType>;
  completeProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  depositsHeld?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favourites?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  favouritesBack?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasReusableBox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membership?: Resolver<Types.Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  newsletterConsent?: Resolver<Types.Maybe<ResolversTypes['NewsletterConsent']>, ParentType, ContextType>;
  notificationPreferences?: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
  pendingEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLocationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Types.Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  shippingPreference?: Resolver<Types.Maybe<ResolversTypes['ShippingPreference']>, ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserBasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserBasket'] = ResolversParentTypes['UserBasket']> = {
  agreedTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  agreementWanted?: Resolver<Types.Maybe<ResolversTypes['CardWanted']>, ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  cardWanted?: Resolver<Types.Maybe<ResolversTypes['CardWanted']>, ParentType, ContextType>;
  fixed?: Resolver<Array<ResolversTypes['FixedBasket']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['NextBasket']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedOn?: Resolver<Types.Maybe<ResolversTypes['DateRange']>, ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType, Partial<Types.UserBasketTotalArgs>>;
  weeks?: Resolver<Array<ResolversTypes['BasketWeek']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VacationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vacation'] = ResolversParentTypes['Vacation']> = {
  back?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type VacationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VacationPreview'] = ResolversParentTypes['VacationPreview']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  comparedAtPrice?: Resolver<Types.Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Types.Maybe<ResolversTypes['BilingualText']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockMdo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockMdoOnHold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockOnHold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trackStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitPrice?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WatchedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedOrder'] = ResolversParentTypes['WatchedOrder']> = {
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['WatchReason']>, ParentType, ContextType>;
  refundRefused?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type WeekPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekPlace'] = ResolversParentTypes['WeekPlace']> = {
  assembled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingZone?: Resolver<Types.Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  slot?: Resolver<Types.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export type WeekPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekPlan'] = ResolversParentTypes['WeekPlan']> = {
  basketsUntil?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['Period']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['WeeklyMoment'], ParentType, ContextType>;
};

export type WeekPlansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekPlans'] = ResolversParentTypes['WeekPlans']> = {
  plans?: Resolver<Array<ResolversTypes['WeekPlan']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekProducerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekProducer'] = ResolversParentTypes['WeekProducer']> = {
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyMoment'] = ResolversParentTypes['WeeklyMoment']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountClosure?: AccountClosureResolvers<ContextType>;
  Action?: ActionResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AllergenDeclaration?: AllergenDeclarationResolvers<ContextType>;
  Assembly?: AssemblyResolvers<ContextType>;
  AutoClosePreview?: AutoClosePreviewResolvers<ContextType>;
  AutoCloseReason?: AutoCloseReasonResolvers<ContextType>;
  BalanceMovement?: BalanceMovementResolvers<ContextType>;
  BalanceMovementConnection?: BalanceMovementConnectionResolvers<ContextType>;
  BalanceMovementEdge?: BalanceMovementEdgeResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  BasketWeek?: BasketWeekResolvers<ContextType>;
  BilingualText?: BilingualTextResolvers<ContextType>;
  CalendarWeek?: CalendarWeekResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CancelRefund?: CancelRefundResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardWanted?: CardWantedResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CatalogueCell?: CatalogueCellResolvers<ContextType>;
  CatalogueChange?: CatalogueChangeResolvers<ContextType>;
  CatalogueRecord?: CatalogueRecordResolvers<ContextType>;
  CatalogueSaving?: CatalogueSavingResolvers<ContextType>;
  CatalogueVariant?: CatalogueVariantResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  ChangedLine?: ChangedLineResolvers<ContextType>;
  ClosingRehearsal?: ClosingRehearsalResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  CombineOrdersPayload?: CombineOrdersPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  CustomerMessage?: CustomerMessageResolvers<ContextType>;
  CustomerMessageMail?: CustomerMessageMailResolvers<ContextType>;
  CustomerMessagePreview?: CustomerMessagePreviewResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateRange?: DateRangeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCustomerPayload?: DeleteCustomerPayloadResolvers<ContextType>;
  DropOff?: DropOffResolvers<ContextType>;
  EnteredItem?: EnteredItemResolvers<ContextType>;
  EnteredOrderPreview?: EnteredOrderPreviewResolvers<ContextType>;
  EpochSeconds?: GraphQLScalarType;
  FixedBasket?: FixedBasketResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  GoodsDays?: GoodsDaysResolvers<ContextType>;
  HeldContainers?: HeldContainersResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobRun?: JobRunResolvers<ContextType>;
  JobWork?: JobWorkResolvers<ContextType>;
  LineReturn?: LineReturnResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  MapOutline?: MapOutlineResolvers<ContextType>;
  Market?: MarketResolvers<ContextType>;
  MarketContact?: MarketContactResolvers<ContextType>;
  MarketIdentity?: MarketIdentityResolvers<ContextType>;
  MarketLink?: MarketLinkResolvers<ContextType>;
  MarketNumbers?: MarketNumbersResolvers<ContextType>;
  MarketOffers?: MarketOffersResolvers<ContextType>;
  MarketRules?: MarketRulesResolvers<ContextType>;
  MarketService?: MarketServiceResolvers<ContextType>;
  MarketServices?: MarketServicesResolvers<ContextType>;
  MarketTerms?: MarketTermsResolvers<ContextType>;
  MarketTime?: MarketTimeResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipCard?: MembershipCardResolvers<ContextType>;
  MembershipReceipt?: MembershipReceiptResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeedCount?: NeedCountResolvers<ContextType>;
  NewsletterConsent?: NewsletterConsentResolvers<ContextType>;
  NextBasket?: NextBasketResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  NumbersGoods?: NumbersGoodsResolvers<ContextType>;
  NumbersMissing?: NumbersMissingResolvers<ContextType>;
  NumbersWeek?: NumbersWeekResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  OperatorPage?: OperatorPageResolvers<ContextType>;
  OperatorPageLink?: OperatorPageLinkResolvers<ContextType>;
  OperatorPageSection?: OperatorPageSectionResolvers<ContextType>;
  OperatorText?: OperatorTextResolvers<ContextType>;
  OperatorTextLink?: OperatorTextLinkResolvers<ContextType>;
  OperatorTextPage?: OperatorTextPageResolvers<ContextType>;
  OperatorTextSection?: OperatorTextSectionResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAgainChange?: OrderAgainChangeResolvers<ContextType>;
  OrderAgainPayload?: OrderAgainPayloadResolvers<ContextType>;
  OrderCash?: OrderCashResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderContainers?: OrderContainersResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderMove?: OrderMoveResolvers<ContextType>;
  OrderMoveGroup?: OrderMoveGroupResolvers<ContextType>;
  OrderMovePreview?: OrderMovePreviewResolvers<ContextType>;
  OrderProblem?: OrderProblemResolvers<ContextType>;
  PackingLine?: PackingLineResolvers<ContextType>;
  PackingSheet?: PackingSheetResolvers<ContextType>;
  PackingWeek?: PackingWeekResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentLink?: PaymentLinkResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Period?: PeriodResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PlaceDay?: PlaceDayResolvers<ContextType>;
  PlannedPlace?: PlannedPlaceResolvers<ContextType>;
  Popup?: PopupResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PostalArea?: PostalAreaResolvers<ContextType>;
  ProducerItem?: ProducerItemResolvers<ContextType>;
  ProducerLine?: ProducerLineResolvers<ContextType>;
  ProducerList?: ProducerListResolvers<ContextType>;
  ProducerStatement?: ProducerStatementResolvers<ContextType>;
  ProducerStatements?: ProducerStatementsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCollection?: ProductCollectionResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RehearsedCart?: RehearsedCartResolvers<ContextType>;
  ReportedProblem?: ReportedProblemResolvers<ContextType>;
  ReturnItemsPayload?: ReturnItemsPayloadResolvers<ContextType>;
  ReturnPreview?: ReturnPreviewResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SalesReport?: SalesReportResolvers<ContextType>;
  SalesSums?: SalesSumsResolvers<ContextType>;
  SaveCatalogueRecordsPayload?: SaveCatalogueRecordsPayloadResolvers<ContextType>;
  SearchAdvice?: SearchAdviceResolvers<ContextType>;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchShelf?: SearchShelfResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerEdge?: SellerEdgeResolvers<ContextType>;
  ServingPlace?: ServingPlaceResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  ShippingZone?: ShippingZoneResolvers<ContextType>;
  SiteInformations?: SiteInformationsResolvers<ContextType>;
  SiteVersion?: SiteVersionResolvers<ContextType>;
  SlipContact?: SlipContactResolvers<ContextType>;
  SlipMail?: SlipMailResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StaffCustomer?: StaffCustomerResolvers<ContextType>;
  StaffCustomerConnection?: StaffCustomerConnectionResolvers<ContextType>;
  StaffCustomerEdge?: StaffCustomerEdgeResolvers<ContextType>;
  StaffProposals?: StaffProposalsResolvers<ContextType>;
  StaffTasks?: StaffTasksResolvers<ContextType>;
  StaffWeek?: StaffWeekResolvers<ContextType>;
  StartTrialPayload?: StartTrialPayloadResolvers<ContextType>;
  StatementDraft?: StatementDraftResolvers<ContextType>;
  StatementItem?: StatementItemResolvers<ContextType>;
  StatementMail?: StatementMailResolvers<ContextType>;
  StatementSums?: StatementSumsResolvers<ContextType>;
  StatementWeek?: StatementWeekResolvers<ContextType>;
  StayingOrder?: StayingOrderResolvers<ContextType>;
  StoredModal?: StoredModalResolvers<ContextType>;
  TaxNumbers?: TaxNumbersResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  TermsAgreement?: TermsAgreementResolvers<ContextType>;
  TextValue?: TextValueResolvers<ContextType>;
  Texts?: TextsResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  Totals?: TotalsResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnappliedPayment?: UnappliedPaymentResolvers<ContextType>;
  UndeclaredNeed?: UndeclaredNeedResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UpdateOrderLinesPayload?: UpdateOrderLinesPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserBasket?: UserBasketResolvers<ContextType>;
  Vacation?: VacationResolvers<ContextType>;
  VacationPreview?: VacationPreviewResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  WatchedOrder?: WatchedOrderResolvers<ContextType>;
  WeekPlace?: WeekPlaceResolvers<ContextType>;
  WeekPlan?: WeekPlanResolvers<ContextType>;
  WeekPlans?: WeekPlansResolvers<ContextType>;
  WeekProducer?: WeekProducerResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
  WeeklyMoment?: WeeklyMomentResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  names?: NamesDirectiveResolver<any, any, ContextType>;
  raises?: RaisesDirectiveResolver<any, any, ContextType>;
  shows?: ShowsDirectiveResolver<any, any, ContextType>;
};
