import { afterAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#rules/constants.ts';
import {
  anInput,
  createManualClock,
  goodCard,
  startHarness,
  startHarnessWithTarget,
  submitBadForm,
  submitForm,
} from '../../../tests/support/payment/providerHarness.ts';

const { target, provider, close } = await startHarnessWithTarget();
afterAll(close);
let opened = 0;

const open = (changes: Parameters<typeof anInput>[0] = {}) => {
  opened += 1;
  return provider.gateway.openSession(anInput({ attemptId: `page-${opened}`, ...changes }));
};

/** The page with single plain spaces, and none next to a tag. */
const collapseSpaces = (page: string): string => page.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
const readPage = async (url: string): Promise<string> => collapseSpaces(await (await fetch(url)).text());

/** The error note linked to a field. */
function errorOf(page: string, field: string): string | undefined {
  const control = new RegExp(`<(?:input|select) id="${field}"[^>]*>`).exec(page)?.[0] ?? '';
  const noted = control.includes('aria-invalid="true"') && control.includes(`aria-describedby="${field}-error`);
  return noted ? new RegExp(`<p class="error" id="${field}-error">([^<]*)`).exec(page)?.[1] : undefined;
}

it('shows what is paid, to whom, until when, and a link back', async () => {
  const page = await readPage((await open()).url);
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('Paiement d’essai : aucune carte n’est débitée.');
  expect(page).toContain('À payer au Marché du Portage');
  expect(page).toContain('<strong>23,85 $</strong>');
  expect(page).toContain('<dt>Miche de campagne × 2</dt><dd>13,00 $</dd>');
  expect(page).toContain('<dt>TPS</dt><dd>0,25 $</dd>');
  expect(page).not.toContain('Rien</dt>');
  expect(page).toMatch(/Vos articles sont réservés jusqu’à \d{1,2} h( \d{2})?\./);
  expect(page).toContain('href="http://localhost:4000/panier/expedition"');
  expect(page).toContain('Payer 23,85 $</button>');
  expect(page).not.toContain('<script');
});

it('begins the address with the postal code that was typed before', async () => {
  const page = await readPage((await open({ collectAddress: true, postalCode: 'J8X3G4' })).url);
  expect(page).toMatch(/<input id="postalCode"[^>]* value="J8X 3G4"/);
  expect(await readPage((await open({ collectAddress: true })).url)).toMatch(/<input id="postalCode"[^>]* value=""/);
});

it('begins with what a guest sent on an earlier page of the same cart, and no other page does', async () => {
  const recipient = { name: 'Camille', phone: '819 555-0142', line1: '14, rue des Bouleaux', city: 'Gatineau' };
  const typed = { email: 'camille@exemple.ca', ...recipient, postalCode: 'J8X 2K1' };
  const guest = { collectAddress: true, payer: 'a guest’s cart' };
  const valuesOf = async (changes: typeof guest & { postalCode?: string }) => {
    const page = await readPage((await open(changes)).url);
    return Object.keys(typed).map((id) => new RegExp(`<input id="${id}"[^>]* value="([^"]*)"`).exec(page)?.[1]);
  };
  const refused = await open(guest);
  await submitBadForm(refused.url, { ...goodCard, ...typed, card: '4000 0000 0000 0002' });
  await provider.gateway.expireSession(refused.sessionId);

  expect(await valuesOf({ ...guest, payer: 'another' })).toEqual(['', '', '', '', '', '']);
  expect(await valuesOf({ ...guest, payer: '' })).toEqual(['', '', '', '', '', '']);
  expect(await valuesOf(guest)).toEqual(Object.values(typed));
  expect(await valuesOf({ ...guest, postalCode: 'J8X' })).toEqual(Object.values(typed));
  // Delivered elsewhere by now: the recipient is the same, the address is not.
  expect(await valuesOf({ ...guest, postalCode: 'J0X' })).toEqual([typed.email, 'Camille', typed.phone, '', '', 'J0X']);

  const { url } = await open(guest);
  const page = await readPage(url);
  expect(page).toMatch(/<input id="card"[^>]* value=""/);
  expect(page).toContain('<option value="QC" selected>');
  expect((await submitForm(url, { ...goodCard, ...typed, state: 'QC' })).status).toBe(303);
  expect(await valuesOf(guest)).toEqual(['', '', '', '', '', '']);
});

it('forgets what a guest sent when the time of their page is over', async () => {
  const clock = createManualClock();
  const { gateway, close: end } = await startHarness({ webhookUrl: target.url, clock });
  const openNow = (attemptId: string) =>
    gateway.openSession(
      anInput({ attemptId, payer: 'a guest’s cart', expiresAt: new Date(clock.now() + 31 * MINUTE_MS) }),
    );
  const { url, sessionId } = await openNow('before');
  await submitBadForm(url, { ...goodCard, code: '' });
  await gateway.expireSession(sessionId);
  clock.advance(30 * MINUTE_MS);
  expect(await readPage((await openNow('in time')).url)).toContain(goodCard.email);
  clock.advance(2 * MINUTE_MS);
  expect(await readPage((await openNow('too late')).url)).not.toContain(goodCard.email);
  await end();
});

it('is English throughout in English, amounts as in the market', async () => {
  const page = await readPage((await open({ locale: 'en' })).url);
  expect(page).toContain('<html lang="en-CA">');
  expect(page).toContain('Trial payment: no card is charged.');
  expect(page).toMatch(/Your items are held until \d{1,2}(:\d{2})? [ap]\.m\./);
  expect(page).toContain('Pay 23,85 $</button>');
});

it('cannot be framed, runs no script, and its form leads only here and to the market', async () => {
  const { headers } = await fetch((await open()).url);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:4000;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('links only to existing files on its own origin', async () => {
  const page = await readPage((await open()).url);
  const style = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const css = await (await fetch(provider.url + style)).text();
  const fonts = [...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1] ?? '');
  expect(fonts).toHaveLength(2);
  for (const path of [style, ...fonts, '/assets/logo.svg']) {
    const response = await fetch(provider.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(300);
  }
});

it.each([
  ['fr', 'Écrivez votre courriel : la confirmation y est envoyée.', '5 champs sont à corriger.'],
  ['en', 'Enter your email: we send the confirmation there.', '5 fields need correcting.'],
] as const)('reports an empty form field by field (%s)', async (locale, email, count) => {
  const page = collapseSpaces(await submitBadForm((await open({ locale })).url, {}));
  expect(errorOf(page, 'email')).toBe(email);
  for (const field of ['card', 'expiry', 'code', 'cardName']) expect(errorOf(page, field)).toBeTruthy();
  expect(page).toContain(count);
  expect(page).toMatch(/<input id="email"[^>]* autofocus/);
});

it.each([
  ['email', 'camille@', 'Ce courriel n’est pas complet. Exemple : nom@courriel.com'],
  ['card', '4242 4242 4242 4241', 'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.'],
  ['card', 'abcd', 'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.'],
  ['card', '4111 1111 1111 1111', 'Cette page n’accepte que les cartes d’essai. Utilisez 4242 4242 4242 4242.'],
  ['expiry', '13 / 40', 'Écrivez le mois et l’année. Exemple : 08 / 30'],
  ['expiry', '01 / 26', 'Cette carte est expirée.'],
  ['code', '42', 'Le code a trois ou quatre chiffres.'],
  ['cardName', 'x'.repeat(5000), 'Ce texte est trop long.'],
])('reports a wrong %s (%s) beside it', async (field, value, error) => {
  const { sessionId, url } = await open();
  const page = collapseSpaces(await submitBadForm(url, { ...goodCard, [field]: value }));
  expect(errorOf(page, field)).toBe(error);
  expect(page).toContain('Un champ est à corriger. Rien n’a été débité.');
  expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
});

it('keeps the input, except the security code and a number that is no test card', async () => {
  const { url } = await open();
  const page = await submitBadForm(url, { ...goodCard, code: '987', email: '"><b>x</b>' });
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;x&lt;/b&gt;"');
  expect(page).toContain('value="4242 4242 4242 4242"');
  expect(page).toContain('value="Camille Gauthier-Roy"');
  expect(page).not.toContain('987');
  expect(collapseSpaces(page)).toContain('Écrivez le code de nouveau : il n’est jamais gardé.');
  expect(await submitBadForm(url, { ...goodCard, card: '4111 1111 1111 1111' })).not.toContain('4111');
  expect(await readPage(url)).not.toContain('Camille');
});

it('requires name, phone and address of a guest with delivery, each in its field', async () => {
  const { url } = await open({ collectAddress: true });
  const page = collapseSpaces(await submitBadForm(url, { ...goodCard, state: 'XX', postalCode: 'J8X', phone: '555' }));
  expect(errorOf(page, 'name')).toBe('Écrivez le nom de la personne qui reçoit la commande.');
  expect(errorOf(page, 'phone')).toBe('Ce numéro n’est pas complet. Exemple : 514 555-0199');
  expect(errorOf(page, 'line1')).toBe('Écrivez le numéro et la rue.');
  expect(errorOf(page, 'line2')).toBeUndefined();
  expect(errorOf(page, 'city')).toBe('Écrivez la ville.');
  expect(errorOf(page, 'state')).toBe('Choisissez une province.');
  expect(errorOf(page, 'postalCode')).toBe('Ce code postal n’est pas complet. Exemple : H2X 1Y4');
});

it('shows a known customer’s email as read-only', async () => {
  const { sessionId, url } = await open({ customerEmail: 'membre@exemple.ca' });
  expect(await readPage(url)).toMatch(/<input id="email"[^>]*value="membre@exemple.ca"[^>]* readonly/);
  await submitForm(url, { ...goodCard, email: 'autre@exemple.ca' });
  expect(await provider.gateway.retrieveSession(sessionId)).toMatchObject({ contact: { email: 'membre@exemple.ca' } });
});

it.each([
  ['fr', '4000 0000 0000 0002', 'Votre carte a été refusée. Essayez une autre carte.'],
  ['en', '4000-0000-0000-0002', 'Your card was declined. Try another card.'],
  ['fr', '4000000000009995', 'Votre carte a été refusée : fonds insuffisants. Essayez une autre carte.'],
  ['en', '4000000000009995', 'Your card was declined: insufficient funds. Try another card.'],
] as const)('reports a refused card (%s, %s), and accepts another one', async (locale, card, error) => {
  const { sessionId, url } = await open({ locale });
  expect(errorOf(collapseSpaces(await submitBadForm(url, { ...goodCard, card })), 'card')).toBe(error);
  expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
  expect((await submitForm(url, { ...goodCard, card: '5555 5555 5555 4444' })).status).toBe(303);
  expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('paid');
});

it('charges once when pay is pressed twice, and leads both to the order', async () => {
  target.received.length = 0;
  const { sessionId, url } = await open();
  const responses = await Promise.all([submitForm(url, goodCard), submitForm(url, { ...goodCard, cardName: 'Autre' })]);
  const order = `http://localhost:4000/commande-recue?session=${sessionId}`;
  expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, order],
    [303, order],
  ]);
  const paid = await provider.gateway.retrieveSession(sessionId);
  expect(paid).toMatchObject({ state: 'paid', contact: { name: 'Camille Gauthier-Roy' } });
  expect((await submitForm(url, {})).headers.get('location')).toBe(order);
  await target.next();
  expect(await provider.gateway.retrieveSession(sessionId)).toEqual(paid);
  expect(target.received).toEqual([]);
  const page = await readPage(url);
  expect(page).toContain('Ce paiement est déjà fait');
  expect(page).toContain(`href="${order}"`);
});

