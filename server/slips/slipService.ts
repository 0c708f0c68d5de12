import { randomUUID } from 'node:crypto';
import { DAY_MS, type Locale } from '#rules/constants.ts';
import { openBefore, periodStarting, type MarketPeriod } from '#rules/period.ts';
import type { SlipBringing, SlipContent, SlipDropOff } from '../database/slipTables.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import * as packing from '../desk/packingService.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { SLIP_PATH, slipOfToken } from '../mail/slipLinks.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import type { SellerRow } from '../snapshot/catalogueSnapshot.ts';
import { addressLine } from '../text/addressLine.ts';
import { goodsOf, slipsMailAt } from './slipContent.ts';
import * as store from './slipStore.ts';

/** The job mails a week's slips on Monday and Tuesday: a server that was down mails none that come too late. */
const JOB_DAYS = 2;

/** Days for which the links of these mails work. */
const SLIP_LINK_DAYS = 35;

/** What a producer brings for a week, as of now. */
export type ProducerSlip = { sellerId: string; units: number; received: number; content: SlipContent };
/** A producer at the desk: what they bring, and what was mailed to them of it. links: how many of them work. */
export type SlipContactView = {
  seller: SellerRow;
  week: MarketPeriod;
  units: number;
  received: number;
  mails: store.SentSlip[];
  links: number;
};

async function dropOffOf(market: Market, week: MarketPeriod): Promise<SlipDropOff | null> {
  const place = await packing.dropOff(market, week);
  if (!place) return null;
  return { place: place.name, address: addressLine(place.address) };
}

async function bringingOf(market: Market, week: MarketPeriod): Promise<SlipBringing | null> {
  const time = await packing.dropOffTime(market, week);
  return time && { from: time.from.toISOString(), to: time.to.toISOString(), place: time.place };
}

/** What each producer brings for a week, by their uuid. */
async function slipsOf(market: Market, week: MarketPeriod): Promise<Map<string, ProducerSlip>> {
  const [sheets, locations, dropOff, bringing, catalogue] = [
    await packing.sheets(market, { periodStart: week.startDate, locationId: null, shippingZoneId: null }),
    await market.fulfilment.locations(),
    await dropOffOf(market, week),
    await bringingOf(market, week),
    await market.catalogue.current(),
  ];
  const goods = goodsOf(sheets, {
    boxVariant: catalogue.reusableBox?.id ?? null,
    locations: new Map(locations.map(({ id, name }) => [id, name])),
  });
  return new Map(
    goods.map(({ content, ...slip }) => [slip.sellerId, { ...slip, content: { ...content, dropOff, bringing } }]),
  );
}

type Sending = { week: MarketPeriod; contact: store.SlipContact; staffId: string | null; now: Date };

/** Stores a slip and queues its mail. False: the job has mailed it. */
async function queueSlip(
  tx: Transaction,
  slip: ProducerSlip,
  { week, contact, staffId, now }: Sending,
): Promise<boolean> {
  const id = randomUUID();
  const isNew = await store.insertSlip(tx, {
    id,
    seller_id: slip.sellerId,
    week: week.startDate,
    email: contact.email,
    locale: contact.locale,
    units: slip.units,
    content: JSON.stringify(slip.content),
    sent_at: now,
    staff_id: staffId,
    link_ends_at: new Date(now.getTime() + SLIP_LINK_DAYS * DAY_MS),
  });
  if (isNew) await queueMail(tx, { kind: 'producer_slip', about: id, data: { slipId: id } });
  return isNew;
}

/**
 * The job of the morning after the closing: mails each producer with an address what they bring for the week that has closed, once, whatever the number
 * of runs and processes; a producer to whom the desk has sent it already is left out. Returns how many mails were queued.
 */
export async function sendDue(market: Market, signal?: AbortSignal): Promise<number> {
  const now = market.clock.now();
  const week = openBefore(await market.fulfilment.openPeriod(now), await market.fulfilment.calendar());
  const from = slipsMailAt(week).getTime();
  if (now.getTime() < from || now.getTime() >= from + JOB_DAYS * DAY_MS) return 0;
  const mailed = new Set(
    (await store.readSlips(market.database.kysely, week.startDate)).map(({ sellerId }) => sellerId),
  );
  const { sellers } = await market.catalogue.fresh();
  const due = new Set(
    [...sellers.values()].flatMap(({ id, contactEmail }) => (contactEmail === null || mailed.has(id) ? [] : [id])),
  );
  if (due.size === 0) return 0;
  let queued = 0;
  for (const slip of [...(await slipsOf(market, week)).values()].filter(({ sellerId }) => due.has(sellerId))) {
    if (signal?.aborted) break;
    const isQueued = await inTransaction(market.database, async (tx) => {
      const contact = await store.lockContact(tx, slip.sellerId);
      if (!contact || (await store.hasSlip(tx, slip.sellerId, week.startDate))) return false;
      return queueSlip(tx, slip, { week, contact, staffId: null, now });
    });
    if (isQueued) queued += 1;
  }
  return queued;
}

