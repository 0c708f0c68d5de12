import type { Locale } from '#rules/constants.ts';
import { editDistance } from './editDistance.ts';
import { CORE_FIELDS, fieldWeights, CATEGORY_FIELDS } from './fields.ts';
import { soundOf } from './sound.ts';
import type { SearchIndex } from './wordIndex.ts';
import { fold, isHollow, singular } from './words.ts';

/** Letters from which on a mistake is forgiven. `slip`: a letter moved, too many or too few; `vowel`: another vowel; `other`: another letter; `left`: two left out. */
const LENGTH_FOR = { sound: 4, short: 4, slip: 5, vowel: 5, other: 6, left: 7, two: 8 } as const;
/** Letters in which words that sound the same may differ: more in French, where more of them are silent. */
const SOUND_DISTANCE = { fr: 3, en: 2 } as const;
/** The letters at the beginning that words with two mistakes must share. */
const SAME_BEGINNING = 2;
/** The score of each kind of mistake: likelier ones score higher. */
const LIKELIHOOD = { sound: 13, slip: 11, other: 10, two: 5, foreign: 4 } as const;

/** A word in so many texts is meant as it was typed. */
const FEW_USES = 5;
const LIAISON = /^z[aeiou]./;

const { bits } = fieldWeights;
/** The names in the reader's language. */
const NAMED_FIELDS = { fr: bits.coreFr | bits.ofFr, en: bits.coreEn | bits.ofEn } as const;
/** Taken off a word that none of them has: in French `broccoli`, which only terms and English names have. */
const UNNAMED = 1;
/** Taken off a word that is only part of terms, so that nothing is found by it alone: lantilles is lentilles, not Antilles. */
const PART_OF_TERMS = 2;
/** Taken off an English word with other consonants, none of which are silent: carrets are no care. */
const OTHER_CONSONANTS = 4;
/** Taken off a word that only leads to what is not sold, with nothing in its place: hamm is ham, no hammer. */
const DEAD_END = 2;
/** Taken off for each letter but one in which a word of the same sound differs: soop is soup, not shoot. */
const FARTHER = 0.5;
/** The shortest words that are corrected, by their sound: egs, but pan is no pain. */
const SHORTEST = { fr: 4, en: 3 } as const;
/** A shorter sound of a word of three letters says nothing. */
const SHORTEST_SOUND = 2;
/**
 * The fields in which a word is a candidate for a reader of each language. French names count for English readers too,
 * since labels have them.
 */
const CANDIDATE_FIELDS = {
  fr: bits.coreFr | bits.ofFr | CATEGORY_FIELDS,
  en: CORE_FIELDS | bits.ofFr | bits.ofEn | CATEGORY_FIELDS,
} as const;
/** The fields whose words are of the reader's language: an English reader who typed `sirup` means syrup, not sirop. */
const OWN_FIELDS = {
  fr: bits.coreFr | bits.ofFr | CATEGORY_FIELDS,
  en: bits.coreEn | bits.ofEn | CATEGORY_FIELDS,
} as const;

/** The number of products that one of the words names, or whose category it names. */
function documentFrequency({ postings }: SearchIndex, words: readonly number[], candidateFields: number): number {
  let count = 0;
  for (const word of words)
    if ((postings.fieldsOfWord[word] ?? 0) & candidateFields) count += postings.countIn(word, candidateFields);
  return count;
}

/** True if a letter was replaced, so that the words do not differ by a missing, added or moved letter alone. */
function hasOtherLetter(a: string, b: string): boolean {
  return a.length === b.length && sortedLetters(a) !== sortedLetters(b);
}

const withoutVowels = (word: string): string => word.replaceAll(/[aeiouy]/g, '-');
/** The spoken consonants of a word, with a sign for the vowels between them. */
const consonantsOf = (word: string): string =>
  word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll(/h/g, '')
    .replaceAll(/[aeiouyw]+/g, '-')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/-$/, '');
const sortedLetters = (word: string): string => [...word].sort().join('');

/** True when only letters of the word were left out: betrave, betterave. */
function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

const isDeadEnd = ({ synonyms }: SearchIndex, word: string, locale: Locale): boolean =>
  synonyms
    .longest([word], 0, locale)
    ?.concepts.every(({ kind, isApart, also }) => kind === 'not_sold' && isApart && also.length === 0) === true;

