/** Parameters of a page's address in one language; an absent optional one is undefined. */
export type AddressParams = Record<string, string | undefined>;

/** A loader's data for the layout: the address of the page's twin in the other language. */
export type WithTwin = { twin: AddressParams };

/** The twin given by a page's loader, or null if its parameters are the same in both languages. */
export const twinOf = (loaderData: unknown): AddressParams | null =>
  typeof loaderData === 'object' && loaderData !== null && 'twin' in loaderData ? (loaderData as WithTwin).twin : null;
