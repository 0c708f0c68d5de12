/** Names of card brands as people write them. */
const NAMES: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

/** "Visa" for the provider's "visa"; an unknown brand gets a capital letter. */
export const cardBrand = (brand: string): string => NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
