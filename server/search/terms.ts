import type { Locale } from '#rules/constants.ts';
import type { SearchAdviceKind } from '../database/tables.ts';
import { placeOf } from '../snapshot/sortedLists.ts';
import { ListsByKey } from './listsByKey.ts';
import { contentWords, firstOf, keyAt, LEVELS, nameKey, termWord, typedKey } from './termKeys.ts';

/** A meaning shared by several terms, as an index word that no text contains. */
export type Concept = {
  readonly word: string;
  /** Its terms are not a kind of what they begin with: pomme de terre is not a pomme. */
  readonly isApart: boolean;
  readonly kind: SearchAdviceKind | null;
  /** It was made for a term of `also` that is in no group, or for a product type. */
  readonly isOwn?: boolean;
  readonly isType?: boolean;
  /** Further matches when this is searched, in one direction: poulet for volaille. */
  readonly also: AlsoTerm[];
};
/** `text`: as in the market's file; `at`: its position there among the terms of its language. */
export type AlsoTerm = { readonly word: string; readonly text: string; readonly at: number; readonly locale: Locale };
/** The longest term at a position and its concepts. length: its number of words. */
export type TermMatch = {
  readonly length: number;
  readonly concepts: readonly Concept[];
  /** It matches letter by letter, including accents and plural. */
  readonly isExact: boolean;
  /** It matches only without accents. */
  readonly isFolded: boolean;
};

/** Texts, each as often as it was added. */
export class CountedTexts {
  readonly #counts = new Map<string, number>();
  has(text: string): boolean {
    return this.#counts.has(text);
  }
  add(text: string, by: 1 | -1): void {
    const count = (this.#counts.get(text) ?? 0) + by;
    if (count > 0) this.#counts.set(text, count);
    else this.#counts.delete(text);
  }
  [Symbol.iterator](): Iterator<string> {
    return this.#counts.keys();
  }
}

/** Groups by their keys, then what was made for a term of `also`, then for a type. */
const rankOf = ({ isOwn, isType }: Concept) => (isOwn ? 1 : isType ? 2 : 0);
const inOrder = (a: Concept, b: Concept) => rankOf(a) - rankOf(b) || (a.word < b.word ? -1 : Number(a.word > b.word));
const isGroup = (concept: Concept) => rankOf(concept) === 0;

/** A term of `also` of one group; `at`: its position there. */
type AlsoUse = { readonly group: Concept; readonly at: number; readonly words: readonly string[] };
const firstUse = (a: AlsoUse, b: AlsoUse) => inOrder(a.group, b.group) || a.at - b.at;
type Made = { readonly words: readonly string[]; readonly concept: Concept };

const NO_MATCHES: readonly TermMatch[] = [];

const PAIR_PLACES = 2 ** 16;
function pairPlace(first: string, second: string): number {
  let hash = first.length;
  for (const text of [first, second])
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 16)) & (PAIR_PLACES - 1);
}

/** The terms of one language. */
export class Terms {
  readonly words = new CountedTexts();
  readonly #byLevel = LEVELS.map(() => new ListsByKey<Concept>());
  /** The keys of each level that were written to since `note`. */
  #written: Set<string>[] | null = null;
  /** By the first word of terms, the words of the longest. What only former terms began with stays, and is looked for in vain. */
  readonly #longest = new Map<string, number>();
  /** At the place of their first two words, the words of the longest term that is apart; other pairs may have the same place. */
  readonly #apart = new Uint8Array(PAIR_PLACES);
  /** By the key of names. */
  readonly #also = new ListsByKey<AlsoUse>();
  readonly #own = new Map<string, Made>();
  /** The types of several words, in their order, and those that have a concept of their own, by the key of queries. */
  readonly #types: ReadonlyMap<string, readonly string[][]>;
  readonly #ofTypes = new Map<string, Made[]>();

  constructor(types: Iterable<string>) {
    const several = [...types].map(contentWords).filter(({ length }) => length > 1);
    this.#types = Map.groupBy(several, typedKey);
  }

