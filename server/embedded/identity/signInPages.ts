import { addressOf } from '../../../rules/addresses.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { icons } from './identityAssets.ts';
import { alertText, emailField, passwordField } from './identityField.ts';
import type { FieldErrors } from './identityField.ts';
import { identityPage, inLanguage, secureLine } from './identityPage.ts';
import type { PageContext } from './identityPage.ts';
import { sayIn } from './identityTexts.ts';
import type { Say } from './identityTexts.ts';

export type SignInMode = 'login' | 'signup' | 'forgot';

/** A form as shown: the input except the password, its errors, and the base of its links. */
export type SignInForm = {
  /** `/u/<uid>`: the pages of one sign-in are below it, and so is the scope of its cookie. */
  base: string;
  mode: SignInMode;
  email: string;
  newsletter: boolean;
  errors: FieldErrors;
  /** The form's general error. */
  problem: string | null;
  status: number;
};

const problemOf = ({ errors, problem }: SignInForm, say: Say): SafeHtml | false => {
  const count = Object.values(errors).filter(Boolean).length;
  if (problem !== null) return alertText(problem);
  return count > 0 && alertText(count === 1 ? say('problems.one') : say('problems.many', { count: String(count) }));
};

const otherWay = (text: string, link: { url: string; text: string }): SafeHtml =>
  html`<p class="or"><span>${text}</span></p>
    <a class="secondary" href="${link.url}">${link.text}</a>`;

const accept = (say: Say, { locale, marketUrl }: PageContext): SafeHtml =>
  html`<p class="accept">
    ${say('signUp.accept')}
    <a href="${marketUrl}${addressOf('terms', locale)}" target="_blank">${say('signUp.terms')}</a>
    ${say('signUp.and')}
    <a href="${marketUrl}${addressOf('privacy', locale)}" target="_blank">${say('signUp.privacy')}</a>.
  </p>`;

const newsletterCheck = (say: Say, checked: boolean): SafeHtml =>
  html`<label class="check">
    <input type="checkbox" name="newsletter" value="yes" ${checked && html`checked`} />
    <span>${say('signUp.newsletter')}</span>
  </label>`;

const KEYS = { login: 'signIn', signup: 'signUp', forgot: 'forgot' } as const;

/** The page to sign in, to sign up, or to request a new password, with links to the others and back to the market. */
export function signInPage(context: Omit<PageContext, 'path'>, form: SignInForm): HttpAnswer {
  const { locale, marketName } = context;
  const { base, mode, errors } = form;
  const say = sayIn(locale);
  const to = (page: SignInMode | 'cancel') => inLanguage(`${base}/${page}`, locale);
  const key = KEYS[mode];
  // The page focuses what is to be corrected, else the first empty field.
  const onPassword = errors.email === undefined && (errors.password !== undefined || form.email !== '');
  const forgotLink = html`<a class="side" href="${to('forgot')}">${say('signIn.forgot')}</a>`;
  const password = (kind: 'current' | 'new') =>
    passwordField(say, {
      kind,
      error: errors.password,
      focused: onPassword,
      ...(kind === 'current' && { side: forgotLink }),
    });

  const body = html`<h1>${say(`${key}.title`)}</h1>
    <p class="lead">${say(`${key}.lead`)}</p>
    <form method="post" action="${to(mode)}" novalidate>
      ${problemOf(form, say)}
      <fieldset>
        ${emailField(say, form.email, errors.email, !onPassword || mode === 'forgot')}
        ${mode === 'login' && password('current')} ${mode === 'signup' && password('new')}
        ${mode === 'signup' && newsletterCheck(say, form.newsletter)}
      </fieldset>
      <button class="primary" type="submit">${say(`${key}.submit`)}</button>
    </form>
    ${mode === 'signup' && accept(say, { ...context, path: null })}
    ${
      mode === 'login'
        ? otherWay(say('signIn.other'), { url: to('signup'), text: say('signUp.link') })
        : otherWay(say(mode === 'signup' ? 'signUp.other' : 'forgot.remembered'), {
            url: to('login'),
            text: say('signIn.submit'),
          })
    }
    <form class="leave" method="post" action="${to('cancel')}">
      <button class="back" type="submit">${icons.back}${say('back')}</button>
    </form>
    ${secureLine(say, marketName)}`;
  return identityPage(
    { ...context, path: `${base}/${mode}` },
    { status: form.status, title: say(`${key}.title`), body },
  );
}
