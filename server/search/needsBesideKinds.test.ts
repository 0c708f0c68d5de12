import { expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

const shop = searchMarket();

const NUT_FREE = { allergens: { nuts: 'free', peanuts: 'free' } };

it('shows what is declared sweet for who wants a sweet kind without nuts, and nothing undeclared', async () => {
  await shop.synonyms({ fr: ['dessert'], en: ['dessert'], also: ['biscuit', 'sorbet'] });
  await shop.product('erable', 'Biscuits à l’érable');
  await shop.product('sorbet', 'Sorbet aux pommes', null, NUT_FREE);
  await shop.product('pois', 'Pois secs', null, NUT_FREE);
  for (const words of ['biscuits sans noix', 'biscuits sans noix pour les enfants']) {
    const { found, needs, undeclared } = await shop.search(words);
    expect([found, needs]).toEqual([['sorbet'], ['nut_free', 'peanut_free']]);
    expect(undeclared).toEqual([{ words: 'biscuits sans noix', kind: 'elsewhere' }]);
  }
});

it('reads vegan goods for eggs and milk beside another need, and says that', async () => {
  await shop.product('ble', 'Pain de blé', null, { diets: ['vegan'] });
  await shop.product('sarrasin', 'Pain de sarrasin', null, { diets: ['vegan', 'gluten_free'] });
  const { found, instead, needs } = await shop.search('pain sans gluten ni œuf');
  expect([found, instead, needs]).toEqual([['sarrasin'], 'pain végane sans gluten', ['vegan', 'gluten_free']]);
});

it('shows what meets all but one of several needs, with what is known against that one left out, and says so', async () => {
  await shop.product('sarrasin', 'Pain de sarrasin', null, { diets: ['gluten_free'] });
  await shop.product('soya', 'Pain de soya', null, { diets: ['gluten_free'], allergens: { soy: 'contains' } });
  const { found, needs, undeclared } = await shop.search('pain sans gluten ni soya');
  expect([found, needs, undeclared.map(({ words }) => words)]).toEqual([
    ['sarrasin'],
    ['gluten_free'],
    ['pain sans gluten ni soya'],
  ]);
  expect((await shop.search('pain, allergique au gluten et au soya')).found).toEqual([]);
});

it('says so where nothing at all is declared to meet a need of a kind', async () => {
  await shop.product('pain', 'Pain de blé');
  const { found, undeclared } = await shop.search('pain végane');
  expect([found, undeclared]).toEqual([[], [{ words: 'pain végane', kind: 'contents' }]]);
});

it('names no producer beside a need that they do not meet', async () => {
  await shop.market.seller('dairy', { name: 'Laiterie du Vallon' });
  await shop.market.product('lait', 'dairy', { name_primary: 'Lait entier' });
  await shop.product('avoine', 'Lait d’avoine', null, { diets: ['lactose_free'] });
  expect((await shop.search('laiterie')).sellers).toEqual(['dairy']);
  expect((await shop.search('laiterie sans lactose')).sellers).toEqual([]);
});

it('says of the whole that nothing is declared organic, since other goods are', async () => {
  await shop.product('boeuf', 'Bœuf haché');
  await shop.product('poulet', 'Poulet bio', null, { bio: true });
  expect((await shop.search('bœuf haché bio')).undeclared).toEqual([{ words: 'bœuf haché bio', kind: 'organic' }]);
  expect((await shop.search('poulet bio')).undeclared).toEqual([]);
});

it('says that a drink is not sold, and not that its need is undeclared', async () => {
  await shop.product('soda', 'Soda au gingembre');
  await shop.synonyms({ fr: ['bière sans alcool'], also: ['soda au gingembre'], apart: true, kind: 'not_sold' });
  const { found, tries, undeclared } = await shop.search('bière sans alcool');
  expect([found, tries, undeclared]).toEqual([['soda'], ['soda au gingembre'], []]);
});

it('shows goods of each thing of a list in turn, and says which ones', async () => {
  await shop.product('honeycrisp', 'Pommes Honeycrisp', 'Honeycrisp apples');
  await shop.product('cortland', 'Pommes Cortland', 'Cortland apples');
  await shop.product('cidre', 'Cidre de pommes', 'Apple cider');
  await shop.product('poire', 'Cidre de poires', 'Pear cider');
  const { found, instead } = await shop.search('apples, cider', 'en');
  expect([found, instead]).toEqual([['cortland', 'cidre', 'honeycrisp', 'poire'], null]);
  expect((await shop.search('pommes; cidre')).found).toHaveLength(4);
  // One thing, with what it is made of behind it.
  expect((await shop.search('cider, apple', 'en')).found).toEqual(['cidre']);
});

it('reads no list in a name with a comma, and none of occasions', async () => {
  await shop.product('both', 'Poires, coings');
  await shop.product('coings', 'Coings');
  await shop.synonyms(
    { fr: ['chalet'], also: ['poires'], kind: 'occasion', apart: true },
    { fr: ['fin de semaine'], also: ['coings'], kind: 'occasion', apart: true },
  );
  expect((await shop.search('Poires, coings')).found).toEqual(['both']);
  expect((await shop.search('chalet, fin de semaine')).tries).toEqual(['poires']);
});

it('shows those first that are sold for as many as eat, and else says that nothing is exact', async () => {
  await shop.product('pate', 'Lasagne aux légumes');
  await shop.market.product(
    'viande',
    'farm',
    { name_primary: 'Lasagne à la viande' },
    [],
    [{ name_primary: '2 portions' }],
  );
  const two = await shop.search('lasagne pour 2 personnes');
  expect([two.found, two.instead]).toEqual([['viande', 'pate'], null]);
  expect((await shop.search('lasagne pour 1 personne')).instead).toBe('lasagne');
});

it('shows of frozen goods only what is kept frozen, if anything is', async () => {
  await shop.product('frais', 'Pâté chinois');
  await shop.product('gele', 'Pâté chinois au bison', null, { temperature: 'frozen' });
  await shop.synonyms({ fr: ['pâté chinois', 'pâté chinois congelé'] });
  expect((await shop.search('pâté chinois congelé')).found).toEqual(['gele']);
});

it('reads what is brought to who invites as a present', async () => {
  await shop.product('truffes', 'Truffes');
  await shop.product('lasagne', 'Lasagne');
  await shop.synonyms(
    { fr: ["cadeau d'hôtesse"], also: ['truffes'], kind: 'occasion', apart: true },
    { fr: ['souper'], also: ['lasagne'], kind: 'occasion' },
  );
  const { found } = await shop.search('quelque chose à apporter pour un souper d’amis');
  expect(found).toEqual(['truffes']);
});

it('shows the goods that are named before an occasion', async () => {
  await shop.product('creme', 'Dessert à la crème');
  await shop.product('pommes', 'Dessert aux pommes');
  await shop.product('rillettes', 'Rillettes de canard');
  await shop.synonyms({ fr: ['party'], also: ['rillettes'], kind: 'occasion', apart: true });
  expect((await shop.search('dessert pour un party')).found.toSorted()).toEqual(['creme', 'pommes']);
});

it('leaves out what salt is in by its name for who wants little of it, and says that of what is left', async () => {
  await shop.product('jambon', 'Plat de jambon fumé');
  await shop.product('courge', 'Plat de courge');
  const { found, undeclared } = await shop.search('plat faible en sel');
  expect([found, undeclared]).toEqual([['courge'], [{ words: 'faible en sel', kind: 'contents' }]]);
  expect((await shop.search('jambon faible en sel')).undeclared).toHaveLength(1);
});
