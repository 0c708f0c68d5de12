import type { PaidContact } from '#rules/contactDetails.ts';

/**
 * One line of a payment: `unitAmount` in cents, at least 0. `isItem`: goods, the only lines that a promotion code
 * reduces.
 */
export type PaymentLine = { name: string; unitAmount: number; quantity: number; isItem?: boolean };

/** Input of the hosted payment page. Amounts in cents of Canadian dollars. */
export type OpenSessionInput = {
  /** The checkout attempt's id, which is the provider's client reference and idempotency key. */
  attemptId: string;
  locale: 'fr' | 'en';
  /** Items, then deposits, delivery and fee as lines of their own. */
  lines: PaymentLine[];
  /** Sent as separate lines (E12); amounts of 0 are omitted. */
  taxes: { name: string; amount: number }[];
  /** The sum of lines and taxes; a wrong one is rejected before anything is charged. */
  total: number;
  /** Exactly `total` is paid: no promotion code is taken. */
  isFixed?: true;
  /**
   * End of the stock hold (E28): 30 minutes to 24 hours ahead when the provider reads it. Pass a minute more than 30
   * for the way there, and the same instant for the same attempt.
   */
  expiresAt: Date;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider replaces. */
  successUrl: string;
  cancelUrl: string;
  customerEmail?: string;
  /** Typed already, perhaps incomplete, for a page that can begin its address with it. */
  postalCode?: string;
  /** The same for every page of one guest's cart, so that a page can begin with what was typed on an earlier one. */
  payer?: string;
  /** True for a delivery: the hosted page asks for name, phone and address (E59). */
  collectAddress: boolean;
};

/** Input of a hosted invoice (E13). It ends when it is paid or ended: the provider has no other time limit. */
export type OpenInvoiceInput = Pick<OpenSessionInput, 'attemptId' | 'locale' | 'lines' | 'taxes' | 'total'> & {
  /** The customer's id at the provider. */
  customer: string;
  /** What the balance pays, in cents from 1 to `total`, as a negative line. */
  credit: number;
  /** Address of the order, printed on the invoice, whose page has no return link. */
  orderUrl: string;
};

/** `paid`: the balance has paid everything, and no card is needed (E15). */
export type OpenedInvoice = { sessionId: string; url: string; isPaid: boolean };

/** A charge of a stored card without its holder. Amounts in cents. */
export type ChargeInput = {
  /** The attempt's id, which is the charge's metadata and idempotency key. */
  attemptId: string;
  customer: string;
  /** The stored card's id at the provider. */
  card: string;
  amount: number;
  /** Its description in the provider's list. */
  description: string;
  /**
   * When it was first requested: after half a day it is only looked up, since the provider forgets keys after a day.
   */
  since: Date;
};

/** Why a card was not charged. authentication: its holder has to confirm a payment in person. */
export type ChargeRefusal = 'authentication' | 'insufficientFunds' | 'expiredCard' | 'declined';

/** The result of a charge; a repeated call for the same attempt returns the same. */
export type ChargeOutcome =
  | { kind: 'paid'; state: PaidState }
  | { kind: 'refused'; reason: ChargeRefusal; sessionId: string | null };

/** A customer's data for the provider, updated whenever a page is opened for them. */
export type CustomerInput = {
  /** The market's uuid: metadata, and the idempotency key of the creation. */
  customerId: string;
  email: string;
  name: string | null;
  locale: 'fr' | 'en';
};

/** A stored payment method; `card` is null unless `type` is card. */
export type StoredCard = {
  id: string;
  type: string;
  createdAt: Date;
  card: { brand: string; country: string; last4: string; expMonth: number; expYear: number } | null;
};

