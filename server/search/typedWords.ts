import type { Locale } from '#rules/constants.ts';
import { fold, isSmallWord, wordsOf, wordSet } from './words.ts';

const NUMBER = '\\d+(?:[.,]\\d+)?';
const MONEY = `(?:\\$\\s?${NUMBER}|${NUMBER}\\s?(?:\\$|(?:dollars?|piastres?|piasses?|bucks?)(?!\\p{L})))`;
/** What is said before a price that is a limit; after the first words the price may be a bare number (gifts under 25). */
const LESS = '(?:moins (?:de|que)|en (?:bas|dessous) de|under|below|less than|no more than|cheaper than)';
const ABOUT =
  "(?:moins cher que|maximum|max|jusqu['’ ]?[àa]|environ|autour (?:de|des)|(?:un |a )?budget(?: of| de)?|sous(?: les)?|at most|up to|around|about)";
const MORE = '(?:max(?:imum)?|(?:et|ou) moins|(?:or|and) (?:less|under))(?!\\p{L})';
/** A price in the query with what makes it a limit: carte-cadeau 50 $, hostess gift under $30. */
const PRICE = new RegExp(
  [
    `(?<!\\p{L})(?:entre|between) (?:\\$\\s?)?${NUMBER}(?:\\s?\\$)? (?:et|and) ${MONEY}`,
    `(?<!\\p{L})(?:(?:[àa]|pour|for|de|of) )?(?:${LESS} (?:${MONEY}|${NUMBER}(?=\\s*$))|${ABOUT} ${MONEY})`,
    `${MONEY}(?: ${MORE})?`,
  ].join('|'),
  'giu',
);
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:${LESS}|maximum|max|jusqu['’ ]?[àa]|(?:un |a )?budget(?: of| de)?|at most|up to) (?:\\$\\s?)?(${NUMBER})|(?:entre|between) (?:\\$\\s?)?${NUMBER}(?:\\s?\\$)? (?:et|and) (?:\\$\\s?)?(${NUMBER})|(?:\\$\\s?)?(${NUMBER})\\s?(?:\\$|dollars?|piastres?|piasses?|bucks?)? ${MORE}`,
  'iu',
);
/** Every price has one. */
const HAS_DIGIT = /\d/;
const CENTS = 100;
/** The most that something may cost by a query, in cents; null: it says no limit, as a price alone does (cadeau 25 $). */
export function priceLimitIn(text: string): number | null {
  if (!HAS_DIGIT.test(text) || text.search(PRICE) < 0) return null;
  const [, ...amounts] = LIMIT.exec(text) ?? [];
  const amount = amounts.find((one) => one !== undefined);
  return amount === undefined ? null : Math.round(Number(amount.replace(',', '.')) * CENTS);
}

/** A text without the prices in it. */
export const withoutPrice = (text: string): string => (HAS_DIGIT.test(text) ? text.replaceAll(PRICE, ' ') : text);

/** What joins ingredients to what they make: ingrédients pour faire une quiche. */
const TO_MAKE =
  /(?<!\p{L})(ingr[ée]dients?) (?:(?:needed )?(?:to (?:make|cook)|for making)|pour (?:faire|cuisiner|pr[ée]parer))(?!\p{L})/iu;
/** What is said behind eggs too: are the eggs free range, which lack nothing. */
const FREE_BEHIND = /(?<!\p{L})(eggs?|chickens?|hens?|turkeys?)(?: (?:are|is))? free[ -](range|run)(?!\p{L})/iu;
/** Words that apply to all goods, folded: a search for local cheese is a search for cheese. */
const TRUE_OF_ALL =
  /\b(?:(?:du|au|from) )?quebec\b|\b(?:quebecoi(?:s|se|ses)|local(?:e|es|ly)?|locaux|craft|cheap|affordable)\b|\bpas (?:trop |tres )?cher(?:e|s|es)?\b|\b(?:like|comme) (?:the|les) (?:ugly|imperfect|moches?|laide?s?|poquee?s?)(?: ones?)?\b|\bgenre (?:de la|du|des|de|d)\b/g;
