import type { Locale } from '#rules/constants.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { hostedFrame, pageAnswer } from '../hosted/hostedFrame.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { icons, identityAssets } from './identityAssets.ts';
import { translatorFor } from './identityTexts.ts';
import type { IdentityTextKey, Translate } from './identityTexts.ts';

/** The market that people sign in to. */
export type Market = { marketName: string; marketUrl: string; mailboxUrl: string | null };
/** `path`: this page's path without its language; null: it cannot be opened in the other one. */
export type PageContext = Market & { locale: Locale; path: string | null };

/** A path of the provider, in a language. */
export const inLanguage = (path: string, locale: Locale): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;

/** A page of the provider. Its form may redirect to the market, where the sign-in ends. */
export function identityPage(
  context: PageContext,
  page: { status?: number; title: string; body: SafeHtml; mailbox?: boolean },
): HttpAnswer {
  const { locale, path, marketName, marketUrl, mailboxUrl } = context;
  const translate = translatorFor(locale);
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  const aside =
    path === null
      ? null
      : html`<a class="language" lang="${otherLocale}" href="${inLanguage(path, otherLocale)}"
          >${translate('language')}</a
        >`;
  const mailbox =
    page.mailbox && mailboxUrl !== null
      ? html`<a href="${mailboxUrl}" target="_blank" rel="noopener">${translate('mailbox')}</a>`
      : null;
  const document = hostedFrame({
    locale,
    title: `${page.title} · ${marketName}`,
    marketName,
    assets: identityAssets,
    band: mailbox ? html`${translate('band')} ${mailbox}` : translate('band'),
    aside,
    body: page.body,
  });
  return pageAnswer(page.status ?? 200, document, { formTarget: new URL(marketUrl).origin, script: true });
}

export type NoticeKey =
  | 'sent'
  | 'reset.done'
  | 'confirm.done'
  | 'spent'
  | 'expired'
  | 'unknown'
  | 'refused'
  | 'tooLarge'
  | 'failed'
  | 'logout'
  | 'signedOut';

/** A page with one sentence and one link: back to the market, unless `link` is given. */
export function identityNotice(
  context: PageContext,
  notice: NoticeKey,
  options: { status?: number; values?: Record<string, string>; link?: { url: string; text: IdentityTextKey } } = {},
): HttpAnswer {
  const translate = translatorFor(context.locale);
  const { url, text } = options.link ?? { url: context.marketUrl, text: 'back' as const };
  const body = html`<section class="panel">
    <h1>${translate(`${notice}.title`)}</h1>
    <p>${translate(`${notice}.text`, options.values)}</p>
    <a class="primary" href="${url}">${translate(text)}</a>
  </section>`;
  const mailbox = notice === 'sent';
  return identityPage(context, { status: options.status ?? 200, title: translate(`${notice}.title`), body, mailbox });
}

export const tooManyText = (translate: Translate, minutes: number): string =>
  translate('error.tooMany', { count: minutes });

export const secureLine = (translate: Translate, marketName: string): SafeHtml =>
  html`<p class="secure">${icons.lock}<span>${translate('secure', { market: marketName })}</span></p>`;
