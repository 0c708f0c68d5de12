import { redirect } from 'react-router';
import ProductScreenQueryNode, { type ProductScreenQuery } from '#generated/relay/ProductScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '#rules/addresses.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { withTwin, type TwinData } from './pageLoaders.ts';
import { productParams } from './productAddress.ts';

export type ProductData = TwinData<ProductScreenQuery>;

const load = htmlLoader<ProductScreenQuery>(ProductScreenQueryNode, {
  variables: ({ handle = '' }) => ({ handle }),
  isMissing: ({ product }) => !product,
  // A handle of the other language (routes 3).
  redirectTo({ product }, params, request) {
    const { pathname, search } = new URL(request.url);
    const locale = localeOfPath(pathname);
    if (!product) return null;
    const canonical = productParams(product, locale);
    return canonical.handle === params.handle ? null : redirect(addressOf('product', locale, canonical) + search, 301);
  },
});

/** The product of the address, and its twin's handle. */
export const loader = withTwin<ProductScreenQuery>(ProductScreenQueryNode, load, ({ product }, other) =>
  productParams(product!, other),
);
