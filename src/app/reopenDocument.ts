import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

const REOPENED_KEY = 'etal.reopened';

/**
 * Opens an address of this market as a new document, because this one's code is no longer available. Never settles
 * then. Throws `error` if that address was opened so just before, to avoid a loop.
 */
export async function reopenDocument(href: string, error: Error): Promise<never> {
  if (readTab(REOPENED_KEY) === href) {
    writeTab(REOPENED_KEY, '');
    throw error;
  }
  writeTab(REOPENED_KEY, href);
  window.location.assign(href);
  return new Promise<never>(() => {});
}

/** The document has loaded all of its code: the next failure may open a new one. */
export function clearReopened(): void {
  if (readTab(REOPENED_KEY)) writeTab(REOPENED_KEY, '');
}
