import { graphql, readInlineData } from 'react-relay';
import type { identityValues_site$key } from '#generated/relay/identityValues_site.graphql.ts';
import type { Weekday, WeeklyHours } from '#rules/constants.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { isDropOff, type DropOff } from '#rules/goodsDays.ts';
import { areOpeningHours, isMonogram, MARKET_NAME_MAX_LENGTH, taxNumber } from '#rules/marketIdentity.ts';
import { readPostalCode } from '#rules/postalCode.ts';
import { SHORTAGE_RULES, shortageRuleOf } from '#rules/shortage.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import {
  bilingual,
  hasText,
  optional,
  optionalLine,
  optionalTextInput,
  requiredLine,
  textInput,
  textValues,
  whenUsed,
} from '../frame/deskSchema.ts';
import { cropValue, type CropValue } from '../frame/pictureValues.ts';

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment identityValues_site on SiteInformations @inline {
    identity {
      name {
        primary
        secondary
      }
      monogram
      logo
      logoImage {
        ...pictureValues_crop
      }
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
      shortageRule
      dropOff {
        weekday
        from
        to
        place {
          primary
          secondary
        }
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

/** As they are stored: Monday first. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

type Hours = Record<`${Weekday}`, { from: string; to: string }>;

/** The form's values of the stored identity and contact. */
export function identityValuesOf(key: identityValues_site$key) {
  const { identity, contact } = readInlineData(fragment, key);
  const { address } = contact ?? {};
  const hoursOn = (day: Weekday) => identity?.hours.find(({ weekday }) => weekday === day);
  return {
    identity: {
      name: textValues(identity?.name),
      monogram: identity?.monogram ?? '',
      logo: identity?.logo ?? '',
      logoCrop: cropValue(identity?.logoImage),
      sender: identity?.sender ?? '',
      taxNumbers: { gst: identity?.taxNumbers.gst ?? '', qst: identity?.taxNumbers.qst ?? '' },
      shortageRule: shortageRuleOf(identity?.shortageRule),
      dropOff: {
        weekday: identity?.dropOff ? String(identity.dropOff.weekday) : '',
        from: identity?.dropOff?.from ?? '',
        to: identity?.dropOff?.to ?? '',
        place: textValues(identity?.dropOff?.place),
      },
      hours: Object.fromEntries(
        WEEKDAYS.map((day) => [day, { from: hoursOn(day)?.from ?? '', to: hoursOn(day)?.to ?? '' }]),
      ) as Hours,
    },
    contact: {
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      address: {
        line1: address?.line1 ?? '',
        line2: address?.line2 ?? '',
        city: address?.city ?? '',
        state: address?.state ?? 'QC',
        postal_code: address?.postal_code ?? '',
      },
    },
  };
}

type IdentityValues = ReturnType<typeof identityValuesOf>['identity'];
type ContactValues = ReturnType<typeof identityValuesOf>['contact'];
type AddressValues = ContactValues['address'];

/** The days with a time in either field. */
export const hoursOf = (hours: Hours): WeeklyHours[] =>
  WEEKDAYS.map((weekday) => ({ weekday, ...hours[`${weekday}`] })).filter(({ from, to }) => from !== '' || to !== '');

const hasAddress = ({ line1, line2, city, postal_code: code }: AddressValues): boolean =>
  [line1, line2, city, code].some((text) => text !== '');

type DropOffValues = IdentityValues['dropOff'];
const usesDropOff = ({ weekday, from, to, place }: DropOffValues): boolean =>
  [weekday, from, to].some((text) => text !== '') || hasText(place);
const hoursOfDropOff = ({ weekday, from, to }: DropOffValues): DropOff => ({
  weekday: Number(weekday) as Weekday,
  from,
  to,
});
/** When producers bring their goods, as the form has it; null: not set, or not wholly typed yet. */
export function typedDropOff(values: DropOffValues): DropOff | null {
  const dropOff = hoursOfDropOff(values);
  return isDropOff(dropOff) ? dropOff : null;
}

/** The market's identity for the API. */
export const identityInputOf = ({
  name,
  monogram,
  logo,
  logoCrop: [crop],
  hours,
  sender,
  taxNumbers,
  shortageRule,
  dropOff,
}: IdentityValues) => ({
  name: textInput(name),
  monogram: monogram || null,
  logo: logo || null,
  ...(crop && { logoFocalPoint: { x: crop.x, y: crop.y } }),
  hours: hoursOf(hours),
  sender: sender || null,
  taxNumbers: { gst: taxNumbers.gst || null, qst: taxNumbers.qst || null },
  shortageRule,
  dropOff: usesDropOff(dropOff) ? { ...hoursOfDropOff(dropOff), place: optionalTextInput(dropOff.place) } : null,
});

/** The market's contact for the API. */
export const contactInputOf = ({ email, phone, address }: ContactValues) => ({
  email: email || null,
  phone: phone || null,
  address: hasAddress(address)
    ? {
        ...address,
        line2: address.line2 || null,
        postal_code: readPostalCode(address.postal_code) ?? address.postal_code,
        country: 'CA',
      }
    : null,
});

/** Without a day, hours or place it is not set. */
const dropOffSchema = z
  .object({
    weekday: z.string().check(check((day) => day !== '', 'desk_information.refused.drop_off_day')),
    from: z.string(),
    to: z.string(),
    place: bilingual({ isRequired: false }),
  })
  .check(
    check(
      ({ from, to }: DropOffValues) => isDropOff({ weekday: 1, from, to }),
      'desk_information.refused.drop_off_hours',
      {
        path: ['from'],
      },
    ),
  );

export const identitySchema = z.pipe(
  z
    .object({
      name: bilingual({ maxLength: MARKET_NAME_MAX_LENGTH }),
      monogram: optional(isMonogram, 'desk_information.refused.monogram'),
      logo: z.string(),
      logoCrop: z.custom<CropValue>(),
      sender: optional(isEmail, 'desk_information.refused.email'),
      taxNumbers: z.object({
        gst: optional((text) => taxNumber('gst', text) !== null, 'desk_information.refused.gst'),
        qst: optional((text) => taxNumber('qst', text) !== null, 'desk_information.refused.qst'),
      }),
      hours: z.custom<Hours>(),
      shortageRule: z.enum(SHORTAGE_RULES),
      dropOff: whenUsed(dropOffSchema, usesDropOff),
    })
    .check(
      ...WEEKDAYS.map((day) =>
        check<IdentityValues>(
          ({ hours }) => areOpeningHours(hoursOf(hours).filter(({ weekday }) => weekday === day)),
          'desk_information.refused.hours',
          { path: ['hours', String(day), 'from'] },
        ),
      ),
    ),
  z.transform(identityInputOf),
);

/** An address is complete or absent. */
export const contactSchema = z.pipe(
  z.object({
    email: optional(isEmail, 'desk_information.refused.email'),
    phone: optionalLine(),
    address: whenUsed(
      z.object({
        line1: requiredLine,
        line2: optionalLine(),
        city: requiredLine,
        state: z.string(),
        postal_code: z
          .string()
          .check(check((text) => readPostalCode(text) !== null, 'desk_information.refused.postal_code')),
      }),
      hasAddress,
    ),
  }),
  z.transform(contactInputOf),
);
