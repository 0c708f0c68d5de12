import { graphql, readInlineData } from 'react-relay';
import type { SaveSellerMutation } from '#generated/relay/SaveSellerMutation.graphql.ts';
import type { sellerDraft_seller$key } from '#generated/relay/sellerDraft_seller.graphql.ts';
import { vacationEnd } from '#rules/vacation.ts';
import { dayAt } from '#rules/zone.ts';
import { bilingual, optionalTextInput, textDraft, type Draft, type DraftSchema } from '../frame/draftSchema.ts';

export type SellerInput = SaveSellerMutation['variables']['input'];

// Both languages of a text are read by `textDraft`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment sellerDraft_seller on Seller @inline {
    deactivatedUntil
    regional
    descriptions {
      primary
      secondary
    }
  }
`;
// oxlint-enable relay/unused-fields

/** The form's values of a stored producer. until: the market day of the return, '' if they are not away at `now`. */
export function sellerDraftOf(key: sellerDraft_seller$key, now: Date): Draft {
  const { deactivatedUntil, regional, descriptions } = readInlineData(fragment, key);
  const end = deactivatedUntil ? new Date(deactivatedUntil) : null;
  return { until: end && end > now ? dayAt(end) : '', regional, ...textDraft('description', descriptions) };
}

/** The field of SellerInput that a field of the form belongs to. */
export const sellerFieldOf = (name: string): string =>
  name === 'until' ? 'deactivatedUntil' : name.replace(/\.(fr|en)$/, '');

/** The constraints of a producer's fields. */
export const sellerSchema = (now: Date): DraftSchema => ({
  ...bilingual('description', { isMultiline: true }),
  until: { validate: (day) => (day === '' || vacationEnd(day, now) ? null : 'desk_sellers.day') },
});

/** The input of the changed, valid fields. */
export const sellerInputOf = (draft: Draft, changes: Partial<Draft>): SellerInput => ({
  ...('until' in changes && { deactivatedUntil: draft['until'] ? String(draft['until']) : null }),
  ...('regional' in changes && { regional: draft['regional'] === true }),
  ...(Object.keys(changes).some((name) => name.startsWith('description.')) && {
    description: optionalTextInput(draft, 'description'),
  }),
});
