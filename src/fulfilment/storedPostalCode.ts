import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

const KEY = 'etal.postal-code';

/**
 * The postal code last typed to find a delivery zone, as typed; '' if none. It survives a reload, and prefills the
 * address, so that nobody types it twice. Cleared at sign-out. Browser only.
 */
export const storedPostalCode = (): string => readTab(KEY) ?? '';

/** Stores it for the tab's life. */
export const storePostalCode = (text: string): void => writeTab(KEY, text);