/**
 * The most likely correction of an unknown word: a word of the same sound, or with few mistakes and the right first
 * letter. Candidates are words that name products or categories, and words of the synonyms. Null if none is near
 * enough: no result is better than fir wreaths (sapin) for somebody who looks for rabbit (lapin).
 */
export function correctionOf(index: SearchIndex, typed: string, locale: Locale): string | null {
  const { vocabulary, synonyms } = index;
  const { fieldsOfWord } = index.postings;
  const folded = fold(typed);
  const root = singular(folded.replace(/s+$/, 's'));
  if (folded.length < SHORTEST[locale] || /\d/.test(folded)) return null;
  const candidateFields = CANDIDATE_FIELDS[locale];
  const terms = synonyms.words[locale];
  const isLabel = (word: number) => ((fieldsOfWord[word] ?? 0) & candidateFields) !== 0;
  const isCandidate = (word: number) => isLabel(word) || terms.has(vocabulary.textOf(word));
  const isFound = (word: number) => isLabel(word) || synonyms.longest([vocabulary.textOf(word)], 0, locale) !== null;
  const isCoreWord = (word: number) => ((fieldsOfWord[word] ?? 0) & CORE_FIELDS) !== 0;
  const isForeign = (word: number) => locale === 'fr' && ((fieldsOfWord[word] ?? 0) & bits.coreEn) !== 0;
  const isOwn = (word: number) =>
    ((fieldsOfWord[word] ?? 0) & OWN_FIELDS[locale]) !== 0 || terms.has(vocabulary.textOf(word));
  const hasSameNumber = (text: string) => Number(text.endsWith('s') === folded.endsWith('s'));
  let best: { readonly word: string; readonly score: number } | null = null;
  const consider = (words: readonly number[], likeness: number) => {
    const candidates = words.filter(isCandidate);
    const own = candidates.filter(isOwn);
    const foreign = candidates.length === 0 && root.length >= LENGTH_FOR.other ? words.filter(isForeign) : [];
    const isNamed = own.some((word) => ((fieldsOfWord[word] ?? 0) & NAMED_FIELDS[locale]) !== 0);
    const isPart = likeness <= LIKELIHOOD.slip && candidates.length > 0 && !candidates.some(isFound);
    const isNowhere = !isNamed && own.some((word) => isDeadEnd(index, vocabulary.textOf(word), locale));
    const score =
      likeness -
      (own.length === 0 ? LIKELIHOOD.foreign : 0) -
      (isNamed ? 0 : UNNAMED) -
      (isPart ? PART_OF_TERMS : 0) -
      (isNowhere ? DEAD_END : 0);
    const texts = [...(own.length > 0 ? own : candidates), ...foreign]
      .map((form) => vocabulary.textOf(form))
      .filter((text) => !isHollow(text));
    const [word] = texts
      .filter(({ length }) => length >= SHORTEST[locale])
      .sort((a, b) => hasSameNumber(b) - hasSameNumber(a) || a.length - b.length);
    // A word that is ten times as common wins against one that is a little nearer.
    const total = score + Math.log10(Math.max(1, documentFrequency(index, words, candidateFields)));
    if (word !== undefined && total > (best?.score ?? 0)) best = { word, score: total };
  };
  const sound = soundOf(root);
  for (const { words, text } of sound.length < SHORTEST_SOUND && (root.length < LENGTH_FOR.short || sound === '')
    ? []
    : vocabulary.sounding(sound, isCandidate)) {
    // Saucisse and saussice are nearer than their singulars, by whose rules the one loses its e.
    const near = editDistance(root, text, SOUND_DISTANCE[locale]);
    const distance =
      near <= SOUND_DISTANCE[locale]
        ? near
        : Math.min(...words.map((word) => editDistance(folded, fold(vocabulary.textOf(word)), SOUND_DISTANCE[locale])));
    const other = locale === 'en' && consonantsOf(root) !== consonantsOf(text) ? OTHER_CONSONANTS : 0;
    // Letu is laitue, but chums are no shumai, which nothing is called.
    const most = words.some(isLabel) ? SOUND_DISTANCE[locale] : Math.ceil(root.length / 2);
    if (distance <= Math.min(SOUND_DISTANCE[locale], most))
      consider(words, LIKELIHOOD.sound - other - FARTHER * Math.max(0, distance - 1));
  }
  if (root.length >= LENGTH_FOR.short)
    for (const { words } of vocabulary.swapped(root)) consider(words, LIKELIHOOD.slip);
  if (root.length === LENGTH_FOR.short && best === null)
    for (const { words, text } of vocabulary.near(root, 1))
      if (!hasOtherLetter(root, text)) consider(words.filter(isCoreWord), LIKELIHOOD.slip);
  if (root.length >= LENGTH_FOR.slip)
    for (const near of new Set([root, folded]))
      for (const { words, text } of vocabulary.near(near, 1))
        if (!hasOtherLetter(near, text)) consider(words, LIKELIHOOD.slip);
        else if (root.length >= LENGTH_FOR.other) consider(words, LIKELIHOOD.other);
        else if (withoutVowels(near) === withoutVowels(text)) consider(words.filter(isCoreWord), LIKELIHOOD.other);
  if (root.length >= LENGTH_FOR.slip) for (const { words } of vocabulary.moved(root)) consider(words, LIKELIHOOD.slip);
  if (best === null && folded.length >= LENGTH_FOR.left)
    for (const near of new Set([root, folded])) {
      const consonants = consonantsOf(near);
      for (const { words, text } of vocabulary.near(near, 2)) {
        const isBegun = text.slice(0, SAME_BEGINNING) === near.slice(0, SAME_BEGINNING);
        const isLong = near.length >= LENGTH_FOR.two || isLeftOut(near, text);
        if ((isBegun && isLong) || consonants === consonantsOf(text)) consider(words, LIKELIHOOD.two);
      }
    }
  // As it is spoken behind les and des: zoignons.
  if (best === null && locale === 'fr' && LIAISON.test(folded)) {
    const plain = folded.slice(1);
    return vocabulary.has(plain) ? plain : correctionOf(index, plain, locale);
  }
  return (best as { readonly word: string } | null)?.word ?? null;
}

