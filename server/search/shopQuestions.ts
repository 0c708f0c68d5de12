import type { ShopPage } from '#generated/schemaTypes.ts';

/** How a question begins, or what somebody says of their own affairs with the shop; folded. */
const BEGINNING =
  '(?:(?:est|es) ce|y a|il y|c est|cest|can|could|do|does|did|is|are|am|will|would|should|how|what|whats|where|when|why|who|which|puis|peut|peux|pourrais|pouvez|comment|combien|quand|ou|quel|quelle|quels|quelles|pourquoi|qui|vous|avez|faut|if|si|i|je|j)';
/** What somebody has of the shop: ma commande, my weekly basket. */
const BASKET = '(?:paniers?|baskets?|abonnements?|subscriptions?|csa|veggie box|farm box|boites?)';
const RECEIVED = '(?:livraisons?|deliver(?:y|ies)|cueillettes?|pick ?ups?|semaines?|weeks?)';
const HALT =
  '(?:paus\\w*|suspend\\w*|saut(?:e|er|ez|ons)|skip\\w*|report(?:er|ez|e)|hold|stop(?:per)?|arret(?:er|ez|e)|resume|reprendre|manquer|miss)';
const END =
  '(?:annul\\w+|cancel\\w*|termin(?:er|ez|e)|resili\\w+|chang(?:e|er|ez|ing)|modifi\\w+|modify|edit|swap|remplacer)';

const question = (pattern: string) => new RegExp(`^${BEGINNING}\\b.*\\b(?:${pattern})\\b`);

/**
 * Whole questions, folded, by what they ask and what it is about: a word of each is enough, in any order of the others. They name goods
 * too, or are about several pages. The first that fits answers.
 */
