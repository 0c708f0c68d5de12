import { readDemoMarket } from '../../server/demo/demoMarket.ts';

const LONG_WORD = 'Chargoggagogg-manchauggagogg-chaubunagungamaugg';
const both = (primary: string, secondary: string | null = null) => ({ primary, secondary });

/**
 * A market that shares nothing with the demo: its name, town, days, prices, producers and places. Names have quotes, markup,
 * an ampersand, right-to-left letters, an emoji and a word without a break; some have no English.
 */
export const otherSite = {
  identity: {
    name: both('Marché des Trois-Lacs', 'Three Lakes Market'),
    monogram: '3L',
    logo: null,
    hours: [
      { weekday: 1, from: '08:00', to: '11:00' },
      { weekday: 6, from: '07:30', to: '12:30' },
    ],
    sender: null,
    taxNumbers: { gst: null, qst: null },
  },
  banner: null,
  popup: null,
  storedModal: null,
  contact: {
    email: 'allo@trois-lacs.example',
    phone: '450 555-0177',
    address: {
      line1: '7, chemin « du Quai » & Fils',
      line2: null,
      city: 'Val-des-Sources',
      state: 'QC',
      postal_code: 'J1T2A3',
      country: 'CA',
    },
  },
  orderFee: 777,
  freeDeliveryAbove: 12_345,
  membershipPrice: 4567,
  trialMonths: 3,
  expressLeadHours: 7,
  gstRates: [{ from: '2026-01-01', rate: 6125 }],
  pstRates: [{ from: '2026-01-01', rate: 8888 }],
  timeZone: 'America/St_Johns',
  firstWeekday: 7,
  weekPlans: [
    {
      from: '2020-01-03',
      closing: { weekday: 7, at: '11:00' },
      basketsUntil: { weekday: 1, at: '18:30' },
      missing: { weekday: 2, at: '20:15' },
    },
  ],
};

const row = (...cells: (string | number)[]) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');
const file = (columns: string, ...rows: string[]) => `${columns}\n${rows.join('\n')}\n`;

/** The market as catalogue files. */
export const otherMarketFiles: Record<string, string> = {
  'site.json': JSON.stringify(otherSite),
  'sellers.csv': file(
    'handle,name,town,trade_fr,trade_en,description_fr,description_en,created_at',
    row(
      'obrien',
      `O'Brien & "Fils"`,
      'Wotton',
      'Laitier',
      'Dairy',
      'Du lait, <strong>entier</strong> ?'.replace(/<\/?strong>/g, '*'),
      '',
      '2026-01-05',
    ),
    row('shalom', 'מחלבת שלום', 'Saint-Camille', '', '', 'Fromages 🧀', 'Cheese 🧀', '2026-01-05'),
    row('long', LONG_WORD, LONG_WORD, '', '', LONG_WORD, '', '2026-01-05'),
  ),
  'collections.csv': file(
    'handle_fr,handle_en,name_fr,name_en,priority',
    row('lait-et-cie', 'milk-and-co', 'Lait & cie', 'Milk & Co.', 1),
    row('rares', 'rare', 'L’« introuvable »', '', 2),
  ),
  'products.csv': file(
    'handle_fr,handle_en,name_fr,name_en,seller,collections,taxable,alcohol,variant,variant_fr,variant_en,price,deposit,track_stock,stock,stored,stored_stock',
    row(
      'lait',
      'milk',
      'Lait d’été "cru"',
      'Summer milk',
      'obrien',
      'lait-et-cie',
      'no',
      'no',
      'litre',
      'le litre',
      'litre',
      '4.41',
      '1.37',
      'yes',
      90,
      'yes',
      40,
    ),
    row(
      'shanklish',
      'shanklish-en',
      'شنكليش & 🧀',
      '',
      'shalom',
      'lait-et-cie|rares',
      'no',
      'no',
      'piece',
      'la pièce',
      'each',
      '12.83',
      '0',
      'yes',
      7,
      'no',
      0,
    ),
    row(
      'long',
      'long-en',
      LONG_WORD,
      '',
      'long',
      'rares',
      'yes',
      'yes',
      'piece',
      'la pièce',
      'each',
      '23.19',
      '0.13',
      'yes',
      7,
      'no',
      0,
    ),
  ),
  'baskets.csv': file(
    'handle,name_fr,name_en,description_fr,price,frequency,contents_fr',
    row('trio', 'Trio « lacustre »', '', 'Trois choses & une surprise', '27.61', 'weekly', 'Lait|Surprise'),
  ),
  'locations.csv': file(
    'key,name_fr,name_en,line1,city,state,postal_code,country,weekday,from,to,express_hours',
    row(
      'quai',
      'Quai n° 3 & "Hangar"',
      'Dock 3',
      '7, chemin du Quai',
      'Val-des-Sources',
      'QC',
      'J1T 2A3',
      'CA',
      6,
      '07:30',
      '12:30',
      '1 08:00-11:00|6 07:30-12:30',
    ),
    row('long', LONG_WORD, '', LONG_WORD, 'Wotton', 'QC', 'J0A 1N0', 'CA', 6, '13:00', '15:30', ''),
  ),
  'zones.csv': file(
    'key,name_fr,name_en,price,prefixes,weekday,from,to',
    row('tour', 'Tour des lacs', 'Lake loop', '0.00', 'J1T', 6, '13:30', '16:10'),
    row('loin', 'Plus loin 🚲', '', '8.23', 'J0A|J0B', 6, '13:30', '16:10'),
  ),
};

/**
 * What only the demo is called by: its name, producers, towns, places, rounds, postal prefixes, and ways to reach it, from its
 * own files, and the day on which it is open and hands over.
 */
export function demoWords(): string[] {
  const { site, sellers, locations, zones, baskets } = readDemoMarket();
  const values = <Row>(rows: readonly { values: Row }[], ...columns: (keyof Row)[]) =>
    rows.flatMap((row) => columns.map((column) => row.values[column]));
  const words: unknown[] = [
    ...Object.values(site?.identity?.name ?? {}),
    ...Object.values(site?.banner?.title ?? {}),
    site?.contact?.email,
    site?.contact?.phone,
    site?.contact?.address?.line1,
    ...values(sellers, 'name', 'town'),
    ...values(locations, 'name_fr', 'name_en', 'line1', 'city', 'postal_code'),
    ...values(zones, 'name_fr', 'name_en', 'prefixes'),
    ...values(baskets, 'name_fr', 'name_en'),
    ...(site?.outlines ?? []).flatMap(({ name }) => [name?.primary, name?.secondary]),
    'Outaouais',
    'exemple.ca',
    'jeudi',
    'Thursday',
  ];
  // Low is a village, and "low" is a word; baskets and shelves share names with what they hold.
  return [
    ...new Set(
      words.flat().filter((word): word is string => typeof word === 'string' && word.length > 2 && word !== 'Low'),
    ),
  ];
}
