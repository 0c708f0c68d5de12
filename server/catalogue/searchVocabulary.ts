import { editDistance, lettersOf, mayBeNear } from './searchDistance.ts';
import { fold, singular } from './searchWords.ts';

/** A word of the vocabulary that stands for a word asked for, and how well: 1 when it is that very word. */
export type Form = { readonly word: number; readonly quality: number };

/**
 * How well each kind of likeness counts (E41): accents as typed before folded ones, whatever the number; whole words before
 * beginnings; those before mistakes. Between "as typed" and "folded" lies more than where in a name a word stands.
 */
const QUALITY = {
  same: 1,
  sameNumberAside: 0.99,
  folded: 0.7,
  foldedNumberAside: 0.69,
  beginning: 0.6,
  foldedBeginning: 0.5,
  oneMistake: 0.35,
  twoMistakes: 0.25,
  mistakenBeginning: 0.2,
} as const;

/** Shorter words are taken as typed; in long ones two mistakes are forgiven, as champinion has. */
const LENGTH_FOR_ONE_MISTAKE = 4;
const LENGTH_FOR_TWO_MISTAKES = 8;
/** From here on the mistake may be in the first letter, where none that begins as typed is near. */
const LENGTH_FOR_ANY_BEGINNING = 5;

/** What its words have in common when accents and number are left aside. */
type Root = { readonly text: string; readonly letters: number; readonly words: number[] };
type Word = { readonly text: string; readonly folded: string; readonly one: string };
type Search = { most: number; quality: number; anyBeginning?: boolean; open?: boolean };

/** The words that the market's texts are made of, numbered as they come, none ever taken out. */
export class SearchVocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: Word[] = [];
  readonly #roots = new Map<string, Root>();
  /** By first letter. */
  readonly #rootsFrom = new Map<string, Root[]>();
  #sorted: number[] = [];

  get size(): number {
    return this.#words.length;
  }

  /** The number of a word, new or not. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const folded = fold(text);
    const number = this.#words.push({ text, folded, one: singular(text) }) - 1;
    this.#numbers.set(text, number);
    this.#rootOf(singular(folded)).words.push(number);
    return number;
  }

  #rootOf(text: string): Root {
    const known = this.#roots.get(text);
    if (known) return known;
    const root: Root = { text, letters: lettersOf(text), words: [] };
    this.#roots.set(text, root);
    const others = this.#rootsFrom.get(text[0] ?? '');
    if (others) others.push(root);
    else this.#rootsFrom.set(text[0] ?? '', [root]);
    return root;
  }

  /** Puts the words that are new into the alphabet, so that no search has to. */
  settle(): void {
    if (this.#sorted.length === this.#words.length) return;
    const folded = (word: number) => this.#words[word]?.folded ?? '';
    const order = this.#words.map((_, word) => word);
    this.#sorted = order.sort((a, b) => (folded(a) < folded(b) ? -1 : Number(folded(a) > folded(b))));
  }

  /**
   * The words that stand for `asked`, of those that are in use. `open`: it may go on, so that what it begins counts too.
   * Mistakes are looked for only where nothing else is found. None when nothing is near.
   */
  formsOf(asked: string, open: boolean, isUsed: (word: number) => boolean): Form[] {
    const found = new Map<number, number>();
    const add = (words: readonly number[], qualityOf: (word: number) => number) => {
      for (const word of words) if (!found.has(word) && isUsed(word)) found.set(word, qualityOf(word));
    };
    const folded = fold(asked);
    const root = singular(folded);
    const one = singular(asked);
    add(this.#roots.get(root)?.words ?? [], (word) => this.#likeness({ text: asked, folded, one }, word));
    if (open)
      add(this.#beginningWith(folded), (word) =>
        this.#words[word]?.text.startsWith(asked) ? QUALITY.beginning : QUALITY.foldedBeginning,
      );
    if (folded.length >= LENGTH_FOR_ONE_MISTAKE)
      for (const search of mistakesIn(root, open)) {
        if (found.size > 0) break;
        for (const { words } of this.#near(root, search)) add(words, () => search.quality);
      }
    return Array.from(found, ([word, quality]) => ({ word, quality }));
  }

  #likeness(asked: Word, number: number): number {
    const word = this.#words[number];
    if (word?.text === asked.text) return QUALITY.same;
    if (word?.one === asked.one) return QUALITY.sameNumberAside;
    return word?.folded === asked.folded ? QUALITY.folded : QUALITY.foldedNumberAside;
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

  *#near(root: string, { most, anyBeginning = false, open = false }: Search): Generator<Root> {
    const letters = lettersOf(root);
    const lists = anyBeginning ? this.#rootsFrom.values() : [this.#rootsFrom.get(root[0] ?? '') ?? []];
    for (const others of lists)
      for (const other of others) {
        const longer = other.text.length - root.length;
        if (longer < -most || (longer > most && !open)) continue;
        if (!mayBeNear(letters, other.letters, most, open)) continue;
        if (editDistance(root, other.text, most, open) <= most) yield other;
      }
  }
}

/** What to forgive, in the order in which to try. */
function mistakesIn(root: string, open: boolean): Search[] {
  const searches: Search[] = [{ most: 1, quality: QUALITY.oneMistake }];
  if (root.length >= LENGTH_FOR_ANY_BEGINNING)
    searches.push({ most: 1, quality: QUALITY.oneMistake, anyBeginning: true });
  if (root.length >= LENGTH_FOR_TWO_MISTAKES) searches.push({ most: 2, quality: QUALITY.twoMistakes });
  if (open) searches.push({ most: 1, quality: QUALITY.mistakenBeginning, open: true });
  return searches;
}
