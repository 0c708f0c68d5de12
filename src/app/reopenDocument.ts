import { recall, remember } from '../shared/storage/tabMemory.ts';

const REOPENED = 'etal.reopened';

/**
 * Opens an address of this market as a new document, in place of one whose code is no longer to be had. Never settles then.
 * Throws `error` when that address was opened so just before, which would go on for ever.
 */
export async function reopenDocument(href: string, error: Error): Promise<never> {
  if (recall(REOPENED) === href) {
    remember(REOPENED, '');
    throw error;
  }
  remember(REOPENED, href);
  window.location.assign(href);
  return new Promise<never>(() => {});
}

/** The document has all of its code: the next one that loses some may be opened anew. */
export function noteComplete(): void {
  if (recall(REOPENED)) remember(REOPENED, '');
}