/** Words for what costs little, folded. */
const CHEAP =
  /\b(?:cheap(?:est|er)?|inexpensive|affordable|pas (?:trop |tres )?cher(?:e|s|es)?|moins cher(?:e|s|es)?|abordables?|economiques?)\b/;
/** Whether a query asks for what costs little: such goods come first by the price per kilogram or litre. */
export const asksForCheap = (text: string): boolean =>
  priceLimitIn(text) === null && CHEAP.test(wordsOf(withoutPrice(text)).map(fold).join(' '));

/** How people begin a question about something, folded, with the words that join it: où acheter du miel, where can I buy honey. */
const ASKING = new RegExp(
  `^(?:(?:bonjour|bonsoir|salut|allo|hello|hi|hey) )*(?:(?:(?:${[
    '(?:what(?: ?s| is| are)?|(?:qu est ce|c est quoi|cest quoi|quoi)(?: qui)?(?: est)?)(?= (?:in|de|en) (?:season|saison)\\b)',
    '(?:(?:je|j|moi|me|nous|on) )+(?:voul\\w+|voudr\\w+|veut|desir\\w+|souhait\\w+)(?: (?:bien|acheter|achete|avoir|commander|trouver|prendre|manger|boire|gouter|essayer|cuisiner|servir|faire cuire))*',
    '(?:vous avez|y a|il y a|avez vous) quoi (?:comme|de|en)|quoi (?:comme|de)(?= \\w)|(?:what|which) (?:kinds?|sorts?|types?) of|what (?:do you|have you) (?:have|got)(?: (?:for|in))?|kosse (?:que |qu )?(?:vous|y|on)(?: \\w+)? (?:avez|a|as)',
    '(?:quoi|que|comment|how to|how do (?:i|you)|how should i) (?:laver|wash|couper|cut|peler|peel|congeler|rechauffer|reheat|mariner|griller|grill|rotir|roast|blanchir|freeze|cook|cuire)',
    '(?:peut on|est ce qu on peut|est ce que (?:je peux|ca)|puis je|on peut tu|can (?:i|you|we)|does|do|how long does|combien de temps) (?:congeler|freeze|manger cru|rechauffer|reheat|se congele|conserver)',
    'combien de temps (?:se |on |ca |peut on )?(?:garder?|conserver?|congeler?)(?: t il)?|(?:quel|quelle|quels|quelles|which|what)(?= \\w+ (?:pour|avec|for|with|to) )',
    'everything(?= (?:for|i need))(?: i need)?|tout(?= pour)|all i need(?= for)',
    '(?:est ce que |est ce qu )?(?:vos|votre)|(?:is|are) (?:the|your|these|all)|(?:what|which|quels?|quelles?|quoi)(?= \\w+ (?:is|are|est|sont) )',
    'j ?ai(?= allerg)|j ?ai (?:attrape )?(?:la|le|les|une|un|des)(?= \\w)',
    '(?:(?:je |j |on |nous )?(?:ai|a|avons|aurais) )?(?:(?:tres |vraiment |trop )?(?:le gout|gout|envie|faim|soif|besoin|hate)) (?:de|d)(?: (?:manger|boire|gouter|cuisiner|trouver|acheter))?',
    '(?:il |me |nous )*(?:faut|faudrait) (?:que |qu )?(?:(?:je|j|on|nous) )?(?:trouv\\w+|achet\\w+|pren\\w+|aie|ait)|(?:je|j|on) (?:dois|doit|devrais|dirais|prendrais|prendrait|mangerais|mangerait)(?: (?:acheter|trouver|prendre|avoir|faire))?',
    '(?:i (?:am |m )?|im |we (?:are |re )?)?(?:craving|in the mood for|feel like|feeling like|hungry for|thirsty for|dying for|could go for|could use|gotta (?:get|have)|have to (?:get|buy|find)|need to (?:get|buy|find))(?: (?:eating|drinking|making))?',
    '(?:du|de la|des|de|un|une|some|any) (?:vraiment |tres |really )?(?:bon|bonne|bons|bonnes|good|nice)(?= \\w)',
    '(?:juste|seulement|rien que|only|just|simply)(?= \\w)',
    'i (?:am |m )?(?:wants?|wanting|needing|like)(?: (?:to|buy|get|order|buying|some|eat|drink|try|taste|have))*',
    '(?:ou|comment) (?:est ce (?:que |qu ))?(?:(?:je|j|on|vous|tu) )?(?:(?:peut|peux|pourrais|puis je) )?(?:on )?(?:acheter|achete|trouver|trouve|avoir|commander|se procurer)(?: on| je)?',
    'est ce qu(?:e)? (?:vous|tu|il y) (?:a|avez|as|vendez)|(?:avez|auriez|vendez|faites) vous|vous (?:avez|vendez)|as tu|y a t il|il y a|qui (?:a|vend|fait)',
    '(?:est ce (?:que |qu ))?(?:je|j|on|vous|tu) (?:peux|peut|pourrais|pouvez) (?:avoir|acheter|trouver|commander)|(?:puis|peut|pourrais) (?:je|on) (?:avoir|acheter|trouver|commander)|(?:il (?:me |nous )?)?(?:faut|faudrait)|(?:donne|donnez|montre|montrez|trouve|trouvez)(?: moi| nous)?(?: (?:tous|toutes))?',
    '(?:can|could|may) (?:i|we|you) (?:have|get|buy|order|recommend|suggest|show me)|(?:show|give|find|get) me(?: all)?',
    '(?:(?:je|j) ?)(?:cherche|recherche|veux|voudrais|aimerais|ai besoin)(?: (?:acheter|avoir|commander|trouver|manger|boire|gouter|essayer|cuisiner|servir|preparer|offrir))?|besoin|je suis|on cherche',
    '(?:mon|ma|mes|my|our|notre) (?:fils|fille|enfants?|mari|femme|conjointe?|chum|blonde|mere|pere|son|daughter|kids?|child|children|husband|wife|partner|mom|dad|mother|father|boyfriend|girlfriend) (?:est|sont|a|ont|fait|is|are|has|have)',
    '(?:quoi|que|comment) (?:faire|cuisiner|preparer|cuire|conserver|servir|appreter|manger)|(?<!\\w )idees?(?: recettes?)?|recettes?',
    '(?:c est |c )?(?:quoi|koi)|(?:quelque|kelke|qq|kk) choses?|qqch(?:ose)?|(?:kek|quek)chose|(?:des |du )?(?:affaires?|trucs?|stuff)(?= (?:a|de|pour|for) )|anything(?= for )|something(?= for )',
    'prix|cout|combien (?:coute|coutent|pour)|(?:le |la |les )?meilleure?s?',
    '(?:where|how) (?:can |could |do |to )?(?:i |we |you )?(?:buy|get|find|purchase|order)|(?:do|does) (?:you|u|anyone|anybody|they) (?:guys )?(?:have|sell|carry|make)',
    '(?:i (?:am |m )?|im )?looking for|(?:i|we) (?:want|need|would like|d like|am|m)(?: to (?:buy|eat|drink|try|make|cook|get|order|have))?(?: some)?|who (?:sells|has|makes)|(?:is|are) there|(?:have|got) you(?: got)?',
    'what s(?: good| new)?|i (?:am |m )?(?:having|making|cooking|serving)|(?:we re|were|we are) (?:having|making|cooking|serving)|(?:what|how) (?:can i |do i |to |should i )(?:make|do|cook|eat|serve|store|freeze|prepare)|ideas|recipes?',
    '(?:what s |what is )?(?:the )?(?:price|cost)|how much (?:is|are|for|does)|(?:the )?best',
  ].join(
    '|',
  )})(?: |$))(?:(?:avec|with|de|d|du|des|un|une|le|la|les|l|pour|for|of|some|any|a|an|the|bon|bonne|bons|bonnes) )*){1,2}`,
);
/** What people add to the name of a thing, which says nothing of it. */
const ADDED =
  / (?:(?:(?:pres|proche) (?:de |d )?(?:(?:chez )?moi|ici)|near (?:me|by)|nearby|a vendre|for sale|en ligne|online|que vous avez|(?:that |do )?you (?:guys )?(?:have|sell|carry)|(?:en |avec )?livraison|livre(?:e|s|es)? (?:a domicile|chez moi)|home delivery|delivery|delivered|this week|cette semaine|right now|now|currently|at the moment|these days|en ce moment|maintenant|presentement|actuellement|merci|thanks|thank you|svp|stp|s il (?:vous|te) plait|please|pls|au marche|recipes?|recettes?|prices?|prix) ?)+$/;

