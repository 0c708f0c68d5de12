import { fold, isSmallWord, wordSet } from './words.ts';

/**
 * What a need is about that no product declares: what goods are made of, who certifies them, how they are grown, or somebody's health. It
 * says what a shopper can do instead.
 */
export type OtherNeedKind = 'contents' | 'certified' | 'organic' | 'health';
/**
 * A need as it was typed (sans sucre, halal). `absent`: the things that must not be in it, each in folded words; empty for other
 * needs. `otherNames`: what those are called too, or are in, by the name or the ingredients of goods; folded and singular.
 */
export type OtherNeed = {
  readonly otherNames: ReadonlySet<string>;
  readonly words: readonly string[];
  readonly kind: OtherNeedKind;
  readonly absent: readonly (readonly string[])[];
};

/** Faiths that forbid what is made of pigs; how goods of it are called. */
const FAITH = wordSet('halal hallal hallel halaal zabiha kosher casher cascher kasher kascher kacher');
const OF_PIGS = [['porc'], ['bacon'], ['jambon'], ['porcelet']];
/** What sugar is in, or is by another name: who wants none of it wants none of these either. */
const OF_SUGAR = wordSet(
  'miel honey sirop syrup erable maple caramel chocolat chocolate bonbon candy melasse molass cassonade glacage icing sucree sucre sweetened',
);
/** What fat is in by its name. */
const OF_FAT = wordSet('bacon lard creton rillette saucisse sausage confit boudin terrine');
const FAT = wordSet('gras graisse fat fats');
/** What salt is in by its name. */
const OF_SALT = wordSet(
  'sale salee salted demi-sel fume fumee smoked jambon ham bacon salami saucisse sausage saucisson prosciutto pancetta charcuterie fromage cheese cheddar feta parmesan gruyere olive miso anchois anchovy cornichon pickle choucroute sauerkraut',
);
const SALT = wordSet('sel salt sodium');
/** What caffeine is in by its name. */
const OF_CAFFEINE = wordSet('noir black cafe coffee espresso matcha');
const CAFFEINE = wordSet('cafeine caffeine theine');
/** What bites by its name, or by what is in it. */
const OF_SPICE = wordSet(
  'piquant piquante spicy spiced epice epicee hot fort forte habanero jalapeno jalapeño arrabbiata sriracha harissa merguez chorizo piment chili cayenne',
);
const SPICE = wordSet('spicy epice epicee epices epicees piquant piquante piquants piquantes hot');
const NO_NAMES: ReadonlySet<string> = new Set();
const SUGAR = wordSet('sucre sucres sugar sugars');
/** Needs of one word, folded. */
const SINGLE: readonly (readonly [OtherNeedKind, ReadonlySet<string>])[] = [
  ['certified', new Set([...FAITH, 'equitable'])],
  [
    'contents',
    wordSet(
      'keto ceto cetogene cetogenes cetogenique ketogenic paleo paleolithique atkins whole30 carnivore lowcarb lowfat nonfat sugarless',
      'unsweetened unpasteurized unpasteurised pasteurized pasteurised pasteurise pasteurisee pasteurises unsalted unscented hyperproteine hyperproteinee proteine proteinee proteinees allege allegee',
      'alleges allegees decaffeinated',
    ),
  ],
  [
    'health',
    wordSet(
      'fodmap diabete diabetes diabetique diabetiques diabetic diabetics enceinte enceintes pregnant pregnancy hypoallergenique',
      'hypoallergenic cholesterol hypertension goutte gout reflux gerd ibs dysphagie dysphagia prediabete prediabetique bariatrique',
    ),
  ],
];
/** Who wants nothing that bites: nothing spicy, pas trop épicé. */
const NOT_SPICY =
  /^(?:(?:nothing|not|non|pas|rien|peu|moins)(?: (?:de|d|too|very|trop|tres|that))*) (spicy|hot|epice(?:e|s|es)?|piquante?s?)\b/;
