import { redirect } from 'react-router';
import ProductBadgesFragment from '#generated/relay/ProductBadges_product.graphql.ts';
import productOfferFragment from '#generated/relay/productOffer_product.graphql.ts';
import ProductPreviewFragment, {
  type ProductPreview_product$key,
} from '#generated/relay/ProductPreview_product.graphql.ts';
import ProductScreenQueryNode, { type ProductScreenQuery } from '#generated/relay/ProductScreenQuery.graphql.ts';
import { addressOf, localeOfPath } from '#rules/addresses.ts';
import { withPreview } from '../shared/relay/preview.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { cachedReference } from './cachedReference.ts';
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

const findCard = cachedReference<ProductPreview_product$key>('Product', ProductScreenQueryNode, [
  ProductPreviewFragment,
  ProductBadgesFragment,
  productOfferFragment,
]);

/** The product of the address, and its twin's handle; until they have loaded, what a card has fetched of it. */
export const loader = withPreview(
  withTwin<ProductScreenQuery>(ProductScreenQueryNode, load, ({ product }, other) => productParams(product!, other)),
  (environment, { handle = '' }) => findCard(environment, handle),
);
