import type { ProviderState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { catalogueIds } from './fixtureIds.ts';

/** The operator's settings and texts for the site information cases (state `site information`). */
export const siteInformation = (params: Record<string, Json>): ProviderState => ({ name: 'site information', params });

const text = (primary: string, secondary: string | null = null): Json => ({ primary, secondary });
const image = (path: string): Json => ({ path, alt: text('Une caisse de pommes', 'A crate of apples') });

export const BANNER_TITLE = 'Sous contrat';
export const banner = {
  title: text(BANNER_TITLE, 'Under contract'),
  description: text('Non traduit'),
  actionPrimary: { text: text('Voir', 'See'), url: '/categories/nouveautes', close: false, external: false },
  desktopImage: image('banniere'),
  mobileImage: image('banniere-mobile'),
};

export const WEEK_NOTE = 'Joyeux temps des fêtes';
/** What the market tells shoppers of a week. */
export const weekNote = text(WEEK_NOTE, 'Happy holidays');

export const COOKIE = 'avis-sous-contrat';
export const popup = {
  active: true,
  color: 'turquoise',
  icon: 'calendar-blank',
  cookieName: COOKIE,
  title: text('Fermé', 'Closed'),
  body: text('Lundi seulement'),
  actionPrimary: { text: text('Compris', 'Got it'), url: null, close: true, external: false },
  actionSecondary: { text: text('Lire', 'Read'), url: 'https://example.com/avis', close: false, external: true },
};

export const storedModal = { title: text('Express', 'Express'), body: text('Prêt tout de suite', 'Ready right away') };

export const TERMS_TITLE = 'Conditions sous contrat';
const page = (title: string): Json => ({
  title: text(title, `${title} (en)`),
  updatedOn: '2026-11-20',
  sections: [
    { heading: null, paragraphs: [text('Introduction', 'Introduction')] },
    {
      heading: text('Suite', 'Next'),
      paragraphs: [text('Un', 'One'), text('Deux', 'Two')],
      link: { text: text('Nous écrire', 'Write to us'), url: '/contact' },
    },
  ],
});
export const privacy = page('Confidentialité sous contrat');
export const terms = page(TERMS_TITLE);
export const producers = page('Vendre sous contrat');
/** A question under a subject, with a page for more, and one without either. */
export const faq: Json = {
  title: text('Questions sous contrat'),
  updatedOn: '2026-11-20',
  sections: [
    {
      heading: text('Combien', 'How much?'),
      group: text('Prix', 'Prices'),
      paragraphs: [text('Peu.', 'Little.')],
      link: { text: text('Les conditions', 'The terms'), url: '/conditions' },
    },
    { heading: text('Quand', 'When?'), paragraphs: [text('Bientôt.', 'Soon.')] },
  ],
};

/** A closed area and a line. */
export const outlines: Json = [
  { kind: 'area', name: text('Gatineau'), points: [45.5, -75.75, 45.5, -75.5, 45.4, -75.5] },
  { kind: 'river', name: null, points: [45.4, -75.9, 45.6, -75.2] },
];

export const LINK_URL = 'https://example.com/marche-sous-contrat';
/** Where else the market is. */
export const links: Json = [{ text: text('Page sous contrat'), url: LINK_URL, profile: true }];

export const contact = {
  email: 'bonjour@example.com',
  phone: '819 555-0100',
  address: {
    line1: '1, rue des Contrats',
    line2: null,
    city: 'Gatineau',
    state: 'QC',
    postal_code: 'J8X3G4',
    country: 'CA',
  },
};

export const identity = {
  name: text('Marché sous contrat', 'Market under contract'),
  monogram: 'MC',
  logo: null,
  hours: [
    { weekday: 4, from: '14:00', to: '19:00' },
    { weekday: 6, from: '09:00', to: '12:00' },
  ],
  sender: 'marche@example.com',
  taxNumbers: { gst: '123456789 RT0001', qst: '1234567890 TQ0001' },
  shortageRule: 'most_orders',
};

/** The only two baskets on offer. */
export const basketsOffered: ProviderState = {
  name: 'baskets on offer',
  params: {
    baskets: [
      {
        basket: catalogueIds.basket,
        handle: 'panier-sous-contrat',
        names: ['Panier sous contrat', 'Basket under contract'],
        description: 'Pour deux',
        price: 3500,
        comparedAtPrice: 4000,
        deposit: 300,
        frequency: 'biweekly',
        images: ['panier'],
      },
      {
        basket: catalogueIds.secondBasket,
        handle: 'second-panier-sous-contrat',
        names: ['Second panier', null],
        price: 9900,
        frequency: 'semiannual',
      },
    ],
  },
};
