import { graphql } from 'react-relay';
import type { pickListQuery } from '#generated/relay/pickListQuery.graphql.ts';
import { nothingComes, type ComingLine, type LineStatus } from '#rules/lineStatus.ts';
import { foldedName } from '#rules/plainText.ts';
import { postalCodeText } from '#rules/postalCode.ts';

graphql`
  fragment pickList_sheet on PackingSheet {
    code
    box
    owed
    packer
    shippingZone {
      id
      name
    }
    order {
      id
      number
      status
      customerName
      outsideZone
      contact {
        phone
      }
      note
      allergies
      fromStorage
      deposit
      cash {
        due
        byLink
      }
      customer {
        id
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      location {
        id
        name
      }
      fulfillment {
        id
        recipient
        line1
        line2
        city
        postalCode
      }
    }
    lines {
      temperature
      isAlcohol
      shelf
      line {
        id
        productName
        variantName
        sellerName
        quantity
        returned
        missing
        missingReturned
        ifMissing
        replaced
        replacedBy
        status
        reusableBox
      }
    }
  }
`;

graphql`
  query pickListQuery($startDate: Date) {
    staff {
      periods {
        startDate
      }
      packingWeek(startDate: $startDate) {
        period {
          startDate
          deliveryDay
          closesAt
        }
        sheets {
          ...pickList_sheet @relay(mask: false)
        }
        ...Assembling_week
        containersHeld {
          order
          containers {
            deposit
            quantity
            products
          }
        }
      }
    }
  }
`;

/** Units to pack of one product; `box`: the market's own, which goes out with the order. */
export type PickLine = {
  id: string;
  product: string;
  variant: string;
  seller: string;
  quantity: number;
  /** Units already returned, and those of them that were missing. */
  returned: number;
  missingReturned: number;
  /** Missing units: all of them if the status is missing. */
  missing: number;
  /** The shopper accepts a replacement for missing units. */
  replaces: boolean;
  /** The replacement for missing units; absent in a list stored before replacements existed. */
  replaced?: number;
  replacedBy?: string | null;
  temperature: Temperature;
  /** The shelf at the market, such as `B-04`; null: none is set. Absent in a list stored before shelves existed. */
  shelf?: string | null;
  alcohol: boolean;
  box: boolean;
  status: LineStatus;
};
export type Temperature = 'normal' | 'cold' | 'frozen';
export type CrateBox = 'none' | 'disposable' | 'lent' | 'exchanged';

/** A pickup point or a round; the id is the API's, empty if an order has neither any more. */
/** `slot`: of a place that hands over the week's orders at more than one time, each of which is a list of its own. */
export type PickPlace = { id: string; name: string; delivers: boolean; slot?: { from: string; to: string } };
export type PickAddress = { recipient: string; line1: string; line2: string | null; city: string; postalCode: string };

/** One order to pack. Instants as in the API. */
export type PickSheet = {
  /** The order's id in the API. */
  id: string;
  number: number;
  code: string;
  /** Its status: lines accept marks only while it is processed. */
  status: string;
  customer: string;
  note: string | null;
  allergies: string | null;
  express: boolean;
  place: PickPlace;
  slot: { from: string; to: string } | null;
  phone: string | null;
  address: PickAddress | null;
  outsideZone: boolean;
  box: CrateBox;
  /** Deposits paid with it, and its missing items that are not refunded. Cents. */
  deposit: number;
  owed: number;
  /** Still to be paid in cash. Absent in a list stored before cash existed. */
  due?: number;
  /** By card, through its link (ADR 172). */
  byLink?: boolean;
  /** Null: a guest's. */
  customerId: string | null;
  /** The staff member who marked one of its lines recently; null: nobody. */
  packer: string | null;
  lines: PickLine[];
  /** What its customer could bring back when the list was read; null: a guest's. Absent: not stored. */
  containers?: readonly PickContainers[] | null;
};
/** Containers with the same deposit (cents) that a customer holds. */
export type PickContainers = {
  readonly deposit: number;
  readonly quantity: number;
  readonly products: readonly string[];
};

/**
 * The orders of a week, in the server's order, as plain values that outlive the page. `week`: a Friday. `deliveryDay`: the
 * day that names it; `closesAt`: until when it takes orders. Both are absent in a list that an earlier version stored.
 */
export type PickList = { week: string; deliveryDay?: string; closesAt?: string; sheets: PickSheet[] };

/** In picking order: chilled and frozen goods are taken last. */
export const TEMPERATURES: readonly Temperature[] = ['normal', 'cold', 'frozen'];
/** An unknown one from a newer server counts as normal. */
export const temperatureOf = (value: string): Temperature => TEMPERATURES.find((one) => one === value) ?? 'normal';
const BOXES: readonly CrateBox[] = ['disposable', 'lent', 'exchanged'];

type Week = NonNullable<NonNullable<pickListQuery['response']['staff']>['packingWeek']>;
type Sheet = Week['sheets'][number];

function placeOf({ shippingZone, order: { location } }: Sheet): PickPlace {
  if (shippingZone) return { id: shippingZone.id, name: shippingZone.name, delivers: true };
  return { id: location?.id ?? '', name: location?.name ?? '', delivers: false };
}

