import { expect, it } from 'vitest';
import { placeText } from './placeText.ts';

const place = { from: '2026-12-03T14:00:00-05:00', name: 'Halle du Portage', price: 0 };
const now = new Date('2026-11-27T09:00:00-05:00');
const plain = (text: string) => text.replace(/\s/g, ' ');

it('names the day, the place and the price', () => {
  expect(plain(placeText(place, { locale: 'fr', now, free: 'gratuit' }))).toBe(
    'jeudi 3 décembre, Halle du Portage, gratuit',
  );
  expect(plain(placeText({ ...place, price: 799 }, { locale: 'en', now, free: 'free', width: 'short' }))).toBe(
    'Thu, Dec 3, Halle du Portage, 7,99 $',
  );
});
