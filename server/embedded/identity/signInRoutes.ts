import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { Locale } from '#rules/constants.ts';
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
  provider: () => Promise<Provider>;
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

type DisplayedForm = { locale: Locale; base: string; mode: SignInMode; input: SignInInput };

/** The sign-in that this browser began; null if it has expired, or belongs to another browser. */
async function interactionOf(
  parts: SignInParts,
  { request, response }: PageRequest,
  uid: string,
): Promise<Interaction | null> {
  const provider = await parts.provider();
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  });
  return interaction?.uid === uid ? interaction : null;
}

async function finish(
  parts: SignInParts,
  { request, response }: PageRequest,
  result: InteractionResults,
): Promise<HttpAnswer> {
  const options = { mergeWithLastSubmission: false };
  const provider = await parts.provider();
  return seeOther(await provider.interactionResult(request, response, result, options));
}

/** Ends the session of somebody else who was signed in here, as a sign-out would. */
async function signInAs(
  parts: SignInParts,
  page: PageRequest,
  interaction: Interaction,
  subject: string,
): Promise<HttpAnswer> {
  const { session } = interaction;
  if (session && session.accountId !== subject) {
    const { Session } = await parts.provider();
    await (await Session.findByUid(session.uid))?.destroy();
    interaction.session = undefined;
    await interaction.persist();
  }
  return finish(parts, page, { login: { accountId: subject, remember: true, amr: ['pwd'] } });
}

function show(
  parts: SignInParts,
  { locale, base, mode, input }: DisplayedForm,
  wrong: Partial<SignInForm> = {},
): HttpAnswer {
  const { email, newsletter } = input;
  const form: SignInForm = { base, mode, email, newsletter, errors: {}, problem: null, status: 200, ...wrong };
  return signInPage({ ...parts.market, locale }, form);
}

async function submit(
  parts: SignInParts,
  page: PageRequest,
  interaction: Interaction,
  displayed: DisplayedForm,
): Promise<HttpAnswer> {
  const { locale, base, mode, input } = displayed;
  const translate = translatorFor(locale);
  const errors = signInErrors(mode, input);
  if (errors.email || errors.password) return show(parts, displayed, { errors, status: 400 });

  const minutes = parts.limits.take(LIMITS[mode], input.email, page.address);
  if (minutes !== null) {
    const response = show(parts, displayed, { problem: tooManyText(translate, minutes), status: 429 });
    return { ...response, headers: { ...response.headers, 'retry-after': String(minutes * 60) } };
  }
  if (mode === 'forgot') {
    parts.background(parts.accounts.forgot(input.email, locale));
    const link = { url: inLanguage(`${base}/login`, locale), text: 'sent.back' as const };
    return identityNotice({ ...parts.market, locale, path: null }, 'sent', { values: { email: input.email }, link });
  }
  if (mode === 'signup') {
    const created = await parts.accounts.create({ ...input, locale });
    if (created) return signInAs(parts, page, interaction, created.subject);
  }
  // Signing up with an existing account's password signs in.
  const account = await parts.accounts.verify(input.email, input.password);
  if (account?.blocked) return finish(parts, page, { error: 'unauthorized', error_description: 'user is blocked' });
  if (account) {
    parts.limits.restore(LIMITS[mode], input.email, page.address);
    return signInAs(parts, page, interaction, account.subject);
  }
  const problem = translate(mode === 'signup' ? 'signUp.refused' : 'signIn.wrong');
  return show(parts, displayed, { problem, status: mode === 'signup' ? 409 : 401 });
}

/** The pages of one sign-in under `/u/<uid>`; null for any other path. They need no script. */
export async function answerSignIn(parts: SignInParts, page: PageRequest): Promise<HttpAnswer | null> {
  const [, uid, uidInPath] = ROUTE.exec(page.path) ?? [];
  if (uid === undefined) return null;
  const interaction = await interactionOf(parts, page, uid);
  const params = interaction?.params ?? {};
  const language = page.request.headers['accept-language'];
  const locale = localeOf(page.query.get('lang'), textOf(params.ui_locales), language);
  if (!interaction) return identityNotice({ ...parts.market, locale, path: null }, 'expired', { status: 400 });

  const post = page.method === 'POST';
  if (uidInPath === 'cancel') {
    if (!post) return { status: 405, headers: { allow: 'POST' }, body: '' };
    return finish(parts, page, { error: 'access_denied', error_description: 'User cancelled login' });
  }
  const mode: SignInMode = (uidInPath as SignInMode) ?? (params.screen_hint === 'signup' ? 'signup' : 'login');
  const base = `/u/${uid}`;
  if (post) return submit(parts, page, interaction, { locale, base, mode, input: readSignInForm(page.body) });
  const input = { email: textOf(params.login_hint), password: '', newsletter: false };
  return show(parts, { locale, base, mode, input });
}
