import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatMoment, formatTimeRange } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { dayAt, timeAt } from '#rules/zone.ts';
import type { SlipBringing, SlipItem, SlipPlace } from '../database/slipTables.ts';
import type { Services } from '../services.ts';
import type { SlipPage } from '../slips/slipService.ts';
import { properName, textIn } from '../text/bilingualText.ts';
import { html, SafeHtml } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { sendPlainPage } from './plainPage.ts';
import { PROPOSAL_STYLE, proposalSection, typedLost, type TypedForm } from './proposalSection.ts';
import { takeShared } from './rateLimit.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

type Parts = {
  services: Pick<Services, 'slips' | 'proposals' | 'siteInformation' | 'rateBuckets'>;
  /** The visitor's, for rate limits. */
  address: string;
  /** The machine's time in ms, for rate limits. */
  realNow: () => number;
};
type Reader = { locale: Locale; now: Date };

/** The page works without scripts; this one only shows the button that prints. */
const SCRIPT = "const b=document.getElementById('print');b.hidden=false;b.onclick=()=>print()";
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Whoever has the address may read the page: nobody else learns of it, and no cache stores it. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
const PAGE_HEADERS = {
  ...HEADERS,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

const STYLE = html`<style>
  main {
    max-width: 44rem;
  }
  table {
    width: 100%;
    margin: 0 0 20px;
    border-collapse: collapse;
  }
  caption {
    padding: 0 0 6px;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--trait-fort);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-size: 0.875rem;
  }
  tbody th {
    font-size: inherit;
    font-weight: 400;
  }
  .units {
    padding-right: 0;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  td.units {
    font-weight: 700;
  }
  dl {
    margin: 0 0 20px;
  }
  dt {
    font-size: 0.875rem;
  }
  dd {
    margin: 0 0 8px;
    font-weight: 600;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
    margin: 0 0 20px;
  }
  .links a {
    padding: 12px 0;
  }
  @media print {
    body {
      padding: 0;
      background: none;
      color: #000;
    }
    .links,
    .until {
      display: none;
    }
    table {
      break-inside: avoid;
    }
  }
</style>`;

const isEnglish = (header: string | undefined): boolean => /^\s*en\b/i.test(header ?? '');
const otherOf = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');

/** The language that the reader chose on the page, else theirs at the market, else the browser's. */
function localeOf(request: IncomingMessage, own: Locale | null): Locale {
  const chosen = new URLSearchParams(request.url?.split('?')[1]).get('lang');
  if (chosen === 'fr' || chosen === 'en') return chosen;
  return own ?? (isEnglish(request.headers['accept-language']) ? 'en' : 'fr');
}

const placeName = ({ place, isRound }: SlipPlace, locale: Locale): string => {
  const translate = serverTranslator(locale);
  const name = place ? textIn(place, locale) : translate('slip.page.gone');
  return isRound ? translate('slip.page.round', { name }) : name;
};

function goodsTable(caption: string, items: readonly SlipItem[], locale: Locale): SafeHtml {
  const translate = serverTranslator(locale);
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${translate('slip.page.product')}</th>
        <th scope="col" class="units">${translate('slip.page.units')}</th>
      </tr>
    </thead>
    <tbody>
      ${items.map(
        ({ product, variant, units }) =>
          html`<tr>
            <th scope="row">${textIn(product, locale)}, ${textIn(variant, locale)}</th>
            <td class="units">${formatCount(units, locale)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function placeTable(place: SlipPlace, { locale, now }: Reader): SafeHtml {
  const { from, to, items } = place;
  const when = from && to ? `, ${formatDay(from, locale, now)}, ${formatTimeRange(from, to, locale)}` : '';
  return goodsTable(`${placeName(place, locale)}${when}`, items, locale);
}

const bringingText = ({ from, to }: SlipBringing, { locale, now }: Reader): string =>
  `${formatDay(from, locale, now)}, ${formatTimeRange(from, to, locale)}`;

function slipOf({ slip }: SlipPage, reader: Reader): SafeHtml | false {
  if (!slip) return false;
  const { locale } = reader;
  const translate = serverTranslator(locale);
  const { items, places, dropOff, bringing } = slip.content;
  return html`<dl>
      ${
        dropOff &&
        html`<dt>${translate('slip.page.drop_off')}</dt>
          <dd>${textIn(dropOff.place, locale)}, ${dropOff.address}</dd>`
      }
      <dt>${translate('slip.page.when')}</dt>
      <dd>${bringing ? bringingText(bringing, reader) : translate('slip.page.when_unset')}</dd>
      ${
        bringing?.place &&
        html`<dt>${translate('slip.page.where_there')}</dt>
          <dd>${textIn(bringing.place, locale)}</dd>`
      }
    </dl>
    <nav class="links">
      <button id="print" type="button" hidden>${translate('slip.page.print')}</button>
    </nav>
    ${goodsTable(translate('slip.page.all'), items, locale)}
    <h2>${translate('slip.page.by_place')}</h2>
    ${places.map((place) => placeTable(place, reader))}`;
}

/** One row for each place, day, product and variant. */
function slipFile({ slip }: SlipPage, locale: Locale): string {
  const translate = serverTranslator(locale);
  const columns = ['place', 'day', 'hours', 'product', 'variant', 'units'] as const;
  const rows = (slip?.content.places ?? []).flatMap((place) =>
    place.items.map(({ product, variant, units }) => [
      placeName(place, locale),
      place.from === null ? '' : dayAt(new Date(place.from)),
      place.from === null || place.to === null ? '' : `${timeAt(new Date(place.from))}-${timeAt(new Date(place.to))}`,
      textIn(product, locale),
      textIn(variant, locale),
      units,
    ]),
  );
  return spreadsheetText(locale, [columns.map((column) => translate(`slip.page.${column}`)), ...rows]);
}

/** One page for every link that does not open, so that it tells nothing of whose it was. typed: what its form sent, to copy elsewhere. */
async function sendEnded(
  { services }: Parts,
  locale: Locale,
  response: ServerResponse,
  typed: URLSearchParams | null,
): Promise<void> {
  const translate = serverTranslator(locale);
  const { contact } = await services.siteInformation.profile();
  const reached = [contact?.email, contact?.phone].filter((part) => part !== null && part !== undefined && part !== '');
  const form = html`${
    reached.length > 0 && html`<p>${translate('slip.page.ended.contact', { contact: reached.join(', ') })}</p>`
  }
  ${typed && typedLost(typed, locale)}`;
  const title = translate('slip.page.ended.title');
  const text = translate('slip.page.ended.text');
  sendPlainPage(response, 404, { locale, title, text, form }, HEADERS);
}

/** How the page answers: `typed` and its status after a form that was not stored. */
type Answer = { status: number; typed: TypedForm | null; sent: number | null };

async function sendPage(
  { services }: Parts,
  page: SlipPage,
  locale: Locale,
  response: ServerResponse,
  { status, typed, sent }: Answer,
): Promise<void> {
  const translate = serverTranslator(locale);
  const reader = { locale, now: page.now };
  const day = formatDay(page.deliveryDay, locale, page.now);
  const { name } = await services.siteInformation.profile();
  const moment = formatMoment(page.now, locale, page.now);
  const text = page.slip
    ? translate('slip.page.intro', { day, market: name[locale], moment })
    : translate('slip.page.none', { day });
  const other = otherOf(locale);
  const proposals = await services.proposals.ofPage(page);
  const form = html`${slipOf(page, reader)}
    <nav class="links">
      ${page.slip !== null && html`<a href="${page.path}/csv?lang=${locale}">${translate('slip.page.csv')}</a>`}
      <a href="?lang=${other}" hreflang="${other}" lang="${other}">${translate('slip.page.language')}</a>
    </nav>
    ${proposalSection({ ...reader, page: proposals, typed }, sent)}
    <p class="until">${translate('slip.page.until', { day: formatDay(page.endsAt, locale, page.now) })}</p>
    ${page.slip !== null && new SafeHtml(`<script>${SCRIPT}</script>`)}`;
  const title = translate('slip.page.title', { seller: properName(page.seller) });
  const style = html`${STYLE} ${PROPOSAL_STYLE}`;
  sendPlainPage(response, status, { locale, title, text, form, style, hasHome: false }, PAGE_HEADERS);
}

function sendFile(page: SlipPage, locale: Locale, response: ServerResponse): void {
  const file = serverTranslator(locale)('slip.page.file', { day: page.deliveryDay });
  const headers = {
    ...HEADERS,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}.csv"`,
  };
  response.writeHead(200, headers).end(slipFile(page, locale));
}

/** A form of a producer with a thousand variants. */
const MAX_FORM_BYTES = 400_000;

/** The form that was sent. Null: it is larger than any that the page holds. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  try {
    return new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString());
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}

/**
 * Stores what the page's form proposes, and shows the page anew by GET, so that reloading it sends nothing. Otherwise the page shows why
 * not, with everything that was typed. A form of another site has no signature of this page.
 */
async function propose(
  parts: Parts,
  page: SlipPage,
  { locale, values, token, crossed }: { locale: Locale; values: URLSearchParams; token: string; crossed: boolean },
  response: ServerResponse,
): Promise<void> {
  const { services, address, realNow } = parts;
  const translate = serverTranslator(locale);
  const refuse = (status: number, message: string | null, refusals: TypedForm['refusals'] = new Map()) =>
    sendPage(parts, page, locale, response, { status, typed: { values, refusals, message }, sent: null });
  if (crossed) return refuse(403, translate('proposal.form'));
  const seconds = await takeShared(services.rateBuckets, 'proposals', { sessionId: token, address }, realNow());
  if (seconds !== null) return refuse(429, translate('proposal.wait'));
  const result = await services.proposals.propose(page, values);
  if (result.state === 'sent') {
    const location = `${page.path}?lang=${locale}&sent=${result.sent}#propositions`;
    return void response.writeHead(303, { ...HEADERS, location }).end();
  }
  if (result.state === 'refused') return refuse(422, null, result.refusals);
  return result.state === 'form' ? refuse(403, translate('proposal.form')) : refuse(429, translate('proposal.many'));
}

const sentOf = (request: IncomingMessage): number | null => {
  const sent = new URLSearchParams(request.url?.split('?')[1]).get('sent');
  return sent !== null && /^\d{1,4}$/.test(sent) ? Number(sent) : null;
};

/** Whether a browser says that another site sent it; without scripts and referrer, Origin is null on the page's own form. */
const isCrossed = ({ headers }: IncomingMessage): boolean =>
  !['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/**
 * A producer's own page, by the token of a mail's link: what they bring for its week, to print, and as a file under `csv`; and a form in
 * which they propose, by POST. It needs neither an account nor cookies or scripts, and GET changes nothing: mail programs follow links by
 * themselves. 404 for a link that is not the market's, has ended or was revoked, 429 for too many.
 */
export async function answerSlip(
  parts: Parts,
  { token, part }: { token: string; part: string | null },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPost = request.method === 'POST' && part === null;
  if (!isPost) request.resume();
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: part === null ? 'GET, HEAD, POST' : 'GET, HEAD' }).end();
  const { services, address, realNow } = parts;
  const values = isPost ? await readForm(request) : null;
  const counted = { sessionId: token, address };
  const seconds = await takeShared(services.rateBuckets, 'producerPage', counted, realNow());
  if (seconds !== null || (isPost && values === null)) {
    const locale = localeOf(request, null);
    const translate = serverTranslator(locale);
    const [status, text] = seconds === null ? ([413, 'proposal.large'] as const) : ([429, 'slip.page.wait'] as const);
    const form = html`${values && typedLost(values, locale)}`;
    const title = translate(status === 413 ? 'proposal.title' : 'page.tooMany.title');
    const page = { locale, title, text: translate(text), form, hasHome: false };
    return sendPlainPage(response, status, page, {
      ...HEADERS,
      ...(seconds === null ? { connection: 'close' } : { 'retry-after': String(seconds) }),
    });
  }
  const page = await services.slips.open(token);
  const locale = localeOf(request, page?.language ?? null);
  if (!page?.works || (part !== null && part !== 'csv')) return sendEnded(parts, locale, response, values);
  if (part === 'csv') return sendFile(page, locale, response);
  if (values) return propose(parts, page, { locale, values, token, crossed: isCrossed(request) }, response);
  return sendPage(parts, page, locale, response, { status: 200, typed: null, sent: sentOf(request) });
}
