import { merged, placeOf, sortedInSteps } from '../snapshot/sortedLists.ts';
import { completed } from '../steps.ts';
import { editDistance, lettersOf, mayBeNear } from './editDistance.ts';
import { soundOf } from './sound.ts';
import { WordPairs } from './wordPairs.ts';
import { fold, singular, singularOf } from './words.ts';

/** An index word that matches a searched one. quality: 1 for the same word. */
export type Form = {
  readonly word: number;
  readonly quality: number;
  /** Limits it to these fields; undefined: no limit. */
  readonly fields?: number;
  /** The market's term that it stands for in place of what is searched. */
  readonly text?: string;
};

/**
 * The quality of each kind of match (E41): words with the typed accents before those without, regardless of plurals.
 * The gap between the two is larger than any difference between fields in a name.
 */
const QUALITY = {
  same: 1,
  sameNumberAside: 0.99,
  sameGenderAside: 0.8,
  folded: 0.45,
  foldedNumberAside: 0.445,
} as const;

const FEMININE = /ées?$/;

/** Words that are the same without accents and plurals. */
type Root = { readonly text: string; words: readonly number[] };
type Alike = Readonly<Root>;
/** Roots of one first letter, with their lengths and letters apart, which exclude nearly all of them. */
type Bucket = { readonly roots: Root[]; readonly lengths: number[]; readonly letters: number[] };
/** Beginnings whose sound is spelled with another letter. */
const UNLIKE_SOUNDS = /^(?:[chgkqsyz]|ph|wh|sc|oe|ai|ei|au|en|em|an|am|in|im|ain|ein)/;
type Word = { readonly text: string; readonly folded: string; readonly singular: string };

/** Roots whose sound is read in one step. */
const ROOTS_OF_STEP = 16;

/** So many new words are put into their places one by one. */
const FEW_WORDS = 32;

/** The fewest letters of two joined words that are recognised when typed as one. */
const SHORTEST_JOINED = 6;

/** `form`, as the same string if it has the same letters: it is held once. */
const sameAs = (text: string, form: string) => (form === text ? text : form);

