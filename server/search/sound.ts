/** Replaces spellings of the same sound by one letter, mostly for French; applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(z|ch|sh|ss)$/, '$1e'],
  [/gg(?=[eiy])/g, 'gu'],
  [/([b-df-hj-np-rtv-xz])\1+/g, '$1'],
  [/^who/, 'ho'],
  [/ey$/, 'i'],
  [/oa/g, 'o'],
  [/ph/g, 'f'],
  [/sc(?=[eiy])|ss|c(?=[eiy])|z/g, 's'],
  [/[cs]h/g, '$'],
  [/qu|ck|c(?!\$)|k/g, 'k'],
  [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/gn|ni(?=[aeo])/g, 'n'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/oua/g, 'oi'],
  [/oo/g, 'ou'],
  [/eau|au/g, 'o'],
  [/et$|ait$|ee$/, 'e'],
  [/oeu|eu|oe|ai|ei|ea|ee/g, 'e'],
  [/[ae][nm](?=[^aeiou]|$)/g, 'an'],
  [/(?:ain|ein|[iy][nm])(?=[^aeiou]|$)/g, 'in'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)er$|s$/, ''],
  [/e$/, ''],
  [/[stdxp]$/, ''],
];

/** How a word sounds, roughly: framboizes and framboise, épinar and épinard. `root`: folded, in the singular. */
export function soundOf(root: string): string {
  return SPELLINGS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), root);
}
