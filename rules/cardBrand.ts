/** Brands of cards as people write them. */
const NAMES: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

/** "Visa" for the provider's "visa"; another brand with its first letter raised. */
export const cardBrand = (brand: string): string => NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
