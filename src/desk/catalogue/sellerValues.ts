import { graphql, readInlineData } from 'react-relay';
import type { SaveSellerMutation } from '#generated/relay/SaveSellerMutation.graphql.ts';
import type { sellerValues_seller$key } from '#generated/relay/sellerValues_seller.graphql.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { percentText, readPercent } from '#rules/marketTerms.ts';
import { isPlannable, readVacation, vacationEnd } from '#rules/vacation.ts';
import { dayAt } from '#rules/zone.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { bilingual, optionalTextInput, textValues } from '../frame/deskSchema.ts';
import { imagesInputOf, picturesSchema, pictureValue } from '../frame/pictureValues.ts';

export type SellerInput = SaveSellerMutation['variables']['input'];

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment sellerValues_seller on Seller @inline {
    deactivatedUntil
    nextVacation {
      from
      back
    }
    regional
    commission
    contactEmail
    contactLanguage
    images {
      ...pictureValues_image
    }
    descriptions {
      primary
      secondary
    }
  }
`;
// oxlint-enable relay/unused-fields

/** The form's values of a stored producer. deactivatedUntil: the market day of the return, '' if they are not away at `now`. */
export function sellerValuesOf(key: sellerValues_seller$key, now: Date) {
  const seller = readInlineData(fragment, key);
  const { deactivatedUntil, regional, commission, images, descriptions } = seller;
  const end = deactivatedUntil ? new Date(deactivatedUntil) : null;
  return {
    deactivatedUntil: end && end > now ? dayAt(end) : '',
    nextVacation: { from: seller.nextVacation?.from ?? '', back: seller.nextVacation?.back ?? '' },
    regional,
    commission: percentText(commission ?? 0),
    contactEmail: seller.contactEmail ?? '',
    contactLanguage: seller.contactLanguage === 'en' ? ('en' as const) : ('fr' as const),
    images: images.map(pictureValue),
    description: textValues(descriptions),
  };
}

type VacationDays = { from: string; back: string };
const isEmpty = ({ from, back }: VacationDays) => from === '' && back === '';
const isPlanned = ({ from, back }: VacationDays, now: Date) => {
  const vacation = readVacation(`${from}/${back}`);
  return vacation !== null && isPlannable(vacation, now);
};

/** From the changed values of a producer to the mutation's input. */
export const sellerSchema = (now: Date) =>
  z.partial(
    z.object({
      deactivatedUntil: z.pipe(
        z.string().check(check((day) => day === '' || vacationEnd(day, now) !== null, 'desk_sellers.day')),
        z.transform((day: string) => day || null),
      ),
      nextVacation: z.pipe(
        z
          .object({ from: z.string(), back: z.string() })
          .check(check((days) => isEmpty(days) || isPlanned(days, now), 'desk_sellers.next_wrong', { path: ['from'] })),
        z.transform((days: VacationDays) => (isEmpty(days) ? null : days)),
      ),
      regional: z.boolean(),
      commission: z.pipe(
        z.string().check(check((text) => readPercent(text) !== null, 'desk_sellers.commission_wrong')),
        z.transform((text: string) => readPercent(text) ?? 0),
      ),
      contactEmail: z.pipe(
        z.string().check(check((text) => text.trim() === '' || isEmail(text.trim()), 'desk_sellers.email_wrong')),
        z.transform((text: string) => text.trim() || null),
      ),
      contactLanguage: z.enum(['fr', 'en']),
      images: z.pipe(picturesSchema, z.transform(imagesInputOf)),
      description: z.pipe(bilingual({ isMultiline: true }), z.transform(optionalTextInput)),
    }),
  );