/** An order's sheet as plain values. */
export function sheetOf(sheet: Sheet): PickSheet {
  const { code, box, owed, packer = null, order, lines } = sheet;
  const { number, status, customerName: customer, note, allergies, fromStorage: express, slot, fulfillment } = order;
  return {
    id: order.id,
    number,
    code,
    status,
    customer,
    note: note ?? null,
    allergies: allergies ?? null,
    express,
    place: placeOf(sheet),
    slot: slot ? { from: slot.from, to: slot.to } : null,
    phone: order.contact?.phone ?? null,
    address: fulfillment
      ? {
          recipient: fulfillment.recipient,
          line1: fulfillment.line1,
          line2: fulfillment.line2 ?? null,
          city: fulfillment.city,
          postalCode: fulfillment.postalCode,
        }
      : null,
    outsideZone: order.outsideZone === true,
    box: BOXES.find((one) => one === box) ?? 'none',
    deposit: order.deposit,
    owed,
    due: order.cash?.due ?? 0,
    byLink: order.cash?.byLink ?? false,
    packer,
    customerId: order.customer?.id ?? null,
    lines: lines.map(({ line, temperature, isAlcohol, shelf }) => ({
      id: line.id,
      product: line.productName,
      variant: line.variantName,
      seller: line.sellerName,
      quantity: line.quantity,
      returned: line.returned,
      missing: line.missing,
      missingReturned: line.missingReturned,
      replaces: line.ifMissing === 'replacement',
      replaced: line.replaced,
      replacedBy: line.replacedBy ?? null,
      temperature: temperatureOf(temperature),
      shelf: shelf ?? null,
      alcohol: isAlcohol,
      box: line.reusableBox,
      status: line.status as LineStatus,
    })),
  };
}

type Response = pickListQuery['response'] | null | undefined;
/** The week of a response; null: none. */
export const packedWeek = (response: Response): Week | null => response?.staff?.packingWeek ?? null;
/** The available weeks, newest first. */
export const packedWeeks = (response: Response): string[] =>
  response?.staff?.periods.map(({ startDate }) => startDate) ?? [];

/** A week's work as plain values. */
export const pickListOf = ({ period, sheets, containersHeld }: Week): PickList => {
  const plainContainers = (containers: Week['containersHeld'][number]['containers']): PickContainers[] | null =>
    containers?.map(({ deposit, quantity, products }) => ({ deposit, quantity, products: [...products] })) ?? null;
  const held = new Map(containersHeld.map(({ order, containers }) => [order, plainContainers(containers)]));
  const containersOf = (order: string) => (held.has(order) ? (held.get(order) ?? null) : []);
  return {
    week: period.startDate,
    deliveryDay: period.deliveryDay,
    closesAt: period.closesAt,
    sheets: bySlot(sheets.map((sheet) => ({ ...sheetOf(sheet), containers: containersOf(sheet.order.id) }))),
  };
};

/** The sheets with the slot in the place of those that have several in the week, after a move (ADR 173). Express orders have hours of their own. */
function bySlot<One extends PickSheet>(sheets: readonly One[]): One[] {
  const ordinary = Map.groupBy(
    sheets.filter(({ express, slot }) => !express && slot !== null),
    ({ place }) => place.id,
  );
  const isSplit = ({ id }: PickPlace) => new Set(ordinary.get(id)?.map(({ slot }) => slot?.from)).size > 1;
  return sheets.map((sheet) =>
    sheet.slot && !sheet.express && isSplit(sheet.place)
      ? { ...sheet, place: { ...sheet.place, id: `${sheet.place.id} ${sheet.slot.from}`, slot: sheet.slot } }
      : sheet,
  );
}

/** Where an order is brought, and whom to call there, after the recipient's name. */
export const stopText = ({ line1, line2, city, postalCode }: PickAddress, phone: string | null): string =>
  [line1, line2, `${city} ${postalCodeText(postalCode)}`, phone].filter(Boolean).join(', ');

/** The places and rounds of a list, in order, each once. */
export const placesOf = ({ sheets }: PickList): PickPlace[] => [
  ...new Map(sheets.map(({ place }) => [place.id, place])).values(),
];

/** Whether its lines still accept marks: it is not assembled yet. */
export const isToPack = ({ status }: PickSheet): boolean => status === 'processed';

/** Units of goods: the market's box is not an item (E9). */
export const articlesIn = (lines: readonly PickLine[]): number =>
  lines.reduce((sum, { quantity, box }) => sum + (box ? 0 : quantity), 0);

/** What comes of an order's lines. */
export const comingLines = ({ lines }: Pick<PickSheet, 'lines'>): ComingLine[] =>
  lines.map(({ status, quantity, missing, replaced = 0, box }) => ({
    status,
    quantity,
    missing,
    replaced,
    isBox: box,
  }));

/** Whether nothing of an order comes: nobody picks it up, and all of it is refunded (E70). */
export const isEmptySheet = (sheet: Pick<PickSheet, 'lines'>): boolean => nothingComes(comingLines(sheet));

/** When the orders of a place are handed over; null: not planned. */
export const slotOfPlace = (sheets: readonly PickSheet[]): PickSheet['slot'] =>
  sheets.find(({ slot }) => slot !== null)?.slot ?? null;

const { compare: byName } = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });
const lastNameFirst = (name: string): string => name.trim().replace(/^(.*)\s(\S+)$/, '$2 $1');

/** The letter of a list by last name under which a person stands; empty for a name that begins with none. */
export const letterOf = (name: string): string =>
  /^[a-z]/.exec(foldedName(lastNameFirst(name)))?.[0].toUpperCase() ?? '';

/** The order of people's names in a list: by the last name, then by the first one. */
export const byLastName = (one: string, other: string): number => byName(lastNameFirst(one), lastNameFirst(other));
