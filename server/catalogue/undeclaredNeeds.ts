import type { Locale } from '#rules/constants.ts';
import type { DietaryNeed } from '#rules/dietary.ts';
import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { withoutAccents } from '#rules/plainText.ts';
import { TIERS } from '../search/matchScores.ts';
import { termForNeeds } from '../search/needTerms.ts';
import { readOtherNeeds, type OtherNeed, type OtherNeedKind } from '../search/otherNeeds.ts';
import { withoutPurpose } from '../search/typedWords.ts';
import { absentOf, isHollow, isMeasure, isSmallWord, singular, wordsOf } from '../search/words.ts';
import type { CollectionRow, ProductRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Reader } from './catalogueLists.ts';
import { answered } from './needAnswers.ts';
import { foundFor, isTerm, type Answer } from './searchAnswers.ts';

/** A need in the words as typed that no product shown is declared to meet. */
export type UndeclaredNeed = { readonly words: string; readonly kind: OtherNeedKind | 'elsewhere' };
type NeedsAnswer = Answer & { readonly needs: DietaryNeed[]; readonly undeclared: readonly UndeclaredNeed[] };

const rootOf = (word: string) => singular(withoutAccents(word));
const collectionNames = (collection: CollectionRow): (string | null)[] => [
  collection.name.primary,
  ...(collection.parent ? collectionNames(collection.parent) : []),
];

/** Whether a product is known to contain a thing, by its name, category, description or ingredients. What none of them says is unknown. */
function contains(
  { name, description, types, ingredients, placements }: ProductRow,
  roots: readonly string[],
): boolean {
  const texts = [
    ...[name, description, ingredients].flatMap((text) => [text?.primary, text?.secondary]),
    ...types.fr,
    ...types.en,
    ...placements.flatMap(({ collection }) => collectionNames(collection)),
  ];
  return texts.some((text) => {
    const words = wordsOf(text ?? '').map(withoutAccents);
    const isPresent = (word: string, at: number) =>
      rootOf(word) === roots[0] && absentOf(words[at - 1] ?? '', word) === null && words[at + 1] !== 'free';
    return words.some(isPresent) && roots.every((root) => words.some((word) => rootOf(word) === root));
  });
}

/** Whether the name, the kind or the ingredients of a product say one of these words, but not that it is absent. */
function names({ name, types, ingredients }: ProductRow, words: ReadonlySet<string>): boolean {
  const texts = [name.primary, name.secondary, ingredients?.primary, ingredients?.secondary, ...types.fr, ...types.en];
  return texts.some((text) => {
    const typed = wordsOf(text ?? '').map(withoutAccents);
    return typed.some(
      (word, at) => words.has(rootOf(word)) && absentOf(typed[at - 1] ?? '', word) === null && typed[at + 1] !== 'free',
    );
  });
}

/** Whether a need is that there is no alcohol in it, however it is said: what is sold to adults alone is never shown for it. */
const isOfAlcohol = ({ words }: OtherNeed) =>
  /^(?:(?:sans|without|no|non|0|zero) alco(?:ol|hol)|alcohol free$)/.test(withoutAccents(words.join(' ')));
/** How the market's terms for drinks without alcohol are written: bière sans alcool, alcohol-free beer. */
const ALCOHOL_FREE: Record<Locale, (drink: string) => readonly string[]> = {
  fr: (drink) => [`${drink} sans alcool`],
  en: (drink) => [`non-alcoholic ${drink}`, `alcohol-free ${drink}`],
};

const phraseOf = (words: readonly string[]) => ` ${words.map(rootOf).join(' ')} `;
/** Goods whose name or type says that they meet a need, in its words or in others of the market: savon sans parfum. */
function calledSo(snapshot: Snapshot, { words }: OtherNeed, { locale }: Reader) {
  const { hits, correctedWords, advice } = foundFor(snapshot, words.join(' '), locale);
  const isCalled = correctedWords === null && advice === null;
  const products = new Set(hits.filter((_, place) => isCalled && hits.tiers[place]! < TIERS.length).products());
  const phrase = phraseOf(words);
  return {
    products,
    has: (product: ProductRow) =>
      products.has(product) ||
      [product.name.primary, product.name.secondary].some((name) => phraseOf(wordsOf(name ?? '')).includes(phrase)),
  };
}

/** What joins a need to goods in a question, folded: is your beef halal, quoi manger quand on est diabétique. */
const ASKING = new Set(
  'is are do does your you have the any i need want what can should eat est ce que qu votre vos notre sont avez vous il y quoi manger quand on etre suis je peut peux'.split(
    ' ',
  ),
);
/** The words for what is wanted, without those that joined the need to it, or say for whom: dessert pour. */
function wantedWords(words: readonly string[]): readonly string[] {
  const purpose = withoutPurpose(words);
  const goods = purpose?.isForAnyone === true ? purpose.goods : words;
  // Thé is tea.
  const isEmpty = (word: string) =>
    (word !== 'thé' && ASKING.has(withoutAccents(word))) ||
    isSmallWord(word) ||
    isMeasure(word) ||
    word === 'pour' ||
    word === 'for';
  const wanted = goods.slice(
    Math.max(
      goods.findIndex((word) => !isEmpty(word)),
      0,
    ),
    goods.findLastIndex((word) => !isEmpty(word)) + 1,
  );
  return wanted.every((word) => isHollow(word) || isEmpty(word)) ? [] : wanted;
}

