import { createContext, use } from 'react';

/** One thing of schema.org: what a search engine may show of a page. */
export type StructuredThing = { '@type': string } & Record<string, unknown>;
/**
 * What search engines and link previews read of a page. image: a storage path of a square picture; null: the market's.
 * things: schema.org, each type once.
 */
export type PageHead = { title: string; description: string; image: string | null; things: StructuredThing[] };

/** Takes what the parts of a page tell of it; null where nobody asks. */
export const PageHeadContext = createContext<((part: Partial<PageHead>) => void) | null>(null);

/**
 * Tells machines what this part of the page is. They read the server's HTML only, so that the browser neither runs nor
 * carries it: the bundler drops the call and `make` with all that it imports (vite.config.ts).
 */
export function useDescribed(make: () => Partial<PageHead>): void {
  if (import.meta.env.SSR) use(PageHeadContext)?.(make());
}
