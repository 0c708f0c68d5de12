import { postalCodeText } from '#rules/postalCode.ts';
import { properName } from './bilingualText.ts';

export type AddressParts = { line1: string; line2: string | null; city: string; state: string; postalCode: string };

/** An address on one line, as people write it. */
export function addressLine({ line1, line2, city, state, postalCode }: AddressParts): string {
  const street = [line1, line2].filter((part) => part !== null && part !== '').join(', ');
  return properName(`${street}, ${city} (${state}) ${postalCodeText(postalCode)}`);
}
