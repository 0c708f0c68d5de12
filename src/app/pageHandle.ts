import type { LoaderFunctionArgs } from 'react-router';
import type { PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';

/**
 * What the layout knows of the current page. file: the screen's module, as named in the build's manifest, and preload:
 * loads its code, and with arguments its data meanwhile, which it resolves with; null if it comes with the entry.
 */
export type PageHandle = {
  page: PageName | null;
  locale: Locale;
  file: string | null;
  preload: ((args?: LoaderFunctionArgs) => Promise<unknown>) | null;
};
