import type { PageName } from '../../rules/addresses.ts';
import type { Locale } from '../../rules/constants.ts';

/**
 * What the shell knows of the page it holds. file: the screen's module, as the build's manifest names it, and preload: fetches
 * its code; null when it comes with the entry.
 */
export type PageHandle = {
  page: PageName | null;
  locale: Locale;
  file: string | null;
  preload: (() => Promise<void>) | null;
};
