/** Which letters a word has, as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Whether `most` edits can suffice between words with these letters (lettersOf): a cheap test that excludes nearly all
 * words.
 */
export function mayBeNear(a: number, b: number, most: number): boolean {
  return bitsOf(a & ~b) <= most && bitsOf(b & ~a) <= most;
}

/** Three rows of the table of distances are all that is needed at a time; words are short. */
const LONGEST = 128;
const table = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/**
 * The edit distance from `a` to `b`: adding, removing or replacing a letter, or swapping two neighbours, counts one.
 * Returns `most + 1` as soon as the distance exceeds `most`, and for words of 128 letters or more.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a.length >= LONGEST || b.length >= LONGEST) return most + 1;
  let [before, above, current]: [Uint8Array, Uint8Array, Uint8Array] = [...table];
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length]!, most + 1);
}
