import { expect, it } from 'vitest';
import { isAccidental, type Click } from './accidentalClicks.ts';

const button = {};
const clickAt = (overrides: Partial<Click> = {}): Click => ({
  at: 0,
  x: 100,
  y: 100,
  byPointer: true,
  control: button,
  label: 'Marquer assemblée',
  ...overrides,
});

it('accepts the same control as often as it is pressed', () => {
  expect(isAccidental(null, clickAt())).toBe(false);
  expect(isAccidental(clickAt(), clickAt({ at: 80 }))).toBe(false);
});

it.each([450, 900, 1000])('refuses the next step at the place of the last one, %d ms later', (at) => {
  expect(isAccidental(clickAt(), clickAt({ at, label: 'Marquer remise' }))).toBe(true);
  expect(isAccidental(clickAt(), clickAt({ at, control: {}, x: 109, y: 91 }))).toBe(true);
});

it('accepts presses elsewhere, or later', () => {
  expect(isAccidental(clickAt(), clickAt({ at: 200, control: {}, x: 117 }))).toBe(false);
  expect(isAccidental(clickAt(), clickAt({ at: 1001, label: 'Marquer remise' }))).toBe(false);
  expect(isAccidental(clickAt({ control: null }), clickAt({ at: 200 }))).toBe(false);
});

it('refuses a repeated key only on a control that it has changed', () => {
  const key = clickAt({ byPointer: false, x: 0, y: 0 });
  expect(isAccidental(key, { ...key, at: 450, label: 'Marquer remise' })).toBe(true);
  expect(isAccidental(key, { ...key, at: 450, control: {} })).toBe(false);
  expect(isAccidental(clickAt(), { ...key, at: 450, control: {} })).toBe(false);
});
