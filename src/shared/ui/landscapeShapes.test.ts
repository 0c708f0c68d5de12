import { expect, it } from 'vitest';
import { drawLandscape } from './landscapeShapes.ts';
import { familyOf, landscapeKinds } from './seededDrawing.ts';

const seeds = Array.from({ length: 100 }, (_, index) => `ferme-${index}`);

it('draws the same landscape for the same seed, and another one for another', () => {
  expect(drawLandscape('ferme-bellevallee', 306)).toEqual(drawLandscape('ferme-bellevallee', 306));
  expect(new Set(seeds.map((seed) => JSON.stringify(drawLandscape(seed, 306)))).size).toBe(seeds.length);
});

it('uses all six palettes and all six details', () => {
  const families = seeds.map(familyOf);
  expect(new Set(families.map(({ palette }) => palette.sky)).size).toBe(6);
  expect(new Set(families.map(({ kind }) => kind))).toEqual(new Set(landscapeKinds));
});

it.each([306, 468])('keeps the sun in the middle third at width %i, and every path free of broken numbers', (width) => {
  for (const seed of seeds) {
    const { sun, parts } = drawLandscape(seed, width);
    expect(sun.x).toBeGreaterThanOrEqual(width * 0.33);
    expect(sun.x).toBeLessThanOrEqual(width * 0.67);
    expect(parts.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/);
  }
});
