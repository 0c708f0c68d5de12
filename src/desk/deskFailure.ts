import { hasCode } from '../shared/relay/failure.ts';

/**
 * What a failure of the desk is told by when the server names nothing to show: that who calls is not known any more, though
 * their token was renewed, or may not work here any more; else the key of the action. What was typed stays where it is.
 */
export const deskFailure = (otherwise: 'errors.basic_retry' | 'errors.basic_save') => (error: unknown) => {
  if (hasCode(error, 'UNAUTHENTICATED')) return 'desk.signed_out';
  return hasCode(error, 'FORBIDDEN') ? 'desk.no_role' : otherwise;
};
