import type { Locale } from '#rules/constants.ts';
import { allergens } from '#rules/dietary.ts';
import { readUploadedPath, wholePath } from '#rules/pictureCrop.ts';
import { awayUntil, plannedVacation } from '#rules/vacation.ts';
import { dayAt } from '#rules/zone.ts';
import { paginate } from '../graphql/connection.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { basketNeeds, basketsMeant, basketsNamed, type BasketTexts } from '../search/basketOffers.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { ownPlacements } from '../snapshot/productLinks.ts';
import { bilingual, properName, textIn, textOrNull } from '../text/bilingualText.ts';
import { collectionList, productList, productPage, sellerList } from './catalogueLists.ts';
import { searchList } from './catalogueSearch.ts';
import { collectionByHandle, productByHandle, sellerByHandle } from './catalogueService.ts';
import { needCounts } from './needCounts.ts';
import { relatedProducts } from './relatedProducts.ts';
import { prepareSearch } from './searchAnswers.ts';

type Handles = { readonly handlePrimary: string; readonly handleSecondary: string };

function handleIn({ handlePrimary, handleSecondary }: Handles, locale: Locale): string {
  return locale === 'en' ? handleSecondary : handlePrimary;
}

/** A picture of the storage: without a text of its own, the name of what shows it describes it. */
const imageAt = (path: string) => ({ path, alt: null, altTexts: null });

function imagesIn({ images, imageAlts }: Pick<ProductRow, 'images' | 'imageAlts'>, locale: Locale) {
  if (!imageAlts) return images.map(imageAt);
  return images.map((path) => {
    const alt = imageAlts.get(path) ?? null;
    return { path, alt: textOrNull(alt, locale), altTexts: alt && bilingual(alt) };
  });
}

/** Food unless its main category, or one above it, is not (ADR 85). */
function isFood({ placements }: ProductRow): boolean {
  let collection = placements.find(({ isMain }) => isMain)?.collection ?? null;
  while (collection?.food) collection = collection.parent;
  return collection === null;
}

/** Null: not declared; empty: there is nothing to declare. */
function declarationsOf(product: ProductRow) {
  const declared = product.allergens;
  if (declared === null) return isFood(product) ? null : [];
  return allergens.flatMap((allergen) => {
    const presence = declared[allergen];
    return presence ? [{ allergen, presence }] : [];
  });
}

const Query: RootResolvers<
  'Query',
  'products' | 'product' | 'collections' | 'collection' | 'sellers' | 'seller' | 'search'
> = {
  products: async (_, args, context) =>
    productPage(productList(await context.services.catalogue.current(), null, args, context), args),
  product: async (_, { handle }, { services }) => productByHandle(await services.catalogue.current(), handle),
  collections: async (_, args, context) => {
    const { items, key } = collectionList(await context.services.catalogue.current(), args, context);
    return paginate(items, args, key);
  },
  collection: async (_, { handle }, { services }) => collectionByHandle(await services.catalogue.current(), handle),
  sellers: async (_, args, { services }) => {
    const { items, key } = sellerList(await services.catalogue.current(), args);
    return paginate(items, args, key);
  },
  search: async (_, args, context) => {
    const snapshot = await context.services.catalogue.current();
    await prepareSearch(snapshot);
    const searchResult = searchList(snapshot, args, context);
    return { ...searchResult, ...productPage(searchResult, args) };
  },
  seller: async (_, { handle }, { services }) => sellerByHandle(await services.catalogue.current(), handle),
};

