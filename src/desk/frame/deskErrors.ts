import { hasCode, ServerFailure } from '../../shared/relay/failure.ts';

/**
 * The text of a failure at the desk if the server gives none: the session is no longer valid, though its token was
 * renewed, or the role was lost; else the action's own text. The input stays.
 */
export const deskFailure = (fallback: 'errors.basic_retry' | 'errors.basic_save') => (error: unknown) => {
  if (hasCode(error, 'UNAUTHENTICATED')) return 'desk.signed_out';
  return hasCode(error, 'FORBIDDEN') ? 'desk.no_role' : fallback;
};

/** What others changed meanwhile, as named by the server; empty if it refused for another reason. */
export const changedFieldsOf = (error: unknown): string[] =>
  error instanceof ServerFailure
    ? error.errors.flatMap(({ extensions }) => {
        const names = extensions?.params?.['fields'];
        return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
      })
    : [];
