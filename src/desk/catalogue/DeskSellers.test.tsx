import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, dayAt } from '#rules/zone.ts';
import { openEdited, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';

afterEach(cleanup);

const soon = addDays(dayAt(new Date()), 20);
const rucher: Fixture<'Seller'> = {
  id: 'sel_1',
  name: 'Rucher',
  version: 3,
  regional: true,
  deactivatedUntil: null,
  descriptions: { primary: 'Du miel', secondary: null },
};

type Opened = {
  seller?: Fixture<'Seller'>;
  others?: Fixture<'Seller'>[];
  answer?: (sent: Sent) => Error | FixtureValues;
};

async function open({ seller = {}, others = [], answer: respond }: Opened = {}) {
  const opened = await openEdited({
    path: '/comptoir/catalogue/producteurs',
    stored: { ...rucher, ...seller },
    answer: respond,
    respond: (variables) =>
      fixtures({
        Seller: variables,
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            sellers: [variables, ...others],
            seller: variables,
            vacationPreview: { products: 4, carts: 1 },
          },
        },
      }),
  });
  await screen.findByRole('form', { name: 'Rucher' });
  return opened;
}

it('shows what a vacation removes, and starts it only after confirmation', async () => {
  const { sent } = await open();
  write(/En vacances jusqu/, soon);
  await press('Enregistrer');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/4 produits ne se vendent plus/)).toBeTruthy();
  expect(within(dialog).getByText(/1 panier ouvert en contient/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await press('Mettre en vacances', dialog);
  expect(sent()).toEqual([{ id: 'sel_1', version: 3, input: { deactivatedUntil: soon } }]);
});

it('shows a past day as invalid beside its field, sending and losing nothing', async () => {
  const { sent } = await open();
  write(/En vacances jusqu/, '2020-01-01');
  await press('Enregistrer');
  expect(screen.getByText(/Choisissez un jour à partir de demain/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/En vacances jusqu/).value).toBe('2020-01-01');
  expect(document.activeElement).toBe(screen.getByLabelText(/En vacances jusqu/));
  expect(sent()).toEqual([]);
});

it('stores the address that the market writes to, and shows a wrong one as such', async () => {
  const { sent } = await open();
  write('Courriel du producteur', 'rucher');
  await press('Enregistrer');
  expect(screen.getByText(/Écrivez une adresse complète/)).toBeTruthy();
  expect(sent()).toEqual([]);
  write('Courriel du producteur', 'rucher@exemple.ca');
  write('Langue des courriels', 'en');
  await press('Enregistrer');
  expect(sent()).toEqual([
    { id: 'sel_1', version: 3, input: { contactEmail: 'rucher@exemple.ca', contactLanguage: 'en' } },
  ]);
});

it('ends a vacation with one press', async () => {
  const { sent } = await open({ seller: { deactivatedUntil: `${soon}T05:00:00Z` } });
  await press(/^De retour.: Rucher/);
  expect(sent()).toEqual([{ id: 'sel_1', version: 3, input: { deactivatedUntil: null } }]);
});

it('shows what a colleague saved first beside one’s own, and overwrites it only by saving again', async () => {
  let refuse = true;
  const failure = refusal('SELLER_CHANGED', 'desk_sellers.changed', { fields: ['description'] });
  const { sent, keep } = await open({ answer: () => (refuse ? failure : {}) });
  write('Présentation en français', 'Du bon miel');
  keep({ version: 4, descriptions: { primary: 'Du miel blanc', secondary: null } });
  await press('Enregistrer');
  await screen.findByText(/Présentation en français : Du miel blanc/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Présentation en français').value).toBe('Du bon miel');
  refuse = false;
  await press('Enregistrer');
  expect(sent().map(({ version }) => version as number)).toEqual([3, 4]);
});

it('plans a vacation that begins by itself, shows a planned one, and cancels it', async () => {
  const [from, back] = [addDays(soon, -5), soon];
  const { sent } = await open();
  write('Absent à partir du', from);
  await press('Enregistrer');
  expect(screen.getByText(/Choisissez un premier jour à partir de demain/)).toBeTruthy();
  expect(sent()).toEqual([]);
  write('De retour le', back);
  await press('Enregistrer');
  expect(sent()).toEqual([{ id: 'sel_1', version: 3, input: { nextVacation: { from, back } } }]);
  cleanup();
  const planned = await open({ seller: { nextVacation: { from, back } } });
  expect(screen.getByText(/En vente · En vacances à partir du/)).toBeTruthy();
  write('Absent à partir du', '');
  write('De retour le', '');
  await press('Enregistrer');
  expect(planned.sent()).toEqual([{ id: 'sel_1', version: 3, input: { nextVacation: null } }]);
});

it('shows 20 producers at a time, and continues at the first new one', async () => {
  const others = Array.from({ length: 24 }, (_, index) => ({ ...rucher, id: `o_${index}`, name: `Ferme ${index}` }));
  await open({ others });
  expect(screen.getByText('25 producteurs')).toBeTruthy();
  expect(screen.getAllByRole('form')).toHaveLength(20);
  await press('Voir la suite');
  expect(screen.getAllByRole('form')).toHaveLength(25);
  expect(document.activeElement?.querySelector('form')?.getAttribute('aria-label')).toBe('Ferme 19');
  expect(screen.queryByRole('button', { name: 'Voir la suite' })).toBeNull();
});