const Product: TypeResolvers<'Product'> = {
  id: ({ id }) => toId('Product', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  description: ({ description }, _, { locale }) => textOrNull(description, locale),
  handle: (product, _, { locale }) => handleIn(product, locale),
  images: (pictured, _, { locale }) => imagesIn(pictured, locale),
  collections: ownPlacements,
  related: (product) => relatedProducts(product),
  diets: ({ diets }) => (diets === null ? null : [...diets]),
  allergens: declarationsOf,
  ingredients: ({ ingredients }, _, { locale }) => textOrNull(ingredients, locale),
  texts: ({ name, description, ingredients, types: { fr, en } }) => ({
    name,
    description,
    ingredients,
    types: fr.length + en.length > 0 ? { primary: fr.join(', '), secondary: en.join(', ') || null } : null,
  }),
};

const ProductConnection: TypeResolvers<'ProductConnection'> = { needCounts: ({ items }) => needCounts(items) };
/** The recurring baskets that a search means. */
const basketsOf = async <Offer extends BasketTexts>(words: string, onOffer: () => Promise<readonly Offer[]>) =>
  basketsNamed(words) === null ? [] : basketsMeant(words, await onOffer());
const SearchConnection: TypeResolvers<'SearchConnection'> = {
  baskets: ({ basketWords }, _, { services }) => basketsOf(basketWords, () => services.baskets.onOffer()),
  undeclaredNeeds: async ({ basketWords, undeclaredNeeds }, _, { services }) => [
    ...undeclaredNeeds,
    ...basketNeeds(basketWords, await basketsOf(basketWords, () => services.baskets.onOffer())),
  ],
  needCounts: ({ items }) => needCounts(items),
  shelves: ({ shelves }) => shelves(),
  sellers: ({ sellers }) => sellers(),
};

const ProductCollection: TypeResolvers<'ProductCollection'> = {
  id: ({ id }) => toId('ProductCollection', id),
  handle: ({ collection }, _, { locale }) => handleIn(collection, locale),
};

const Variant: TypeResolvers<'Variant'> = {
  id: ({ id }) => toId('Variant', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  stockOnHold: ({ held }) => held,
  names: ({ name }) => name,
  stockMdoOnHold: ({ heldMdo }) => heldMdo,
};

const Image: TypeResolvers<'Image'> = {
  focalPoint: ({ path }) => readUploadedPath(path)?.focalPoint ?? null,
  uncropped: ({ path }) => {
    const uploaded = readUploadedPath(path);
    return uploaded && wholePath(uploaded.hash);
  },
};

const Seller: TypeResolvers<'Seller'> = {
  id: ({ id }) => toId('Seller', id),
  name: ({ name }) => properName(name),
  description: ({ description }, _, { locale }) => textOrNull(description, locale),
  trade: ({ trade }, _, { locale }) => textOrNull(trade, locale),
  story: ({ story }, _, { locale }) => textOrNull(story, locale),
  seasons: ({ seasons: { fr, en } }, _, { locale }) => [...(locale === 'en' && en.length > 0 ? en : fr)],
  deactivatedUntil: (seller, _, { now }) => awayUntil(seller, now) ?? seller.deactivatedUntil,
  nextVacation: (seller, _, { now }) => {
    const next = plannedVacation(seller, now);
    return next && { from: dayAt(next.from), back: dayAt(next.back) };
  },
  descriptions: ({ description }) => description,
  town: ({ town }) => (town === null ? null : properName(town)),
  images: (pictured, _, { locale }) => imagesIn(pictured, locale),
  products: (seller, args, context) => productPage(productList(seller.snapshot, seller, args, context), args),
};

const Collection: TypeResolvers<'Collection'> = {
  id: ({ id }) => toId('Collection', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  line: ({ line }, _, { locale }) => textOrNull(line, locale),
  group: ({ group }, _, { locale }) => textOrNull(group, locale),
  handle: (collection, _, { locale }) => handleIn(collection, locale),
  nbProducts: ({ products }) => products.length,
  image: ({ image }) => (image === null ? null : imageAt(image)),
  products: (collection, args, context) =>
    productPage(productList(collection.snapshot, collection, args, context), args),
};

export const catalogueResolvers = {
  Query,
  Image,
  Product,
  ProductConnection,
  SearchConnection,
  ProductCollection,
  Variant,
  Seller,
  Collection,
};
