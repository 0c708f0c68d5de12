import type { UpdateUserInput } from '#generated/schemaTypes.ts';

/** The place of a demo order, by the key of its file. */
export type DemoPlace = { location: string } | { zone: string };

/** An action of the demo's member; `weeksAgo` from the open week, which is 0. */
export type DemoDeed =
  | { kind: 'begins'; weeksAgo: number }
  | { kind: 'joins'; weeksAgo: number }
  | { kind: 'subscribes'; weeksAgo: number; basket: string; location: string }
  | {
      kind: 'buys';
      weeksAgo: number;
      /** Hours after the action's own time. */
      hoursLater?: number;
      place: DemoPlace;
      /** Quantities by French product handle. */
      goods: Readonly<Record<string, number>>;
      note?: string;
      /** The customer cancels an hour later. */
      cancels?: boolean;
    };

const HALL = { location: 'halle-du-portage' };

/** `membre@exemple.ca`: a customer of two months, so that a newcomer finds something on every page. */
export const DEMO_MEMBER = {
  profile: {
    firstName: 'Maude',
    lastName: 'Lafrenière',
    shippingAddress: {
      name: 'Maude Lafrenière',
      phone: '819 555-0142',
      address: {
        line1: '14, rue des Érables-Rouges',
        line2: null,
        city: 'Gatineau',
        state: 'QC',
        postal_code: 'J9A 1A1',
        country: 'CA',
      },
    },
  } satisfies UpdateUserInput,
  preferredLocation: HALL.location,
  favourites: ['pommes-honeycrisp', 'cheddar-vieilli-deux-ans', 'miche-de-campagne-au-levain', 'granola-a-l-erable'],
  /** The paused week of the basket, counted from the next one that can still be changed. */
  pausedWeek: 2,
} as const;

/** In chronological order. */
export const DEMO_DEEDS: readonly DemoDeed[] = [
  { kind: 'begins', weeksAgo: 8 },
  {
    kind: 'buys',
    weeksAgo: 8,
    place: HALL,
    goods: { 'baguette-tradition': 2, 'pommes-honeycrisp': 1, 'soda-au-gingembre-du-cable': 2 },
  },
  { kind: 'joins', weeksAgo: 7 },
  {
    kind: 'buys',
    weeksAgo: 6,
    place: { zone: 'tournee-du-jeudi' },
    goods: {
      'cheddar-vieilli-deux-ans': 1,
      'poulet-entier': 1,
      'pain-de-menage-au-ble-entier': 1,
      'boite-reutilisable': 1,
    },
    note: 'Sonnez deux fois, le chien dort.',
  },
  {
    kind: 'buys',
    weeksAgo: 5,
    place: HALL,
    goods: { 'tarte-aux-pommes-du-camp': 1, 'limonade-au-miel': 4 },
    cancels: true,
  },
  { kind: 'buys', weeksAgo: 4, place: HALL, goods: { 'granola-a-l-erable': 2, 'pommes-mcintosh': 1 } },
  { kind: 'buys', weeksAgo: 4, hoursLater: 2, place: HALL, goods: { 'feta-de-brebis-en-saumure': 1 } },
  { kind: 'subscribes', weeksAgo: 3, basket: 'maraicher-petit', ...HALL },
  {
    kind: 'buys',
    weeksAgo: 2,
    place: { zone: 'tournee-du-jeudi' },
    goods: { 'galettes-de-boeuf': 1, 'petits-pains-au-lait': 2, 'poires-bosc': 1, 'compote-de-pommes': 1 },
  },
  {
    kind: 'buys',
    weeksAgo: 1,
    place: HALL,
    goods: { 'croissants-au-levain': 1, 'camembert-du-draveur': 1, 'jus-de-pomme-honeycrisp': 2 },
  },
  {
    kind: 'buys',
    weeksAgo: 0,
    place: HALL,
    goods: { 'pain-d-epeautre-au-levain': 1, 'pommes-empire': 2, 'cuisses-de-poulet': 1, 'compote-de-pommes': 1 },
  },
];
