import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEdited, plain, press, refusal, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';

const toasts = toldToasts();
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const cells = (values: Record<string, string>) => Object.entries(values).map(([column, value]) => ({ column, value }));
const carrots: Fixture<'CatalogueRecord'> = {
  kind: 'products',
  key: 'carottes',
  version: 3,
  cells: cells({
    handle_fr: 'carottes',
    handle_en: 'carrots',
    name_fr: 'Carottes',
    name_en: 'Carrots',
    seller: 'ferme',
    collections: 'racines|legumes',
    temperature: 'cold',
    status: 'active',
    taxable: 'no',
    type_fr: 'carotte|légume',
  }),
  variants: [
    {
      key: 'botte',
      cells: cells({ variant: 'botte', variant_fr: 'La botte', price: '3.50', deposit: '0.00', stock: '10' }),
    },
  ],
};
const category = (key: string, name: string, parent = ''): Fixture<'CatalogueRecord'> => ({
  kind: 'collections',
  key,
  version: 1,
  cells: cells({ name_fr: name, parent }),
  variants: [],
});
const saving: Fixture<'CatalogueSaving'> = {
  number: 7,
  at: '2026-11-24T17:00:00Z',
  source: 'form',
  count: 1,
  undoneAt: null,
  changes: [
    {
      kind: 'products',
      key: 'carottes',
      name: 'Carottes de conservation',
      column: 'price',
      before: '3.00',
      after: '3.50',
    },
  ],
};

async function open(
  path: string,
  {
    answer,
    records = [carrots, category('legumes', 'Légumes'), category('racines', 'Racines', 'legumes')],
  }: { answer?: (sent: Sent) => Error | FixtureValues; records?: Fixture<'CatalogueRecord'>[] } = {},
) {
  const opened = await openEdited({
    path,
    stored: {},
    answer,
    respond: () =>
      fixtures({
        Staff: {
          catalogueRecords: records,
          sellers: [{ handle: 'ferme', name: 'Ferme' }],
          catalogueSavings: [saving],
        },
        Query: { staff: { name: 'Josée', role: 'manager' } },
      }),
  });
  return opened;
}
type SentRecord = { cells: unknown[]; variants: { cells: unknown[] }[] };
const sentRecords = (sent: () => unknown[]) =>
  (sent() as { records: SentRecord[] }[]).flatMap(({ records }) => records);

it('sends what was changed alone, with the displayed version, as cells of the file', async () => {
  const { sent } = await open('/comptoir/catalogue?edit=carottes');
  await screen.findByRole('form', { name: 'Carottes' });
  expect(screen.getByLabelText<HTMLInputElement>('Type en français').value).toBe('carotte, légume');
  expect(screen.getByLabelText<HTMLSelectElement>('Catégorie principale').selectedOptions[0]?.text).toBe(
    'Légumes › Racines',
  );
  expect(screen.queryByLabelText('Stock')).toBeNull();
  write('Prix', '3,75');
  write('Type en français', 'carotte, légume racine');
  await press('Enregistrer');
  expect(sent()).toMatchObject([
    {
      kind: 'products',
      records: [
        {
          key: 'carottes',
          version: 3,
          cells: [{ column: 'type_fr', value: 'carotte|légume racine' }],
          variants: [{ key: 'botte', cells: [{ column: 'price', value: '3,75' }] }],
        },
      ],
    },
  ]);
  expect(toasts()).toEqual(['C’est enregistré.']);
});

