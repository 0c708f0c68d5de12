import type { Locale } from '../../rules/constants.ts';
import { endOnce, fillIn, typo } from '../../rules/typography.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type MailTextKey = keyof typeof fr;

const texts: Record<Locale, Record<MailTextKey, string>> = { fr, en };

/** A text of the mails in its language's typography, with its `{{values}}` filled in unchanged. */
export type MailTranslate = (key: MailTextKey, values?: Record<string, string | number>) => string;

export const mailTranslator =
  (locale: Locale): MailTranslate =>
  (key, values = {}) =>
    endOnce(fillIn(typo(texts[locale][key], locale), values));

export const isMailTextKey = (key: string): key is MailTextKey => Object.hasOwn(fr, key);
