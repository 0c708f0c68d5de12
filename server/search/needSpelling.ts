import { needVocabulary } from '#rules/dietaryWords.ts';
import { editDistance } from './editDistance.ts';
import { fold, isSmallWord, singular } from './words.ts';

/** Letters from which on one mistake is forgiven: in what is avoided, and in words that need nothing beside them. */
const FORGIVEN_LENGTH = { avoided: 5, alone: 6 } as const;
const BEFORE = new Set(['sans', 'without', 'no', 'non']);
const { needs, avoided, avoiding } = needVocabulary;
const all = new Set<string>([...needs, ...avoided, ...avoiding]);
const isAvoiding = new Set<string>(avoiding);

/** Another number is no mistake: veggies are vegetables. */
const isMistaken = (word: string, of: string): boolean =>
  of[0] === word[0] && singular(of) !== singular(word) && editDistance(word, of, 1) <= 1;
const nearest = (word: string, words: readonly string[], least: number): string | null =>
  word.length < least ? null : (words.find((one) => isMistaken(word, one)) ?? null);

/**
 * The same words, those for a dietary need without a mistake of one letter: sans glutin, alergie aux oeufs, no penuts. Who is
 * allergic must not be shown what the misspelt word leaves out.
 */
export function needsSpelled(words: readonly string[]): string[] {
  const spelled: string[] = [];
  for (const [at, word] of words.entries()) {
    const folded = fold(word);
    const before = spelled.findLast((one) => !isSmallWord(one));
    const isAvoided =
      (before !== undefined && (BEFORE.has(before) || isAvoiding.has(fold(before)))) || words[at + 1] === 'free';
    const isNextAvoiding = nearest(fold(words[at + 1] ?? ''), avoiding, FORGIVEN_LENGTH.alone) !== null;
    spelled.push(
      all.has(folded)
        ? word
        : ((isAvoided || isNextAvoiding ? nearest(folded, avoided, FORGIVEN_LENGTH.avoided) : null) ??
            nearest(folded, [...needs, ...avoiding], FORGIVEN_LENGTH.alone) ??
            word),
    );
  }
  return spelled;
}
