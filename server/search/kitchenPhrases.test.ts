import { describe, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

describe('how a kitchen phrases what it looks for', () => {
  const on = searchMarket();
  const { product, synonyms, search } = on;

  it('answers a question with the thing that it is about, and says nothing of it', async () => {
    await product('miel', 'Miel de trèfle', 'Clover honey');
    expect(await search('où acheter du miel')).toMatchObject({ found: ['miel'], instead: null });
    expect(await search('where can I buy honey', 'en')).toMatchObject({ found: ['miel'], instead: null });
  });

  it('takes a size for an order: the small ones first, then the others, without a word about it', async () => {
    await product('anglais', 'Concombre anglais', 'English cucumber');
    await product('mini', 'Mini-concombres', 'Mini cucumbers');
    for (const words of ['tit concombre', 'p’tits concombres', 'petit concombre'])
      expect(await search(words)).toMatchObject({ found: ['mini', 'anglais'], instead: null });
    expect(await search('small cucumbers', 'en')).toMatchObject({ found: ['mini', 'anglais'], instead: null });
  });

  it('takes no macaroni with ham for a small ham, though that alone is called small', async () => {
    await product('macaroni', 'Petit macaroni au jambon');
    await product('jambon', 'Jambon');
    await product('demi', 'Jambon, demi');
    await product('porc', 'Filet de porc fumé');
    await product('plein-air', 'Filet de porc de plein air');
    await product('mariner', 'Betteraves à mariner', null, { priority: 1 });
    await product('rouges', 'Betteraves rouges', null, { priority: 2 });
    expect((await search('petit jambon')).found.slice(0, 2)).toEqual(['demi', 'jambon']);
    expect((await search('jambon pas trop gros')).found.slice(0, 2)).toEqual(['demi', 'jambon']);
    expect((await search('filet de porc')).found).toEqual(['plein-air', 'porc']);
    expect((await search('betteraves')).found).toEqual(['rouges', 'mariner']);
  });

  it('does not take dried, smoked or pickled goods for fresh ones', async () => {
    await product('frais', 'Bleuets sauvages');
    await product('seches', 'Bleuets séchés');
    expect((await search('bleuets frais')).found).toEqual(['frais']);
  });

  it('does not announce that praise was left aside', async () => {
    await product('sauce', 'Sauce tomate');
    expect(await search('sauce tomate artisanale')).toMatchObject({ found: ['sauce'], instead: null });
  });

  it('writes an announcement with the small words that names have', async () => {
    await product('farine', 'Farine de sarrasin');
    expect(await search('farine sarasin')).toMatchObject({ found: ['farine'], instead: 'farine de sarrasin' });
  });

  it('finds a thing without who it is for', async () => {
    await product('dinde', 'Dinde entière', 'Whole turkey');
    expect(await search('turkey for 8 people', 'en')).toMatchObject({ found: ['dinde'], instead: null });
    expect(await search('dinde pour 8 personnes')).toMatchObject({ found: ['dinde'], instead: null });
  });

  it('does not take apples for a pie for an apple pie', async () => {
    await synonyms({ fr: ['tarte aux pommes'], en: ['apple pie'] });
    await product('pommes', 'Pommes Cortland', 'Cortland apples');
    await product('tarte', 'Tarte aux pommes', 'Apple pie');
    expect((await search('apple pie', 'en')).found).toEqual(['tarte']);
    expect((await search('apples for pie', 'en')).found[0]).toBe('pommes');
  });

  it('advises on an occasion by whatever name its meal has', async () => {
    await synonyms({ fr: ['souper d’Halloween'], also: ['citrouille'], kind: 'occasion' });
    await product('citrouille', 'Citrouille à cuisiner');
    for (const words of ['souper halloween', 'repas d’Halloween', 'buffet d’Halloween', 'party d’halloween'])
      expect(await search(words)).toMatchObject({ found: ['citrouille'], tries: ['citrouille'] });
  });

  it('prefers what is celebrated to the party, and the gift to whom it is for', async () => {
    await synonyms(
      { fr: ['barbecue'], en: ['bbq'], also: ['saucisse'], alsoEn: ['sausage'], kind: 'occasion' },
      { fr: ['party'], en: ['party'], also: ['craquelin'], alsoEn: ['cracker'], kind: 'occasion' },
      { fr: ['fleurs'], en: ['flowers'], also: ['bouquet'], alsoEn: ['bouquet'], kind: 'occasion' },
      { fr: ['maman'], en: ['mom'], also: ['truffe'], alsoEn: ['truffle'], kind: 'occasion' },
    );
    await product('saucisse', 'Saucisses', 'Sausages');
    await product('craquelin', 'Craquelins', 'Crackers');
    await product('bouquet', 'Bouquet', 'Bouquet');
    await product('truffe', 'Truffes', 'Truffles');
    expect((await search('bbq party', 'en')).tries).toEqual(['sausage']);
    expect((await search('flowers for mom', 'en')).tries).toEqual(['bouquet']);
  });

  it('answers an allergy with what the market names for it, of which some is declared so', async () => {
    await synonyms({
      fr: ['sans noix'],
      en: ['nut free'],
      also: ['houmous', 'granola'],
      alsoEn: ['hummus', 'granola'],
      kind: 'occasion',
    });
    const free = { allergens: { nuts: 'free', peanuts: 'free' } };
    await product('pommes', 'Pommes', 'Apples', free);
    await product('houmous', 'Houmous', 'Hummus', free);
    await product('granola', 'Granola', 'Granola');
    for (const words of ['sans noix', 'allergie aux noix', 'allergique aux noix'])
      expect(await search(words)).toMatchObject({
        found: ['houmous', 'pommes'],
        tries: ['houmous sans noix'],
      });
    expect(await search('nut allergy', 'en')).toMatchObject({
      found: ['houmous', 'pommes'],
      tries: ['nut free hummus'],
    });
    // Another hummus, of which nothing is declared.
    await product('pois', 'Houmous maison', 'House hummus');
    for (const [words, locale] of [
      ['houmous sans noix', 'fr'],
      ['nut free hummus', 'en'],
    ] as const)
      expect((await search(words, locale)).found).toEqual(['houmous']);
  });

  it('says the need in what is tried for a dish that the market names with it', async () => {
    await synonyms({ fr: ['buffet sans noix'], also: ['houmous', 'granola'], kind: 'occasion' });
    await product('houmous', 'Houmous', 'Hummus', { allergens: { nuts: 'free', peanuts: 'free' } });
    await product('granola', 'Granola');
    expect(await search('buffet sans noix')).toMatchObject({ found: ['houmous'], tries: ['houmous sans noix'] });
  });

  it('names no producer by a correction, nor by what must not be in it', async () => {
    await product('tarte', 'Tarte', 'Pie');
    expect((await search('zzrhubarb pie', 'en')).sellers).toEqual([]);
    expect((await search('sans pierre')).sellers).toEqual([]);
    expect((await search('pierre')).sellers).toEqual(['farm']);
  });

  it('names no producer by a need that is shown instead', async () => {
    await on.market.seller('eggs', { name: 'Les Œufs du Ruisseau' });
    await product('biscuits', 'Biscuits');
    await on.market.product('oeufs', 'eggs', { name_primary: 'Œufs bruns' });
    await product('pomme', 'Pommes', null, { allergens: { eggs: 'free' } });
    expect(await search('biscuits allergie aux oeufs')).toMatchObject({ instead: 'sans œufs', sellers: [] });
  });

  it('reads skin-on as what a cut still has, and no skin on something', async () => {
    await synonyms({ fr: ['haut de cuisse'], en: ['chicken thigh'] });
    await product('cuisses', 'Hauts de cuisses de poulet', 'Chicken thighs');
    await product('poitrines', 'Poitrines, peau et os', 'Skin-on, bone-in breasts');
    await product('cidre', 'Cidre de macération', 'Skin-contact cider');
    expect(await search('skin-on chicken thighs', 'en')).toMatchObject({
      found: ['cuisses'],
      instead: 'chicken thighs',
    });
  });

  it('leaves out what is called by what must not be in it', async () => {
    await product('porc', 'Tourtière au porc');
    await product('bison', 'Tourtière au bison');
    expect((await search('tourtière sans porc')).found).toEqual(['bison']);
  });

  it('takes cheese for a pizza for pizza cheese, and shows no pizza', async () => {
    await synonyms({ fr: ['fromage à pizza'], en: ['pizza cheese'], alsoEn: ['mozzarella'], kind: 'occasion' });
    await product('pizza', 'Pizza au fromage', 'Cheese pizza');
    await product('mozzarella', 'Mozzarella', 'Mozzarella');
    expect((await search('cheese for pizza', 'en')).found).toEqual(['mozzarella']);
  });

  it('shows of a dish first what is of the meat that it names', async () => {
    await synonyms({ fr: ['blanquette de veau'], also: ['cubes à ragoût', 'carotte'], kind: 'dish' });
    await product('agneau', 'Cubes à ragoût d’agneau');
    await product('veau', 'Cubes à ragoût de veau');
    await product('carottes', 'Carottes');
    expect((await search('blanquette de veau')).found).toEqual(['veau', 'carottes', 'agneau']);
  });

  it('reads a state before a term of several words as a state', async () => {
    await synonyms(
      { fr: ['gingembre frais'], en: ['fresh ginger'], alsoEn: ['soda'], kind: 'not_sold' },
      { fr: ['racine de gingembre'], en: ['ginger root'], alsoEn: ['soda'], kind: 'not_sold' },
    );
    await product('panais', 'Racines de panais', 'Parsnip root');
    await product('soda', 'Soda', 'Soda');
    expect(await search('fresh ginger root', 'en')).toMatchObject({ found: ['soda'], tries: ['soda'] });
  });

  it('does not answer with what only has the colour', async () => {
    await synonyms({ fr: ['bière blanche', 'blanche'] });
    await product('galettes', 'Galettes de seigle');
    await product('biere', 'Bière blanche');
    expect((await search('galettes blanches')).found).toEqual(['galettes']);
  });

  it('prefers what is called so to what lies on a shelf for several things', async () => {
    const named = { name_primary: 'Miel et érable', name_secondary: 'Honey and maple' };
    await on.market.collection('miel-erable', named);
    const candy = (handle: string, name: string, shelves: string[]) =>
      on.market.product(handle, 'farm', { name_primary: name }, shelves);
    await candy('feuilles', 'Bonbons clairs', ['miel-erable']);
    await candy('coeurs', 'Bonbons mous', ['miel-erable']);
    await candy('miel', 'Bonbons au miel', []);
    expect((await search('bonbons au miel')).found[0]).toBe('miel');
    expect((await search('bonbon miel')).found).toEqual(['miel']);
  });

  it('advises on a cuisine by any meal of it', async () => {
    await synonyms({
      fr: ['cuisine libanaise'],
      en: ['Lebanese food'],
      also: ['houmous'],
      alsoEn: ['hummus'],
      kind: 'occasion',
    });
    await product('houmous', 'Houmous', 'Hummus');
    expect((await search('souper libanais')).tries).toEqual(['houmous']);
    expect((await search('lebanese dinner', 'en')).tries).toEqual(['hummus']);
  });

  it('prefers what a salad is made of to another salad', async () => {
    await product('chou', 'Salade de chou', 'Cabbage salad');
    await product('roquette', 'Roquette', 'Arugula');
    expect(await search('arugula salad', 'en')).toMatchObject({ found: ['roquette'], instead: 'arugula' });
  });

  it('shows of goods for a purpose those that are not already made for it first', async () => {
    await on.market.collection('conserves', { name_primary: 'Conserves' });
    await product('poires', 'Poires Bosc');
    await on.market.product('miel', 'farm', { name_primary: 'Bocal de poires au miel' }, ['conserves']);
    expect(await search('poires pour conserve')).toMatchObject({ found: ['poires', 'miel'], instead: null });
  });

  it('advises on an occasion by its small words, though something is called so without them', async () => {
    await synonyms({ fr: ['de saison'], also: ['carotte'], kind: 'occasion' });
    await product('biere', 'Saison, bière');
    await product('carotte', 'Carottes');
    expect(await search('de saison')).toMatchObject({ found: ['carotte'], tries: ['carotte'] });
    expect((await search('saison')).found).toContain('biere');
  });

  it('takes what only says how a thing is for less than the thing', async () => {
    await synonyms({ fr: ['à l’herbe'], en: ['grass fed'] });
    await product('beurre', 'Beurre', 'Butter');
    await product('boeuf', 'Bœuf haché à l’herbe', 'Grass-fed ground beef');
    expect(await search('grass fed butter', 'en')).toMatchObject({ found: ['beurre'], instead: 'butter' });
  });

  it('searches a term of the market whole, small talk included', async () => {
    await synonyms({ fr: ['p’tit Québec'], also: ['cheddar'], kind: 'not_sold' });
    await product('cheddar', 'Cheddar doux');
    await product('cassis', 'Petit cassis');
    expect((await search('p’tit québec')).tries).toEqual(['cheddar']);
  });

  it('says of the meat of an animal that it is not sold, and shows no other meat', async () => {
    await synonyms({ fr: ['cabri'], also: ['agneau'], kind: 'not_sold' });
    await product('agneau', 'Agneau haché');
    await product('bison', 'Viande de bison');
    expect(await search('viande de cabri')).toMatchObject({ found: ['agneau'], tries: ['agneau'] });
  });

  it('answers a need that nothing is declared to meet with nothing', async () => {
    await product('pain', 'Pain');
    expect(await search('sans gluten')).toMatchObject({ found: [], needs: ['gluten_free'] });
  });

  it.each([
    'pierre levée',
    'ferme de la pierre-levée',
    'verger pierre levee',
    'pierre levee gardens',
    'chez Jardins de la Pierre-Levée',
  ])('names the producer that %s means, whatever the trade', async (words) =>
    expect((await search(words)).sellers).toEqual(['farm']),
  );
});
