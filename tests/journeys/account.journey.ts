import { DEMO_ACCOUNTS } from '../../server/demo/demoAccounts.ts';
import { dialogOf, field, ownData, part, save, saved } from './accountSteps.ts';
import { desktop, expect, operationsOf, test } from './journey.ts';
import { arriveWithCart, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { fillSignIn, mailTo, NEW_PASSWORD, signOut } from './signInSteps.ts';

test.use(desktop);

// By default: AccountScreen.test.tsx and accountService.test.ts.
test(
  'shows saved changes after a reload, and says when nothing changed (F-163, F-165, F-166, F-167)',
  { tag: '@all' },
  async ({ page }) => {
    await arriveSignedUp(page, 'profil@exemple.ca');
    const you = part(page, 'Vous');
    await field(you, 'Prénom').fill('Maëlle');
    await field(you, 'Nom').fill('Saint-Onge');
    await you.getByRole('checkbox').check();
    await saved(page, you);
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Maëlle' })).toBeVisible();

    await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
    const dialog = dialogOf(page);
    await expect(field(dialog, 'Nom du destinataire')).toHaveValue('Maëlle Saint-Onge');
    await field(dialog, 'Adresse').fill('14, chemin du Ruisseau-Clair');
    await field(dialog, 'Ville').fill('Chelsea');
    await field(dialog, 'Code postal').fill('j9b1a1');
    await field(dialog, 'Téléphone').fill('(819) 555-0142');
    await saved(page, dialog);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await field(dialog, 'Mode préféré').selectOption('pickup');
    await field(dialog, 'Point préféré').selectOption('Halle du Portage');
    await saved(page, dialog);
    await page.getByRole('link', { name: 'Notifications' }).click();
    const reminder = page.getByRole('switch', { name: /Un panier attend/ });
    await expect(reminder).not.toBeChecked();
    const saveResponse = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await reminder.check();
    await saveResponse;

    await page.reload();
    await expect(reminder).toBeChecked();
    await expect(page.getByRole('switch', { name: /Un article manque/ })).toBeChecked();
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(field(you, 'Prénom')).toHaveValue('Maëlle');
    await expect(field(you, 'Nom')).toHaveValue('Saint-Onge');
    await expect(you.getByRole('checkbox')).toBeChecked();
    await expect(part(page, 'Livraison')).toContainText('Chelsea (Québec) J9B 1A1819 555-0142');
    await expect(part(page, 'Vos habitudes')).toContainText('Cueillette');
    await expect(part(page, 'Vos habitudes')).toContainText('Halle du Portage');

    await save(you);
    await expect(page.getByText('Rien n’a changé, il n’y a rien à enregistrer.').first()).toBeVisible();
  },
);

// By default: AccountScreen.test.tsx.
test(
  'shows invalid input at its field without sending it, and loses nothing written (F-164, F-166)',
  { tag: '@all' },
  async ({ page }) => {
    await arriveSignedUp(page, 'fautes@exemple.ca');
    const sent = operationsOf(page);
    const add = page.getByRole('button', { name: 'Ajouter une adresse' });
    await add.click();
    const dialog = dialogOf(page);
    const invalidFields = { Adresse: '5, rang du Moulin', 'Code postal': 'K1A', Téléphone: '555-0142' };
    for (const [label, value] of Object.entries(invalidFields)) await field(dialog, label).fill(value);
    await page.keyboard.press('Enter');
    // The name is the first missing field, so it has the focus.
    await expect(field(dialog, 'Nom du destinataire')).toBeFocused();
    await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText([
      'À remplir pour livrer.',
      'À remplir pour livrer.',
      'Ce code postal n’a pas la bonne forme. Exemple : H2X 1Y4.',
      'Vérifiez le téléphone : dix chiffres, comme 514 555-0199.',
    ]);
    for (const [label, value] of Object.entries(invalidFields)) await expect(field(dialog, label)).toHaveValue(value);
    await field(dialog, 'Nom du destinataire').fill('Luc Roy');
    await field(dialog, 'Ville').fill('Aylmer');
    await field(dialog, 'Code postal').fill('J9H 1A1');
    await page.keyboard.press('Enter');
    await expect(field(dialog, 'Téléphone')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();

    const email = part(page, 'Courriel');
    for (const [first, second, invalidField] of [
      ['luc@exemple', 'luc@exemple', 'Nouveau courriel'],
      ['luc@exemple.ca', 'luk@exemple.ca', 'Encore une fois'],
    ] as const) {
      await field(email, 'Nouveau courriel').fill(first);
      await field(email, 'Encore une fois').fill(second);
      await page.keyboard.press('Enter');
      await expect(email.getByRole('alert').filter({ hasText: /./ })).toHaveText([
        'Vérifiez que le courriel est valide et que les deux champs sont identiques.',
      ]);
      await expect(field(email, invalidField)).toBeFocused();
      await expect(field(email, 'Nouveau courriel')).toHaveValue(first);
      await expect(field(email, 'Encore une fois')).toHaveValue(second);
    }
    expect(sent).toEqual([]);
  },
);

// By default: accountConflicts.test.tsx.
test(
  'shows what another tab has saved meanwhile, and overwrites it only after confirmation',
  { tag: '@all' },
  async ({ page, context }) => {
    await arriveSignedUp(page, 'deux-fenetres@exemple.ca');
    const other = await context.newPage();
    await other.goto('/compte');
    const ownForm = part(page, 'Vous');
    const otherForm = part(other, 'Vous');
    await field(ownForm, 'Prénom').fill('Luce');
    await field(ownForm, 'Nom').fill('Mienne');
    await field(otherForm, 'Nom').fill('Autre');
    await saved(other, otherForm);

    const notice = ownForm
      .getByRole('alert')
      .filter({ hasText: 'Une autre fenêtre a changé ces informations entre-temps.' });
    await save(ownForm);
    await expect(notice).toContainText('Nom : Autre');
    await expect(field(ownForm, 'Prénom')).toHaveValue('Luce');
    await expect(field(ownForm, 'Nom')).toHaveValue('Mienne');
    await other.reload();
    await expect(field(otherForm, 'Nom')).toHaveValue('Autre');
    await saved(page, ownForm);
    await expect(notice).toHaveCount(0);
    await other.reload();
    await expect(field(otherForm, 'Nom')).toHaveValue('Mienne');
    await expect(field(otherForm, 'Prénom')).toHaveValue('Luce');

    await field(ownForm, 'Nom').fill('Encore');
    await field(otherForm, 'Nom').fill('Leblanc');
    await saved(other, otherForm);
    await save(ownForm);
    await ownForm.getByRole('button', { name: 'Reprendre ce qui est enregistré' }).click();
    await expect(field(ownForm, 'Nom')).toHaveValue('Leblanc');
  },
);

// By default: ticketPages.test.ts and AccountScreen.test.tsx.
test(
  'changes the email address once its mail is answered, and signs in with it from then on (F-164)',
  { tag: '@all' },
  async ({ page, market, complaints }) => {
    // The old one no longer signs in.
    complaints.excuse(/status of 401/);
    const [before, after] = ['avant@exemple.ca', 'apres@exemple.ca'];
    await arriveSignedUp(page, before);
    const email = part(page, 'Courriel');
    await field(email, 'Nouveau courriel').fill(after);
    await field(email, 'Encore une fois').fill(after);
    await email.getByRole('button', { name: 'Changer le courriel' }).click();
    await expect(email).toContainText(`Un courriel attend à ${after}.`);
    await expect(email).toContainText(`Actuel : ${before}.`);

    const { links } = await mailTo(market, after, 'Confirmez votre nouveau courriel');
    await page.goto(links[0]!);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByRole('heading', { name: 'Courriel confirmé' })).toBeVisible();
    await mailTo(market, before, 'Le courriel de votre compte a changé');
    await page.goto('/compte');
    await expect(email).toContainText(`Actuel : ${after}.`);
    await expect(email).not.toContainText('Un courriel attend');
    await signOut(page);
    await page.goto('/compte');
    await fillSignIn(page, before, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toBeVisible();
    await fillSignIn(page, after, NEW_PASSWORD);
    await page.waitForURL(/\/compte$/);
    await expect(email).toContainText(`Actuel : ${after}.`);
  },
);

test('exports one’s own data, each consent with its time and source, and nothing of others (Law 25)', async ({
  page,
  context,
  market,
}) => {
  const startedAt = Date.now();
  await arriveWithCart(context, market.url, { lines: [{ variant: variantId('own-data'), quantity: 3 }] });
  await arriveSignedUp(page, 'donnees@exemple.ca');
  const you = part(page, 'Vous');
  await field(you, 'Nom').fill('Gagné');
  await you.getByRole('checkbox').check();
  await saved(page, you);
  await you.getByRole('checkbox').uncheck();
  await saved(page, you);

  const { name, text, data } = await ownData(page);
  expect(name).toMatch(/^marche-du-portage-\d{4}-\d{2}-\d{2}\.json$/);
  expect(data.customer).toMatchObject({ email: 'donnees@exemple.ca', lastName: 'Gagné', subscribeToNewsletter: false });
  expect(data.cart.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(data.orders).toEqual([]);
  const consents = data.newsletterConsents.toSorted((a, b) => a.at.localeCompare(b.at));
  expect(consents.map(({ given, source }) => [given, source])).toEqual([
    [true, 'account'],
    [false, 'account'],
  ]);
  for (const { at } of consents) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  }
  // The other customers of the demo market.
  const others = DEMO_ACCOUNTS.map(({ email }) => email).filter((email) => text.includes(email));
  expect(others).toEqual([]);
});
