import { expect, it } from 'vitest';
import { orderResolvers } from './orderResolvers.ts';

it.each([
  ['box', 'box', true],
  ['bread', 'box', false],
  ['bread', null, false],
  // A variant that has left the catalogue, in a market that lends no box.
  [null, null, false],
  [null, 'box', false],
])('tells whether a line of %s is the reusable box %s', async (variantId, box, expected) => {
  const services = { catalogue: { current: async () => ({ reusableBox: box === null ? null : { id: box } }) } };
  const resolve = orderResolvers.OrderLine.reusableBox as unknown as (...args: unknown[]) => unknown;
  expect(await resolve({ variantId }, {}, { services })).toBe(expected);
});
