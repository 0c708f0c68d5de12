import { describe, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';

describe('what is nearest to what is not there', () => {
  const on = searchMarket();
  const { product, synonyms, search } = on;

  it('shows beside a need what is near and declared so, on the same shelf or in the same category, or else all of it', async () => {
    await on.market.collection('alcools', { name_primary: 'Alcools' });
    const parent_id = testId('collection alcools');
    await on.market.collection('bieres', { name_primary: 'Bières', parent_id });
    await on.market.collection('cidres', { name_primary: 'Cidres', parent_id });
    const free = { diets: ['gluten_free' as const] };
    await on.market.product('pain', 'farm', { name_primary: 'Pain de riz', priority: 1, ...free });
    await on.market.product('biere', 'farm', { name_primary: 'Bière blonde' }, ['bieres']);
    await on.market.product('cidre', 'farm', { name_primary: 'Cidre brut', priority: 2, ...free }, ['cidres']);
    expect(await search('bière sans gluten')).toMatchObject({ found: ['cidre'], needs: ['gluten_free'] });
    expect((await search('sirop sans gluten')).found).toEqual(['pain', 'cidre']);
    expect((await search('sans gluten')).found).toEqual(['pain', 'cidre']);
  });

  it('shows what is declared vegan, and says so, where nothing is declared free of milk, but to no one with an allergy', async () => {
    const diets = ['vegan' as const, 'vegetarian' as const];
    await on.market.product('sorbet', 'farm', { name_primary: 'Crème glacée aux pommes', diets });
    await product('erable', 'Crème glacée à l’érable');
    expect(await search('crème glacée sans lait')).toEqual(
      expect.objectContaining({ found: ['sorbet'], instead: 'crème glacée végane', needs: ['vegan'] }),
    );
    expect(await search('crème glacée allergie au lait')).toMatchObject({ found: [], needs: ['milk_free'] });
    expect((await search('crème glacée allergie aux noix')).found).toEqual([]);
  });

  it('shows of a dish first what its words name', async () => {
    await synonyms(
      { fr: ['sandwich au jambon'], also: ['pain de mie', 'jambon'], kind: 'dish' },
      { fr: ['pâtes aux pétoncles'], also: ['fettuccine'], kind: 'dish' },
      { fr: ['pain doré'], also: ['brioche'], kind: 'dish' },
    );
    await product('pain', 'Pain de mie');
    await product('jambon', 'Jambon fumé');
    await product('petoncles', 'Pétoncles');
    await product('fettuccine', 'Fettuccine');
    await product('brioche', 'Brioche');
    await product('dore', 'Doré');
    expect((await search('sandwich au jambon')).found).toEqual(['jambon', 'pain']);
    expect((await search('pâtes aux pétoncles')).found).toEqual(['petoncles', 'fettuccine']);
    expect((await search('pain doré')).found).toEqual(['brioche']);
  });

  it('shows nothing for what is not sold beside words that only say how it is', async () => {
    await synonyms({ fr: ['nourriture pour chien'], kind: 'not_sold', apart: true });
    await product('bleu', 'Bleu au lait cru');
    await product('epinards', 'Épinards congelés');
    expect((await search('nourriture pour chien crue')).found).toEqual([]);
    expect((await search('nourriture congelée pour chien')).found).toEqual([]);
    expect((await search('congelés')).found).toEqual(['epinards']);
  });

  it('takes a bucket for a package, and pis for et', async () => {
    await product('miel', 'Miel');
    await product('lait', 'Lait');
    await product('pain', 'Pain');
    expect(await search('chaudière de miel')).toMatchObject({ found: ['miel'], instead: null });
    expect((await search('du lait pis du pain')).found.sort()).toEqual(['lait', 'pain']);
  });
});
