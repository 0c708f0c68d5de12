import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityClient, payloadOf } from '../../../tests/support/identityClient.ts';
import { linkIn, NAMESPACE, openIdentityServer } from '../../../tests/support/identityServer.ts';
import type { IdentityServer } from '../../../tests/support/identityServer.ts';
import { TRY_RULES } from './tryLimits.ts';

const CUSTOMER = 'cliente@exemple.ca';
const GOOD = 'quatre mots sans lien';

let server: IdentityServer;
let households = 0;
beforeAll(async () => {
  server = await openIdentityServer('pglite');
});
afterAll(() => server?.close());

/** A browser at an address of its own: limits of one test do not reach the next. */
const browser = (address = `203.0.113.${(households += 1)}`) =>
  identityClient(server.url, server.marketUrl, { address });
/** The page with plain single spaces, and none beside a tag. */
const plain = (page: string): string => page.replace(/[\s\u202F]+/g, ' ').replace(/ ?([<>]) ?/g, '$1');

function errorOf(page: string, field: string): string | undefined {
  const control = new RegExp(`<input id="${field}"[^>]*>`).exec(page)?.[0] ?? '';
  const noted = control.includes('aria-invalid="true"') && control.includes(`aria-describedby="${field}-error`);
  return noted ? new RegExp(`<p class="error" id="${field}-error">([^<]*)`).exec(page)?.[1] : undefined;
}
const alertOf = (page: string): string | undefined => /role="alert">.*?<span>([^<]*)/.exec(page)?.[1];

test.each([
  ['fr', {}, 'fr-CA', 'Content de vous revoir', 'Se connecter</button>'],
  ['fr', { screen_hint: 'signup' }, 'fr-CA', 'Créer un compte', 'Créer mon compte</button>'],
  ['en', {}, 'en-CA', 'Good to see you again', 'Sign in</button>'],
  ['en', { screen_hint: 'signup' }, 'en-CA', 'Create an account', 'Create my account</button>'],
])('opens in the language asked for (%s, %o; F-039)', async (language, hint, lang, title, button) => {
  const page = plain((await browser().open({ ui_locales: `${language}-CA ${language}`, ...hint })).text);
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(button);
});

test('without one it is the browser’s; the other language is one link away, and stays', async () => {
  const shopper = browser();
  const page = await shopper.follow(shopper.authorizeUrl(), { headers: { 'accept-language': 'en-US,en;q=0.9' } });
  expect(page.text).toContain('lang="en-CA"');
  const other = await shopper.send(/class="language" lang="fr" href="([^"]+)"/.exec(page.text)?.[1] ?? '');
  expect(other.text).toContain('lang="fr-CA"');
  const form = /<form method="post" action="([^"]+)"/.exec(other.text)?.[1] ?? '';
  expect((await shopper.post(form, {})).text).toContain('Écrivez votre courriel.');
});

