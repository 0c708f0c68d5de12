import { describe, expect, it } from 'vitest';
import { isNear, testsOf } from './areaTests.ts';

describe('the tests of an area', () => {
  it.each([
    ['its own', 'server/balance/depositReturn.test.ts'],
    ['of a folder whose code uses it', 'server/desk/containerReturn.test.ts'],
    ['of a folder in such a folder', 'server/checkout/attempt/attemptReaders.test.ts'],
    ['that import it from where nothing else does', 'server/orders/statusReaders.test.ts'],
  ])('are those %s', (_, file) => {
    expect(testsOf('server/balance')).toContain(file);
  });
  it('are none of a folder that has nothing to do with it, though the server binds both', () => {
    expect(testsOf('server/balance')).not.toContain('server/search/search.test.ts');
    expect(
      testsOf('server/balance').filter((file) => !file.startsWith('server/') || !file.endsWith('.test.ts')),
    ).toEqual([]);
  });
  it('include those of the folders within it', () => {
    expect(testsOf('server/checkout')).toContain('server/checkout/closing/autoPurchase.test.ts');
  });
  it.each([
    ['in it', 'server/balance/depositRows.test.ts', true],
    ['that import from it', 'server/orders/statusReaders.test.ts', true],
    ['that call its service', 'server/desk/containerReturn.test.ts', true],
    ['of a folder that uses it', 'server/desk/moneyApi.test.ts', false],
  ])('%s are near or not', (_, file, isNearest) => {
    expect(isNear(file, 'server/balance')).toBe(isNearest);
  });
});
