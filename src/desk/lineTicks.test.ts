import { expect, test } from 'vitest';
import { batchesOf, compared, decided, withoutHope, withoutSent, withTick, type LineTick } from './lineTicks.ts';

const packed: LineTick = { line: 'a', status: 'packed', seen: 'waiting' };

test('a line has one mark, over what was seen first, and none once it is back there', () => {
  const missing = withTick([packed], { line: 'a', status: 'missing', seen: 'packed' });
  expect(missing).toEqual([{ line: 'a', status: 'missing', seen: 'waiting' }]);
  expect(withTick(missing, { line: 'a', status: 'waiting', seen: 'missing' })).toEqual([]);
  expect(withTick([packed], { line: 'b', status: 'packed', seen: 'received' })).toHaveLength(2);
});

test('what was sent is no mark any more; one that was changed under way stands on what was sent', () => {
  expect(withoutSent([packed], [packed])).toEqual([]);
  const missing: LineTick = { ...packed, status: 'missing' };
  expect(withoutSent([missing], [packed])).toEqual([{ line: 'a', status: 'missing', seen: 'packed' }]);
  expect(withoutSent([packed], [{ ...packed, line: 'b' }])).toEqual([packed]);
});

test('what somebody else has changed stands beside it; what is so already is done; what is not told of stays', () => {
  expect(compared([packed], new Map([['a', 'waiting']]))).toEqual([packed]);
  expect(compared([packed], new Map([['a', 'packed']]))).toEqual([]);
  expect(compared([packed], new Map([['a', 'missing']]))).toEqual([{ ...packed, theirs: 'missing' }]);
  expect(compared([packed], new Map([['b', 'missing']]))).toEqual([packed]);
  const crossed: LineTick = { ...packed, theirs: 'missing' };
  expect(compared([crossed], new Map([['a', 'waiting']]))).toEqual([packed]);
  expect(compared(withoutHope([packed], 'a'), new Map([['a', 'waiting']]))).toEqual([{ ...packed, theirs: 'gone' }]);
});

test('the reader keeps their own on top of the other\u2019s, or lets it go', () => {
  const crossed: LineTick = { ...packed, theirs: 'missing' };
  expect(decided([crossed], 'a', 'mine')).toEqual([{ line: 'a', status: 'packed', seen: 'missing' }]);
  expect(decided([crossed], 'a', 'theirs')).toEqual([]);
  expect(decided([crossed], 'b', 'theirs')).toEqual([crossed]);
  expect(decided(withoutHope([packed], 'a'), 'a', 'mine')).toEqual([]);
});

test('one call for each pair of states, without what is in question', () => {
  const ticks: LineTick[] = [
    packed,
    { ...packed, line: 'b' },
    { line: 'c', status: 'missing', seen: 'waiting' },
    { ...packed, line: 'd', seen: 'received' },
    { ...packed, line: 'e', theirs: 'missing' },
  ];
  expect(batchesOf(ticks).map((batch) => batch.map(({ line }) => line))).toEqual([['a', 'b'], ['c'], ['d']]);
});
