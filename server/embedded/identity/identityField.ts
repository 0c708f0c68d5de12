import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { icons } from './identityAssets.ts';
import type { IdentityTextKey, Translate } from './identityTexts.ts';

export type FieldErrors = { email?: IdentityTextKey; password?: IdentityTextKey };

/** A labelled field with its hint and error, both linked to it for assistive technology. */
function field(
  { id, label, hint, error, side }: { id: string; label: string; hint?: string; error?: string; side?: SafeHtml },
  control: (common: SafeHtml) => SafeHtml,
): SafeHtml {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const common = html`id="${id}" name="${id}"
  required${error && html` aria-invalid="true"`}${notes !== '' && html` aria-describedby="${notes}"`}`;
  return html`<div class="field labelled">
    <label for="${id}">${label}</label>
    <div class="control">${control(common)}</div>
    ${error && html`<p class="error" id="${id}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`} ${side}
  </div>`;
}

export const emailField = (
  translate: Translate,
  value: string,
  error: IdentityTextKey | undefined,
  focused: boolean,
): SafeHtml =>
  field(
    { id: 'email', label: translate('email'), error: error && translate(error) },
    (common) =>
      html`<input
        ${common}
        type="email"
        autocomplete="username"
        inputmode="email"
        spellcheck="false"
        autocapitalize="none"
        value="${value}"
        ${focused && html`autofocus`}
      />`,
  );

/** `side`: a link beside the label. A new password has its rule as a hint, a current one has none. */
export const passwordField = (
  translate: Translate,
  look: { kind: 'current' | 'new'; error: IdentityTextKey | undefined; focused: boolean; side?: SafeHtml },
): SafeHtml =>
  field(
    {
      id: 'password',
      label: translate('password'),
      error: look.error && translate(look.error),
      ...(look.kind === 'new' && { hint: translate('passwordRule') }),
      side: look.side,
    },
    (common) =>
      html`<input ${common} type="password" autocomplete="${look.kind}-password" ${look.focused && html`autofocus`} />
        <button
          class="reveal"
          type="button"
          aria-pressed="false"
          aria-controls="password"
          aria-label="${translate('reveal')}"
          hidden
        >
          ${icons.eye}
        </button>`,
  );

/** The form's general error, announced as the page opens. */
export const alertText = (text: string): SafeHtml =>
  html`<p class="problems" role="alert">${icons.warning}<span>${text}</span></p>`;
