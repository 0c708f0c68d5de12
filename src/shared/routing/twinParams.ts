/** Parameters of a page's address in one language; an absent optional one is undefined. */
export type AddressParams = Record<string, string | undefined>;

/** What a page's loader tells the shell beside its data: its own address, and that of its twin in the other language. */
export type WithTwin = { twin: AddressParams };

/** The twin that a page's loader told of, or null when its parameters are the same in both languages. */
export const twinOf = (loaderData: unknown): AddressParams | null =>
  typeof loaderData === 'object' && loaderData !== null && 'twin' in loaderData ? (loaderData as WithTwin).twin : null;
