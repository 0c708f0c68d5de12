import { readDietaryNeeds } from '#rules/dietaryWords.ts';
import { readOtherNeeds } from './otherNeeds.ts';
import { fold, isHollow, isSmallWord, singular, wordSet } from './words.ts';

/** How a producer's name begins in French and ends in English: ferme Tremblay, Green Valley Farm. Folded. */
const BEFORE = wordSet(
  'ferme fermes verger vergers domaine fromagerie boulangerie patisserie boucherie charcuterie vignoble erabliere cidrerie brasserie microbrasserie',
  'distillerie chocolaterie savonnerie miellerie laiterie bergerie chevrerie fumoir jardin jardins serres potager potagers rucher ruchers elevage miellerie',
);
const AFTER = wordSet(
  'farm farms orchard orchards creamery bakery vineyard winery brewery cidery ranch apiary distillery gardens homestead',
);
const ARTICLES = wordSet('la le les l the chez');
/** What names of places are made of, though goods may be called so too: Green Valley, du Ruisseau. Folded and singular. */
const OF_NAMES = wordSet(
  'valley hill creek brook ridge river lake meadow field acre barn view hollow spring stone oak sunny village vallee colline ruisseau riviere lac mont montagne',
  'clos bois chene moulin rang coteau plateau soleil saint sainte st ste',
);
/** What says which kind of producer is meant, or where, and is no name. Folded and singular. */
const DESCRIBES = wordSet(
  'laitiere laitier avicole porcine bovine equestre maraichere biologique bio ecologique familiale familial locale local artisanale artisanal traditionnelle traditionnel',
  'francaise italienne portugaise quebecoise pedagogique educative urbaine ouverte ouvert ici region regionale petite grande nouvelle bonne meilleure pres proche autocueillette coin quartier moi nous eux vous lui elle',
  'organic family small dairy poultry cattle fresh raised direct best artisan french italian urban petting nearby near pick u you own your patch tree open vegetable visit tour',
);
const JOINING = /^(?:pour|for|avec|with|sans|without|no|non|free|ou|or|where|comment|how)$/;
/** French small words that names have before a noun, where kinds have `de` alone: ferme de la Pointe, but fromagerie de chèvre. */
const OF_ONE = /^(?:du|des|au|aux)$/;
const ARTICLE = /^(?:la|le|l|les)$/;
/** Words of the longest name that is read. */
const LONGEST = 6;

/**
 * The words of a producer's name without those for the trade, if the words are one by their form, and not only goods or the kind of
 * producer: `tremblay` of ferme Tremblay. Null: they are none, as farm eggs, egg farm, ferme laitière and fromagerie. `isGoods`: goods of
 * the market are called so.
 */
export function producerNameIn(typed: readonly string[], isGoods: (word: string) => boolean): readonly string[] | null {
  // Chez Monique.
  const isHost = typed[0] === 'chez' && !BEFORE.has(fold(typed[1] ?? ''));
  const words = ARTICLES.has(typed[0] ?? '') && !isHost ? typed.slice(1) : typed;
  if (words.length < 2 || words.length > LONGEST) return null;
  const isFirst = isHost || BEFORE.has(fold(words[0]!));
  if (!isFirst && !AFTER.has(fold(words.at(-1)!))) return null;
  const rest = isFirst ? words.slice(1) : words.slice(0, -1);
  if (rest.some((word) => JOINING.test(fold(word)))) return null;
  if (readDietaryNeeds(rest).needs.length > 0 || readOtherNeeds(rest).needs.length > 0) return null;
  const isOfOne = OF_ONE.test(rest[0]!) || (/^(?:de|a)$/.test(rest[0]!) && ARTICLE.test(rest[1] ?? ''));
  const isOfName = (word: string) => {
    const root = singular(fold(word));
    if (isSmallWord(word) || isHollow(word) || DESCRIBES.has(root) || DESCRIBES.has(fold(word))) return false;
    return (isFirst && isOfOne) || OF_NAMES.has(root) || !isGoods(word);
  };
  return rest.some(isOfName) ? rest : null;
}

/** What is said of producers in general: fermes bio de la région, local organic farms. Folded and singular. */
const PRODUCERS = wordSet(
  'ferme producteur productrice agriculteur maraicher fermier farm producer farmer grower vendor',
);
const IN_GENERAL = wordSet(
  'bio biologique ecologique local locale locaux region regionale regional ici artisanal quebec quebecoi quebecoise meilleur meilleure bon bonne familial familiale petit petite pres proche moi chez vos nos mes',
  'organic family small best good near nearby me us here around region area our your sustainable',
);

/** Producers of somewhere, not of something: producteurs de la Petite-Nation, farmers in Petite-Nation. Folded. */
const OF_SOMEWHERE =
  /^(?:les |the )?(?:producteurs?|productrices?|agriculteurs?|maraichers?|fermiers?|fermes|producers?|farmers?|growers?|vendors?) (?:de la|du|dans|en|in|around|near|autour de|pres de) (?!.* (?:de|of) )/;

/** Whether words only ask for producers, whatever these sell: fermes bio. */
export function asksForProducers(typed: readonly string[], isGoods: (word: string) => boolean): boolean {
  if (OF_SOMEWHERE.test(typed.map(fold).join(' ')) && !isGoods(typed.at(-1) ?? '')) return true;
  const words = typed.filter((word) => !isSmallWord(word)).map(fold);
  const isOf = (names: ReadonlySet<string>, word: string) => names.has(word) || names.has(singular(word));
  return (
    words.some((word) => isOf(PRODUCERS, word)) &&
    words.every((word) => isOf(PRODUCERS, word) || isOf(IN_GENERAL, word))
  );
}
