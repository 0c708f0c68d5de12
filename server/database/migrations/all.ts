import type { Migration } from 'kysely/migration';
import { m0001Catalogue } from './m0001Catalogue.ts';
import { m0002Purchase } from './m0002Purchase.ts';
import { m0003Storefront } from './m0003Storefront.ts';
import { m0004VariantKeys } from './m0004VariantKeys.ts';
import { m0005Identity } from './m0005Identity.ts';
import { m0006Customers } from './m0006Customers.ts';
import { m0007Payments } from './m0007Payments.ts';
import { m0008Work } from './m0008Work.ts';
import { m0009Balance } from './m0009Balance.ts';
import { m0010Refusals } from './m0010Refusals.ts';
import { m0011Orders } from './m0011Orders.ts';
import { m0012Baskets } from './m0012Baskets.ts';
import { m0013Membership } from './m0013Membership.ts';
import { m0014Favourites } from './m0014Favourites.ts';
import { m0015BasketLines } from './m0015BasketLines.ts';
import { m0016Desk } from './m0016Desk.ts';
import { m0017DeskOrders } from './m0017DeskOrders.ts';
import { m0018Returns } from './m0018Returns.ts';
import { m0019JobRuns } from './m0019JobRuns.ts';
import { m0020PackingLists } from './m0020PackingLists.ts';
import { m0021CatalogueVersions } from './m0021CatalogueVersions.ts';
import { m0022DeskLists } from './m0022DeskLists.ts';
import { m0023DroppedRefunds } from './m0023DroppedRefunds.ts';
import { m0024LineRefunds } from './m0024LineRefunds.ts';
import { m0025DeskRequests } from './m0025DeskRequests.ts';
import { m0026LineDiscount } from './m0026LineDiscount.ts';
import { m0027BoughtIn } from './m0027BoughtIn.ts';
import { m0028MembershipCharges } from './m0028MembershipCharges.ts';
import { m0029SessionKey } from './m0029SessionKey.ts';
import { m0030UnappliedPayments } from './m0030UnappliedPayments.ts';
import { m0031SignOuts } from './m0031SignOuts.ts';
import { m0032OrderLink } from './m0032OrderLink.ts';
import { m0033DemoClock } from './m0033DemoClock.ts';
import { m0034BuyAvailable } from './m0034BuyAvailable.ts';
import { m0035ExpressHours } from './m0035ExpressHours.ts';
import { m0036TriedCard } from './m0036TriedCard.ts';
import { m0037OrderProgress } from './m0037OrderProgress.ts';
import { m0038ReleasedAssets } from './m0038ReleasedAssets.ts';
import { m0039Synonyms } from './m0039Synonyms.ts';
import { m0040MissingUnits } from './m0040MissingUnits.ts';
import { m0041CollectionLine } from './m0041CollectionLine.ts';
import { m0042RateBuckets } from './m0042RateBuckets.ts';
import { m0043RestockNotices } from './m0043RestockNotices.ts';
import { m0044MarketIdentity } from './m0044MarketIdentity.ts';
import { m0045DeskRoles } from './m0045DeskRoles.ts';
import { m0046Dietary } from './m0046Dietary.ts';
import { m0047MissingWish } from './m0047MissingWish.ts';
import { m0048ProductShelf } from './m0048ProductShelf.ts';
import { m0049GuestDeposits } from './m0049GuestDeposits.ts';
import { m0050Allergies } from './m0050Allergies.ts';
import { m0051Replacements } from './m0051Replacements.ts';
import { m0052ProductType } from './m0052ProductType.ts';
import { m0053Food } from './m0053Food.ts';
import { m0054AutoCloseTotal } from './m0054AutoCloseTotal.ts';
import { m0059CreditFirst } from './m0059CreditFirst.ts';
import { m0067FoldedNames } from './m0067FoldedNames.ts';
import { m0070EndedUnpaid } from './m0070EndedUnpaid.ts';
import { m0071MarketTimes } from './m0071MarketTimes.ts';
import { m0072MembershipCard } from './m0072MembershipCard.ts';
import { m0073AgreedTotal } from './m0073AgreedTotal.ts';
import { m0075MergeLeftOut } from './m0075MergeLeftOut.ts';
import { m0076TypedPostalCode } from './m0076TypedPostalCode.ts';
import { m0077MailRecipients } from './m0077MailRecipients.ts';

/** Every migration by its permanent name, in order. A released one is never edited: a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001_catalogue': m0001Catalogue,
  '0002_purchase': m0002Purchase,
  '0003_storefront': m0003Storefront,
  '0004_variant_keys': m0004VariantKeys,
  '0005_identity': m0005Identity,
  '0006_customers': m0006Customers,
  '0007_payments': m0007Payments,
  '0008_work': m0008Work,
  '0009_balance': m0009Balance,
  '0010_refusals': m0010Refusals,
  '0011_orders': m0011Orders,
  '0012_baskets': m0012Baskets,
  '0013_membership': m0013Membership,
  '0014_favourites': m0014Favourites,
  '0015_basket_lines': m0015BasketLines,
  '0016_desk': m0016Desk,
  '0017_desk_orders': m0017DeskOrders,
  '0018_returns': m0018Returns,
  '0019_job_runs': m0019JobRuns,
  '0020_packing_lists': m0020PackingLists,
  '0021_catalogue_versions': m0021CatalogueVersions,
  '0022_desk_lists': m0022DeskLists,
  '0023_dropped_refunds': m0023DroppedRefunds,
  '0024_line_refunds': m0024LineRefunds,
  '0025_desk_requests': m0025DeskRequests,
  '0026_line_discount': m0026LineDiscount,
  '0027_bought_in': m0027BoughtIn,
  '0028_membership_charges': m0028MembershipCharges,
  '0029_session_key': m0029SessionKey,
  '0030_unapplied_payments': m0030UnappliedPayments,
  '0031_sign_outs': m0031SignOuts,
  '0032_order_link': m0032OrderLink,
  '0033_demo_clock': m0033DemoClock,
  '0034_buy_available': m0034BuyAvailable,
  '0035_express_hours': m0035ExpressHours,
  '0036_tried_card': m0036TriedCard,
  '0037_order_progress': m0037OrderProgress,
  '0038_released_assets': m0038ReleasedAssets,
  '0039_synonyms': m0039Synonyms,
  '0040_missing_units': m0040MissingUnits,
  '0041_collection_line': m0041CollectionLine,
  '0042_rate_buckets': m0042RateBuckets,
  '0043_restock_notices': m0043RestockNotices,
  '0044_market_identity': m0044MarketIdentity,
  '0045_desk_roles': m0045DeskRoles,
  '0046_dietary': m0046Dietary,
  '0047_missing_wish': m0047MissingWish,
  '0048_product_shelf': m0048ProductShelf,
  '0049_guest_deposits': m0049GuestDeposits,
  '0050_allergies': m0050Allergies,
  '0051_replacements': m0051Replacements,
  '0052_product_type': m0052ProductType,
  '0053_food': m0053Food,
  '0054_auto_close_total': m0054AutoCloseTotal,
  '0059_credit_first': m0059CreditFirst,
  '0067_folded_names': m0067FoldedNames,
  '0070_ended_unpaid': m0070EndedUnpaid,
  '0071_market_times': m0071MarketTimes,
  '0072_membership_card': m0072MembershipCard,
  '0073_agreed_total': m0073AgreedTotal,
  '0075_merge_left_out': m0075MergeLeftOut,
  '0076_typed_postal_code': m0076TypedPostalCode,
  '0077_mail_recipients': m0077MailRecipients,
};
