import { expect, it } from 'vitest';
import { byDistance, distanceText } from './distanceText.ts';

const hull = { latitude: 45.43, longitude: -75.72 };
const north = (km: number) => ({ ...hull, latitude: hull.latitude + km / 111.195 });
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

it.each([
  [0, '0 km', '0 km'],
  [3.42, '3,4 km', '3.4 km'],
  [9.94, '9,9 km', '9.9 km'],
  [9.96, '10 km', '10 km'],
  [12.4, '12 km', '12 km'],
])('says %f km as %s and %s', (km, french, english) => {
  expect(plain(distanceText(hull, north(km), 'fr'))).toBe(french);
  expect(plain(distanceText(hull, north(km), 'en'))).toBe(english);
});

it('says nothing without one of the places', () => {
  expect(distanceText(null, hull, 'fr')).toBeNull();
  expect(distanceText(hull, null, 'fr')).toBeNull();
});

it('sorts the nearest first, and places without a position last', () => {
  const items = [{ position: north(9) }, { position: null }, { position: north(-2) }, { position: north(5) }];
  expect(byDistance(items, hull)).toEqual([items[2], items[3], items[0], items[1]]);
  expect(byDistance(items, null)).toEqual(items);
});
