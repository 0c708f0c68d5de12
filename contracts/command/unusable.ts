/** What was given cannot be used, or what was asked for cannot be had; the message is one sentence. Commands end with 2. */
export class UnusableError extends Error {}
