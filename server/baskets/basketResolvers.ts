import { textIn, textOrNull } from '../bilingualText.ts';
import { toId } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

const Query: RootResolvers<'Query', 'baskets'> = {
  baskets: (_, _args, { services }) => services.baskets.onOffer(),
};

const Basket: TypeResolvers<'Basket'> = {
  id: ({ id }) => toId('Basket', id),
  name: ({ name }, _, { locale }) => textIn(name, locale),
  description: ({ description }, _, { locale }) => textOrNull(description, locale),
  images: ({ images }) => images.map((path) => ({ path, alt: null })),
};

export const basketResolvers = { Query, Basket };
