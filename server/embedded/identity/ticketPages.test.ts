import { afterAll, beforeEach, expect, it } from 'vitest';
import { browsersOf, payloadOf } from '../../../tests/support/identityClient.ts';
import { alertOf, errorOf, plain } from '../../../tests/support/identityPageText.ts';
import { linkIn, NAMESPACE, openIdentityServer } from '../../../tests/support/identityServer.ts';
import { eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';

const CUSTOMER = 'cliente@exemple.ca';
const GOOD = 'quatre mots sans lien';

const server = await openIdentityServer(eitherDatabaseKind());
const browser = browsersOf(server);
afterAll(() => server.close());
// Most tests write to the same customer.
beforeEach(async () => void (await server.database.kysely.deleteFrom('mail_count').execute()));

it('signs in after signing up, passes the claims to the market, and sends a mail to confirm the address', async () => {
  const shopper = browser();
  const email = 'jeanne@exemple.ca';
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const signedUp = shopper.callbackOf(await shopper.post(form, { email, password: GOOD, newsletter: 'yes' }));
  const { body } = await shopper.exchange(signedUp.code ?? '');
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
  // Mail programs open links: opening changes nothing.
  await shopper.send(link);
  expect(plain((await shopper.post(link, {})).text)).toContain('Courriel confirmé');
  expect((await shopper.refresh(body.refresh_token ?? '')).body.id_token).toSatisfy(
    (token: string) => payloadOf(token).email_verified === true,
  );
  expect((await shopper.post(link, {})).status).toBe(410);
});

it('creates no second account for an address: its owner is notified', async () => {
  const shopper = browser();
  const { form } = await shopper.open({ screen_hint: 'signup' });
  const usedLink = await shopper.post(form, { email: CUSTOMER, password: GOOD });
  expect(usedLink.status).toBe(409);
  expect(alertOf(plain(usedLink.text))).toContain('Ce compte n’a pas pu être créé.');
  expect((await server.mailTo(CUSTOMER)).subject).toBe('Vous avez déjà un compte');
  const signedIn = await shopper.post(form, { email: CUSTOMER, password: 'marche-du-portage' });
  expect(shopper.callbackOf(signedIn).code).toBeTruthy();
});

it('replaces a forgotten password by mail, ending every session', async () => {
  const email = 'oublieux@exemple.ca';
  const elsewhere = browser();
  const { form } = await elsewhere.open({ screen_hint: 'signup' });
  const { code = '' } = elsewhere.callbackOf(await elsewhere.post(form, { email, password: GOOD }));
  const { body: tokens } = await elsewhere.exchange(code);

  const shopper = browser();
  const opened = await shopper.open({ ui_locales: 'en' });
  const forgot = /href="([^"]+\/forgot[^"]*)"/.exec(opened.text)?.[1] ?? '';
  const page = await shopper.send(forgot);
  expect(page.text).toContain('Forgot your password?');
  const forgotPage = async (address: string) =>
    (await shopper.post(forgot, { email: address })).text.replaceAll(address, '');
  expect(await forgotPage(email)).toBe(await forgotPage('personne-du-tout@exemple.ca'));
  expect((await server.mails()).some(({ to }) => to === 'personne-du-tout@exemple.ca')).toBe(false);

  await expect.poll(async () => (await server.mailTo(email)).subject).toBe('Choose a new password');
  const link = linkIn(await server.mailTo(email));
  expect((await shopper.send(link)).text).toContain(`value="${email}"`);
  expect(errorOf(plain((await shopper.post(link, { password: 'short' })).text), 'password')).toContain('too short');
  const changed = await shopper.post(link, { password: 'another four words' });
  expect(changed.text).toContain('Password saved');
  expect((await shopper.post(link, { password: 'a fourth new phrase' })).status).toBe(410);

  expect((await elsewhere.refresh(tokens.refresh_token ?? '')).status).toBe(403);
  expect((await elsewhere.silently()).error).toBe('login_required');
  await expect(browser().signIn(email, GOOD)).rejects.toThrow('No code');
  const { id_token } = await browser().signIn(email, 'another four words');
  expect(payloadOf(id_token).email_verified).toBe(true);
  await expect.poll(async () => (await server.mailTo(email)).subject).toBe('Nouveau mot de passe pour votre compte');
});

it('accepts a link for its time, once, and for its own purpose only', async () => {
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

it('changes the email address once the new one is confirmed, and notifies the old one (spec 5)', async () => {
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

it('changes no address to somebody else’s, not even after waiting, and reveals nothing about them', async () => {
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

it('logs nothing of all this', () => {
  expect(server.errors).toEqual([]);
});
