import type { ShopPage } from '#generated/schemaTypes.ts';
import { editDistance } from './editDistance.ts';
import { QUESTIONS } from './shopQuestions.ts';
import { fold, singular, wordsOf, wordSet } from './words.ts';

/**
 * What people call what a page of the shop answers, in both languages, without the words of a question (FILLERS). These are the
 * shop's own pages, so they are the same for every market.
 */
const PHRASES: Readonly<Record<Exclude<ShopPage, 'no_producer'>, string>> = {
  delivery:
    'fenetre livraison|plage livraison|plage horaire|delivery window|delivery slot|same day delivery|next day delivery|express delivery|rush delivery|livraison express|livraison rapide|livraison jour meme|livraison meme jour|livraison demain|livraison soir|delivery hour|code postal|postal code|livraison|livraison domicile|frais livraison|cout livraison|prix livraison|livraison gratuite|livrez|livrer|livrez domicile|zone livraison|secteur livraison|jour livraison|horaire livraison|delai livraison|date livraison|delivery|home delivery|free delivery|delivery fee|delivery cost|delivery charge|delivery option|delivery area|delivery zone|delivery day|delivery time|delivery date|deliver|shipping|shipping cost|free shipping',
  pickup:
    'point collecte|point collecte moi|lieu collecte|point livraison|curbside pickup|curbside|autour moi|pres moi|proche moi|pres ici|autour ici|cueillette|point cueillette|lieu cueillette|heure cueillette|jour cueillette|point chute|drop off|drop off point|drop off location|drop point|ramassage|ramasser commande|chercher commande|recuperer commande|point retrait|pick up|pickup|pickup location|pick up location|pickup point|pickup spot|pickup time|pickup hour|pickup day|pick up point|pick up spot|pick up time|pick up hour|pick up day|collect order|collection point|click collect',
  hours:
    'ferie|jour ferie|lundi ferie|jeudi ferie|conge ferie|holiday|heure ouverture|horaire|ouvert|ouvert dimanche|ouvert samedi|heure|ouverture|opening hour|hour|open|hour operation|opening time|business hour|store hour|open today|open sunday|open saturday|closing time',
  contact:
    'francais|anglais|english|french|version anglaise|version francaise|english version|change language|change language english|accessibilite|accessibility|banque alimentaire|don nourriture|donate|donate food bank|food bank|donation nourriture|food donation|carriere|career|proprietaire|owner|stage|commandite|don|dons|donation|internship|sponsorship|sponsor|charity|organisme communautaire|devenir benevole|entrevue|media|contact|contacter|joindre|telephone|numero telephone|courriel|adresse|adresse courriel|parlez francais|parlez anglais|speak french|speak english|facebook|instagram|reseau social|reseaux sociaux|social media|infolettre|newsletter|blogue|blog|service client|service clientele|aide|plainte|emploi|benevole|benevolat|stationnement|situe|localisation|contact us|phone|phone number|email|email address|address|customer service|help|support|complaint|job|career|volunteer|volunteering|hiring|parking|location|located|direction',
  ordering:
    'cart|my cart|mon panier achat|checkout|passer caisse|concept|quoi concept|principe|mode emploi|faq|foire question|question frequente|frequently asked question|marche fonctionne|ca marche|ca fonctionne|fonctionnement|fonctionne|date limite|date limite commande|heure limite|finit commande|finissent commande|fin commande|ferme commande|commander|passer commande|work|order deadline|deadline|cutoff|cut off|cutoff time|place order|last day order',
  more: 'ajouter commande|ajout commande|modifier panier paye|add order|add to order|add to my order',
  fee: 'commande minimum|commande minimale|minimum commande|minimum|montant minimum|frais commande|frais service|minimum order|order minimum|order fee|service fee|fee|minimum purchase',
  deposits:
    'consigne|consigne bouteille|bouteille consigne|retour bouteille|retourner bouteille|rapporter bouteille|retour pot|pot vide|retour pot vide|retourner pot vide|retourner pot|bouteille vide|retour bouteille vide|contenant vide|retour contenant|bottle return|return bottle|bottle deposit|deposit|empty bottle|empty jar|return jar|return empty jar|return empty bottle|jar return|jar deposit|container return',
  refunds:
    'produit perime|perime|expire|expired|expired product|remboursement|rembourser|politique remboursement|politique retour|article manquant|produit manquant|manque commande|probleme commande|produit abime|produit endommage|article endommage|endommage|produit brise|produit casse|mauvais produit|mauvais article|erreur commande|wrong item|wrong order|wrong product|refund|refund policy|return policy|missing item|refund missing item|missing product|damaged item|money back',
  orders:
    'annuler|cancel|courriel confirmation|confirmation email|confirmation courriel|confirmation commande|order confirmation|facture entreprise|duplicata facture|commande deja|mes achats|my purchases|past orders|order number|numero commande|commande|annuler commande|annulation|annulation commande|modifier commande|changer commande|suivi commande|suivre commande|facture|order|cancel order|change order|modify order|edit order|track order|order status|order history|invoice|recu impot|recu|releve|tax receipt|receipt',
  membership:
    'loyalty card|carte fidelite|essai gratuit|free trial|trial|point fidelite|programme fidelite|fidelite|loyalty|loyalty point|loyalty program|reward|reward program|referral|referral program|parrainage|membre|devenir membre|adhesion|adherer|carte membre|cotisation|abonnement|prix adhesion|cout adhesion|frais adhesion|inscription|inscrire|member|membership|become member|join|membership fee|membership cost|membership price|sign up',
  account:
    'deconnexion|deconnecter|log out|logout|sign out|favori|favoris|mes favoris|my favourites|my favorites|liste souhait|wish list|wishlist|compte|connexion|connecter|mot passe|mot passe oublie|creer compte|ouvrir compte|account|login|log in|sign in|password|forgot password|create account',
  payment:
    'double facturation|facture deux fois|charged twice|double charged|double charge|carte refusee|paiement echoue|apple pay|google pay|amex|american express|cheque|carte credit refusee|card declined|payment declined|paiement refuse|acceptez cheque|paiement|visa|mastercard|comptant|cash|mode paiement|methode paiement|carte credit|accepte carte credit|accepte credit|carte debit|payer|interac|paypal|argent comptant|credit|code promo|code promotionnel|code rabais|coupon|payment|payment method|credit card|accept credit card|accept credit|debit card|accept debit|accept cash|pay|promo code|promotion code|promotional code|discount code',
  producers: 'quebec|producteur|liste producteur|agriculteur|producer|farmer|vendor|list producer',
  become_producer:
    'devenir producteur|devenir membre producteur|devenir vendeur|vendre produit|vendre marche|become producer|become vendor|sell product',
  baskets: 'panier hebdomadaire fonctionne|abonnement panier',
  my_baskets: 'vacation hold|vacation pause|pause vacances|mes paniers|pause panier|panier pause|pause basket',
  taxes: 'taxe|taxe incluse|tax|taxe inclus',
  privacy:
    'temoin|cookie policy|politique temoin|gerer temoin|confidentialite|vie privee|politique confidentialite|privacy|privacy policy',
  app: 'application|appli|app|application mobile|application telephone|appli mobile|telecharger application|mobile app|phone app|iphone app|android app|download app',
  allergens:
    'valeur nutritive|valeur nutritionnelle|information nutritionnelle|nutrition fact|nutrition|nutritional information|nutrition information|calorie|calories|tableau valeur nutritive|allergene|allergie|allergie alimentaire|liste ingredient|etiquette|etiquetage|declaration allergene|allergen|allergy|food allergy|ingredient list|food label|label',
  terms: 'condition|condition vente|condition utilisation|term|term sale|term condition|term service',
};

