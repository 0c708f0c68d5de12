import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openEdited, plain, press, refusal, REUSED, write } from '../../../tests/support/storefront/deskFixtures.tsx';
import { fixtures, type Fixture, type FixtureValues } from '../../../tests/support/storefront/fixtures.ts';
import type { Sent } from '../../../tests/support/storefront/testHarness.tsx';
import { toldToasts } from '../../../tests/support/storefront/toldToasts.ts';

const toasts = toldToasts();
afterEach(cleanup);

const jar = {
  id: 'var_1',
  name: 'Le pot',
  names: { primary: 'Le pot', secondary: null },
  price: 450,
  comparedAtPrice: null,
  trackStock: true,
  stored: true,
  stock: 9,
  stockOnHold: 3,
  stockMdo: 5,
  stockMdoOnHold: 1,
};
const honey: Fixture<'Product'> = {
  id: 'prd_1',
  name: 'Miel',
  status: 'active',
  temperature: 'normal',
  taxable: false,
  bio: false,
  isAlcohol: false,
  diets: null,
  allergens: [{ allergen: 'milk', presence: 'contains' }],
  nutrition: null,
  shelf: null,
  images: [],
  version: 3,
  texts: {
    name: { primary: 'Miel', secondary: 'Honey' },
    description: null,
    types: { primary: 'miel crémeux, miel', secondary: null },
    ingredients: { primary: 'Miel', secondary: null },
  },
  seller: { name: 'Rucher' },
  variants: [jar],
};

async function open(respond?: (sent: Sent) => Error | FixtureValues, stored = honey) {
  const opened = await openEdited({
    path: '/comptoir/catalogue',
    stored,
    answer: respond,
    respond: (variables) =>
      fixtures({
        Product: variables,
        Variant: variables.variants?.[0],
        Query: {
          staff: {
            name: 'Josée',
            role: 'manager',
            product: variables,
            products: { count: 1, edges: [{ cursor: 'k', node: variables }], pageInfo: { hasNextPage: false } },
          },
        },
      }),
  });
  await screen.findByRole('form', { name: 'Miel' });
  return opened;
}

it('accepts a price as people type it, and sends only changes', async () => {
  const { sent } = await open();
  write('Prix', '5.25 $');
  write('Tablette au marché', 'B-04');
  await press('Enregistrer');
  expect(sent()).toEqual([
    { id: 'prd_1', version: 3, input: { shelf: 'B-04', variants: [{ id: 'var_1', price: 525 }] } },
  ]);
});

