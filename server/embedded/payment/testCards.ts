import type { CardFacts } from './cardRecord.ts';

/** The result for a card number. notTest: a number that may be real; bad: not a card number. */
export type CardOutcome = 'pays' | 'refused' | 'noFunds' | 'notTest' | 'bad';
/** pay: charged immediately, by its holder. keep: stored for later. */
export type CardPurpose = 'pay' | 'keep';

type TestCard = { whenPaid: CardOutcome; whenStored: CardOutcome } & Pick<CardFacts, 'brand' | 'country' | 'charged'>;

const good = { whenPaid: 'pays', whenStored: 'pays', brand: 'visa', country: 'US', charged: 'succeeds' } as const;

/** Stripe's test cards that this provider knows (docs.stripe.com/testing). */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': good,
  '4000001240000000': { ...good, country: 'CA' },
  '5555555555554444': { ...good, brand: 'mastercard' },
  '4000000000000002': { ...good, whenPaid: 'refused', whenStored: 'refused', charged: 'declined' },
  '4000000000009995': { ...good, whenPaid: 'noFunds', charged: 'insufficientFunds' },
  // Can be stored, and is refused whenever it is charged.
  '4000000000000341': { ...good, whenPaid: 'refused', charged: 'declined' },
  // Its holder has to confirm every payment.
  '4000002760003184': { ...good, country: 'DE', charged: 'authentication' },
};

/** Verifies the check digit of ISO/IEC 7812: every second digit from the right doubled, the sum a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/** Classifies a card number as typed, ignoring spaces and hyphens. */
export function judgeCard(number: string, purpose: CardPurpose = 'pay'): CardOutcome {
  const digits = digitsOf(number);
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'bad';
  const card = TEST_CARDS[digits];
  if (!card) return 'notTest';
  return purpose === 'pay' ? card.whenPaid : card.whenStored;
}

/** What is stored of a test card; null if it is none. */
export function cardFacts(number: string, expMonth: number, expYear: number): CardFacts | null {
  const digits = digitsOf(number);
  const card = TEST_CARDS[digits];
  if (!card) return null;
  const { brand, country, charged } = card;
  return { brand, country, charged, last4: digits.slice(-4), expMonth, expYear };
}
