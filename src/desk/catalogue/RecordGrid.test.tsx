import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openEdited, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';

const toasts = toldToasts();
afterEach(cleanup);

const cells = (values: Record<string, string>) => Object.entries(values).map(([column, value]) => ({ column, value }));
const product = (key: string, name: string): Fixture<'CatalogueRecord'> => ({
  kind: 'products',
  key,
  version: 3,
  cells: cells({ name_fr: name, status: 'active' }),
  variants: [
    {
      key: 'u',
      cells: cells({
        variant_fr: 'unité',
        price: '3.50',
        track_stock: key === 'navets' ? 'no' : 'yes',
        stock: '10',
        stored: 'no',
        stored_stock: '0',
      }),
    },
  ],
});

/** Pastes cells of a spreadsheet into one. */
const pasteAt = (into: HTMLElement, text: string) =>
  fireEvent(into, createEvent.paste(into, { clipboardData: { getData: () => text } }));

async function open(answer?: (sent: Sent) => Error | FixtureValues) {
  const opened = await openEdited({
    path: '/comptoir/catalogue/grille?seller=ferme',
    stored: {},
    answer,
    respond: () =>
      fixtures({
        Staff: {
          catalogueRecords: [product('carottes', 'Carottes'), product('navets', 'Navets')],
          sellers: [{ handle: 'ferme', name: 'Ferme' }],
          catalogueSavings: [],
        },
        Query: { staff: { name: 'Josée', role: 'manager' } },
      }),
  });
  await screen.findByRole('table');
  return opened;
}
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('saves what was typed and pasted in many rows with one call, and moves by arrows', async () => {
  const { sent, all } = await open();
  expect(all.find(({ name }) => name === 'CatalogueViewQuery')?.variables).toMatchObject({
    seller: 'ferme',
    kind: 'products',
  });
  const price = cell('Prix : Carottes, unité');
  price.focus();
  fireEvent.keyDown(price, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell('Prix : Navets, unité'));
  pasteAt(price, '4\t11\n5\t12\n');
  write('Mise en vente : Navets', 'inactive');
  await press('Enregistrer 2 produits');
  expect(sent()).toMatchObject([
    {
      kind: 'products',
      records: [
        { key: 'carottes', version: 3, variants: [{ key: 'u', seenStock: 10 }] },
        { key: 'navets', version: 3, cells: [{ column: 'status', value: 'inactive' }] },
      ],
    },
  ]);
  expect(toasts()).toEqual(['C’est enregistré.']);
});

it('shows each refusal in its cell, and loses nothing', async () => {
  await open(() => refusal('CATALOGUE_REFUSED', 'Attendu : plus de 0.', { field: 'records.0.variants.0.price' }, true));
  write('Prix : Navets, unité', '0');
  await press('Enregistrer 1 produit');
  expect(cell('Prix : Navets, unité').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Attendu/)).toBeTruthy();
  expect(screen.getByText(/1 case à corriger/)).toBeTruthy();
  expect(document.activeElement).toBe(cell('Prix : Navets, unité'));
  expect(cell('Prix : Navets, unité').getAttribute('aria-describedby')).toBe(screen.getByText(/^Attendu/).id);
  expect(cell('Prix : Navets, unité').value).toBe('0');
});

it('says at its cell that a stock will be counted, and sends it with that', async () => {
  const { sent } = await open();
  const stock = cell('Stock : Navets, unité');
  expect([stock.value, stock.placeholder]).toEqual(['', 'non compté']);
  write('Stock : Navets, unité', '12');
  expect(stock.getAttribute('aria-describedby')).toBe(screen.getByText('Sera compté désormais.').id);
  await press('Enregistrer 1 produit');
  expect(sent()).toMatchObject([
    { records: [{ key: 'navets', variants: [{ cells: cells({ track_stock: 'yes', stock: '12' }) }] }] },
  ]);
});

it('names what was pasted beyond its cells, and takes a pasted status', async () => {
  await open();
  pasteAt(cell('Stock : Navets, unité'), '12\t1\tfermé\n13\n');
  expect(screen.getByText(/^2 valeurs collées/)).toBeTruthy();
  expect(screen.getByText('fermé · 13')).toBeTruthy();
  pasteAt(cell('Mise en vente : Navets'), 'Retiré');
  expect(cell('Mise en vente : Navets').value).toBe('inactive');
  expect(screen.queryByText(/valeurs collées/)).toBeNull();
  for (const [values, named] of [
    ['a b c d e f g h', 'a · b · c · d · e · f · g · h'],
    ['a b c d e f g h i', 'a · b · c · d · e · f · g · h …'],
  ] as const) {
    pasteAt(cell('Stock : Navets, unité'), `12\t1\t${values.replaceAll(' ', '\t')}\n`);
    expect(screen.getByText(named)).toBeTruthy();
  }
});

it('shows what is wrong with a column that it lacks beside the price, by its name', async () => {
  const field = 'records.0.variants.0.compared_at_price';
  await open(() => refusal('CATALOGUE_REFUSED', 'Attendu : plus que le prix, ou rien.', { field }, true));
  write('Prix : Navets, unité', '9');
  await press('Enregistrer 1 produit');
  expect(screen.getByText(/^Ancien prix — Attendu/).id).toBe(
    cell('Prix : Navets, unité').getAttribute('aria-describedby'),
  );
});
