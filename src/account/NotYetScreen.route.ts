/** Nothing to ask for until there are accounts. */
export const loader = (): null => null;
