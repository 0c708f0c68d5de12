import { describe, expect, it } from 'vitest';
import { emptyEntry, entryInput, entrySchema, linkEmail, type EntryValues } from './entryValues.ts';

const bread = { variant: 'var_1', product: 'Pain', name: 'la miche', alcohol: false, quantity: 2 };
const wine = { ...bread, variant: 'var_2', product: 'Vin', alcohol: true, quantity: 1 };
const address = { line1: '1, rue des Pins', line2: ' ', city: 'Wakefield', postalCode: 'J0X 3G0' };
const customer = { id: 'usr_1', name: 'Ann Roy', email: 'ann@exemple.ca' };
const person = { name: ' Béa Roy ', phone: ' 819 555-0123 ', email: ' bea@exemple.ca ', lang: 'en' as const };
const values = (more: Partial<EntryValues> = {}): EntryValues => ({
  ...emptyEntry,
  customer,
  person,
  lines: [bread],
  place: 'location loc_1',
  ...more,
});

describe('what is entered as the market takes it', () => {
  const NOTHING = { addsTo: null, address: null, birthDate: null, credit: null, note: null };
  const PICKUP = {
    ...NOTHING,
    customer: 'usr_1',
    items: [{ variant: 'var_1', quantity: 2 }],
    locationId: 'loc_1',
    shippingZoneId: null,
  };
  const SHIP = { ...PICKUP, locationId: null, shippingZoneId: 'zon_1' };
  const stored = { line1: address.line1, line2: null, city: address.city, postal_code: address.postalCode };
  const byPhone = { credit: 'phone' as const };
  const born = { birthDate: '1990-01-01' };

  it.each<[string, Partial<EntryValues>, object]>([
    ['picked up', {}, PICKUP],
    ['picked up, whatever address was typed before', { address }, PICKUP],
    ['delivered to the customer’s own address', { place: 'zone zon_1' }, SHIP],
    ['delivered to another one', { place: 'zone zon_1', address }, { ...SHIP, address: stored }],
    ['delivered to one that is not whole', { place: 'zone zon_1', address: { ...address, city: '' } }, SHIP],
    ['with credit as the customer asked', byPhone, { ...PICKUP, ...byPhone }],
    ['without credit of nobody', { ...byPhone, customer: null }, { ...PICKUP, customer: null }],
    ['for a person, who has none', { ...byPhone, kind: 'person' }, { ...PICKUP, customer: null }],
    ['with a birth date that no goods ask for', born, PICKUP],
    [
      'of alcohol, with the birth date',
      { ...born, lines: [bread, wine] },
      { ...PICKUP, ...born, items: [...PICKUP.items, { variant: 'var_2', quantity: 1 }] },
    ],
    [
      'of alcohol, with half a date',
      { birthDate: '1990-01', lines: [wine] },
      { ...PICKUP, items: [{ variant: 'var_2', quantity: 1 }] },
    ],
    ['with a note', { note: ' Sonnez ' }, { ...PICKUP, note: 'Sonnez' }],
  ])('%s', (_, more, expected) => {
    expect(entryInput(values(more), null)).toEqual(expected);
  });

  it('added to an order, for a person as they are called', () => {
    const input = entrySchema('ord_1').parse(values({ kind: 'person' }));
    expect(input).toEqual({
      ...PICKUP,
      customer: null,
      addsTo: 'ord_1',
      person: { name: 'Béa Roy', phone: '819 555-0123', email: 'bea@exemple.ca', lang: 'en' },
    });
  });

  it('mails a link to whom it is for', () => {
    expect([linkEmail(values()), linkEmail(values({ customer: null }))]).toEqual(['ann@exemple.ca', '']);
    expect(linkEmail(values({ kind: 'person' }))).toBe('bea@exemple.ca');
    expect(linkEmail(values({ kind: 'person', person: { ...person, email: 'bea@' } }))).toBe('');
  });
});
