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

/** Nobody answered: what was asked may have arrived all the same. */
export class NetworkFailure extends TransportFailure {}

/** A line for the reader: a text as it is, or a key of the storefront's texts with its params. */
export type FailureLine = { text: string } | { key: string; params: Record<string, unknown> };

const INPUT_PREFIX = /^\s*input(?:\.\w+)*\s*:\s*/i;

/** The lines of a plain error's own words; none where they are a machine's: braces, or a fault of the page itself. */
function plainLines(error: unknown): FailureLine[] {
  if (!(error instanceof Error) || error.name !== 'Error' || /[{}]/.test(error.message)) return [];
  const lines = error.message.split(/\r?\n/).map((line) => line.replace(INPUT_PREFIX, '').trim());
  return lines.filter(Boolean).map((text) => ({ text }));
}

/**
 * What the reader sees of a failure (spec 8, F-178 to F-180): displayable server errors, localized ones as they are and
 * the others as keys; `fallbackKey` when the server shows none, or the network failed. A plain error is told by its own
 * lines, without "input:" before them, unless the action has a text of its own.
 */
export function failureLines(error: unknown, fallbackKey?: string): FailureLine[] {
  const fallback: FailureLine[] = [{ key: fallbackKey ?? 'errors.basic', params: {} }];
  if (!(error instanceof ServerFailure)) {
    const plain = fallbackKey === undefined ? plainLines(error) : [];
    return plain.length > 0 ? plain : fallback;
  }
  const shown = error.errors.filter((e) => e.extensions?.displayable);
  if (shown.length === 0) return fallback;
  return shown.map(({ message, extensions }) =>
    extensions?.localized ? { text: message } : { key: message, params: extensions?.params ?? {} },
  );
}

/** True when the server's answer carries this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ServerFailure && error.errors.some((e) => e.extensions?.code === code);
