import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SearchAdviceKind } from '../database/tables.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { placeOf } from '../snapshot/sortedLists.ts';
import { ListsByKey } from './listsByKey.ts';
import { Spellings } from './spellings.ts';
import { fold, isSmallWord, singular, wordsOf } from './words.ts';

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

type Types = Readonly<Record<Locale, Iterable<string>>>;
type Words = Pick<ReadonlySet<string>, 'has'> & Iterable<string>;

/** How texts and terms are compared, in this order: exactly, without plurals, without plurals and accents. */
const LEVELS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => singular(word),
  (word) => singular(fold(word)),
];
const keyAt = (level: number, words: readonly string[]): string => words.map(LEVELS[level]!).join(' ');
/** Names are read without plurals, but with accents: what two terms share that the same names contain. */
export const nameKey = (words: readonly string[]): string => keyAt(1, words);
/** What the words of a query share with a term. */
export const typedKey = (words: readonly string[]): string => keyAt(LEVELS.length - 1, words);
const firstOf = (word: string) => singular(fold(word));

/**
 * The index word of a term with several words, so that products called by the term come before those called by a
 * synonym.
 */
export const termWord = (words: readonly string[]): string => `#=${words.map(firstOf).join(' ')}`;

/** The index word for the absence of something: sans parfum. */
export const absenceWord = (word: string): string => `#-${firstOf(word)}`;

/** The words of a text without small ones such as `of` and `de`. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !isSmallWord(word));

/** Whether a word says what something is for. */
export const isPurpose = (word: string): boolean => word === 'pour' || word === 'for';

/** Words for comparison with `purposes`. */
export const purposeKey = (words: readonly string[]): string => words.map(firstOf).join(' ');

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

