import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addresses } from '#rules/addresses.ts';
import { collectionPage, productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answer } from '../../tests/support/storefront/testHarness.tsx';
import { loader as collectionLoader } from './CollectionScreen.route.ts';
import { CollectionScreen } from './CollectionScreen.tsx';
import { loader } from './ProductScreen.route.ts';
import { ProductScreen } from './ProductScreen.tsx';

afterEach(cleanup);

const bread = productOf({
  id: 'prd_pain',
  name: 'Miche',
  handle: 'miche',
  handlePrimary: 'miche',
  handleSecondary: 'loaf',
  description: 'Au levain.',
  images: [{ path: 'pain', alt: 'Une miche' }],
  variants: [variantOf({ id: 'var_pain', price: 900 })],
});

async function openList() {
  let respond: (answer: Answer) => void = () => {};
  const page = await renderWithRelay(null, {
    path: '/categories/pains',
    routes: [
      { path: addresses.collection.fr, loader: collectionLoader, element: <CollectionScreen /> },
      { path: addresses.product.fr, loader, element: <ProductScreen />, errorElement: <p>Une erreur</p> },
    ],
    mockResolvers: ({ name }) =>
      name === 'ProductScreenQuery'
        ? new Promise<Answer>((resolve) => (respond = resolve))
        : collectionPage({ products: [bread] }),
  });
  return { ...page, respond: (answer: Answer) => act(async () => respond(answer)) };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const complete = fixtures({ Product: ({ name }) => (name === 'product' ? bread : undefined) });

it('shows the name, price and picture of the card at once, and the rest when it has loaded', async () => {
  const { router, respond, sent } = await openList();
  await act(() => router.navigate('/produits/miche'));
  expect(heading()).toBe('Miche');
  expect(document.body.textContent.replace(/\s/g, ' ')).toContain('9,00 $');
  expect(screen.getByRole('img', { name: 'Miche' }).getAttribute('src')).toBe('/images/pain-410.webp');
  expect(screen.queryByText('Au levain.')).toBeNull();
  await respond(complete);
  expect(await screen.findByText('Au levain.')).toBeTruthy();
  expect(within(document.body).getByRole('img', { name: 'Une miche' })).toBeTruthy();
  expect(sent.filter(({ name }) => name === 'ProductScreenQuery')).toHaveLength(1);
});

it('shows the failure of a page whose data do not load', async () => {
  const { router, respond } = await openList();
  await act(() => router.navigate('/produits/miche'));
  await respond(new Error('no network'));
  expect(await screen.findByText('Une erreur')).toBeTruthy();
});

it('waits for a product that no card has shown', async () => {
  const { router, respond } = await openList();
  const visit = router.navigate('/produits/autre');
  await act(() => Promise.resolve());
  expect(router.state.location.pathname).toContain('/categories/');
  await respond(complete);
  await visit;
});
