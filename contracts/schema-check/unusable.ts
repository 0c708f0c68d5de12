/** What was given cannot be used; the message says what and why, for whoever gave it. Commands end with 2. */
export class UnusableInputError extends Error {}
