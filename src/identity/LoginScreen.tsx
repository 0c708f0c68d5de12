import { Navigate } from 'react-router';
import { useAddress } from '../shared/routing/useAddress.ts';

/** /login: the guard does the work; who is signed in goes home. */
export function LoginScreen() {
  const address = useAddress();
  return <Navigate to={address('home')} replace />;
}
