import type { ShopPage } from '#generated/schemaTypes.ts';
import { editDistance } from './editDistance.ts';
import { fold, singular, wordsOf } from './words.ts';

/**
 * What people call what a page of the shop answers, in both languages, without the words of a question (FILLERS). These are the
 * shop's own pages, so they are the same for every market.
 */
const PHRASES: Readonly<Record<ShopPage, string>> = {
  delivery:
    'livraison|livraison domicile|frais livraison|cout livraison|prix livraison|livraison gratuite|livrez|livrer|livrez domicile|zone livraison|secteur livraison|jour livraison|horaire livraison|delai livraison|date livraison|delivery|home delivery|free delivery|delivery fee|delivery cost|delivery charge|delivery option|delivery area|delivery zone|delivery day|delivery time|delivery date|deliver|shipping|shipping cost|free shipping',
  pickup:
    'cueillette|point cueillette|lieu cueillette|heure cueillette|jour cueillette|point chute|ramassage|ramasser commande|chercher commande|recuperer commande|point retrait|pick up|pickup|pickup location|pick up location|pickup point|pickup spot|pickup time|pickup hour|pickup day|pick up point|pick up spot|pick up time|pick up hour|pick up day|collect order|collection point|click collect',
  hours:
    'heure ouverture|horaire|ouvert|ouvert dimanche|ouvert samedi|heure|ouverture|opening hour|hour|open|hour operation|opening time|business hour|store hour|open today|open sunday|open saturday|closing time',
  contact:
    'contact|contacter|joindre|telephone|numero telephone|courriel|adresse|adresse courriel|service client|service clientele|aide|plainte|emploi|benevole|benevolat|stationnement|situe|localisation|contact us|phone|phone number|email|email address|address|customer service|help|support|complaint|job|career|volunteer|volunteering|hiring|parking|location|located|direction',
  ordering:
    'marche fonctionne|ca marche|ca fonctionne|fonctionnement|fonctionne|date limite|date limite commande|heure limite|finit commande|finissent commande|fin commande|ferme commande|commander|passer commande|work|order deadline|deadline|cutoff|cut off|cutoff time|place order|last day order',
  fee: 'commande minimum|commande minimale|minimum commande|minimum|montant minimum|frais commande|frais service|minimum order|order minimum|order fee|service fee|fee|minimum purchase',
  deposits:
    'consigne|consigne bouteille|bouteille consigne|retour bouteille|retourner bouteille|rapporter bouteille|retour pot|pot vide|retour pot vide|retourner pot vide|retourner pot|bouteille vide|retour bouteille vide|contenant vide|retour contenant|bottle return|return bottle|bottle deposit|deposit|empty bottle|empty jar|return jar|return empty jar|return empty bottle|jar return|jar deposit|container return',
  refunds:
    'remboursement|rembourser|politique remboursement|politique retour|article manquant|produit manquant|manque commande|probleme commande|produit abime|refund|refund policy|return policy|missing item|refund missing item|missing product|damaged item|money back',
  orders:
    'commande|annuler commande|annulation|annulation commande|modifier commande|changer commande|suivi commande|suivre commande|facture|order|cancel order|change order|modify order|edit order|track order|order status|order history|invoice',
  membership:
    'membre|devenir membre|adhesion|adherer|carte membre|cotisation|abonnement|prix adhesion|cout adhesion|frais adhesion|inscription|inscrire|member|membership|become member|join|membership fee|membership cost|membership price|sign up',
  account:
    'compte|connexion|connecter|mot passe|mot passe oublie|creer compte|ouvrir compte|account|login|log in|sign in|password|forgot password|create account',
  payment:
    'paiement|mode paiement|methode paiement|carte credit|accepte carte credit|accepte credit|carte debit|payer|interac|paypal|argent comptant|code promo|code promotionnel|code rabais|coupon|payment|payment method|credit card|accept credit card|accept credit|debit card|accept debit|accept cash|pay|promo code|promotion code|promotional code|discount code',
  producers: 'producteur|liste producteur|agriculteur|producer|farmer|vendor|list producer',
  become_producer:
    'devenir producteur|devenir membre producteur|devenir vendeur|vendre produit|vendre marche|become producer|become vendor|sell product',
  privacy: 'confidentialite|vie privee|politique confidentialite|privacy|privacy policy',
  terms: 'condition|condition vente|condition utilisation|term|term sale|term condition|term service',
};

/** Words of a question about a service, folded and singular, which say nothing of which it is. */
const FILLERS = new Set(
  [
    'est ce que qu vous votre vos nos notre quand quel quelle quels quelles sont c la le les de des du d l un une a au aux en pour par sur ma mon mes je j on peut puis pui peux comment combien ou ai il y t pas prochain prochaine avez faites fait faire etes dans et avec svp',
    'do does you your i my the is are what whats when where how can an to of for in on it s there me we us our please much many next be will get have and at by with about right now or current',
  ].flatMap((line) => line.split(' ')),
);

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
/** Letters from which on one mistake is forgiven: remboursment, heure douverture. */
const FORGIVEN_LENGTH = 8;

/** The words of a query that say what is asked about. */
const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !FILLERS.has(fold(word)));

/** The page of the shop that answers these words, if they name no goods. `isGoods`: the market knows the word; others may be places. */
export function pageNamed(text: string, isGoods: (word: string) => boolean): ShopPage | null {
  const words = tellingWords(text);
  const page = pageByPhrase.get(keyOf(words));
  if (page !== undefined || words.length === 0) return page ?? null;
  const typed = wordsOf(text);
  const isPlace = (word: string) => !isGoods(word) || BEFORE_PLACE.has(fold(typed[typed.indexOf(word) - 1] ?? ''));
  const rest = pageByPhrase.get(keyOf(words.filter((word) => pageByPhrase.has(keyOf([word])) || !isPlace(word))));
  return rest !== undefined && WITH_PLACE.has(rest) ? rest : null;
}

/** The page that answers misspelt words. */
export function pageNearlyNamed(text: string): ShopPage | null {
  const joined = keyOf(tellingWords(text)).replaceAll(' ', '');
  if (joined.length < FORGIVEN_LENGTH) return null;
  return phrasesInOne.find((phrase) => editDistance(joined, phrase.joined, 1) <= 1)?.page ?? null;
}
