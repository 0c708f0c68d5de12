import { expect, it } from 'vitest';
import type { LineStatus } from '#rules/lineStatus.ts';
import {
  batchesOf,
  withServerState,
  withDecision,
  withClosedLine,
  withoutSent,
  withTick,
  tickOf,
  ownMark,
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

it('asks about a quantity that was changed, and keeps the units that are there', () => {
  const three: LineTick = { ...packed, seenQuantity: 3 };
  const now = (status: LineStatus, quantity: number, missing = 0) => new Map([['a', { status, missing, quantity }]]);
  expect(withServerState([three], now('waiting', 3))).toEqual([three]);
  const conflicting = withServerState([three], now('waiting', 2));
  expect(conflicting).toEqual([{ ...three, theirs: 'waiting', theirQuantity: 2 }]);
  expect(batchesOf(conflicting)).toEqual([]);
  expect(withDecision(conflicting, 'a', 'mine')).toEqual([{ ...packed, seenQuantity: 2 }]);
  expect(withDecision(conflicting, 'a', 'theirs')).toEqual([]);
  // Somebody else has packed the two that are left: three are still in this reader’s crate.
  expect(withServerState([three], now('packed', 2))).toEqual([{ ...three, theirs: 'packed', theirQuantity: 2 }]);
  // A mark that an earlier version stored was of any quantity.
  expect(withServerState([packed], now('waiting', 2))).toEqual([packed]);
  // Two of three were there, so that none of the two that are left is missing.
  const short: LineTick = { ...three, missing: 1, seenMissing: 0 };
  const shortConflicting = withServerState([short], now('waiting', 2));
  expect(shortConflicting.map(ownMark)).toEqual([{ status: 'packed', missing: 0 }]);
  expect(withDecision(shortConflicting, 'a', 'mine')).toEqual([{ ...short, missing: 0, seenQuantity: 2 }]);
  const one = withServerState([{ ...short, missing: 2 }], now('waiting', 2));
  expect(withDecision(one, 'a', 'mine')).toEqual([{ ...short, missing: 1, seenQuantity: 2 }]);
  expect(batchesOf([packed, { ...three, line: 'b' }])).toHaveLength(2);
  expect(
    withTick([three], tickOf({ id: 'a', status: 'waiting', missing: 0, quantity: 2 }, { status: 'missing' }, 'x')),
  ).toEqual([{ ...three, status: 'missing', name: 'x' }]);
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
