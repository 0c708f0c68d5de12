import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { clientWish, refuseClient } from '../identity/identityGate.ts';
import { laterTexts } from './messages.ts';

/** The identity client and the texts that it may need; most visits never ask for them. */
export const fetchIdentity = async (): Promise<ComponentType> => {
  const [{ IdentityPart }] = await Promise.all([import('./IdentityPart.tsx'), laterTexts()]);
  return IdentityPart;
};

const never = () => false;

/** Runs the identity client once it is wanted: there is a session to check, a login to finish, or somebody signs in. */
export function IdentityHost() {
  const environment = useRelayEnvironment();
  const [wish] = useState(() => clientWish(environment));
  const wanted = useSyncExternalStore(wish.subscribe, wish.read, never);
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    fetchIdentity().then(
      (part) => setPart(() => part),
      (error: unknown) => refuseClient(environment, error),
    );
  }, [environment, wanted]);
  return Part && <Part />;
}
