import { PERSONAL, recallLasting, rememberLasting } from './lastingMemory.ts';

function forget(storage: () => Storage, beginning: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
  } catch {
    // Refused: nothing was kept there.
  }
}

/**
 * Forgets what the market keeps of its visitor here: all of this tab, and what lasts and is personal. For who leaves the
 * page at once: nobody who follows it is told. Browser only.
 */
export function forgetVisitor(): void {
  forget(() => window.sessionStorage, 'etal.');
  forget(() => window.localStorage, PERSONAL);
}

const OWNER = `${PERSONAL}of`;

/**
 * What lasts and is personal is one person's: who signs in where another did, whose session ended without their leaving,
 * finds nothing of theirs. `sub`: the provider's name for who is here. Browser only.
 */
export function keepApart(sub: string): void {
  const before = recallLasting(OWNER);
  if (before === sub) return;
  if (before !== null) {
    forget(() => window.localStorage, PERSONAL);
    forget(() => window.sessionStorage, PERSONAL);
  }
  rememberLasting(OWNER, sub);
}
