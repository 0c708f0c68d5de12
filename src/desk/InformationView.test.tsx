// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Sent } from '../shared/relay/testHarness.tsx';
import { openEdited, press, refusal, write } from './deskFixtures.tsx';

afterEach(cleanup);

const text = (primary: string, secondary: string | null = null) => ({ primary, secondary });
const site = {
  version: 3,
  banner: {
    title: text('Bonjour', 'Hello'),
    description: null,
    actionPrimary: { text: text('Voir'), url: '/categories/nouveautes', close: false, external: false },
    desktopImage: null,
    mobileImage: null,
  },
  popup: {
    active: false,
    color: 'red',
    icon: 'bell',
    cookieName: 'avis',
    title: text('Fermé'),
    body: text('Lundi seulement'),
    actionPrimary: null,
    actionSecondary: null,
  },
  storedModal: { title: text('Express, c’est quoi?'), body: text('Prêt tout de suite.\nAu marché seulement.') },
};

async function open(answer?: (sent: Sent) => Error | object) {
  const opened = await openEdited<object>({
    path: '/comptoir/informations',
    kept: site,
    answer,
    asked: (kept) => ({
      SiteInformations: () => kept,
      Query: () => ({ staff: { name: 'Josée', siteInformations: kept } }),
    }),
  });
  await screen.findByRole('group', { name: /Bannière/ });
  return opened;
}
const part = (name: RegExp) => within(screen.getByRole('group', { name }));
const titleOf = (name: RegExp) => part(name).getByLabelText<HTMLInputElement>('Titre en français');

test('what is written is drawn at once by the market’s own banner and notice, and sent only when saved', async () => {
  const { sent } = await open();
  write(titleOf(/Bannière/), 'Les fraises sont là');
  expect(screen.getByRole('heading', { level: 2, name: 'Les fraises sont là' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  write(titleOf(/^Avis/), 'Fermé lundi');
  await press('Voir l’avis');
  expect(within(screen.getByRole('dialog')).getByText('Lundi seulement')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Fermé lundi')).toBeTruthy();
  await press('Fermer');
  write(titleOf(/Express/), 'Express en deux mots');
  await press('Voir l’explication d’Express');
  expect(within(screen.getByRole('dialog')).getByText('Express en deux mots')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Au marché seulement.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('only the parts that were changed are sent, each whole', async () => {
  const { sent } = await open();
  write(titleOf(/Bannière/), 'Bonsoir');
  await press('Enregistrer');
  expect(sent()).toEqual([
    {
      version: 3,
      input: {
        banner: {
          title: text('Bonsoir', 'Hello'),
          description: null,
          actionPrimary: { text: text('Voir'), url: '/categories/nouveautes', close: false, external: false },
        },
      },
    },
  ]);
});

test('what cannot be saved is told beside its field, and nothing is sent or lost', async () => {
  const { sent } = await open();
  const address = part(/Bannière/).getByLabelText<HTMLInputElement>('Adresse du bouton');
  for (const url of ['javascript:alert(1)', 'http://example.com', '//example.com']) {
    write(address, url);
    await press('Enregistrer');
    expect(screen.getByText(/Écrivez une page du marché/)).toBeTruthy();
    expect([address.value, document.activeElement]).toEqual([url, address]);
  }
  write(address, '/paniers');
  write(titleOf(/Bannière/), ' ');
  await press('Enregistrer');
  expect(screen.getByText('Ce texte ne peut pas être vide.')).toBeTruthy();
  write(titleOf(/Bannière/), 'a'.repeat(201));
  await press('Enregistrer');
  expect(screen.getByText(/Ce texte est trop long/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what only the server refuses is told beside the field that it names', async () => {
  await open(() => refusal('BAD_INPUT', 'errors.basic_save', { field: 'banner.title.primary' }));
  write(titleOf(/Bannière/), 'Bonsoir');
  await press('Enregistrer');
  expect(titleOf(/Bannière/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Le marché refuse cette valeur/)).toHaveLength(1);
});

test('what a colleague saved first is shown beside one’s own, and overwritten only by saving again', async () => {
  let refuse = true;
  const failure = refusal('SITE_CHANGED', 'desk_information.changed', { fields: ['banner'] });
  const { sent, keep } = await open(() => (refuse ? failure : {}));
  write(titleOf(/Bannière/), 'Bonsoir');
  keep({ version: 4, banner: { ...site.banner, title: text('Salut', 'Hello'), description: text('Venez') } });
  await press('Enregistrer');
  await screen.findByText(/Bannière de l’accueil, Titre en français : Salut/);
  expect(titleOf(/Bannière/).value).toBe('Bonsoir');
  refuse = false;
  await press('Enregistrer');
  expect(sent()).toMatchObject([
    { version: 3 },
    { version: 4, input: { banner: { title: text('Bonsoir', 'Hello'), description: text('Venez') } } },
  ]);
});
