import type { Locale } from '../../rules/constants.ts';
import type { Messages } from '../shared/i18n/translator.ts';

/** The desk's texts in one language, loaded with its first view. Throws if they cannot be loaded. */
export const deskTexts = async (locale: Locale): Promise<Messages> =>
  locale === 'en'
    ? (await import('./deskMessages.en.ts')).deskMessages
    : (await import('./deskMessages.fr.ts')).deskMessages;
