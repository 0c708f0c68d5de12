/** The page asks for nothing of its own. */
export const loader = (): null => null;
