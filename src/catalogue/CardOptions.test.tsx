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

it('takes over the format whose radio the browser restored before hydration', async () => {
  const chosen: string[] = [];
  const options = (
    <CardOptions
      options={[option('a', '250 g'), option('b', '1 kg')]}
      chosen="a"
      onChoose={(id) => void chosen.push(id)}
      product="Pommes"
      t={t}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(options);
  container.querySelector<HTMLInputElement>('input:not(:checked)')!.checked = true;
  const root = await act(() => hydrateRoot(container, options));
  expect(chosen[0]).toBe('b');
  act(() => root.unmount());
});
