import { expect, it } from 'vitest';
import { mailLink, telephoneLink } from './contactLinks.ts';

it.each([
  ['819 555-0142', 'tel:+18195550142'],
  ['+1 (819) 555-0142', 'tel:+18195550142'],
  ['911', 'tel:911'],
])('links %s as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

it('puts the subject first in a letter, and encodes what would end the address', () => {
  expect(mailLink('a@b.example')).toBe('mailto:a@b.example');
  expect(mailLink('a@b.example', { subject: 'Ferme & fils?', body: 'Un\nDeux' })).toBe(
    'mailto:a@b.example?subject=Ferme%20%26%20fils%3F&body=Un%0D%0ADeux',
  );
});
