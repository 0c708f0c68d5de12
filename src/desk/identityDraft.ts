import { graphql, readInlineData } from 'react-relay';
import type { identityDraft_site$key } from '../../__generated__/relay/identityDraft_site.graphql.ts';
import type { SaveSiteInformationsMutation } from '../../__generated__/relay/SaveSiteInformationsMutation.graphql.ts';
import type { Weekday, WeeklyHours } from '../../rules/constants.ts';
import { isEmail } from '../../rules/contactDetails.ts';
import { areOpeningHours, isMonogram, MARKET_NAME_MAX_LENGTH, taxNumber } from '../../rules/marketIdentity.ts';
import { isPlainText, LINE_MAX_LENGTH, storedText } from '../../rules/plainText.ts';
import { readPostalCode } from '../../rules/postalCode.ts';
import { both, textRefusals, type ProductDraft, type Refusal } from './productDraft.ts';

type SiteInput = SaveSiteInformationsMutation['variables']['input'];
type Draft = ProductDraft;
export type IdentityRefusal = Refusal | 'monogram' | 'hours' | 'email' | 'gst' | 'qst' | 'postal_code';

// A text's two halves are read by `both`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment identityDraft_site on SiteInformations @inline {
    identity {
      name {
        primary
        secondary
      }
      monogram
      logo
      hours {
        weekday
        from
        to
      }
      sender
      taxNumbers {
        gst
        qst
      }
    }
    contact {
      email
      phone
      address {
        line1
        line2
        city
        state
        postal_code
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

/** Monday first, as ISO counts them. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** What the form shows of the market's identity and contact: 'identity.hours.4.from', 'contact.line1'. */
export function identityDraftOf(key: identityDraft_site$key): Draft {
  const { identity, contact } = readInlineData(fragment, key);
  const { address } = contact ?? {};
  return {
    ...both('identity.name', identity?.name),
    'identity.monogram': identity?.monogram ?? '',
    'identity.logo': identity?.logo ?? '',
    'identity.sender': identity?.sender ?? '',
    'identity.taxNumbers.gst': identity?.taxNumbers.gst ?? '',
    'identity.taxNumbers.qst': identity?.taxNumbers.qst ?? '',
    ...Object.assign(
      {},
      ...WEEKDAYS.map((day) => {
        const open = identity?.hours.find(({ weekday }) => weekday === day);
        return { [`identity.hours.${day}.from`]: open?.from ?? '', [`identity.hours.${day}.to`]: open?.to ?? '' };
      }),
    ),
    'contact.email': contact?.email ?? '',
    'contact.phone': contact?.phone ?? '',
    'contact.line1': address?.line1 ?? '',
    'contact.line2': address?.line2 ?? '',
    'contact.city': address?.city ?? '',
    'contact.state': address?.state ?? 'QC',
    'contact.postal_code': address?.postal_code ?? '',
  };
}

const word = (draft: Draft, name: string): string => storedText(String(draft[name] ?? ''));

/** The days on which something is written. */
export const hoursOf = (draft: Draft): WeeklyHours[] =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    from: word(draft, `identity.hours.${weekday}.from`),
    to: word(draft, `identity.hours.${weekday}.to`),
  })).filter(({ from, to }) => from !== '' || to !== '');

const ADDRESS = ['line1', 'line2', 'city', 'postal_code'] as const;
const hasAddress = (draft: Draft) => ADDRESS.some((field) => word(draft, `contact.${field}`) !== '');

/** The form's values of both parts, as the API expects them. */
export function identityInputOf(draft: Draft): Required<Pick<SiteInput, 'identity' | 'contact'>> {
  const own = (name: string) => word(draft, name) || null;
  const code = word(draft, 'contact.postal_code');
  return {
    identity: {
      name: { primary: word(draft, 'identity.name.fr'), secondary: own('identity.name.en') },
      monogram: own('identity.monogram'),
      logo: own('identity.logo'),
      hours: hoursOf(draft),
      sender: own('identity.sender'),
      taxNumbers: { gst: own('identity.taxNumbers.gst'), qst: own('identity.taxNumbers.qst') },
    },
    contact: {
      email: own('contact.email'),
      phone: own('contact.phone'),
      address: hasAddress(draft)
        ? {
            line1: word(draft, 'contact.line1'),
            line2: own('contact.line2'),
            city: word(draft, 'contact.city'),
            state: word(draft, 'contact.state'),
            postal_code: readPostalCode(code) ?? code,
            country: 'CA',
          }
        : null,
    },
  };
}

type Check = readonly [name: string, isFine: (text: string) => boolean, refusal: IdentityRefusal];
const refusalsOf = (draft: Draft, checks: readonly Check[]): Record<string, IdentityRefusal> =>
  Object.fromEntries(
    checks.flatMap(([name, isFine, refusal]) => (isFine(word(draft, name)) ? [] : [[name, refusal] as const])),
  );
const orEmpty = (isFine: (text: string) => boolean) => (text: string) => text === '' || isFine(text);
const isLine = (text: string) => isPlainText(text, LINE_MAX_LENGTH, false);

/** What cannot be saved of the identity, by the rules of the server. */
export const identityRefusals = (draft: Draft): Record<string, IdentityRefusal> => ({
  ...textRefusals(draft, 'identity.name', MARKET_NAME_MAX_LENGTH, false),
  ...refusalsOf(draft, [
    ['identity.monogram', orEmpty(isMonogram), 'monogram'],
    ['identity.sender', orEmpty(isEmail), 'email'],
    ['identity.taxNumbers.gst', orEmpty((text) => taxNumber('gst', text) !== null), 'gst'],
    ['identity.taxNumbers.qst', orEmpty((text) => taxNumber('qst', text) !== null), 'qst'],
  ]),
  ...Object.fromEntries(
    hoursOf(draft)
      .filter((day) => !areOpeningHours([day]))
      .map(({ weekday }) => [`identity.hours.${weekday}.from`, 'hours' as const]),
  ),
});

/** Fields of the contact that cannot be saved: an address is complete or absent. */
export const contactRefusals = (draft: Draft): Record<string, IdentityRefusal> => ({
  ...refusalsOf(draft, [
    ['contact.email', orEmpty(isEmail), 'email'],
    ['contact.phone', orEmpty(isLine), 'plain'],
    ['contact.line2', orEmpty(isLine), 'plain'],
  ]),
  ...(hasAddress(draft) &&
    refusalsOf(draft, [
      ['contact.line1', isLine, word(draft, 'contact.line1') === '' ? 'needed' : 'plain'],
      ['contact.city', isLine, word(draft, 'contact.city') === '' ? 'needed' : 'plain'],
      ['contact.postal_code', (text) => readPostalCode(text) !== null, 'postal_code'],
    ])),
});
