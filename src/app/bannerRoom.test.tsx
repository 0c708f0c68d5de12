import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBannerRoom } from './bannerRoom.ts';
import { useBannerRoom } from './useBannerRoom.ts';

const KEY = 'etal.personal.banner';
const room = () => [
  document.documentElement.hasAttribute('data-banner'),
  document.documentElement.style.getPropertyValue('--banner-room') || '0px',
];
/** Reports the banner's height, as the browser does when it changes. */
let resize: (height: number) => void;
let height = 0;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        resize = (blockSize) => callback([{ borderBoxSize: [{ blockSize }] }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-banner');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Banner() {
  const banner = useRef<HTMLDivElement>(null);
  useBannerRoom(banner);
  const [isThere, setThere] = useState(false);
  return (
    <>
      <div ref={banner}>{isThere && 'Votre panier sera acheté dimanche à minuit'}</div>
      <button type="button" onClick={() => setThere(true)}>
        Lire
      </button>
    </>
  );
}

it.each([
  ['the width is the same', window.innerWidth, [true, '148px']],
  ['the text is laid out anew', window.innerWidth + 1, [false, '0px']],
])('keeps the room of the last page’s banner before the page is painted: %s', (_, width, kept) => {
  localStorage.setItem(KEY, `${width} 148`);
  keepBannerRoom();
  expect(room()).toEqual(kept);
});

it('gives a banner that comes later its room with the next page, and removes it with the next one', async () => {
  height = 0;
  const router = createMemoryRouter([{ path: '*', element: <Banner /> }]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  height = 148;
  act(() => resize(147.5));
  expect(room()).toEqual([false, '0px']);
  expect(localStorage.getItem(KEY)).toBe(`${window.innerWidth} 148`);
  await act(() => router.navigate('/producteurs'));
  expect(room()).toEqual([true, '148px']);
  height = 0;
  act(() => resize(0));
  expect(room()).toEqual([true, '148px']);
  await act(() => router.navigate('/'));
  expect([room(), localStorage.getItem(KEY)]).toEqual([[false, '0px'], null]);
});

it('sets nothing on the page for no banner, which would have every style of it computed anew', async () => {
  height = 0;
  const router = createMemoryRouter([{ path: '*', element: <Banner /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/producteurs'));
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});
