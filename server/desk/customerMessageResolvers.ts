import type { CustomerMessageInput } from '#generated/schemaTypes.ts';
import { weekStarting } from '#rules/period.ts';
import { staffOf } from '../caller.ts';
import { keyOf, requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { MarketError } from '../marketError.ts';
import { bilingual, textOrNull } from '../text/bilingualText.ts';
import type { CustomerMessage } from './customerMessages.ts';

function messageOf(input: CustomerMessageInput): CustomerMessage {
  const { period, location, shippingZone, seller, subject, text } = input;
  const week = keyOf(period, 'Period');
  if (week === null) throw new MarketError('BAD_INPUT', { field: 'period' });
  return {
    week,
    locationId: location ? requireKey(location, 'Location') : null,
    shippingZoneId: shippingZone ? requireKey(shippingZone, 'ShippingZone') : null,
    sellerId: seller ? requireKey(seller, 'Seller') : null,
    subject: { primary: subject.primary, secondary: subject.secondary ?? null },
    text: { primary: text.primary, secondary: text.secondary ?? null },
  };
}

/** The fields of Staff about messages to customers. */
export const messageFields = {
  messages: (_staff, _args, { services }) => services.desk.messages.list(),
  messagePreview: (_staff, { message }, { services }) => services.desk.messages.preview(messageOf(message)),
} satisfies Pick<TypeResolvers<'Staff'>, 'messages' | 'messagePreview'>;

export const messageMutations = {
  sendMessage: (_, { message }, { services, visitor }) =>
    services.desk.messages.send(staffOf(visitor), messageOf(message)),
} satisfies RootResolvers<'Mutation', 'sendMessage'>;

export const messageResolvers = {
  CustomerMessage: {
    period: ({ week }) => weekStarting(week),
    to: ({ target }, _args, { locale }) => textOrNull(target, locale),
    subject: ({ subject }) => bilingual(subject),
    text: ({ text }) => bilingual(text),
  },
} satisfies { CustomerMessage: TypeResolvers<'CustomerMessage'> };
