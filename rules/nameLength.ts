/** Characters of a name, and of each line of an address. */
export const NAME_MAX_LENGTH = 80;
