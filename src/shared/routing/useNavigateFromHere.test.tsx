import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useNavigateFromHere } from './useNavigateFromHere.ts';

function Form({ answer }: { answer: Promise<unknown> }) {
  const navigate = useNavigateFromHere();
  return <button onClick={() => void answer.then(() => navigate('/saved'))}>Save</button>;
}

it.each([
  ['goes there from the page', [], '/saved'],
  ['goes there from other parameters of the page', ['/form?tab=2'], '/saved'],
  ['stays where the reader has gone', ['/other'], '/other'],
  ['stays with a page that is still coming', ['/slow'], '/slow'],
])('after an answer, %s', async (_, followed, expected) => {
  const { promise: answer, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form answer={answer} /> },
      { path: '/slow', loader: () => new Promise(() => {}), element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  for (const path of followed) act(() => void router.navigate(path));
  await act(async () => resolve(null));
  expect((router.state.navigation.location ?? router.state.location).pathname).toBe(expected);
});
