import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleCollections } from './useScrollReveal.ts';

describe('visibleCollections (E43)', () => {
  it.each([
    [0, 10, 3],
    [399, 10, 3],
    [400, 10, 4],
    [799.5, 10, 4],
    [800, 10, 5],
    [-120, 10, 3],
    [9000, 10, 10],
    [0, 2, 2],
    [0, 0, 0],
  ])('at %d px of %d collections: %d', (scrollY, all, expected) => {
    expect(visibleCollections(scrollY, all)).toBe(expected);
  });
  it('never shrinks on the way up', () => {
    expect(visibleCollections(0, 10, 7)).toBe(7);
    expect(visibleCollections(4000, 10, 7)).toBe(10);
  });
  it('never shows more than there are, nor fewer than before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 20_000 }), fc.nat(40), fc.nat(40), (scrollY, all, before) => {
        const expected = visibleCollections(scrollY, all, before);
        expect(expected).toBeLessThanOrEqual(all);
        expect(expected).toBeGreaterThanOrEqual(Math.min(all, before));
      }),
    );
  });
});
