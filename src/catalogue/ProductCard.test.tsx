import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collectionPage, productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './CollectionScreen.route.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

afterEach(cleanup);

const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

/** The card of one product, on a collection page. */
async function card(values: Fixture<'Product'>, path = '/categories/legumes') {
  const collection = path.startsWith('/en') ? { handle: 'vegetables' } : {};
  await renderWithRelay(<CollectionScreen />, {
    loader,
    page: 'collection',
    path,
    mockResolvers: collectionPage({ products: [productOf(values)] }, collection),
  });
  return screen.getByRole('article');
}

it('formats money as in French Canada, in both languages (F-064)', async () => {
  const french = await card({ variants: [variantOf({ price: 450 })] });
  expect(textOf(french)).toContain('4,50 $');
  cleanup();
  expect(textOf(await card({ variants: [variantOf({ price: 450 })] }, '/en/categories/vegetables'))).toContain(
    '4,50 $',
  );
});

it('strikes through a higher former price, labels it, and shows the badge (F-064, F-065)', async () => {
  const article = await card({ variants: [variantOf({ price: 667, comparedAtPrice: 1000 })] });
  const struck = article.querySelector('s')!;
  expect(textOf(struck)).toBe('prix courant 10,00 $');
  expect(textOf(article)).toContain('\u221233 %');
});

it.each([null, 500, 400])(
  'shows no badge and nothing struck when the former price is %s (F-065)',
  async (comparedAtPrice) => {
    const article = await card({ variants: [variantOf({ price: 500, comparedAtPrice })] });
    expect(article.querySelector('s')).toBeNull();
    expect(textOf(article)).not.toContain('%');
  },
);

it('shows the variant on sale first, so that no card of the sales lacks its badge (F-065)', async () => {
  const article = await card({
    variants: [
      variantOf({ id: 'small', name: '250 g', price: 695, comparedAtPrice: null }),
      variantOf({ id: 'gone', name: '350 g', price: 900, comparedAtPrice: 1000, trackStock: true, stock: 0 }),
      variantOf({ id: 'medium', name: '500 g', price: 1075, comparedAtPrice: 1250 }),
    ],
  });
  expect(textOf(article)).toContain('\u221214 %');
  expect(textOf(article)).toContain('10,75 $');
});

it('shows two badges at most: organic and the sale before new', async () => {
  const createdAt = new Date(Date.now() - 86_400_000).toISOString();
  const all = await card({ bio: true, createdAt, variants: [variantOf({ price: 800, comparedAtPrice: 1000 })] });
  expect(textOf(all)).toMatch(/Bio.*\u221220 %/);
  expect(textOf(all)).not.toContain('Nouveau');
  cleanup();
  expect(textOf(await card({ bio: true, createdAt }))).toMatch(/Bio.*Nouveau/);
});

it('is new for a week, wherever the market has placed it', async () => {
  const createdAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
  expect(textOf(await card({ createdAt, collections: [{ handle: 'nouveautes' }] }))).not.toContain('Nouveau');
});

it('says in words that it is chilled or frozen', async () => {
  expect(textOf(await card({ temperature: 'frozen' }))).toContain('Congel\u00E9');
});

it('says that it is sold out, without a way to add it (F-066)', async () => {
  const article = await card({ variants: [variantOf({ trackStock: true, stock: 2, stockOnHold: 2 })] });
  expect(textOf(article)).toContain('\u00C9puis\u00E9');
  expect(within(article).queryByRole('button')).toBeNull();
});

it('shows the day of return of a producer who is away, and nothing to add (F-073)', async () => {
  const article = await card({ seller: { name: 'X', handle: 'x', deactivatedUntil: '2999-01-01T00:00:00-05:00' } });
  expect(textOf(article)).toContain('De retour le mar. 1er janv. 2999');
  expect(within(article).queryByRole('button')).toBeNull();
});

