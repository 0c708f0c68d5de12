/** From the demo market's catalogue; names and addresses in both languages, prices in cents. */
export const GOODS = {
  kombucha: {
    fr: { name: 'Kombucha rhubarbe', path: '/produits/kombucha-rhubarbe' },
    en: { name: 'Rhubarb kombucha', path: '/en/products/rhubarb-kombucha' },
  },
  syrup: {
    fr: { name: 'Sirop de cassis', path: '/produits/sirop-de-cassis' },
    en: { name: 'Black currant syrup', path: '/en/products/black-currant-syrup' },
  },
  scones: {
    fr: { name: 'Scones aux canneberges et à l’orange', path: '/produits/scones-aux-canneberges-et-a-l-orange' },
    en: { name: 'Cranberry orange scones', path: '/en/products/cranberry-orange-scones' },
  },
  kefir: {
    fr: { name: 'Kéfir de fruits à la pomme', path: '/produits/kefir-de-fruits-a-la-pomme' },
    en: { name: 'Apple water kefir', path: '/en/products/apple-water-kefir' },
  },
  juice: {
    fr: { name: 'Jus de carotte et gingembre', path: '/produits/jus-de-carotte-et-gingembre' },
    en: { name: 'Carrot ginger juice', path: '/en/products/carrot-ginger-juice' },
  },
  muffins: {
    fr: { name: 'Muffins sans gluten aux bleuets', path: '/produits/muffins-sans-gluten-aux-bleuets' },
    en: { name: 'Gluten-free blueberry muffins', path: '/en/products/gluten-free-blueberry-muffins' },
  },
} as const;
export type Good = keyof typeof GOODS;

/** Of all these products, in French. */
export const HANDLES = Object.values(GOODS).map(({ fr }) => fr.path.split('/').at(-1)!);
