import { expect, it } from 'vitest';
import {
  batchesOf,
  withServerState,
  withDecision,
  withClosedLine,
  withoutSent,
  withTick,
  type LineTick,
} from './lineTicks.ts';

const packed: LineTick = { line: 'a', status: 'packed', seen: 'waiting' };

it('keeps one mark per line, over what was seen first, and none once it is back there', () => {
  const missing = withTick([packed], { line: 'a', status: 'missing', seen: 'packed' });
  expect(missing).toEqual([{ line: 'a', status: 'missing', seen: 'waiting' }]);
  expect(withTick(missing, { line: 'a', status: 'waiting', seen: 'missing' })).toEqual([]);
  expect(withTick([packed], { line: 'b', status: 'packed', seen: 'received' })).toHaveLength(2);
});

it('drops a sent mark; one changed meanwhile is based on what was sent', () => {
  expect(withoutSent([packed], [packed])).toEqual([]);
  const missing: LineTick = { ...packed, status: 'missing' };
  expect(withoutSent([missing], [packed])).toEqual([{ line: 'a', status: 'missing', seen: 'packed' }]);
  expect(withoutSent([packed], [{ ...packed, line: 'b' }])).toEqual([packed]);
});

it('shows somebody else’s change beside it, drops what is equal, and keeps lines that are not listed', () => {
  expect(withServerState([packed], new Map([['a', { status: 'waiting' }]]))).toEqual([packed]);
  expect(withServerState([packed], new Map([['a', { status: 'packed' }]]))).toEqual([]);
  expect(withServerState([packed], new Map([['a', { status: 'missing' }]]))).toEqual([
    { ...packed, theirs: 'missing' },
  ]);
  expect(withServerState([packed], new Map([['b', { status: 'missing' }]]))).toEqual([packed]);
  const crossed: LineTick = { ...packed, theirs: 'missing' };
  expect(withServerState([crossed], new Map([['a', { status: 'waiting' }]]))).toEqual([packed]);
  expect(withServerState(withClosedLine([packed], 'a'), new Map([['a', { status: 'waiting' }]]))).toEqual([
    { ...packed, theirs: 'gone' },
  ]);
});

it('lets the reader keep their own over the other’s, or drop it', () => {
  const crossed: LineTick = { ...packed, theirs: 'missing' };
  expect(withDecision([crossed], 'a', 'mine')).toEqual([{ line: 'a', status: 'packed', seen: 'missing' }]);
  expect(withDecision([crossed], 'a', 'theirs')).toEqual([]);
  expect(withDecision([crossed], 'b', 'theirs')).toEqual([crossed]);
  expect(withDecision(withClosedLine([packed], 'a'), 'a', 'mine')).toEqual([]);
});

it('makes one call for each pair of states, without conflicting ones', () => {
  const ticks: LineTick[] = [
    packed,
    { ...packed, line: 'b' },
    { line: 'c', status: 'missing', seen: 'waiting' },
    { ...packed, line: 'd', seen: 'received' },
    { ...packed, line: 'e', theirs: 'missing' },
  ];
  expect(batchesOf(ticks).map((batch) => batch.map(({ line }) => line))).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('sends missing units with the value seen, and keeps them while the rest is packed', () => {
  const counted: LineTick = { line: 'a', status: 'received', seen: 'received', missing: 1, seenMissing: 0 };
  const boxed = withTick([counted], { line: 'a', status: 'packed', seen: 'received', seenMissing: 0 });
  expect(boxed).toEqual([{ ...counted, status: 'packed' }]);
  expect(withTick(boxed, { line: 'a', status: 'received', seen: 'received', missing: 0, seenMissing: 0 })).toEqual([]);
  // Somebody else has counted two, and then one as well.
  const theirs = withServerState([counted], new Map([['a', { status: 'received', missing: 2 }]]));
  expect(theirs).toEqual([{ ...counted, theirs: 'received', theirMissing: 2 }]);
  expect(withDecision(theirs, 'a', 'mine')).toEqual([{ ...counted, seenMissing: 2 }]);
  expect(withServerState([counted], new Map([['a', { status: 'received', missing: 1 }]]))).toEqual([]);
  expect(withoutSent(boxed, [counted])).toEqual([{ ...counted, status: 'packed', seenMissing: 1 }]);
  expect(batchesOf([counted, { ...counted, line: 'b', missing: 2 }])).toHaveLength(2);
});