/** Needs of several words, folded, in which `\w+` may be anything. */
const PHRASES: readonly (readonly [OtherNeedKind, RegExp])[] = [
  ['health', /^(?:bonne? pour|good for) (?:le |la |les |l |the |your )?(?:coeur|foie|heart|liver|kidneys?|reins?)\b/],
  [
    'health',
    /^(?:heart|kidney|gut|allergy|diabetes|diabetic|pregnancy|baby|infant|toddler) (?:healthy|friendly|safe)\b/,
  ],
  ['health', /^(?:index|indice) glycemique(?: (?:bas|faible))?\b|^low (?:gi|glycemic(?: index)?)\b|^anti inflammat\w+/],
  ['health', /^(?:perte de|perdre du) poids\b|^weight loss\b|^(?:colon|intestin) irritable\b|^weight watchers\b/],
  ['health', /^femmes? (?:enceintes?|qui allaite\w*)\b|^(?:breastfeeding|nursing) (?:mom|mother|mum)s?\b/],
  [
    'certified',
    /^(?:fair ?trade|commerce equitable|rainforest alliance|cruelty free|msc|non testee?s? sur (?:les )?animaux)\b/,
  ],
  [
    'organic',
    /^(?:sans|non|no|without) (?:ogm|gmos?|pesticides?|herbicides?|glyphosate|hormones?|antibioti\w+)\b(?: (?:ni|et|ou|or|and)(?: (?:sans|no|without|d))? (?:ogm|gmos?|pesticides?|herbicides?|glyphosate|hormones?|antibioti\w+)\b)*/,
  ],
  ['organic', /^(?:ogm|gmo|pesticides?|herbicide|hormone|antibiotic) free\b|^(?:non traitee?s?|unsprayed|no spray)\b/],
  [
    'contents',
    /^non (?:pasteurise\w*|sucre\w*|sale\w*|homogeneise\w*|alcoolise\w*|alcoholic|fat|parfume\w*|pasteurized)\b/,
  ],
  [
    'contents',
    /^(?:vegetari\w+|vegeta\w+|microb\w+|vegan\w*|plant|halal|animale?) (?:rennet|presure|gelatine?)\b|^(?:presure|gelatine?) (?:vegeta\w+|microb\w+|vegan\w*|halal|animale)\b/,
  ],
  ['contents', /^(?:pas|peu|moins)(?: (?:trop|tres))? (?:sucre|sale|gras|calorique)(?:e|s|es)?\b/],
  ['contents', /^(?:0|zero) (?:sucre|sugar|sel|salt|gras|fat|alcool|alcohol|calorie|carb)s?\b/],
];

const NUTRIENTS =
  '(?:sucres?|sugars?|sel|salt|sodium|gras|matieres? grasses?|lipides?|fats?|glucides?|carbs?|carbohydrates?|calories?|kcal|cholesterol|proteines?|proteins?|fibres?|fibers?|fer|iron|calcium|potassium|phosphore|phosphorus|magnesium|zinc|omega(?: 3)?|vitamines?(?: \\w{1,3}\\b)?|vitamins?(?: \\w{1,3}\\b)?|fodmaps?|histamines?|purines?|iode|iodine|antioxydants?|antioxidants?|acides?|acid|alcool|alcohol|cafeine|caffeine)';
const LEVEL = new RegExp(
  `^(?:(?:a |tres |plus |very |super )?(?:(?:faible|basse?|pauvre|riche|haute?|elevee?|eleves?|reduite?s?|source|bonne source|moins|peu|low|lower|reduced|less|high|higher|rich|source)s?)(?: (?:teneur|en|de|d|in|of|forte))* ${NUTRIENTS}|${NUTRIENTS} (?:rich|reduite?s?|reduced|ajoute))\\b`,
);

/** Who mostly avoids sugar. */
const DIABETES = /^(?:pre)?diabet/;
/** That there is to be little of it. */
const LITTLE = /\b(?:faibles?|basses?|bas|pauvres?|reduite?s?|moins|peu|low|lower|reduced|less)\b/;

/** What stands before what is absent. */
const WITHOUT = wordSet('sans without no');
/** What is absent without being a need: no-knead bread, delivery without a fee, an alcohol-free evening is one. Folded. */
const NO_NEED = wordSet(
  'frais engagement abonnement contact rendez compte adhesion membre membership subscription account fee fees range run delivery shipping sample samples',
  'name frills bake knead cook churn peau os arete aretes pepin pepins noyau noyaux queue couenne skin skins bone bones pit pits more one waste cuisson faire the is are get for be of rush minimum limit problem souci dechet dechets emballage plastique plastic',
);
/** Absent things of two words, folded. */
const IN_TWO =
  /^(?:(?:palm|canola|seed|vegetable|corn|soy) (?:oils?|syrup)|(?:artificial|food|added) \w+|animal (?:rennet|fats?|gelatine?)|(?:sugar|salt|fat) added|msg|(?:nitrates?|nitrites?) (?:added|ajoutes?))\b/;
/** What French adds to an absent thing: huile de palme, sucre ajouté, colorant artificiel. */
const ADDED =
  /^(?:(?:de|d|du|a|en) \w+)?(?: ?(?:ajoutes?|ajoutee?s?|added|artificiel\w*|chimiques?|raffinee?s?|industriel\w*|animale?s?))?/;
const ADDED_WORD = /^(?:ajoute|added|artifici|chimique|raffine|industriel)/;
/** What joins goods to a need, and says nothing of them: cheese made without animal rennet. */
const MADE = wordSet(
  'made prepared produced raised grown fait faite faits faites prepare preparee prepares produit eleve eleves elevee cultive cultivee cultives',
);
const JOINS = wordSet('et ni ou and or');
const AVOIDING = /^(?:allerg(?:ies?|iques?|y|ic)|intoleran(?:ces?|te?s?))$/;
const AVOIDED = wordSet('a au aux la l le les to du de d des');

const count = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(' ').length);

