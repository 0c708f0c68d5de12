import { describe, expect, it } from 'vitest';
import {
  CART_VIEW_NAMES,
  cartViewName,
  cartViewOf,
  deliveryMethodFor,
  hasStepThree,
  initialStep,
} from './cartSteps.ts';

describe('initialStep (F-085)', () => {
  it.each([
    ['balance', 3],
    ['expedition', 2],
    ['livraison', 2],
    ['delivery', 2],
    ['cueillette', 2],
    ['pickup', 2],
    ['membre', 1],
    ['member', 1],
    [undefined, 1],
    ['', 1],
    ['inconnu', 1],
    ['toString', 1],
  ])('opens %s at step %d', (view, step) => {
    expect(initialStep(view)).toBe(step);
  });
  it.each([
    [-1, true, 3],
    [-1, false, 2],
    [0, true, 2],
    [1200, true, 2],
  ])('opens the balance view, with %d and place %s, at step %d (E34)', (balanceAvailable, hasPlace, step) => {
    expect(initialStep('balance', { balanceAvailable, hasPlace })).toBe(step);
  });
  it('decides the other views before the cart has loaded', () => {
    expect(initialStep('livraison', { balanceAvailable: 0, hasPlace: false })).toBe(2);
    expect(initialStep(null, { balanceAvailable: -1, hasPlace: true })).toBe(1);
  });
});

describe('deliveryMethodFor (F-103, E35)', () => {
  it.each([
    ['livraison', false, 'ship'],
    ['delivery', false, 'ship'],
    ['expedition', false, 'pickup'],
    ['expedition', true, 'ship'],
    ['cueillette', false, 'pickup'],
    ['pickup', true, 'ship'],
    [null, false, 'pickup'],
    [null, true, 'ship'],
  ])('chooses for view %s and zone %s: %s', (view, hasZone, method) => {
    expect(deliveryMethodFor(view, hasZone)).toBe(method);
  });
});

describe('hasStepThree (F-115)', () => {
  it('has a third step only for credit', () => {
    expect([-1, 0, 1].map(hasStepThree)).toEqual([true, false, false]);
  });
});

describe('the views’ names', () => {
  it('are the eight of spec 2', () => {
    const names = Object.values(CART_VIEW_NAMES).flatMap(({ fr, en }) => [fr, en]);
    expect([...new Set(names)].sort()).toEqual(
      ['balance', 'cueillette', 'delivery', 'expedition', 'livraison', 'member', 'membre', 'pickup'].sort(),
    );
  });
  it('translate from one language to the other', () => {
    expect(cartViewName('livraison', 'en')).toBe('delivery');
    expect(cartViewName('delivery', 'fr')).toBe('livraison');
    expect(cartViewName('cueillette', 'fr')).toBe('cueillette');
    expect(cartViewName('inconnu', 'en')).toBeNull();
    expect(cartViewOf(undefined)).toBeNull();
  });
});
