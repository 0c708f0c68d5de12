/** Unusable arguments, or an unavailable resource; the message is one sentence. Commands exit with 2. */
export class UnusableError extends Error {}