/** Words of a question about a service, folded and singular, which say nothing of which it is. */
const FILLERS = wordSet(
  'est ce que qu vous votre vos nos notre quand quel quelle quels quelles sont c la le les de des du d l un une a au aux en pour par sur ma mon mes je j on peut puis pui peux comment combien ou ai il y t pas prochain prochaine avez faites fait faire etes dans et avec svp',
  'do does you your i my the is are what whats when where how can an to of for in on it s there me we us our please much many next be will get have and at by with about right now or current near pres proche',
);

/** What else is said in questions to a shop, folded and singular, and says of nothing what it is: dois-je être là, how long until. */
const ASIDES = wordSet(
  'suis serai serait soit etre sera doi dois doit faut fallait obligatoire oblige obligee veux veut voudrai voudrais vouloir pouvez pouvon pourrai devrai qui quoi elle eux leur leurs se si ne n m te moi toi nou jusqu jusque avant apres pendant entre chez tout tous toute toutes quelqu quelque chose avoir eu recu recevoir recois recevrai aller va vai arrive arrivent arriver passe passent passer commence termine finit dernier derniere premier possible besoin encore deja toujours souvent temps long longtemps loin place gens personne quelqu maison domicile travail bureau appartement condo savoir info information question perdu oublie produit article pot bouteille contenant vide verre masson noel',
  'am was were been being must should would could may did has had they them their who which why if not no yes any anyone someone somebody every each all until before after between while still already ever often long far away here last first latest possible need want like take give go going come come know tell find see make use info information question home house apartment office work work week day date jour semaine mois soir matin lundi mardi mercredi jeudi vendredi samedi dimanche today tomorrow aujourd hui demain monday tuesday wednesday thursday friday saturday sunday fonctionne marche cost charge prix cout coute price late tard lost forgot fete fetes ferie feries holiday holidays vacance vacances product item jar bottle container empty glass mason christmas',
);