/** How many eat, folded, before or behind what they eat: lasagne pour huit, on est 6, for 10 people. */
const COUNT =
  '(?:about |environ |a peu pres )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|(?:a |une )?(?:dozen|douzaine|dizaine|quinzaine|vingtaine)(?: de| d)?)';
const WHO =
  '(?: (?:people|persons?|personnes?|pers|guests?|invitee?s?|convives|adultes?|adults?|enfants?|kids|children|mangeurs))';
const FOR_MANY = new RegExp(
  `(?:^| )(?:(?:for|pour|serves|feeds|sert|nourrit) ${COUNT}${WHO}?|(?:nous |on |we )(?:est|sera|serons|sommes|are|will be) ${COUNT}${WHO}?|${COUNT}${WHO})$`,
);
const FIRST_FOR_MANY = new RegExp(`^(?:for|pour) ${COUNT}${WHO} `);

/** What is asked within a question, folded, between what it is of: celiac what bread, vos poulets sont-ils élevés en liberté. */
const WITHIN =
  /^(?:quoi (?:manger|prendre|acheter|choisir)(?: comme)?|what (?:can|should|could) (?:i|we|she|he|they) (?:eat|buy|have|get)(?: for)?|what(?! to\b)|which|quels?|quelles?|sont (?:ils|elles)|est (?:il|elle)|are they|is it|(?:is|are)(?= (?:in season|free range|grass fed|pasture raised)))(?: |$)/;