export type OpenSetupInput = {
  /** Idempotency key and client reference at the provider. */
  setupId: string;
  customer: string;
  locale: 'fr' | 'en';
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** The state of a card setup at the provider. */
export type SetupState =
  | { state: 'open' | 'expired'; sessionId: string }
  | { state: 'complete'; sessionId: string; card: StoredCard };

export type RefundInput = {
  /** The payment: SessionState's paymentIntent. */
  paymentIntent: string;
  /** Cents; null: everything that is not refunded yet. */
  amount: number | null;
  /** The idempotency key: one refund for each. */
  key: string;
};

/** `pending`: the provider has accepted it. */
export type Refund = { refundId: string; amount: number; status: 'succeeded' | 'pending' };

export type PortalInput = { customer: string; returnUrl: string; locale: 'fr' | 'en' };

/** Input of the page for a paid year (E47). */
export type OpenMembershipInput = {
  /** The page's id, which is the provider's client reference and idempotency key. */
  pageId: string;
  customer: string;
  locale: 'fr' | 'en';
  /** The name of a year on the page, and its price in cents before the taxes, which the provider adds. */
  name: string;
  price: number;
  /** Whether the market collects taxes: the provider adds none otherwise. */
  taxed: boolean;
  /** The end of a trial: nothing is charged before (E62). Null: the year begins with its payment. */
  trialEnd: Date | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** The present state of a renewing membership; `id` is the provider's. */
export type ProviderMembership = {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'cancelled';
  startDate: Date;
  trialEnd: Date | null;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The card that pays it, whatever the customer's card is. Null: the customer's would be charged. */
  ownCard: StoredCard | null;
};

/** A paid period of a membership. Cents; `total` is what the card paid, `subtotal` the same before taxes. */
export type MembershipCharge = {
  id: string;
  /** The number of the provider's receipt. */
  number: string;
  paidAt: Date;
  periodStart: Date;
  periodEnd: Date;
  subtotal: number;
  total: number;
};

/** `none`: nothing is owed. */
export type OwedYear = 'paid' | 'refused' | 'none';

/** `nextCharge`: cents of the next period with its taxes; null: none will follow. Newest charges first. */
export type MembershipBilling = { charges: MembershipCharge[]; nextCharge: number | null };

export type OpenedSession = { sessionId: string; url: string; expiresAt: Date };

export type PaidState = {
  state: 'paid';
  sessionId: string;
  attemptId: string;
  amountTotal: number;
  amountDiscount: number;
  /** The provider's currency code in lower case; a payment in any but `cad` is not applied. */
  currency: string;
  contact: PaidContact;
  /** The payment that a refund names; null: nothing was charged (E15). */
  paymentIntent: string | null;
};

/**
 * A payment as the provider reports it: a session (`cs_`), an invoice (`in_`) or a charge (`pi_`), with `sessionId` as
 * its id. Cents; `amountTotal` is what was paid, after `amountDiscount` and the balance's part of an invoice.
 */
export type SessionState =
  | { state: 'open'; sessionId: string; attemptId: string; url: string }
  | PaidState
  | { state: 'expired'; sessionId: string; attemptId: string };

/** The subject of a message that does not contain its whole state, which has to be requested. */
export type EventSubject =
  | { kind: 'payment'; sessionId: string }
  | { kind: 'setup'; sessionId: string; setupId: string }
  | { kind: 'customer'; customer: string }
  | { kind: 'membership'; customer: string };

/** A verified message of the provider. `session` null and no `about`: nothing to do. */
export type PaymentEvent = { id: string; type: string; session: SessionState | null; about?: EventSubject };

/** A webhook that is unsigned, wrongly signed, altered, more than five minutes old or ahead, or signed and no message. */
export class PaymentSignatureError extends Error {
  override name = 'PaymentSignatureError';
}

/** The provider did not respond or failed: the caller releases the hold and raises PAYMENT_FAILED. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/** The provider refused, in its own words (`message`), which the operator reads (PROVIDER_REFUSED). */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError';
}

/**
 * The payment provider (E28, E45): Stripe in live mode, the embedded stand-in otherwise. The only way to move money.
 */
export type PaymentGateway = {
  /**
   * Opens the hosted page. The same attempt with the same input returns the same session. Throws RangeError when the
   * amounts do not add up, PaymentUnavailableError when no session was created.
   */
  openSession(input: OpenSessionInput): Promise<OpenedSession>;
  /**
   * Opens an invoice that the balance pays in part or completely. The same attempt with the same input returns the same
   * invoice. Throws RangeError when the amounts do not add up, PaymentUnavailableError when none was created, also for
   * 1 to 49 cents due, which no card pays (E66).
   */
  openInvoice(input: OpenInvoiceInput): Promise<OpenedInvoice>;
  /**
   * Charges a stored card. Throws PaymentUnavailableError when the result is unknown: repeat it with the same attempt.
   */
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /** Retrieves a session, an invoice or a charge by its id. Throws PaymentUnavailableError. */
  retrieveSession(sessionId: string): Promise<SessionState>;
  /**
   * Ends an open session or invoice; for a paid or expired one, and for a charge, returns its state instead of failing.
   */
  expireSession(sessionId: string): Promise<SessionState>;
  /**
   * Creates or updates (`id`) the provider's customer; returns its id. The creation sends the uuid alone, so that a
   * repeated one is identical. Throws PaymentUnavailableError.
   */
  saveCustomer(id: string | null, input: CustomerInput): Promise<string>;
  /** Deletes a customer with its cards; a deleted one is no error. PaymentRefusedError, PaymentUnavailableError. */
  deleteCustomer(id: string): Promise<void>;
  /** Opens the hosted page to store a card. The same setup returns the same page. Throws PaymentUnavailableError. */
  openSetup(input: OpenSetupInput): Promise<OpenedSession>;
  /** Retrieves a card setup. Throws PaymentUnavailableError. */
  retrieveSetup(sessionId: string): Promise<SetupState>;
  /** Makes a stored card the customer's default. Throws PaymentUnavailableError. */
  chooseCard(customer: string, card: string): Promise<void>;
  /** The customer's default card; null: none, or no such customer. Throws PaymentUnavailableError. */
  cardOf(customer: string): Promise<StoredCard | null>;
  /**
   * Refunds money. PaymentRefusedError: more than is left, or another request with this key. PaymentUnavailableError.
   */
  refund(input: RefundInput): Promise<Refund>;
  /** The address of the page where a customer replaces the card. Throws PaymentUnavailableError. */
  openPortal(input: PortalInput): Promise<string>;
  /** Opens the hosted page for a paid year. The same page id returns the same page. Throws PaymentUnavailableError. */
  openMembership(input: OpenMembershipInput): Promise<OpenedSession>;
  /** Ends that page; `complete`: it has been used. Throws PaymentUnavailableError. */
  endMembershipPage(sessionId: string): Promise<'complete' | 'expired'>;
  /** The customer's running membership, else the latest one; null: none. Throws PaymentUnavailableError. */
  membershipOf(customer: string): Promise<ProviderMembership | null>;
  /** Past and next charges of a membership. Throws PaymentUnavailableError. */
  membershipBilling(membership: ProviderMembership): Promise<MembershipBilling>;
  /**
   * Charges what a membership owes to this card of its customer now; one card is charged once for one period, however
   * often this is called. Throws PaymentUnavailableError when the result is unknown.
   */
  payMembership(membershipId: string, card: string): Promise<OwedYear>;
  /**
   * Makes a stored card of its customer the one that pays a membership; false: it is no card of the customer's (any
   * more). Throws PaymentUnavailableError.
   */
  setMembershipCard(membershipId: string, card: string): Promise<boolean>;
  /** Verifies a webhook. `rawBody` must be the received bytes. Throws PaymentSignatureError. */
  parseWebhook(rawBody: Buffer, signature: string | undefined): PaymentEvent;
};
