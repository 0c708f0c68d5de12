import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import ProductScreenQueryNode, {
  type ProductScreenQuery,
} from '../../__generated__/relay/ProductScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '../../rules/addresses.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext, publicLoader } from '../shared/relay/route.ts';
import type { WithTwin } from '../shared/routing/twinParams.ts';
import { productParams } from './productAddress.ts';

export type ProductData = WithTwin & { page: PreloadedQuery<ProductScreenQuery> };

const load = publicLoader<ProductScreenQuery>(ProductScreenQueryNode, {
  variables: ({ handle = '' }) => ({ handle }),
  isMissing: ({ product }) => !product,
  // A handle of the other language (routes 3).
  redirectTo({ product }, params, request) {
    const { pathname, search } = new URL(request.url);
    const locale = localeOfPath(pathname);
    if (!product) return null;
    const proper = productParams(product, locale);
    return proper.handle === params.handle ? null : redirect(addressOf('product', locale, proper) + search, 301);
  },
});

/** The product of the address, and its twin's handle. */
export async function loader(args: LoaderFunctionArgs): Promise<ProductData | Response> {
  const page = await load(args);
  if (page instanceof Response) return page;
  const { product } = readCachedQuery<ProductScreenQuery>(
    args.context.get(environmentContext),
    ProductScreenQueryNode,
    page,
  );
  const locale = localeOfPath(new URL(args.request.url).pathname);
  return { page, twin: productParams(product!, locale === 'fr' ? 'en' : 'fr') };
}
