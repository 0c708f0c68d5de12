import { createContext, use } from 'react';

/** One schema.org object, which a search engine may show. */
export type JsonLd = { '@type': string } & Record<string, unknown>;
/**
 * Data of a page for search engines and link previews. image: a storage path of a square picture; null: the market's.
 * things: schema.org, each type once.
 */
export type PageHead = { title: string; description: string; image: string | null; jsonLd: JsonLd[] };

/** Receives what the parts of a page contribute; null if unused. */
export const PageHeadContext = createContext<((part: Partial<PageHead>) => void) | null>(null);

/**
 * Describes this part of the page to machines. They read the server's HTML only, so the browser neither runs nor loads
 * it: the bundler drops the call and `make` with all that it imports (vite.config.ts).
 */
export function usePageHead(make: () => Partial<PageHead>): void {
  if (import.meta.env.SSR) use(PageHeadContext)?.(make());
}
