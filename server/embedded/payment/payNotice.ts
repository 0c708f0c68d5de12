import type { Locale } from '#rules/constants.ts';
import { html } from '../../text/safeHtml.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { pageFrame } from './payPage.ts';
import { translatorFor } from './payTexts.ts';

type Ended = 'paid' | 'expired' | 'kept' | 'keepExpired' | 'void';
type Notice = Ended | 'unknown' | 'tooLarge' | 'failed';

const ENDED: readonly Notice[] = ['paid', 'expired', 'kept', 'keepExpired', 'void'] satisfies Ended[];
const isEnded = (notice: Notice): notice is Ended => ENDED.includes(notice);

/** A page with one sentence and one link, for sessions that are not open. */
export function noticeAnswer(
  status: number,
  notice: Notice,
  page: { locale: Locale; marketName: string; url: string; amount?: string },
): HttpAnswer {
  const translate = translatorFor(page.locale);
  const title = translate(`${notice}.title`);
  const text = translate(`${notice}.text`, { amount: page.amount ?? '' });
  const link = isEnded(notice) ? translate(`${notice}.link`) : translate('marketLink');
  const body = html`<section class="panel">
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="primary" href="${page.url}">${link}</a>
  </section>`;
  return pageAnswer(status, pageFrame({ ...page, title, backUrl: null, body }));
}

/** A page for a visitor without a session, in the browser's language. */
export function strayAnswer(
  status: number,
  notice: 'unknown' | 'tooLarge' | 'failed',
  acceptLanguage: string | undefined,
  market: { marketName: string; marketUrl: string },
): HttpAnswer {
  const locale = /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'fr';
  return noticeAnswer(status, notice, { locale, marketName: market.marketName, url: market.marketUrl });
}
