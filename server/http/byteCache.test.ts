import { expect, it } from 'vitest';
import { ByteCache } from './byteCache.ts';

const reading = { turn: 0, reads: [] };
const bytes = (text: string) => ({ bytes: Buffer.from(text), document: null, reading });

it('returns what was stored for the same version', () => {
  const cache = new ByteCache();
  cache.set('home', 'v1', bytes('one'));
  expect(cache.get('home', 'v1')?.bytes.toString()).toBe('one');
  expect(cache.get('home', 'v2')).toBeUndefined();
  expect(cache.get('other', 'v1')).toBeUndefined();
  cache.set('other', 'v2', bytes('two'));
  expect(cache.get('home', 'v1')).toBeUndefined();
  expect(cache.get('home', 'v2')).toBeUndefined();
  expect(cache.get('other', 'v2')?.bytes.toString()).toBe('two');
});

it('stores no more bytes than its limit, the most recently used ones', () => {
  const cache = new ByteCache(3000);
  for (const name of ['a', 'b', 'c']) cache.set(name, 'v', { bytes: Buffer.alloc(1000), document: 'd', reading });
  expect(cache.weight).toBeLessThanOrEqual(3000);
  expect([cache.get('a', 'v'), cache.get('c', 'v')?.bytes.length]).toEqual([undefined, 1000]);
});

it('stores the bytes of its answers alone, not the slab that a small buffer is a part of', () => {
  const cache = new ByteCache();
  const slice = Buffer.from('a small answer');
  expect(slice.buffer.byteLength).toBeGreaterThan(slice.length);
  cache.set('key', '1', { bytes: slice, document: null, reading });
  expect(cache.get('key', '1')?.bytes.toString()).toBe('a small answer');
  expect(cache.get('key', '1')?.bytes.buffer.byteLength).toBe(slice.length);
});
