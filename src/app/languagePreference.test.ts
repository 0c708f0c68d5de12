import { afterEach, expect, it, vi } from 'vitest';
import { preferLanguage, preferredAddress, readPreference } from './languagePreference.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const arrival = { preference: 'secondary', switchedTo: null, page: 'home', locale: 'fr', params: {} } as const;
const home = (values: Partial<Parameters<typeof preferredAddress>[0]>, query = '') =>
  preferredAddress({ ...arrival, query: new URLSearchParams(query), ...values });

it.each([
  ['another language than chosen', {}, '', '/en'],
  ['the other way round', { preference: 'primary', locale: 'en' }, '', '/'],
  ['the chosen language', { preference: 'primary' }, '', null],
  ['nothing chosen', { preference: null }, '', null],
  ['something else stored', { preference: 'en' }, '', null],
  ['the cart', { page: 'cart' }, '', '/en'],
  ['a product', { page: 'product' }, '', null],
  ['a collection', { page: 'collection' }, '', null],
  ['the desk', { page: 'desk' }, '', null],
  ['a return from payment', { page: 'orderReceived' }, 'session=x', null],
  ['a return from login', {}, 'code=a&state=b', null],
  ['a refused login', {}, 'error=a&error_description=b', null],
  ['half a return', {}, 'code=a', '/en'],
  ['no page', { page: null }, '', null],
  ['where the switch has just led', { switchedTo: 'fr' }, '', null],
] as const)('redirects or stays: %s (F-008)', (_, values, query, expected) => {
  expect(home(values, query)).toBe(expected);
});

it.each([
  ['an order', { page: 'order', params: { id: 'o1' } }, '/en/order/o1?mail='],
  [
    'a section of the account',
    { page: 'account', params: { view: 'notifications' } },
    '/en/account/notifications?mail=',
  ],
  ['a product', { page: 'product', params: { handle: 'panais' } }, '/en/products/panais?mail='],
  ['the chosen language already', { page: 'order', params: { id: 'o1' }, preference: 'primary' }, null],
] as const)('redirects a mailed link to the same page in the preferred language: %s', (_, values, expected) => {
  expect(home(values, 'mail')).toBe(expected);
});

it('is stored as primary or secondary, and the next page alone knows of the switch (F-010)', () => {
  preferLanguage('en');
  expect(localStorage.getItem('etal.language')).toBe('secondary');
  expect(readPreference()).toEqual({ preference: 'secondary', switchedTo: 'en' });
  expect(readPreference().switchedTo).toBeFalsy();
  preferLanguage('fr');
  expect(localStorage.getItem('etal.language')).toBe('primary');
});

it('is none where storage is refused, and nothing breaks', () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  preferLanguage('en');
  expect(readPreference().preference).toBeNull();
});
