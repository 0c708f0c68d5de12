/** A producer counts as new this long after joining the market. */
export const NEW_SELLER_DAYS = 30;

const DAY_MS = 86_400_000;

/** True within the first 30 days after the instant of joining, to the millisecond; false before it (F-076). */
export function isNewSeller(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < NEW_SELLER_DAYS * DAY_MS;
}
