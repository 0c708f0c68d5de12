import { act, fireEvent } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from './hydrated.ts';

afterEach(() => void vi.restoreAllMocks());

const values: string[] = [];
function Part({ name }: { name: string }) {
  const isHydrated = useHydrated();
  values.push(`${name} ${isHydrated}`);
  return <p>{isHydrated ? 'mine' : 'anyone’s'}</p>;
}

it('hydrates the server’s HTML unchanged, then shows personal data; parts rendered later show it immediately', async () => {
  const error = vi.spyOn(console, 'error');
  const code = Promise.withResolvers<void>();
  let isServer = true;
  function Late() {
    if (!isServer) use(code.promise);
    return <Part name="late" />;
  }
  const late = (
    <Suspense>
      <Late />
    </Suspense>
  );
  function Page() {
    const [isMore, setMore] = useState(false);
    return (
      <>
        <Part name="first" />
        {late}
        {isMore ? <Part name="new" /> : <button type="button" onClick={() => setMore(true)} />}
      </>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe('anyone’sanyone’s');
  isServer = false;
  values.length = 0;
  const root = await act(async () => hydrateRoot(container, <Page />));
  expect(values).toEqual(['first false', 'first true']);
  fireEvent.click(container.querySelector('button')!);
  expect(values.filter((entry) => entry.startsWith('new'))).toEqual(['new true']);
  // Hydrated long after the page, but its HTML is still the server's.
  await act(async () => code.resolve());
  expect(values.filter((entry) => entry.startsWith('late'))).toEqual(['late false', 'late true']);
  expect(container.textContent).toBe('mineminemine');
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
