import type { SellerRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import { fold, isSmallWord, singular, wordsOf, wordSet } from './words.ts';

/** Where the market hands out and delivers, and where its producers are, by its own places. */
export type MarketPlaces = {
  /** Whether a word is of a place's name, of a town, or named in a round's description. */
  readonly has: (word: string) => boolean;
  /** The page that a place's own name leads to, where it is not served too; null: the words are none. */
  readonly pageOf: (words: readonly string[]) => 'pickup' | 'delivery' | null;
  /** What is asked for of a place: `bakery` of bakery near Aylmer; null: the words end with no place. */
  readonly withoutPlace: (words: readonly string[], isGoods: (word: string) => boolean) => readonly string[] | null;
  /** The producers of the town that words name, also behind what goods or producers are asked for; empty: they name none. */
  readonly producersIn: (words: readonly string[]) => readonly SellerRow[];
};

/** What is asked for of a town: fermes à Wakefield, produits de Kamouraska. Folded and singular. */
const OF_TOWN = wordSet(
  'produit aliment nourriture producteur productrice agriculteur ferme maraicher local locale locaux region fait cultive product food good grown made producer farmer farm grower near around close pres proche autour',
);
/** What stands before the place that goods or producers are asked for of. Folded. */
const OF_PLACE = wordSet('a au aux de d du near in at around from pres proche autour vers chez');
const OF_NAME = /^(?:d|de|du)$/;
/** Names of places begin so; a round's description names them within its sentences. */
const NAMED = /\p{Lu}[\p{L}\p{M}]+(?:[’'-]\p{L}+)*/gu;
/** Letters from which on a word names a place by itself, as the d of Caserne d’Aylmer does not. */
const SHORTEST = 3;

const placesByMarket = new WeakMap<Snapshot, MarketPlaces>();
const telling = (words: readonly string[]) => words.map(fold).filter((word) => !isSmallWord(word));
const named = (text: string) => telling([...text.matchAll(NAMED)].flatMap(([name]) => wordsOf(name)));
const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap(named).filter((word) => word.length >= SHORTEST));
const keyOf = (words: readonly string[]) => telling(words).join(' ');

function read({ placeTexts, sellersByName }: Snapshot): MarketPlaces {
  const { pickupTexts, deliveryTexts } = placeTexts;
  const [pickup, delivery] = [wordsIn(pickupTexts), wordsIn(deliveryTexts)];
  // Caserne d’Aylmer, Place du Vieux-Quai, Buckingham.
  const wholes = new Set(pickupTexts.flatMap((text) => text.split(/[|,]/)).map((name) => keyOf(wordsOf(name))));
  const byTown = Map.groupBy(sellersByName, ({ town }) => keyOf(wordsOf(town ?? '')));
  const towns = new Set([...byTown.keys()].flatMap((town) => town.split(' ')));
  const isOf = (own: ReadonlySet<string>, words: readonly string[]) =>
    words.length > 0 && words.every((word) => own.has(word));
  return {
    has: (word) => [pickup, delivery, towns].some((own) => own.has(fold(word))),
    pageOf: (typed) => {
      const words = telling(typed);
      if (isOf(pickup, words) || wholes.has(words.join(' '))) return 'pickup';
      const isElsewhere = MUNICIPALITIES.has(typed.map(fold).join(' ')) && !byTown.has(words.join(' '));
      return isOf(delivery, words) || isElsewhere ? 'delivery' : null;
    },
    withoutPlace: (typed, isGoods) => {
      const at = typed.findIndex((word, index) => index > 0 && OF_PLACE.has(fold(word)));
      if (at < 0) return null;
      const place = telling(typed.slice(at)).filter((word) => !OF_PLACE.has(word));
      // Oka is a cheese too; near it is only a place.
      if (OF_NAME.test(typed[at]!) && place.some(isGoods)) return null;
      const isPlace = place.every((word) => [pickup, delivery, towns].some((own) => own.has(word)));
      return place.length > 0 && (isPlace || MUNICIPALITIES.has(place.join(' '))) ? typed.slice(0, at) : null;
    },
    producersIn: (typed) => {
      const words = telling(typed);
      const begin = words.findIndex((word) => !OF_TOWN.has(singular(word)));
      return begin < 0 ? [] : (byTown.get(words.slice(begin).join(' ')) ?? []);
    },
  };
}

/** The places of a market, read once for each catalogue. */
export function placesOf(snapshot: Snapshot): MarketPlaces {
  const existing = placesByMarket.get(snapshot);
  if (existing) return existing;
  const places = read(snapshot);
  placesByMarket.set(snapshot, places);
  return places;
}

/** Whether words ask for goods or producers of a place, not only name it. */
export const asksOfTown = (words: readonly string[]): boolean => OF_TOWN.has(singular(telling(words)[0] ?? ''));
