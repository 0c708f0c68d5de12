/**
 * The operations that carry the shopper's token when there is one (spec 6, F-042, E46): all that touch what belongs to the
 * visitor. The others are the same for everybody and never carry one. tools/bearerList.ts refuses a build whose operations
 * do not agree with this list.
 */
export const bearerOperations: ReadonlySet<string> = new Set([
  'AccountScreenQuery',
  'AddToCartMutation',
  'BalanceLedgerPaginationQuery',
  'CartScreenQuery',
  'CheckoutMutation',
  'ClosingNoticeQuery',
  'ConfirmAgeMutation',
  'ConfirmItemInCartMutation',
  'CustomerPartQuery',
  'DataPanelQuery',
  'DeleteAccountMutation',
  'MarkFavouriteMutation',
  'OrderReceivedScreenQuery',
  'RemoveFromCartMutation',
  'SetupPaymentMethodMutation',
  'SignOutMutation',
  'StartTrialMutation',
  'UpdateCartMutation',
  'UpdateEmailMutation',
  'UpdateShoppingSessionMutation',
  'UpdateUserMutation',
  'VisitorQuery',
  'askCardQuery',
  'refreshCartQuery',
]);
