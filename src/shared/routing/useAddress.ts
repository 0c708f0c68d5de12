import { useCallback } from 'react';
import { addressOf, type PageName } from '#rules/addresses.ts';
import { useLocale } from '../i18n/translator.ts';

/** Makes the address of a page in the reader's language. */
export function useAddress(): (page: PageName, params?: Record<string, string | undefined>) => string {
  const locale = useLocale();
  return useCallback((page, params) => addressOf(page, locale, params), [locale]);
}
