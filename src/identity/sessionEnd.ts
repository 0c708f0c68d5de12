import { useSyncExternalStore } from 'react';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { hasStorageOwner } from '../shared/storage/persistentStorage.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

const ENDED = 'etal.session-ended';
const neverChanges = () => () => undefined;

/** Notes for the next page of this tab that the session has ended without a sign-out. */
export const noteSessionEnd = (): void => writeTab(ENDED, 'yes');

/** Whether the session ended on the previous page of this tab; once. */
export function takeSessionEnd(): boolean {
  const hasEnded = readTab(ENDED) === 'yes';
  if (hasEnded) writeTab(ENDED, '');
  return hasEnded;
}

/**
 * Whether this guest was signed in before, and did not sign out: their cart is the account's. False on the server, while
 * hydrating, and while the session is unknown.
 */
export function useSessionOver(): boolean {
  const { loading, isAuthenticated } = useAuthentication();
  const hasOwner = useSyncExternalStore(neverChanges, hasStorageOwner, () => false);
  return hasOwner && !loading && !isAuthenticated;
}
