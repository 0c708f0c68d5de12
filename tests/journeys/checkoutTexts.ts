/** Texts from cart to order, in both languages, as far as journeys look for them. */
export const CHECKOUT_TEXTS = {
  fr: {
    cart: '/panier',
    yours: 'Votre panier',
    next: 'Continuer',
    guest: 'Continuer sans compte',
    pay: /^Payer/,
    back: /^Retour/,
    empty: /Votre panier attend sa première/,
    point: /Point de retrait sous contrat/,
    /** The name of goods put on sale by provider states. */
    product: 'Produit sous contrat',
    remove: /^(Retirer du panier|Retirer|En retirer une unité) : Produit sous contrat/,
    confirm: 'Confirmer : Produit sous contrat',
    confirmAll: 'Tout confirmer',
    items: 'Articles',
    total: 'Total',
    order: /^Commande 2\d{4}$/,
    confirmed: /^Commande 2\d{4} confirmée\s: cueillette le /,
  },
  en: {
    cart: '/en/cart',
    yours: 'Your cart',
    next: 'Continue',
    guest: 'Continue without an account',
    pay: /^Pay/,
    back: /^Back/,
    empty: /Your cart awaits its first/,
    point: /Pickup point under contract/,
    product: 'Product under contract',
    remove: /^(Remove from cart|Remove|Take one away): Product under contract/,
    confirm: 'Confirm: Product under contract',
    confirmAll: 'Confirm all',
    items: 'Items',
    total: 'Total',
    order: /^Order 2\d{4}$/,
    confirmed: /^Order 2\d{4} confirmed: pickup on /,
  },
} as const;
export type Locale = keyof typeof CHECKOUT_TEXTS;
export const LOCALES = ['fr', 'en'] as const;