it('shows an invalid price beside its field, losing and sending nothing', async () => {
  const { sent } = await open();
  for (const price of ['0', '-4', '10000', 'quatre']) {
    write('Prix', price);
    await press('Enregistrer');
    expect(screen.getByLabelText<HTMLInputElement>('Prix').value).toBe(price);
    expect(document.activeElement).toBe(screen.getByLabelText('Prix'));
    expect(screen.getByText(/Écrivez un prix entre/)).toBeTruthy();
  }
  write('Prix', '4,50');
  write('Ancien prix', '4,50');
  await press('Enregistrer');
  expect(screen.getByText(/L.ancien prix doit être plus haut/)).toBeTruthy();
  write('Ancien prix', '');
  write('Nom en français', ' ');
  await press('Enregistrer');
  expect(screen.getByText('Ce texte ne peut pas être vide.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('shows what only the server refuses beside its field, losing nothing', async () => {
  let refuses = true;
  const { sent } = await open(() =>
    refuses ? refusal('BAD_INPUT', 'errors.basic_save', { field: 'variants.var_1.price' }) : {},
  );
  write('Prix', '5');
  write('Nom en français', 'Miel doux');
  await press('Enregistrer');
  const price = screen.getByLabelText<HTMLInputElement>('Prix');
  expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['5', 'true']);
  expect(screen.getAllByText(/Le marché refuse cette valeur/)).toHaveLength(1);
  refuses = false;
  await press('Enregistrer');
  expect(sent()).toHaveLength(2);
  expect(screen.queryByText(/Le marché refuse cette valeur/)).toBeNull();
});

it('shows what a colleague saved first beside one’s own, and overwrites it only by saving again', async () => {
  let refuse = true;
  const fields = { fields: ['variants.var_1.price'] };
  const { sent, keep } = await open(() => (refuse ? refusal('PRODUCT_CHANGED', 'desk_catalogue.changed', fields) : {}));
  write('Prix', '5');
  keep({ version: 4, variants: [{ ...jar, price: 600 }] });
  await press('Enregistrer');
  await screen.findByText(/Le pot, Prix : 6,00/);
  expect(screen.getByLabelText<HTMLInputElement>('Prix').value).toBe('5');
  refuse = false;
  await press('Enregistrer');
  expect(sent().map(({ version }) => version as number)).toEqual([3, 4]);
});

it('moves stock by a difference, never below what is held, once per press', async () => {
  const { sent } = await open();
  await press(/^Ajuster le stock/);
  const dialog = screen.getByRole('dialog');
  write(/^Stock.: combien/, '-7');
  await press('Enregistrer', dialog);
  expect(within(dialog).getByText(/il y en a 9, dont 5 au marché/)).toBeTruthy();
  write(/^Stock.: combien/, '+12');
  expect(within(dialog).getByText(/Stock ensuite.: 21, dont 5 au marché/)).toBeTruthy();
  await press('Enregistrer', dialog);
  expect(sent()).toMatchObject([{ variant: 'var_1', stock: 12, stockMdo: 0, requestId: expect.any(String) as string }]);
  expect(toasts()).toEqual(['C’est enregistré.']);
});

it.each([
  ['neither', {}, [], null],
  ['stock alone', { trackStock: true }, ['Stock : combien en plus ou en moins'], 'Stock ensuite : 10.'],
  ['what is stored', { stored: true }, ['Au marché (Express) : combien en plus ou en moins'], 'Au marché ensuite : 1.'],
  [
    'what is left there',
    { stockMdo: 5 },
    ['Au marché (Express) : combien en plus ou en moins'],
    'Au marché ensuite : 6.',
  ],
] as const)('offers only the counts that somebody makes: %s (ADR 189)', async (_, of, labels, after) => {
  const variant = { ...jar, trackStock: false, stored: false, stockMdo: 0, stockMdoOnHold: 0, ...of };
  await open(undefined, { ...honey, variants: [variant] });
  expect(screen.queryByText('Au marché (Express)') !== null).toBe(labels[0]?.startsWith('Au marché') ?? false);
  if (labels.length === 0) return expect(screen.queryByRole('button', { name: /^Ajuster le stock/ })).toBeNull();
  await press(/^Ajuster le stock/);
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('label')].map(plain)).toEqual(labels);
  write(/combien en plus ou en moins/, '+1');
  return expect(plain(dialog.querySelector('form [role=status]'))).toBe(after);
});

