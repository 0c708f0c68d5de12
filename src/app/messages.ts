import type { Locale } from '../../rules/constants.ts';
import type { Messages } from '../shared/i18n/translator.ts';

/** The texts of one language, as a chunk of their own. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? (await import('./messages.en.ts')).messages : (await import('./messages.fr.ts')).messages;
