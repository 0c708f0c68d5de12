import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ListSearch } from './ListSearch.tsx';

const PAUSE_MS = 300;

it('searches after a pause, but not once a link was pressed whose page is still coming', async () => {
  vi.useFakeTimers();
  const search = vi.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ListSearch label="Nom" words="" maxLength={100} onSearch={search} />
          <Link to="/ann">Ann</Link>
        </>
      ),
    },
    { path: '/ann', loader: () => new Promise(() => {}), element: null },
  ]);
  render(<RouterProvider router={router} />);
  const field = screen.getByLabelText('Nom');
  fireEvent.change(field, { target: { value: 'an' } });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(search.mock.calls).toEqual([['an']]);

  fireEvent.change(field, { target: { value: 'ann' } });
  fireEvent.click(screen.getByText('Ann'));
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(search.mock.calls).toEqual([['an']]);
  vi.useRealTimers();
});

it('searches no more once a link was followed, before anything is rendered again', async () => {
  vi.useFakeTimers();
  const search = vi.fn();
  const router = createMemoryRouter([
    { path: '/', element: <ListSearch label="Nom" words="" maxLength={100} onSearch={search} /> },
    { path: '/ann', loader: () => new Promise(() => {}), element: null },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByLabelText('Nom'), { target: { value: 'ann' } });
  void router.navigate('/ann');
  vi.advanceTimersByTime(PAUSE_MS);
  expect(search).not.toHaveBeenCalled();
  vi.useRealTimers();
});