test('cannot be framed or kept, and its form leads only here and to the market', async () => {
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

test.each([
  ['login', { email: '', password: '' }, 'email', 'Écrivez votre courriel.'],
  [
    'login',
    { email: 'camille@', password: 'zz-secret-9' },
    'email',
    'Ce courriel n’est pas complet. Exemple : camille@exemple.ca',
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
])('%s of %o is told beside the field, and nothing else is lost', async (mode, fields, field, error) => {
  const shopper = browser();
  const { form } = await shopper.open(mode === 'signup' ? { screen_hint: 'signup' } : {});
  const answer = await shopper.post(form, { ...fields, newsletter: 'yes' });
  const page = plain(answer.text);
  expect(answer.status).toBe(400);
  expect(errorOf(page, field)).toBe(error);
  expect(page).toContain(`value="${fields.email}"`);
  if (mode === 'signup') expect(page).toContain('name="newsletter" value="yes" checked');
  if (fields.password !== '') expect(answer.text).not.toContain(fields.password);
});

test('a wrong password and an unknown address are the same answer, the address kept and escaped', async () => {
  const answers = await Promise.all(
    [CUSTOMER, 'personne@exemple.ca'].map(async (email) => {
      const shopper = browser();
      const { form } = await shopper.open();
      const { status, text } = await shopper.post(form, { email, password: 'pas le bon mot' });
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain('pas le bon mot');
      return { status, alert: alertOf(plain(text)), page: text.replaceAll(email, '').replace(/\/u\/[\w-]+/g, '') };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, alert: expect.stringContaining('ne vont pas ensemble') });
  const shopper = browser();
  const { form } = await shopper.open();
  expect((await shopper.post(form, { email: '"><b>x</b>', password: 'x' })).text).toContain(
    '&quot;&gt;&lt;b&gt;x&lt;/b&gt;',
  );
});

test('an address is the same in capitals and with spaces, an accent however it is typed', async () => {
  const shopper = browser();
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const back = await shopper.post(form, { email: '  Zoé.is.not@Exemple.CA', password: 'été à la cabane' });
  expect(errorOf(plain(back.text), 'email')).toBeTruthy();
  expect(
    shopper.callbackOf(await shopper.post(form, { email: ' Zoe@Exemple.CA ', password: 'été à la cabane' })).code,
  ).toBeTruthy();
  await expect(browser().signIn('zoe@exemple.ca', 'été à la cabane')).resolves.toBeTruthy();
  await expect(browser().signIn('ZOE@exemple.ca', 'e\u0301te\u0301 a\u0300 la cabane')).resolves.toBeTruthy();
});

test('tries on one account are limited, and what was typed stays', async () => {
  const { both } = TRY_RULES.signIn;
  const attempt = async (shopper: ReturnType<typeof browser>, password: string) => {
    const { form } = await shopper.open();
    return shopper.post(form, { email: 'membre@exemple.ca', password });
  };
  const thief = browser();
  for (let count = 0; count < both.burst; count += 1) expect((await attempt(thief, 'devine')).status).toBe(401);
  const refused = await attempt(thief, 'marche-du-portage');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(alertOf(plain(refused.text))).toBe('Trop d’essais. Attendez une minute, puis essayez de nouveau.');
  expect(refused.text).toContain('value="membre@exemple.ca"');
  // Its owner, at another address, still comes in.
  await expect(browser().signIn('membre@exemple.ca')).resolves.toBeTruthy();
  server.time.ms += 60_000;
  expect(thief.callbackOf(await attempt(thief, 'marche-du-portage')).code).toBeTruthy();
});

test('signing up signs in, tells the market what it must know, and has the address confirmed', async () => {
  const shopper = browser();
  const email = 'jeanne@exemple.ca';
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const back = shopper.callbackOf(await shopper.post(form, { email, password: GOOD, newsletter: 'yes' }));
  const { body } = await shopper.exchange(back.code ?? '');
  expect(payloadOf(body.id_token)).toMatchObject({
    email,
    email_verified: false,
    [`${NAMESPACE}complete-profile`]: true,
    [`${NAMESPACE}newsletter`]: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const mail = await server.mailTo(email);
  expect([mail.subject, mail.locale]).toEqual(['Confirmez votre courriel', 'fr']);
  const link = linkIn(mail);
  const page = await shopper.send(link);
  expect(plain(page.text)).toContain(`${email} servira à vous connecter`);
  // Mail programs look at links: looking changes nothing.
  await shopper.send(link);
  expect(plain((await shopper.post(link, {})).text)).toContain('Courriel confirmé');
  expect((await shopper.refresh(body.refresh_token ?? '')).body.id_token).toSatisfy(
    (token: string) => payloadOf(token).email_verified === true,
  );
  expect((await shopper.post(link, {})).status).toBe(410);
});

test('an address that has an account makes no second one: its owner is told', async () => {
  const shopper = browser();
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const refused = await shopper.post(form, { email: CUSTOMER, password: GOOD });
  expect(refused.status).toBe(409);
  expect(alertOf(plain(refused.text))).toContain('Ce compte n’a pas pu être créé.');
  expect((await server.mailTo(CUSTOMER)).subject).toBe('Vous avez déjà un compte');
  const again = await shopper.post(form, { email: CUSTOMER, password: 'marche-du-portage' });
  expect(shopper.callbackOf(again).code).toBeTruthy();
});

test('a forgotten password is replaced through the mailbox, which ends every session', async () => {
  const email = 'oublieux@exemple.ca';
  const elsewhere = browser();
  const { form } = await elsewhere.open({ screen_hint: 'signup' });
  const { code = '' } = elsewhere.callbackOf(await elsewhere.post(form, { email, password: GOOD }));
  const { body: tokens } = await elsewhere.exchange(code);

  const shopper = browser();
  const opened = await shopper.open({ ui_locales: 'en' });
  const forgot = /href="([^"]+\/forgot[^"]*)"/.exec(opened.text)?.[1] ?? '';
  const page = await shopper.send(forgot);
  expect(page.text).toContain('Forgotten password');
  const sent = async (address: string) => (await shopper.post(forgot, { email: address })).text.replaceAll(address, '');
  expect(await sent(email)).toBe(await sent('personne-du-tout@exemple.ca'));
  expect((await server.mails()).some(({ to }) => to === 'personne-du-tout@exemple.ca')).toBe(false);

  await expect.poll(async () => (await server.mailTo(email)).subject).toBe('Choose a new password');
  const link = linkIn(await server.mailTo(email));
  expect((await shopper.send(link)).text).toContain(`value="${email}"`);
  expect(errorOf(plain((await shopper.post(link, { password: 'short' })).text), 'password')).toContain('too short');
  const done = await shopper.post(link, { password: 'another four words' });
  expect(done.text).toContain('Password changed');
  expect((await shopper.post(link, { password: 'a fourth new phrase' })).status).toBe(410);

  expect((await elsewhere.refresh(tokens.refresh_token ?? '')).status).toBe(403);
  expect((await elsewhere.silently()).error).toBe('login_required');
  await expect(browser().signIn(email, GOOD)).rejects.toThrow('No code');
  const { id_token } = await browser().signIn(email, 'another four words');
  expect(payloadOf(id_token).email_verified).toBe(true);
  await expect.poll(async () => (await server.mailTo(email)).subject).toBe('Votre mot de passe a changé');
});

test('a link serves for its time, one at a time, and only as itself', async () => {
  const { accounts } = server.provider();
  await accounts.forgot(CUSTOMER, 'fr');
  const first = linkIn(await server.mailTo(CUSTOMER));
  await accounts.forgot(CUSTOMER, 'fr');
  const second = linkIn(await server.mailTo(CUSTOMER));
  expect((await browser().send(first)).status).toBe(410);
  expect((await browser().send(second.replace('/password/reset', '/email/confirm'))).status).toBe(410);
  expect((await browser().send(`${server.url}/password/reset?ticket=`)).status).toBe(410);
  server.time.ms += 60 * 60 * 1000 - 2000;
  expect((await browser().send(second)).status).toBe(200);
  server.time.ms += 2001;
  expect((await browser().send(second)).status).toBe(410);
});

test('an e-mail changes once its new address is confirmed, and the old one is told (spec 5)', async () => {
  const { gateway } = server.provider();
  const { access_token, refresh_token = '' } = await browser().signIn('nouvelle@exemple.ca');
  const subject = String(payloadOf(access_token).sub);
  expect(await gateway.changeEmail(subject, 'Toute.Neuve@exemple.ca', 'en')).toBe('confirmation');
  const shopper = browser();
  const emailNow = async (token: string) => payloadOf((await shopper.refresh(token)).body.id_token).email;
  expect(await emailNow(refresh_token)).toBe('nouvelle@exemple.ca');
  const mail = await server.mailTo('toute.neuve@exemple.ca');
  expect(mail.subject).toBe('Confirm your new email');
  expect((await browser().post(linkIn(mail), {})).text).toContain('Email confirmed');
  expect((await server.mailTo('nouvelle@exemple.ca')).subject).toBe('Le courriel de votre compte a changé');
  await expect(browser().signIn('toute.neuve@exemple.ca')).resolves.toBeTruthy();
  await expect(browser().signIn('nouvelle@exemple.ca')).rejects.toThrow('No code');
});

test('an e-mail cannot become somebody else’s, not even by waiting, and nobody learns of them', async () => {
  const { gateway, accounts } = server.provider();
  const member = (await accounts.verify('membre@exemple.ca', 'marche-du-portage'))?.subject ?? '';
  expect(await gateway.changeEmail(member, CUSTOMER, 'fr')).toBe('confirmation');
  expect((await server.mailTo(CUSTOMER)).subject).toBe('Vous avez déjà un compte');
  await gateway.changeEmail(member, 'convoitee@exemple.ca', 'fr');
  const link = linkIn(await server.mailTo('convoitee@exemple.ca'));
  await accounts.create({ email: 'convoitee@exemple.ca', password: GOOD, locale: 'fr', newsletter: false });
  expect((await browser().post(link, {})).status).toBe(410);
  expect((await accounts.find(member))?.email).toBe('membre@exemple.ca');
  await expect(gateway.changeEmail('auth0|nobody', 'x@exemple.ca', 'fr')).rejects.toMatchObject({
    reason: 'unknownAccount',
  });
});

test('cancel leads back to the market with Auth0’s words (F-041)', async () => {
  const shopper = browser();
  const { text } = await shopper.open();
  const cancel = /action="([^"]+\/cancel[^"]*)"/.exec(text)?.[1] ?? '';
  expect(shopper.callbackOf(await shopper.post(cancel, {}))).toMatchObject({
    error: 'access_denied',
    error_description: 'User cancelled login',
  });
});

test('a form of another site, another browser or another hour signs nobody in', async () => {
  const shopper = browser();
  const { form } = await shopper.open();
  const fields = { email: CUSTOMER, password: 'marche-du-portage' };
  expect((await shopper.post(form, fields, { origin: 'https://evil.example' })).status).toBe(403);
  const other = await browser().post(form, fields);
  expect(other.status).toBe(400);
  expect(plain(other.text)).toContain('Cette page de connexion a expiré');
  expect((await shopper.post(form, { ...fields, filler: 'x'.repeat(100_001) })).status).toBe(413);
  expect(shopper.callbackOf(await shopper.post(form, fields)).code).toBeTruthy();
  const again = await shopper.post(form, fields);
  expect(plain(again.text)).toContain('Cette page de connexion a expiré');
});

test('a path that is none leads back to the market', async () => {
  for (const path of ['/', '/nulle-part', '/u/', '/u/x/y', '/password/elsewhere', '/oauth/authorize']) {
    const page = await browser().send(path, { headers: { accept: 'text/html' } });
    expect(page.status, path).toBeGreaterThanOrEqual(400);
    expect(page.text, path).toContain(server.marketUrl);
  }
});

test('nothing of all this was logged, and no password is stored as it is', async () => {
  expect(server.errors).toEqual([]);
  const rows = await server.database.kysely.selectFrom('identity_account').select('password_hash').execute();
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(rows.length);
});
