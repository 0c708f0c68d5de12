import { PROVINCES, readProvince } from '../../rules/provinces.ts';
import { postalCodeText } from '../../rules/postalCode.ts';

/** A delivery address as its fields hold it; what is not given is empty. */
export type SavedAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
};

/** Nothing is known yet; the market's own province is the likely one. */
export const noAddress: SavedAddress = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: 'QC',
  postalCode: '',
};

/** As on an envelope, and the telephone below it. province: its name in the reader's language. */
export const addressLines = (
  { name, phone, line1, line2, city, postalCode }: SavedAddress,
  province: string,
): string[] => [name, line1, line2, `${city} (${province}) ${postalCodeText(postalCode)}`, phone].filter(Boolean);

/** The key of a province's name; of the market's own where what is kept is none. */
export const provinceKey = (state: string) => `account.provinces.${readProvince(state) ?? PROVINCES[0]}` as const;
