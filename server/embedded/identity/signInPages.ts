import { addressOf } from '#rules/addresses.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { icons } from './identityAssets.ts';
import { alertText, emailField, passwordField } from './identityField.ts';
import type { FieldErrors } from './identityField.ts';
import { identityPage, inLanguage, secureLine } from './identityPage.ts';
import type { PageContext } from './identityPage.ts';
import { translatorFor } from './identityTexts.ts';
import type { Translate } from './identityTexts.ts';

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

const problemOf = ({ errors, problem }: SignInForm, translate: Translate): SafeHtml | false => {
  const count = Object.values(errors).filter(Boolean).length;
  if (problem !== null) return alertText(problem);
  return count > 0 && alertText(translate('problems', { count }));
};

const otherWay = (text: string, link: { url: string; text: string }): SafeHtml =>
  html`<p class="or"><span>${text}</span></p>
    <a class="secondary" href="${link.url}">${link.text}</a>`;

const accept = (translate: Translate, { locale, marketUrl }: PageContext): SafeHtml =>
  html`<p class="accept">
    ${translate('signUp.accept')}
    <a href="${marketUrl}${addressOf('terms', locale)}" target="_blank">${translate('signUp.terms')}</a>
    ${translate('signUp.and')}
    <a href="${marketUrl}${addressOf('privacy', locale)}" target="_blank">${translate('signUp.privacy')}</a>.
  </p>`;

const newsletterCheck = (translate: Translate, checked: boolean): SafeHtml =>
  html`<label class="check">
    <input type="checkbox" name="newsletter" value="yes" ${checked && html`checked`} />
    <span>${translate('signUp.newsletter')}</span>
  </label>`;

const KEYS = { login: 'signIn', signup: 'signUp', forgot: 'forgot' } as const;

/** The page to sign in, to sign up, or to request a new password, with links to the others and back to the market. */
export function signInPage(context: Omit<PageContext, 'path'>, form: SignInForm): HttpAnswer {
  const { locale, marketName } = context;
  const { base, mode, errors } = form;
  const translate = translatorFor(locale);
  const to = (page: SignInMode | 'cancel') => inLanguage(`${base}/${page}`, locale);
  const key = KEYS[mode];
  // The page focuses what is to be corrected, else the first empty field.
  const onPassword = errors.email === undefined && (errors.password !== undefined || form.email !== '');
  const forgotLink = html`<a class="side" href="${to('forgot')}">${translate('signIn.forgot')}</a>`;
  const password = (kind: 'current' | 'new') =>
    passwordField(translate, {
      kind,
      error: errors.password,
      focused: onPassword,
      ...(kind === 'current' && { side: forgotLink }),
    });

  const body = html`<h1>${translate(`${key}.title`)}</h1>
    <p class="lead">${translate(`${key}.lead`)}</p>
    <form method="post" action="${to(mode)}" novalidate>
      ${problemOf(form, translate)}
      <fieldset>
        ${emailField(translate, form.email, errors.email, !onPassword || mode === 'forgot')}
        ${mode === 'login' && password('current')} ${mode === 'signup' && password('new')}
        ${mode === 'signup' && newsletterCheck(translate, form.newsletter)}
      </fieldset>
      <button class="primary" type="submit">${translate(`${key}.submit`)}</button>
    </form>
    ${mode === 'signup' && accept(translate, { ...context, path: null })}
    ${
      mode === 'login'
        ? otherWay(translate('signIn.other'), { url: to('signup'), text: translate('signUp.link') })
        : otherWay(translate(mode === 'signup' ? 'signUp.other' : 'forgot.remembered'), {
            url: to('login'),
            text: translate('signIn.submit'),
          })
    }
    <form class="leave" method="post" action="${to('cancel')}">
      <button class="back" type="submit">${icons.back}${translate('back')}</button>
    </form>
    ${secureLine(translate, marketName)}`;
  return identityPage(
    { ...context, path: `${base}/${mode}` },
    { status: form.status, title: translate(`${key}.title`), body },
  );
}
