import type { Locale } from '#rules/constants.ts';
import { formatDay, formatMoment } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { dayAt } from '#rules/zone.ts';
import {
  fieldOf,
  goodsName,
  NOTE_MAX,
  type FieldRefusal,
  type OwnProposal,
  type ProposalPage,
  type ProposedGoods,
} from '../proposals/proposalService.ts';
import { html, type SafeHtml } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';

/** What was typed and was not stored: each value by its field, with why it is refused; message: of the whole form. */
export type TypedForm = {
  values: URLSearchParams;
  refusals: ReadonlyMap<string, FieldRefusal>;
  message: string | null;
};

type Section = { locale: Locale; now: Date; page: ProposalPage; typed: TypedForm | null };

export const PROPOSAL_STYLE = html`<style>
  .propose {
    margin: 34px 0 0;
    padding: 20px 0 0;
    border-top: 3px solid var(--sapin);
  }
  .propose h2:first-child {
    margin-top: 0;
  }
  .propose h3 {
    margin: 24px 0 8px;
    font-size: 1.0625rem;
  }
  .propose ul {
    gap: 0;
  }
  .propose li {
    padding: 12px 0;
    border-bottom: 1px solid var(--trait-fort);
  }
  .propose details {
    margin: 16px 0 0;
  }
  .propose summary {
    padding: 12px 0;
    font-weight: 600;
    cursor: pointer;
  }
  .propose .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px 20px;
  }
  .propose label,
  .propose .hint {
    display: block;
    font-size: 0.875rem;
  }
  .propose input {
    width: 8rem;
    min-width: 0;
  }
  .propose input[type='date'] {
    width: 11rem;
  }
  .propose textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: 96px;
    padding: 8px 14px;
    border: 1px solid var(--trait-fort);
    border-radius: 14px;
    background: var(--papier);
    color: inherit;
    font: inherit;
  }
  .propose [aria-invalid] {
    border: 2px solid var(--rouge);
  }
  .error,
  .state {
    margin: 4px 0 0;
    font-weight: 600;
  }
  .error {
    color: var(--rouge);
  }
  .told {
    padding: 12px 16px;
    border: 2px solid var(--sapin);
    border-radius: 14px;
    background: var(--papier);
  }
  .told[role='alert'] {
    border-color: var(--rouge);
  }
  .own p {
    margin: 2px 0 0;
  }
  :root {
    --rouge: #a3261b;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --rouge: #ffb4a8;
    }
  }
  @media print {
    .propose {
      display: none;
    }
  }
</style>`;

/** Why a field is refused, in the reader's language. */
function refusalText({ reason, count, amount }: FieldRefusal, locale: Locale): string {
  const values = {
    ...(count !== undefined && { count, n: formatCount(count, locale) }),
    ...(amount !== undefined && { amount: formatCents(amount) }),
  };
  return serverTranslator(locale)(`proposal.error.${reason}`, values);
}

type Field = { name: string; label: string; type?: 'date'; mode?: 'numeric' | 'decimal' };

