import { recall, remember } from '../shared/storage/tabMemory.ts';

const KEY = 'etal.postal-code';

/**
 * The postal code last typed to find a delivery zone, as typed; '' if none. It survives a reload, and prefills the
 * address, so that nobody types it twice. Cleared at sign-out. Browser only.
 */
export const typedPostalCode = (): string => recall(KEY) ?? '';

/** Stores it for the tab's life. */
export const keepPostalCode = (text: string): void => remember(KEY, text);
