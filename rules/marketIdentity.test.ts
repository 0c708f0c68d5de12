import { expect, it } from 'vitest';
import { areOpeningHours, iconName, isMonogram, marketFileName, nameLines, taxNumber } from './marketIdentity.ts';

it('sets a name over two lines, with small words on the line of their noun', () => {
  expect(nameLines('Marché du Portage')).toEqual(['Marché', 'du Portage']);
  expect(nameLines('Les Fermes du Haut-Pays de Charlevoix')).toEqual(['Les Fermes du Haut-Pays', 'de Charlevoix']);
  expect(nameLines('Bonjour')).toEqual(['Bonjour', '']);
  expect(nameLines('Marché  du  Portage')).toEqual(['Marché', 'du Portage']);
});

it('shortens a name for a home screen', () => {
  expect(['Marché du Portage', 'Le Panier', 'Coopérativement'].map(iconName)).toEqual([
    'Portage',
    'Le Panier',
    'Coopérativem',
  ]);
});

it('begins a file’s name with the market’s, in Latin letters, digits and dashes', () => {
  expect(['Marché des Trois-Lacs', 'L’Été & Cie. 2', 'מחלבת שלום', '../etc'].map(marketFileName)).toEqual([
    'marche-des-trois-lacs',
    'l-ete-cie-2',
    'marche',
    'etc',
  ]);
});

it('reads tax numbers however they are spaced, and rejects others', () => {
  expect(taxNumber('gst', ' 123456789rt0001')).toBe('123456789 RT0001');
  expect(taxNumber('qst', '1234567890 TQ 0001')).toBe('1234567890 TQ0001');
  for (const text of ['', '12345678 RT0001', '123456789 TQ0001']) expect(taxNumber('gst', text)).toBeNull();
  expect(taxNumber('qst', '123456789 TQ0001')).toBeNull();
});

it('accepts a monogram of one to three letters', () => {
  expect(['É', 'MDP', 'M1'].every(isMonogram)).toBe(true);
  expect(['', 'ABCD', 'A B', '<b>', '👍'].some(isMonogram)).toBe(false);
});

it('accepts each weekday at most once, in order, closing after it opens', () => {
  const day = (weekday: number, from = '09:00', to = '17:00') => ({ weekday, from, to });
  expect(areOpeningHours([])).toBe(true);
  expect(areOpeningHours([day(2), day(7)])).toBe(true);
  for (const wrong of [
    [day(0)],
    [day(8)],
    [day(2), day(2)],
    [day(3), day(2)],
    [day(1, '17:00', '09:00')],
    [day(1, '9:00')],
  ])
    expect(areOpeningHours(wrong), JSON.stringify(wrong)).toBe(false);
});
