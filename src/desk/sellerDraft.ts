import { graphql, readInlineData } from 'react-relay';
import type { SaveSellerMutation } from '../../__generated__/relay/SaveSellerMutation.graphql.ts';
import type { sellerDraft_seller$key } from '../../__generated__/relay/sellerDraft_seller.graphql.ts';
import { storedText, TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { vacationEnd } from '../../rules/vacation.ts';
import { dayAt } from '../../rules/zone.ts';
import { both, textRefusals, type Refusal } from './productDraft.ts';

type SellerInput = SaveSellerMutation['variables']['input'];

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

/** until: the market day of the return, '' if not away at `now`. */
export function sellerDraftOf(key: sellerDraft_seller$key, now: Date) {
  const { deactivatedUntil, regional, descriptions } = readInlineData(fragment, key);
  const end = deactivatedUntil ? new Date(deactivatedUntil) : null;
  return {
    until: end && end > now ? dayAt(end) : '',
    regional,
    ...both('description', descriptions && { primary: descriptions.primary, secondary: descriptions.secondary }),
  } as Record<string, string | boolean | null>;
}
export type SellerDraft = ReturnType<typeof sellerDraftOf>;

/** The field of SellerInput that a field of the form belongs to. */
export const sellerFieldOf = (name: string): string =>
  name === 'until' ? 'deactivatedUntil' : name.replace(/\.(fr|en)$/, '');

const hasDescription = (changes: Partial<SellerDraft>) =>
  Object.keys(changes).some((name) => name.startsWith('description.'));

/** The changed fields that are invalid, and why, by the server's own rules. */
export function refusedOfSeller(
  draft: SellerDraft,
  changes: Partial<SellerDraft>,
  now: Date,
): Record<string, Refusal | 'day'> {
  const until = changes['until'];
  return {
    ...(hasDescription(changes) && textRefusals(draft, 'description', TEXT_MAX_LENGTH, true)),
    ...(typeof until === 'string' && until !== '' && !vacationEnd(until, now) && { until: 'day' as const }),
  };
}

/** The input of the changed, valid fields. */
export function sellerInputOf(draft: SellerDraft, changes: Partial<SellerDraft>): SellerInput {
  const words = (language: 'fr' | 'en') => storedText(String(draft[`description.${language}`] ?? ''));
  return {
    ...('until' in changes && { deactivatedUntil: draft['until'] ? String(draft['until']) : null }),
    ...('regional' in changes && { regional: draft['regional'] === true }),
    ...(hasDescription(changes) && {
      description: words('fr') === '' ? null : { primary: words('fr'), secondary: words('en') || null },
    }),
  };
}
