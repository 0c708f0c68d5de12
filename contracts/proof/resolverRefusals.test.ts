import { expect, it } from 'vitest';
import { MarketError, MarketErrors } from '../../server/marketError.ts';
import type { Kind } from './resolverMutant.ts';
import { wrongRefusal } from './resolverRefusals.ts';

const full = new MarketError('MAX_REACHED', { nb: 3, name: 'Pomme' });
const both = new MarketErrors([full, new MarketError('NO_PLACE')]);
const alteredError = (kind: Kind, detail: string, error: unknown) =>
  wrongRefusal({ kind, detail, at: 'Mutation.addToCart', domain: 'cart' }, error);

it('swallows one refusal of several', () => {
  expect(alteredError('a refusal swallowed', 'MAX_REACHED', full)).toBeNull();
  const remaining = alteredError('a refusal swallowed', 'MAX_REACHED', both);
  expect(remaining).toBeInstanceOf(MarketErrors);
  expect((remaining as MarketErrors).errors.map(({ code }) => code)).toEqual(['NO_PLACE']);
});

it('throws another code without params, of the same class, so that the market writes it as its own', () => {
  const other = alteredError('a refusal with another code', 'MAX_REACHED', full) as MarketError;
  expect(other).toBeInstanceOf(MarketError);
  expect([other.code, other.params]).toEqual(['NOT_FOUND', { nb: 3, name: 'Pomme' }]);
  const bare = alteredError('a refusal without its params', 'MAX_REACHED', full) as MarketError;
  expect([bare.code, bare.params, bare.message]).toEqual(['MAX_REACHED', {}, 'MAX_REACHED']);
  const second = alteredError('a refusal with another code', 'NO_PLACE', both) as MarketErrors;
  expect(second.errors.map(({ code }) => code)).toEqual(['MAX_REACHED', 'NOT_FOUND']);
  expect(full.code).toBe('MAX_REACHED');
});

it('keeps only the first of several refusals', () => {
  expect(alteredError('the first refusal only', '', both)).toBe(full);
  expect(alteredError('the first refusal only', '', full)).toBe(full);
});

it('leaves other refusals, one without params, and other errors untouched', () => {
  expect(alteredError('a refusal swallowed', 'NO_PLACE', full)).toBe(full);
  const bare = new MarketError('NO_PLACE');
  expect(alteredError('a refusal without its params', 'NO_PLACE', bare)).toBe(bare);
  const defect = new TypeError('x is undefined');
  expect(alteredError('a refusal swallowed', 'NO_PLACE', defect)).toBe(defect);
});
