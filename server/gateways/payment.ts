/** One line of what is paid: `unitAmount` in cents, at least 0. `isItem`: goods, the only lines that a promotion code lowers. */
export type PaymentLine = { name: string; unitAmount: number; quantity: number; isItem?: boolean };

/** What the hosted payment page is opened with. All money in cents of Canadian dollars. */
export type OpenSessionInput = {
  /** The checkout attempt's id: the provider's client reference and its idempotency key. */
  attemptId: string;
  locale: 'fr' | 'en';
  /** Items, then deposits, delivery and fee as lines of their own. */
  lines: PaymentLine[];
  /** Sent as lines of their own (E12); those of 0 are left out. */
  taxes: { name: string; amount: number }[];
  /** The sum of lines and taxes, stated so that a wrong sum is refused before anybody pays it. */
  total: number;
  /**
   * End of the stock hold (E28): 30 minutes to 24 hours ahead when the provider reads it, its bounds.
   * Give a minute more than 30, so that the way there is covered, and repeat the same instant with the same attempt.
   */
  expiresAt: Date;
  /** May hold `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
  customerEmail?: string;
  /** True for a delivery: name, phone and address are asked on the hosted page (E59). */
  collectAddress: boolean;
};

/** What a hosted invoice is opened with (E13). It ends when it is paid or ended: the provider knows no other time limit. */
export type OpenInvoiceInput = Pick<OpenSessionInput, 'attemptId' | 'locale' | 'lines' | 'taxes' | 'total'> & {
  /** The provider's customer. */
  customer: string;
  /** What the balance pays, in cents from 1 to `total`: a line of its own that is taken off. */
  credit: number;
  /** Where the payer finds the order: named on the invoice, whose page leads nowhere by itself. */
  orderUrl: string;
};

/** `paid`: the credit covered all, and nothing is asked (E15). */
export type OpenedInvoice = { sessionId: string; url: string; isPaid: boolean };

/** A card that is charged while nobody is there. Amounts in cents. */
export type ChargeInput = {
  /** The attempt's id: its metadata and its idempotency key. */
  attemptId: string;
  customer: string;
  /** The provider's id of the stored card. */
  card: string;
  amount: number;
  /** What the provider's list calls it. */
  description: string;
  /** When it was first asked for: after half a day it is only looked up, since the provider forgets keys after a day. */
  since: Date;
};

/** Why a card was not charged. authentication: only its holder can, by coming and paying. */
export type ChargeRefusal = 'authentication' | 'insufficientFunds' | 'expiredCard' | 'declined';

/** A charge's outcome; the same attempt asked again answers the same. */
export type ChargeOutcome =
  { kind: 'paid'; state: PaidState } | { kind: 'refused'; reason: ChargeRefusal; sessionId: string | null };

/** Who the provider knows a customer as: given anew whenever a page is opened for them. */
export type CustomerInput = {
  /** The market's uuid: metadata, and the idempotency key of the creation. */
  customerId: string;
  email: string;
  name: string | null;
  locale: 'fr' | 'en';
};

/** A stored way to pay as the provider tells it; `card` is null unless `type` is card. */
export type StoredCard = {
  id: string;
  type: string;
  createdAt: Date;
  card: { brand: string; country: string; last4: string; expMonth: number; expYear: number } | null;
};

export type OpenSetupInput = {
  /** The idempotency key and the provider's client reference. */
  setupId: string;
  customer: string;
  locale: 'fr' | 'en';
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** A card's set-up as the provider knows it. */
export type SetupState =
  { state: 'open' | 'expired'; sessionId: string } | { state: 'complete'; sessionId: string; card: StoredCard };

export type RefundInput = {
  /** What was paid: SessionState's paymentIntent. */
  paymentIntent: string;
  /** Cents; null: all that was not given back yet. */
  amount: number | null;
  /** The same key gives back once. */
  key: string;
};

/** `pending`: the provider has taken it on. */
export type Refund = { refundId: string; amount: number; status: 'succeeded' | 'pending' };

export type PortalInput = { customer: string; returnUrl: string; locale: 'fr' | 'en' };

/** What the page of a paid year is opened with (E47). */
export type OpenMembershipInput = {
  /** The page's id: the provider's client reference and its idempotency key. */
  pageId: string;
  customer: string;
  locale: 'fr' | 'en';
  /** What a year is called on the page, and costs in cents, before the taxes, which the provider adds. */
  name: string;
  price: number;
  /** A trial's end: nothing is taken before (E62). Null: the year begins when it is paid. */
  trialEnd: Date | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** A membership that renews by itself, as the provider knows it now; `id` is its. */
export type ProviderMembership = {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'cancelled';
  startDate: Date;
  trialEnd: Date | null;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** A card of its own, which is charged in place of the customer's. Null: the customer's is. */
  ownCard: string | null;
};

/** A period of a membership that was paid. Cents; `total` is what the card paid, `subtotal` the same before taxes. */
export type MembershipCharge = {
  id: string;
  /** What the provider's receipt is called. */
  number: string;
  paidAt: Date;
  periodStart: Date;
  periodEnd: Date;
  subtotal: number;
  total: number;
};

/** `none`: nothing of it is owed. */
export type OwedYear = 'paid' | 'refused' | 'none';

/** `nextCharge`: cents that the next period costs with its taxes; null: nothing more is charged. Newest charges first. */
export type MembershipBilling = { charges: MembershipCharge[]; nextCharge: number | null };

export type OpenedSession = { sessionId: string; url: string; expiresAt: Date };

/** What the payer typed on the hosted page; `address` only where it was asked for (E59). */
export type PaidContact = {
  email: string | null;
  name: string | null;
  phone: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postalCode: string;
    country: string;
  } | null;
};

export type PaidState = {
  state: 'paid';
  sessionId: string;
  attemptId: string;
  amountTotal: number;
  amountDiscount: number;
  /** The provider's word, in lower case: `cad`, or the payment is not applied. */
  currency: string;
  contact: PaidContact;
  /** What a refund names; null: nothing was taken (E15). */
  paymentIntent: string | null;
};

/**
 * A payment as the provider knows it, be it a session (`cs_`), an invoice (`in_`) or a charge (`pi_`): `sessionId` is its
 * id. Amounts in cents; `amountTotal` is what was paid, after `amountDiscount` and after an invoice's credit.
 */
export type SessionState =
  | { state: 'open'; sessionId: string; attemptId: string; url: string }
  | PaidState
  | { state: 'expired'; sessionId: string; attemptId: string };

/** What a message is about that does not carry the whole of it: to be asked for. */
export type EventSubject =
  | { kind: 'payment'; sessionId: string }
  | { kind: 'setup'; sessionId: string; setupId: string }
  | { kind: 'customer'; customer: string }
  | { kind: 'membership'; customer: string };

/** A verified message of the provider. `session` null and no `about`: the market has nothing to do. */
export type PaymentEvent = { id: string; type: string; session: SessionState | null; about?: EventSubject };

/** A webhook that is unsigned, wrongly signed, tampered with or older than five minutes. */
export class PaymentSignatureError extends Error {
  override name = 'PaymentSignatureError';
}

/** The provider did not answer, failed or refused: the caller releases the hold and raises PAYMENT_FAILED. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/** The provider refused, in its own words (`message`): the operator reads them (PROVIDER_REFUSED). */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError';
}

