import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Guard } from '../identity/Guard.tsx';
import type { PageHandle } from './pageHandle.ts';
import { routes } from './routes.tsx';

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
    const { preload } = route.handle as PageHandle;
    await preload?.();
    // A screen in a chunk of its own is drawn by what its route holds; a guard's element is the only one that it is made of.
    const element = preload && (route.Component as () => ReactElement<object, () => ReactElement>)();
    if (element && element.type.name === 'Guarded' && element.type().type === Guard) guarded.push(route.id ?? '');
  }
  const names = ['orders', 'order', 'orderProgress', 'account', 'login', 'basketSubscription', 'receipt'];
  expect(guarded.toSorted()).toEqual(names.flatMap((name) => [name, `${name}-secondary`]).toSorted());
}, 60_000);
