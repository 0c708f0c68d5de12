import type { Locale } from '#rules/constants.ts';
import type { MarketProfile } from '../siteInformation/siteInformationService.ts';
import { addressLine } from '../text/addressLine.ts';

/**
 * Who sends a mail and how to reach them, which Canada's anti-spam law requires: name, postal address, e-mail and phone, as
 * far as the operator has set them.
 */
export function mailSignature({ name, contact }: Pick<MarketProfile, 'name' | 'contact'>, locale: Locale): string[] {
  const address = contact?.address;
  return [
    name[locale],
    address && addressLine({ ...address, postalCode: address.postal_code }),
    contact?.email,
    contact?.phone,
  ].filter((line) => line !== null && line !== undefined);
}
