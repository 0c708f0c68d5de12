import { beforeEach, describe, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

describe('what the search advises', () => {
  const on = searchMarket();
  beforeEach(async () => {
    for (const [handle, name] of [
      ['pomme', 'Pommes Lobo'],
      ['poire', 'Poires Bosc'],
      ['boeuf', 'Bœuf haché'],
      ['mais', 'Maïs en grains'],
      ['pain', 'Pain aux bananes'],
    ] as const)
      await on.product(handle, name);
  });

  /** Groups that advise have no terms in common with others. */
  const synonyms = (...groups: Parameters<typeof on.synonyms>) =>
    on.synonyms(...groups.map((group) => ({ ...group, apart: group.kind !== undefined })));
  async function search(words: string) {
    const { found, instead: correctedWords, advice } = await on.search(words);
    return { found, correctedWords, advice };
  }

  it('names what to try in place of what is not sold, though something is made of it', async () => {
    await synonyms({ fr: ['banane'], also: ['poire', 'pomme', 'mangue'], kind: 'not_sold' });
    expect(await search('bananes')).toEqual({
      found: ['poire', 'pomme'],
      correctedWords: 'poire, pomme',
      advice: { kind: 'not_sold', tries: ['poire', 'pomme'] },
    });
  });

  it('says nothing of a group once a product is called so', async () => {
    await synonyms({ fr: ['banane'], also: ['poire'], kind: 'not_sold' });
    await on.market.product('banane', 'farm', { name_primary: 'Bananes de serre' });
    const { found, advice } = await search('banane');
    expect(found[0]).toBe('banane');
    expect(found).not.toContain('poire');
    expect(advice).toBeNull();
  });

  it.each(['dish', 'occasion'] as const)('shows in turn what a group of the kind %s names', async (kind) => {
    await on.market.product('boeuf-maigre', 'farm', { name_primary: 'Bœuf haché maigre' });
    await synonyms({ fr: ['pâté chinois'], also: ['bœuf haché', 'maïs'], kind });
    const { found, advice } = await search('pate chinois');
    expect(found).toEqual(['boeuf', 'mais', 'boeuf-maigre']);
    expect(advice).toEqual({ kind, tries: ['bœuf haché', 'maïs'] });
  });

  it('says that a known word is not sold, and nothing of an unknown one', async () => {
    await synonyms({ fr: ['poêle', 'couteau'], kind: 'not_sold' });
    const notSold = { found: [], correctedWords: null, advice: { kind: 'not_sold', tries: [] } };
    expect(await search('poêle')).toEqual(notSold);
    expect(await search('couteau à pain')).toEqual(notSold);
    expect(await search('xqzwv')).toMatchObject({ found: [], advice: null });
  });

  it('leaves an occasion beside a thing out of the words that it searched', async () => {
    await synonyms({ fr: ['pâques'], also: ['poire'], kind: 'occasion' });
    expect(await search('pommes de pâques')).toMatchObject({ found: ['pomme'], correctedWords: 'pommes' });
  });

  it.each(['pique-nique d’ados', 'chalet, fin de semaine', 'souper de pique-nique'])(
    'advises on the occasion in %s as on the occasion alone',
    async (words) => {
      await on.market.product('pomme-rouge', 'farm', { name_primary: 'Pommes rouges' });
      await synonyms(
        { fr: ['pique-nique', 'chalet', 'fin de semaine'], also: ['pomme', 'poire'], kind: 'occasion' },
        { fr: ['souper'], also: ['bœuf haché'] },
      );
      const { found, advice } = await search(words);
      expect([found, advice?.kind]).toEqual([['pomme', 'poire', 'pomme-rouge'], 'occasion']);
    },
  );

  it('advises on what is wanted where two occasions are named', async () => {
    await synonyms(
      { fr: ['cadeau'], also: ['pomme', 'poire'], kind: 'occasion' },
      { fr: ['noël'], also: ['poire'], kind: 'occasion' },
    );
    expect((await search('cadeau noel')).found).toEqual(['pomme', 'poire']);
  });

  it('reads a term whose words are small ones of the other language', async () => {
    await synonyms({ fr: ['nouvel an'], also: ['poire'], kind: 'occasion' });
    await on.market.product('ancien', 'farm', { name_primary: 'Cretons anciens' });
    expect((await search('nouvel an')).found).toEqual(['poire']);
  });

  it('shows first what is sold in the amount that is typed, and says that the rest is others', async () => {
    await on.market.product('oeuf', 'farm', { name_primary: 'Œufs blancs' }, [], [{ name_primary: 'demi-douzaine' }]);
    await on.market.product('oeufs', 'farm', { name_primary: 'Œufs bruns' }, [], [{ name_primary: 'la douzaine' }]);
    for (const words of ['œufs 12', 'douzaine d’œufs'])
      expect(await search(words)).toEqual({ found: ['oeufs', 'oeuf'], correctedWords: null, advice: null });
    expect((await search('œufs 30')).correctedWords).toBe('œufs');
  });

  it('advises nothing where the words only say what is avoided', async () => {
    await synonyms({ fr: ['noix'], also: ['poire'], kind: 'not_sold' });
    expect(await search('allergique aux noix')).toMatchObject({ correctedWords: null, advice: null });
  });

  it('reads small words as such, whatever single letters the terms have', async () => {
    await synonyms({ fr: ['e.d. smith', 'pomme de terre'], kind: 'not_sold' });
    expect((await search('pomme de terre')).found).toEqual([]);
  });
});
