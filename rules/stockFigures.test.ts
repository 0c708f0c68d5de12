import { expect, it } from 'vitest';
import { isPossibleStock, movedStock, STOCK_MAX } from './stockFigures.ts';

/** No two figures are the same. */
const FIGURES = { trackStock: true, stock: 20, stockMdo: 9, held: 6, heldMdo: 3 };

it.each<[string, Partial<typeof FIGURES>, tracked: boolean, untracked: boolean]>([
  ['as they are', {}, true, true],
  ['as much as is held', { stock: 9, held: 9 }, true, true],
  ['less than is held', { stock: 9, held: 10 }, false, true],
  ['all at the market', { stock: 9 }, true, true],
  ['more at the market than there is', { stock: 8 }, false, true],
  ['as much at the market as is held there', { stockMdo: 3 }, true, true],
  ['less at the market than is held there', { stockMdo: 2 }, false, false],
  ['nothing', { stock: 0, stockMdo: 0, held: 0, heldMdo: 0 }, true, true],
  ['below nothing', { stock: -1, stockMdo: -1, held: -1, heldMdo: -1 }, false, false],
  ['half a unit', { stock: 20.5 }, false, false],
  ['the most', { stock: STOCK_MAX }, true, true],
  ['more than the most', { stock: STOCK_MAX + 1 }, false, false],
])('of a variant that is counted, or not, figures may be: %s', (_, more, tracked, untracked) => {
  const may = (trackStock: boolean) => isPossibleStock({ ...FIGURES, ...more, trackStock });
  expect([may(true), may(false)]).toEqual([tracked, untracked]);
});

it('moves stock and its part at the market, and nothing else', () => {
  expect(movedStock(FIGURES, { stock: -4, stockMdo: 2 })).toEqual({ ...FIGURES, stock: 16, stockMdo: 11 });
  expect(movedStock(FIGURES, { stock: -12, stockMdo: 0 })).toBeNull();
  expect(movedStock(FIGURES, { stock: 0, stockMdo: -7 })).toBeNull();
});
