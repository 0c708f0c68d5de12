import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['819 555-0123'],
  ['8195550123'],
  ['(819) 555-0123'],
  ['819.555.0123'],
  ['+1 819 555 0123'],
  ['1-819-555-0123'],
  [' 819\u00a0555\u20110123 '.replace('\u2011', '-')],
])('%s is 819 555-0123 (F-166)', (text) => {
  expect(readPhone(text)).toBe('819 555-0123');
});

test.each(['', '555-0123', '119 555-0123', '819 155-0123', '819 555-01234', '+33 6 12 34 56 78', '819 555-012a', '1'])(
  '%j is no number of Canada',
  (text) => {
    expect(readPhone(text)).toBeNull();
  },
);
