import { act, cleanup } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { CardOptions } from './CardOptions.tsx';
import type { OfferOption } from './productOffer.ts';

afterEach(cleanup);

const t = ((key: string) => key) as TFunction;
const option = (id: string, text: string) => ({ id, text, price: 300, available: true }) as OfferOption;

it.each([
  ['radios', 'input:not(:checked)', ['250 g', '1 kg']],
  ['a list', 'option:not(:checked)', ['le casseau de 250 g', 'la caisse de 5 lb']],
])('takes over what was chosen in %s before hydration', async (_, other, [first = '', second = '']) => {
  const chosen: string[] = [];
  const options = (
    <CardOptions
      options={[option('a', first), option('b', second)]}
      chosen="a"
      onChoose={(id) => void chosen.push(id)}
      product="Pommes"
      t={t}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(options);
  const pressed = container.querySelector<HTMLInputElement | HTMLOptionElement>(other)!;
  if (pressed instanceof HTMLOptionElement) pressed.selected = true;
  else pressed.checked = true;
  const root = await act(() => hydrateRoot(container, options));
  expect(chosen[0]).toBe('b');
  act(() => root.unmount());
});