/**
 * What people ask about in their own words: verbs in all their forms, and nouns. Folded; the first page any of whose words was typed
 * answers, so that what a question is about comes before what it is said of (annuler ma livraison).
 */
const TOPICS: readonly (readonly [ShopPage, RegExp])[] = [
  [
    'refunds',
    /^(?:manqu(?:e|ait|ants?|antes?)|pourrie?s?|rotten|spoiled|moisie?s?|mouldy|moldy|missing|damaged|endommage\w*|wrong|mauvais|erreur|reclamation|garantie|guarantee)$/,
  ],
  [
    'deposits',
    /^(?:consign\w*|retourn(?:er|ez|e|ons)|rapport(?:er|ez|e)|recycl\w*|deposits?|emballages?|packaging|reutilisables?)$/,
  ],
  ['privacy', /^(?:confidentialite|privacy)$/],
  [
    'membership',
    /^(?:(?:des)?abonn\w+|(?:un)?subscri\w+|membres?|memberships?|adhe(?:sions?|rer)|cotisations?|inscri\w+)$/,
  ],
  ['account', /^(?:mot|passe|password|compte|account|login|connexion|(?:de)?connecter|logout)$/],
  [
    'payment',
    /^(?:pay(?:er|ez|e|ons|ment|ments|ing|able)?|cartes?|cards?|paie(?:r|ment|ments)?|visa|mastercard|amex|interac|virement|comptant|argent|cash|credit|debit|paypal|coupons?|cheque)$/,
  ],
  ['become_producer', /^(?:devenir|become|vendeu\w+|supplier|fournisseurs?)$/],
  ['ordering', /^(?:limites?|deadline|cutoff)$/],
  ['fee', /^(?:minimums?|minimale?s?)$/],
  [
    'orders',
    /^(?:annul(?:er|ez|e|ation)|cancel\w*|modifi(?:er|ez|e|cation)|modify|chang(?:er|ez|e|ement|ing)|edit|suivre|suivi|track\w*|factures?|invoice|receipt|recu|pause|skip)$/,
  ],
  ['pickup', /^(?:cueillettes?|ramass(?:er|ez|e|age)|recuper(?:er|ez|e|ation)|chutes?|retrait|pick|pickups?|collect)$/],
  [
    'delivery',
    /^(?:livr(?:er|ez|e|es|ons|aisons?|eurs?|ent|ait)|deliver(?:y|ies|s|ed|ing)?|shipping|ship|expedi(?:er|ez|tion))$/,
  ],
  [
    'hours',
    /^(?:horaires?|ouvert(?:e|s|es|ure|ures)?|ouvr(?:ez|e|ir|ent)|fermez|fermeture|hours?|open(?:ing|s)?|clos(?:e|ed|ing)|tempete|storm)$/,
  ],
  [
    'contact',
    /^(?:contact(?:er|ez|ing)?|rejoindre|joindre|appel(?:er|ez)|parler|ecrire|telephone|courriel|email|adresse|address|phone|call|talk|speak|reach|plainte|complaint|jobs?|hiring|situes?|located|location|stationnement|parking|magasin|store)$/,
  ],
  ['ordering', /^(?:command(?:e|es|er|ez|ons)|orders?|ordering|fonctionn(?:e|ez|ement))$/],
  [
    'producers',
    /^(?:producteurs?|productrices?|agriculteurs?|fermiers|producers?|farmers|vendors?|viennent|proviennent|provenance)$/,
  ],
];

const keyOf = (words: readonly string[]): string => words.map((word) => singular(fold(word))).join(' ');
const pageByPhrase = new Map(
  Object.entries(PHRASES).flatMap(([page, phrases]) =>
    phrases.split('|').map((phrase) => [keyOf(phrase.split(' ')), page as ShopPage] as const),
  ),
);
const phrasesInOne = [...pageByPhrase].map(([phrase, page]) => ({ joined: phrase.replaceAll(' ', ''), page }));

