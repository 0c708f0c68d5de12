import type { Locale } from '#rules/constants.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { icons } from './pageAssets.ts';
import type { PayErrors, PayField, PayValues } from './payForm.ts';
import { provinces } from './payTexts.ts';
import type { Translate } from './payTexts.ts';

type FieldLook = {
  type?: 'email' | 'tel';
  autocomplete: string;
  inputmode?: 'numeric';
  half?: true;
  optional?: true;
  hint?: 'cardHint' | 'expiryHint' | 'promotionHint';
};

const looks: Record<PayField, FieldLook> = {
  email: { type: 'email', autocomplete: 'email' },
  name: { autocomplete: 'shipping name' },
  phone: { type: 'tel', autocomplete: 'tel' },
  line1: { autocomplete: 'shipping address-line1' },
  line2: { autocomplete: 'shipping address-line2', optional: true },
  city: { autocomplete: 'shipping address-level2' },
  state: { autocomplete: 'shipping address-level1', half: true },
  postalCode: { autocomplete: 'shipping postal-code', half: true },
  card: { autocomplete: 'cc-number', inputmode: 'numeric', hint: 'cardHint' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', half: true, hint: 'expiryHint' },
  code: { autocomplete: 'cc-csc', inputmode: 'numeric', half: true },
  cardName: { autocomplete: 'cc-name' },
  promotion: { autocomplete: 'off', optional: true, hint: 'promotionHint' },
};

type FieldState = {
  say: Translate;
  locale: Locale;
  values: PayValues;
  errors: PayErrors;
  /** The first field with an error, which has the focus. */
  focused: boolean;
  /** Read-only. */
  fixed: boolean;
  /** May be left empty on this page. */
  optional: boolean;
};

/** A hint under the security code when the page returns with other errors: the code itself is never stored. */
function hintOf(name: PayField, { say: translate, errors }: FieldState): string | null {
  const { hint } = looks[name];
  if (name === 'code' && !errors.code && Object.keys(errors).length > 0) return translate('codeAgain');
  return hint ? translate(hint) : null;
}

/** A labelled field with its hint and error, both linked to it for assistive technology. */
export function field(name: PayField, state: FieldState): SafeHtml {
  const { say: translate, locale, values, errors } = state;
  const look = looks[name];
  const isOptional = look.optional || state.optional;
  const error = errors[name];
  const hint = hintOf(name, state);
  const notes = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const common = html`id="${name}" name="${name}"
  autocomplete="${look.autocomplete}"${!isOptional && html` required`}${
    error && html` aria-invalid="true"`
  }${notes !== '' && html` aria-describedby="${notes}"`}${state.focused && html` autofocus`}`;

  const control =
    name === 'state'
      ? html`<select ${common}>
          ${provinces(translate, locale).map(
            ([code, label]) =>
              html`<option value="${code}" ${code === values.state && html` selected`}>${label}</option>`,
          )}
        </select>`
      : html`<input
            ${common}
            type="${look.type ?? 'text'}"
            value="${name === 'code' ? '' : values[name]}"
            ${look.inputmode && html` inputmode="${look.inputmode}"`}${state.fixed && html` readonly`}
          />${name === 'card' && icons.card}`;

  return html`<div class="field${look.half && html` half`}">
    <label for="${name}"
      >${translate(name)}${isOptional && html` <span class="optional">${translate('optional')}</span>`}</label
    >
    <div class="control">${control}</div>
    ${error && html`<p class="error" id="${name}-error">${translate(error)}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}
