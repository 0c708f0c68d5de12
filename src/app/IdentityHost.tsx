import { useEffect, useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { setClientLoader, failClient } from '../identity/identityGate.ts';
import { laterTexts } from './messages.ts';

/** Loads the identity client and its texts; most visits never need them. */
export const fetchIdentity = async (): Promise<ComponentType> => {
  const [{ IdentityEffects }] = await Promise.all([import('./IdentityEffects.tsx'), laterTexts()]);
  return IdentityEffects;
};

/** Runs the identity client once it is needed: to check a session, to complete a login, or to sign in. */
export function IdentityHost() {
  const environment = useRelayEnvironment();
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const run = async () => {
      try {
        const part = await fetchIdentity();
        setPart(() => part);
      } catch (error) {
        failClient(environment, error);
      }
    };
    setClientLoader(environment, () => void run());
  }, [environment]);
  return Part && <Part />;
}
