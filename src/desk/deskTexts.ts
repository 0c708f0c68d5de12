import type { Locale } from '../../rules/constants.ts';
import type { Messages } from '../shared/i18n/translator.ts';

/** The desk's texts in one language, which come with its first view. Throws when they cannot be fetched. */
export const deskTexts = async (locale: Locale): Promise<Messages> =>
  locale === 'en'
    ? (await import('./deskMessages.en.ts')).deskMessages
    : (await import('./deskMessages.fr.ts')).deskMessages;
