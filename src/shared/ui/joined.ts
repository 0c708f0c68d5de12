/** One class attribute from the names that apply; what is false, null or undefined is left out. */
export const joined = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
