import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { PreloadedQuery } from 'react-relay';
import ProductScreenQueryNode, { type ProductScreenQuery } from '../../__generated__/relay/ProductScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '../../rules/addresses.ts';
import { knownData } from '../shared/relay/knownData.ts';
import { environmentContext, publicLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';

export type ProductData = WithTwin & { page: PreloadedQuery<ProductScreenQuery> };

const load = publicLoader<ProductScreenQuery>(ProductScreenQueryNode, {
  variables: ({ handle = '' }) => ({ handle }),
  isMissing: ({ product }) => !product,
  // A handle of the other language (routes 3).
  redirectTo({ product }, params, request) {
    const locale = localeOfPath(new URL(request.url).pathname);
    if (!product || product.handle === params.handle) return null;
    return redirect(addressOf('product', locale, { handle: product.handle }), 301);
  },
});

/** The product of the address, and its twin's handle. */
export async function loader(args: LoaderFunctionArgs): Promise<ProductData | Response> {
  const page = await load(args);
  if (page instanceof Response) return page;
  const { product } = knownData<ProductScreenQuery>(args.context.get(environmentContext), ProductScreenQueryNode, page);
  const french = localeOfPath(new URL(args.request.url).pathname) === 'fr';
  return { page, twin: { handle: french ? product!.handleSecondary : product!.handlePrimary } };
}
