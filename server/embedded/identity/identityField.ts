import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { icons } from './identityAssets.ts';
import type { IdentityTextKey, Say } from './identityTexts.ts';

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

export const emailField = (say: Say, value: string, error: IdentityTextKey | undefined, focused: boolean): SafeHtml =>
  field(
    { id: 'email', label: say('email'), error: error && say(error) },
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
  say: Say,
  look: { kind: 'current' | 'new'; error: IdentityTextKey | undefined; focused: boolean; side?: SafeHtml },
): SafeHtml =>
  field(
    {
      id: 'password',
      label: say('password'),
      error: look.error && say(look.error),
      ...(look.kind === 'new' && { hint: say('passwordRule') }),
      side: look.side,
    },
    (common) =>
      html`<input ${common} type="password" autocomplete="${look.kind}-password" ${look.focused && html`autofocus`} />
        <button
          class="reveal"
          type="button"
          aria-pressed="false"
          aria-controls="password"
          aria-label="${say('reveal')}"
          hidden
        >
          ${icons.eye}
        </button>`,
  );

/** The form's general error, announced as the page opens. */
export const alertText = (text: string): SafeHtml =>
  html`<p class="problems" role="alert">${icons.warning}<span>${text}</span></p>`;