function input({ name, label, type, mode }: Field, { locale, typed }: Section): SafeHtml {
  const refusal = typed?.refusals.get(name);
  const isFirst = refusal && typed?.refusals.keys().next().value === name;
  const attributes = html`${refusal && html` aria-invalid="true" aria-describedby="${name}-error"`}${
    isFirst && html` autofocus`
  }${mode && html` inputmode="${mode}"`}`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type ?? 'text'}"
      value="${typed?.values.get(name) ?? ''}"
      maxlength="20"
      autocomplete="off"
      ${attributes}
    />
    ${refusal && html`<p class="error" id="${name}-error">${refusalText(refusal, locale)}</p>`}
  </div>`;
}

/** What a refused form says of the goods of a field is theirs again, if the link has ended meanwhile. */
const nameField = (goods: ProposedGoods, locale: Locale) =>
  html`<input type="hidden" name="name-${goods.id}" value="${goodsName(goods, locale)}" />`;

function shortagePart(section: Section): SafeHtml | false {
  const { locale, page } = section;
  const { ordered } = page.offer;
  const listed = new Set(page.offer.goods.map(({ id }) => id));
  const isListed = ({ id }: ProposedGoods) => listed.has(id);
  const translate = serverTranslator(locale);
  return (
    ordered.length > 0 &&
    html`<h3>${translate('proposal.shortage')}</h3>
      <ul>
        ${ordered.map(
          ({ goods, units }) =>
            html`<li>
              ${goodsName(goods, locale)}${!isListed(goods) && nameField(goods, locale)}
              <div class="fields">
                ${input(
                  {
                    name: fieldOf('shortage', goods.id),
                    label: translate('proposal.shortage.label', { count: units, n: formatCount(units, locale) }),
                    mode: 'numeric',
                  },
                  section,
                )}
              </div>
            </li>`,
        )}
      </ul>`
  );
}

/** Whether a part of the form has something typed or refused, and so is open. */
const isUsed = ({ typed }: Section, names: readonly string[]) =>
  names.some((name) => typed?.refusals.has(name) || (typed?.values.get(name) ?? '') !== '');

function goodsPart(section: Section): SafeHtml | false {
  const { locale, page } = section;
  const { goods } = page.offer;
  const translate = serverTranslator(locale);
  const names = goods.flatMap(({ id }) => [fieldOf('stock', id), fieldOf('price', id)]);
  return (
    goods.length > 0 &&
    html`<details${isUsed(section, names) && html` open`}>
      <summary>${translate('proposal.goods', { count: goods.length, n: formatCount(goods.length, locale) })}</summary>
      <ul>
        ${goods.map(
          (one) =>
            html`<li>
              ${goodsName(one, locale)} ${nameField(one, locale)}
              <div class="fields">
                ${
                  one.trackStock &&
                  input(
                    {
                      name: fieldOf('stock', one.id),
                      label: translate('proposal.stock.label', { now: formatCount(one.stock, locale) }),
                      mode: 'numeric',
                    },
                    section,
                  )
                }
                ${input(
                  {
                    name: fieldOf('price', one.id),
                    label: translate('proposal.price.label', { now: formatCents(one.price) }),
                    mode: 'decimal',
                  },
                  section,
                )}
              </div>
            </li>`,
        )}
      </ul>
    </details>`
  );
}

function vacationPart(section: Section): SafeHtml {
  const { locale, now, page } = section;
  const translate = serverTranslator(locale);
  const { awayUntil, planned } = page.offer;
  return html`<details${isUsed(section, ['from', 'back']) && html` open`}>
    <summary>${translate('proposal.vacation')}</summary>
    ${
      awayUntil &&
      html`<p class="hint">${translate('proposal.vacation.now', { day: formatDay(dayAt(awayUntil), locale, now) })}</p>`
    }
    ${
      planned &&
      html`<p class="hint">
        ${translate('proposal.vacation.planned', {
          from: formatDay(dayAt(planned.from), locale, now),
          back: formatDay(dayAt(planned.back), locale, now),
        })}
      </p>`
    }
    <div class="fields">
      ${input({ name: 'from', label: translate('proposal.vacation.from'), type: 'date' }, section)}
      ${input({ name: 'back', label: translate('proposal.vacation.back'), type: 'date' }, section)}
    </div>
  </details>`;
}

function notePart({ locale, typed }: Section): SafeHtml {
  const translate = serverTranslator(locale);
  const refusal = typed?.refusals.get('note');
  return html`<h3><label for="note">${translate('proposal.note')}</label></h3>
    <textarea
      id="note"
      name="note"
      rows="3"
      maxlength="${NOTE_MAX}"
      ${refusal && html` aria-invalid="true" aria-describedby="note-error"`}
    >
