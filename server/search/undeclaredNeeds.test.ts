import { beforeEach, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

const shop = searchMarket();
beforeEach(async () => {
  await shop.product('fraises', 'Confiture de fraises');
  await shop.product('bleuets', 'Confiture de bleuets', null, { ingredients_primary: 'Bleuets, sucre de canne' });
  await shop.product('savon', 'Savon sans parfum');
  await shop.product('lavande', 'Savon à la lavande');
  await shop.product('toulouse', 'Saucisses de Toulouse', null, { description_primary: 'Du porc et de l’ail.' });
  await shop.product('agneau', 'Saucisses d’agneau');
});

it('says that nobody declares a need, and shows the goods without those that are known not to meet it', async () => {
  const sugar = await shop.search('confiture sans sucre');
  expect(sugar.undeclared).toEqual([{ words: 'sans sucre', kind: 'contents' }]);
  expect(sugar.found).toEqual(['fraises']);
  expect(sugar.instead).toBe('confiture');
  expect((await shop.search('saucisse halal')).found).toEqual(['agneau']);
  expect((await shop.search('saucisse sans porc')).found).toEqual(['agneau']);
});

it('does not say that nobody states a need where everything shown contains the thing: nothing is exact', async () => {
  await shop.product('gelee', 'Gelée de pommettes', null, { ingredients_primary: 'Pommettes, sucre' });
  const { found, undeclared, instead } = await shop.search('gelée sans sucre');
  expect([found, undeclared, instead]).toEqual([['gelee'], [], 'gelée']);
});

it('says so of what may not contain it, and shows that alone', async () => {
  await shop.product('gelee', 'Gelée de pommettes', null, { ingredients_primary: 'Pommettes, sucre' });
  await shop.product('coings', 'Gelée de coings');
  const some = await shop.search('gelée sans sucre');
  expect([some.found, some.undeclared.length]).toEqual([['coings'], 1]);
});

it('leaves out what is called after fat or caffeine, if others remain', async () => {
  await shop.product('bacon', 'Bacon fumé de porc');
  await shop.product('filet', 'Filet de porc');
  await shop.product('noir', 'Thé noir au miel');
  await shop.product('labrador', 'Thé du Labrador');
  expect((await shop.search('porc sans gras')).found).toEqual(['filet']);
  expect((await shop.search('thé sans caféine')).found).toEqual(['labrador']);
});

it('leaves out what sugar is in by another name, if others remain', async () => {
  await shop.product('poires', 'Confiture de poires au miel');
  await shop.product('pommes', 'Beurre de pommes', null, { description_primary: 'Bon avec du miel.' });
  expect((await shop.search('confiture sans sucre')).found).toEqual(['fraises']);
  expect((await shop.search('beurre de pommes sans sucre')).found).toEqual(['pommes']);
});

it('reads a diet of an ingredient as what nobody declares: cheese with vegetarian rennet is no vegetarian dish', async () => {
  await shop.product('tomme', 'Tomme de brebis');
  for (const words of ['tomme présure végétarienne', 'tomme végétarienne présure']) {
    const { found, undeclared, needs } = await shop.search(words);
    expect([found, needs, undeclared.map(({ kind }) => kind)]).toEqual([['tomme'], [], ['contents']]);
  }
});

it('shows goods that are called by the need alone, and says nothing', async () => {
  const { found, undeclared } = await shop.search('savon sans parfum');
  expect([found, undeclared]).toEqual([['savon'], []]);
});

it('shows nothing for a need by itself that is absent, of a faith or of health', async () => {
  for (const words of ['sans sucre', 'halal', 'diabétique']) {
    const { found, undeclared } = await shop.search(words);
    expect(found).toEqual([]);
    expect(undeclared).toHaveLength(1);
  }
});

it('shows the ideas of the market for a need by itself, and says that nobody declares it', async () => {
  await shop.synonyms({ fr: ['riche en fibres'], also: ['confiture'], kind: 'occasion' });
  const alone = await shop.search('riche en fibres');
  expect([alone.tries, alone.undeclared.length]).toEqual([['confiture'], 1]);
  const beside = await shop.search('saucisse riche en fibres');
  expect([beside.tries, beside.found.length]).toEqual([null, 2]);
});

it('filters by declared needs beside those that nobody declares', async () => {
  await shop.product('mures', 'Confiture de mûres', null, { diets: ['gluten_free'] });
  const { found, needs, undeclared } = await shop.search('confiture sans gluten et sans sucre');
  expect([found, needs, undeclared.length]).toEqual([['mures'], ['gluten_free'], 1]);
});

it('says that nothing of the kind is declared so where other goods are shown for a need', async () => {
  await shop.product('biscuits', 'Biscuits à la mélasse');
  await shop.product('compote', 'Compote de pommes', null, { diets: ['gluten_free'] });
  const { found, needs, undeclared } = await shop.search('biscuits sans gluten');
  expect([found, needs]).toEqual([['compote'], ['gluten_free']]);
  expect(undeclared).toEqual([{ words: 'biscuits sans gluten', kind: 'elsewhere' }]);
  expect((await shop.search('compote sans gluten')).undeclared).toEqual([]);
  expect((await shop.search('sans gluten')).undeclared).toEqual([]);
});

it('shows of a kind that nobody declares so what nothing is known against, but to no one with an allergy', async () => {
  await shop.product('erable', 'Biscuits à l’érable');
  await shop.product('noix', 'Biscuits aux noix');
  await shop.product('traces', 'Biscuits au cacao', null, { allergens: { nuts: 'traces' } });
  await shop.product('pomme', 'Pommes', null, { allergens: { nuts: 'free', peanuts: 'free' } });
  const { found, needs, undeclared } = await shop.search('biscuits sans noix');
  expect([found, needs]).toEqual([['erable'], []]);
  expect(undeclared).toEqual([{ words: 'biscuits sans noix', kind: 'contents' }]);
  expect((await shop.search('biscuits allergie aux noix')).found).not.toContain('erable');
});

it('filters by no diet that is said not to be wanted', async () => {
  await shop.product('tomme', 'Tomme de brebis');
  await shop.product('tartinade', 'Tomme de noix', null, { diets: ['vegan'] });
  const { found, needs } = await shop.search('tomme mais pas végane');
  expect([found.toSorted(), needs]).toEqual([['tartinade', 'tomme'], []]);
});

it('leaves out what bites by its name for who wants nothing spicy', async () => {
  await shop.product('douce', 'Sauce tomate');
  await shop.product('piquante', 'Sauce tomate piquante');
  const { found, undeclared } = await shop.search('sauce pas épicée');
  expect([found, undeclared]).toEqual([['douce'], [{ words: 'pas épicée', kind: 'contents' }]]);
});

it('repeats the whole query beside a need where the thing was cut too', async () => {
  const { found, undeclared } = await shop.search('confiture gourmet halal');
  expect([found.length > 0, undeclared[0]?.words]).toEqual([true, 'confiture gourmet halal']);
});

it('shows organic goods first for what must not be in the field', async () => {
  await shop.product('bio', 'Saucisses de veau bio', null, { bio: true, description_primary: 'Élevé au pré.' });
  expect((await shop.search('saucisse sans ogm')).found[0]).toBe('bio');
});

it('shows nothing that is sold to adults alone for who wants no alcohol', async () => {
  await shop.synonyms({ fr: ['bière sans alcool'], also: ['soda'], kind: 'not_sold', apart: true });
  await shop.product('cidre', 'Cidre brut', null, { is_alcohol: true });
  await shop.product('gelee', 'Gelée de cidre');
  await shop.product('soda', 'Soda au sapin');
  await shop.product('blonde', 'Bière blonde', null, { is_alcohol: true });
  expect((await shop.search('cidre sans alcool')).found).toEqual(['gelee']);
  expect((await shop.search('bière non alcoolisée')).found).toEqual(['soda']);
  // Little of it is some.
  expect((await shop.search('cidre faible en alcool')).found).toContain('cidre');
});
