import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { VisitPlace } from '#rules/pageContract.ts';
import { collectionOf, productOf, productsOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { VisitorCartContext, type VisitorCart } from '../cart/visitorCart.ts';
import { createPersonalStore } from '../shared/relay/personalStore.ts';
import { loader } from './ProductScreen.route.ts';
import { ProductScreen } from './ProductScreen.tsx';

afterEach(cleanup);

const shelf = collectionOf({
  id: 'col_molles',
  name: 'P\u00E2tes molles',
  handle: 'pates-molles',
  handlePrimary: 'pates-molles',
  handleSecondary: 'soft-cheese',
  parent: collectionOf({
    id: 'col_fromages',
    name: 'Fromages',
    handle: 'fromages',
    handlePrimary: 'fromages',
    handleSecondary: 'cheese',
  }),
});
const cheese = (values: Fixture<'Product'> = {}) =>
  productOf({
    id: 'prd_1',
    name: 'Le Petit-Nord',
    description: 'P\u00E2te molle.',
    handle: 'le-petit-nord',
    handlePrimary: 'le-petit-nord',
    handleSecondary: 'the-little-north',
    temperature: 'cold',
    collections: [{ id: 'place', isMain: true, collection: shelf }],
    related: [productOf({ id: 'prd_2', name: 'Le Draveur', handle: 'le-draveur' })],
    ...values,
  });
const resolversFor = (values?: Fixture<'Product'>): Fixtures =>
  fixtures({
    Product: ({ name }) => (name === 'product' ? cheese(values) : undefined),
    ProductConnection: productsOf({
      products: [cheese(values), productOf({ id: 'prd_2', name: 'Le Draveur', handle: 'le-draveur' })],
    }),
    Location: { nextSlot: { from: '2026-11-26T14:00:00-05:00' } },
  });
const open = (values?: Fixture<'Product'>, path = '/produits/le-petit-nord') =>
  renderWithRelay(<ProductScreen />, { loader, page: 'product', path, mockResolvers: resolversFor(values) });
const normalized = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

it('shows name, producer, description, and breadcrumbs from its main collection (F-063)', async () => {
  const { sent } = await open();
  expect(sent).toEqual([{ name: 'ProductScreenQuery', variables: { handle: 'le-petit-nord' } }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Petit-Nord');
  const trail = within(screen.getByRole('navigation', { name: 'Fil d\u2019Ariane' })).getAllByRole('link');
  expect(trail.map((link) => link.getAttribute('href'))).toEqual([
    '/produits',
    '/categories/fromages',
    '/categories/fromages/pates-molles',
  ]);
  expect(document.title).toBe('Le Petit-Nord \u2013 March\u00E9 du Portage');
});

it('shows how it is stored and when it is ready', async () => {
  await open();
  expect(screen.getByText('Gard\u00E9 au froid')).toBeTruthy();
  expect(screen.getByText('Pr\u00EAt jeudi 26 novembre')).toBeTruthy();
  expect(screen.queryByText(/19 ans/)).toBeNull();
});

it('is ready on the first day of any place, and says where, what is left, and what is added to its price', async () => {
  const point = (id: string, day: string | null) => ({
    id,
    nextSlot: day === null ? null : { from: `${day}T14:00:00-05:00` },
  });
  const other = { ...shelf, id: 'col_other', handle: 'promotions', parent: null };
  const collections = [
    { id: 'place_0', isMain: false, collection: other },
    { id: 'place', isMain: true, collection: shelf },
  ];
  const variants = [variantOf({ id: 'v1', trackStock: true, stock: 4, stockOnHold: 1 })];
  await renderWithRelay(<ProductScreen />, {
    loader,
    page: 'product',
    path: '/produits/le-petit-nord',
    mockResolvers: fixtures({
      ...resolversFor({ isAlcohol: true, taxable: true, collections, variants }),
      Query: {
        locations: [point('a', '2026-11-28'), point('b', null), point('c', '2026-11-26')],
        shippingZones: [{ id: 'zone' }],
      },
    }),
  });
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => normalized(textContent));
  expect(facts).toContain('Pr\u00EAt jeudi 26 novembreCueillette dans 2 points, ou livraison \u00E0 domicile.');
  expect(facts).toContain('R\u00E9serv\u00E9 aux 19 ans et plusL\u2019\u00E2ge est demand\u00E9 avant de payer.');
  const stock = normalized(screen.getByText(/^3 en r\u00E9serve$/).parentElement!.textContent);
  expect(stock).toBe('3 en r\u00E9serve TPS et TVQ en sus. Consigne : aucune.');
  expect(screen.getByRole('link', { name: shelf.name! }).getAttribute('href')).toBe(
    '/categories/fromages/pates-molles',
  );
});

it('is ready on the day of the visitor’s place, which it names, once there is one (F-049)', async () => {
  const hall = { id: 'hall', name: 'Halle du Portage', from: '2026-12-03T14:00:00-05:00', price: 0 };
  const factsAt = async (place: VisitPlace, values?: Fixture<'Product'>, path = '/produits/le-petit-nord') => {
    cleanup();
    const mockResolvers = resolversFor(values);
    await renderWithRelay(<ProductScreen />, { loader, page: 'product', path, mockResolvers, settings: { place } });
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => normalized(textContent));
    return facts.filter((fact) => /^(Pr\u00EAt|Ready)/.test(fact));
  };
  const point = { ...hall, field: 'locationId' } as const;
  expect(await factsAt(point)).toEqual(['Pr\u00EAt jeudi 3 d\u00E9cembre, Halle du PortageCueillette gratuite.']);
  expect(await factsAt(point, {}, '/en/products/the-little-north')).toEqual([
    'Ready Thursday, December 3, Halle du PortageFree pickup.',
  ]);
  const round = { ...hall, field: 'shippingZoneId', name: 'Chelsea', price: 600 } as const;
  expect(await factsAt(round)).toEqual(['Pr\u00EAt jeudi 3 d\u00E9cembre, ChelseaLivraison \u00E0 domicile : 6,00 $.']);
  expect(await factsAt({ ...round, price: 0 })).toEqual([
    'Pr\u00EAt jeudi 3 d\u00E9cembre, ChelseaLivraison \u00E0 domicile : gratuit.',
  ]);
  expect(await factsAt(point, { variants: [variantOf({ id: 'v1', trackStock: true, stock: 0 })] })).toEqual([]);
});

it('is ready in Express on the first Express day, not on the week’s (E31)', async () => {
  const slots = { nextSlot: { from: '2026-11-26T14:00:00-05:00' }, expressSlot: { from: '2026-11-24T09:00:00-05:00' } };
  const cart = createPersonalStore<VisitorCart>();
  cart.write({ fromStorage: true, items: [] as unknown } as VisitorCart);
  await renderWithRelay(
    <VisitorCartContext value={cart}>
      <ProductScreen />
    </VisitorCartContext>,
    {
      loader,
      page: 'product',
      path: '/produits/le-petit-nord',
      mockResolvers: fixtures({
        ...resolversFor({ variants: [variantOf({ id: 'v1', stored: true, trackStock: true, stock: 5, stockMdo: 5 })] }),
        Location: slots,
      }),
    },
  );
  expect(normalized(screen.getByText(/^Prêt/).textContent)).toBe('Prêt mardi 24 novembre');
});

it('promises no day for what is sold out, or whose producer is away', async () => {
  await open({ variants: [variantOf({ id: 'v1', trackStock: true, stock: 0 })] });
  expect(screen.getByText('Gard\u00E9 au froid')).toBeTruthy();
  expect(screen.queryByText(/^Pr\u00EAt/)).toBeNull();
  cleanup();
  const seller = { id: 'sel_f', name: 'Fromagerie', handle: 'fromagerie', images: [] };
  await open({ seller: { ...seller, deactivatedUntil: '2999-01-03T00:00:00-05:00' } });
  expect(screen.queryByText(/^Pr\u00EAt/)).toBeNull();
});

it('shows what the producer declares of diets and allergens, and says when nothing is declared (field C 17)', async () => {
  const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => normalized(textContent));
  await open({
    diets: ['vegetarian', 'gluten_free'],
    allergens: [
      { allergen: 'milk', presence: 'contains' },
      { allergen: 'nuts', presence: 'traces' },
      { allergen: 'gluten', presence: 'free' },
    ],
  });
  expect(facts()).toContain('V\u00E9g\u00E9tarien, sans glutenD\u00E9clar\u00E9 par le producteur.');
  expect(facts()).toContain(
    'Allerg\u00E8nes, selon le producteurContient : lait.Peut contenir des traces : noix.D\u00E9clar\u00E9 sans : gluten.' +
      'Non d\u00E9clar\u00E9s : \u0153ufs, arachides, soya, s\u00E9same, poisson, crustac\u00E9s et mollusques, moutarde, sulfites.',
  );
  cleanup();
  // A vegan product is vegetarian, too: that is not said again.
  await open({ diets: ['vegan', 'vegetarian'], allergens: [] });
  expect(facts()).toContain('V\u00E9ganeD\u00E9clar\u00E9 par le producteur.');
  cleanup();
  await open();
  expect(facts()).toContain('Allerg\u00E8nes : non d\u00E9clar\u00E9s par le producteur.Demandez-lui.');
});

