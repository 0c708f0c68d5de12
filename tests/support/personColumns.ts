/**
 * What becomes of a column that can hold an address, a name or a text of a person. whose: of a guest, known by address; of
 * an account; of staff; or of a producer. exported, erased: by `guest export` and `guest erase`, or by the account's file and its closing;
 * a text says why not. term: when it is erased without a request.
 */
export type PersonColumn = {
  whose: 'guest' | 'account' | 'staff' | 'producer';
  exported: true | string;
  erased: true | string;
  term: string;
};

const ORDER_TERM =
  'leftovers: a guest’s a year after the handover, a closed account’s with the handover or 30 days after its day';
const ATTEMPT_TERM = 'with its order; unpaid: leftovers, after 90 days';
const SESSION_TERM = 'sessions: with the session, 30 days after its last use';
const ACCOUNT_TERM = 'with the account';
const HASH = 'it is no address: a SHA-256 that only a request for the same address finds';

const each = (names: string, column: PersonColumn) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, column]));
const ofGuest = (term: string, more: Partial<PersonColumn> = {}): PersonColumn => ({
  whose: 'guest',
  exported: true,
  erased: true,
  term,
  ...more,
});
const ofAccount = (more: Partial<PersonColumn> = {}): PersonColumn => ({
  whose: 'account',
  exported: true,
  erased: true,
  term: ACCOUNT_TERM,
  ...more,
});

export const PERSON_COLUMNS: Readonly<Record<string, PersonColumn>> = {
  // Of guests and customers alike.
  ...each(
    'orders.contact_email orders.contact_name orders.contact_phone orders.note orders.allergies',
    ofGuest(ORDER_TERM),
  ),
  ...each('order_problem.note order_problem.answer order_problem.photo order_return.reason', ofGuest(ORDER_TERM)),
  'orders.search_words': ofGuest(ORDER_TERM, { exported: 'generated from contact_name and contact_email' }),
  ...each(
    'fulfillment.recipient fulfillment.line1 fulfillment.line2 fulfillment.city fulfillment.state fulfillment.postal_code fulfillment.country',
    ofGuest(ORDER_TERM),
  ),
  ...each(
    'checkout_attempt.note checkout_attempt.allergies checkout_attempt.contact checkout_attempt.typed_postal_code',
    ofGuest(ATTEMPT_TERM),
  ),
  ...each('cart.note cart.allergies', ofGuest(SESSION_TERM)),
  'restock_notice.email': ofGuest('favourites: 30 days after its mail, or unconfirmed after its request'),
  'outbox.data': ofGuest('leftovers, 90 days after it was written; a closed account’s address once it is sent', {
    exported: 'kind, status and instant; it holds ids, and the address of a closed account until that mail is sent',
  }),
  'outbox.error': ofGuest('leftovers, 90 days after it was written', {
    exported: 'the mail server’s words',
    erased: 'an address in it is hidden when it is written',
  }),
  'outbox.about': ofGuest('leftovers, 90 days after it was written', { exported: HASH }),
  'mail_count.address_hash': ofGuest('leftovers, after 31 days', { exported: 'the instants' }),
  'mail_recipient.address_hash': ofGuest('leftovers, a year after its last use; unsubscribed: never', {
    exported: 'what was decided, and when',
    erased: 'stays while it is unsubscribed, so that nobody can request mail for it',
  }),
  'customer.pending_email': ofGuest('sessions, 31 days after the request', { exported: 'the instant of the request' }),
  'identity_ticket.email': ofGuest('sessions of the embedded provider: after an hour, a day or three days', {
    exported: 'the pending change that it belongs to',
  }),

  // Of accounts.
  ...each(
    'customer.email customer.first_name customer.last_name customer.allergies customer.shipping_address',
    ofAccount(),
  ),
  'customer.search_words': ofAccount({ exported: 'generated from the names and the address' }),
  'customer.subject': ofAccount({ exported: 'an id of the identity provider' }),
  'customer.provider_customer_id': ofAccount({ exported: 'an id of the payment provider' }),
  'balance_movement.note': ofAccount(),
  ...each('user_basket.note basket_delivery.note', ofAccount()),
  ...each('payment_card.brand payment_card.last4 payment_card.country payment_card.type', ofAccount()),
  ...each('membership.card_brand membership.card_last4', ofAccount()),
  'newsletter_consent.source': ofAccount(),
  'trial_address.hash': ofAccount({
    exported: HASH,
    erased: 'stays, so that an address has one trial (E62)',
    term: 'never',
  }),
  'ended_subject.hash': ofAccount({
    exported: HASH,
    erased: 'refuses tokens from before',
    term: 'sessions, after 31 days',
  }),
  'sign_out.subject_hash': ofAccount({
    exported: HASH,
    erased: 'refuses tokens from before',
    term: 'sessions, after 31 days',
  }),
  ...each(
    'identity_account.email identity_account.subject identity_account.password_hash',
    ofAccount({
      exported: 'the identity provider’s; the address is customer.email',
    }),
  ),
  ...each(
    'identity_object.payload identity_object.account_id',
    ofAccount({
      exported: 'sessions and tokens of the identity provider',
      term: 'sessions of the embedded provider, when they expire',
    }),
  ),
  'membership_charge.number': ofAccount({ erased: 'a receipt’s number, for accounting' }),

  // Of producers, who are the market's partners: what managers type, where their statements go.
  'seller.contact_email': {
    whose: 'producer',
    exported: 'of a business, as managers typed it',
    erased: 'by managers, who empty the field',
    term: 'never',
  },
  'statement_mail.email': {
    whose: 'producer',
    exported: 'of a business, as managers typed it',
    erased: 'the record of what was owed, and where it was sent',
    term: 'never: accounts',
  },

  ...each('producer_proposal.note producer_proposal.answer', {
    whose: 'producer',
    exported: 'what a business and the market write to each other of its goods',
    erased: 'of partners, not of customers',
    term: 'leftovers, 90 days after the answer',
  }),

  // Of staff, and of whoever calls.
  ...each('seller.contact_email producer_slip.email', {
    whose: 'staff',
    exported: 'the address of a producer, which managers enter; the catalogue’s files have it',
    erased: 'with the producer’s agreement: managers empty the field',
    term: 'of a slip that was mailed: leftovers, after 90 days',
  }),
  'customer.desk_role': {
    whose: 'staff',
    exported: true,
    erased: true,
    term: 'sessions, 31 days after the newest token that carried it',
  },
  'desk_action.data': {
    whose: 'staff',
    exported: 'kind and instant: it holds numbers, names of goods, and the short name that staff entered',
    erased: 'the record of what staff did; it names no customer',
    term: 'never',
  },
  'rate_bucket.key': {
    whose: 'guest',
    exported: 'a network’s address, which leads to nobody',
    erased: 'as it expires',
    term: 'leftovers, two days after its last use',
  },
};

