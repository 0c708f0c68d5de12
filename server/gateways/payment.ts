/** One line of what is paid: `unitAmount` in cents, at least 0. */
export type PaymentLine = { name: string; unitAmount: number; quantity: number };

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

/** A payment session as the provider knows it. Amounts in cents; `amountTotal` is what was paid, after `amountDiscount`. */
export type SessionState =
  | { state: 'open'; sessionId: string; attemptId: string; url: string }
  | {
      state: 'paid';
      sessionId: string;
      attemptId: string;
      amountTotal: number;
      amountDiscount: number;
      contact: PaidContact;
      paymentIntent: string | null;
    }
  | { state: 'expired'; sessionId: string; attemptId: string };

/** A verified message of the provider. `session` is null where the market has nothing to do. */
export type PaymentEvent = { id: string; type: string; session: SessionState | null };

/** A webhook that is unsigned, wrongly signed, tampered with or older than five minutes. */
export class PaymentSignatureError extends Error {
  override name = 'PaymentSignatureError';
}

/** The provider did not answer, failed or refused: the caller releases the hold and raises PAYMENT_FAILED. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/** The one door to money (E28, E45): Stripe in live mode, the embedded provider on a fresh machine. */
export type PaymentGateway = {
  /**
   * Opens the hosted page. The same attempt with the same input gives the same session again.
   * Throws RangeError when the amounts do not add up, PaymentUnavailableError when no session came.
   */
  openSession(input: OpenSessionInput): Promise<OpenedSession>;
  /** Throws PaymentUnavailableError when the provider cannot say. */
  retrieveSession(sessionId: string): Promise<SessionState>;
  /** Ends an open session; a paid or expired one answers its true state instead of failing. */
  expireSession(sessionId: string): Promise<SessionState>;
  /** `rawBody` must be the bytes as received. Throws PaymentSignatureError. */
  parseWebhook(rawBody: Buffer, signature: string | undefined): PaymentEvent;
};
