/**
 * Whether one of the texts contains what was typed, ignoring case but not accents (F-082). Blanks at its ends are
 * ignored; an empty text matches everything.
 */
export function holdsLiterally(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('fr');
  const wanted = plain(typed.trim());
  return wanted === '' || texts.some((text) => text !== null && text !== undefined && plain(text).includes(wanted));
}
