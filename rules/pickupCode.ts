/** Letters that cannot be mistaken for a digit or for each other: no I, O or Q. As many as the remainders of 23. */
const CHECK_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Gives consecutive numbers different letters. */
const SPREAD = 13;
const SHOWN_DIGITS = 3;

/**
 * The code on a crate, named at the counter: the last three digits of the order's number and a check letter for all of
 * it, "418 R" for 20418. A wrong digit, or two that changed places, gives another letter, and 23,000 consecutive
 * numbers have different codes. The space does not break. RangeError for what is not a positive whole number.
 */
export function pickupCode(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`Not an order's number: ${number}`);
  const digits = String(number).padStart(SHOWN_DIGITS, '0').slice(-SHOWN_DIGITS);
  const { length } = CHECK_LETTERS;
  return `${digits}\u00A0${CHECK_LETTERS[((number % length) * SPREAD) % length]}`;
}