/** The words of an absent thing at a place, and of others that are joined to it (sans sel ni sucre); their number is 0 if it is no need. */
function absentAt(words: readonly string[], at: number): number {
  const first = words[at];
  if (first === undefined || NO_NEED.has(first) || isSmallWord(first)) return 0;
  const text = words.slice(at).join(' ');
  const two = IN_TWO.exec(text)?.[0];
  const length = two === undefined ? 1 + count(ADDED.exec(words.slice(at + 1).join(' '))?.[0] ?? '') : count(two);
  const end = at + length;
  if (!JOINS.has(words[end] ?? '')) return length;
  const next = WITHOUT.has(words[end + 1] ?? '') ? end + 2 : end + 1;
  // Joined by "et" alone may be another thing that is wanted: pain sans sel et beurre.
  const more = words[end] === 'ni' || words[end] === 'or' || next === end + 2 ? absentAt(words, next) : 0;
  return more === 0 ? length : next + more - at;
}

/** The things in words that are joined: sucre ni sel. */
function thingsIn(words: readonly string[]): string[][] {
  const joined: string[][] = [[]];
  for (const word of words)
    if (JOINS.has(word)) joined.push([]);
    else if (!isSmallWord(word) && !WITHOUT.has(word) && !ADDED_WORD.test(word)) joined.at(-1)!.push(word);
  return joined.filter((thing) => thing.length > 0);
}

/** Beside one of these, kosher is a kind of salt or a way to pickle. */
const KOSHER_STYLE = /^(?:salt|sel|dills?)$/;
/** Behind a protein, goods that are one: protéines végétales. */
const PROTEIN_OF = /^(?:vegeta\w+|vegane?s?)$/;

type Match = Pick<OtherNeed, 'kind' | 'absent'> & { readonly length: number; readonly little?: boolean };

/** What must not be in goods, or little of it, and what it is in by their names. */
const NAMES_OF = [
  [SUGAR, OF_SUGAR],
  [FAT, OF_FAT],
  [SALT, OF_SALT],
  [CAFFEINE, OF_CAFFEINE],
  [SPICE, OF_SPICE],
] as const;

function needAt(words: readonly string[], at: number): Match | null {
  const word = words[at]!;
  const text = words.slice(at).join(' ');
  for (const [kind, pattern] of PHRASES) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { length: count(found), kind, absent: [] };
  }
  const spicy = NOT_SPICY.exec(text);
  if (spicy) return { length: count(spicy[0]), kind: 'contents', absent: [[spicy[1]!]] };
  const level = LEVEL.exec(text)?.[0];
  if (level !== undefined) return { length: count(level), kind: 'contents', absent: [], little: LITTLE.test(level) };
  if (WITHOUT.has(word)) {
    const length = absentAt(words, at + 1);
    return length === 0
      ? null
      : { length: length + 1, kind: 'contents', absent: thingsIn(words.slice(at + 1, at + 1 + length)) };
  }
  if (AVOIDING.test(word)) {
    const next = words.findIndex((one, index) => index > at && !AVOIDED.has(one));
    return next < 0
      ? { length: 1, kind: 'health', absent: [] }
      : { length: next + 1 - at, kind: 'health', absent: [[words[next]!]] };
  }
  const two = IN_TWO.exec(text)?.[0];
  const length = two === undefined ? 1 : count(two);
  const after = words[at + length] ?? '';
  const isThing = !NO_NEED.has(word) && !isSmallWord(word) && word !== 'free';
  if (isThing && (AVOIDING.test(after) || (after === 'free' && !NO_NEED.has(words[at + length + 1] ?? ''))))
    return {
      length: length + 1,
      kind: after === 'free' ? 'contents' : 'health',
      absent: thingsIn(words.slice(at, at + length)),
    };
  const single = SINGLE.find(([, terms]) => terms.has(word));
  if (!single) return null;
  if (single[0] === 'certified' && [words[at - 1], words[at + 1]].some((one) => KOSHER_STYLE.test(one ?? '')))
    return null;
  if (/^proteines?$/.test(word) && PROTEIN_OF.test(words[at + 1] ?? '')) return null;
  return { length: 1, kind: single[0], absent: FAITH.has(word) ? OF_PIGS : [] };
}

/**
 * The needs in words of which those that products declare were read already, and the other words. Words in lower case: `confiture
 * sans sucre` is `confiture` and `sans sucre`.
 */
export function readOtherNeeds(words: readonly string[]): { needs: OtherNeed[]; rest: string[] } {
  const folded = words.map(fold);
  const needs: OtherNeed[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    if (MADE.has(folded[at]!) && WITHOUT.has(folded[at + 1] ?? '')) {
      at += 1;
      continue;
    }
    const match = needAt(folded, at);
    if (match) {
      const { length, kind, absent, little } = match;
      const isOf = (names: ReadonlySet<string>) =>
        absent.some(([thing]) => names.has(thing!)) ||
        (names === SUGAR && DIABETES.test(folded[at]!)) ||
        (little === true && folded.slice(at, at + length).some((word) => names.has(word)));
      const otherNames = NAMES_OF.find(([names]) => isOf(names))?.[1] ?? NO_NAMES;
      needs.push({ words: words.slice(at, at + length), kind, absent, otherNames });
    } else rest.push(words[at]!);
    at += match?.length ?? 1;
  }
  return { needs, rest };
}
