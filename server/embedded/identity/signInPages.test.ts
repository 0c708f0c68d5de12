import { afterAll, expect, it } from 'vitest';
import { browsersOf } from '../../../tests/support/identityClient.ts';
import { alertOf, errorOf, fieldsOf, plain } from '../../../tests/support/identityPageText.ts';
import { openIdentityServer } from '../../../tests/support/identityServer.ts';
import { eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { TRY_RULES } from './tryLimits.ts';

const CUSTOMER = 'cliente@exemple.ca';

const server = await openIdentityServer(eitherDatabaseKind());
const browser = browsersOf(server);
afterAll(() => server.close());

it.each([
  ['fr', {}, 'fr-CA', 'Content de vous revoir', 'Se connecter</button>'],
  ['fr', { screen_hint: 'signup' }, 'fr-CA', 'Créer un compte', 'Créer mon compte</button>'],
  ['en', {}, 'en-CA', 'Welcome back', 'Sign in</button>'],
  ['en', { screen_hint: 'signup' }, 'en-CA', 'Create an account', 'Create my account</button>'],
])('opens in the requested language (%s, %o; F-039)', async (language, hint, lang, title, button) => {
  const page = plain((await browser().open({ ui_locales: `${language}-CA ${language}`, ...hint })).text);
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(button);
});

it('opens in the browser’s language by default, and keeps the other once chosen', async () => {
  const shopper = browser();
  const page = await shopper.follow(shopper.authorizeUrl(), { headers: { 'accept-language': 'en-US,en;q=0.9' } });
  expect(page.text).toContain('lang="en-CA"');
  const inOtherLanguage = await shopper.send(/class="language" lang="fr" href="([^"]+)"/.exec(page.text)?.[1] ?? '');
  expect(inOtherLanguage.text).toContain('lang="fr-CA"');
  const form = /<form method="post" action="([^"]+)"/.exec(inOtherLanguage.text)?.[1] ?? '';
  expect((await shopper.post(form, {})).text).toContain('Écrivez votre courriel.');
});

