import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import LayoutQueryNode, { type LayoutQuery } from '#generated/relay/LayoutQuery.graphql.ts';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { isNoticeDue } from '../notices/noticeCookie.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext, browserLoader, htmlLoader } from '../shared/relay/route.ts';

type OpenedPause = Awaited<ReturnType<typeof import('./ClosedMarket.tsx').openPause>>;
export type OpenedNotice = Awaited<ReturnType<typeof import('../notices/SiteNotice.tsx').openNotice>> | null;

/**
 * layout: public, in the HTML. visitor: personal, fetched by the browser; null on the server. pause: what a market shows that takes no
 * orders. notice: the market's notice if it is due; its code and texts load after the page, and are null if they do not.
 */
export type LayoutData = {
  layout: PreloadedQuery<LayoutQuery>;
  visitor: PreloadedQuery<VisitorQuery> | null;
  pause: OpenedPause | null;
  notice: Promise<OpenedNotice> | null;
};

const publicPart = htmlLoader<LayoutQuery>(LayoutQueryNode);
const personalPart = browserLoader<VisitorQuery>(VisitorQueryNode);

/** Whether an address requests the preview of site information (F-013). */
export const requestsPreview = (url: URL): boolean => url.searchParams.get('site-information-preview') === 'enabled';

/** The layout's queries, started together (routes 1); the notice only if the browser finds it due (F-168). */
export async function layoutLoader(args: LoaderFunctionArgs): Promise<LayoutData> {
  const visitor = personalPart(args);
  const layout = (await publicPart(args)) as PreloadedQuery<LayoutQuery>;
  const data = readCachedQuery<LayoutQuery>(args.context.get(environmentContext), LayoutQueryNode, layout);
  const pause = data.market.pause ? await (await import('./cycleBarParts.tsx')).openPause(args) : null;
  if (import.meta.env.SSR) return { layout, visitor, pause, notice: null };
  const isDue = isNoticeDue(data, { preview: requestsPreview(new URL(args.request.url)) });
  return { layout, visitor, pause, notice: isDue ? loadNotice(args) : null };
}

async function loadNotice({ context }: LoaderFunctionArgs): Promise<OpenedNotice> {
  try {
    const { siteNotice } = await import('./cycleBarParts.tsx');
    return await (await siteNotice()).openNotice(context.get(environmentContext));
  } catch {
    return null;
  }
}