/** A word that each of them begins with, behind another one. */
const PERHAPS_WITHIN = / (?:quoi|what|which|quel|sont|est|are|is)/;
function withoutQuestion(words: readonly string[]): readonly string[] {
  if (!PERHAPS_WITHIN.test(words.map(fold).join(' '))) return words;
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = at === 0 ? null : WITHIN.exec(words.slice(at).map(fold).join(' '));
    if (!found) rest.push(words[at]!);
    at += found ? found[0].trim().split(' ').length : 1;
  }
  return rest;
}

/** Of words, those that name the thing that is asked about. */
function askedFor(words: readonly string[]): readonly string[] {
  const count = (text: string | undefined) => (text?.trim() ? text.trim().split(' ').length : 0);
  const text = words.map(fold).join(' ');
  const begin = count(ASKING.exec(text)?.[0]);
  const end = words.length - count((GOES_WITH.exec(text) ?? ADDED.exec(text))?.[0]);
  const rest = words.slice(begin, end);
  return rest.some((word) => !isSmallWord(word)) ? withoutCount(withoutQuestion(rest)) : words;
}

/** The words without how many eat, if others are left. */
function withoutCount(words: readonly string[]): readonly string[] {
  const text = words.map(fold).join(' ');
  const count = (found: RegExpExecArray | null) => (found ? found[0].trim().split(' ').length : 0);
  const rest = words.slice(count(FIRST_FOR_MANY.exec(text)), words.length - count(FOR_MANY.exec(text)));
  return rest.some((word) => !isSmallWord(word)) ? rest : words;
}

/**
 * The words of a typed text to search for, without those of a question (où acheter), without prices and, beside other words,
 * without words that apply to all goods.
 */
export function wordsTyped(text: string): string[] {
  const words = askedFor(wordsOf(withoutPrice(text).replace(TO_MAKE, '$1 ').replace(FREE_BEHIND, 'free $2 $1')));
  const folded = words.map(fold).join(' ');
  const telling = folded.replaceAll(TRUE_OF_ALL, ' ');
  if (telling === folded) return [...words];
  const specific = new Set(telling.split(' '));
  const rest = words.filter((word) => specific.has(fold(word)));
  return rest.some((word) => !isSmallWord(word)) ? rest : [...words];
}