it('cannot be framed or cached, and its form leads only here and to the market', async () => {
  const { headers, text } = await browser().open();
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`form-action 'self' ${server.marketUrl};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  for (const path of text.match(/(?<=(?:src|href)=")\/assets\/[^"]+/g) ?? ['none'])
    expect((await browser().send(path)).status, path).toBe(200);
});

it.each([
  ['login', { email: '', password: '' }, 'email', 'Écrivez votre courriel.'],
  [
    'login',
    { email: 'camille@', password: 'zz-secret-9' },
    'email',
    'Ce courriel n’est pas complet. Exemple : nom@courriel.com',
  ],
  ['login', { email: CUSTOMER, password: '' }, 'password', 'Écrivez votre mot de passe.'],
  ['signup', { email: CUSTOMER, password: '' }, 'password', 'Choisissez un mot de passe.'],
  [
    'signup',
    { email: CUSTOMER, password: 'neufcarac' },
    'password',
    'Ce mot de passe est trop court : il faut dix caractères ou plus.',
  ],
  [
    'signup',
    { email: CUSTOMER, password: 'x'.repeat(5000) },
    'password',
    'Ce mot de passe est trop long : 128 caractères au plus.',
  ],
  [
    'signup',
    { email: CUSTOMER, password: 'Motdepasse2026' },
    'password',
    'Ce mot de passe est trop facile à deviner. Trois ou quatre mots sans lien font mieux.',
  ],
  [
    'signup',
    { email: 'camille.roy@exemple.ca', password: 'CamilleRoy123' },
    'password',
    'Ce mot de passe ressemble trop à votre courriel.',
  ],
])('shows %s of %o beside the field, and keeps the rest', async (mode, fields, field, error) => {
  const shopper = browser();
  const { form } = await shopper.open(mode === 'signup' ? { screen_hint: 'signup' } : {});
  const response = await shopper.post(form, { ...fields, newsletter: 'yes' });
  const page = plain(response.text);
  expect(response.status).toBe(400);
  expect(errorOf(page, field)).toBe(error);
  expect(page).toContain(`value="${fields.email}"`);
  if (mode === 'signup') expect(page).toContain('name="newsletter" value="yes" checked');
  if (fields.password !== '') expect(response.text).not.toContain(fields.password);
});

const RULE = 'password-hint';
it.each<
  [string, { screen_hint?: string }, { email: string; password?: string } | null, [string, string | null, boolean][]]
>([
  [
    'sign-in',
    {},
    null,
    [
      ['email', null, true],
      ['password', null, false],
    ],
  ],
  [
    'sign-up',
    { screen_hint: 'signup' },
    null,
    [
      ['email', null, true],
      ['password', RULE, false],
    ],
  ],
  [
    'sign-in without a password',
    {},
    { email: CUSTOMER },
    [
      ['email', null, false],
      ['password', 'password-error', true],
    ],
  ],
  [
    'sign-in of nobody',
    {},
    { email: '' },
    [
      ['email', 'email-error', true],
      ['password', 'password-error', false],
    ],
  ],
  [
    'sign-in after a refusal',
    {},
    { email: CUSTOMER, password: 'autre' },
    [
      ['email', null, false],
      ['password', null, true],
    ],
  ],
  [
    'sign-up without a password',
    { screen_hint: 'signup' },
    { email: CUSTOMER },
    [
      ['email', null, false],
      ['password', `password-error ${RULE}`, true],
    ],
  ],
])(
  'names the rule of a new password alone, and focuses what is to be corrected: %s',
  async (_, hint, fields, expected) => {
    const shopper = browser();
    const { form, text } = await shopper.open(hint);
    const page = fields ? (await shopper.post(form, fields)).text : text;
    expect(fieldsOf(plain(page)).map(({ name, describedBy, isFocused }) => [name, describedBy, isFocused])).toEqual(
      expected,
    );
  },
);

it('answers a wrong password and an unknown address alike, keeping the address escaped', async () => {
  const responses = await Promise.all(
    [CUSTOMER, 'personne@exemple.ca'].map(async (email) => {
      const shopper = browser();
      const { form } = await shopper.open();
      const { status, text } = await shopper.post(form, { email, password: 'pas le bon mot' });
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain('pas le bon mot');
      return { status, alert: alertOf(plain(text)), page: text.replaceAll(email, '').replace(/\/u\/[\w-]+/g, '') };
    }),
  );
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]).toMatchObject({ status: 401, alert: expect.stringContaining('ne vont pas ensemble') });
  const shopper = browser();
  const { form } = await shopper.open();
  expect((await shopper.post(form, { email: '"><b>x</b>', password: 'x' })).text).toContain(
    '&quot;&gt;&lt;b&gt;x&lt;/b&gt;',
  );
});

it('ignores capitals and spaces of an address, and the encoding of an accent', async () => {
  const shopper = browser();
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const signedUp = await shopper.post(form, { email: '  Zoé.is.not@Exemple.CA', password: 'été à la cabane' });
  expect(errorOf(plain(signedUp.text), 'email')).toBeTruthy();
  expect(
    shopper.callbackOf(await shopper.post(form, { email: ' Zoe@Exemple.CA ', password: 'été à la cabane' })).code,
  ).toBeTruthy();
  await expect(browser().signIn('zoe@exemple.ca', 'été à la cabane')).resolves.toBeTruthy();
  await expect(browser().signIn('ZOE@exemple.ca', 'e\u0301te\u0301 a\u0300 la cabane')).resolves.toBeTruthy();
});

it('limits attempts on one account, and keeps the input', async () => {
  const { both } = TRY_RULES.signIn;
  const attempt = async (shopper: ReturnType<typeof browser>, password: string) => {
    const { form } = await shopper.open();
    return shopper.post(form, { email: 'membre@exemple.ca', password });
  };
  const house = '198.51.100.7';
  const thief = browser(house);
  for (let count = 0; count < both.burst; count += 1) expect((await attempt(thief, 'devine')).status).toBe(401);
  const limited = await attempt(thief, 'marche-du-portage');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect(alertOf(plain(limited.text))).toBe('Trop d’essais. Attendez une minute, puis essayez de nouveau.');
  expect(limited.text).toContain('value="membre@exemple.ca"');
  // Its owner, at another address, can still sign in.
  await expect(browser().signIn('membre@exemple.ca')).resolves.toBeTruthy();
  server.time.ms += 60_000;
  expect(thief.callbackOf(await attempt(thief, 'marche-du-portage')).code).toBeTruthy();
  // A right password is no attempt: the next may follow immediately.
  await expect(browser(house).signIn('membre@exemple.ca')).resolves.toBeTruthy();
});

it('leads back to the market with Auth0’s error on cancel (F-041)', async () => {
  const shopper = browser();
  const { text } = await shopper.open();
  const cancel = /action="([^"]+\/cancel[^"]*)"/.exec(text)?.[1] ?? '';
  expect(shopper.callbackOf(await shopper.post(cancel, {}))).toMatchObject({
    error: 'access_denied',
    error_description: 'User cancelled login',
  });
});

it('signs nobody in by a form of another site, another browser or another hour', async () => {
  const shopper = browser();
  const { form } = await shopper.open();
  const fields = { email: CUSTOMER, password: 'marche-du-portage' };
  expect((await shopper.post(form, fields, { origin: 'https://evil.example' })).status).toBe(403);
  const inOtherLanguage = await browser().post(form, fields);
  expect(inOtherLanguage.status).toBe(400);
  expect(plain(inOtherLanguage.text)).toContain('Cette page de connexion a expiré');
  expect((await shopper.post(form, { ...fields, filler: 'x'.repeat(100_001) })).status).toBe(413);
  expect(shopper.callbackOf(await shopper.post(form, fields)).code).toBeTruthy();
  const repeated = await shopper.post(form, fields);
  expect(plain(repeated.text)).toContain('Cette page de connexion a expiré');
});

it('leads from an unknown path back to the market', async () => {
  for (const path of ['/', '/nulle-part', '/u/', '/u/x/y', '/password/elsewhere', '/oauth/authorize']) {
    const page = await browser().send(path, { headers: { accept: 'text/html' } });
    expect(page.status, path).toBeGreaterThanOrEqual(400);
    expect(page.text, path).toContain(server.marketUrl);
  }
});

it('logs nothing of all this, and stores no plain password', async () => {
  expect(server.errors).toEqual([]);
  const rows = await server.database.kysely.selectFrom('identity_account').select('password_hash').execute();
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(rows.length);
});
