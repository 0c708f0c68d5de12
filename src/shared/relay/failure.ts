/** One entry of a GraphQL response's `errors` (schema: ERRORS). */
export type ServerError = {
  message: string;
  extensions?: { code?: string; displayable?: boolean; localized?: boolean; params?: Record<string, unknown> };
};

/** The server refused and gave reasons. */
export class ServerFailure extends Error {
  readonly errors: readonly ServerError[];
  constructor(errors: readonly ServerError[]) {
    super(errors.map((e) => e.message).join('\n'));
    this.name = 'ServerFailure';
    this.errors = errors;
  }
}

/** No response arrived, or an invalid one. */
export class TransportFailure extends Error {
  override name = 'TransportFailure';
}

/** No response of the market arrived, but none or a proxy's page: the request may have arrived regardless. */
export class NetworkFailure extends TransportFailure {}

/**
 * A line for the reader: a text as it is, or a key of the storefront's texts with its params. fallbackKey: for a key of
 * the server that this storefront does not have.
 */
export type FailureLine =
  | { text: string }
  | { key: string; params: Record<string, unknown>; fallbackKey?: string | undefined };

const INPUT_PREFIX = /^\s*input(?:\.\w+)*\s*:\s*/i;

/** The lines of a plain error's message; none if it is technical: with braces, or an error of the page itself. */
function plainLines(error: unknown): FailureLine[] {
  if (!(error instanceof Error) || error.name !== 'Error' || /[{}]/.test(error.message)) return [];
  const lines = error.message.split(/\r?\n/).map((line) => line.replace(INPUT_PREFIX, '').trim());
  return lines.filter(Boolean).map((text) => ({ text }));
}

/**
 * What the reader sees of a failure (spec 8, F-178 to F-180): displayable server errors, localized ones as they are and
 * the others as keys; `fallbackKey` if the server shows none or one that is unknown here, or the network failed. A plain error is shown by its own
 * lines, without "input:" before them, unless the action has a text of its own.
 */
export function failureLines(error: unknown, fallbackKey?: string): FailureLine[] {
  const fallback: FailureLine[] = [{ key: fallbackKey ?? 'errors.basic', params: {} }];
  if (!(error instanceof ServerFailure)) {
    const plain = fallbackKey === undefined ? plainLines(error) : [];
    return plain.length > 0 ? plain : fallback;
  }
  const displayable = error.errors.filter((e) => e.extensions?.displayable);
  if (displayable.length === 0) return fallback;
  return displayable.map(({ message, extensions }) =>
    // Its producer is on vacation: the text says until when.
    extensions?.code === 'UNAVAILABLE' && extensions.params?.['back']
      ? { key: 'products.add_away', params: extensions.params, fallbackKey: message }
      : // The payment provider's own words, in its language: the reader's text says that nothing was done (F-186).
        extensions?.code === 'PROVIDER_REFUSED'
        ? { key: 'orders.provider_refused', params: { message }, fallbackKey }
        : extensions?.localized
          ? { text: message }
          : { key: message, params: extensions?.params ?? {}, fallbackKey },
  );
}

/** shown: what the reader saw, in cents. current: what it is now, which is higher. */
export type RaisedSum = { shown: number; current: number };

/** Both sums of a refusal by one of the codes ..._RAISED (E69); null for any other failure. */
export function raisedSumOf(error: unknown, code: string): RaisedSum | null {
  const refusal = error instanceof ServerFailure && error.errors.find(({ extensions }) => extensions?.code === code);
  const { shown, current } = (refusal && refusal.extensions?.params) || {};
  return typeof shown === 'number' && typeof current === 'number' ? { shown, current } : null;
}

/** True if the server's response has this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ServerFailure && error.errors.some((e) => e.extensions?.code === code);
