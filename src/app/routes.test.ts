import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

test('no two routes share the way to their screen: the router empties it once the first has loaded', () => {
  const ways = (routes[0]?.children ?? []).flatMap((route) => (typeof route.lazy === 'object' ? [route.lazy] : []));
  expect(ways.length).toBeGreaterThan(4);
  expect(new Set(ways).size).toBe(ways.length);
});
