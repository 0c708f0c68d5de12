import type { Locale } from '#rules/constants.ts';
import { formatTime } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { hostedFrame } from '../hosted/hostedFrame.ts';
import { icons, payAssets } from './pageAssets.ts';
import { field } from './payField.ts';
import { CARD_FIELDS, isCardNameGiven, payFields } from './payForm.ts';
import type { FormAsk, PayErrors, PayField, PayValues } from './payForm.ts';
import { translatorFor } from './payTexts.ts';
import type { Translate } from './payTexts.ts';

/** What a hosted page shows of a payment or a card set-up. Amounts in cents. */
export type PayView = FormAsk & {
  locale: Locale;
  marketName: string;
  /** Left of the form. */
  aside: SafeHtml;
  title: string;
  backUrl: string | null;
  button: string;
  /** Prefix of the error messages' keys. */
  problems: 'problems' | 'keep.problems';
  /** The field for a promotion code; `code`: the applied one. Null: no field. */
  promotion: { code: string | null } | null;
  /** A separate button next to the form: the value that it sends, and its text. */
  action?: { name: string; text: string } | null;
  /** Shown above the form. */
  notice: string | null;
};

/** The form's state: `values` never contain the security code. */
export type Draft = { values: PayValues; errors: PayErrors };

/** The market's name as the payee: "au Marché du Portage", "à Étal". */
const payee = (marketName: string, locale: Locale): string =>
  locale === 'en' ? marketName : `${marketName.startsWith('Marché ') ? 'au' : 'à'} ${marketName}`;

/** The layout of every page of the provider: band, market, and the way back if there is one. */
export function pageFrame(page: {
  locale: Locale;
  title: string;
  marketName: string;
  backUrl: string | null;
  body: SafeHtml;
}): SafeHtml {
  const translate = translatorFor(page.locale);
  const aside =
    page.backUrl === null ? null : html`<a class="back" href="${page.backUrl}">${icons.back}${translate('back')}</a>`;
  return hostedFrame({ ...page, assets: payAssets, band: translate('demoBand'), aside });
}

/** One row of the amount; `amount` in cents, negative for a discount. */
export type PayRow = { name: string; amount: number };

const rows = (lines: readonly PayRow[], translate: Translate): SafeHtml =>
  html`<details open>
    <summary>${translate('detail')}${icons.caret}</summary>
    <dl class="lines">
      ${lines.map(
        ({ name, amount }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${formatCents(amount)}</dd>
          </div>`,
      )}
    </dl>
  </details>`;

/** What is paid, to whom, and until when (seconds since the epoch; null: no end). */
export function amountAside(
  { locale, marketName }: Pick<PayView, 'locale' | 'marketName'>,
  paid: { amount: number; lines: readonly PayRow[]; heldUntil: number | null },
): SafeHtml {
  const translate = translatorFor(locale);
  const until = paid.heldUntil;
  return html`<h1>
      <span>${translate('toPay', { payee: payee(marketName, locale) })}</span>
      <strong>${formatCents(paid.amount)}</strong>
    </h1>
    ${rows(paid.lines, translate)}
    ${
      until !== null &&
      html`<p class="held">
        ${icons.clock}<span>${translate('heldUntil', { time: formatTime(new Date(until * 1000), locale) })}</span>
      </p>`
    }`;
}

/** A heading and sentences where no amount is due now; `lines` itemise a later one. */
export const textAside = (
  heading: string,
  texts: readonly string[],
  { locale, lines }: { locale: Locale; lines: readonly PayRow[] } = { locale: 'fr', lines: [] },
): SafeHtml =>
  html`<h1><strong class="words">${heading}</strong></h1>
    ${lines.length > 0 && rows(lines, translatorFor(locale))}
    ${texts.map((text) => html`<p class="explained">${text}</p>`)}`;

function problems(count: number, view: PayView, translate: Translate): SafeHtml {
  const text = translate(view.problems, { count });
  return html`<p class="problems" role="alert">${icons.warning}<span>${text}</span></p>`;
}

/** Separate from the card's form, where Enter in a field would press it. */
const actionForm = ({ name, text }: NonNullable<PayView['action']>): SafeHtml =>
  html`<form method="post" class="action">
    <button class="secondary" type="submit" name="${name}" value="1">${text}</button>
  </form>`;

const promotionPart = (applied: string | null, drawn: SafeHtml, translate: Translate): SafeHtml =>
  html`<fieldset class="promotion">
    ${
      applied === null
        ? html`${drawn}<button class="secondary" type="submit" name="apply" value="1">
              ${translate('promotionApply')}
            </button>`
        : html`<button class="secondary" type="submit" name="remove" value="1">${translate('promotionRemove')}</button>`
    }
  </fieldset>`;

/** A hosted page with its form, in its language. It needs no script. `errors` are shown next to their fields. */
export function payPage(view: PayView, { values, errors }: Draft): SafeHtml {
  const { locale } = view;
  const translate = translatorFor(locale);
  const fields: PayField[] = [...payFields(view), ...(view.promotion ? (['promotion'] as const) : [])];
  const first = fields.find((name) => errors[name]);
  const draw = (names: readonly PayField[]) =>
    names.map((name) =>
      field(name, {
        say: translate,
        locale,
        values,
        errors,
        focused: name === first,
        fixed: name === 'email' && view.customerEmail !== null,
        optional: isCardNameGiven(view, name),
      }),
    );
  const isCard = (name: PayField): boolean => CARD_FIELDS.some((one) => one === name);
  const address = fields.filter((name) => name !== 'email' && name !== 'promotion' && !isCard(name));

  return pageFrame({
    locale,
    title: view.title,
    marketName: view.marketName,
    backUrl: view.backUrl,
    body: html`<div class="columns">
      <section>${view.aside}${view.action && actionForm(view.action)}</section>
      <form method="post" novalidate>
        ${view.notice !== null && html`<p class="notice" role="status">${view.notice}</p>`}
        ${first !== undefined && problems(Object.keys(errors).length, view, translate)}
        ${fields.includes('email') && html`<fieldset>${draw(['email'])}</fieldset>`}
        ${
          address.length > 0 &&
          html`<fieldset>
            <legend>${translate('delivery')}</legend>
            ${draw(address)}
          </fieldset>`
        }
        <fieldset>
          <legend class="${address.length === 0 ? 'unseen' : ''}">${translate('payment')}</legend>
          ${draw(CARD_FIELDS)}
        </fieldset>
        <button class="primary" type="submit">${icons.lock}${view.button}</button>
        ${view.promotion && promotionPart(view.promotion.code, html`${draw(['promotion'])}`, translate)}
      </form>
    </div>`,
  });
}