export const QUESTIONS: readonly (readonly [ShopPage, RegExp])[] = [
  [
    'refunds',
    /\b(?:rembours\w*|refund\w*)\b|\b(?:mes|mon|ma|my)\b.*\b(?:casse|brise|pourri|moisi|abime|broken|rotten|moldy|spoiled|damaged)|\b(?:il (?:me )?manqu\w+|something is missing|item missing)\b/,
  ],
  // What arrived is said to be, or was, in a state: les œufs étaient cassés, bread was moldy.
  [
    'refunds',
    /\b(?:etait|etaient|arrivee?s?|was|were|came|arrived) (?:tout(?:e|es)? |tous |toutes |all |completely |a bit )?(?:cassee?s?|brisee?s?|pourrie?s?|moisie?s?|abimee?s?|gatee?s?|broken|cracked|rotten|mold?y|mouldy|spoiled|damaged|expired|wilted|frozen solid|thawed|melted|perimee?s?|decongelee?s?)\b/,
  ],
  // Something is missing of what came: my delivery is missing the eggs.
  [
    'refunds',
    /\b(?:delivery|order|basket|box|commande|livraison|panier)\b.*\b(?:(?:is|was|were|are) missing|missing|manqu\w+)\b/,
  ],
  [
    'deposits',
    /\b(?:return|bring back|give back|reuse|retourner|rapporter|rendre|ramener)\b.*\b(?:cartons?|jars?|bottles?|containers?|boxes|bags|ice packs?|pots?|bouteilles?|contenants?|boites?|sacs?|caisses?|bacs?)\b/,
  ],
  // What goods are made of: est-ce que le pain contient du lait, does the granola have nuts.
  [
    'allergens',
    /^(?:est ce que|est ce qu|qu est ce que|does|do|is|are|what is|whats|what s)\b.*\b(?:contien\w*|contain\w*|fait avec|made with|have (?:any )?(?:nuts|gluten|milk|dairy|egg|eggs|soy|peanuts|sugar|lactose|sesame)|y a (?:t il )?(?:du|des|de la))\b/,
  ],
  [
    'payment',
    /\b(?:charged|billed|factures?|facturee?|debite\w*|preleve\w*)\b.*\b(?:twice|two times|double|deux fois|wrong|trop)\b|\bcartes?\b.*\b(?:refus\w+|declined|rejete\w*)\b|\b(?:card|payment)\b.*\b(?:declined|refused|failed|rejected)\b/,
  ],
  [
    'orders',
    /\b(?:livreurs?|chauffeurs?|driver|delivery (?:guy|man|person))\b|\bconfirmation\b.*\b(?:courriels?|emails?|mails?|commande|order)\b|\b(?:courriels?|emails?)\b.*\bconfirmation\b/,
  ],
  [
    'contact',
    /\b(?:donner|faire un don|donate|give)\b.*\b(?:banque alimentaire|food bank|charity|organisme|shelter)\b|^who (?:owns|runs|started)\b|^(?:a )?qui appartient\b|\b(?:change|switch|changer)\b.*\b(?:language|langue|english|french|anglais|francais)\b/,
  ],
  [
    'payment',
    /^(?:how|can|comment|puis|est ce|ou|where|i have|j ai)\b.*\b(?:gift (?:cards?|certificates?|vouchers?)|cartes? cadeaux?|certificats? cadeaux?|bons? d achat|bons? cadeaux?)\b.*\b(?:use|utiliser|redeem|apply|pay|payer|appliquer|solde|balance|it)\b|\b(?:utiliser|appliquer|entrer|use|apply|enter|redeem)\b.*\b(?:codes?|coupons?|gift cards?|cartes? cadeaux?|bons? d achat|vouchers?)\b/,
  ],
  [
    'account',
    /\b(?:desabonn\w+|desinscri\w+|unsubscribe|stop|arreter|moins de|trop de)\b.*\b(?:courriels?|emails?|e mails?|mails?|infolettres?|newsletters?)\b/,
  ],
  [
    'contact',
    /\b(?:devenir|etre|become|be a|faire du|do some)\b.*\b(?:benevoles?|benevolat|volunteers?|volunteering)\b|\b(?:accept\w*|permis|allowed?|bring|amener)\b.*\b(?:chiens?|animaux|dogs?|pets?)\b/,
  ],
  [
    'become_producer',
    /\b(?:vendre|sell)\b.*\b(?:mes|mon|ma|nos|my|our)\b|\b(?:devenir|become|join as)\b.*\b(?:producteu\w*|vendeu\w*|producer|vendor|farmer)\b/,
  ],
  [
    'my_baskets',
    new RegExp(
      `\\b(?:${HALT}|${END})\\b.*\\b${BASKET.replace('abonnements?|subscriptions?|', '')}\\b|\\b${HALT}\\b.*\\b${RECEIVED}\\b|\\b${BASKET}\\b.*\\b(?:pause|vacances?|vacations?)\\b`,
    ),
  ],
  [
    'account',
    /\b(?:chang\w+|modifi\w+|update|edit|corriger)\b.*\b(?:adresses?|address|courriel|emails?|mot de passe|password|telephone|phone|carte de credit|credit card)\b|\b(?:supprim\w+|delete|fermer|close)\b.*\b(?:compte|account)\b/,
  ],
  [
    'baskets',
    new RegExp(
      `^(?!.*\\b(?:cadeaux?|gift|lunch|paques|easter|noel|christmas)\\b)(?:comment|how|what|when|quand|quoi|qu est ce|c est quoi|cest quoi|que contien\\w*|explique\\w*)\\b.*\\b(?:paniers?|baskets?|csa|farm box|veggie box)\\b`,
    ),
  ],
  ['pickup', /\b(?:venir|passer|aller|viens|viendrai) (?:le |la |les )?(?:chercher|prendre|recuperer|ramasser)\b/],
  [
    'pickup',
    /^(?:ou|where|when|quand|a quelle heure|what time|comment|how)\b.*\b(?:pick ?up|pick it up|ramass\w*|aller chercher|recuper\w*)\b/,
  ],
  [
    'orders',
    /\b(?:pas (?:encore )?(?:recu|eu)|never (?:got|received|came|arrived|showed)|jamais (?:recu|eu|arrivee?)|(?:did not|didn t|didnt|not|haven t|havent) (?:rec[ei]+ved?|get|got)(?: my)?)\b|^(?:ou|quand|where|when)\b.*\b(?:ma commande|my (?:order|delivery|stuff|food))\b.*\b(?:est|arrive|is|coming|be)\b|^(?:ou|where|when|quand)\b.*\b(?:ma commande|my (?:order|delivery))\b|\b(?:annul\w+|cancel\w*|chang\w+|modifi\w+|modify|edit)\b.*\b(?:commandes?|orders?)\b/,
  ],
  [
    'my_baskets',
    /^(?:je suis|je serai|i am|i m|im|i will be|on est|nous sommes) (?:pas la|absente?s?|away|en vacances|on vacation|out of town)\b/,
  ],
  [
    'pickup',
    /\b(?:oublie\w*|forgot|missed|rate)\b.*\b(?:chercher|ramasser|recuperer|cueillette|pick ?up|pick it up)\b/,
  ],
  [
    'more',
    /\b(?:add\w*|r?ajout\w*)\b.*\b(?:commande|orders?)\b|\b(?:oublie\w*|forgot)\b.*\b(?:dans|sur|a|in|on|to|from) (?:ma|notre|la|my|our|the) (?:commande|order)\b|\b(?:oublie\w*|forgot)\b.* (?:d ajouter|de mettre|to add|to put|to order|de commander)\b/,
  ],
  [
    'orders',
    /\b(?:commandes?|livraisons?|livreurs?|chauffeurs?|orders?|deliver(?:y|ies)|drivers?|packages?|colis)\b.* (?:en retard|late|delayed|never came|never arrived|never showed(?: up)?|did ?n ?t (?:come|arrive|show(?: up)?)|pas (?:venue?|arrivee?|passee?)|jamais (?:venue?|arrivee?))\b|^(?:factures?|recus?|invoices?|receipts?) (?:pour|de|d|for|from|of)\b/,
  ],
  // Who is new asks how the shop works: how to order first time, ma première commande, nouveau client.
  [
    'ordering',
    /^(?:how|comment)(?: (?:do|does|to|can|should|would|i|je|j|on|one|we|you|puis|peut|peux|faire|fait|pour|place|passer|make|une|an|a|my|ma|est|ce|que|qu|il|faut|works?|marche|ca))* (?:order|commander?|shop|buy|start|get started|begin|commencer|debuter)(?: (?:for|pour|the|la|my|ma|a|an|une|here|ici|online|en|ligne|on|sur|this|your|le|ce|votre|site|website|from|you|chez|vous))*(?: (?:first|1st|premiere|1re|1ere) (?:time|order|fois|commande))?$/,
  ],
  [
    'ordering',
    /^(?:(?:c est|cest|it s|its|this is|i m|im|i am|je suis|ma|mon|my|une?|la|the|a|making|passer|placing|faire|pour|for) )*(?:premiere? (?:fois|commande|achat|visite)|1(?:re|ere) (?:fois|commande)|first (?:time|order|purchase|visit)|(?:nouve(?:au|lle)|new) (?:client|cliente|customer|ici|here|user|shopper|buyer|membre|utilisateur)|(?<=je suis )nouve(?:au|lle)|nouve(?:au|lle) au marche|new to (?:this|the market)|getting started|get started|how to start|par ou commencer|where (?:do i|to) (?:start|begin))(?: (?:here|ici|customer|buyer|shopper|user|que je commande|commander|ordering|order|aide|help|guide|au marche|sur le site))*$/,
  ],
  [
    'ordering',
    /^(?:comment (?:ca )?(?:fonctionne|marche)|how (?:does|do)) (?:(?:t il|le|la|votre|ce|cette|the|this|your) )*(?:marche|site|boutique|magasin|market|website|shop|store)(?: (?:works?|en ligne|online))*$/,
  ],
  ['ordering', /\b(?:ferm(?:e|ez|ent)|finiss\w*|close)\b.*\b(?:commandes|orders)\b/],
  [
    'contact',
    /^(?:(?:c est )?qui (?:etes|est|sont)(?: vous)?|about(?: us| you)?|a propos(?: de (?:vous|nous))?|who are you|who is behind\b.*|(?:votre|your|notre|our) (?:histoire|mission|equipe|story|team)|(?:etes vous|are you) (?:une? |a )?(?:coop\w*|obnl|organisme|non profit|entreprise|company)\b.*)$/,
  ],
  ['ordering', /\b(?:commandes?|orders?|ordering)\b.*\b(?:ferm\w*|finiss\w*|closes?|ends?|due)\b/],
  [
    'baskets',
    question(
      '(?:choisir|choose|pick|contenu|contents?|personnalis\\w+|customi[sz]e|dedans|inside|engagement|commitment|recois|receive).* (?:paniers?|baskets?)|(?:paniers?|baskets?).* (?:choisir|contenu|contents?|inside|engagement|commitment)',
    ),
  ],
  [
    'producers',
    question(
      '(?:les|vos|your|the|which|quels?) (?:producteurs?|fermes?|fermiers?|farmers?|farms?|producers?|growers?)',
    ),
  ],
  ['taxes', /\b(?:taxes?|taxed|tps|tvq|gst|qst)\b/],
  [
    'delivery',
    /\b(?:do|should|must|if|doi|dois|suis|faut|si) (?:i|je|il|on)\b.*\b(?:home|maison|absente?|chez (?:moi|nous))\b/,
  ],
  [
    'payment',
    /^(?:acceptez|acceptes|prenez|prends|accept|take)\b.*\b(?:cheques?|visa|mastercard|amex|interac|comptant|cash|cartes?|cards?|debit|credit|paypal)\b/,
  ],
  [
    'payment',
    question(
      'interac|visa|mastercard|amex|american express|comptant|cash|cheques?|paypal|apple pay|google pay|credit|debit|e transfer|etransfer|virement|payer|paiement|pay|payment',
    ),
  ],
  [
    'delivery',
    question('livr(?:ez|er|ent|aisons?)|livre (?:chez|a|au|en|dans)|deliver(?:y|ies|s|ed|ing)?|ship(?:ping|s)?'),
  ],
  [
    'delivery',
    /^(?:livrez|livraison|delivery|deliver|ship|shipping|frais de livraison|prix livraison|cout livraison)\b.*\b(?:chez|domicile|campagne|rang|rural\w*|home|door|country|combien|prix|cost|fee|price|gratuit\w*|free)\b/,
  ],
  [
    'hours',
    /^(?:(?:vous|etes|est ce que|is it|are you|will you be|it|you|le marche|the market)(?: |$))*(?:fermee?s?|closed?|ouvert(?:e|s|es)?|open) (?:a|le|la|les|pendant|durant|pour|au|aux|on|for|at|over|during|this|ce|cette) (?:\d+ )?(?:noel|paques|fetes?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|conge|christmas|easter|new year\w*|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week ?ends?|fin de semaine|decembre|janvier|december|january)\b|^(?:christmas|holiday|easter|weekend|saturday|sunday) hours\b|^heures? (?:des|du|de) (?:fetes|noel|conge)\b/,
  ],
  [
    'producers',
    /^(?:what s |whats |what is |c est quoi |quelle est |c koi )?(?:la |the )?(?:diff|difference)\b.*\b(?:bio\w*|local\w*|organic)\b|^d ou (?:vien\w*|provien\w*|sort\w*)\b|^who (?:grows?|makes?|raises?|produces?) (?:your|the)\b|^qui (?:cultive|fait|produit|eleve) (?:vos|votre|les)\b/,
  ],
  [
    'ordering',
    /^(?:c est quoi|cest quoi|c koi|what s|whats|what is|explique\w*) (?:moi )?(?:votre |le |ce |la |your |this |the )?(?:marche|site|concept|affaire|principe|market|website|place|app)$/,
  ],
  [
    'hours',
    /^(?:(?:vos|votre|your|les|quelles?|sont|what|are|the|c est|cest|quoi|quel|est) )*(?:heures?|horaires?|hours?)(?: (?:le|la|les|du|de|des|d|on|for|pour|ouverture|cette|ce|this|pendant|during))* (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week ?end|fin de semaine|noel|paques|fetes|christmas|easter|holiday|temps des fetes)s?\b|\bheures? (?:d )?ouverture|\b(?:opening|business|store) hours\b|^(?:a )?(?:quelle heure|what time)\b.*\b(?:ouvr\w*|ferm\w*|open|clos\w*)\b|^(?:etes|are|vous etes|is|est ce)\b.*\b(?:ouverts?|open|closed|fermes?)\b/,
  ],
  ['pickup', question('cueillette|pick ?up|pick it up|ramasser|chercher ma commande|recuperer|point de chute')],
  [
    'contact',
    question(
      'wholesale|(?:prix|compte) (?:de gros|restaurant)|parking|stationn\\w+|(?:un|le|votre|vrai) (?:magasin|comptoir)|(?:a|your|the|physical) (?:store|location|shop)|une boutique|joindre|contacter|appeler|reach you|call you|talk to|parler a|rencontrer|situes?|located|votre adresse|your address|emplois?|jobs?|hiring|benevol\\w+|volunteer\\w*',
    ),
  ],
  ['fee', question('minimum|minimale?|(?:des|les|vos) frais|frais de (?:service|commande)|fees?')],
  ['ordering', question('date limite|deadline|cut ?off|jusqu a quand|until when|how late')],
  ['membership', question('membres?|members?|membership|adhesion')],
  [
    'producers',
    /^how (?:fresh|local|organic) (?:is|are)\b|^(?:est ce que )?(?:c est|cest|ce sont|sont ce|tout est|is it|is everything|are they|(?:vos|your|les|are your|is your) (?:produits|legumes|fruits|aliments|viandes?|products?|foods?|produce|vegetables|meats?|goods))\b(?: (?:sont|est|ils|elles|are|is|all|tous|toutes|vraiment|really|tres|bien))* (?:frais|fraiches?|fresh|locaux|locales?|local|bio|biologiques?|organic|d ici|du quebec|from here)\b/,
  ],
  ['producers', question('(?:viennent|proviennent|provien\\w+|come from|comes from)')],
  [
    'contact',
    /^(?:(?:vous (?:etes|etes vous) ou|ou (?:etes|est|se trouve|vous etes)|c est ou|where are you|where s|where is|wheres)\b)(?: vous| situe\w*| le marche| the market| your market| your store| the store| exactement| located)*$/,
  ],
];

/** What a market may lack. */
type ShopOffers = Readonly<Record<'pickup' | 'delivery' | 'baskets' | 'membership' | 'deposits', boolean>>;

/** The page that answers in a market with these offers: where nothing is delivered, a question about delivery is answered by pickup. */
export function offeredPage(page: ShopPage, offers: ShopOffers): ShopPage {
  if (page === 'delivery' && !offers.delivery) return offers.pickup ? 'pickup' : 'contact';
  if (page === 'pickup' && !offers.pickup) return offers.delivery ? 'delivery' : 'contact';
  if ((page === 'baskets' || page === 'my_baskets') && !offers.baskets) return 'orders';
  if ((page === 'membership' && !offers.membership) || (page === 'deposits' && !offers.deposits)) return 'contact';
  return page;
}
