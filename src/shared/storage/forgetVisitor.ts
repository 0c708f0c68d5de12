import { PERSONAL, readPersistent, writePersistent } from './lastingMemory.ts';
import { forgetOfflineCopies } from './offlineCopies.ts';

function forget(storage: () => Storage, beginning: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
  } catch {
    // Refused: nothing was stored there.
  }
}

/**
 * Removes the visitor's data: all of this tab's, and persistent personal data. For a page that is left immediately:
 * listeners are not notified. Browser only.
 */
export function forgetVisitor(): void {
  forget(() => window.sessionStorage, 'etal.');
  forget(() => window.localStorage, PERSONAL);
  forgetOfflineCopies();
}

const OWNER = `${PERSONAL}of`;

/**
 * Stored personal data belong to one person: whoever signs in after another, whose session ended without a sign-out,
 * sees none of their data. `sub`: the provider's id of the current person. Browser only.
 */
export function keepApart(sub: string): void {
  const before = readPersistent(OWNER);
  if (before === sub) return;
  if (before !== null) {
    forget(() => window.localStorage, PERSONAL);
    forget(() => window.sessionStorage, PERSONAL);
  }
  forgetOfflineCopies();
  writePersistent(OWNER, sub);
}
