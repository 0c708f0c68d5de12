/** The page has no data. */
export const loader = (): null => null;
