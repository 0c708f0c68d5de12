import { recall, remember } from '../shared/storage/tabMemory.ts';

const KEY = 'etal.postal-code';

/**
 * The postal code that was last typed to find a delivery zone, as it was typed; '' when none was. It is there again after a
 * reload, and begins the address that is given later, so that nobody types it twice. Forgotten at sign-out. Browser only.
 */
export const typedPostalCode = (): string => recall(KEY) ?? '';

/** Keeps it for the tab's life. */
export const keepPostalCode = (text: string): void => remember(KEY, text);
