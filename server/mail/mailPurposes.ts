import type { MailKind } from '../database/workTables.ts';
import type { MailPurpose } from './mailLimits.ts';

/** What each kind of mail needs before it goes to an address that somebody else may have typed (E75). */
export const MAIL_PURPOSES: Readonly<Record<MailKind, MailPurpose>> = {
  address_confirmation: 'confirmation',
  restocked: 'requested',
  // Nobody has paid, and a stranger's unconfirmed account can cause them as often as it likes.
  payment_failed: 'requested',
  abandoned_cart: 'requested',
  trial_ending: 'requested',
  order_confirmed: 'transaction',
  order_cancelled: 'transaction',
  orders_combined: 'transaction',
  order_ready: 'transaction',
  order_handed_over: 'transaction',
  items_missing: 'transaction',
  items_returned: 'transaction',
  auto_purchase_failed: 'transaction',
  auto_purchase_warning: 'transaction',
  membership_renewing: 'transaction',
  membership_charged: 'transaction',
  membership_refused: 'transaction',
  membership_ended: 'transaction',
  membership_cancelled: 'transaction',
  account_closed: 'transaction',
  basket_begun: 'transaction',
  basket_refused: 'transaction',
  basket_missed: 'transaction',
  basket_changed: 'transaction',
  basket_cancelled: 'transaction',
  basket_coming: 'transaction',
  basket_withdrawn: 'transaction',
  basket_place_closed: 'transaction',
  basket_raised: 'transaction',
  balance_changed: 'transaction',
  card_expiring: 'transaction',
};
