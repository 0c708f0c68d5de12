import { formatClosing } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';

/**
 * When a list's week closes, in words, as long as it takes orders: what is brought and packed is counted only then. Null: it has closed, or
 * a version that stored the list did not store this.
 */
export function useOpenUntil(closesAt: string | null | undefined): string | null {
  const locale = useLocale();
  const now = useNow();
  return closesAt && new Date(closesAt) > now ? formatClosing(closesAt, locale, now) : null;
}
