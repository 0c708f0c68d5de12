import { expect, it } from 'vitest';
import { isStray, type Press } from './strayPress.ts';

const button = {};
const press = (more: Partial<Press> = {}): Press => ({
  at: 0,
  x: 100,
  y: 100,
  byPointer: true,
  control: button,
  words: 'Marquer assemblée',
  ...more,
});

it('accepts the same control as often as it is pressed', () => {
  expect(isStray(null, press())).toBe(false);
  expect(isStray(press(), press({ at: 80 }))).toBe(false);
});

it.each([450, 900, 1000])('refuses the next step at the place of the last one, %d ms later', (at) => {
  expect(isStray(press(), press({ at, words: 'Marquer remise' }))).toBe(true);
  expect(isStray(press(), press({ at, control: {}, x: 109, y: 91 }))).toBe(true);
});

it('accepts presses elsewhere, or later', () => {
  expect(isStray(press(), press({ at: 200, control: {}, x: 117 }))).toBe(false);
  expect(isStray(press(), press({ at: 1001, words: 'Marquer remise' }))).toBe(false);
  expect(isStray(press({ control: null }), press({ at: 200 }))).toBe(false);
});

it('refuses a repeated key only on a control that it has changed', () => {
  const key = press({ byPointer: false, x: 0, y: 0 });
  expect(isStray(key, { ...key, at: 450, words: 'Marquer remise' })).toBe(true);
  expect(isStray(key, { ...key, at: 450, control: {} })).toBe(false);
  expect(isStray(press(), { ...key, at: 450, control: {} })).toBe(false);
});
