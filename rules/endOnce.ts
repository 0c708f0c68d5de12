const TWO_PERIODS = /\.(?:<\/\w+>|\*)*\./;

/**
 * Takes the period away that follows an abbreviation at a sentence's end, "9 a.m.", "3 déc.": its own ends the sentence.
 * Between the two may be the end of a mark: "</b>", "*". For texts filled in.
 */
export const endOnce = (text: string): string =>
  // Few texts have them, and a letter of any language takes long to find.
  TWO_PERIODS.test(text) ? text.replace(/(\p{L}\.)((?:<\/\w+>|\*)*)\.(?!\.)/gu, '$1$2') : text;
