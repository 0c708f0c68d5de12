import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('what was used longest ago goes first', () => {
  const lru = new Lru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
});

test('is bounded by weight, and counts what replaces something once', () => {
  const lru = new Lru<string, string>(10, (value) => value.length);
  lru.set('a', 'aaaa');
  lru.set('a', 'aaaaaa');
  lru.set('b', 'bbbb');
  expect([lru.weight, lru.size]).toEqual([10, 2]);
  lru.set('c', 'c');
  expect([lru.weight, lru.get('a')]).toEqual([5, undefined]);
  lru.delete('nothing');
  lru.clear();
  expect([lru.weight, lru.size]).toEqual([0, 0]);
});

test('does not keep what is heavier than all of it, and empties nothing for it', () => {
  const lru = new Lru<string, string>(3, (value) => value.length);
  lru.set('a', 'aaa');
  lru.set('b', 'bbbb');
  expect([lru.get('a'), lru.get('b')]).toEqual(['aaa', undefined]);
});