it('reports that a session has ended, and links to the cart', async () => {
  const { sessionId, url } = await open({ locale: 'en' });
  await provider.gateway.expireSession(sessionId);
  for (const response of [await fetch(url), await submitForm(url, goodCard)]) {
    const page = await response.text();
    expect(response.status).toBe(410);
    expect(page).toContain('Time to pay has run out');
    expect(page).toContain('href="http://localhost:4000/panier/expedition"');
  }
});

it('leads from an unknown session back to the market, in the browser’s language', async () => {
  const url = `${provider.url}/c/pay/cs_test_none`;
  const response = await fetch(url, { headers: { 'accept-language': 'en-CA,en;q=0.9' } });
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain('This payment page does not exist');
  expect(page).toContain(`href="${new URL(target.url).origin}"`);
  expect(await (await submitForm(url, goodCard)).text()).toContain('Cette page de paiement n’existe pas');
});

it('rejects a form above 100 kB', async () => {
  const { sessionId, url } = await open();
  const response = await submitForm(url, { ...goodCard, filler: 'x'.repeat(100_001) });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('Ce formulaire est trop long');
  expect((await provider.gateway.retrieveSession(sessionId)).state).toBe('open');
  expect((await submitForm(url, { ...goodCard, filler: 'x'.repeat(90_000) })).status).toBe(303);
});
