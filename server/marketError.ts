import type { ErrorCode } from '#generated/schemaTypes.ts';

export type ErrorParams = Record<string, string | number | readonly string[] | readonly number[]>;

/**
 * A refusal with its code of the API (schema: ErrorCode). Params fill the text that @shows names; without one,
 * `message` is shown as it is.
 */
export class MarketError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  constructor(code: ErrorCode, params: ErrorParams = {}, message: string = code) {
    super(message);
    this.name = 'MarketError';
    this.code = code;
    this.params = params;
  }
}

/** A refusal as it is stored, to be reported later: its code then may be one that this version does not know. */
export type RefusalReason = { code: string; params: Record<string, unknown> };

export const reasonOf = ({ code, params }: MarketError): RefusalReason => ({
  code,
  params: { ...params },
});

/** Several refusals of one mutation: each becomes an entry of `errors` under the same path. */
export class MarketErrors extends Error {
  readonly errors: readonly MarketError[];
  constructor(errors: readonly MarketError[]) {
    super(errors.map((e) => e.code).join(', '));
    this.name = 'MarketErrors';
    this.errors = errors;
  }
}
