import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, PLACE_COOKIE, PLACE_FORM } from '#rules/addresses.ts';
import { MARKET_SESSION_COOKIE_DAYS, type Locale } from '#rules/constants.ts';
import type { VisitPlace } from '#rules/pageContract.ts';
import { placeText } from '#rules/placeText.ts';
import { checkPostalCode } from '#rules/postalCode.ts';
import type { Services } from '../services.ts';
import { html, type SafeHtml } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { sendPlainPage } from './plainPage.ts';
import { readBody } from './requestBody.ts';
import { openPoints, openZones, placeKey, readVisitPlace } from './visitPlace.ts';

const MAX_FORM_BYTES = 2000;

type Parts = { fulfilment: Services['fulfilment']; now: () => Date; origin: string; isSecure: boolean };
type Form = { locale: Locale; now: Date; back: string };

/** The page to return to: of this market, and not the form itself. */
function pathBack(parts: Parts, locale: Locale, address: string | null | undefined): string {
  const home = addressOf('home', locale);
  if (!address || !URL.canParse(address, parts.origin)) return home;
  const { origin, pathname, search } = new URL(address, parts.origin);
  const isForm = Object.values<string>(PLACE_FORM).includes(pathname);
  return origin === parts.origin && !isForm ? pathname + search : home;
}

/** A button for each place. */
function choices({ locale, now }: Form, title: string, places: readonly VisitPlace[]): SafeHtml | false {
  const free = serverTranslator(locale)('place.free');
  const rows = places.map(
    (place) =>
      html`<li>
        <button name="place" value="${placeKey(place)}">${placeText(place, { locale, now, free })}</button>
      </li>`,
  );
  return (
    rows.length > 0 &&
    html`<h2>${title}</h2>
      <ul>
        ${rows}
      </ul>`
  );
}

/** zones: what a code found; absent: no code was given. */
async function sendForm(
  parts: Parts,
  response: ServerResponse,
  form: Form & { code?: string; text?: string; zones?: readonly VisitPlace[] },
): Promise<void> {
  const { locale, now, back, code, zones = [] } = form;
  const translate = serverTranslator(locale);
  const points = await openPoints(parts.fulfilment, now, locale);
  const delivers = (await parts.fulfilment.shippingZones()).some(({ active }) => active);
  const codeField = html`<p>
    <label>
      ${translate('place.code')}<br />
      <input name="code" value="${code}" autocomplete="postal-code" maxlength="12" />
    </label>
    <button>${translate('place.look_up')}</button>
  </p>`;
  const fields = html`<form method="post">
    <input type="hidden" name="back" value="${back}" />
    ${delivers && codeField} ${choices(form, translate('place.zones'), zones)}
    ${choices(form, translate('place.points'), points)}
  </form>`;
  const text =
    form.text ?? translate(!delivers ? 'place.text_pickup' : points.length > 0 ? 'place.text' : 'place.text_ship');
  sendPlainPage(response, 200, { locale, title: translate('place.title'), text, form: fields });
}

/** Stores the place in its cookie, and returns to the page. */
function choose({ isSecure }: Parts, response: ServerResponse, place: VisitPlace, back: string): void {
  const days = MARKET_SESSION_COOKIE_DAYS;
  const value = encodeURIComponent(placeKey(place));
  const cookie = `${PLACE_COOKIE}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  response.writeHead(303, { location: back, 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
}

/** What a typed code leads to: the only zone, a choice of several, or why there is none, beside the pickup points. */
async function lookUp(parts: Parts, response: ServerResponse, form: Form, code: string): Promise<void> {
  const { locale, now, back } = form;
  const translate = serverTranslator(locale);
  const check = checkPostalCode(code);
  if (check.state !== 'ok') return sendForm(parts, response, { ...form, code, text: translate('place.invalid') });
  const zones = await openZones(parts.fulfilment, now, locale, check.code);
  const [zone] = zones;
  if (!zone) {
    const hasPoints = (await parts.fulfilment.locations()).some(({ active }) => active);
    const text = translate(hasPoints ? 'place.none' : 'place.none_ship', { prefix: check.prefix });
    return sendForm(parts, response, { ...form, code, text });
  }
  return zones.length === 1 ? choose(parts, response, zone, back) : sendForm(parts, response, { ...form, code, zones });
}

/**
 * The form in which a visitor without scripts says where they are: GET shows it, POST stores a place of the list, or the
 * zone of a postal code, in a cookie; the code itself is not stored. 403 for a form of another site.
 */
export async function answerPlaceForm(
  parts: Parts,
  locale: Locale,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const now = parts.now();
  if (request.method === 'GET' || request.method === 'HEAD') {
    const back = pathBack(parts, locale, request.headers.referer);
    return sendForm(parts, response, { locale, now, back });
  }
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  if (request.headers.origin && request.headers.origin !== parts.origin) return void response.writeHead(403).end();
  const values = new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString());
  const form = { locale, now, back: pathBack(parts, locale, values.get('back')) };
  const cookie = `${PLACE_COOKIE}=${values.get('place') ?? ''}`;
  const place = await readVisitPlace(parts.fulfilment, cookie, now, locale);
  if (place) return choose(parts, response, place, form.back);
  const code = values.get('code')?.trim() ?? '';
  return code === '' ? sendForm(parts, response, form) : lookUp(parts, response, form, code);
}
