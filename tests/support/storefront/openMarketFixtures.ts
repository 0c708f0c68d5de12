import type { Fixture, FixtureValues } from './fixtures.ts';

/** The operator's contact data in tests. */
export const contact = {
  email: 'bonjour@exemple.ca',
  phone: '819 555-0142',
  address: {
    line1: '120, rue des Flotteurs',
    line2: null,
    city: 'Gatineau',
    state: 'QC',
    postal_code: 'J8X3G4',
    country: 'CA',
  },
} satisfies Fixture<'MarketContact'>;

const slot = { from: '2026-11-26T14:00:00-05:00', to: '2026-11-26T19:00:00-05:00' };

/** What a market decides for itself: not the demo's values. Cents before taxes, hours, and thousandths of a percent. */
export const marketTerms = {
  membershipPrice: 4500,
  orderFee: 700,
  freeDeliveryAbove: 12_000,
  expressLeadHours: 3,
  trialMonths: 2,
  gstRate: 6000,
  pstRate: 9500,
};

/** A market with one point, one free round and one with a price. */
export const openMarket = {
  Market: { ...marketTerms, maintenance: false, contact },
  Query: {
    locations: [
      {
        id: 'halle',
        name: 'Halle du Portage',
        description: 'Stationnement derri\u00E8re.',
        storageOnly: false,
        address: { line1: '120, rue des Flotteurs', line2: null, city: 'Gatineau' },
        nextSlot: slot,
      },
    ],
    shippingZones: [
      {
        id: 'jeudi',
        name: 'Tourn\u00E9e du jeudi',
        description: null,
        price: 0,
        prefixes: ['J9A', 'J9H'],
        weekday: 4,
        nextSlot: slot,
      },
      { id: 'collines', name: 'Collines', description: null, price: 950, prefixes: ['J0X'], nextSlot: null },
    ],
  },
} satisfies FixtureValues;

/** One of the operator's own texts. */
export const operatorPage = {
  title: 'Confidentialit\u00E9',
  updatedOn: '2026-09-01',
  sections: [
    { heading: null, paragraphs: ['Le march\u00E9 demande peu.'] },
    { heading: 'Vos droits', paragraphs: ['Vous pouvez voir.', 'Vous pouvez effacer.'] },
  ],
} satisfies Fixture<'OperatorPage'>;
