/**
 * Whether one of the texts holds what was typed, letter for letter: case does not count, accents do (F-082). Blanks at the
 * ends of what was typed do not count; nothing typed holds always.
 */
export function holdsLiterally(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('fr');
  const wanted = plain(typed.trim());
  return wanted === '' || texts.some((text) => text !== null && text !== undefined && plain(text).includes(wanted));
}
