import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPostalCode, liesInZone, postalCodeText, readPostalCode } from './postalCode.ts';

describe('checkPostalCode (F-108, E36)', () => {
  it.each(['', 'J', 'J8', '  J8  ', '!!', '99'])('finds %j too short to judge', (text) => {
    expect(checkPostalCode(text)).toEqual({ state: 'short' });
  });
  it.each([
    ['J8X', 'J8X', 'J8X'],
    ['j8x 3g4', 'J8X3G4', 'J8X'],
    ['J8X-3G4', 'J8X3G4', 'J8X'],
    ['J8X3G4', 'J8X3G4', 'J8X'],
    ['  j9a 1l8\n', 'J9A1L8', 'J9A'],
    ['J8X ', 'J8X', 'J8X'],
    ['J8X-', 'J8X', 'J8X'],
    ['J8X3', 'J8X3', 'J8X'],
    ['J8X 3G', 'J8X3G', 'J8X'],
    ['J8X  3G4', 'J8X3G4', 'J8X'],
    ['K8X\u00A03G4', 'K8X3G4', 'K8X'],
    ['J8X\u2009-\u20093G4', 'J8X3G4', 'J8X'],
    ['j 8 x 3 g 4', 'J8X3G4', 'J8X'],
    ['J8X.3G4', 'J8X3G4', 'J8X'],
    ['J8X\u20113G4', 'J8X3G4', 'J8X'],
    ['J8X – 3G4.', 'J8X3G4', 'J8X'],
    ['JOX OAO', 'J0X0A0', 'J0X'],
    ['j0x 1ll', 'J0X1L1', 'J0X'],
    ['J9A iLi', 'J9A1L1', 'J9A'],
    ['J80 1A1', 'J8O1A1', 'J8O'],
    ['J91', 'J9I', 'J9I'],
  ])('reads %j as %s', (text, code, prefix) => {
    expect(checkPostalCode(text)).toEqual({ state: 'ok', code, prefix });
  });
  it.each([
    'JJX',
    '8J8',
    'J88',
    'J8X_3G4',
    'J8X 33',
    'J8X/3G4',
    'J8X,3G4',
    'JAX 3G4',
    'J8X 3G45',
    'J8X 3G4 5',
    '90210',
    'J٨X',
  ])('rejects %j', (text) => {
    expect(checkPostalCode(text)).toEqual({ state: 'bad' });
  });
  it('accepts its own result unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s?[a-zA-Z][\dOIL][a-zA-Z01]([ .-]?([\dOil]([a-zA-Z]\d?)?)?)?$/), (text) => {
        const first = checkPostalCode(text);
        expect(first.state).toBe('ok');
        expect(checkPostalCode(first.code ?? '')).toEqual(first);
      }),
    );
  });
});

it.each([
  ['J8X 3G4', 'J8X3G4'],
  [' j8x-3g4 ', 'J8X3G4'],
  ['J8X', null],
  ['J8X 3G', null],
  ['J8X 3G44', null],
  ['75011', null],
  ['', null],
])("reads the address's code %j as %j (F-166)", (text, code) => {
  expect(readPostalCode(text)).toBe(code);
});

it.each([
  ['J9A1A1', true],
  ['j8y 2b2', true],
  ['J8X3G4', false],
  ['J9', false],
  ['75011', false],
  ['', false],
])('finds out whether %j is in a zone of J9A and J8Y: %s (E37)', (code, lies) => {
  expect(liesInZone(code, ['J9A', 'J8Y'])).toBe(lies);
});

it('formats a code as people write it, and leaves its beginning as it is', () => {
  expect(['J9B1A1', 'J9B', ''].map(postalCodeText)).toEqual(['J9B 1A1', 'J9B', '']);
});
