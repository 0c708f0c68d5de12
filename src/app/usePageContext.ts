import { useMatches } from 'react-router';
import { useLocale } from '../shared/i18n/translator.ts';
import type { PageHandle } from './pageHandle.ts';
import type { Place } from './twinAddress.ts';

/** The current page in the layout, its language, parameters and loader data. */
export function usePageContext(): Place {
  const match = useMatches().at(-1);
  const locale = useLocale();
  const handle = match?.handle as PageHandle | undefined;
  return { page: handle?.page ?? null, locale, params: match?.params ?? {}, loaderData: match?.loaderData };
}
