/** One entry of a GraphQL answer's `errors` (schema: ERRORS). */
export type ServerError = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; displayable?: boolean; localized?: boolean; params?: Record<string, unknown> };
};

/** The server refused and said why. */
export class ServerFailure extends Error {
  readonly errors: readonly ServerError[];
  constructor(errors: readonly ServerError[]) {
    super(errors.map((e) => e.message).join('\n'));
    this.name = 'ServerFailure';
    this.errors = errors;
  }
}

/** The answer did not come, or was not one. */
export class TransportFailure extends Error {
  override name = 'TransportFailure';
}

/** A line for the reader: a text as it is, or a key of the storefront's texts with its params. */
export type FailureLine = { text: string } | { key: string; params: Record<string, unknown> };

/**
 * What the reader sees of a failure (spec 8, F-178 to F-180): displayable server errors, localized ones as they are and
 * the others as keys; `fallbackKey` when the server shows none, or the network failed.
 */
export function failureLines(error: unknown, fallbackKey = 'errors.basic'): FailureLine[] {
  const fallback: FailureLine[] = [{ key: fallbackKey, params: {} }];
  if (!(error instanceof ServerFailure)) return fallback;
  const shown = error.errors.filter((e) => e.extensions?.displayable);
  if (shown.length === 0) return fallback;
  return shown.map(({ message, extensions }) =>
    extensions?.localized ? { text: message } : { key: message, params: extensions?.params ?? {} },
  );
}

/** True when the server's answer carries this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ServerFailure && error.errors.some((e) => e.extensions?.code === code);
