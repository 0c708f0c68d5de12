import { html } from '../../text/safeHtml.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { alertText, passwordField } from './identityField.ts';
import { identityPage, inLanguage, secureLine } from './identityPage.ts';
import type { PageContext } from './identityPage.ts';
import { translatorFor } from './identityTexts.ts';
import type { IdentityTextKey } from './identityTexts.ts';

type TicketContext = PageContext & { path: string };

/** The page of a mailed link to choose a new password. It contains the account's address for password managers. */
export function resetPage(context: TicketContext, email: string, error: IdentityTextKey | undefined): HttpAnswer {
  const translate = translatorFor(context.locale);
  const body = html`<h1>${translate('reset.title')}</h1>
    <p class="lead">${translate('reset.lead', { email })}</p>
    <form method="post" action="${inLanguage(context.path, context.locale)}" novalidate>
      ${error && alertText(translate('problems', { count: 1 }))}
      <fieldset>
        <input
          class="unseen"
          name="email"
          type="email"
          autocomplete="username"
          value="${email}"
          readonly
          tabindex="-1"
          aria-hidden="true"
        />
        ${passwordField(translate, { kind: 'new', error, focused: true })}
      </fieldset>
      <button class="primary" type="submit">${translate('reset.submit')}</button>
    </form>
    ${secureLine(translate, context.marketName)}`;
  return identityPage(context, { status: error ? 400 : 200, title: translate('reset.title'), body });
}

/** The page of a mailed link to confirm an address, with a button because mail programs open links by themselves. */
export function confirmPage(context: TicketContext, email: string): HttpAnswer {
  const translate = translatorFor(context.locale);
  const body = html`<h1>${translate('confirm.title')}</h1>
    <p class="lead">${translate('confirm.lead', { email })}</p>
    <form method="post" action="${inLanguage(context.path, context.locale)}">
      <button class="primary" type="submit" autofocus>${translate('confirm.submit')}</button>
    </form>
    ${secureLine(translate, context.marketName)}`;
  return identityPage(context, { title: translate('confirm.title'), body });
}