it('says nothing of allergens for what is not food', async () => {
  await open({ diets: null, allergens: [] });
  expect(screen.getByText('Gard\u00E9 au froid')).toBeTruthy();
  expect(screen.queryByText(/[Aa]llerg\u00E8nes/)).toBeNull();
});

it('shows the rating with its votes, and nothing without votes', async () => {
  await open({ avgRating: 4.26, nbRating: 38 });
  expect(screen.getByRole('img', { name: '4,3 sur 5' })).toBeTruthy();
  expect(screen.getByText('38 avis')).toBeTruthy();
  cleanup();
  await open();
  expect(screen.queryByRole('img', { name: /sur 5/ })).toBeNull();
});

it('lists variants with price by weight and deposit, keeping sold-out ones visible (F-069, F-072)', async () => {
  await open({
    variants: [
      variantOf({
        id: 'v1',
        name: 'pointe',
        price: 1150,
        comparedAtPrice: 1350,
        unitPrice: { price: 575, amount: 100, unit: 'g' },
      }),
      variantOf({
        id: 'v2',
        name: 'bouteille',
        price: 2700,
        deposit: 10,
        unitPrice: { price: 450, amount: 1, unit: 'unit' },
      }),
      variantOf({ id: 'v3', name: 'meule', price: 5100, trackStock: true, stock: 1, stockOnHold: 1 }),
    ],
  });
  const rows = screen.getAllByRole<HTMLInputElement>('radio');
  const rowTexts = rows.map((row) => normalized(row.closest('label')!.textContent));
  expect(rowTexts[0]).toContain('5,75 $ / 100 g');
  expect(rowTexts[1]).toContain('4,50 $ l’unité · + 0,10 $ de consigne');
  expect(rowTexts[1]).toContain('27,00 $');
  expect(rowTexts[2]).toContain('\u00C9puis\u00E9');
  expect(rows.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  fireEvent.click(rows[1]!);
  expect(normalized(screen.getByRole('button', { name: /Ajouter \u00B7/ }).textContent)).toContain('27,00 $');
  expect(normalized(screen.getByText(/^Non taxable/).textContent)).toContain('Consigne : 0,10 $');
});

it('is unavailable when all of five variants are gone (E33)', async () => {
  await open({ variants: ['a', 'b', 'c', 'd', 'e'].map((name) => variantOf({ name, trackStock: true, stock: 0 })) });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Ajouter \u00B7/ })).toBeNull();
});

