import type { LoaderFunctionArgs } from 'react-router';
import type { PreloadedQuery } from 'react-relay';
import LayoutQueryNode, { type LayoutQuery } from '../../__generated__/relay/LayoutQuery.graphql.ts';
import VisitorQueryNode, { type VisitorQuery } from '../../__generated__/relay/VisitorQuery.graphql.ts';
import { personalLoader, publicLoader } from '../shared/relay/route.ts';

/** layout: public, in the HTML. visitor: the person's own, asked for by the browser; null on the server. */
export type LayoutData = { layout: PreloadedQuery<LayoutQuery>; visitor: PreloadedQuery<VisitorQuery> | null };

const publicPart = publicLoader<LayoutQuery>(LayoutQueryNode);
const personalPart = personalLoader<VisitorQuery>(VisitorQueryNode);

/** Both queries of the shell, started together (routes 1). */
export async function layoutLoader(args: LoaderFunctionArgs): Promise<LayoutData> {
  const visitor = personalPart(args);
  return { layout: (await publicPart(args)) as PreloadedQuery<LayoutQuery>, visitor };
}
