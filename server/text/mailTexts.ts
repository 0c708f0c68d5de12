import en from './messages.mail.en.json' with { type: 'json' };
import fr from './messages.mail.fr.json' with { type: 'json' };
import { textsOf, type TextKey, type Translate } from './serverTexts.ts';

export type MailTextKey = TextKey<keyof typeof fr>;

/** A text of the mails in its language's typography, with its `{{values}}` filled in unchanged. */
export type MailTranslate = Translate<MailTextKey>;

export const mailTranslator = textsOf('mail', { fr, en });

export const isMailTextKey = (key: string): key is MailTextKey => Object.hasOwn(fr, key);
