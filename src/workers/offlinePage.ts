import type { i18n, TFunction } from 'i18next';
import { addressOf, localeOfPath } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { formatMoment, formatTime } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import type { OfflineCart } from '#rules/offlinePages.ts';
import { dayAt } from '#rules/zone.ts';
import { createTranslator } from '../shared/i18n/translator.ts';
import english from './messages.en.json' with { type: 'json' };
import french from './messages.fr.json' with { type: 'json' };

/** A page that was saved. title: as HTML. market: the market's name, in the page's language. */
export type SavedPage = { path: string; title: string; market: string; savedAt: number };

/** "14 h 05", or "jeudi 26 novembre à 14 h 05" on another day than `now`; both in ms since 1970. */
function momentOf(savedAt: number, locale: Locale, now: number): string {
  const [visit, present] = [new Date(savedAt), new Date(now)];
  return dayAt(visit) === dayAt(present) ? formatTime(visit, locale) : formatMoment(visit, locale, present);
}

const messages: Record<Locale, typeof french> = { fr: french, en: english };
const translators = new Map<Locale, i18n>();

/** The texts of this page. A translator is created with its first text, since most starts of the worker need none. */
function textsIn(locale: Locale): TFunction {
  const translator = translators.get(locale) ?? createTranslator(locale, messages[locale], '');
  translators.set(locale, translator);
  return translator.t;
}

/** "de 14 h 05", "du jeudi 26 novembre à 14 h 05"; "at 2:05 p.m.", "on Thursday, November 26 at 2:05 p.m.". */
function visitTime(savedAt: number, locale: Locale, now: number): string {
  const moment = momentOf(savedAt, locale, now);
  return textsIn(locale)(/^\d/.test(moment) ? 'offline_page.today' : 'offline_page.earlier', { moment });
}

/** The notice on a saved page: its prices are those of the visit. */
export const savedNote = (savedAt: number, locale: Locale, now: number): string =>
  textsIn(locale)('offline_page.saved', { visit: visitTime(savedAt, locale, now) });

/**
 * The only script that the page may run, by its hash: opens the address again once there is a network that lasts, or once
 * the market answers (requested every 10 s), since a market that was down causes no event.
 */
export const RELOAD_SCRIPT =
  "addEventListener('online',()=>setTimeout(()=>navigator.onLine&&location.reload(),500));setInterval(()=>{if(!document.hidden&&navigator.onLine)fetch(location.href,{method:'HEAD'}).then(({status})=>status<500&&location.reload(),()=>{})},10000)";
export const RELOAD_SCRIPT_HASH = 'sha256-hGaNUDhJnEwPa97jqdCLYvOIur2E9fq+02egfynQkXw=';

const STYLE = `
:root{color-scheme:light dark;--fond:#f8f7f2;--trait:#dcd9cd;--encre:#17241c;--encre-2:#4f5b53;--sapin:#14442e;--sur-sapin:#fbfaf3}
@media(prefers-color-scheme:dark){:root{--fond:#121a15;--trait:#324037;--encre:#f1f2ea;--encre-2:#b9c3ba;--sapin:#a9d8b6;--sur-sapin:#0d2417}}
body{margin:0;padding:24px 16px 64px;background:var(--fond);color:var(--encre);font:16px/1.5 'Instrument Sans Variable',system-ui,sans-serif}
main{max-width:36rem;margin:auto}
.brand{display:inline-block;margin-block-end:32px;color:var(--sapin);font-weight:700;text-decoration:none}
h1{margin:0 0 12px;font-size:2.125rem;line-height:1.08;letter-spacing:-.022em}
h2{margin:32px 0 8px;font-size:1.25rem}
p{margin:0 0 12px;color:var(--encre-2)}
ul{margin:0;padding:0;list-style:none;border-block-start:1px solid var(--trait)}
li{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-block-end:1px solid var(--trait)}
li a{flex:1;color:inherit;font-weight:600}
small{color:var(--encre-2);font-size:.875rem;text-align:end}
.sum{font-weight:700}
.retry{display:inline-block;margin-block:16px 0;padding:12px 24px;border-radius:999px;background:var(--sapin);color:var(--sur-sapin);font-weight:600;text-decoration:none}
.other{margin-block-start:32px;font-size:.875rem}
:focus-visible{outline:3px solid #1b5fd0;outline-offset:2px}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function cartSection(cart: OfflineCart, locale: Locale, now: number): string {
  if (cart.lines.length === 0) return `<p>${escapeHtml(textsIn(locale)('offline_page.cart_empty'))}</p>`;
  const lines = cart.lines.map(
    ({ name, quantity, price }) =>
      `<li><span>${escapeHtml(name)}</span><span>${quantity} × ${escapeHtml(formatCents(price))}</span></li>`,
  );
  const note = cart.note === null ? '' : `<br><small>${escapeHtml(cart.note)}</small>`;
  const sum = `<li class="sum"><span>${escapeHtml(cart.articles)}${note}</span><span>${escapeHtml(formatCents(cart.sum))}</span></li>`;
  return `<p>${escapeHtml(textsIn(locale)('offline_page.cart_detail', { visit: visitTime(cart.savedAt, locale, now) }))}</p><ul>${lines.join('')}${sum}</ul>`;
}

/** The market's name as the last visit had it, in this language if there was one; '' if nothing is saved. */
const marketName = (pages: readonly SavedPage[], locale: Locale): string =>
  (pages.find(({ path }) => localeOfPath(path) === locale) ?? pages[0])?.market ?? '';

function pagesSection(pages: readonly SavedPage[], locale: Locale, now: number): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ path, title, savedAt }) =>
      `<li><a href="${escapeHtml(path)}">${title.replace(/ – [^–]*$/, '')}</a><small>${escapeHtml(momentOf(savedAt, locale, now))}</small></li>`,
  );
  return `<h2>${escapeHtml(textsIn(locale)('offline_page.pages'))}</h2><ul>${items.join('')}</ul>`;
}

type OfflineView = {
  locale: Locale;
  /** What is shown in the place of: the cart, or a page that was never visited. */
  of: 'cart' | 'page';
  cart: OfflineCart | null;
  pages: readonly SavedPage[];
  /** ms since 1970. */
  now: number;
};

/** The page shown when the market cannot be reached and the page itself was not saved: the cart, and what was visited. */
export function offlinePage({ locale, of, cart, pages, now }: OfflineView): Response {
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const text = (name: keyof typeof french.offline_page) => escapeHtml(textsIn(locale)(`offline_page.${name}`));
  const isCart = of === 'cart' && cart !== null;
  const title = text(isCart ? 'cart' : 'title');
  const cartPart =
    cart === null
      ? ''
      : isCart
        ? cartSection(cart, locale, now)
        : `<h2>${text('cart')}</h2>${cartSection(cart, locale, now)}`;
  const html = `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style><script>${RELOAD_SCRIPT}</script></head><body><main>
<a class="brand" href="${addressOf('home', locale)}">${escapeHtml(marketName(pages, locale)) || text('home')}</a>
<h1>${title}</h1>
${isCart ? cartPart : `<p>${text('detail')}</p>`}
<p><a class="retry" href="">${text('retry')}</a></p>
${isCart ? '' : cartPart}${pagesSection(pages, locale, now)}
<p class="other" lang="${other}-CA">${escapeHtml(textsIn(other)('offline_page.short'))}</p>
</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src '${RELOAD_SCRIPT_HASH}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      'cache-control': 'no-store',
    },
  });
}