/** The terms of one language. */
class Terms {
  readonly words = new CountedTexts();
  readonly #byLevel = LEVELS.map(() => new ListsByKey<Concept>());
  /** The keys of each level that were written to since `note`. */
  #written: Set<string>[] | null = null;
  /** By the first word of terms, the words of the longest. What only former terms began with stays, and is looked for in vain. */
  readonly #longest = new Map<string, number>();
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
    const first = firstOf(words[0]!);
    if (isIn && words.length > (this.#longest.get(first) ?? 0)) this.#longest.set(first, words.length);
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

/** The market's synonyms (docs/catalogue-files.md). A term is searched in texts of its own language. Product types of several words are terms as well (muffin mix). */
export class Synonyms {
  readonly #terms: Readonly<Record<Locale, Terms>>;
  readonly #groups = new Map<string, { readonly row: SynonymRow; readonly concept: Concept }>();
  /** All words of a language's terms, as candidates for corrections. */
  readonly words: Readonly<Record<Locale, Words>>;
  /** How a language's terms and their words are written. */
  readonly spellings: Readonly<Record<Locale, Spellings>>;
  /** A language's terms that say what something is for, small words included: biscuit pour chien. */
  readonly purposes: Readonly<Record<Locale, CountedTexts>> = { fr: new CountedTexts(), en: new CountedTexts() };

  constructor(rows: readonly SynonymRow[], types: Types) {
    const of = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ fr: make('fr'), en: make('en') });
    this.#terms = of((locale) => new Terms(types[locale]));
    this.words = of((locale) => this.#terms[locale].words);
    this.spellings = of((locale) => new Spellings(types[locale]));
    for (const row of rows) this.#setGroup(row, true);
    for (const row of rows) this.#spell(row, true);
    for (const locale of LOCALES) this.#terms[locale].settleAlso(this.#terms[locale].alsoKeys());
    for (const { row, concept } of this.#groups.values()) this.#setMeant(row, concept);
    for (const locale of LOCALES) this.#terms[locale].settleTypes(this.#terms[locale].typeKeys());
  }

  /**
   * The terms at a position of a name's words (without small words), the longest first; a term marked apart ends the
   * list.
   */
  terms(words: readonly string[], at: number, locale: Locale): readonly TermMatch[] {
    return this.#terms[locale].at(words, at, false);
  }

  /** The longest term at a position of the typed words, in which accents may be missing. */
  longest(words: readonly string[], at: number, locale: Locale): TermMatch | null {
    if (at >= words.length) return null;
    return this.#terms[locale].at(words, at, true)[0] ?? null;
  }

  /** The index words of all that names mean by the terms of this key; a term that is written as in the name hides the others. */
  meaningsAt(key: string, locale: Locale): string[] {
    return this.#terms[locale].meaningsAt(key);
  }

  /** The types of several words that a query would read as a term with this key. */
  typesAt(key: string, locale: Locale): readonly string[][] {
    return this.#terms[locale].typesAt(key);
  }

  /** Puts changed groups in place of what they were: then all is as if it had been read anew. */
  replace(changes: readonly SynonymChange[]): void {
    this.#setMeanings(changes);
    for (const { before } of changes) if (before) this.#spell(before, false);
    for (const { after } of changes) if (after) this.#spell(after, true);
  }

  /**
   * What names mean after these changes, without putting them in place: `after` puts it in place for who reads names, `before` what they
   * mean now. Only between both may anything be read with it.
   */
  meaningsAfter(changes: readonly SynonymChange[]): Record<'before' | 'after', () => void> {
    const notes = LOCALES.map((locale) => this.#terms[locale].note());
    const present = () => {
      const lists = notes.map((note) => note());
      return () => {
        for (const put of lists) put();
      };
    };
    this.#setMeanings(changes);
    const after = present();
    this.#setMeanings(changes.map(({ before, after }) => ({ before: after, after: before })));
    const before = present();
    for (const locale of LOCALES) this.#terms[locale].endNote();
    return { before, after };
  }

  #setMeanings(changes: readonly SynonymChange[]): void {
    for (const { before } of changes) if (before) this.#setGroup(before, false);
    for (const { after } of changes) if (after) this.#setGroup(after, true);
    const rows = changes.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);
    const meaning = new Set<Concept>();
    for (const locale of LOCALES) {
      const terms = rows.flatMap(({ words }) => words[locale].map(contentWords));
      const also = rows.flatMap((row) => row.also[locale].map(contentWords));
      const keys = new Set([...terms, ...also].map(nameKey));
      for (const concept of this.#terms[locale].settleAlso(keys)) meaning.add(concept);
    }
    for (const { row, concept } of this.#groups.values()) if (meaning.has(concept)) this.#setMeant(row, concept);
    for (const { after } of changes) if (after) this.#setMeant(after, this.#groups.get(after.key)!.concept);
    for (const locale of LOCALES)
      this.#terms[locale].settleTypes(
        new Set(rows.flatMap(({ words }) => words[locale].map((term) => typedKey(contentWords(term))))),
      );
  }

  #setGroup(row: SynonymRow, isIn: boolean): void {
    const concept: Concept = isIn
      ? { word: `#${row.key}`, isApart: row.apart, kind: row.kind, also: [] }
      : this.#groups.get(row.key)!.concept;
    if (isIn) this.#groups.set(row.key, { row, concept });
    else this.#groups.delete(row.key);
    for (const locale of LOCALES) {
      const terms = this.#terms[locale];
      for (const term of row.words[locale]) terms.set(contentWords(term), concept, isIn);
      for (const [at, term] of row.also[locale].entries())
        terms.setAlso({ group: concept, at, words: contentWords(term) }, isIn);
    }
  }

  /** How the terms of a group are written, and which of them say what something is for. */
  #spell(row: SynonymRow, isIn: boolean): void {
    for (const locale of LOCALES) {
      for (const [at, term] of [...row.words[locale], ...row.also[locale]].entries())
        this.spellings[locale].set({ key: row.key, at }, term, isIn);
      for (const term of row.words[locale]) {
        const words = wordsOf(term);
        if (words.some(isPurpose)) this.purposes[locale].add(purposeKey(words), isIn ? 1 : -1);
      }
    }
  }

  #setMeant({ also }: SynonymRow, concept: Concept): void {
    concept.also.length = 0;
    for (const locale of LOCALES)
      for (const [at, text] of also[locale].entries())
        for (const word of this.#terms[locale].meantBy(contentWords(text)))
          concept.also.push({ word, text, at, locale });
  }
}