const byName = ({ seller: one }: SlipContactView, { seller: other }: SlipContactView): number =>
  one.name.localeCompare(other.name, 'fr');

/** All producers by name, with what they bring for a week and what was mailed to them of it. */
export async function contacts(market: Market, week: MarketPeriod): Promise<SlipContactView[]> {
  const db = market.database.kysely;
  const [slips, mails, links] = [
    await slipsOf(market, week),
    Map.groupBy(await store.readSlips(db, week.startDate), ({ sellerId }) => sellerId),
    await store.countLinks(db, market.clock.now()),
  ];
  const { sellers } = await market.catalogue.fresh();
  return [...sellers.values()]
    .map((seller) => ({
      seller,
      week,
      units: slips.get(seller.id)?.units ?? 0,
      received: slips.get(seller.id)?.received ?? 0,
      mails: mails.get(seller.id) ?? [],
      links: links.get(seller.id) ?? 0,
    }))
    .toSorted(byName);
}

/** One producer (uuid) of `contacts`. NOT_FOUND. */
async function contactOf(market: Market, sellerId: string, week: MarketPeriod): Promise<SlipContactView> {
  const contact = (await contacts(market, week)).find(({ seller }) => seller.id === sellerId);
  if (!contact) throw new MarketError('NOT_FOUND');
  return contact;
}

/**
 * Mails a producer (uuid) what they bring for a week, as of now, whether they were mailed it before or not; a repeated request sends
 * nothing more. NOT_FOUND; BAD_INPUT {field: seller} without an address, {field: period} with nothing to bring; REQUEST_REUSED.
 */
export async function send(
  market: Market,
  staffId: string,
  { sellerId, week: startDate, requestId }: { sellerId: string; week: string; requestId: string },
): Promise<SlipContactView> {
  const request = callersRequest('send_slip', requestId, { sellerId, startDate });
  const week = periodStarting(startDate, await market.fulfilment.calendar());
  const now = market.clock.now();
  const slip = (await slipsOf(market, week)).get(sellerId);
  await inTransaction(market.database, async (tx) => {
    if (!(await journal.recordRequest(tx, request, now))) return;
    const contact = await store.lockContact(tx, sellerId);
    if (contact === undefined) throw new MarketError('NOT_FOUND');
    if (!contact) throw new MarketError('BAD_INPUT', { field: 'seller' });
    if (!slip) throw new MarketError('BAD_INPUT', { field: 'period' });
    await queueSlip(tx, slip, { week, contact, staffId, now });
    await journal.record(tx, { kind: 'send_slip', staffId, data: { seller: sellerId, week: startDate }, at: now });
  });
  return contactOf(market, sellerId, week);
}

/** Ends every link that was mailed to a producer (uuid); the next mail has a new one. Done twice, it is done once. NOT_FOUND. */
export async function revokeLinks(
  market: Market,
  staffId: string,
  { sellerId, week }: { sellerId: string; week: string },
): Promise<SlipContactView> {
  const at = market.clock.now();
  await inTransaction(market.database, async (tx) => {
    const count = await store.revokeLinks(tx, sellerId, at);
    if (count > 0)
      await journal.record(tx, { kind: 'revoke_slip_links', staffId, data: { seller: sellerId, count }, at });
  });
  return contactOf(market, sellerId, periodStarting(week, await market.fulfilment.calendar()));
}

/** The page that a token opens, at its path. deliveryDay: by which its week is called. slip null: nothing to bring for it any more. */
export type SlipPage = store.LinkedSlip & {
  /** The slip's uuid. */
  slipId: string;
  works: true;
  path: string;
  deliveryDay: string;
  slip: ProducerSlip | null;
  now: Date;
};

/**
 * The page of the producer whose mail had a token, with their slip as of now. Without `slip`: a link that has ended, was revoked, or went to
 * an address that is not theirs any more. Null: the market has not signed it.
 */
export async function open(
  market: Market,
  token: string,
): Promise<SlipPage | { works: false; language: Locale } | null> {
  const db = market.database.kysely;
  const now = market.clock.now();
  const slipId = await slipOfToken(db, token);
  const link = slipId && (await store.readLink(db, slipId, now));
  if (!link) return null;
  if (!link.works) return { works: false, language: link.language };
  const period = periodStarting(link.week, await market.fulfilment.calendar());
  const slip = (await slipsOf(market, period)).get(link.sellerId) ?? null;
  const deliveryDay = await market.fulfilment.deliveryDay(period);
  return { ...link, slipId, works: true, path: `${SLIP_PATH}/${token}`, deliveryDay, slip, now };
}

/** Erases slips that were mailed so many days ago; returns how many. Their links have ended. */
export const forget = ({ database }: Market, days: number): Promise<number> =>
  store.eraseSlips(database.kysely, new Date(Date.now() - days * DAY_MS));
