import type { Locale } from '#rules/constants.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { readOtherNeeds } from '../search/otherNeeds.ts';
import { namedCollections } from '../search/producerNames.ts';
import { wordsTyped } from '../search/typedWords.ts';
import { fold, isSmallWord, singular, wordsOf } from '../search/words.ts';
import type { ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Reader } from './catalogueLists.ts';
import { isThing } from './namesWithoutGoods.ts';
import { answerFor, indexOf, type Answer } from './searchAnswers.ts';

/** What parts the things of a list; the comma of a number is none (lait 3,25). */
const LISTED = /[;+/\n]|,(?!\d)/;
const SEPARATORS = /[;+/\n&]|,(?!\d)|(?<!\p{L})(?:et|pis|ou|and|or)(?!\p{L})/iu;
/** A thing of a list has few words: what is longer is a sentence. */
const LONGEST_THING = 4;

/** A second word that leaves less than this part of what the first finds says which is meant. */
const NARROWED = 0.8;
/** The things that a text lists, each in its words; null: it is no list, or says a need, which is of all of them. */
function thingsIn(text: string): string[][] | null {
  if (!LISTED.test(text)) return null;
  const listed = text
    .split(SEPARATORS)
    .map(wordsTyped)
    .filter((words) => words.length > 0);
  const words = wordsOf(text);
  if (listed.length < 2 || listed.some((thing) => thing.length > LONGEST_THING)) return null;
  return readDietaryNeeds(words).needs.length > 0 || readOtherNeeds(words).needs.length > 0 ? null : listed;
}

const isPlural = (word: string): boolean => singular(fold(word)) !== fold(word);

/** Whether goods are called by these words, or the market has a term for them: not only a word that says how goods are. */
function isThingOf(snapshot: Snapshot, words: readonly string[], locale: Locale): boolean {
  const content = words.filter((word) => !isSmallWord(word, locale));
  const { synonyms } = indexOf(snapshot);
  return (
    content.some((word) => isThing(snapshot, word)) || synonyms.longest(content, 0, locale)?.length === content.length
  );
}

/**
 * For a list of things (apples, cider), goods of each in turn; null: the text is none. Of two words that goods are called by together it
 * is one only if the second does not say which of the first is meant: soap, oatmeal is a soap.
 */
export function answerToList(
  snapshot: Snapshot,
  text: string,
  found: Answer,
  stored: boolean,
  reader: Reader,
): Answer | null {
  const listed = thingsIn(text);
  const { locale } = reader;
  if (!listed?.every((words) => isThingOf(snapshot, words, locale))) return null;
  const key = wordsOf(text).join(' ');
  const isNamed = ({ name }: ProductRow) =>
    [name.primary, name.secondary].some((one) => one !== null && wordsOf(one).map(fold).join(' ') === fold(key));
  if (found.products.some(isNamed)) return null;
  const isExact = found.instead === null && found.products.length > 0;
  const hasShelf = (words: readonly string[]) =>
    namedCollections(snapshot, indexOf(snapshot).synonyms, words.join(' '), locale).length > 0;
  const answers = listed.map((words) => ({ words, ...answerFor(snapshot, words, stored, reader) }));
  // Oatmeal says which soap is meant; honey narrows no maple syrup.
  const isNarrowed = found.products.length < NARROWED * answers[0]!.products.length;
  const isOne = isExact && isNarrowed && !isPlural(listed[0]!.at(-1)!);
  if (listed.length === 2 && isOne && !listed.every(hasShelf)) return null;
  if (answers.some(({ advice }) => advice?.kind === 'occasion')) return null;
  const answered = answers.filter(({ products }) => products.length > 0);
  if (answered.length === 0 || (answered.length === 1 && isExact)) return null;
  const most = Math.max(...answered.map(({ products }) => products.length));
  const inTurn = Array.from({ length: most }, (_, turn) => answered.flatMap(({ products }) => products.at(turn) ?? []));
  const isWhole = answered.length === answers.length && answered.every(({ instead }) => instead === null);
  // What alone is called by all of it comes first: a soft cheese of raw milk.
  const [single, ...more] = found.products;
  const isAll =
    single &&
    more.length === 0 &&
    !isPlural(listed[0]!.at(-1)!) &&
    answered.every(({ products }) => products.includes(single));
  const whole = isAll ? [single] : [];
  return {
    products: [...new Set([...whole, ...inTurn.flat()])],
    instead: isWhole ? null : answered.map(({ words, instead }) => instead ?? words.join(' ')).join(', '),
    advice: null,
  };
}
