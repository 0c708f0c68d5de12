import { expect, it } from 'vitest';
import { explainFailure } from './pgliteFailure.ts';

it('names what is wrong with the files, in words', () => {
  expect(explainFailure({ name: 'ErrnoError', errno: 51 })).toBe('the disk is full (ENOSPC)');
  expect(explainFailure({ name: 'ErrnoError', errno: 69 })).toBe('its files may only be read (EROFS)');
});

it('shortens any other error to one line', () => {
  expect(explainFailure(new Error('PGlite failed\nvar a=b,c;'))).toBe('PGlite failed');
  expect(explainFailure(new Error('x'.repeat(1000)))).toHaveLength(300);
  expect(explainFailure('thrown text')).toBe('thrown text');
});