it('makes the identifiers of what is new from its names', async () => {
  const { sent, router } = await open('/comptoir/catalogue?new=1', { records: [] });
  await screen.findByRole('form', { name: 'Nouveau produit' });
  write('Nom en français', 'Crème d’érable');
  write('Nom en anglais', 'Maple cream');
  write('Format en français', 'Pot de 250 g');
  write('Prix', '9');
  // Without it no stock can be typed that would not count.
  expect(screen.queryByLabelText('Stock')).toBeNull();
  fireEvent.click(screen.getByLabelText('Stock compté'));
  write('Stock', '12');
  await press('Enregistrer');
  expect(sentRecords(sent)).toMatchObject([
    { key: 'creme-d-erable', version: null, variants: [{ key: 'pot-de-250-g' }] },
  ]);
  const [record] = sentRecords(sent);
  expect(record?.cells).toContainEqual({ column: 'handle_en', value: 'maple-cream' });
  expect(record?.variants[0]?.cells).toContainEqual({ column: 'stock', value: '12' });
  // Back leads to where the form was opened, not to a new one.
  await waitFor(() => expect(router.state.location.search).toBe('?edit=creme-d-erable'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('duplicates a product as a draft of another name, without stock', async () => {
  const { sent } = await open('/comptoir/catalogue?copy=carottes');
  await screen.findByRole('form', { name: 'Carottes' });
  write('Nom en français', 'Carottes nantaises');
  await press('Enregistrer');
  const [record] = sentRecords(sent);
  expect(record).toMatchObject({ key: 'carottes-nantaises', version: null });
  expect(record?.cells).toEqual(
    expect.arrayContaining([
      { column: 'status', value: 'draft' },
      { column: 'collections', value: 'racines|legumes' },
      { column: 'temperature', value: 'cold' },
    ]),
  );
  expect(record?.variants).toHaveLength(1);
  expect(record?.variants[0]?.cells).not.toContainEqual({ column: 'stock', value: '10' });
});

it('shows each refusal of the market beside its field, in its own words, losing nothing', async () => {
  const text = 'Attendu : plus de 0.';
  const { sent } = await open('/comptoir/catalogue?edit=carottes', {
    answer: () => refusal('CATALOGUE_REFUSED', text, { field: 'records.0.variants.0.price' }, true),
  });
  await screen.findByRole('form', { name: 'Carottes' });
  write('Prix', '0');
  await press('Enregistrer');
  const price = screen.getByLabelText<HTMLInputElement>('Prix');
  expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['0', 'true']);
  expect(screen.getByText(/^Attendu/)).toBeTruthy();
  expect(document.activeElement).toBe(price);
  expect(sent()).toHaveLength(1);
});

/** The form's groups by their titles, with what each says of itself. */
const group = (title: RegExp) => {
  const details = screen.getByText(title, { selector: 'summary *' }).closest('details')!;
  return { details, isOpen: () => details.open, head: () => plain(details.querySelector('summary')) };
};

it('shows on a phone what changes from week to week, and opens a group that is refused', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const text = 'Attendu : un nom.';
  await open('/comptoir/catalogue?edit=carottes', {
    answer: () => refusal('CATALOGUE_REFUSED', text, { field: 'records.0.name_en' }, true),
  });
  await screen.findByRole('form', { name: 'Carottes' });
  const [sale, texts] = [group(/^Mise en vente, prix/), group(/^Nom et description/)];
  expect([sale.isOpen(), group(/^Photos/).isOpen(), texts.isOpen()]).toEqual([true, true, false]);
  write('Nom en anglais', 'Storage carrots');
  expect([texts.isOpen(), texts.head()]).toEqual([true, expect.stringContaining('Modifié')]);
  // Closed again by hand: it says that something in it is not saved.
  texts.details.open = false;
  await press('Enregistrer');
  const name = screen.getByLabelText<HTMLInputElement>('Nom en anglais');
  expect([texts.isOpen(), texts.head()]).toEqual([true, expect.stringContaining('À corriger')]);
  expect([document.activeElement, name.value]).toEqual([name, 'Storage carrots']);
});

it('names an object and its formats in the language of the reader', async () => {
  const named = cells({ variant: 'botte', variant_fr: 'La botte', variant_en: 'Bunch', price: '3.50' });
  await open('/en/desk/catalogue?edit=carottes', {
    records: [{ ...carrots, variants: [{ key: 'botte', cells: named }] } as typeof carrots],
  });
  const form = await screen.findByRole('form', { name: 'Carrots' });
  expect(within(form).getByRole('group', { name: 'Bunch' })).toBeTruthy();
});

it('begins with all groups open where there is room', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await open('/comptoir/catalogue?edit=carottes');
  await screen.findByRole('form', { name: 'Carottes' });
  expect(group(/^Étiquette/).isOpen()).toBe(true);
  expect(group(/^Nom, consigne et unité/).isOpen()).toBe(false);
});

it('changes counted stock by its difference from what was shown when its typing began', async () => {
  const counted = cells({ variant: 'botte', variant_fr: 'La botte', price: '3.50', track_stock: 'yes', stock: '10' });
  const { sent } = await open('/comptoir/catalogue?edit=carottes', {
    records: [{ ...carrots, variants: [{ key: 'botte', cells: counted }] } as typeof carrots],
  });
  await screen.findByRole('form', { name: 'Carottes' });
  write('Stock', '12');
  write('Stock', '10');
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  write('Stock', '16');
  await press('Enregistrer');
  expect(sentRecords(sent)[0]?.variants).toEqual([
    { key: 'botte', cells: [{ column: 'stock', value: '16' }], seenStock: 10 },
  ]);
});

it('moves the crop of a basket’s photo, which is sent by its path', async () => {
  const basket: Fixture<'CatalogueRecord'> = {
    kind: 'baskets',
    key: 'fruits',
    version: 2,
    cells: cells({ name_fr: 'Fruits', price: '28.00', images: 'photo-0123456789abcdef-5050' }),
    variants: [],
  };
  const { sent } = await open('/comptoir/catalogue/paniers?edit=fruits', { records: [basket] });
  await screen.findByRole('form', { name: 'Fruits' });
  fireEvent.change(screen.getByRole('slider', { name: 'De gauche à droite' }), { target: { value: '0.2' } });
  await press('Enregistrer');
  expect(sentRecords(sent)[0]?.cells).toEqual([{ column: 'images', value: 'photo-0123456789abcdef-2050' }]);
});

it('moves the crop of an uploaded photo without losing the slider, and sends its path', async () => {
  const photo = { column: 'images', value: 'photo-0123456789abcdef-5050' };
  const cells = [...(carrots['cells'] as { column: string }[]).filter(({ column }) => column !== 'images'), photo];
  const { sent } = await open('/comptoir/catalogue?edit=carottes', {
    records: [{ ...carrots, cells } as typeof carrots],
  });
  await screen.findByRole('form', { name: 'Carottes' });
  const slider = () => screen.getByRole('slider', { name: 'De gauche à droite' });
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const before = slider();
  fireEvent.change(before, { target: { value: '0.2' } });
  expect(slider()).toBe(before);
  await press('Enregistrer');
  expect(sentRecords(sent)[0]?.cells).toEqual([{ column: 'images', value: 'photo-0123456789abcdef-2050' }]);
});

it('says which fields a colleague changed meanwhile', async () => {
  await open('/comptoir/catalogue?edit=carottes', {
    answer: () => refusal('CATALOGUE_CHANGED', 'desk_records.changed', { fields: ['records.0.name_fr'] }),
  });
  await screen.findByRole('form', { name: 'Carottes' });
  write('Nom en français', 'Autres');
  await press('Enregistrer');
  expect(await screen.findByText(/a changé cette fiche/)).toBeTruthy();
  expect(screen.getByText(/Nom en français.: Carottes/)).toBeTruthy();
});

it('shows categories as a tree, and undoes the last saving', async () => {
  const { sent } = await open('/comptoir/catalogue/categories', {
    records: [category('legumes', 'Légumes'), category('racines', 'Racines', 'legumes')],
  });
  const link = await screen.findByRole('link', { name: 'Racines' });
  expect(link.closest('li')?.dataset['depth']).toBe('1');
  const list = screen.getByRole('region', { name: 'Derniers enregistrements' });
  expect(within(list).getByText(/Carottes de conservation, Prix.: 3,00.\$ → 3,50.\$/)).toBeTruthy();
  await press(/^Annuler l.enregistrement 7/);
  expect(sent()).toEqual([{ number: 7 }]);
  expect(toasts()).toEqual(['C’est comme avant.']);
});

it('offers a category none that lies in it as its parent', async () => {
  const named = { ...category('legumes', ''), cells: cells({ name_fr: 'Légumes', handle_fr: 'legumes', parent: '' }) };
  const records = [named, category('racines', 'Racines', 'legumes'), category('pains', 'Pains')];
  await open('/comptoir/catalogue/categories?edit=legumes', { records });
  const parents = within(await screen.findByRole('combobox', { name: 'Dans la catégorie' })).getAllByRole('option');
  expect(parents.map(plain)).toEqual(['Aucune : tout en haut', 'Pains']);
});

it.each(['categories', 'producteurs', 'paniers', 'points'])('begins what is new with its name: %s', async (part) => {
  await open(`/comptoir/catalogue/${part}?new=1`, { records: [] });
  const form = await screen.findByRole('form');
  expect(plain(within(form).getAllByRole('group')[0]!.closest('details')!)).toMatch(/^Nom/);
});

it('lists places with their day, hours and price, and says when there is none', async () => {
  const round = { weekday: '5', from: '17:00', to: '20:30', price: '6.50', name_fr: 'Tournée' };
  const zone = { ...category('tournee', ''), cells: cells(round) };
  await open('/comptoir/catalogue/zones', { records: [zone] });
  const row = (await screen.findByRole('link', { name: 'Tournée' })).closest('li')!;
  expect(plain(row)).toBe('Tournéevendredi, 17 h à 20 h 30, 6,50 $');
  cleanup();
  await open('/comptoir/catalogue/zones', { records: [] });
  expect(await screen.findByText('Il n’y en a pas encore.')).toBeTruthy();
  cleanup();
  await open('/comptoir/catalogue/zones?s=hull', { records: [] });
  expect(await screen.findByText('Aucune fiche n’a ces mots.')).toBeTruthy();
});

it('removes a category, unless the market says what is in it', async () => {
  const full = refusal('CATALOGUE_REFUSED', 'Racines contient encore 2 produits.', { field: 'records.0' }, true);
  const answers = [full];
  const { sent } = await open('/comptoir/catalogue/categories?edit=racines', {
    records: [category('racines', 'Racines', 'legumes')],
    answer: () => answers.shift() ?? {},
  });
  await screen.findByRole('form', { name: 'Racines' });
  await press(/^Supprimer.: Racines/);
  expect(await screen.findByText(/contient encore 2 produits/)).toBeTruthy();
  expect(sent()).toMatchObject([{ kind: 'collections', records: [{ key: 'racines', removed: true, cells: [] }] }]);
  await press(/^Supprimer.: Racines/);
  await waitFor(() => expect(toasts().at(-1)).toBe('« Racines » est supprimé.'));
});
