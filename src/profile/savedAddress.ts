import { graphql, readInlineData } from 'react-relay';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { PROVINCES, readProvince } from '#rules/contactDetails.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { storedPostalCode } from '../fulfilment/storedPostalCode.ts';

const fragment = graphql`
  fragment savedAddress_user on User @inline {
    firstName
    lastName
    shippingAddress {
      name
      phone
      address {
        line1
        line2
        city
        state
        postal_code
      }
    }
    version
  }
`;

/** A delivery address as its fields hold it; missing values are empty. */
export type SavedAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
};

/**
 * The delivery address on file, for its fields. known: there is one. Otherwise they are prefilled with the customer's
 * name, the market's own province, and the postal code typed to find a zone.
 */
export function savedAddress(user: savedAddress_user$key): { saved: SavedAddress; exists: boolean; version: number } {
  const { firstName, lastName, shippingAddress, version } = readInlineData(fragment, user);
  if (!shippingAddress) {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const saved = { name, phone: '', line1: '', line2: '', city: '', state: 'QC', postalCode: storedPostalCode() };
    return { saved, exists: false, version };
  }
  const { name, phone, address } = shippingAddress;
  const { line1, line2, city, state, postal_code: postalCode } = address;
  return {
    saved: { name, phone: phone ?? '', line1, line2: line2 ?? '', city, state, postalCode },
    exists: true,
    version,
  };
}

/** As on an envelope, with the phone number below. province: its name in the reader's language. */
export const addressLines = (
  { name, phone, line1, line2, city, postalCode }: SavedAddress,
  province: string,
): string[] => [name, line1, line2, `${city} (${province}) ${postalCodeText(postalCode)}`, phone].filter(Boolean);

/** The text key of a province's name; of the market's own for an unknown one. */
export const provinceKey = (state: string) => `account.provinces.${readProvince(state) ?? PROVINCES[0]}` as const;
