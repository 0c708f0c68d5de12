import { postalCodeText } from '#rules/postalCode.ts';
import { readTab, readTabList, writeTab } from '../shared/storage/tabStorage.ts';

const KEY = 'etal.postal-code';
const FOUND_KEY = 'etal.postal-code-found';

/**
 * The postal code last typed to find a delivery zone, as typed; '' if none. It survives a reload, and prefills the
 * address, so that nobody types it twice. Cleared at sign-out. Browser only.
 */
export const storedPostalCode = (): string => readTab(KEY) ?? '';

/** Stores it for the tab's life. */
export const storePostalCode = (text: string): void => writeTab(KEY, text);

/** Stores which zones a code has found. */
export const storeFoundZones = (code: string, zones: readonly string[]): void =>
  writeTab(FOUND_KEY, JSON.stringify([postalCodeText(code), ...zones]));

/** The code that found this zone in this tab; '' if none did, or another was looked up since. Browser only. */
export function postalCodeOfZone(zone: string): string {
  const [code = '', ...zones] = readTabList<string>(FOUND_KEY);
  return zones.includes(zone) ? code : '';
}
