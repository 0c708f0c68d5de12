export const loader = (): null => null;