it('does not count a difference whose key was used, shows the current stock, and makes the next try another request', async () => {
  let refuses = true;
  const { keep, sent } = await open(() => (refuses ? REUSED.failure : {}));
  await press(/^Ajuster le stock/);
  const dialog = screen.getByRole('dialog');
  write(/^Stock.: combien/, '+12');
  keep({ variants: [{ ...jar, stock: 21 }] });
  await press('Enregistrer', dialog);
  expect(await within(dialog).findByText(REUSED.words)).toBeTruthy();
  expect(await within(dialog).findByText(/Stock ensuite.: 33, dont 5 au marché/)).toBeTruthy();
  refuses = false;
  await press('Enregistrer', dialog);
  const keys = sent().map(({ requestId }) => requestId as string);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

it('saves what a product is, in terms of each language', async () => {
  const { sent } = await open();
  expect((screen.getByLabelText('Type en français') as HTMLInputElement).value).toBe('miel crémeux, miel');
  write('Type en anglais', '<b>honey</b>');
  await press('Enregistrer');
  expect(screen.getByText(/ou contient du HTML/)).toBeTruthy();
  write('Type en anglais', 'creamed honey, honey');
  await press('Enregistrer');
  expect(sent()).toMatchObject([
    { input: { types: { primary: 'miel crémeux, miel', secondary: 'creamed honey, honey' } } },
  ]);
});

it('saves what the producer declares, and refuses a diet that an allergen contradicts', async () => {
  const { sent } = await open();
  const tick = (name: string) => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
  await tick('Le producteur a déclaré les régimes');
  await tick('Végane');
  await press('Enregistrer');
  expect(screen.getByText(/Un régime coché le contredit/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Lait'));
  write('Lait', 'free');
  write('Noix', 'traces');
  await press('Déclarer les autres absents');
  await press('Enregistrer');
  const [{ input } = { input: {} }] = sent() as { input: { diets?: string[]; allergens?: { presence: string }[] } }[];
  expect(input.diets).toEqual(['vegan']);
  expect(input.allergens?.map(({ presence }) => presence).toSorted()).toEqual([
    ...Array<string>(10).fill('free'),
    'traces',
  ]);
});

const LABEL: readonly (readonly [field: string, text: string])[] = [
  ['Portion', '20 ML'],
  ['Calories', '60'],
  ['Lipides (g)', '0'],
  ['Lipides saturés (g)', '0'],
  ['Glucides (g)', '17'],
  ['Fibres (g)', '0'],
  ['Sucres (g)', '16,5'],
  ['Protéines (g)', '0.1'],
  ['Sodium (mg)', '1'],
];
const declared = {
  energy: 60,
  fat: 0,
  saturated: 0,
  carbohydrate: 17,
  fibre: 0,
  sugars: 16.5,
  protein: 0.1,
  sodium: 1,
};

it('saves ingredients in both languages and the nutrition facts of a serving', async () => {
  const { sent } = await open();
  write('Ingrédients en anglais', ' Honey, pollen ');
  LABEL.forEach(([field, text]) => write(field, text));
  await press('Enregistrer');
  expect(sent()).toEqual([
    {
      id: 'prd_1',
      version: 3,
      input: {
        ingredients: { primary: 'Miel', secondary: 'Honey, pollen' },
        nutrition: { ...declared, serving: 20, unit: 'ml' },
      },
    },
  ]);
});

it('says at its field what no label states and what does not fit, and sends nothing of it', async () => {
  const { sent } = await open();
  write('Portion', '20 g');
  await press('Enregistrer');
  expect(document.activeElement).toBe(screen.getByLabelText('Calories'));
  expect(screen.getAllByText(/Remplissez aussi cette case/)).toHaveLength(8);
  LABEL.slice(1, -1).forEach(([field, text]) => write(field, text));
  write('Lipides saturés (g)', '3');
  await press('Enregistrer');
  expect([screen.getByText(/plus de lipides saturés/), screen.getByText(/Remplissez aussi cette case/)]).toHaveLength(
    2,
  );
  write('Lipides saturés (g)', '0');
  write('Sodium (mg)', '1');
  for (const [field, wrong, right, words] of [
    ['Portion', '2 tranches', '20 g', /une portion en g ou en mL/],
    ['Portion', '0 g', '20 g', /une portion en g ou en mL/],
    ['Calories', '60,5', '60', /un nombre entier de 0/],
    ['Sodium (mg)', '10001', '1', /un nombre entier de 0/],
    ['Protéines (g)', 'peu', '0', /une décimale au plus/],
    ['Protéines (g)', '0,25', '0', /une décimale au plus/],
    ['Lipides saturés (g)', '0,1', '0', /plus de lipides saturés que de lipides/],
    ['Glucides (g)', '15', '17', /dépassent ensemble les glucides/],
    ['Portion', '15 g', '20 g', /pèsent ensemble plus que la portion/],
  ] as const) {
    write(field, wrong);
    await press('Enregistrer');
    expect(screen.getAllByText(words), wrong).toHaveLength(1);
    write(field, right);
  }
  await press('Vider la valeur nutritive');
  write('Ingrédients en français', ' ');
  await press('Enregistrer');
  expect(sent()).toMatchObject([{ input: { ingredients: null } }]);
});

it('shows the nutrition facts that a colleague saved first, and takes those of the product away', async () => {
  let refuse = true;
  const changed = refusal('PRODUCT_CHANGED', 'desk_catalogue.changed', { fields: ['nutrition'] });
  const { sent, keep } = await open(() => (refuse ? changed : {}));
  LABEL.forEach(([field, text]) => write(field, text));
  keep({ version: 4, nutrition: { ...declared, serving: 20, unit: 'ml', sugars: 16.2 } });
  await press('Enregistrer');
  await screen.findByText(/Sucres \(g\) : 16,2/);
  expect(screen.getByLabelText<HTMLInputElement>('Sucres (g)').value).toBe('16,5');
  refuse = false;
  await press('Vider la valeur nutritive');
  await press('Enregistrer');
  expect(sent()[1]).toMatchObject({ version: 4, input: { nutrition: null } });
});
