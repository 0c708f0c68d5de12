import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { inSteps } from '../steps.ts';
import { differenceOf, type GroupPart } from './groupDifference.ts';
import { Spellings } from './spellings.ts';
import { contentWords, isPurpose, nameKey, purposeKey, typedKey } from './termKeys.ts';
import { CountedTexts, Terms, type Concept, type TermMatch } from './terms.ts';
import { wordsOf } from './words.ts';

type Types = Readonly<Record<Locale, Iterable<string>>>;
type Words = Pick<ReadonlySet<string>, 'has'> & Iterable<string>;

type Group = { readonly row: SynonymRow; readonly concept: Concept };

/** The market's synonyms (docs/catalogue-files.md). A term is searched in texts of its own language. Product types of several words are terms as well (muffin mix). */
export class Synonyms {
  readonly #terms: Readonly<Record<Locale, Terms>>;
  readonly #groups = new Map<string, Group>();
  /** All words of a language's terms, as candidates for corrections. */
  readonly words: Readonly<Record<Locale, Words>>;
  /** How a language's terms and their words are written. */
  readonly spellings: Readonly<Record<Locale, Spellings>>;
  /** A language's terms that say what something is for, small words included: biscuit pour chien. */
  readonly purposes: Readonly<Record<Locale, CountedTexts>> = { fr: new CountedTexts(), en: new CountedTexts() };

  /** As yet without groups: `read` puts them in. */
  constructor(types: Types) {
    const of = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ fr: make('fr'), en: make('en') });
    this.#terms = of((locale) => new Terms(types[locale]));
    this.words = of((locale) => this.#terms[locale].words);
    this.spellings = of((locale) => new Spellings(types[locale]));
  }

  /** Puts all groups in, in short steps. */
  *read(rows: readonly SynonymRow[]): Generator {
    for (const row of rows) {
      this.#setGroup(row, row, true, false);
      this.#spell(row, true);
      yield;
    }
    for (const locale of LOCALES)
      yield* inSteps(this.#terms[locale].alsoKeys(), (key) => this.#terms[locale].settleAlso([key]));
    yield* inSteps(this.#groups.values(), (group) => this.#setMeant(group));
    for (const locale of LOCALES)
      yield* inSteps(this.#terms[locale].typeKeys(), (key) => this.#terms[locale].settleTypes([key]));
  }

  /**
   * The terms at a position of a name's words (without small words), the longest first; a term marked apart ends the
   * list.
   */
  terms(words: readonly string[], at: number, locale: Locale): readonly TermMatch[] {
    return this.#terms[locale].at(words, at, false);
  }

  /** 1 at the positions at which a name is to be read for terms that begin with these words, without accents and plurals. */
  positions(words: readonly string[], firsts: ReadonlySet<string>, locale: Locale): Uint8Array {
    return this.#terms[locale].positions(words, firsts);
  }

  /** A group of synonyms, by the index word that its terms mean. */
  groupOf(word: string): SynonymRow | undefined {
    return this.#groups.get(word.slice(1))?.row;
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

  /** Whether a term of this key is apart for names. */
  isApartAt(key: string, locale: Locale): boolean {
    return this.#terms[locale].isApartAt(key);
  }

  /** The types of several words that a query would read as a term with this key. */
  typesAt(key: string, locale: Locale): readonly string[][] {
    return this.#terms[locale].typesAt(key);
  }

  /** Puts changed groups in place of what they were: then all is as if it had been read anew. */
  replace(changes: readonly SynonymChange[]): void {
    this.#setMeanings(changes);
    for (const { before, after } of changes) if (before) this.#spell(before, false, after);
    for (const { before, after } of changes) if (after) this.#spell(after, true, before);
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
    const differences = changes.map(differenceOf);
    for (const [at, { isSame, before }] of differences.entries())
      if (before) this.#setGroup(changes[at]!.before!, before, false, isSame);
    for (const [at, { isSame, after }] of differences.entries())
      if (after) this.#setGroup(changes[at]!.after!, after, true, isSame);
    const parts = differences.flatMap(({ before, after }) => [before, after]).filter((part) => part !== null);
    const meaning = new Set<string>();
    for (const locale of LOCALES) {
      const terms = parts.flatMap(({ words, also }) => [...words[locale], ...also[locale]]);
      for (const { word } of this.#terms[locale].settleAlso(new Set(terms.map(contentWords).map(nameKey))))
        meaning.add(word);
    }
    // One whose `also` is empty now means nothing beside itself.
    for (const [at, { before, after }] of differences.entries())
      if (after && [before, after].some((part) => part && LOCALES.some((locale) => part.also[locale].length > 0)))
        meaning.add(`#${changes[at]!.after!.key}`);
    for (const word of meaning) this.#setMeant(this.#groups.get(word.slice(1))!);
    for (const locale of LOCALES) {
      const terms = parts.flatMap(({ words }) => words[locale]);
      this.#terms[locale].settleTypes(new Set(terms.map(contentWords).map(typedKey)));
    }
  }

  /** Puts a part of a group in, or takes it away; `isSame`: it means what it meant before. */
  #setGroup(row: SynonymRow, part: GroupPart, isIn: boolean, isSame: boolean): void {
    const concept: Concept =
      isIn && !isSame
        ? { word: `#${row.key}`, isApart: row.apart, kind: row.kind, also: [] }
        : this.#groups.get(row.key)!.concept;
    if (isIn) this.#groups.set(row.key, { row, concept });
    else if (!isSame) this.#groups.delete(row.key);
    for (const locale of LOCALES) {
      const terms = this.#terms[locale];
      for (const term of part.words[locale]) terms.set(contentWords(term), concept, isIn);
      for (const [at, term] of part.also[locale].entries())
        terms.setAlso({ group: concept, at, words: contentWords(term) }, isIn);
    }
  }

  /** How the terms of a group are written where another row of it has them otherwise, and which of them say what something is for. */
  #spell(row: SynonymRow, isIn: boolean, other: SynonymRow | null = null): void {
    const isOther = row.key !== other?.key;
    for (const locale of LOCALES) {
      const [terms, others] = [row, other].map((of) => (of ? [...of.words[locale], ...of.also[locale]] : []));
      for (const [at, term] of terms!.entries())
        if (isOther || term !== others![at]) this.spellings[locale].set({ key: row.key, at }, term, isIn);
      const former = new Set(other?.words[locale]);
      for (const term of row.words[locale].filter((one) => !former.has(one))) {
        const words = wordsOf(term);
        if (words.some(isPurpose)) this.purposes[locale].add(purposeKey(words), isIn ? 1 : -1);
      }
    }
  }

  #setMeant({ row: { also }, concept }: Group): void {
    concept.also.length = 0;
    for (const locale of LOCALES)
      for (const [at, text] of also[locale].entries())
        for (const word of this.#terms[locale].meantBy(contentWords(text)))
          concept.also.push({ word, text, at, locale });
  }
}
