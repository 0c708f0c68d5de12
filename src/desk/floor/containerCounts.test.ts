import { describe, expect, it } from 'vitest';
import { amountOf, heldAfter, withCountResult, withoutListed, type ContainerCount } from './containerCounts.ts';

const HELD = [
  { deposit: 200, quantity: 5, products: ['Lait'] },
  { deposit: 10, quantity: 6, products: ['Bière'] },
];
const countOf = (values: Partial<ContainerCount> = {}): ContainerCount => ({
  order: 'ord_1',
  code: '416 K',
  customer: 'Camille Roy',
  containers: [{ deposit: 200, quantity: 2 }],
  requestId: 'r1',
  at: 1000,
  state: 'waiting',
  ...values,
});

it('comes to its deposits, each as often as it was counted', () => {
  const counted = [
    { deposit: 200, quantity: 2 },
    { deposit: 10, quantity: 3 },
  ];
  expect(amountOf(counted)).toBe(430);
});

describe('what a list has is less what was counted on this device since', () => {
  const left = (...counts: ContainerCount[]) =>
    heldAfter(HELD, counts, 'ord_1').map(({ deposit, quantity }) => [deposit, quantity]);
  it.each<[string, ContainerCount[], number[][]]>([
    ['of this order', [countOf()], [[200, 3], [10, 6]]], // prettier-ignore
    ['and credited already', [countOf({ state: 'done' })], [[200, 3], [10, 6]]], // prettier-ignore
    ['but not what the market refused', [countOf({ state: 'refused' })], [[200, 5], [10, 6]]], // prettier-ignore
    ['nor of another order', [countOf({ order: 'ord_2' })], [[200, 5], [10, 6]]], // prettier-ignore
    ['in several counts', [countOf(), countOf({ containers: [{ deposit: 200, quantity: 1 }] })], [[200, 2], [10, 6]]], // prettier-ignore
    ['down to none, which is not offered', [countOf({ containers: [{ deposit: 200, quantity: 5 }] })], [[10, 6]]],
  ])('%s', (_, counts, expected) => {
    expect(left(...counts)).toEqual(expected);
  });
});

it('is not subtracted from a list that was read after it was credited', () => {
  const counts = [
    countOf({ requestId: 'before', at: 999, state: 'done' }),
    countOf({ requestId: 'then', at: 1000, state: 'done' }),
    countOf({ requestId: 'waiting', at: 500 }),
    countOf({ requestId: 'refused', at: 500, state: 'refused' }),
  ];
  expect(withoutListed(counts, 1000).map(({ requestId }) => requestId)).toEqual(['then', 'waiting', 'refused']);
});

it('gets the result of its own request, and is gone without one', () => {
  const counts = [countOf(), countOf({ requestId: 'r2', at: 2000 })];
  expect(withCountResult(counts, 'r2', { state: 'done', at: 3000 })).toEqual([
    countOf(),
    countOf({ requestId: 'r2', at: 3000, state: 'done' }),
  ]);
  expect(withCountResult(counts, 'r1', null)).toEqual([countOf({ requestId: 'r2', at: 2000 })]);
});