const ARTICLES = '(?:(?:le|la|les|l|un|une|du|des|de|d|mon|ma|mes|the|a|an|my|some) )*';
/** What is asked for beside a thing, or in its place, folded: what goes with duck, remplacer le beurre. */
const BESIDE = [
  '(?:(?:quoi|que) (?:servir|manger|boire|mettre|prendre)|(?:qu est ce qui|quoi qui|quoi|ce qui|quelque chose qui) (?:va|irait|se sert|se mange)(?: bien)?) avec',
  '(?:(?:quelque chose|quoi)(?: (?:servir|manger|mettre))? )?(?:a cote|(?:pour )?accompagner|accompagnements?(?: pour)?)',
  '(?:(?:what|something|stuff|things) )?(?:that )?(?:to )?(?:goes?|pairs?|works?|serve|eat|drink|have)(?: (?:well|good|best|great))? with',
  '(?:(?:what|something|stuff|things) )?(?:to )?(?:(?:serve|eat|have|put) )?(?:beside|alongside|next to|along with|on the side of)',
  'side(?:s| dish| dishes) (?:for|with|to go with)',
].join('|');
const IN_PLACE = [
  '(?:(?:quoi|que|par quoi)(?: (?:mettre|utiliser|prendre))? )?(?:a la place|au lieu|(?:pour )?remplacer|(?:alternatives?|substituts?|succedanes?|equivalents?) (?:de|d|du|des|a|au|aux))',
  '(?:what (?:(?:can|could|do|to|should) )?(?:i )?(?:use )?)?(?:instead of|in place of|(?:to )?replace|(?:substitutes?|replacements?|alternatives?) (?:for|to|of))',
].join('|');
/** What is brought to who invites, folded; a potluck, to which dishes are brought, is a term of its own. */
const BROUGHT =
  /^(?:(?:quelque chose|quoi|un truc|qqch|kek ?chose|something|what|anything)(?: (?:a|to|should i|can i|do i|je peux|je pourrais|puis je))? )?(?:apporter|emporter|amener|offrir|bring|take|give)(?! (?:to )?(?:a )?potluck)(?: .+)? (?:souper|diner|brunch|party|fete|amis?|amies?|hotes?|hotesse|voisins?|voisine|beaux parents|belle mere|monde|dinner|supper|friends?|hosts?|hostess|neighbou?rs?|in laws)\b.*$/;
/** A bottle of nothing in particular, folded: it is given. */
const BOTTLE =
  /^(?:(?:un|une|a|the|some|of|de|d|du) )*(?:(?:nice|good|great|special|bonne|belle|petite|bon|beau) )*(?:bottles?|bouteilles?)(?: (?:cadeau|gift|(?:for|pour|to|a) .+))?$/;
const TERMS_BESIDE: readonly (readonly [RegExp, { readonly fr: string; readonly en: string }])[] = [
  [
    new RegExp(`^(?:(?:quoi|que) boire|what to drink|drinks?) (?:avec|with) ${ARTICLES}(.+)$`),
    { fr: 'vin', en: 'wine' },
  ],
  [new RegExp(`^(?:${BESIDE}) ${ARTICLES}(.+)$`), { fr: 'accompagnement', en: 'sides' }],
  [new RegExp(`^(?:${IN_PLACE}) ${ARTICLES}(.+)$`), { fr: 'substitut', en: 'substitute' }],
  [/^(.+) (?:substitutes?|replacements?|alternatives?)$/, { fr: 'substitut', en: 'substitute' }],
];

/**
 * The terms that a market may have for what is asked for beside a thing or in its place, the nearest first: `duck sides` and `sides` of
 * what goes with duck. Empty: the words do not ask so.
 */
