import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { addresses, pageNames } from '#rules/addresses.ts';
import { Guard } from '../identity/Guard.tsx';
import type { PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';

it('requests nothing from one step of the cart to another, unless the cart has not loaded', () => {
  const cart = routes[0]?.children?.find(({ id }) => id === 'cart');
  const revalidates = (from: string, to: string) =>
    cart?.shouldRevalidate?.({
      currentUrl: new URL(from, 'http://localhost'),
      nextUrl: new URL(to, 'http://localhost'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect([
    revalidates('/panier', '/panier/expedition'),
    revalidates('/panier/balance', '/panier'),
    revalidates('/panier', '/panier'),
  ]).toEqual([false, false, true]);
});

it('has each page twice in the browser: by its French path, and as a secondary route by its English one (F-002)', () => {
  const paths = new Map(routes[0]?.children?.map(({ id, path }) => [id, path]));
  const missing = pageNames.filter((name) => {
    const [primary, secondary] = [paths.get(name), paths.get(`${name}-secondary`)];
    // What is below the desk and is no view of it stays at the desk.
    const below = name === 'desk' ? '/*' : '';
    return primary !== addresses[name].fr + below || secondary !== addresses[name].en + below;
  });
  expect(missing).toEqual([]);
});

// The desk has its guard inside (DeskScreen.test.tsx).
it('guards the pages of F-021 and the receipts, in both languages', async () => {
  const guarded: string[] = [];
  for (const route of routes[0]?.children ?? []) {
    const { preload } = route.handle as PageHandle;
    await preload?.();
    // A screen in a chunk of its own renders what its route stores; a guard's element has only one child.
    const element = preload && (route.Component as () => ReactElement<object, () => ReactElement>)();
    if (element && element.type.name === 'Guarded' && element.type().type === Guard) guarded.push(route.id ?? '');
  }
  const names = ['orders', 'order', 'orderProgress', 'account', 'login', 'basketSubscription', 'receipt'];
  expect(guarded.toSorted()).toEqual(names.flatMap((name) => [name, `${name}-secondary`]).toSorted());
});
