import type { EnteredOrderInput } from '#generated/schemaTypes.ts';
import { readPlace } from '../cart/placeInput.ts';
import type { EnteredBuyer } from '../checkout/entered/enteredContact.ts';
import type { EnteredOrder } from '../checkout/entered/enteredOrder.ts';
import { keyOf, requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { reasonTexts } from '../text/reasonTexts.ts';

function buyerOf({ customer, person, address }: EnteredOrderInput): EnteredBuyer {
  const typed = address ? { ...address, line2: address.line2 ?? null, postalCode: address.postal_code } : null;
  if (customer && person) throw new MarketError('BAD_INPUT', { field: 'person' });
  if (!customer)
    return { address: typed, person: person ? { ...person, email: person.email ?? null, locale: person.lang } : null };
  const customerId = keyOf(customer, 'StaffCustomer') ?? keyOf(customer, 'User');
  if (customerId === null) throw new MarketError('NOT_FOUND');
  return { address: typed, customerId };
}

const orderOf = (input: EnteredOrderInput): EnteredOrder => ({
  buyer: buyerOf(input),
  lines: input.items.map(({ variant, quantity }) => ({ variantId: requireKey(variant, 'Variant'), quantity })),
  place: readPlace(input),
  birthDate: input.birthDate ?? null,
  note: input.note ?? null,
  addsTo: input.addsTo ? requireKey(input.addsTo, 'Order') : null,
  credit: input.credit ?? null,
});

export const enteredOrderFields = {
  enteredOrder: (_staff, { order }, context) => context.services.checkout.previewEntered(context, orderOf(order)),
} satisfies StaffResolvers<'enteredOrder'>;

export const enteredOrderMutations = {
  enterOrder: (_, { order, ...agreed }, context) =>
    context.services.checkout.enterOrder(context, orderOf(order), agreed),
} satisfies RootResolvers<'Mutation', 'enterOrder'>;

export const enteredOrderResolvers = {
  EnteredOrderPreview: {
    items: ({ lines }) => lines,
    problems: ({ problems }, _, { locale }) => reasonTexts(problems, locale),
  },
} satisfies { EnteredOrderPreview: TypeResolvers<'EnteredOrderPreview'> };
