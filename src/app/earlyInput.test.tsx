import { act, fireEvent, waitFor } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { captureEarlyClicks, replayEarlyClicks } from './earlyClicks.ts';

it('replays presses made before hydration: each button once, in order, and nothing else', () => {
  document.body.innerHTML = `
    <button type="button" id="first"><span>+</span></button>
    <button type="button" id="second"></button>
    <button type="button" id="gone"></button>
    <button type="submit" id="form"></button>
    <a href="#there" id="link"></a>`;
  const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
  // As React marks what it has hydrated.
  for (const one of document.querySelectorAll('button')) Object.assign(one, { __reactProps$test: {} });
  captureEarlyClicks();
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

  const onClick = vi.fn<(id: string) => void>();
  document.body.addEventListener('click', ({ target }) => onClick((target as Element).id));
  replayEarlyClicks();
  expect(onClick.mock.calls).toEqual([['second'], ['first']]);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);

  fireEvent.click(at('first'));
  replayEarlyClicks();
  expect(onClick).toHaveBeenCalledTimes(3);
});

/** Puts the server's HTML of `ui` into the page, and returns the function that hydrates it. */
function serve(ui: ReactNode): { hydrate: () => Promise<Root> } {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(ui);
  captureEarlyClicks();
  return { hydrate: () => act(async () => hydrateRoot(container, ui)) };
}
const button = () => document.querySelector('button')!;

it('counts a press between hydration and the page’s own signal once', async () => {
  const pressed = vi.fn<() => void>();
  const { hydrate } = serve(
    <button type="button" onClick={pressed}>
      +
    </button>,
  );
  const root = await hydrate();
  fireEvent.click(button());
  replayEarlyClicks();
  expect(pressed).toHaveBeenCalledOnce();
  fireEvent.click(button());
  expect(pressed).toHaveBeenCalledTimes(2);
  root.unmount();
});

it.each(['before the page is alive', 'when it is alive'])(
  'counts a press %s on a part that cannot be hydrated yet once it is',
  async (moment) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const code = Promise.withResolvers<void>();
    const pressed = vi.fn<() => void>();
    let isServer = true;
    function Part() {
      if (!isServer) use(code.promise);
      return (
        <button type="button" aria-label="Ajouter" onClick={pressed}>
          +
        </button>
      );
    }
    const { hydrate } = serve(
      <Suspense>
        <Part />
      </Suspense>,
    );
    isServer = false;
    const root = await hydrate();
    if (moment === 'when it is alive') replayEarlyClicks();
    fireEvent.click(button());
    replayEarlyClicks();
    await vi.advanceTimersByTimeAsync(10);
    expect(pressed).not.toHaveBeenCalled();
    expect(button().dataset['pressed']).toBe('');
    await act(async () => code.resolve());
    // Longer than all pauses between the tries.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(pressed).toHaveBeenCalledOnce();
    expect(button().dataset['pressed']).toBeUndefined();
    root.unmount();
    vi.useRealTimers();
  },
);

it('passes a press on to the button that replaced the pressed one', async () => {
  const pressed = vi.fn<() => void>();
  document.body.innerHTML = '<button type="button" aria-label="Ajouter Bleuets">+</button>';
  captureEarlyClicks();
  fireEvent.click(button());
  document.body.innerHTML = '<button type="button" aria-label="Ajouter Bleuets">+</button>';
  button().addEventListener('click', pressed);
  replayEarlyClicks();
  expect(pressed).toHaveBeenCalledOnce();
});

it('repeats a press that passes to a button before React knows it', async () => {
  document.body.innerHTML = '<button type="button">+</button>';
  const pressed = vi.fn<() => void>();
  captureEarlyClicks();
  replayEarlyClicks();
  fireEvent.click(button());
  await waitFor(() => expect(button().dataset['pressed']).toBe(''));
  button().addEventListener('click', pressed);
  Object.assign(button(), { __reactProps$test: {} });
  await waitFor(() => expect(button().dataset['pressed']).toBeUndefined());
  expect(pressed).toHaveBeenCalledOnce();
});
