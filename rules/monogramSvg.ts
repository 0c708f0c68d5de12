const SIZE = 38;
/** Letters of up to three, so that they fit the square: by how many they are. */
const LETTER_SIZES = [0, 23, 18, 13.5];

/**
 * A market's monogram as a picture (SVG) of its own, in the colours of the software's drawing. The letters are of
 * `isMonogram`, and so need no escape.
 */
export const monogramSvg = (monogram: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="11" fill="#14442e"/>` +
  `<text x="19" y="19.5" fill="#fbfaf3" font-family="Bricolage Grotesque,sans-serif" font-weight="700" font-size="${letterSize(monogram)}" text-anchor="middle" dominant-baseline="central">${monogram}</text></svg>`;

export const letterSize = (monogram: string): number => LETTER_SIZES[[...monogram].length] ?? 13.5;
