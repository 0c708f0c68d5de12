import { html } from '../../text/safeHtml.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { alertText, passwordField } from './identityField.ts';
import { identityPage, inLanguage, secureLine } from './identityPage.ts';
import type { PageContext } from './identityPage.ts';
import { sayIn } from './identityTexts.ts';
import type { IdentityTextKey } from './identityTexts.ts';

type TicketContext = PageContext & { path: string };

/** The page of a mailed link to choose a new password. It contains the account's address for password managers. */
export function resetPage(context: TicketContext, email: string, error: IdentityTextKey | undefined): HttpAnswer {
  const say = sayIn(context.locale);
  const body = html`<h1>${say('reset.title')}</h1>
    <p class="lead">${say('reset.lead', { email })}</p>
    <form method="post" action="${inLanguage(context.path, context.locale)}" novalidate>
      ${error && alertText(say('problems.one'))}
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
        ${passwordField(say, { kind: 'new', error, focused: true })}
      </fieldset>
      <button class="primary" type="submit">${say('reset.submit')}</button>
    </form>
    ${secureLine(say, context.marketName)}`;
  return identityPage(context, { status: error ? 400 : 200, title: say('reset.title'), body });
}

/** The page of a mailed link to confirm an address, with a button because mail programs open links by themselves. */
export function confirmPage(context: TicketContext, email: string): HttpAnswer {
  const say = sayIn(context.locale);
  const body = html`<h1>${say('confirm.title')}</h1>
    <p class="lead">${say('confirm.lead', { email })}</p>
    <form method="post" action="${inLanguage(context.path, context.locale)}">
      <button class="primary" type="submit" autofocus>${say('confirm.submit')}</button>
    </form>
    ${secureLine(say, context.marketName)}`;
  return identityPage(context, { title: say('confirm.title'), body });
}
