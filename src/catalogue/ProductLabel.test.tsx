import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './ProductScreen.route.ts';
import { ProductScreen } from './ProductScreen.tsx';

afterEach(cleanup);

const nutrition: Fixture<'Nutrition'> = {
  serving: 60,
  unit: 'g',
  energy: 140,
  fat: 0.6,
  saturated: 0.1,
  carbohydrate: 28,
  fibre: 2,
  sugars: 0.5,
  protein: 5,
  sodium: 270,
};
async function open(values: Fixture<'Product'>, path = '/produits/miche') {
  const product = productOf({
    id: 'prd_1',
    handle: 'miche',
    handlePrimary: 'miche',
    handleSecondary: 'loaf',
    ...values,
  });
  await renderWithRelay(<ProductScreen />, {
    loader,
    page: 'product',
    path,
    mockResolvers: fixtures({
      Product: ({ name }) => (name === 'product' ? product : undefined),
      Location: { nextSlot: null },
    }),
  });
}
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
const rows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(textOf);

it('states ingredients and nutrition facts as a Canadian label does', async () => {
  await open({ ingredients: 'Farine de blé, eau', nutrition });
  expect(screen.getByText('Ingrédients et valeur nutritive')).toBeTruthy();
  expect(textOf(screen.getByText('Ingrédients :').closest('p')!)).toBe('Ingrédients : Farine de blé, eau');
  expect(textOf(screen.getByRole('caption', { hidden: true }))).toBe('Valeur nutritive pour 60 g');
  expect(rows()).toEqual([
    'Calories140',
    'Lipides0,6 g',
    'saturés0,1 g',
    'Glucides28 g',
    'Fibres2 g',
    'Sucres0,5 g',
    'Protéines5 g',
    'Sodium270 mg',
  ]);
});

it('states them in English, of a drink per millilitre', async () => {
  await open({ ingredients: null, nutrition: { ...nutrition, serving: 250, unit: 'ml' } }, '/en/products/loaf');
  expect(screen.getByText('Nutrition facts')).toBeTruthy();
  expect(textOf(screen.getByRole('caption', { hidden: true }))).toBe('Nutrition facts per 250 mL');
  expect(rows().slice(0, 3)).toEqual(['Calories140', 'Fat0.6 g', 'Saturated0.1 g']);
  expect(screen.queryByText('Ingredients:')).toBeNull();
});

it('has ingredients without nutrition facts, and is absent without either', async () => {
  await open({ ingredients: 'Farine de blé, eau', nutrition: null });
  expect(screen.getByText('Ingrédients')).toBeTruthy();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  cleanup();
  await open({ ingredients: null, nutrition: null });
  expect(screen.queryByText('Ingrédients')).toBeNull();
});
