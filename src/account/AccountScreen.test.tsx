import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialog, field, part, press, save, write } from '../../tests/support/storefront/accountActions.ts';
import { openAccount, refusal } from '../../tests/support/storefront/accountFixtures.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['/compte', 'Profil', 'Vous'],
  ['/compte/profil', 'Profil', 'Vous'],
  ['/compte/nulle-part', 'Profil', 'Vous'],
  ['/compte/notifications', 'Notifications', 'Notifications'],
  ['/en/account', 'Profile', 'You'],
  ['/en/account/notifications', 'Notifications', 'Notifications'],
])('shows %s as %s (F-162)', async (path, tab, heading) => {
  await openAccount(path);
  await screen.findByRole('heading', { level: 2, name: heading });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(tab);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Camille/);
});

it('shows the tab of its section in the middle of the row, which is wider than a phone', async () => {
  const widths = (element: Element) =>
    element.matches('nav') ? new DOMRect(0, 0, 300, 40) : new DOMRect(450, 0, 100, 40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    return widths(this);
  });
  await openAccount('/compte/notifications');
  expect((await screen.findByRole('navigation', { name: 'Sections du compte' })).scrollLeft).toBe(350);
});

it('lists its sections in order (F-162)', async () => {
  await openAccount();
  const sections = within(await screen.findByRole('navigation', { name: 'Sections du compte' })).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Profil',
    'Paniers récurrents',
    'Adhésion',
    'Solde',
    'Favoris',
    'Notifications',
  ]);
});

