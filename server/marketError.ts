import type { ErrorCode } from '../__generated__/schemaTypes.ts';

export type ErrorParams = Record<string, string | number | readonly string[]>;

/**
 * A refusal that the API knows by its code (schema: ErrorCode). Params fill the text that @shows names; where it names
 * none, `message` is shown as it stands.
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

/** An error as it is stored, to be told later. */
export const reasonOf = ({ code, params }: MarketError): { code: string; params: Record<string, unknown> } => ({
  code,
  params: { ...params },
});

/** Several troubles found by one mutation: each becomes an entry of `errors` under the same path. */
export class MarketErrors extends Error {
  readonly errors: readonly MarketError[];
  constructor(errors: readonly MarketError[]) {
    super(errors.map((e) => e.code).join(', '));
    this.name = 'MarketErrors';
    this.errors = errors;
  }
}
