import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useServerDrawn } from './ServerDrawn.tsx';

function Place() {
  const drawn = useServerDrawn('aside');
  return <div id="aside">{drawn}</div>;
}

const draw = (lang: string, html: string) => {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
};

test('What the server drew stands again for whoever comes back before its code has come (F-016), in its language only', () => {
  draw('fr', '<div id="aside"><p>Nos paniers</p></div>');
  const first = render(<Place />, { container: document.getElementById('aside')! });
  expect(document.body.textContent).toBe('Nos paniers');
  first.unmount();

  draw('fr', '');
  const back = render(<Place />);
  expect(back.container.textContent).toBe('Nos paniers');
  back.unmount();

  draw('en', '');
  expect(render(<Place />).container.textContent).toBe('');
  document.documentElement.lang = 'fr';
});
