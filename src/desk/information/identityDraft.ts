import { graphql, readInlineData } from 'react-relay';
import type { identityDraft_site$key } from '#generated/relay/identityDraft_site.graphql.ts';
import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import type { Weekday, WeeklyHours } from '#rules/constants.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { areOpeningHours, isMonogram, MARKET_NAME_MAX_LENGTH, taxNumber } from '#rules/marketIdentity.ts';
import { readPostalCode } from '#rules/postalCode.ts';
import {
  bilingual,
  optional,
  optionalLine,
  requiredLine,
  textDraft,
  textInput,
  textOf,
  when,
  type Draft,
  type DraftSchema,
} from '../frame/draftSchema.ts';

type SiteInput = SaveSiteInformationsMutation['variables']['input'];

// Both languages of a text are read by `textDraft`.
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

/** The form's values of the stored identity and contact: 'identity.hours.4.from', 'contact.line1'. */
export function identityDraftOf(key: identityDraft_site$key): Draft {
  const { identity, contact } = readInlineData(fragment, key);
  const { address } = contact ?? {};
  return {
    ...textDraft('identity.name', identity?.name),
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

/** The days with a time in either field. */
export const hoursOf = (draft: Draft): WeeklyHours[] =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    from: textOf(draft, `identity.hours.${weekday}.from`),
    to: textOf(draft, `identity.hours.${weekday}.to`),
  })).filter(({ from, to }) => from !== '' || to !== '');

const ADDRESS = ['line1', 'line2', 'city', 'postal_code'] as const;
const hasAddress = (draft: Draft) => ADDRESS.some((field) => textOf(draft, `contact.${field}`) !== '');

/** The form's values of both parts, as the API expects them. */
export function identityInputOf(draft: Draft): Required<Pick<SiteInput, 'identity' | 'contact'>> {
  const orNull = (name: string) => textOf(draft, name) || null;
  const code = textOf(draft, 'contact.postal_code');
  return {
    identity: {
      name: textInput(draft, 'identity.name'),
      monogram: orNull('identity.monogram'),
      logo: orNull('identity.logo'),
      hours: hoursOf(draft),
      sender: orNull('identity.sender'),
      taxNumbers: { gst: orNull('identity.taxNumbers.gst'), qst: orNull('identity.taxNumbers.qst') },
    },
    contact: {
      email: orNull('contact.email'),
      phone: orNull('contact.phone'),
      address: hasAddress(draft)
        ? {
            line1: textOf(draft, 'contact.line1'),
            line2: orNull('contact.line2'),
            city: textOf(draft, 'contact.city'),
            state: textOf(draft, 'contact.state'),
            postal_code: readPostalCode(code) ?? code,
            country: 'CA',
          }
        : null,
    },
  };
}

/** The constraints of the fields of both parts. An address is complete or absent. */
export const identitySchema: DraftSchema = {
  ...bilingual('identity.name', { maxLength: MARKET_NAME_MAX_LENGTH }),
  'identity.monogram': optional(isMonogram, 'desk_information.refused.monogram', 3),
  'identity.logo': { serverError: 'desk_information.refused.picture' },
  'identity.sender': optional(isEmail, 'desk_information.refused.email'),
  'identity.taxNumbers.gst': optional((text) => taxNumber('gst', text) !== null, 'desk_information.refused.gst'),
  'identity.taxNumbers.qst': optional((text) => taxNumber('qst', text) !== null, 'desk_information.refused.qst'),
  ...Object.fromEntries(
    WEEKDAYS.map((weekday) => [
      `identity.hours.${weekday}.from`,
      {
        validate: (_: string, draft: Draft) => {
          const hours = hoursOf(draft).filter((day) => day.weekday === weekday);
          return areOpeningHours(hours) ? null : ('desk_information.refused.hours' as const);
        },
      },
    ]),
  ),
  'contact.email': optional(isEmail, 'desk_information.refused.email'),
  'contact.phone': optionalLine(),
  'contact.line2': optionalLine(),
  ...when(hasAddress, {
    'contact.line1': requiredLine,
    'contact.city': requiredLine,
    'contact.postal_code': {
      maxLength: 7,
      validate: (text) => (readPostalCode(text) === null ? 'desk_information.refused.postal_code' : null),
    },
  }),
};
