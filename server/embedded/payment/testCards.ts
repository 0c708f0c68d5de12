/** What comes of a card number: the outcomes of Stripe's own test cards, and two ways of not being one. */
export type CardOutcome = 'pays' | 'refused' | 'noFunds' | 'notTest' | 'bad';

/** Stripe's test cards that this page knows (docs.stripe.com/testing). */
const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000000002': 'refused',
  '4000000000009995': 'noFunds',
};

/** The check digit of ISO/IEC 7812: every second digit from the right doubled, the sum a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Judges a card number as typed; spaces and hyphens do not count. */
export function judgeCard(number: string): CardOutcome {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'bad';
  return TEST_CARDS[digits] ?? 'notTest';
}
