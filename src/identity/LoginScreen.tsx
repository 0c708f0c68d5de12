import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Waiting } from './Waiting.tsx';

/** /login: the guard does the work; a signed-in customer goes home. */
export function LoginScreen() {
  const navigate = useNavigate();
  const home = useAddress()('home');
  useEffect(() => void navigate(home, { replace: true }), [navigate, home]);
  return <Waiting />;
}
