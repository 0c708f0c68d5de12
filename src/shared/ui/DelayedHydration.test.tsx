import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { ServerHtml, hasServerHtml, DelayedHydration } from './DelayedHydration.tsx';

const roots: Root[] = [];
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

function hydrated(html: string, page: ReactNode): (next: ReactNode) => void {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  let root: Root;
  act(() => void roots.push((root = hydrateRoot(container, page))));
  return (next) => act(() => root.render(next));
}

const aside = (hydrate: boolean, part: ReactNode) => (
  <DelayedHydration id="aside" hydrate={hydrate}>
    {part}
  </DelayedHydration>
);

it('keeps the server’s HTML, without loading code, until the part is wanted', () => {
  document.documentElement.lang = 'fr';
  const rerender = hydrated('<div id="aside"><p>Nos paniers</p></div>', aside(false, <p>Vivant</p>));
  const paragraph = document.querySelector('p');
  rerender(aside(false, <p>Vivant</p>));
  expect(document.querySelector('p')).toBe(paragraph);
  expect(document.body.textContent).toBe('Nos paniers');
  rerender(aside(true, <p>Vivant</p>));
  expect(document.body.textContent).toBe('Vivant');
});

it('shows it again on return before the code has loaded (F-016), in its language only', () => {
  document.documentElement.lang = 'fr';
  const rerender = hydrated(
    '<div><div id="aside"><p>Nos paniers<img data-far=""></p></div></div>',
    <div key="home">{aside(false, null)}</div>,
  );
  rerender(<div key="product" />);
  expect(document.body.textContent).toBe('');
  rerender(<ServerHtml id="aside" />);
  expect(document.body.textContent).toBe('Nos paniers');
  expect(document.querySelector('[data-far]')).toBeNull();
  document.documentElement.lang = 'en';
  expect(hasServerHtml('aside')).toBe(false);
  document.documentElement.lang = 'fr';
});
