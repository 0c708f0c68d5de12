import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepEarlyPresses, pressAgain } from './earlyPresses.ts';

test('what is pressed before the page is alive is pressed once it is: each button once, in order, and nothing else', () => {
  document.body.innerHTML = `
    <button type="button" id="first"><span>+</span></button>
    <button type="button" id="second"></button>
    <button type="button" id="gone"></button>
    <button type="submit" id="form"></button>
    <a href="#there" id="link"></a>`;
  const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
  keepEarlyPresses();
  for (const pressed of [
    at('second'),
    at('first').firstElementChild!,
    at('second'),
    at('form'),
    at('link'),
    at('gone'),
  ])
    fireEvent.click(pressed);
  expect([...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)).toEqual(['first', 'second', 'gone']);
  at('gone').remove();

  const heard = vi.fn<(id: string) => void>();
  document.body.addEventListener('click', ({ target }) => heard((target as Element).id));
  pressAgain();
  expect(heard.mock.calls).toEqual([['second'], ['first']]);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);

  fireEvent.click(at('first'));
  pressAgain();
  expect(heard).toHaveBeenCalledTimes(3);
});
