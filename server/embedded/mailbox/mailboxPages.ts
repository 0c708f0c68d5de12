import { readFileSync } from 'node:fs';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { textsOf } from '../../text/serverTexts.ts';
import { createHostedAssets, icon } from '../hosted/hostedAssets.ts';
import { hostedFrame } from '../hosted/hostedFrame.ts';
import type { StoredMail } from './mailFolder.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const translatorFor = textsOf('mailbox', { fr, en });
const icons = { back: icon('regular/arrow-left'), mail: icon('regular/envelope-simple') };

export const mailboxAssets = createHostedAssets('mail', readFileSync(new URL('mailbox.css', import.meta.url)));

export type MailboxPage = { locale: Locale; marketName: string; marketUrl: string };

const sentAt = ({ at }: StoredMail, locale: Locale): string =>
  `${formatDay(new Date(at), locale, null)}, ${formatTime(new Date(at), locale)}`;

/** Turns addresses into links, and leaves the rest as written. */
const linked = (text: string): SafeHtml[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

function frame({ locale, marketName }: MailboxPage, title: string, path: string, body: SafeHtml): SafeHtml {
  const translate = translatorFor(locale);
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  return hostedFrame({
    locale,
    title,
    marketName,
    assets: mailboxAssets,
    band: translate('band'),
    aside: html`<a class="back" lang="${otherLocale}" href="${path}?lang=${otherLocale}">${translate('language')}</a>`,
    body,
  });
}

/** The list of mails, newest first. */
export function mailListPage(page: MailboxPage, mails: readonly StoredMail[]): SafeHtml {
  const { locale, marketUrl } = page;
  const translate = translatorFor(locale);
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/${mail.id}?lang=${locale}">
          ${icons.mail}
          <span class="who">${mail.to}</span>
          <strong lang="${mail.locale}">${mail.subject}</strong>
          <span class="when">${sentAt(mail, locale)}</span>
        </a>
      </li>`,
  );
  const body = html`<h1>${translate('title')}</h1>
    ${
      rows.length === 0
        ? html`<p>${translate('empty')}</p>`
        : html`<ul class="mails">
            ${rows}
          </ul>`
    }
    <p><a class="back" href="${marketUrl}">${icons.back}${translate('market')}</a></p>`;
  return frame(page, `${translate('title')} · ${page.marketName}`, '/', body);
}

/** One mail as it was written. */
export function mailPage(page: MailboxPage, mail: StoredMail): SafeHtml {
  const translate = translatorFor(page.locale);
  const body = html`<p><a class="back" href="/?lang=${page.locale}">${icons.back}${translate('all')}</a></p>
    <article lang="${mail.locale}-CA">
      <h1>${mail.subject}</h1>
      <p class="when">${mail.to} · ${sentAt(mail, page.locale)}</p>
      ${
        mail.html !== undefined &&
        html`<iframe
          title="${mail.subject}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/${mail.id}/html"
        ></iframe>`
      }
      ${(mail.files ?? []).map(
        (file, index) => html`<p><a href="/${mail.id}/${index}" download="${file.name}">${file.name}</a></p>`,
      )}
      <pre>${linked(mail.text)}</pre>
    </article>`;
  return frame(page, `${mail.subject} · ${page.marketName}`, `/${mail.id}`, body);
}