/**
 * The words of goods that somebody may have meant who typed a word that the market has: those of the same sound and, unless goods are
 * called by it, those that differ by a letter. The most common first.
 */
export function wordsLike(index: SearchIndex, typed: string, locale: Locale): string[] {
  const { vocabulary, postings } = index;
  const folded = fold(typed);
  const root = singular(folded);
  if (root.length < LENGTH_FOR.sound || /\d/.test(root)) return [];
  const isOwn = (word: number) => ((postings.fieldsOfWord[word] ?? 0) & OWN_FIELDS[locale]) !== 0;
  const isCore = (word: number) => ((postings.fieldsOfWord[word] ?? 0) & CORE_FIELDS & OWN_FIELDS[locale]) !== 0;
  const isThing = vocabulary.formsOf(typed, isCore).length > 0;
  const uses = vocabulary.formsOf(typed, () => true).reduce((sum, { word }) => sum + postings.count(word, FEW_USES), 0);
  const like = new Map<string, number>();
  const add = (words: readonly number[], text: string) => {
    const [word] = words.filter(isOwn).map((form) => vocabulary.textOf(form));
    if (text === root || word === undefined || isHollow(word) || word.length < SHORTEST[locale]) return;
    like.set(word, documentFrequency(index, words, OWN_FIELDS[locale]));
  };
  for (const { words, text } of vocabulary.sounding(soundOf(root), isOwn))
    if (editDistance(root, text, SOUND_DISTANCE.en) <= SOUND_DISTANCE.en) add(words, text);
  if (!isThing && uses < FEW_USES)
    for (const { words, text } of [...vocabulary.near(root, 1), ...vocabulary.moved(root)]) add(words, text);
  return [...like].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Letters that words of the same sound begin with, so that neither is another thing: tempé is not teinté. */
const SAME_START = 3;
/** The correction of a word if it sounds and begins the same: hydromelle is hydromel, though hydromellerie begins with it. */
export function soundingAlike(index: SearchIndex, typed: string, locale: Locale): string | null {
  const correction = correctionOf(index, typed, locale);
  if (correction === null) return null;
  const [root, other] = [typed, correction].map((word) => singular(fold(word))) as [string, string];
  return root.slice(0, SAME_START) === other.slice(0, SAME_START) && soundOf(root) === soundOf(other)
    ? correction
    : null;
}
