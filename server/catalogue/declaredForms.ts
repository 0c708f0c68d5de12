import type { ShopPage } from '#generated/schemaTypes.ts';
import { wordsTyped } from '../search/typedWords.ts';
import { fold, isSmallWord, numberOf, wordsOf } from '../search/words.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import type { Answer } from './searchAnswers.ts';
import type { UndeclaredNeed } from './undeclaredNeeds.ts';

const FROZEN = /^(?:congele|surgele)e?s?$|^frozen$/;
/** What a text has that has such a word: its letters, or others than those of French and English. */
const PERHAPS_FROZEN = /g[eèéêë]l|r[oòóôõö]z|[^ -~À-ÿŒœ’]/i;
const isCalledFrozen = ({ name }: ProductRow): boolean =>
  [name.primary, name.secondary].some(
    (text) => PERHAPS_FROZEN.test(text ?? '') && wordsOf(text ?? '').some((word) => FROZEN.test(fold(word))),
  );

/** Who asks for frozen goods is shown what is kept frozen, if any is: of meals not those of the fridge. */
export function frozenOnly<A extends Answer>(text: string, answer: A): A {
  if (answer.products.length === 0 || !wordsOf(text).some((word) => FROZEN.test(fold(word)))) return answer;
  const products = answer.products.filter((product) => product.temperature === 'frozen' || isCalledFrozen(product));
  return products.length === 0 ? answer : { ...answer, products };
}

/** For how many a meal is to be, folded: pour 2 personnes, for one, single serving. */
const FOR_ONE =
  /\bindividuel(?:le)?s?\b|\bsingle[- ]serv(?:e|ing)s?\b|\b(?:pour|for) (?:moi (?:tout |toute )?seule?|just me|une? (?:seule )?personne|1 personne|one person|1 person|one|1)\b/;
const FOR_MANY =
  /\b(?:pour|for|serves|feeds|sert|nourrit) (\d+|two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|sept|huit)(?: (?:people|persons?|personnes?|pers|adultes?|adults?|enfants?|kids|convives|guests|invites?|portions?))?\b/;
const PORTIONS = /^(\d+) (?:portions?|servings?)\b/;
/** Goods of an answer that show whether it is sold by the portion. */
const FIRST = 24;

const portionsOf = ({ variants }: ProductRow): number[] =>
  variants.flatMap(({ name }) => {
    const [, count] = PORTIONS.exec(name.primary) ?? [];
    return count === undefined ? [] : [Number(count)];
  });

/**
 * Of goods that are sold by the portion those first that are sold for as many as eat (repas pour 2 personnes); if none is, the same, as
 * results for the other words. A turkey for eight says no portions, and stays as it is.
 */
export function portionsFirst<A extends Answer>(text: string, answer: A): A {
  const typed = wordsOf(text).map(fold).join(' ');
  const single = FOR_ONE.exec(typed);
  const match = single ?? FOR_MANY.exec(typed);
  if (match === null || !answer.products.slice(0, FIRST).some((product) => portionsOf(product).length > 0))
    return answer;
  const count = single ? 1 : numberOf(match[1]!);
  const isFor = (product: ProductRow) => count !== null && portionsOf(product).includes(count);
  const { true: fitting = [], false: others = [] } = Object.groupBy(answer.products, (product) => `${isFor(product)}`);
  if (fitting.length > 0) return { ...answer, products: [...fitting, ...others] };
  const rest = typed
    .replace(match[0], ' ')
    .split(' ')
    .filter((word) => word !== '');
  const isLeft = rest.some((word) => !isSmallWord(word));
  const left = new Set(rest);
  const words = wordsOf(text).filter((word) => left.has(fold(word)));
  return { ...answer, instead: answer.instead ?? (isLeft ? words.join(' ') : null) };
}

/** Words of the longest query that is repeated whole in what is said of it. */
const LONGEST_SAID = 6;
/** How somebody says that goods are to be organic, folded. */
const ORGANIC = /^(?:bios?|biologiques?|organic|organics)$/;
/** Organic goods first for who asks for them; where nothing is, that nobody states it (vin bio). */
export function organicFirst<
  A extends Answer & { readonly page: ShopPage | null; readonly undeclared: readonly UndeclaredNeed[] },
>(text: string, answer: A): A {
  if (answer.page !== null || answer.products.length === 0) return answer;
  const word = wordsOf(text).find((one) => ORGANIC.test(one));
  if (word === undefined) return answer;
  const organic = answer.products.filter(({ bio }) => bio);
  const others = organic.length === 0 ? [] : answer.products.filter(({ bio }) => !bio);
  if (organic.length > 0) return { ...answer, products: [...organic, ...others] };
  const isSaid = answer.undeclared.length > 0 || answer.advice?.kind === 'not_sold';
  if (isSaid) return answer;
  // Other goods are declared organic, so that it is of the whole that nothing is: bœuf haché bio.
  const typed = wordsTyped(text);
  return {
    ...answer,
    undeclared: [{ words: (typed.length <= LONGEST_SAID ? typed : [word]).join(' '), kind: 'organic' }],
  };
}
