import { hasCode } from '../shared/relay/failure.ts';

/**
 * The text of a failure at the desk if the server gives none: the session is no longer valid, though its token was
 * renewed, or the role was lost; else the action's own text. The input stays.
 */
export const deskFailure = (otherwise: 'errors.basic_retry' | 'errors.basic_save') => (error: unknown) => {
  if (hasCode(error, 'UNAUTHENTICATED')) return 'desk.signed_out';
  return hasCode(error, 'FORBIDDEN') ? 'desk.no_role' : otherwise;
};