/** Pages whose words may be followed by a place: livraison Gatineau. */
const WITH_PLACE = new Set<ShopPage>(['delivery', 'pickup']);
/** What follows one of these there is a place, though goods are called so too (livraison à Aylmer, a brand of soups). Folded. */
const BEFORE_PLACE = new Set(['a', 'au', 'aux', 'to', 'in', 'near']);
/** What begins a place's name of several words: Saint-Hubert, Val-des-Monts. Folded. */
const PLACE_BEGINS = new Set([
  'trois',
  'sept',
  'deux',
  'baie',
  'cap',
  'ile',
  'iles',
  'lac',
  'riviere',
  'rivieres',
  'pointe',
  'notre',
  'north',
  'new',
  'port',
  'fort',
  'saint',
  'sainte',
  'st',
  'ste',
  'mont',
  'val',
  'vieux',
  'old',
  'centre',
  'downtown',
  'secteur',
  'quartier',
  'rue',
]);
/** When, behind what is asked of a place: pickup in Buckingham on Saturday. Folded. */
const DAYS =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|demain|tomorrow|today|tonight|soir|matin|midi|morning|evening|weekend)$/;
/** Letters from which on one mistake is forgiven: remboursment, heure douverture. */
const FORGIVEN_LENGTH = 8;

/** The words of a query that say what is asked about. */
const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !FILLERS.has(fold(word)));

/** Telling words from which on they are a question about a topic; a single word is one only by the phrases. */
const FEWEST_WORDS = 2;

/**
 * The page of the first topic that a question in the reader's own words is about: every word is of some topic, or an aside, or no
 * goods, such as a place.
 */
function pageOfTopic(text: string, isGoods: (word: string) => boolean): ShopPage | null {
  const typed = wordsOf(text).map(fold);
  if (typed.length < FEWEST_WORDS) return null;
  const question = QUESTIONS.find(([, pattern]) => pattern.test(typed.join(' ')));
  if (question) return question[0];
  const isTopic = (word: string) => TOPICS.some(([, pattern]) => pattern.test(word));
  const words = typed.filter((word) => !FILLERS.has(word) && !ASIDES.has(singular(word)) && !ASIDES.has(word));
  const said = words.filter(isTopic);
  if (said.length === 0 || !words.every((word) => isTopic(word) || !isGoods(word))) return null;
  return TOPICS.find(([, pattern]) => said.some((word) => pattern.test(word)))?.[0] ?? null;
}

/**
 * The page of the shop that answers these words, if they name no goods. `isGoods`: the market knows the word; others may be places.
 * `isPlaceName`: a place of the market is called so, though goods may be too. `isTermOfMarket`: the words are one, and no topic (meilleurs vendeurs).
 */
export function pageNamed(
  text: string,
  isGoods: (word: string) => boolean,
  isPlaceName: (word: string) => boolean = () => false,
  isTermOfMarket = false,
): ShopPage | null {
  const words = tellingWords(text);
  const page = pageByPhrase.get(keyOf(words)) ?? pageByPhrase.get(keyOf(wordsOf(text)));
  if (page !== undefined) return page;
  const typed = wordsOf(text);
  const isPlace = (word: string) => {
    if (DAYS.test(fold(word))) return true;
    const before = fold(typed[typed.indexOf(word) - 1] ?? '');
    const isCalled = isPlaceName(word) || PLACE_BEGINS.has(fold(word)) || PLACE_BEGINS.has(before);
    return isCalled || !isGoods(word) || BEFORE_PLACE.has(before);
  };
  const last = words.findLastIndex((word) => !isPlace(word)) + 1;
  const begun = Array.from({ length: words.length - last }, (_, more) =>
    pageByPhrase.get(keyOf(words.slice(0, last + more))),
  );
  const before = begun.find((one) => one !== undefined && WITH_PLACE.has(one));
  if (before !== undefined) return before;
  const rest = pageByPhrase.get(keyOf(words.filter((word) => pageByPhrase.has(keyOf([word])) || !isPlace(word))));
  if (rest !== undefined && WITH_PLACE.has(rest)) return rest;
  return isTermOfMarket ? null : pageOfTopic(text, isGoods);
}

/** The page that answers misspelt words. */
export function pageNearlyNamed(text: string): ShopPage | null {
  const joined = keyOf(tellingWords(text)).replaceAll(' ', '');
  if (joined.length < FORGIVEN_LENGTH) return null;
  return phrasesInOne.find((phrase) => editDistance(joined, phrase.joined, 1) <= 1)?.page ?? null;
}
