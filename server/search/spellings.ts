import { placeOf } from '../snapshot/sortedLists.ts';
import { lettersOf } from './editDistance.ts';
import { ListsByKey } from './listsByKey.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

/** Words for comparison with terms: without accents and capitals, small words included. */
export const spellingKey = (words: readonly string[]): string => words.map(fold).join(' ');

/** Where a term stands: in a group of synonyms, whose key is unique, or (null) in the list of product types, which comes last. */
type Place = { readonly key: string | null; readonly at: number };
type Use = Place & { readonly text: string };
/** A word as terms write it, and how often. */
type Written = { readonly text: string; readonly count: number };
/** A term of several words, the letters of its telling words in one. */
export type Phrase = {
  readonly text: string;
  readonly words: readonly string[];
  readonly joined: string;
  readonly letters: number;
};

function inOrder(a: Place, b: Place): number {
  if (a.key === b.key) return a.at - b.at;
  if (a.key === null || b.key === null) return a.key === null ? 1 : -1;
  return a.key < b.key ? -1 : 1;
}

const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const tellingWords = (key: string) => key.split(' ').filter((word) => !isSmallWord(word));

/**
 * How the terms of a language are written, by `spellingKey`, and each of their words that is always written so: brussels sprout is
 * Brussels sprout, `pate` is pâte or pâté.
 */
export class Spellings {
  /** Of each term of several words, where it stands, in order. */
  readonly #uses = new ListsByKey<Use>();
  /** Of each word how it is written. */
  readonly #forms = new ListsByKey<Written>();
  /** The keys of terms by the first letter of their telling words, and by their letters in one, in the singular. */
  readonly #byLetter = new Map<string, Set<string>>();
  readonly #inOne = new ListsByKey<string>();
  readonly #phrases = new Map<string, readonly Phrase[]>();

  constructor(types: Iterable<string>) {
    for (const [at, type] of [...types].entries()) this.set({ key: null, at }, type, true);
  }

  /** Adds a term, or removes it. */
  set(place: Place, term: string, isIn: boolean): void {
    const words = wordsOf(term);
    if (words.length > 1) this.#setPhrase(place, spellingKey(words), term, isIn);
    for (const written of term.match(WRITTEN_WORD) ?? []) {
      const key = fold(written.toLowerCase());
      const forms = this.#forms.get(key);
      const form = forms.find(({ text }) => text === written);
      const count = (form?.count ?? 0) + (isIn ? 1 : -1);
      const others = forms.filter((other) => other !== form);
      this.#forms.set(key, count > 0 ? [...others, { text: form?.text ?? written, count }] : others);
    }
  }

  #setPhrase(place: Place, key: string, text: string, isIn: boolean): void {
    const former = this.#uses.get(key);
    const at = placeOf(former, place as Use, inOrder);
    const uses = isIn ? former.toSpliced(at, 0, { ...place, text }) : former.toSpliced(at, 1);
    this.#uses.set(key, uses);
    const telling = tellingWords(key).join('');
    this.#phrases.delete(telling[0] ?? '');
    if (uses.length > (isIn ? 1 : 0)) return;
    const letter = telling[0] ?? '';
    const keys = this.#byLetter.get(letter) ?? new Set();
    if (isIn) keys.add(key);
    else keys.delete(key);
    this.#byLetter.set(letter, keys);
    for (const joined of new Set([key.replaceAll(' ', ''), telling].map(singular))) {
      const others = this.#inOne.get(joined).filter((other) => other !== key);
      this.#inOne.set(joined, isIn ? [...others, key] : others);
    }
  }

  /** Whether words are a term of several words, or one that is always written alike. */
  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** How words are written: as the last place has them. */
  get(key: string): string | undefined {
    const text = this.#uses.get(key).at(-1)?.text;
    if (text !== undefined) return text;
    const forms = this.#forms.get(key);
    return forms.length === 1 ? forms[0]!.text : undefined;
  }

  #inPlace(keys: Iterable<string>): string[] {
    return [...keys].sort((a, b) => inOrder(this.#uses.get(a)[0]!, this.#uses.get(b)[0]!));
  }

  /** The terms of several telling words that begin with a letter, in the order of their first places. */
  phrases(letter: string): readonly Phrase[] {
    const cached = this.#phrases.get(letter);
    if (cached) return cached;
    const phrases = this.#inPlace(this.#byLetter.get(letter) ?? []).flatMap((key): Phrase[] => {
      const words = tellingWords(key);
      const joined = words.join('');
      return words.length < 2 ? [] : [{ text: this.get(key)!, words, joined, letters: lettersOf(joined) }];
    });
    this.#phrases.set(letter, phrases);
    return phrases;
  }

  /** The term of several words that was typed in one, with or without its small words: jusdepomme. */
  typedInOne(word: string): string | null {
    const [key] = this.#inPlace(this.#inOne.get(singular(word)));
    return key === undefined ? null : this.get(key)!;
  }
}