/** The words of the market's texts, numbered as they are added; none is ever removed. */
export class SearchVocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: Word[] = [];
  readonly #roots = new Map<string, Root>();
  readonly #inOrder: Root[] = [];
  /** Neighbouring words of names, by both joined into one, without accents and plurals. */
  readonly #pairs = new WordPairs(
    { numberOf: (word) => this.#numbers.get(word), textOf: (number) => this.textOf(number) },
    (joined) => singularOf(fold(joined)),
  );
  /** By first letter. */
  readonly #rootsFrom = new Map<string, Bucket>();
  #sorted: number[] = [];
  /** By sound, in the order of their addition; `#soundedRoots`: how many of them are in it. */
  readonly #rootsSounding = new Map<string, readonly Root[]>();
  #soundedRoots = 0;

  get size(): number {
    return this.#words.length;
  }

  /** The number of a word; undefined: no text had it. */
  findNumber(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The number of a word, which is added if it is new. */
  numberOf(text: string): number {
    const existing = this.#numbers.get(text);
    if (existing !== undefined) return existing;
    const folded = sameAs(text, fold(text));
    const number = this.#words.push({ text, folded, singular: sameAs(text, singular(text)) }) - 1;
    this.#numbers.set(text, number);
    const root = this.#roots.get(singular(folded));
    // An array that grows by push makes room for sixteen more; most roots have one word.
    if (root) root.words = [...root.words, number];
    else this.#addRoot({ text: singular(folded), words: [number] });
    return number;
  }

  /** Whether any text has the word, accents and number aside. */
  has(word: string): boolean {
    return this.#roots.has(singular(fold(word)));
  }

  /** Remembers which words of a name stand side by side, those of one letter too: l’oignon. */
  addName(words: readonly string[]): void {
    for (let at = 1; at < words.length; at += 1) {
      const [first, second] = [words[at - 1]!, words[at]!];
      if (this.#pairs.isLast(first, second)) continue;
      const joined = fold(first + second);
      if (joined.length >= SHORTEST_JOINED) this.#pairs.add(singularOf(joined), first, second);
    }
  }

  /** The two words of a name that `typed` joins (loignon, hotdog), or null. */
  partsOf(typed: string): readonly [string, string] | null {
    return this.#pairs.get(singular(fold(typed)));
  }

  #addRoot(root: Root): void {
    const { text } = root;
    this.#roots.set(text, root);
    this.#inOrder.push(root);
    const bucket = this.#rootsFrom.get(text[0] ?? '') ?? { roots: [], lengths: [], letters: [] };
    this.#rootsFrom.set(text[0] ?? '', bucket);
    bucket.roots.push(root);
    bucket.lengths.push(text.length);
    bucket.letters.push(lettersOf(text));
  }

  /** Sorts new words, so that no search has to. Few of them, such as those of a query, are merged with the others. */
  settle(): void {
    completed(this.settling());
  }

  /** The same, in short steps, between which others may add words and settle them. */
  *settling(): Generator {
    yield* this.#sound();
    const sorted = this.#sorted;
    if (sorted.length === this.#words.length) return;
    const folded = (word: number) => this.#words[word]!.folded;
    const isBefore = (a: number, b: number) => (folded(a) < folded(b) ? -1 : Number(folded(a) > folded(b)));
    const added = this.#words.slice(sorted.length).map((_, at) => sorted.length + at);
    if (added.length <= FEW_WORDS) {
      for (const word of added)
        sorted.splice(
          placeOf(sorted, word, (a, b) => isBefore(a, b) || -1),
          0,
          word,
        );
      return;
    }
    const count = sorted.length;
    const all = yield* merged(sorted, yield* sortedInSteps(added, isBefore), isBefore);
    if (this.#sorted === sorted && sorted.length === count) this.#sorted = all;
    else yield* this.settling();
  }

  /** The word of a number. */
  textOf(number: number): string {
    return this.#words[number]?.text ?? '';
  }

  /** The numbers of the words that are this without plurals, accents as they are. */
  withSingular(text: string): number[] {
    const words = this.#roots.get(singular(fold(text)))?.words ?? [];
    return words.filter((word) => this.#words[word]!.singular === text);
  }

  /**
   * The words that equal `asked` without accents and plurals. The best match has quality 1, even if it is not as typed.
   */
  formsOf(searched: string, isUsed: (word: number) => boolean): Form[] {
    const folded = fold(searched);
    const like = { text: searched, folded, singular: singular(searched) };
    const words = (this.#roots.get(singular(folded))?.words ?? []).filter(isUsed);
    const forms = words.map((word) => ({ word, quality: this.#likeness(like, word) }));
    const best = Math.max(...forms.map(({ quality }) => quality));
    return forms.map(({ word, quality }) => ({ word, quality: quality / best }));
  }

  /** The words that begin like `asked`, without accents. */
  beginningsOf(searched: string, isUsed: (word: number) => boolean): Form[] {
    const words = this.#beginningWith(fold(searched)).filter(isUsed);
    const isTyped = (word: number) => this.textOf(word).startsWith(searched);
    const other = words.some(isTyped) ? QUALITY.folded : 1;
    return words.map((word) => ({ word, quality: isTyped(word) ? 1 : other }));
  }

  #likeness(searched: Word, number: number): number {
    const word = this.#words[number];
    if (word?.text === searched.text) return QUALITY.same;
    const isOtherGender = FEMININE.test(word?.text ?? '') !== FEMININE.test(searched.text);
    if (word?.singular === searched.singular) return isOtherGender ? QUALITY.sameGenderAside : QUALITY.sameNumberAside;
    return word?.folded === searched.folded ? QUALITY.folded : QUALITY.foldedNumberAside;
  }

  #beginningWith(folded: string): number[] {
    this.settle();
    const sorted = this.#sorted;
    const text = (place: number) => this.#words[sorted[place] ?? -1]?.folded ?? '';
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (text(middle) < folded) low = middle + 1;
      else high = middle;
    }
    const first = low;
    while (low < sorted.length && text(low).startsWith(folded)) low += 1;
    return sorted.slice(first, low);
  }

  /** The words within this edit distance of `root` (singular, folded), grouped by root. */
  *near(root: string, most: number): Generator<Alike> {
    const letters = lettersOf(root);
    const bucket = this.#rootsFrom.get(root[0] ?? '');
    if (!bucket) return;
    const { roots, lengths } = bucket;
    for (let at = 0; at < lengths.length; at += 1)
      if (Math.abs(lengths[at]! - root.length) <= most && mayBeNear(letters, bucket.letters[at]!, most))
        if (editDistance(root, roots[at]!.text, most) <= most) yield roots[at]!;
  }

  /** The words of the same letters, which may have changed places, behind the same first one: blueet, stake. */
  *moved(root: string): Generator<Alike> {
    const [letters, sorted] = [lettersOf(root), [...root].sort().join('')];
    const bucket = this.#rootsFrom.get(root[0] ?? '');
    if (!bucket) return;
    for (let at = 0; at < bucket.lengths.length; at += 1) {
      if (bucket.lengths[at] !== root.length || bucket.letters[at] !== letters) continue;
      const other = bucket.roots[at]!;
      const isMoved = other.text !== root && [...other.text].sort().join('') === sorted;
      if (isMoved && editDistance(root, other.text, 2) <= 2) yield other;
    }
  }

  /** The words whose first two letters were swapped in `root`: eouf. */
  *swapped(root: string): Generator<Alike> {
    const other = this.#roots.get(`${root[1] ?? ''}${root[0] ?? ''}${root.slice(2)}`);
    if (other && other.text !== root) yield other;
  }

  /** The words in use with this sound (searchSound). */
  *sounding(sound: string, isUsed: (word: number) => boolean): Generator<Alike> {
    completed(this.#sound());
    for (const root of this.#rootsSounding.get(sound) ?? []) {
      if (root.text[0] !== sound[0] && !UNLIKE_SOUNDS.test(root.text)) continue;
      if (root.words.some(isUsed)) yield root;
    }
  }

  /** Reads how new words sound. */
  *#sound(): Generator {
    while (this.#soundedRoots < this.#inOrder.length) {
      const root = this.#inOrder[this.#soundedRoots]!;
      this.#soundedRoots += 1;
      const sound = soundOf(root.text);
      const others = this.#rootsSounding.get(sound);
      this.#rootsSounding.set(sound, others ? [...others, root] : [root]);
      if (this.#soundedRoots % ROOTS_OF_STEP === 0) yield;
    }
  }
}