/** The one door to money (E28, E45): Stripe in live mode, the embedded provider on a fresh machine. */
export type PaymentGateway = {
  /**
   * Opens the hosted page. The same attempt with the same input gives the same session again.
   * Throws RangeError when the amounts do not add up, PaymentUnavailableError when no session came.
   */
  openSession(input: OpenSessionInput): Promise<OpenedSession>;
  /**
   * Opens the invoice that the balance pays a part of, or all. The same attempt with the same input gives the same invoice.
   * Throws RangeError when the amounts do not add up, PaymentUnavailableError when none came, also for a due amount of 1 to
   * 49 cents, which no card pays.
   */
  openInvoice(input: OpenInvoiceInput): Promise<OpenedInvoice>;
  /** Charges a stored card. Throws PaymentUnavailableError when the outcome is not known: ask again with the same attempt. */
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /** A session, an invoice or a charge, by its id. Throws PaymentUnavailableError when the provider cannot say. */
  retrieveSession(sessionId: string): Promise<SessionState>;
  /** Ends an open session or invoice; a paid or expired one, and a charge, answer their true state instead of failing. */
  expireSession(sessionId: string): Promise<SessionState>;
  /**
   * Creates the provider's customer, or writes to the known one (`id`) who it is now; answers its id. Of the creation only
   * the uuid is told, so that a repeated one is the same. Throws PaymentUnavailableError.
   */
  saveCustomer(id: string | null, input: CustomerInput): Promise<string>;
  /** Deletes it with its cards; one that is gone is no error. PaymentRefusedError, PaymentUnavailableError. */
  deleteCustomer(id: string): Promise<void>;
  /** Opens the hosted page where a card is left. The same set-up gives the same page. Throws PaymentUnavailableError. */
  openSetup(input: OpenSetupInput): Promise<OpenedSession>;
  /** Throws PaymentUnavailableError when the provider cannot say. */
  retrieveSetup(sessionId: string): Promise<SetupState>;
  /** Makes a stored card the one that a customer is charged with. Throws PaymentUnavailableError. */
  chooseCard(customer: string, card: string): Promise<void>;
  /** The card that a customer is charged with; null: none, or no such customer. Throws PaymentUnavailableError. */
  cardOf(customer: string): Promise<StoredCard | null>;
  /** Gives money back. PaymentRefusedError: more than is left, or another request of this key. PaymentUnavailableError. */
  refund(input: RefundInput): Promise<Refund>;
  /** The address of the page where a customer changes the card. Throws PaymentUnavailableError. */
  openPortal(input: PortalInput): Promise<string>;
  /** Opens the hosted page where a year is paid. The same page id gives the same page. Throws PaymentUnavailableError. */
  openMembership(input: OpenMembershipInput): Promise<OpenedSession>;
  /** Ends that page; `complete`: it was used before. Throws PaymentUnavailableError. */
  endMembershipPage(sessionId: string): Promise<'complete' | 'expired'>;
  /** The customer's running membership, else the one that ended last; null: none. Throws PaymentUnavailableError. */
  membershipOf(customer: string): Promise<ProviderMembership | null>;
  /** What a membership has cost and will cost. Throws PaymentUnavailableError. */
  membershipBilling(membership: ProviderMembership): Promise<MembershipBilling>;
  /**
   * Charges what a membership owes to this card of its customer, now; the same card is asked once for the same period,
   * however often this is called. Throws PaymentUnavailableError when the outcome is not known.
   */
  payMembership(membershipId: string, card: string): Promise<OwedYear>;
  /** Takes a membership's own card away: from then on the customer's pays it. Throws PaymentUnavailableError. */
  dropMembershipCard(membershipId: string): Promise<void>;
  /** `rawBody` must be the bytes as received. Throws PaymentSignatureError. */
  parseWebhook(rawBody: Buffer, signature: string | undefined): PaymentEvent;
};
