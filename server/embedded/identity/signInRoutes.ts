import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { Locale } from '../../../rules/constants.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import type { Accounts } from './accounts.ts';
import { identityNotice, inLanguage, tooManyText } from './identityPage.ts';
import type { Market } from './identityPage.ts';
import { localeOf, translatorFor } from './identityTexts.ts';
import { readSignInForm, signInErrors } from './signInForm.ts';
import type { SignInInput } from './signInForm.ts';
import { signInPage } from './signInPages.ts';
import type { SignInForm, SignInMode } from './signInPages.ts';
import type { TryKind, TryLimits } from './tryLimits.ts';

/** A request to a page of the provider. `address`: the client's, for rate limits; `body`: of a form. */
export type PageRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  address: string;
};

export type SignInParts = {
  /** Changes when the keys do. */
  provider: () => Provider;
  accounts: Accounts;
  limits: TryLimits;
  market: Market;
  /** Runs after the answer: the response time must not reveal whether a mail is sent. */
  background: (work: Promise<unknown>) => void;
};

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const ROUTE = /^\/u\/([\w-]+)(?:\/(login|signup|forgot|cancel))?$/;
const LIMITS: Record<SignInMode, TryKind> = { login: 'signIn', signup: 'signUp', forgot: 'mail' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const seeOther = (location: string): HttpAnswer => ({ status: 303, headers: { location }, body: '' });

/** The pages of one sign-in under `/u/<uid>`; null for any other path. They need no script. */
export function createSignInRoutes(parts: SignInParts): (page: PageRequest) => Promise<HttpAnswer | null> {
  const { provider, accounts, limits, market, background } = parts;

  /** The sign-in that this browser began; null if it has expired, or belongs to another browser. */
  async function interactionOf({ request, response }: PageRequest, uid: string): Promise<Interaction | null> {
    const interaction = await provider()
      .interactionDetails(request, response)
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'SessionNotFound') return null;
        throw error;
      });
    return interaction?.uid === uid ? interaction : null;
  }

  async function finish({ request, response }: PageRequest, result: InteractionResults): Promise<HttpAnswer> {
    const options = { mergeWithLastSubmission: false };
    return seeOther(await provider().interactionResult(request, response, result, options));
  }

  /** Ends the session of somebody else who was signed in here, as a sign-out would. */
  async function signInAs(page: PageRequest, interaction: Interaction, subject: string): Promise<HttpAnswer> {
    const { session } = interaction;
    if (session && session.accountId !== subject) {
      await (await provider().Session.findByUid(session.uid))?.destroy();
      interaction.session = undefined;
      await interaction.persist();
    }
    return finish(page, { login: { accountId: subject, remember: true, amr: ['pwd'] } });
  }

  type DisplayedForm = { locale: Locale; base: string; mode: SignInMode; input: SignInInput };
  function show({ locale, base, mode, input }: DisplayedForm, wrong: Partial<SignInForm> = {}): HttpAnswer {
    const { email, newsletter } = input;
    const form: SignInForm = { base, mode, email, newsletter, errors: {}, problem: null, status: 200, ...wrong };
    return signInPage({ ...market, locale }, form);
  }

  async function submit(page: PageRequest, interaction: Interaction, displayed: DisplayedForm): Promise<HttpAnswer> {
    const { locale, base, mode, input } = displayed;
    const translate = translatorFor(locale);
    const errors = signInErrors(mode, input);
    if (errors.email || errors.password) return show(displayed, { errors, status: 400 });

    const minutes = limits.take(LIMITS[mode], input.email, page.address);
    if (minutes !== null) {
      const response = show(displayed, { problem: tooManyText(translate, minutes), status: 429 });
      return { ...response, headers: { ...response.headers, 'retry-after': String(minutes * 60) } };
    }
    if (mode === 'forgot') {
      background(accounts.forgot(input.email, locale));
      const link = { url: inLanguage(`${base}/login`, locale), text: 'sent.back' as const };
      return identityNotice({ ...market, locale, path: null }, 'sent', { values: { email: input.email }, link });
    }
    if (mode === 'signup') {
      const created = await accounts.create({ ...input, locale });
      if (created) return signInAs(page, interaction, created.subject);
    }
    // Signing up with an existing account's password signs in.
    const account = await accounts.verify(input.email, input.password);
    if (account?.blocked) return finish(page, { error: 'unauthorized', error_description: 'user is blocked' });
    if (account) {
      limits.restore(LIMITS[mode], input.email, page.address);
      return signInAs(page, interaction, account.subject);
    }
    const problem = translate(mode === 'signup' ? 'signUp.refused' : 'signIn.wrong');
    return show(displayed, { problem, status: mode === 'signup' ? 409 : 401 });
  }

  return async (page) => {
    const [, uid, uidInPath] = ROUTE.exec(page.path) ?? [];
    if (uid === undefined) return null;
    const interaction = await interactionOf(page, uid);
    const params = interaction?.params ?? {};
    const language = page.request.headers['accept-language'];
    const locale = localeOf(page.query.get('lang'), textOf(params.ui_locales), language);
    if (!interaction) return identityNotice({ ...market, locale, path: null }, 'expired', { status: 400 });

    const post = page.method === 'POST';
    if (uidInPath === 'cancel') {
      if (!post) return { status: 405, headers: { allow: 'POST' }, body: '' };
      return finish(page, { error: 'access_denied', error_description: 'User cancelled login' });
    }
    const mode: SignInMode = (uidInPath as SignInMode) ?? (params.screen_hint === 'signup' ? 'signup' : 'login');
    const base = `/u/${uid}`;
    if (post) return submit(page, interaction, { locale, base, mode, input: readSignInForm(page.body) });
    const input = { email: textOf(params.login_hint), password: '', newsletter: false };
    return show({ locale, base, mode, input });
  };
}
