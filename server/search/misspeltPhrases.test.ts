import { describe, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

describe('what is spelled as it sounds or parted otherwise', () => {
  const on = searchMarket();
  const { product, synonyms, search } = on;

  it('takes a word that sounds like a thing for it, though a longer word begins with it', async () => {
    await product('hydromel', 'Hydromel de trèfle');
    await product('miel', 'Miel de l’hydromellerie');
    expect((await search('hydromelle')).found).toEqual(['hydromel']);
    expect((await search('hydromelleri')).found).toEqual(['miel']);
  });

  it('reads a term of the market with a mistake in a word that no name has', async () => {
    await synonyms({
      fr: ['foie gras'],
      en: ['beef tongue'],
      also: ['mousse'],
      alsoEn: ['liver mousse'],
      kind: 'not_sold',
    });
    await product('mousse', 'Mousse de foie', 'Liver mousse');
    await product('boeuf', 'Bœuf haché au gras de bœuf', 'Ground beef');
    expect(await search('foi gras')).toMatchObject({ found: ['mousse'], tries: ['mousse'] });
    expect(await search('beef tounge', 'en')).toMatchObject({ found: ['mousse'], tries: ['liver mousse'] });
  });

  it('reads a term that was parted otherwise', async () => {
    await synonyms({ fr: ['levain mère'], en: ['sourdough starter'], alsoEn: ['loaf'], kind: 'not_sold' });
    await product('miche', 'Miche', 'Loaf');
    await product('craquelins', 'Craquelins au levain', 'Sourdough crackers');
    expect((await search('sour dough starter', 'en')).tries).toEqual(['loaf']);
  });

  it('reads a term with small words of either language whole', async () => {
    await synonyms(
      { fr: ['nouvel an'], also: ['tourtière'], kind: 'occasion' },
      { fr: ['nouvel an chinois'], also: ['kimchi'], kind: 'occasion' },
      { fr: ['thé glacé'], also: ['tisane'] },
    );
    await product('tourtiere', 'Tourtière');
    await product('kimchi', 'Kimchi');
    await product('tisane', 'Tisane');
    await product('glace', 'Yogourt glacé');
    expect((await search('nouvel an chinois')).found).toEqual(['kimchi']);
    expect((await search('nouvel an')).found).toEqual(['tourtiere']);
    expect((await search('the glacé')).found).toEqual(['tisane']);
  });

  it('shows first what people mean by a term that its row lists after that', async () => {
    await synonyms(
      { fr: ['liqueur'], also: ['soda', 'liqueur'] },
      { fr: ['brioche'], also: ['brioche', 'pain', 'miche'] },
    );
    await product('cassis', 'Liqueur de cassis');
    await product('soda', 'Soda');
    await product('pain', 'Pain');
    await product('brioche', 'Brioche');
    await product('miche', 'Miche');
    await product('tressee', 'Brioche tressée au beurre');
    expect(await search('liqueurs')).toMatchObject({ found: ['soda', 'cassis'], instead: 'soda, liqueur' });
    expect((await search('liqueur de cassis')).found[0]).toBe('cassis');
    expect((await search('brioche')).found.slice(0, 2)).toEqual(['brioche', 'tressee']);
  });

  it('does not read another term into words that names have, nor where each word was corrected', async () => {
    await synonyms({ fr: ['pomme de tire'] }, { fr: ['salade verte'] });
    await product('tire', 'Pomme de tire');
    await product('terre', 'Pommes de terre');
    await product('verte', 'Salade verte');
    expect((await search('pomme de tere')).found).toEqual(['terre']);
    expect((await search('salade perte')).instead).toBe('salade');
  });

  it.each([
    ['alergie aux oeufs', 'egg_free'],
    ['sans glutin', 'gluten_free'],
    ['glutten free', 'gluten_free'],
    ['no penuts', 'peanut_free'],
    ['céliaque', 'gluten_free'],
    ['intolerent au lactose', 'lactose_free'],
    ['vegeterien', 'vegetarian'],
  ])('reads the need in %s', async (words, need) => {
    expect((await search(words)).needs).toEqual([need]);
  });

  it.each(['veggies', 'sans poire', 'glutin', 'pinuts'])('reads no need in %s', async (words) => {
    expect((await search(words)).needs).toEqual([]);
  });

  it('reads a term of several words that was typed in one', async () => {
    await synonyms({ fr: ['blé d’Inde'], en: ['gift card'], also: ['maïs'], alsoEn: ['bouquet'], kind: 'not_sold' });
    await product('mais', 'Maïs en grains', 'Corn');
    await product('bouquet', 'Bouquet', 'Bouquet');
    await product('couronne', 'Couronne de cornouiller', 'Dogwood wreath');
    expect((await search('bledinde')).tries).toEqual(['maïs']);
    expect((await search('giftcard', 'en')).tries).toEqual(['bouquet']);
  });

  it('corrects short words: two letters swapped at the beginning, one doubled or left out', async () => {
    await product('oeufs', 'Œufs', 'Eggs');
    await product('canard', 'Canard', 'Duck');
    await product('confiture', 'Confiture', 'Jam');
    await product('argousier', 'Argousier', 'Sea buckthorn');
    expect((await search('eouf')).found).toEqual(['oeufs']);
    expect((await search('egs', 'en')).found).toEqual(['oeufs']);
    expect((await search('duk', 'en')).found).toEqual(['canard']);
    expect((await search('jame', 'en')).found).toEqual(['confiture']);
    expect((await search('tee', 'en')).found).toEqual([]);
  });

  it('corrects a word that is only part of a term', async () => {
    await synonyms({ fr: ['tartinade au fromage'], en: ['cheez whiz'], alsoEn: ['cheese'], kind: 'not_sold' });
    await product('fromage', 'Fromage', 'Cheese');
    expect(await search('cheez', 'en')).toMatchObject({ found: ['fromage'], instead: 'cheese' });
    expect((await search('cheez whiz', 'en')).tries).toEqual(['cheese']);
  });

  it('takes bred for bread, by its sound', async () => {
    await product('pain', 'Pain', 'Bread');
    await product('tresse', 'Tresse d’ail', 'Garlic braid');
    await product('autre', 'Pain noir', 'Dark bread');
    expect((await search('bred', 'en')).found[0]).toBe('pain');
  });

  it('corrects a word beside a correct one, and compares whole words where their plurals are built otherwise', async () => {
    await product('italienne', 'Saucisse italienne');
    expect(await search('saussice italienne')).toMatchObject({ found: ['italienne'], instead: 'saucisse italienne' });
  });

  it('reads a word that the market has as another that sounds alike, where only that is called by all of them', async () => {
    await product('lait', 'Lait entier', 'Whole milk');
    await product('poulet', 'Poulet entier', 'Whole chicken');
    await product('poules', 'Œufs de poules', 'Eggs with holes');
    expect(await search('poulé entier')).toMatchObject({ found: ['poulet'], instead: 'poulet entier' });
    expect(await search('hole milk', 'en')).toMatchObject({ found: ['lait'], instead: 'whole milk' });
    expect((await search('œufs entier')).found).not.toEqual([]);
  });

  it.each([
    ['fr', 'shampignons', 'champignons'],
    ['fr', 'zoeufs', 'oeufs'],
    ['fr', 'citrouie', 'citrouille'],
    ['fr', 'bluëet', 'bleuet'],
    ['fr', 'coriande', 'coriandre'],
    ['en', 'vinager', 'vinaigre'],
    ['en', 'carrets', 'carottes'],
    ['en', 'honny', 'miel'],
    ['en', 'sope', 'savon'],
    ['en', 'hamm', 'jambon'],
    ['en', 'peers', 'poires'],
  ] as const)('in %s, corrects %s', async (locale, words, handle) => {
    await synonyms({ fr: ['marteau'], en: ['hammer', 'carpet'], kind: 'not_sold', apart: true });
    const names = [
      ['champignons', 'Champignons', 'Mushrooms'],
      ['oeufs', 'Œufs', 'Eggs'],
      ['citrouille', 'Citrouille', 'Pumpkin'],
      ['bleuet', 'Bleuet', 'Blueberry'],
      ['coriandre', 'Coriandre', 'Coriander'],
      ['vinaigre', 'Vinaigre', 'Vinegar'],
      ['carottes', 'Carottes', 'Carrots'],
      ['miel', 'Miel', 'Honey'],
      ['savon', 'Savon', 'Soap'],
      ['jambon', 'Jambon', 'Ham'],
      ['poires', 'Poires', 'Pears'],
      ['gazon', 'Gazon', 'Sod'],
      ['soins', 'Soins', 'Care'],
    ] as const;
    for (const [name, fr, en] of names) await product(name, fr, en);
    expect((await search(words, locale)).found[0]).toBe(handle);
  });
});
