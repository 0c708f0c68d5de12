import type { i18n } from 'i18next';
import type { Locale } from '#rules/constants.ts';
import { addTexts, createTranslator, mergeTexts, type Messages } from '../shared/i18n/translator.ts';

const first = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? (await import('./messages.en.ts')).messages : (await import('./messages.fr.ts')).messages;
const later = async (locale: Locale): Promise<Messages> =>
  locale === 'en'
    ? (await import('./laterMessages.en.ts')).laterMessages
    : (await import('./laterMessages.fr.ts')).laterMessages;

/** All texts of one language, for the server. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  mergeTexts(await first(locale), await later(locale));

let page: { locale: Locale; translator: Promise<i18n> } | null = null;
let complete: Promise<void> | null = null;

/** The browser page's translator, with the texts of the first load and the market's name; once per page. */
export function startTranslator(locale: Locale, market: string): Promise<i18n> {
  const translator = first(locale).then((messages) => createTranslator(locale, messages, market));
  page = { locale, translator };
  return translator;
}

/**
 * Resolves once this page's translator has the texts of all screens; immediately on the server, which has them from the
 * start. Throws if they cannot be loaded, and retries the next time.
 */
export function laterTexts(): Promise<void> {
  if (!page) return Promise.resolve();
  const { locale, translator } = page;
  complete ??= Promise.all([translator, later(locale)]).then(
    ([instance, messages]) => addTexts(instance, messages),
    (error: unknown) => {
      complete = null;
      throw error;
    },
  );
  return complete;
}
