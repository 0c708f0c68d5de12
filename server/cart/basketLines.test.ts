import { expect, it } from 'vitest';
import { shownBaskets } from './basketLines.ts';
import type { StoredBasket } from './basketLineStore.ts';

const basket = (inCart: boolean | null, active: boolean) => ({ inCart, active }) as StoredBasket;
const line = {} as Parameters<typeof shownBaskets>[0]['lines'][number];

it.each([
  // [in the cart, on offer], and whether it is shown beside another line and alone
  [true, true, true, true],
  // What was confirmed stays, so that the cart says that it is not on offer any more.
  [true, false, true, true],
  [null, true, true, false],
  [null, false, false, false],
  [false, true, false, false],
  [false, false, false, false],
] as const)(
  'shows a basket confirmed: %s, on offer: %s, beside a line: %s, alone: %s (E51)',
  (inCart, active, beside, alone) => {
    const baskets = [basket(inCart, active)];
    expect(shownBaskets({ lines: [line], baskets })).toHaveLength(beside ? 1 : 0);
    expect(shownBaskets({ lines: [], baskets })).toHaveLength(alone ? 1 : 0);
  },
);
