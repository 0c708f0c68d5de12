/** Numbers from here on are of words that the vocabulary does not have. */
const OTHERS = 2 ** 31;
const EMPTY = 2 ** 32 - 1;

const RECENT = 2 ** 15;
const recentPlace = (first: number, second: number) =>
  (Math.imul(first, 31) ^ Math.imul(second, 0x9e3779b1)) & (RECENT - 1);

/** The words that the pairs are of. */
type Words = { numberOf(word: string): number | undefined; textOf(number: number): string };

function hashOf(text: string): number {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) | 0;
  return hash ^ (hash >>> 15);
}

/**
 * Neighbouring words of names, by both joined into one: a table of numbers, since a market has more pairs than words. `keyOf`: what
 * joined words are compared by.
 */
export class WordPairs {
  readonly #words: Words;
  readonly #keyOf: (joined: string) => string;
  readonly #others: string[] = [];
  readonly #otherNumbers = new Map<string, number>();
  #size = 0;
  /** Two numbers for each place; at most half of the places are in use. */
  #table = new Uint32Array(2048).fill(EMPTY);

  /** Pairs that were added and not replaced since, each at a place by its numbers: most of a market's names repeat them. */
  readonly #recent = new Float64Array(RECENT).fill(-1);

  constructor(words: Words, keyOf: (joined: string) => string) {
    this.#words = words;
    this.#keyOf = keyOf;
  }

  #numberOf(text: string): number {
    const number = this.#words.numberOf(text) ?? this.#otherNumbers.get(text);
    if (number !== undefined) return number;
    this.#otherNumbers.set(text, OTHERS + this.#others.length);
    return OTHERS + this.#others.push(text) - 1;
  }

  #textOf(number: number): string {
    return number < OTHERS ? this.#words.textOf(number) : this.#others[number - OTHERS]!;
  }

  /** The place of a key in the table: its own, or the empty one where it belongs. */
  #placeOf(key: string): number {
    const table = this.#table;
    const places = table.length / 2;
    for (let place = (hashOf(key) >>> 0) % places; ; place = (place + 1) % places) {
      const first = table[2 * place]!;
      if (first === EMPTY) return place;
      if (this.#keyOf(this.#textOf(first) + this.#textOf(table[2 * place + 1]!)) === key) return place;
    }
  }

  /** Whether adding this pair would change nothing; false: perhaps. */
  isLast(first: string, second: string): boolean {
    const [one, other] = [this.#words.numberOf(first), this.#words.numberOf(second)];
    return one !== undefined && other !== undefined && this.#recent[recentPlace(one, other)] === one * OTHERS + other;
  }

  #put(key: string, first: number, second: number): void {
    const place = this.#placeOf(key);
    const former = this.#table[2 * place]!;
    if (former === EMPTY) this.#size += 1;
    else if (former !== first || this.#table[2 * place + 1] !== second) this.#recent.fill(-1);
    if (first < OTHERS && second < OTHERS) this.#recent[recentPlace(first, second)] = first * OTHERS + second;
    this.#table[2 * place] = first;
    this.#table[2 * place + 1] = second;
  }

  /** Adds a pair; of those that are joined alike the last one counts. */
  add(key: string, first: string, second: string): void {
    if (4 * (this.#size + 1) > this.#table.length) {
      const former = this.#table;
      this.#table = new Uint32Array(2 * former.length).fill(EMPTY);
      this.#size = 0;
      for (let at = 0; at < former.length; at += 2)
        if (former[at] !== EMPTY) {
          const [first, second] = [former[at]!, former[at + 1]!];
          this.#put(this.#keyOf(this.#textOf(first) + this.#textOf(second)), first, second);
        }
    }
    this.#put(key, this.#numberOf(first), this.#numberOf(second));
  }

  get(key: string): readonly [string, string] | null {
    const place = this.#placeOf(key);
    const first = this.#table[2 * place]!;
    return first === EMPTY ? null : [this.#textOf(first), this.#textOf(this.#table[2 * place + 1]!)];
  }
}
