import { expect, it } from 'vitest';
import type { JudgedResolver } from './resolverProof.ts';
import { judgedLine, kindTable, detectionOf } from './resolverReport.ts';

const judged = (changes: Partial<JudgedResolver>): JudgedResolver => ({
  mutant: { kind: 'a cent more', at: 'Variant.price', domain: 'catalogue' },
  caught: null,
  differences: 0,
  interactions: 12,
  ...changes,
});
const caught = judged({
  caught: { by: 'CartScreenQuery: returns a cart with a line', path: '$.data.cart', suite: 'contract' },
  differences: 1,
});
const allowed = judged({ differences: 4, mutant: { kind: 'another text', at: 'Product.name', domain: 'catalogue' } });

it('distinguishes what was caught, what the contract allows, and what was never met', () => {
  expect([caught, allowed, judged({})].map(detectionOf)).toEqual(['caught', 'allowed', 'never met']);
  expect(judgedLine(caught)).toBe(
    'caught     a cent more: Variant.price  by CartScreenQuery: returns a cart with a line at $.data.cart (contract)\n',
  );
  expect(judgedLine(judged({}))).toBe('never met  a cent more: Variant.price  in 12 interactions\n');
});

it('counts by kind and by part of the market', () => {
  const table = kindTable([caught, allowed, judged({})]);
  expect(table).toContain('| a cent more | 2 | 1 | 1 | 0 | 0 | 1 |');
  expect(table).toContain('| another text | 1 | 0 | 0 | 0 | 1 | 0 |');
  expect(table).toContain('| catalogue | 3 | 1 | 1 | 0 | 1 | 1 |');
  expect(table).toContain('| all | 3 | 1 | 1 | 0 | 1 | 1 |');
});
