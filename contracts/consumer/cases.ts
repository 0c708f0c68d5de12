import {
  accountScreenCases,
  balanceLedgerCases,
  customerPartCases,
  dataPanelCases,
  signOutCases,
} from './accountCases.ts';
import { addToCartCases, cartCases, confirmItemInCartCases, removeFromCartCases } from './cartCases.ts';
import { cartScreenCases } from './cartScreenCases.ts';
import { checkoutCases } from './checkoutCases.ts';
import { confirmAgeCases, updateCartCases, updateShoppingSessionCases } from './choiceCases.ts';
import { cardReturnCases, closingNoticeCases, setupPaymentMethodCases, startTrialCases } from './closingCases.ts';
import { collectionGridCases, collectionScreenCases, listingCountCases } from './collectionCases.ts';
import type { Cases } from './contractCase.ts';
import { homeScreenCases, homeStripsCases, layoutCases, productStripCases } from './homeCases.ts';
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
import { orderReceivedCases } from './orderCases.ts';
import { pickupStepCases, zonesCases } from './placeCases.ts';
import { productCases } from './productCases.ts';
import { updateUserCases } from './profileCases.ts';
import { searchResultsCases, searchScreenCases, searchWaysCases } from './searchCases.ts';
import { sellerGridCases, sellerScreenCases, sellersListCases, sellersScreenCases } from './sellerCases.ts';
import { withTokenCases } from './tokenCases.ts';

/** Every hand-written case of the contract, by the name of the compiled operation. */
export const cases: Cases = withTokenCases({
  // Every page, home and the information of the site.
  LayoutQuery: layoutCases,
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
  // The catalogue.
  CollectionScreenQuery: collectionScreenCases,
  CollectionGridPaginationQuery: collectionGridCases,
  listingCountQuery: listingCountCases,
  ProductScreenQuery: productCases,
  SellersScreenQuery: sellersScreenCases,
  SellersListPaginationQuery: sellersListCases,
  SellerScreenQuery: sellerScreenCases,
  SellerGridPaginationQuery: sellerGridCases,
  SearchScreenQuery: searchScreenCases,
  SearchResultsPaginationQuery: searchResultsCases,
  SearchWaysQuery: searchWaysCases,
  // What is the person's own, and what costs money.
  VisitorQuery: cartCases,
  refreshCartQuery: cartCases,
  CartScreenQuery: cartScreenCases,
  AddToCartMutation: addToCartCases,
  RemoveFromCartMutation: removeFromCartCases,
  ConfirmItemInCartMutation: confirmItemInCartCases,
  UpdateShoppingSessionMutation: updateShoppingSessionCases,
  UpdateCartMutation: updateCartCases,
  ConfirmAgeMutation: confirmAgeCases,
  PickupStepQuery: pickupStepCases,
  zonesQuery: zonesCases,
  CheckoutMutation: checkoutCases,
  OrderReceivedScreenQuery: orderReceivedCases,
  ClosingNoticeQuery: closingNoticeCases,
  SetupPaymentMethodMutation: setupPaymentMethodCases,
  StartTrialMutation: startTrialCases,
  askCardQuery: cardReturnCases,
  // The account.
  AccountScreenQuery: accountScreenCases,
  BalanceLedgerPaginationQuery: balanceLedgerCases,
  CustomerPartQuery: customerPartCases,
  DataPanelQuery: dataPanelCases,
  UpdateUserMutation: updateUserCases,
  UpdateEmailMutation: updateEmailCases,
  DeleteAccountMutation: deleteAccountCases,
  SignOutMutation: signOutCases,
});
