import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { signIn } from './signing.ts';

/** Leads to the login, and back to this page. */
export function useSignInHere(): () => void {
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  // A failure is in the authentication state, and shown on return.
  return () => void signIn(environment, { target: pathname + search }).catch(() => undefined);
}