it('shows the day of return while the producer is away, and nothing to add (F-073)', async () => {
  await open({
    seller: {
      id: 'sel_f',
      name: 'Fromagerie',
      handle: 'fromagerie',
      images: [],
      deactivatedUntil: '2999-01-03T00:00:00-05:00',
    },
  });
  expect(screen.getByText('En vacances, de retour le jeudi 3 janvier 2999')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ajouter \u00B7/ })).toBeNull();
});

it('says that it is not on sale, with nothing to add (F-074)', async () => {
  await open({ status: 'inactive' });
  expect(screen.getByText('Ce produit n\u2019est pas en vente en ce moment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ajouter \u00B7/ })).toBeNull();
});

it('shows related products, without itself', async () => {
  await open();
  const strip = screen.getByRole('region', { name: 'Sur le m\u00EAme plateau' });
  expect(
    within(strip)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Le Draveur']);
});

it('shows the chosen one of several pictures large', async () => {
  const { container } = await open({
    images: [
      { path: 'brie', alt: 'Un brie' },
      { path: 'lait', alt: null },
    ],
  });
  expect(screen.getByRole('img', { name: 'Un brie' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Image 2' }));
  expect(container.querySelector('.slide:not([aria-hidden]) img')!.getAttribute('src')).toBe('/images/lait-410.webp');
  expect(container.querySelector('.slide:not([aria-hidden]) img')!.getAttribute('alt')).toBe('Le Petit-Nord');
});

it('moves from picture to picture by arrow keys, up to the last', async () => {
  await open({
    images: [
      { path: 'brie', alt: null },
      { path: 'lait', alt: null },
    ],
  });
  const track = screen.getByRole('group', { name: 'Images' });
  const pressed = () =>
    screen.getAllByRole('button', { name: /^Image/ }).map((one) => one.getAttribute('aria-pressed'));
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(pressed()).toEqual(['false', 'true']);
  fireEvent.keyDown(track, { key: 'Home' });
  expect(pressed()).toEqual(['true', 'false']);
  Object.defineProperties(track, { clientWidth: { value: 500 }, scrollLeft: { value: 480, writable: true } });
  fireEvent.scroll(track);
  expect(pressed()).toEqual(['false', 'true']);
});

it('links the producer’s name to their page', async () => {
  await open();
  expect(screen.getAllByRole('link', { name: 'Ferme du Rang 6' })[0]!.getAttribute('href')).toBe(
    '/producteurs/ferme-du-rang-6',
  );
});

it('redirects the other language’s handle, and provides the twin’s (F-009, F-061)', async () => {
  const { router } = await open({}, '/produits/the-little-north');
  expect(router.state.location.pathname).toBe('/produits/le-petit-nord');
  expect(Object.values(router.state.loaderData)[0]).toMatchObject({ twin: { handle: 'the-little-north' } });
});

it('offers a guest a mail when a sold-out product is back, by a form at an address of its own', async () => {
  const soldOut = { variants: [variantOf({ id: 'v1', trackStock: true, stock: 0 })] };
  const { sent } = await open(soldOut);
  const field = screen.getByRole('textbox', { name: 'Votre courriel' });
  expect(screen.getByText(/^Un courriel pour confirmer/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'camille@exemple' } });
  fireEvent.click(screen.getByRole('button', { name: 'M\u2019avertir du retour' }));
  expect(await screen.findByText(/n\u2019a pas la bonne forme/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  fireEvent.change(field, { target: { value: ' camille@exemple.ca ' } });
  fireEvent.click(screen.getByRole('button', { name: 'M\u2019avertir du retour' }));
  const message = await screen.findByText(/un courriel vous demande de la confirmer/);
  // The form is gone, and must not take the focus to the page's beginning with it.
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(sent[1]).toEqual({
    name: 'RequestRestockNoticeMutation',
    variables: { product: 'prd_1', email: 'camille@exemple.ca' },
  });
});
