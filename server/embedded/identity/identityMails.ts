import type { Locale } from '#rules/constants.ts';
import type { Mail } from '../../gateways/mail.ts';
import { composeMail } from '../../mail/composeMail.ts';
import type { MailBlock } from '../../mail/mailLayout.ts';
import type { MarketProfile } from '../../siteInformation/siteInformationService.ts';
import { translatorFor } from './identityTexts.ts';

/** confirm: a new account's address. change: an account's new address. */
export type LinkMail = 'password' | 'confirm' | 'change';
/** Those without a link only notify. */
type MailKind = LinkMail | 'changed' | 'passwordChanged' | 'known';
/** `url`: of a LinkMail. */
export type IdentityMessage = { kind: LinkMail; url: string } | { kind: Exclude<MailKind, LinkMail> };

/** A mail of the provider in its reader's language: what happened, the link if there is one, and what to do otherwise. */
export function identityMail(
  message: IdentityMessage,
  { email, locale }: { email: string; locale: Locale },
  market: MarketProfile,
): Mail {
  const translate = translatorFor(locale);
  const { kind } = message;
  const values = { market: market.name[locale], email };
  const text = (part: string): MailBlock => ({ kind: 'text', text: part });
  const subject = translate(`mail.${kind}.subject`, values);
  const blocks: MailBlock[] = [
    text(translate('mail.hello')),
    text(translate(`mail.${kind}.text`, values)),
    ...('url' in message
      ? [{ kind: 'link' as const, label: translate(`mail.${message.kind}.button`), url: message.url }]
      : []),
    text(translate(`mail.${kind}.otherwise`, values)),
  ];
  return { to: email, ...composeMail(locale, market, { subject, title: subject, blocks }) };
}
