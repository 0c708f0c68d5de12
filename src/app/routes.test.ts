import { expect, test } from 'vitest';
import { Guard } from '../identity/Guard.tsx';
import { routes } from './routes.tsx';

test('no two routes share the way to their screen: the router empties it once the first has loaded', () => {
  const ways = (routes[0]?.children ?? []).flatMap((route) => (typeof route.lazy === 'object' ? [route.lazy] : []));
  expect(ways.length).toBeGreaterThan(4);
  expect(new Set(ways).size).toBe(ways.length);
});

test('from one step of the cart to another nothing is asked for; where one is, it may be asked for again', () => {
  const cart = routes[0]?.children?.find(({ id }) => id === 'cart');
  const asks = (from: string, to: string) =>
    cart?.shouldRevalidate?.({
      currentUrl: new URL(from, 'http://localhost'),
      nextUrl: new URL(to, 'http://localhost'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect([
    asks('/panier', '/panier/expedition'),
    asks('/panier/balance', '/panier'),
    asks('/panier', '/panier'),
  ]).toEqual([false, false, true]);
});

// The desk has it within (DeskScreen.test.tsx).
test('the guard stands before the pages of F-021 and the receipts, in both languages', async () => {
  const guarded: string[] = [];
  for (const route of routes[0]?.children ?? []) {
    const Screen = typeof route.lazy === 'object' ? await route.lazy.Component?.() : null;
    if (!Screen) continue;
    // The guard's element is the only one that these are made of; screens have names of their own.
    const drawn = Screen.name === 'Guarded' ? (Screen as unknown as () => { type: unknown })().type : null;
    if (drawn === Guard) guarded.push(route.id ?? '');
  }
  const names = ['orders', 'order', 'orderProgress', 'account', 'login', 'basketSubscription', 'receipt'];
  expect(guarded.toSorted()).toEqual(names.flatMap((name) => [name, `${name}-secondary`]).toSorted());
}, 60_000);
