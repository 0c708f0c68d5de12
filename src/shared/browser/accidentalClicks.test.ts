import { beforeEach, expect, it, vi } from 'vitest';
import { controlOf, createPressGuard } from './accidentalClicks.ts';

const elementFrom = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};
const button = () => document.createElement('button');
const place = { x: 100, y: 100 };
const [assemble, handOver] = [button(), button()];
const onHold = vi.fn<(control: Element | null) => void>();
let guard: ReturnType<typeof createPressGuard>;

beforeEach(() => {
  onHold.mockClear();
  guard = createPressGuard(onHold);
});

it('accepts the same control as often as it is pressed, whatever it says by now', () => {
  expect([1, 2, 3].map(() => guard.press(assemble, place))).toEqual([true, true, true]);
  assemble.textContent = 'Retirer';
  expect(guard.press(assemble, place)).toBe(true);
});

it('refuses a control that has taken the place of the last one, however often and late it is pressed', () => {
  guard.press(assemble, place);
  const presses = [place, { x: 109, y: 91 }, { x: 112, y: 100 }];
  expect(presses.map((at) => guard.press(handOver, at))).toEqual([false, false, false]);
  expect(onHold).toHaveBeenLastCalledWith(handOver);
});

it.each([
  ['the pointer has left the place', { x: 117, y: 100 }],
  ['something else was used', null],
])('accepts it once %s', (_when, elsewhere) => {
  guard.press(assemble, place);
  guard.move({ x: 104, y: 98 });
  expect(guard.press(handOver, place)).toBe(false);
  guard.move(elsewhere);
  expect(onHold).toHaveBeenLastCalledWith(null);
  expect(guard.press(handOver, place)).toBe(true);
});

it('accepts a control elsewhere, and one where no control was pressed', () => {
  guard.press(assemble, place);
  expect(guard.press(handOver, { x: 117, y: 100 })).toBe(true);
  guard = createPressGuard(onHold);
  guard.press(null, place);
  expect(guard.press(handOver, place)).toBe(true);
});

it('counts a label and its field as one control', () => {
  const label = elementFrom('<label for="age">Âge</label><input id="age" type="checkbox">');
  expect(controlOf(label)).toBe(document.querySelector('input'));
  const parent = elementFrom('<label><input type="radio"><span>Halle</span></label>');
  expect(controlOf(parent.querySelector('span'))).toBe(document.querySelector('input'));
  expect(controlOf(elementFrom('<p>Halle</p>'))).toBeNull();
});