export function termsBeside(words: readonly string[], locale: Locale): string[][] {
  const text = words.map(fold).join(' ');
  if (BOTTLE.test(text)) return [locale === 'fr' ? ['bouteille', 'offrir'] : ['gift', 'bottle']];
  if (BROUGHT.test(text)) return [locale === 'fr' ? ['cadeau', 'hôtesse'] : ['hostess', 'gift']];
  for (const [pattern, term] of TERMS_BESIDE) {
    const thing = pattern.exec(text)?.[1]?.split(' ');
    if (thing === undefined) continue;
    const whole = locale === 'fr' ? [term.fr, ...thing] : [...thing, term.en];
    return term.fr === 'substitut' ? [whole] : [whole, [term[locale]]];
  }
  return [];
}

/** What is said of a thing, folded: what it goes with (une bouteille pour aller avec un steak). */
const GOES_WITH =
  / (?:pour (?:aller|accompagner|servir|mettre (?:dans|sur|sous))|(?:to go|that (?:goes|pairs|would go|will go)|qui (?:va|vont|irait|accompagne(?:nt)?)))(?: (?:bien|well|good|great))?(?: (?:avec|with))? .+$/;

/** What tea is said to be, folded; "the" before it, or after what is for it, is thé without its accent. */
const OF_TEA = /^(?:vert|noir|blanc|glace|chai|matcha|oolong|rouge|earl|decafeine|bio|en|du|des|au|a)$/;
/** A French query in which thé was typed without its accent: the vert. */
export const withTea = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    word === 'the' && (words.length === 1 || at > 0 || OF_TEA.test(fold(words[at + 1] ?? ''))) ? 'thé' : word,
  );

const PETIT = /^p?ti(?:t(e?s?)|(s?))$/;
/** Diminutives before a thing, written out: ti-pois, p’tites patates, tit concombre. */
export const withoutDiminutives = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (word === 'p' && PETIT.test(words[at + 1] ?? '')) return [];
    const match = at < words.length - 1 ? PETIT.exec(word) : null;
    return match ? [`petit${match[1] ?? match[2] ?? ''}`] : [word];
  });

const NOT_BIG = /\b(?:pas trop (?:gros|grand)(?:se|e)?s?|not (?:too|very) (?:big|large))\b/;
/** What is not to be too big is to be small: poulet entier pas trop gros. */
export function withSmall(words: readonly string[], locale: Locale): readonly string[] {
  const text = words.join(' ');
  const rest = text.replace(NOT_BIG, ' ').trim();
  return rest === text || rest === '' ? words : [locale === 'fr' ? 'petit' : 'small', ...wordsOf(rest)];
}

/** Who eats, and where: bread for kids is bread. Folded. */
const EATERS = wordSet(
  'people persons person kid kids child children toddler toddlers teen teens teenagers boys girls family families guests crowd group adults everyone man men woman women guy guys lady ladies',
  'me us him her my our his dad mom mum husband wife boyfriend girlfriend grandma grandpa friend friends school work the office home tonight today tomorrow week weekend',
  'personne personnes enfant enfants ado ados adolescents adolescente famille invites ami amie amis amies monde moi nous toi lui mon ma mes notre nos toute tout chum blonde',
  'mother father sister brother son daughter neighbour neighbor teacher teachers boss host hostess coworker coworkers colleague aunt uncle in law new baby',
  'homme hommes femmes dame dames gars gens mere belle beau soeur frere fils fille cousin cousine voisin voisine prof professeur professeure patron patronne collegue collegues tante oncle hotesse bebe',
  'who just had has have is are qui vient viennent accoucher elderly senior seniors aine aines age ages agee agees vieux personne mari femme parents gars filles ecole travail bureau maison soir demain semaine midi ce cette grand mere pere un une deux trois quatre cinq six sept huit neuf dix',
);
/**
 * What is asked for, without whom or what it is for: `turkey` of turkey for 8 people. `isForAnyone`: the rest only says who eats
 * it. Null: the words do not say so.
 */
export function withoutPurpose(words: readonly string[]): { goods: string[]; isForAnyone: boolean } | null {
  const at = words.findLastIndex((word) => word === 'for' || word === 'pour');
  if (at <= 0) return null;
  const rest = words.slice(at + 1);
  const isEater = (word: string) => EATERS.has(fold(word)) || isSmallWord(word) || /^\d+$/.test(word);
  return { goods: words.slice(0, at), isForAnyone: rest.every(isEater) };
}