${typed?.values.get('note') ?? ''}</textarea>
    ${refusal && html`<p class="error" id="note-error">${refusalText(refusal, locale)}</p>`}`;
}

/** What was proposed, in a sentence. */
function sentenceOf(proposal: OwnProposal, locale: Locale, now: Date): string {
  const translate = serverTranslator(locale);
  const { kind, amount, seen, from_day: from, back_day: back } = proposal;
  if (kind === 'vacation')
    return translate('proposal.own.vacation', {
      from: formatDay(from ?? '', locale, now),
      back: formatDay(back ?? '', locale, now),
    });
  const valueOf = (value: number | null) =>
    kind === 'price' ? formatCents(value ?? 0) : formatCount(value ?? 0, locale);
  return translate(`proposal.own.${kind}`, {
    name: proposal.label(locale),
    proposed: valueOf(amount),
    seen: valueOf(seen),
  });
}

function ownPart({ locale, now, page }: Section): SafeHtml | false {
  const translate = serverTranslator(locale);
  return (
    page.own.length > 0 &&
    html`<h2>${translate('proposal.own')}</h2>
      <ul class="own">
        ${page.own.map((proposal) => {
          const moment = formatMoment(proposal.proposed_at, locale, now);
          const answered = proposal.answered_at && formatMoment(proposal.answered_at, locale, now);
          return html`<li>
            <p>${sentenceOf(proposal, locale, now)}</p>
            <p class="state">${translate(`proposal.status.${proposal.status}`, { moment: answered ?? '' })}</p>
            ${proposal.answer !== null && html`<p>${translate('proposal.own.answer', { answer: proposal.answer })}</p>`}
            <p class="hint">${translate('proposal.own.sent', { moment })}</p>
          </li>`;
        })}
      </ul>`
  );
}

/** What came of the form: `sent` of the address, or why nothing was stored, with a link to each refused field. */
function noticePart({ locale, typed }: Section, sent: number | null): SafeHtml | false {
  const translate = serverTranslator(locale);
  if (!typed)
    return (
      sent !== null &&
      html`<p class="told" role="status">
        ${translate('proposal.sent', { count: sent, n: formatCount(sent, locale) })}
      </p>`
    );
  const form = typed.refusals.get('form');
  const fields = [...typed.refusals.keys()].filter((name) => name !== 'form');
  return html`<div class="told" role="alert">
    <p>
      ${typed.message ?? (form ? refusalText(form, locale) : translate('proposal.refused', { count: fields.length, n: formatCount(fields.length, locale) }))}
    </p>
    ${
      fields.length > 0 &&
      html`<ul>
        ${fields.map((name) => {
          const goods = name.includes('-') ? typed.values.get(name.replace(/^[a-z]+-/, 'name-')) : null;
          const text = refusalText(typed.refusals.get(name)!, locale);
          return html`<li><a href="#${name}">${goods ? `${goods}. ` : ''}${text}</a></li>`;
        })}
      </ul>`
    }
  </div>`;
}

/** What a producer can propose on their page, and what became of what they proposed. sent: how many were just stored. */
export function proposalSection(section: Section, sent: number | null): SafeHtml {
  const { locale, page } = section;
  const translate = serverTranslator(locale);
  return html`<section class="propose" id="propositions">
    <h2>${translate('proposal.title')}</h2>
    ${noticePart(section, sent)}
    <p>${translate('proposal.intro')}</p>
    <form method="post" action="?lang=${locale}#propositions">
      <input type="hidden" name="form" value="${page.form}" />
      ${shortagePart(section)} ${goodsPart(section)} ${vacationPart(section)} ${notePart(section)}
      <p><button>${translate('proposal.send')}</button></p>
    </form>
    ${ownPart(section)}
  </section>`;
}

const TYPED = /^(?<kind>stock|price|shortage)-(?<id>.+)$/;

/** What was typed into a form that cannot be stored, to copy elsewhere; false: nothing was. The names are those that the page had sent. */
export function typedLost(values: URLSearchParams, locale: Locale): SafeHtml | false {
  const translate = serverTranslator(locale);
  const rows = [...values].flatMap(([field, value]) => {
    if (value.trim() === '') return [];
    const { kind, id } = TYPED.exec(field)?.groups ?? {};
    if (kind)
      return [`${values.get(`name-${id}`) ?? ''} ${translate(`proposal.lost.${kind as 'stock'}`)} ${value}`.trim()];
    if (field === 'from' || field === 'back') return [`${translate(`proposal.vacation.${field}`)} ${value}`];
    return field === 'note' ? [value] : [];
  });
  return (
    rows.length > 0 &&
    html`<p>${translate('proposal.lost')}</p>
      <ul>
        ${rows.slice(0, 500).map((row) => html`<li>${row}</li>`)}
      </ul>`
  );
}
