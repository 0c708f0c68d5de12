import { describe, expect, it } from 'vitest';
import { readShippingAddress } from './shippingAddress.ts';

const typed = {
  name: ' Camille Roy ',
  phone: '',
  line1: '120, rue des Flotteurs',
  line2: ' ',
  city: 'Gatineau',
  state: 'qc',
  postalCode: 'j8x 3g4',
};

describe('a delivery address', () => {
  it('is stored trimmed, in the formats of Canada', () => {
    expect(readShippingAddress({ ...typed, phone: '(819) 555 0142' }).address).toEqual({
      name: 'Camille Roy',
      phone: '819 555-0142',
      line1: '120, rue des Flotteurs',
      line2: null,
      city: 'Gatineau',
      state: 'QC',
      postalCode: 'J8X3G4',
    });
  });

  it.each([
    ['name', '  ', 'needed'],
    ['line1', '', 'needed'],
    ['city', 'a'.repeat(81), 'line'],
    ['line2', 'app. 4\n', null],
    ['line2', 'app.\u00074', 'line'],
    ['state', 'NY', 'state'],
    ['postalCode', '', 'needed'],
    ['postalCode', '90210', 'postal_code'],
    ['phone', '555-0142', 'phone'],
  ] as const)('answers for %s = %j with %s', (field, text, reason) => {
    const { refused } = readShippingAddress({ ...typed, [field]: text });
    expect(refused).toEqual(reason ? { [field]: reason } : {});
  });

  it('names every refused field together', () => {
    expect(readShippingAddress({ ...typed, name: '', phone: '1', postalCode: 'x' }).refused).toEqual({
      name: 'needed',
      phone: 'phone',
      postalCode: 'postal_code',
    });
  });
});
