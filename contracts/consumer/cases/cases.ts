import { compiledOperations } from '../engine/compiledOperations.ts';
import type { Cases } from '../engine/contractCase.ts';
import { readSchema } from '../engine/graphqlTypes.ts';
import { withAccessCases } from './accessCases.ts';
import {
  accountScreenCases,
  balanceLedgerCases,
  customerPartCases,
  dataPanelCases,
  signOutCases,
} from './accountCases.ts';
import {
  markProducerPaidCases,
  numbersViewCases,
  salesViewCases,
  sendStatementsCases,
  statementSendingCases,
  statementsViewCases,
} from './accountingCases.ts';
import { adjustStockCases } from './adjustStockCases.ts';
import {
  calendarViewCases,
  confirmMarketRulesCases,
  saveMarketTimeCases,
  saveWeekCases,
  saveWeekPlanCases,
} from './calendarCases.ts';
import {
  addToCartCases,
  cartCases,
  chooseIfMissingCases,
  confirmItemInCartCases,
  removeFromCartCases,
} from './cartCases.ts';
import { cartScreenCases } from './cartScreenCases.ts';
import { catalogueRecordCases, saveCatalogueRecordsCases, undoCatalogueSavingCases } from './catalogueRecordCases.ts';
import { checkoutCases } from './checkoutCases.ts';
import { confirmAgeCases, updateCartCases, updateShoppingSessionCases } from './choiceCases.ts';
import { cardReturnCases, closingNoticeCases, setupPaymentMethodCases } from './closingCases.ts';
import { collectionGridCases, collectionScreenCases, listingCountCases } from './collectionCases.ts';
import { containerReturnCases, refundOrderDepositCases } from './containerCases.ts';
import { checkServicesCases, deskScreenCases, dismissSetupCases, weekViewCases } from './deskCases.ts';
import { clockViewCases, rehearsalCases, runJobCases } from './deskClockCases.ts';
import {
  adjustBalanceCases,
  customerMovementsCases,
  customersTableCases,
  deskCustomerCases,
  deskCustomersCases,
  refundDepositCases,
} from './deskCustomerCases.ts';
import { deleteCustomerCases } from './deskDeletionCases.ts';
import {
  advanceOrderCases,
  deskOrderCases,
  ordersExportCases,
  ordersTableCases,
  ordersViewCases,
  updateOrderLinesCases,
} from './deskOrderCases.ts';
import { missingChoiceCases, returnItemsCases, returnPreviewCases, settleMissingCases } from './deskReturnCases.ts';
import {
  buyerFieldsCases,
  enterOrderCases,
  entryPreviewCases,
  goodsFieldsCases,
  newOrderCases,
  receiveCashCases,
  undoCashReceiptCases,
} from './enteredOrderCases.ts';
import { favouritesScreenCases, joinFavouritesCases, markFavouriteCases } from './favouriteCases.ts';
import { refundGuestDepositCases } from './guestDepositCases.ts';
import { closedMarketCases, homeScreenCases, homeStripsCases, layoutCases, productStripCases } from './homeCases.ts';
import {
  basketsCases,
  contactCases,
  expressExplanationCases,
  faqCases,
  privacyCases,
  sellerNewCases,
  siteNoticeCases,
  termsCases,
} from './informationCases.ts';
import { deleteAccountCases, updateEmailCases } from './leavingCases.ts';
import { createMembershipCases, manageMembershipCases, receiptCases, startTrialCases } from './membershipCases.ts';
import { mailingViewCases, messagePreviewCases, sendMessageCases } from './messageCases.ts';
import { moveOrdersCases, movePreviewCases, moveTargetsCases, undoOrderMoveCases } from './moveCases.ts';
import { orderReceivedCases } from './orderCases.ts';
import { cancelOrderCases, combineOrdersCases, orderAgainCases } from './orderChangeCases.ts';
import { orderScreenCases } from './orderDetailCases.ts';
import { orderListCases, ordersScreenCases } from './orderListCases.ts';
import { orderProgressCases } from './orderProgressCases.ts';
import {
  assembleOrdersCases,
  handOverCases,
  undoAssemblyCases,
  undoHandoverCases,
  undoOrderStepCases,
} from './orderStepCases.ts';
import { listChangesCases, orderSheetCases, pickListCases, producersCases, tickLinesCases } from './packingCases.ts';
import { payOrderCases, setPaymentLinkCases } from './paymentLinkCases.ts';
import { pickupStepCases, placeDialogCases, zonesCases } from './placeCases.ts';
import { answerOrderProblemCases, reportOrderProblemCases } from './problemCases.ts';
import { catalogueViewCases, deskProductsCases, refreshProductCases, saveProductCases } from './productAdminCases.ts';
import { productCases } from './productCases.ts';
import { productsGridCases, productsScreenCases } from './productsCases.ts';
import { updateUserCases } from './profileCases.ts';
import { answerProposalsCases, proposalsViewCases } from './proposalCases.ts';
import { lowerQuantitiesCases, quantityPreviewCases } from './quantityCases.ts';
import { refundAmountCases } from './refundAmountCases.ts';
import { replaceLineCases, replacementNoteCases } from './replacementCases.ts';
import { requestRestockNoticeCases } from './restockCases.ts';
import { searchResultsCases, searchScreenCases, searchWaysCases, suggestionsCases } from './searchCases.ts';
import { refreshSellerCases, saveSellerCases, sellerVacationCases } from './sellerAdminCases.ts';
import { sellerGridCases, sellerScreenCases, sellersListCases, sellersScreenCases } from './sellerCases.ts';
import {
  confirmMarketTermsCases,
  informationViewCases,
  marketPicturesCases,
  saveSiteInformationsCases,
  sitePreviewCases,
} from './siteAdminCases.ts';
import { revokeSlipLinksCases, sendSlipCases, slipsViewCases } from './slipCases.ts';
import {
  basketSubscriptionCases,
  basketTotalCases,
  firstBasketsCases,
  refreshBasketsCases,
} from './subscriptionCases.ts';
import { cancelBasketCases, subscribeToBasketCases, updateBasketCases } from './subscriptionChangeCases.ts';
import { earlierTextsCases, saveTextsCases, standardTextsCases, textsViewCases } from './textCases.ts';
import { visitorCases } from './visitorCases.ts';

