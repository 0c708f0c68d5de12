/** A refusal in the shape that Stripe's SDK turns into its own errors (API reference, Errors). */
export class StripeApiError extends Error {
  readonly status: number;
  readonly details: { type: string; code?: string; param?: string };

  constructor(
    message: string,
    details: { type?: 'invalid_request_error' | 'idempotency_error' | 'api_error'; code?: string; param?: string } = {},
    status = 400,
  ) {
    super(message);
    this.status = status;
    this.details = { ...details, type: details.type ?? 'invalid_request_error' };
  }

  /** The answer's body. */
  toBody(): { error: { message: string; type: string; code?: string; param?: string } } {
    return { error: { message: this.message, ...this.details } };
  }
}
