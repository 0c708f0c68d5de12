import { expect, it } from 'vitest';
import { parseTable } from '../../tests/support/statusTable.ts';
import { basketNeeds, basketsMeant, basketsNamed, basketsRecurring } from './basketOffers.ts';

const offer = (name: string, description: string, contents: readonly string[] = []) => ({
  name: { primary: name, secondary: null },
  description: { primary: description, secondary: null },
  contents: contents.map((primary) => ({ primary, secondary: null })),
});
const small = offer('Maraîcher petit', 'Cinq légumes (vegetables) bio pour une ou deux personnes');
const family = offer('Maraîcher familial', 'Neuf légumes (vegetables) bio pour quatre personnes');
const fruit = offer('Fruits d’ici', 'Pommes et poires', ['Pommes', 'Apples']);
const discovery = offer('Découverte', 'Huit produits', ['Quatre surprises']);
const all = [small, family, fruit, discovery];

it.each([
  ['panier famille prix', [family]],
  ['weekly veggie box for two', [small]],
  ['panier bio légumes', [small, family]],
  ['office fruit basket weekly', [fruit]],
  ['boîte découverte', [discovery]],
  ['mystery box', [discovery]],
  ['csa share', all],
  ['panier fermier', all],
  ['panier inconnu', all],
  ['boîte de fromage', []],
])('finds the baskets that %s means', (words, offers) => expect(basketsMeant(words, all)).toEqual(offers));

it('leaves out a basket that names what a need excludes', () => {
  const grill = offer('Grillades', 'Pour six personnes', ['Saucisses', 'Biftecks']);
  const cheese = offer('Fromager', 'Trois fromages', ['Un fromage frais']);
  expect(basketsMeant('panier végétarien', [small, grill, cheese])).toEqual([small, cheese]);
  expect(basketsMeant('panier végane', [small, grill, cheese])).toEqual([small]);
});

/** Whether a basket of this may be for whoever has this need. x: it names what the need excludes. */
const EXCLUDED = parseTable(`
                vegetarian vegan gluten_free milk_free lactose_free egg_free
  saucisses     x          x     .           .         .            .
  biftecks      x          x     .           .         .            .
  poulet        x          x     .           .         .            .
  bacon         x          x     .           .         .            .
  viande        x          x     .           .         .            .
  jambon        x          x     .           .         .            .
  poissons      x          x     .           .         .            .
  charcuteries  x          x     .           .         .            .
  fromages      .          x     .           x         x            .
  laits         .          x     .           x         x            .
  yogourt       .          x     .           x         x            .
  beurre        .          x     .           x         .            .
  œufs          .          x     .           .         .            x
  miel          .          x     .           .         .            .
  pain          .          .     x           .         .            .
  miche         .          .     x           .         .            .
  baguettes     .          .     x           .         .            .
  tartes        .          .     x           .         .            .
  viennoiseries .          .     x           .         .            x
  farine        .          .     x           .         .            .
  bière         .          .     x           .         .            .
  pommes        .          .     .           .         .            .`);
const TYPED = ['végétarien', 'végane', 'sans gluten', 'sans lait', 'sans lactose', 'sans œufs'];
it.each(EXCLUDED.rows)('leaves a basket of %s out by need', (goods = '', ...cells) => {
  const basket = offer('Panier du mois', 'Trois produits', [goods]);
  expect(TYPED.map((need) => (basketsMeant(`panier ${need}`, [basket]).length === 0 ? 'x' : '.'))).toEqual(cells);
});

it('finds a basket by its own words, whatever other markets call what is in it', () => {
  const meat = offer('Viandes du mois', 'Trois coupes de viande');
  const steaks = offer('Grillades', 'Des biftecks et des saucisses');
  expect(basketsMeant('panier de viande', [fruit, meat])).toEqual([meat]);
  expect(basketsMeant('panier de viande', [fruit, steaks])).toEqual([steaks]);
});

it.each(['panier cadeau', 'gift basket', 'boîte à lunch', 'panier de pommes', 'panier en osier', 'fromage', 'box', ''])(
  'takes %s for none',
  (words) => {
    expect(basketsNamed(words)).toBeNull();
    expect(basketsMeant(words, all)).toEqual([]);
  },
);

it.each([
  ['panier de fruits bio', [fruit], [{ words: 'bio', kind: 'certified' }]],
  ['panier bio légumes', [small, family], []],
  ['panier bio', [small, fruit], [{ words: 'bio', kind: 'certified' }]],
  ['panier sans gluten', all, [{ words: 'sans gluten', kind: 'contents' }]],
  ['vegan basket', all, [{ words: 'vegan', kind: 'contents' }]],
  ['panier familial', [family], []],
  ['panier sans gluten', [], []],
])('reads in %s the needs that no basket says', (words, offers, needs) =>
  expect(basketNeeds(words, offers)).toEqual(needs),
);

it.each([
  ['vegan weekly box', true],
  ['panier hebdo sans gluten', true],
  ['gluten free meal box', false],
  ['weekly menu', false],
])('reads whether %s comes again and again', (words, isRecurring) => expect(basketsRecurring(words)).toBe(isRecurring));
