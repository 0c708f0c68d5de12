import type { Environment } from 'relay-runtime';
import { readAuthentication } from '../shared/relay/authentication.ts';
import { clearTabOfFormerVisit, currentVisit } from '../shared/storage/visits.ts';

/** Hides a document and loads it anew: what it shows belongs to somebody else. */
export function replaceDocument(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/**
 * Removes what a former visitor left in this tab and document (ADR 111). Tab storage is cleared if its visitor has stopped
 * using this browser since: browsers restore it with a closed tab. A guest's document is loaded anew once a visit has ended
 * since it began, whether Back restores it or it is open in another tab. A customer's document is left by
 * useIdentitySync.
 */
export function leaveFormerVisit(environment: Environment): void {
  clearTabOfFormerVisit();
  const visit = currentVisit();
  const check = () => {
    const { loading, isAuthenticated } = readAuthentication(environment);
    if (!loading && !isAuthenticated && currentVisit() !== visit) replaceDocument();
  };
  document.addEventListener('visibilitychange', check);
  for (const name of ['pageshow', 'storage']) window.addEventListener(name, check);
}
