import type { Locale } from '../../../rules/constants.ts';
import { formatTime } from '../../../rules/dates.ts';
import { formatCents } from '../../../rules/money.ts';
import { hostedFrame } from '../hosted/hostedFrame.ts';
import { icons, payAssets } from './pageAssets.ts';
import { field } from './payField.ts';
import { payFields } from './payForm.ts';
import type { PayErrors, PayField, PayValues } from './payForm.ts';
import { sayIn } from './payTexts.ts';
import type { Say } from './payTexts.ts';
import { html } from '../hosted/safeHtml.ts';
import type { SafeHtml } from '../hosted/safeHtml.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** The market's name where something is paid to it: "au Marché du Portage", "à Étal". */
const payee = (marketName: string, locale: Locale): string =>
  locale === 'en' ? marketName : `${marketName.startsWith('Marché ') ? 'au' : 'à'} ${marketName}`;

/** The frame of every page of the provider: band, market, and where one there is, the way back. */
export function pageFrame(page: {
  locale: Locale;
  title: string;
  marketName: string;
  backUrl: string | null;
  body: SafeHtml;
}): SafeHtml {
  const say = sayIn(page.locale);
  const aside =
    page.backUrl === null ? null : html`<a class="back" href="${page.backUrl}">${icons.back}${say('back')}</a>`;
  return hostedFrame({ ...page, assets: payAssets, band: say('demoBand'), aside });
}

const detail = (record: SessionRecord, say: Say): SafeHtml =>
  html`<details open>
    <summary>${say('detail')}${icons.caret}</summary>
    <dl class="lines">
      ${record.lines.map(
        ({ name, quantity, unitAmount }) =>
          html`<div>
            <dt>${quantity === 1 ? name : say('line', { name, quantity: String(quantity) })}</dt>
            <dd>${formatCents(unitAmount * quantity)}</dd>
          </div>`,
      )}
    </dl>
  </details>`;

function problems(count: number, say: Say): SafeHtml {
  const text = count === 1 ? say('problems.one') : say('problems.many', { count: String(count) });
  return html`<p class="problems" role="alert">${icons.warning}<span>${text}</span></p>`;
}

const CARD_FIELDS: PayField[] = ['card', 'expiry', 'code', 'cardName'];

/**
 * The hosted page of an open session, in its language. It needs no script. `errors` are shown beside their fields;
 * `values` are what was typed, and never hold the card's code.
 */
export function payPage(record: SessionRecord, marketName: string, values: PayValues, errors: PayErrors): SafeHtml {
  const { locale } = record;
  const say = sayIn(locale);
  const amount = formatCents(record.amountTotal);
  const fields = payFields(record);
  const first = fields.find((name) => errors[name]);
  const draw = (names: PayField[]) =>
    names.map((name) =>
      field(name, {
        say,
        locale,
        values,
        errors,
        focused: name === first,
        fixed: name === 'email' && record.customerEmail !== null,
      }),
    );
  const address = fields.filter((name) => name !== 'email' && !CARD_FIELDS.includes(name));

  return pageFrame({
    locale,
    title: say('title', { amount, market: marketName }),
    marketName,
    backUrl: record.cancelUrl,
    body: html`<div class="columns">
      <section>
        <h1><span>${say('toPay', { market: payee(marketName, locale) })}</span> <strong>${amount}</strong></h1>
        ${detail(record, say)}
        <p class="held">
          ${icons.clock}<span
            >${say('heldUntil', { time: formatTime(new Date(record.expiresAt * 1000), locale) })}</span
          >
        </p>
      </section>
      <form method="post" novalidate>
        ${first !== undefined && problems(Object.keys(errors).length, say)}
        <fieldset>${draw(['email'])}</fieldset>
        ${
          address.length > 0 &&
          html`<fieldset>
            <legend>${say('delivery')}</legend>
            ${draw(address)}
          </fieldset>`
        }
        <fieldset>
          <legend class="${address.length === 0 ? 'unseen' : ''}">${say('payment')}</legend>
          ${draw(CARD_FIELDS)}
        </fieldset>
        <button class="primary" type="submit">${icons.lock}${say('pay', { amount })}</button>
      </form>
    </div>`,
  });
}
