type Details = {
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: object;
};

/** A refusal in the shape that Stripe's SDK turns into its own errors (API reference, Errors). */
export class StripeApiError extends Error {
  readonly status: number;
  readonly details: Details & { type: string };

  constructor(message: string, details: Details = {}, status = 400) {
    super(message);
    this.status = status;
    this.details = { ...details, type: details.type ?? 'invalid_request_error' };
  }

  /** The answer's body. */
  toBody(): { error: Details & { message: string } } {
    return { error: { message: this.message, ...this.details } };
  }
}
