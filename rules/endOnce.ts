/** Takes the period away that follows "9 a.m." at a sentence's end: the abbreviation's own ends it. For texts filled in. */
export const endOnce = (text: string): string => text.replace(/([ap]\.m\.)((?:<\/\w+>)*)\.(?!\.)/g, '$1$2');
