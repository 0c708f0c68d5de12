import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

describe('isEmail', () => {
  test.each([
    'a@b.ca',
    'marie-eve.tremblay+marche@exemple.qc.ca',
    "o'neil@exemple.ca",
    'x@xn--caf-dma.ca',
    'A_1@EX-1.CO',
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  test.each([
    '',
    '@',
    'a',
    'a@',
    '@b.ca',
    'a@b',
    'a b@c.ca',
    ' a@b.ca',
    'a@b.ca ',
    'a@b..ca',
    'a..b@c.ca',
    '.a@b.ca',
    'a.@b.ca',
    'a@-b.ca',
    'a@b-.ca',
    'a@b@c.ca',
    'a@1.2',
    'a@b.ca\nBcc: x@y.ca',
    `${'a'.repeat(65)}@b.ca`,
    `a@${'b'.repeat(64)}.ca`,
    `a@${'b.'.repeat(130)}ca`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test('takes the usual addresses, whatever they are', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
  });
});