const written: Cases = {
  // Layout, home and site information.
  LayoutQuery: layoutCases,
  ClosedMarketQuery: closedMarketCases,
  HomeScreenQuery: homeScreenCases,
  HomeStripsPaginationQuery: homeStripsCases,
  ProductStripPaginationQuery: productStripCases,
  SiteNoticeQuery: siteNoticeCases,
  ExpressExplanationQuery: expressExplanationCases,
  BasketsScreenQuery: basketsCases,
  ContactScreenQuery: contactCases,
  FaqScreenQuery: faqCases,
  PrivacyScreenQuery: privacyCases,
  SellerNewScreenQuery: sellerNewCases,
  TermsScreenQuery: termsCases,
  // Catalogue.
  CollectionScreenQuery: collectionScreenCases,
  CollectionGridPaginationQuery: collectionGridCases,
  listingCountQuery: listingCountCases,
  ProductsScreenQuery: productsScreenCases,
  ProductsGridPaginationQuery: productsGridCases,
  ProductScreenQuery: productCases,
  SellersScreenQuery: sellersScreenCases,
  SellersListPaginationQuery: sellersListCases,
  SellerScreenQuery: sellerScreenCases,
  SellerGridPaginationQuery: sellerGridCases,
  SearchScreenQuery: searchScreenCases,
  SearchResultsPaginationQuery: searchResultsCases,
  SearchWaysQuery: searchWaysCases,
  suggestionsQuery: suggestionsCases,
  // The visitor, cart and checkout.
  VisitorQuery: visitorCases,
  refreshCartQuery: cartCases,
  CartScreenQuery: cartScreenCases,
  AddToCartMutation: addToCartCases,
  RemoveFromCartMutation: removeFromCartCases,
  ConfirmItemInCartMutation: confirmItemInCartCases,
  ChooseIfMissingMutation: chooseIfMissingCases,
  UpdateShoppingSessionMutation: updateShoppingSessionCases,
  UpdateCartMutation: updateCartCases,
  ConfirmAgeMutation: confirmAgeCases,
  PickupStepQuery: pickupStepCases,
  PlaceDialogQuery: placeDialogCases,
  zonesQuery: zonesCases,
  CheckoutMutation: checkoutCases,
  OrderReceivedScreenQuery: orderReceivedCases,
  ClosingNoticeQuery: closingNoticeCases,
  SetupPaymentMethodMutation: setupPaymentMethodCases,
  StartTrialMutation: startTrialCases,
  refreshCardQuery: cardReturnCases,
  // Orders.
  OrdersScreenQuery: ordersScreenCases,
  OrderListPaginationQuery: orderListCases,
  OrderScreenQuery: orderScreenCases,
  OrderProgressScreenQuery: orderProgressCases,
  OrderAgainMutation: orderAgainCases,
  CancelOrderMutation: cancelOrderCases,
  ReportOrderProblemMutation: reportOrderProblemCases,
  CombineOrdersMutation: combineOrdersCases,
  // Recurring baskets.
  BasketSubscriptionScreenQuery: basketSubscriptionCases,
  firstBasketsQuery: firstBasketsCases,
  basketTotalQuery: basketTotalCases,
  refreshBasketsQuery: refreshBasketsCases,
  SubscribeToBasketMutation: subscribeToBasketCases,
  UpdateBasketMutation: updateBasketCases,
  CancelBasketMutation: cancelBasketCases,
  // The account.
  CreateMembershipMutation: createMembershipCases,
  ManageMembershipMutation: manageMembershipCases,
  ReceiptScreenQuery: receiptCases,
  MarkFavouriteMutation: markFavouriteCases,
  JoinFavouritesMutation: joinFavouritesCases,
  FavouritesScreenQuery: favouritesScreenCases,
  RequestRestockNoticeMutation: requestRestockNoticeCases,
  AccountScreenQuery: accountScreenCases,
  BalanceLedgerPaginationQuery: balanceLedgerCases,
  CustomerPartQuery: customerPartCases,
  DataPanelQuery: dataPanelCases,
  UpdateUserMutation: updateUserCases,
  UpdateEmailMutation: updateEmailCases,
  DeleteAccountMutation: deleteAccountCases,
  SignOutMutation: signOutCases,
  // The desk.
  DeskFrameQuery: deskScreenCases,
  useOrderSheetQuery: orderSheetCases,
  pickListQuery: pickListCases,
  useListChangesQuery: listChangesCases,
  producersQuery: producersCases,
  TickLinesMutation: tickLinesCases,
  WeekViewQuery: weekViewCases,
  ClockViewQuery: clockViewCases,
  SalesViewQuery: salesViewCases,
  SlipsViewQuery: slipsViewCases,
  SendSlipMutation: sendSlipCases,
  RevokeSlipLinksMutation: revokeSlipLinksCases,
  ProposalsViewQuery: proposalsViewCases,
  AnswerProposalsMutation: answerProposalsCases,
  StatementsViewQuery: statementsViewCases,
  MarkProducerPaidMutation: markProducerPaidCases,
  NumbersViewQuery: numbersViewCases,
  StatementSendingQuery: statementSendingCases,
  SendStatementsMutation: sendStatementsCases,
  RehearsalPanelQuery: rehearsalCases,
  CheckServicesMutation: checkServicesCases,
  DismissSetupMutation: dismissSetupCases,
  RunJobMutation: runJobCases,
  DeskCustomersQuery: deskCustomersCases,
  CustomersTablePaginationQuery: customersTableCases,
  DeskCustomerQuery: deskCustomerCases,
  CustomerMovementsPaginationQuery: customerMovementsCases,
  AdjustBalanceMutation: adjustBalanceCases,
  RefundDepositMutation: refundDepositCases,
  RefundGuestDepositMutation: refundGuestDepositCases,
  ContainerReturnQuery: containerReturnCases,
  RefundOrderDepositMutation: refundOrderDepositCases,
  RefundAmountMutation: refundAmountCases,
  useQuantityPreviewQuery: quantityPreviewCases,
  LowerQuantitiesMutation: lowerQuantitiesCases,
  MoveOrdersMutation: moveOrdersCases,
  UndoOrderMoveMutation: undoOrderMoveCases,
  useMovePreviewQuery: movePreviewCases,
  useMoveTargetsQuery: moveTargetsCases,
  NewOrderQuery: newOrderCases,
  useEntryPreviewQuery: entryPreviewCases,
  EnterOrderMutation: enterOrderCases,
  ReceiveCashMutation: receiveCashCases,
  UndoCashReceiptMutation: undoCashReceiptCases,
  SetPaymentLinkMutation: setPaymentLinkCases,
  PayOrderMutation: payOrderCases,
  GoodsFieldsQuery: goodsFieldsCases,
  BuyerFieldsQuery: buyerFieldsCases,
  DeleteCustomerMutation: deleteCustomerCases,
  useReturnPreviewQuery: returnPreviewCases,
  ReturnItemsMutation: returnItemsCases,
  AnswerOrderProblemMutation: answerOrderProblemCases,
  MissingChoiceQuery: missingChoiceCases,
  SettleMissingMutation: settleMissingCases,
  DeskOrdersQuery: ordersViewCases,
  OrdersTablePaginationQuery: ordersTableCases,
  OrdersExportQuery: ordersExportCases,
  DeskOrderQuery: deskOrderCases,
  AdvanceOrderMutation: advanceOrderCases,
  UndoOrderStepMutation: undoOrderStepCases,
  AssembleOrdersMutation: assembleOrdersCases,
  UndoAssemblyMutation: undoAssemblyCases,
  HandOverMutation: handOverCases,
  UndoHandoverMutation: undoHandoverCases,
  UpdateOrderLinesMutation: updateOrderLinesCases,
  ReplaceLineMutation: replaceLineCases,
  ReplacementNoteQuery: replacementNoteCases,
  MailingViewQuery: mailingViewCases,
  MessagePreviewPanelQuery: messagePreviewCases,
  SendMessageMutation: sendMessageCases,
  CatalogueViewQuery: [...catalogueViewCases, ...catalogueRecordCases],
  SaveCatalogueRecordsMutation: saveCatalogueRecordsCases,
  UndoCatalogueSavingMutation: undoCatalogueSavingCases,
  DeskProductsPaginationQuery: deskProductsCases,
  refreshProductQuery: refreshProductCases,
  SaveProductMutation: saveProductCases,
  refreshSellerQuery: refreshSellerCases,
  SellerVacationQuery: sellerVacationCases,
  SaveSellerMutation: saveSellerCases,
  CalendarViewQuery: calendarViewCases,
  SaveWeekMutation: saveWeekCases,
  SaveWeekPlanMutation: saveWeekPlanCases,
  SaveMarketTimeMutation: saveMarketTimeCases,
  ConfirmMarketRulesMutation: confirmMarketRulesCases,
  InformationViewQuery: informationViewCases,
  ConfirmMarketTermsMutation: confirmMarketTermsCases,
  SitePreviewQuery: sitePreviewCases,
  useMarketPicturesQuery: marketPicturesCases,
  SaveSiteInformationsMutation: [...saveSiteInformationsCases, ...saveTextsCases],
  TextsViewQuery: textsViewCases,
  standardTextsQuery: standardTextsCases,
  EarlierTextsQuery: earlierTextsCases,
  AdjustStockMutation: adjustStockCases,
};

/** All cases, by the name of the compiled operation: those that are written, and those that follow from @access. */
export const cases: Cases = withAccessCases(written, readSchema(), compiledOperations());