/** Words of the longest query that is repeated whole beside a need. */
const LONGEST_THING = 6;
/** What stands before an apostrophe, which words are read without. */
const ELIDED = /(?<!\p{L})([dl]) (?=[aeiouyhâéèêîôœ])/gu;

/**
 * What the words answer, beside needs that no product declares: these are reported, and what the other words find is shown, without
 * what is known to contain what must be absent. Goods that are called by the need are shown alone, since their names say it.
 */
export function answeredNeeds(
  snapshot: Snapshot,
  words: readonly string[],
  stored: boolean,
  reader: Reader,
): NeedsAnswer {
  const declared = readDietaryNeeds(words);
  const { needs: others, rest } = readOtherNeeds(declared.rest);
  const wanted = others.length === 0 ? rest : wantedWords(rest);
  const alone = wanted.length === 0 && declared.needs.length === 0 ? others.flatMap((need) => need.words) : words;
  const free = others.length === 1 && isOfAlcohol(others[0]!) ? ALCOHOL_FREE[reader.locale](wanted.join(' ')) : [];
  const term = free.map(wordsOf).find((written) => isTerm(snapshot, written, reader.locale));
  if (term) return { ...answered(snapshot, term, stored, reader), undeclared: [] };
  const all = answered(snapshot, alone, stored, reader);
  const purpose = withoutPurpose(words);
  const typedGoods = purpose?.isForAnyone === true ? purpose.goods : words;
  // As typed, if that is short: lasagne végétarienne.
  const thing =
    typedGoods.length <= LONGEST_THING
      ? typedGoods.join(' ').replaceAll(ELIDED, '$1’')
      : termForNeeds(wantedWords(rest).join(' '), declared.needs, reader.locale);
  const thingKind = wantedWords(rest).length > 0 ? all.undeclaredAs : undefined;
  // Cookies without nuts are no curds without nuts: that nothing of the kind is declared so is said.
  if (others.length === 0) return { ...all, undeclared: thingKind ? [{ words: thing, kind: thingKind }] : [] };
  const isOfMarket = isTerm(snapshot, words, reader.locale);
  const isOfContent = others.every(({ kind }) => kind === 'contents');
  if (isOfMarket && (all.instead === null || isOfContent) && all.advice === null && all.products.length > 0)
    return { ...all, undeclared: [] };
  // That the thing is not sold says more than that nobody declares it so: bière sans alcool.
  const isAbsent = isOfMarket && all.advice?.kind === 'not_sold' && all.products.length > 0;
  if (isAbsent && isOfContent) return { ...all, undeclared: [] };
  const called = others.map((need) => calledSo(snapshot, need, reader));
  const searched = termForNeeds(wanted.join(' '), declared.needs, reader.locale);
  const ofRest = wanted.length === 0 || isOfMarket ? all : answered(snapshot, wordsOf(searched), stored, reader);
  const count = (some: readonly string[]) => some.filter((word) => !isSmallWord(word)).length;
  // Where the thing was replaced or cut too, the whole is what nobody states: dessert glacé sans sucre, shown as desserts.
  const isCut = ofRest.advice === null && ofRest.instead !== null && count(wordsOf(ofRest.instead)) < count(wanted);
  const isWhole = isCut && words.length <= LONGEST_THING;
  const undeclared = others.map(({ words: typed, kind }, at) => ({
    words: (isWhole && at === 0 ? words : typed).join(' ').replaceAll(ELIDED, '$1’'),
    kind,
  }));
  const isCalledSo = (product: ProductRow) => called.every((goods) => goods.has(product));
  const exact = (wanted.length === 0 ? [...called[0]!.products] : ofRest.products).filter(isCalledSo);
  if (exact.length > 0) return { ...ofRest, products: exact, instead: null, advice: null, undeclared: [] };
  // For a need by itself the market may have ideas (riche en fibres), but not for what must be absent, for faith or health.
  const isOfContents = others.every(
    ({ kind, absent }) => absent.length === 0 && (kind === 'contents' || kind === 'organic'),
  );
  if (wanted.length === 0 && declared.needs.length === 0 && !isOfContents)
    return { ...all, products: [], instead: null, advice: null, undeclared };
  const isFoundIn = (need: OtherNeed, product: ProductRow) =>
    (product.isAlcohol && isOfAlcohol(need)) ||
    need.absent.some((thing) => contains(product, thing.map(rootOf))) ||
    names(product, need.otherNames);
  const without = ofRest.products.filter((product) => !others.some((need) => isFoundIn(need, product)));
  const products = without.length > 0 || others.some(isOfAlcohol) ? without : ofRest.products;
  const isOrganic = others.every(({ kind }) => kind === 'organic');
  const { true: bio = [], false: conventional = [] } = Object.groupBy(products, (product) => `${product.bio}`);
  return {
    ...ofRest,
    products: isOrganic ? [...bio, ...conventional] : products,
    instead: ofRest.instead ?? (wanted.length === 0 || products.length === 0 ? null : wanted.join(' ')),
    advice: ofRest.advice?.kind === 'occasion' && wanted.length > 0 ? null : ofRest.advice,
    // Where everything shown is known to contain the thing, that is no matter of what nobody states: nothing is exact.
    undeclared: undeclared.filter(
      ({ kind }, at) =>
        products.length === 0 ||
        kind === 'health' ||
        others[at]!.absent.length === 0 ||
        products.some((product) => !isFoundIn(others[at]!, product)),
    ),
  };
}
