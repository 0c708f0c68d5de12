import { describe, expect, it } from 'vitest';
import { searchMarket } from '../../tests/support/searchMarket.ts';

describe('what is announced is shown', () => {
  const on = searchMarket();
  const { product, synonyms, search } = on;
  const avocado = { fr: ['avocat'], also: ['houmous', 'tartinade'], kind: 'not_sold' as const, apart: true };

  it('shows of each term in place of what is not sold one after the other, the nearest first', async () => {
    await synonyms(avocado);
    await product('houmous', 'Houmous');
    await product('cumin', 'Houmous au cumin');
    await product('tartinade', 'Tartinade d’aubergines');
    expect(await search('avocat')).toMatchObject({
      found: ['houmous', 'tartinade', 'cumin'],
      tries: ['houmous', 'tartinade'],
    });
  });

  it('shows what else there is of a term whose best is sold out, and does not announce what is sold out', async () => {
    await synonyms(avocado, { fr: ['fenugrec'], also: ['houmous', 'cerfeuil'], kind: 'not_sold', apart: true });
    for (const name of ['Houmous', 'Houmous fin', 'Houmous doux', 'Houmous vert', 'Houmous rose'])
      await product(name.toLowerCase().replace(' ', '-'), name);
    await product('autre', 'Tartinade d’aubergines');
    for (const [handle, name] of [
      ['tartinade', 'Tartinade'],
      ['cerfeuil', 'Cerfeuil'],
    ] as const)
      await on.market.product(handle, 'farm', { name_primary: name }, [], [{ stock: 0 }]);
    expect((await search('avocat')).found.slice(0, 2)).toEqual(['houmous', 'autre']);
    const { found, tries, instead } = await search('fenugrec');
    expect([found.at(-1), tries, instead]).toEqual(['cerfeuil', ['houmous'], 'houmous']);
  });

  it('counts what several terms name for the one with the fewest goods', async () => {
    await synonyms({ fr: ['skyr'], also: ['yogourt', 'yogourt grec'], kind: 'not_sold' });
    await product('grec', 'Yogourt grec');
    await product('nature', 'Yogourt nature');
    await product('bleuets', 'Yogourt aux bleuets');
    expect((await search('skyr')).found.slice(0, 2)).toEqual(['nature', 'grec']);
  });

  it('takes a term that says what it is for whole', async () => {
    await synonyms({ fr: ['viande pour bourguignon'], also: ['cubes'] });
    await product('viande', 'Viande');
    await product('cubes', 'Cubes');
    expect((await search('viande pour bourguignon')).found).toEqual(['cubes']);
  });

  it('announces nothing in place of words that are among it', async () => {
    await synonyms({ fr: ['liqueur'], also: ['soda', 'liqueur'] });
    await product('framboise', 'Soda à la framboise');
    await product('cassis', 'Liqueur de cassis');
    expect(await search('liqueur')).toMatchObject({ found: ['framboise', 'cassis'], instead: null });
  });
});
