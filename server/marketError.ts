import type { ErrorCode } from '../__generated__/resolvers.ts';

export type ErrorParams = Record<string, string | number | readonly string[]>;

/** A refusal that the API knows by its code (schema: ErrorCode). Params fill the text that @shows names. */
export class MarketError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(code);
    this.name = 'MarketError';
    this.code = code;
    this.params = params;
  }
}

/** Several troubles found by one mutation: each becomes an entry of `errors` under the same path. */
export class MarketErrors extends Error {
  readonly errors: readonly MarketError[];
  constructor(errors: readonly MarketError[]) {
    super(errors.map((e) => e.code).join(', '));
    this.name = 'MarketErrors';
    this.errors = errors;
  }
}