/** Columns of text without a person’s: goods and places; ids and keys; states and codes; what the operator publishes about the market. */
export const OTHER_COLUMNS: Readonly<Record<string, string>> = {
  attempt_line: `if_missing image tax_kind product_name_primary product_name_secondary seller_name variant_name_primary variant_name_secondary`,
  balance_movement: 'reason request',
  basket: `contents_primary contents_secondary description_primary description_secondary field_versions frequency handle_primary images name_primary
    name_secondary`,
  basket_delivery: 'refusal status',
  cash_receipt: 'request',
  card_setup: 'cancel_url locale provider_session_id status success_url url',
  cart: 'auto_close_refusal if_missing merge_left_out session_id',
  cart_item: 'if_missing unsure_reason',
  cart_request: 'input request',
  change_log: 'about ids kind',
  checkout_attempt:
    'card credit_asked fingerprint kind left_out locale payment_url provider_session_id refusal session_id status',
  catalogue_saving: 'changes request shown source',
  collection:
    'field_versions group_primary group_secondary handle_primary handle_secondary image line_primary line_secondary name_primary name_secondary',
  customer_message: `content subject_primary subject_secondary target_primary target_secondary text_primary text_secondary`,
  customer: 'field_versions locale shipping_preference',
  desk_action: 'kind request',
  desk_request: 'input request',
  identity_account: 'locale platform roles',
  identity_object: 'grant_id id model uid',
  identity_setting: 'name value',
  identity_ticket: 'hash purpose subject',
  job_run: 'job',
  link_payment: 'payment_url provider_session_id session_id status',
  location: `city country days description_primary description_secondary express_hours field_versions key line1 line2 name_primary name_secondary position postal_code
    slot_from slot_to state`,
  market:
    'banner contact field_versions gst_rates identity links opened_as outlines pages popup pst_rates session_key stored_modal time_zone week_plans',
  market_version: 'settings',
  market_week: 'note_primary note_secondary',
  membership: 'card_id provider_id status tried_card',
  membership_charge: 'provider_id',
  membership_page: 'locale provider_session_id url',
  migration: 'name',
  order_change: 'changed_by from_status to_status',
  order_line: `if_missing image tax_kind product_name_primary product_name_secondary replaced_by_primary replaced_by_secondary seller_name status
    variant_name_primary variant_name_secondary`,
  order_problem: 'kind status',
  order_return: 'kind request status',
  orders: 'cancelling locale payment_intent session_id status',
  order_move: 'request',
  outbox: 'kind message_id status',
  payment_card: 'provider_id',
  payment_event: 'id type',
  payment_link: 'ended',
  producer_proposal: 'form kind label_primary label_secondary status subject',
  producer_slip: 'content locale',
  product: `allergens description_primary description_secondary diets field_versions handle_primary handle_secondary images
    ingredients_primary ingredients_secondary name_primary name_secondary nutrition shelf status tax_kind temperature type_primary type_secondary image_alts_primary image_alts_secondary`,
  picture: 'content hash',
  refund: 'payment_intent provider_id refusal status',
  restock_notice: 'locale',
  seller:
    'contact_language description_primary description_secondary field_versions handle image_alts_primary image_alts_secondary images name next_vacation position seasons_primary seasons_secondary story_primary story_secondary town trade_primary trade_secondary',
  session: 'id',
  session_customer: 'session_id',
  shipping_zone:
    'centres days description_primary description_secondary field_versions key name_primary name_secondary prefixes slot_from slot_to',
  sign_out: 'session_id',
  statement_mail: 'content language statement weeks',
  synonym_group: 'also_primary also_secondary key kind words_primary words_secondary',
  unapplied_payment: 'currency payment_intent reason session_id',
  variant: 'key name_primary name_secondary unit',
};
