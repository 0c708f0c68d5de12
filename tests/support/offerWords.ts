/** Words of what a market may not have, in both languages; `but`: where the word is about something else. */
export const OFFER_WORDS = {
  delivery:
    /(?<!\p{L})(?:livraisons?|livr(?:er|ez|ons|e|é|ée|ées)|tournées?|deliver(?:y|ed|s|ing|ies)?|rounds?)(?!\p{L})/giu,
  pickup: /(?<!\p{L})(?:cueillettes?|cueill(?:ir|ez)|pick(?:ed)?[ -]?up|picks? up)(?!\p{L})/giu,
  baskets: /(?<!\p{L})(?:paniers? (?:récurrents?|hebdomadaires?)|(?:recurring|weekly) baskets?|trio)(?!\p{L})/giu,
  membership: /(?<!\p{L})(?:adhésions?|membres?(?! producteur)|memberships?|members?)(?!\p{L})/giu,
  trial: /(?<!\p{L})(?:essai|trial|essayer gratuitement|for free first)(?!\p{L})/giu,
  express: /(?<!\p{L})express(?!\p{L})/giu,
  deposits: /(?<!\p{L})(?:consignes?|deposits?)(?!\p{L})/giu,
  // Producers need a permit for it.
  alcohol: /(?<!(?:transformation|processing), )(?<!\p{L})(?:alcools?|alcohol)(?!\p{L})/giu,
  fee: /(?<!\p{L})(?:frais de commande|frais fixes|order fees?|fixed fee)(?!\p{L})/giu,
  taxes: /(?<!\p{L})(?:TVQ|QST)(?!\p{L})/gu,
  anyTax: /(?<!\p{L})(?:(?:non )?tax(?:e|é|ée)?s?|taxables?|taxed|untaxed|TPS|TVQ|GST|QST)(?!\p{L})/giu,
};
export type OfferWord = keyof typeof OFFER_WORDS;
