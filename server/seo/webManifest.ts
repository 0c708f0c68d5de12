import { iconName } from '#rules/marketIdentity.ts';
import type { ShownMarket } from '#rules/pageContract.ts';

const DRAWN = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * The manifest of the market as an app on a phone's home screen, with its own name; the icon is its logo or monogram, or
 * the software's drawing, served beside it.
 */
export function webManifest({ name, monogram, logo }: ShownMarket, imageBase: string): string {
  const icons = logo
    ? [{ src: `${imageBase}/${logo}-410.webp`, sizes: '410x410', type: 'image/webp' }]
    : monogram
      ? [{ src: '/icons/monogram.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }]
      : DRAWN;
  return JSON.stringify({
    name,
    short_name: iconName(name),
    lang: 'fr-CA',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f7f2',
    theme_color: '#14442e',
    icons,
  });
}
