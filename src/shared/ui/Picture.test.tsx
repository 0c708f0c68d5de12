import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../../../tests/support/storefront/testHarness.tsx';
import { PageSettingsContext } from '../browser/pageSettings.ts';
import { Picture } from './Picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settings = { ...testSettings, imageBase: 'https://cdn.test/p' };
const inPage = (picture: ReactNode) => <PageSettingsContext value={settings}>{picture}</PageSettingsContext>;
const apple = <Picture path="fruit/apple" alt="Red apples" sizes="172px" />;

it('offers AVIF at three widths and WebP at 410, with its box reserved and lazy loading', () => {
  const { container } = render(inPage(apple));
  const source = container.querySelector('source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('sizes')).toBe('172px');
  const avif = (width: number) => `https://cdn.test/p/fruit/apple-${width}.avif ${width}w`;
  expect(source?.getAttribute('srcset')).toBe([avif(205), avif(410), avif(640)].join(', '));
  const image = screen.getByRole('img', { name: 'Red apples' });
  expect(image.getAttribute('src')).toBe('https://cdn.test/p/fruit/apple-410.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['410', '410']);
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('loads the first picture of a page first', () => {
  const html = renderToString(inPage(<Picture path="a" alt="" priority />));
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

it('shows a placeholder that has the name, or none if the name is beside it, without a picture', () => {
  const { container, rerender } = render(inPage(<Picture path={null} alt="Red apples" />));
  expect(container.querySelector('picture')).toBeNull();
  expect(screen.getByRole('img', { name: 'Red apples' }).querySelector('svg')).toBeTruthy();
  rerender(inPage(<Picture path={null} alt="" />));
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the placeholder for a picture that fails, until another path comes', () => {
  const { container, rerender } = render(inPage(apple));
  fireEvent.error(screen.getByRole('img', { name: 'Red apples' }));
  expect(container.querySelector('picture')).toBeNull();
  expect(screen.getByRole('img', { name: 'Red apples' }).tagName).toBe('SPAN');
  rerender(inPage(<Picture path="fruit/pear" alt="Pears" />));
  expect(screen.getByRole('img', { name: 'Pears' }).tagName).toBe('IMG');
});

// A picture of the server's HTML as hydration finds it.
const imageWithWidth = (naturalWidth: number) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  return vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
};

it('shows the placeholder for a picture that failed before hydration, too', async () => {
  imageWithWidth(0);
  const { container } = render(inPage(apple));
  await waitFor(() => expect(container.querySelector('picture')).toBeNull());
});

it('leaves a picture alone that has loaded before hydration', () => {
  const decode = imageWithWidth(410);
  render(inPage(apple));
  expect(decode).not.toHaveBeenCalled();
});