  /** Adds or removes a concept at all keys of a term; `levels`: how many of them. */
  set(words: readonly string[], concept: Concept, isIn: boolean, levels = LEVELS.length): void {
    if (words.length === 0) return;
    let key = '';
    for (let level = 0; level < levels; level += 1) {
      // Keys that are the same at several levels are held once.
      const own = keyAt(level, words);
      if (own !== key) key = own;
      const concepts = this.#byLevel[level]!.get(key);
      const at = placeOf(concepts, concept, inOrder);
      if (isIn === (concepts[at] === concept)) continue;
      if (level === 0 && concepts.length === (isIn ? 0 : 1))
        for (const word of words) this.words.add(word, isIn ? 1 : -1);
      this.#byLevel[level]!.set(key, isIn ? concepts.toSpliced(at, 0, concept) : concepts.toSpliced(at, 1));
      this.#written?.[level]!.add(key);
    }
    if (!isIn) return;
    const first = firstOf(words[0]!);
    if (words.length > (this.#longest.get(first) ?? 0)) this.#longest.set(first, words.length);
    if (!concept.isApart || words.length === 1) return;
    const place = pairPlace(first, firstOf(words[1]!));
    this.#apart[place] = Math.max(this.#apart[place]!, words.length);
  }

  /**
   * 1 at the positions of a name's words where a term may begin that begins with one of `firsts`, or one that is apart and may hide such
   * a term.
   */
  positions(words: readonly string[], firsts: ReadonlySet<string>): Uint8Array {
    const found = new Uint8Array(words.length);
    let next = Infinity;
    let second = '';
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const first = firstOf(words[at]!);
      const mayHide = next !== Infinity && at + this.#apart[pairPlace(first, second)]! > next;
      second = first;
      if (!mayHide && !firsts.has(first)) continue;
      found[at] = 1;
      next = at;
    }
    return found;
  }

  /** Notes what is written from now on. Returns a function for what the noted keys mean when it is called; its result puts that in place. */
  note(): () => () => void {
    const written = LEVELS.map(() => new Set<string>());
    this.#written = written;
    return () => {
      const lists = written.map((keys, level) =>
        [...keys].map((key) => [key, this.#byLevel[level]!.get(key)] as const),
      );
      return () => {
        for (const [level, of] of lists.entries()) for (const [key, list] of of) this.#byLevel[level]!.set(key, list);
      };
    };
  }

  endNote(): void {
    this.#written = null;
  }

  setAlso(use: AlsoUse, isIn: boolean): void {
    const key = nameKey(use.words);
    const uses = this.#also.get(key);
    const at = placeOf(uses, use, firstUse);
    this.#also.set(key, isIn ? uses.toSpliced(at, 0, use) : uses.toSpliced(at, 1));
  }

  #groupsAt(level: number, words: readonly string[]): Concept[] {
    return this.#byLevel[level]!.get(keyAt(level, words)).filter(isGroup);
  }

  /** Gives terms of `also` that are in no group a concept of their own. Returns the groups whose `also` names one of these keys. */
  settleAlso(keys: Iterable<string>): Set<Concept> {
    const groups = new Set<Concept>();
    for (const key of keys) {
      const uses = this.#also.get(key);
      for (const { group } of uses) groups.add(group);
      const own = this.#own.get(key);
      const words = uses[0]?.words ?? [];
      const now = words.length > 0 && this.#groupsAt(1, words).length === 0 ? words : null;
      if (own?.words.join(' ') === now?.join(' ')) continue;
      if (own) this.set(own.words, own.concept, false, 2);
      this.#own.delete(key);
      if (!now) continue;
      const concept = { word: termWord(now), isApart: false, kind: null, isOwn: true, also: [] };
      this.set(now, concept, true, 2);
      this.#own.set(key, { words: now, concept });
    }
    return groups;
  }

  meaningsAt = (key: string): string[] => (this.#byLevel[1]!.get(key) ?? []).map(({ word }) => word);

  isApartAt = (key: string): boolean => this.#byLevel[1]!.get(key).some(({ isApart }) => isApart);

  /** All keys of `also` and of types. */
  alsoKeys = () => this.#also.keys();
  typeKeys = () => this.#types.keys();
  typesAt = (key: string) => this.#types.get(key) ?? [];

  /** The index words that a term of `also` stands for. */
  meantBy(words: readonly string[]): string[] {
    if (words.length === 0) return [termWord(words)];
    const [exact, alike] = [this.#groupsAt(0, words), this.#groupsAt(1, words)];
    if (exact.length + alike.length === 0) return [this.#own.get(nameKey(words))!.concept.word];
    return (exact.length > 0 ? exact : alike).map(({ word }) => word);
  }

  /** Gives types that are no term of the market a concept of their own. */
  settleTypes(keys: Iterable<string>): void {
    for (const key of keys) {
      for (const { words, concept } of this.#ofTypes.get(key) ?? []) this.set(words, concept, false);
      const made: Made[] = [];
      for (const words of this.#types.get(key) ?? []) {
        const isTerm = LEVELS.some((_, level) =>
          this.#byLevel[level]!.get(keyAt(level, words)).some(({ isOwn }) => !isOwn),
        );
        if (isTerm) continue;
        const concept = { word: termWord(words), isApart: false, kind: null, isType: true, also: [] };
        this.set(words, concept, true);
        made.push({ words, concept });
      }
      this.#ofTypes.set(key, made);
    }
  }

  /** The keys of the words from `at` on, one for each length up to `longest`. */
  #keysAt(level: number, words: readonly string[], at: number, longest: number): string[] {
    const form = LEVELS[level]!;
    const keys = [form(words[at]!)];
    for (let length = 1; length < longest; length += 1) keys.push(`${keys[length - 1]!} ${form(words[at + length]!)}`);
    return keys;
  }

  /** The terms at a position, the longest first. `typed`: in a query, the longest alone. */
  at(words: readonly string[], at: number, typed: boolean): readonly TermMatch[] {
    const longest = Math.min(this.#longest.get(firstOf(words[at]!)) ?? 0, words.length - at);
    if (longest === 0) return NO_MATCHES;
    const levels = typed ? LEVELS.length : LEVELS.length - 1;
    const keys: string[][] = [];
    const matches: TermMatch[] = [];
    for (let length = longest; length > 0; length -= 1)
      for (let level = 0; level < levels; level += 1) {
        const key = (keys[level] ??= this.#keysAt(level, words, at, longest))[length - 1]!;
        const all = this.#byLevel[level]!.get(key);
        if (all.length === 0) continue;
        const concepts = typed ? all.filter(({ isOwn }) => !isOwn) : all;
        if (concepts.length === 0) continue;
        matches.push({ length, concepts, isExact: level === 0, isFolded: level === LEVELS.length - 1 });
        if (typed || (length > 1 && concepts.some(({ isApart }) => isApart))) return matches;
        break;
      }
    return matches;
  }
}
