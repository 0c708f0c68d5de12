/** Short words of French and English names that give no initial. */
const JOINING = new Set('a \u00E0 au aux d de des du en et l la le les of the and'.split(' '));

/**
 * Two letters for a monogram: of the first and the last significant word, or the first two of a single word. "Verger du
 * Calvaire" is VC, "Érablière du Lac-à-l’Ours" ÉO. Empty for a name without letters.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !JOINING.has(word.toLocaleLowerCase('fr')));
  const [first = '', ...others] = telling.length > 0 ? telling : words;
  const last = others.at(-1);
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase('fr');
}
