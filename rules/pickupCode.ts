/** Letters that are not taken for a digit or for one another: no I, O or Q. As many as the remainders of 23. */
const CHECK_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Sets the letters of neighbouring numbers apart. */
const SPREAD = 13;
const SHOWN_DIGITS = 3;

/**
 * What is written on a crate and said at the counter: the last three digits of an order's number and a letter that checks
 * all of it, "418 R" for 20418. A wrong digit or two that changed places give another letter, and 23,000 numbers in a row
 * have different codes. The space does not break. RangeError for what is not a positive whole number.
 */
export function pickupCode(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`Not an order's number: ${number}`);
  const digits = String(number).padStart(SHOWN_DIGITS, '0').slice(-SHOWN_DIGITS);
  const { length } = CHECK_LETTERS;
  return `${digits}\u00A0${CHECK_LETTERS[((number % length) * SPREAD) % length]}`;
}
