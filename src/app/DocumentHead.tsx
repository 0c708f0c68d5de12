import { useLocation } from 'react-router';
import { addresses } from '#rules/addresses.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import iconUrl from './favicon.svg?url';
import { twinAddress } from './twinAddress.ts';
import { usePageContext } from './usePageContext.ts';

/** Parameters that identify another page of a list: the canonical URL keeps them and drops the rest (routes 6). */
function canonicalQuery(search: string): string {
  const after = new URLSearchParams(search).get('after');
  return after ? `?after=${encodeURIComponent(after)}` : '';
}

/** Head elements common to every page, and the page's address in both languages (routes 3). Pages bring their own title. */
export function DocumentHead() {
  const { origin, imageBase, market } = usePageSettings();
  const { pathname, search } = useLocation();
  const place = usePageContext();
  const { page, locale } = place;
  const open = page !== null && addresses[page].html === 'full';
  const twin = open ? twinAddress(place) : '';
  const query = canonicalQuery(search);
  const [fr, en] = locale === 'fr' ? [pathname, twin] : [twin, pathname];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#14442e" />
      {market.logo ? (
        <link rel="icon" type="image/webp" href={`${imageBase}/${market.logo}-410.webp`} />
      ) : (
        <link rel="icon" type="image/svg+xml" href={market.monogram ? '/icons/monogram.svg' : iconUrl} />
      )}
      {!market.logo && !market.monogram && <link rel="apple-touch-icon" href="/icons/icon-180.png" />}
      <link rel="manifest" href="/manifest.webmanifest" />
      {open ? (
        <>
          <link rel="canonical" href={`${origin}${pathname}${query}`} />
          <link rel="alternate" hrefLang="fr-CA" href={`${origin}${fr}`} />
          <link rel="alternate" hrefLang="en-CA" href={`${origin}${en}`} />
          <link rel="alternate" hrefLang="x-default" href={`${origin}${fr}`} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  );
}