it.each([
  ['/compte', 'Aller au comptoir', '/comptoir'],
  ['/en/account/balance', 'Go to the desk', '/en/desk'],
])('leads staff to the desk on %s', async (path, name, href) => {
  await openAccount(path, () => ({}), {}, {}, { name: 'Josée' });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('hides the desk from everybody else (F-199)', async () => {
  await openAccount();
  await screen.findByRole('heading', { level: 1 });
  expect(document.body.textContent).not.toMatch(/comptoir/i);
});

describe('the profile (F-167)', () => {
  it('sends only the changes, with their base version, and confirms the save', async () => {
    const { changes } = await openAccount('/compte', () => ({ lastName: 'Gauthier', version: 4 }));
    await write('Nom', 'Gauthier');
    await write('Prénom', 'Cam');
    await write('Prénom', 'Camille');
    await save('Vous');
    expect(changes()).toEqual([{ input: { lastName: 'Gauthier', version: 3 } }]);
    expect((await field('Nom')).value).toBe('Gauthier');
    await screen.findByText('Profil enregistré');
  });

  it('includes language and newsletter', async () => {
    const { changes } = await openAccount();
    await write('Langue', 'en');
    fireEvent.click(await field('Recevoir l\u2019infolettreCe qui arrive au marché, par courriel.'));
    await save('Vous');
    expect(changes()).toEqual([{ input: { lang: 'en', subscribeToNewsletter: true, version: 3 } }]);
  });

  it.each([
    ['/compte', 'Langue', 'en', 'Enregistrer', ['/en/account'], 'secondary'],
    ['/en/account', 'Language', 'fr', 'Save', ['/compte'], 'primary'],
    ['/en/account', 'Language', 'en', 'Save', [], null],
  ] as const)('switches the page on %s with %s %s', async (path, label, lang, button, links, stored) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openAccount(path, () => ({ lang }), { lang: lang === 'en' ? 'fr' : 'en' });
    await write(label, lang);
    await press(button, (await field(label)).closest('section')!);
    expect(assign.mock.calls.flat()).toEqual(links);
    expect(localStorage.getItem('etal.language')).toBe(stored);
    localStorage.clear();
  });

  it('says when nothing changed (F-163)', async () => {
    const { changes } = await openAccount('/compte', () => refusal('NO_UPDATE', 'errors.no_update'));
    await screen.findByLabelText('Nom');
    await save('Vous');
    expect(changes()).toEqual([{ input: { version: 3 } }]);
    await screen.findAllByText(/Rien n.a chang\u00E9/);
  });

  it('keeps the input on failure, and says that it was not saved', async () => {
    await openAccount('/compte', () => new Error('down'));
    await write('Nom', 'Gauthier');
    await save('Vous');
    expect((await field('Nom')).value).toBe('Gauthier');
    await screen.findAllByText(/n.a pas pu \u00EAtre enregistr\u00E9/);
  });
});

describe('the email address for signing in (F-164)', () => {
  const errorText = /V\u00E9rifiez que le courriel est valide/;

  it.each([
    ['camille', 'camille'],
    ['camille@exemple.ca', 'camile@exemple.ca'],
    ['', ''],
  ])('is refused in the form: %s and %s', async (email, confirmation) => {
    const { changes } = await openAccount();
    await write('Nouveau courriel', email);
    await write('Encore une fois', confirmation);
    await press('Changer le courriel');
    expect(screen.getByText(errorText)).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  it('waits for the confirmation mail once it was typed twice', async () => {
    const { changes } = await openAccount('/compte', () => ({ pendingEmail: 'neuve@exemple.ca' }) as never);
    await write('Nouveau courriel', ' neuve@exemple.ca');
    await write('Encore une fois', 'neuve@exemple.ca');
    await press('Changer le courriel');
    expect(changes()).toEqual([{ email: 'neuve@exemple.ca', confirmation: 'neuve@exemple.ca' }]);
    await screen.findByText('Un courriel attend \u00E0 neuve@exemple.ca.');
    expect((await field('Nouveau courriel')).value).toBe('');
  });

  it('takes effect immediately if the provider changes it so, and the page says so', async () => {
    const { changes } = await openAccount('/compte', () => ({ email: 'neuve@exemple.ca' }) as never);
    await write('Nouveau courriel', 'Neuve@exemple.ca');
    await write('Encore une fois', 'Neuve@exemple.ca');
    await press('Changer le courriel');
    expect(changes()).toEqual([{ email: 'Neuve@exemple.ca', confirmation: 'Neuve@exemple.ca' }]);
    await screen.findByText('Votre courriel est maintenant neuve@exemple.ca.');
    screen.getByText(/^Actuel\s: neuve@exemple\.ca/);
    expect(screen.queryByText(/attend \u00E0/)).toBeNull();
  });

  it.each([
    ['EMAIL_REFUSED', 'refused', /ne peut pas servir ici/],
    ['EMAIL_ELSEWHERE', 'elsewhere', /Changez-le l\u00E0-bas/],
  ])('has its own text for %s', async (code, key, expected) => {
    await openAccount('/compte', () => refusal(code, `account.email.${key}`));
    await write('Nouveau courriel', 'neuve@exemple.ca');
    await write('Encore une fois', 'neuve@exemple.ca');
    await press('Changer le courriel');
    await screen.findByText(expected);
    expect((await field('Nouveau courriel')).value).toBe('neuve@exemple.ca');
  });

  it('shows what only the server finds wrong', async () => {
    await openAccount('/compte', () => refusal('EMAIL_INVALID', 'account.email_validation'));
    await write('Nouveau courriel', 'neuve@exemple.ca');
    await write('Encore une fois', 'neuve@exemple.ca');
    await press('Changer le courriel');
    await screen.findByText(errorText);
  });
});

describe('the delivery address (F-166)', () => {
  it('is shown as on an envelope, and saved as a whole', async () => {
    const { changes } = await openAccount();
    const panel = await part('Livraison');
    expect(panel.querySelector('p')!.innerHTML).toContain('Chelsea (Qu\u00E9bec) J9B 1A1');
    await press('Modifier l\u2019adresse');
    await write('Ville', 'Wakefield');
    await press('Enregistrer', dialog());
    const address = {
      line1: '14, chemin du Ruisseau',
      line2: 'app. 4',
      city: 'Wakefield',
      state: 'QC',
      postal_code: 'J9B1A1',
    };
    expect(changes()).toEqual([
      {
        input: {
          shippingAddress: { name: 'Camille Roy', phone: '819 555-0142', address: { ...address, country: 'CA' } },
          version: 3,
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Code postal', 'K1A', /code postal/i],
    ['T\u00E9l\u00E9phone', '555-0142', /dix chiffres/],
    ['Ville', ' ', /\u00C0 remplir/],
  ])('refuses %s as %s at its field (spec 5)', async (label, value, expected) => {
    const { changes } = await openAccount();
    await part('Livraison');
    await press('Modifier l\u2019adresse');
    await write(label, value);
    await press('Enregistrer', dialog());
    const input = await field(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)!.textContent).toMatch(expected);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe(value);
    expect(changes()).toEqual([]);
  });

  it('can be removed', async () => {
    const { changes } = await openAccount('/compte', () => ({ shippingAddress: null }) as never);
    await part('Livraison');
    await press('Modifier l\u2019adresse');
    await press('Retirer l\u2019adresse', dialog());
    expect(changes()).toEqual([{ input: { shippingAddress: null, version: 3 } }]);
    await screen.findByText('Aucune adresse n\u2019est gard\u00E9e.');
  });
});

it('shows preferred delivery method, place and box, and edits all but the box (F-166)', async () => {
  const { changes } = await openAccount();
  const panel = await part('Vos habitudes');
  expect([...panel.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
    'Cueillette',
    'Halle du Portage',
    'Une, chez vous',
  ]);
  await press('Modifier', panel);
  await write('Mode pr\u00E9f\u00E9r\u00E9', '');
  await write('Point pr\u00E9f\u00E9r\u00E9', 'loc_2');
  await press('Enregistrer', dialog());
  expect(changes()).toEqual([{ input: { shippingPreference: null, preferredLocationId: 'loc_2', version: 3 } }]);
});

it('says that the preferred pickup point is closed', async () => {
  await openAccount('/compte', undefined, { preferredLocationId: 'loc_closed' });
  expect((await part('Vos habitudes')).textContent).toContain('Fermé en ce moment. Choisissez-en un autre.');
});

it('toggles a notification immediately, and reverts it when refused (F-165)', async () => {
  const { changes } = await openAccount('/compte/notifications', () => new Error('down'));
  const item = (await screen.findByRole('switch', { name: /Un article manque/ })) as HTMLInputElement;
  expect(item.checked).toBe(true);
  act(() => void fireEvent.click(item));
  expect(item.checked).toBe(false);
  await screen.findAllByText(/n.a pas pu \u00EAtre enregistr\u00E9/);
  expect(changes()).toEqual([{ input: { notificationPreferences: { itemMissing: false } } }]);
  expect(item.checked).toBe(true);
});
