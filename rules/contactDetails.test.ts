import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, readPhone, PROVINCES, readProvince } from './contactDetails.ts';

describe('isEmail', () => {
  it.each([
    'a@b.ca',
    'marie-eve.tremblay+marche@exemple.qc.ca',
    "o'neil@exemple.ca",
    'x@xn--caf-dma.ca',
    'A_1@EX-1.CO',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
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
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it('accepts all common forms of addresses', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
  });
});

it.each([
  ['819 555-0123'],
  ['8195550123'],
  ['(819) 555-0123'],
  ['819.555.0123'],
  ['+1 819 555 0123'],
  ['1-819-555-0123'],
  [' 819\u00a0555\u20110123 '.replace('\u2011', '-')],
])('reads %s as 819 555-0123 (F-166)', (text) => {
  expect(readPhone(text)).toBe('819 555-0123');
});

it.each(['', '555-0123', '119 555-0123', '819 155-0123', '819 555-01234', '+33 6 12 34 56 78', '819 555-012a', '1'])(
  'rejects the phone number %j',
  (text) => {
    expect(readPhone(text)).toBeNull();
  },
);

it.each([
  ['QC', 'QC'],
  [' on ', 'ON'],
  ['Québec', null],
  ['', null],
  ['ZZ', null],
])('reads the province %j as %j (F-166)', (text, province) => {
  expect(readProvince(text)).toBe(province);
});

it('lists ten provinces and three territories, Québec first', () => {
  expect([PROVINCES[0], new Set(PROVINCES).size]).toEqual(['QC', 13]);
});
