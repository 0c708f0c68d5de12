import type { Locale } from '../../../rules/constants.ts';
import type { Mail } from '../../gateways/mail.ts';
import { translatorFor } from './identityTexts.ts';
import type { IdentityTextKey } from './identityTexts.ts';

/** confirm: a new account's address. change: an account's new address. The others only notify. */
export type MailKind = 'password' | 'confirm' | 'change' | 'changed' | 'passwordChanged' | 'known';

/** A mail of the provider in its reader's language: what happened, the link if there is one, and what to do otherwise. */
export function identityMail(
  kind: MailKind,
  to: { email: string; locale: Locale },
  { marketName, url = '' }: { marketName: string; url?: string },
): Mail {
  const translate = translatorFor(to.locale);
  const text = (part: 'subject' | 'text' | 'otherwise'): string =>
    translate(`mail.${kind}.${part}` satisfies IdentityTextKey, { market: marketName, email: to.email });
  const parts = [translate('mail.hello'), text('text'), url, text('otherwise'), marketName];
  return {
    to: to.email,
    locale: to.locale,
    subject: text('subject'),
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}