it('hides unavailable variants from five on, and disables them below that (F-069)', async () => {
  const soldOut = (name: string) => variantOf({ name, trackStock: true, stock: 0 });
  const five = await card({
    variants: [
      soldOut('a'),
      variantOf({ name: 'b' }),
      variantOf({ name: 'c' }),
      soldOut('d'),
      variantOf({ name: 'e' }),
    ],
  });
  expect(
    within(five)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.[0]),
  ).toEqual(['b', 'c', 'e']);
  cleanup();
  const four = await card({
    variants: [soldOut('a'), variantOf({ name: 'b' }), variantOf({ name: 'c' }), variantOf({ name: 'd' })],
  });
  const options = within(four).getAllByRole<HTMLOptionElement>('option');
  expect(options).toHaveLength(4);
  expect(options[0]!.disabled).toBe(true);
});

it('changes the shown and added price with the variant', async () => {
  const article = await card({
    variants: [
      variantOf({ id: 'v1', name: 'le casseau de 250 g', price: 300 }),
      variantOf({ id: 'v2', name: 'la caisse de 5 lb', price: 550 }),
    ],
  });
  expect(textOf(article)).toContain('3,00 $');
  fireEvent.change(within(article).getByRole('combobox'), { target: { value: 'v2' } });
  expect(textOf(article.querySelector('.now')!)).toBe('5,50 $');
});

it('offers two short variants as radios, named with product and price, without a list', async () => {
  const article = await card({
    variants: [
      variantOf({ id: 'v1', name: '250 g', price: 450, unitPrice: { price: 180, amount: 100, unit: 'g' } }),
      variantOf({ id: 'v2', name: '1 kg', price: 1600, unitPrice: { price: 160, amount: 100, unit: 'g' } }),
    ],
  });
  expect(within(article).queryByRole('combobox')).toBeNull();
  const group = within(article).getByRole('radiogroup', { name: 'Format, Carottes nantaises' });
  const radio = (name: RegExp) => within(group).getByRole<HTMLInputElement>('radio', { name });
  expect([radio(/^250 g, 4,50\s\$$/).checked, radio(/^1 kg, 16,00\s\$$/).checked]).toEqual([true, false]);
  expect(textOf(article)).toContain('1,80 $ / 100 g');
  fireEvent.click(radio(/^1 kg/));
  expect(textOf(article.querySelector('.now')!)).toBe('16,00 $');
  expect(textOf(article)).toContain('1,60 $ / 100 g');
});

it('shows the variant first that a list sorted by unit price has it for', async () => {
  const variants = [
    variantOf({ name: '250 g', price: 450, unitPrice: { price: 180, amount: 100, unit: 'g' } }),
    variantOf({ name: '1 kg', price: 1600, unitPrice: { price: 160, amount: 100, unit: 'g' } }),
  ];
  expect(textOf(await card({ variants }))).toContain('1,80 $ / 100 g');
  cleanup();
  expect(textOf(await card({ variants }, '/categories/legumes?sort=unit-price'))).toContain('1,60 $ / 100 g');
});

it('disables the radio of a variant that is sold out', async () => {
  const article = await card({
    variants: [variantOf({ name: '250 g' }), variantOf({ name: '1 kg', trackStock: true, stock: 0 })],
  });
  const [first, second] = within(article).getAllByRole<HTMLInputElement>('radio');
  expect([first!.disabled, second!.disabled, second!.getAttribute('aria-label')]).toEqual([
    false,
    true,
    '1 kg (\u00E9puis\u00E9)',
  ]);
});

it.each([
  [{ price: 180, amount: 100, unit: 'g' as const }, '1,80 $ / 100 g', '1,80 $ / 100 g'],
  [{ price: 488, amount: 1, unit: 'l' as const }, '4,88 $ / L', '4,88 $ / L'],
  [{ price: 60, amount: 1, unit: 'unit' as const }, '0,60 $ l\u2019unit\u00E9', '0,60 $ each'],
  [{ price: 550, amount: 10, unit: 'unit' as const }, '0,55 $ l\u2019unit\u00E9', '0,55 $ each'],
])('shows the unit price %j (ADR 133)', async (unitPrice, french, english) => {
  expect(textOf(await card({ variants: [variantOf({ unitPrice })] }))).toContain(french);
  cleanup();
  const article = await card({ variants: [variantOf({ unitPrice })] }, '/en/categories/vegetables');
  expect(textOf(article)).toContain(english);
});

it('links the whole card to its page, and names its producer', async () => {
  const article = await card({});
  expect(
    within(article)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/produits/carottes-nantaises']);
  expect(textOf(article)).toContain('Ferme du Rang 6');
});
