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

const { bits } = fieldWeights;
/** The names in the reader's language. */
const NAMED_FIELDS = { fr: bits.coreFr | bits.ofFr, en: bits.coreEn | bits.ofEn } as const;
/** Taken off a word that none of them has: in French `broccoli`, which only terms and English names have. */
const UNNAMED = 1;
/** Taken off a word that is only part of terms, so that nothing is found by it alone: lantilles is lentilles, not Antilles. */
const PART_OF_TERMS = 2;
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
    if ((postings.fieldsOfWord[word] ?? 0) & candidateFields)
      for (const { fields, from, to } of postings.parts(word))
        for (let at = from; at < to; at += 1) if (fields[at]! & candidateFields) count += 1;
  return count;
}

/** True if a letter was replaced, so that the words do not differ by a missing, added or moved letter alone. */
function hasOtherLetter(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}

const withoutVowels = (word: string): string => word.replaceAll(/[aeiouy]/g, '-');

/** True when only letters of the word were left out: betrave, betterave. */
function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

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
    const score =
      likeness - (own.length === 0 ? LIKELIHOOD.foreign : 0) - (isNamed ? 0 : UNNAMED) - (isPart ? PART_OF_TERMS : 0);
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
  for (const { words, text } of root.length < LENGTH_FOR.short && sound.length < SHORTEST_SOUND
    ? []
    : vocabulary.sounding(sound, isCandidate)) {
    const distance = editDistance(root, text, SOUND_DISTANCE[locale]);
    if (distance <= SOUND_DISTANCE[locale]) consider(words, LIKELIHOOD.sound - FARTHER * Math.max(0, distance - 1));
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
  if (best === null && root.length >= LENGTH_FOR.left)
    for (const { words, text } of vocabulary.near(root, 2))
      if (text.slice(0, SAME_BEGINNING) === root.slice(0, SAME_BEGINNING))
        if (root.length >= LENGTH_FOR.two || isLeftOut(root, text)) consider(words, LIKELIHOOD.two);
  return (best as { readonly word: string } | null)?.word ?? null;
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
