import type { z } from 'zod';
import type {
  ActionInput,
  BannerInput,
  ImageInput,
  MarketContactInput,
  MarketIdentityInput,
  PopupInput,
  SiteInformationsInput,
} from '../../__generated__/schemaTypes.ts';
import { storedText } from '../../rules/plainText.ts';
import { readPostalCode } from '../../rules/postalCode.ts';
import { siteParts } from '../catalogueFiles/siteFile.ts';
import type { BannerRow } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { keepVersion } from '../siteInformation/siteInformationService.ts';
import * as store from './catalogueAdminStore.ts';
import type { StoredMarket } from './catalogueAdminStore.ts';
import type { ColumnChange } from './columnChanges.ts';
import { pathsOf } from './marketPictures.ts';
import { changedSince, checkVersion, columnsOf, changeSummary, type Change } from './versionedChange.ts';

/** The change of the site's information, for the journal; null: nothing changed. */
export type SiteSaved = { changes: ReturnType<typeof changeSummary> } | null;

/** A text as it is stored, however it was typed; a blank English one is null. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    const words = typeof part === 'string' ? storedText(part) : part;
    return key === 'secondary' ? words || null : words;
  });

const words = (text: { primary: string; secondary?: string | null }) => ({ secondary: null, ...text });
const action = (given: ActionInput | null | undefined) =>
  given ? { url: null, ...given, text: words(given.text) } : null;

/** An absent part stays unchanged: an older desk does not send it. */
const picture = (given: ImageInput | null | undefined, kept: BannerRow['desktopImage'] | undefined) =>
  given === undefined ? (kept ?? null) : given && { path: given.path, alt: given.alt ? words(given.alt) : null };
const bannerOf = (input: BannerInput, { banner }: StoredMarket) => ({
  title: words(input.title),
  description: input.description ? words(input.description) : null,
  actionPrimary: action(input.actionPrimary),
  desktopImage: picture(input.desktopImage, banner?.desktopImage),
  mobileImage: picture(input.mobileImage, banner?.mobileImage),
});
const popupOf = ({ title, body, icon, actionPrimary, actionSecondary, ...popup }: PopupInput) => ({
  ...popup,
  icon: icon || null,
  title: words(title),
  body: words(body),
  actionPrimary: action(actionPrimary),
  actionSecondary: action(actionSecondary),
});

const identityOf = ({ name, monogram, logo, hours, sender, taxNumbers: { gst, qst } }: MarketIdentityInput) => ({
  name: words(name),
  monogram: monogram || null,
  logo: logo || null,
  hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
  sender: sender || null,
  taxNumbers: { gst: gst || null, qst: qst || null },
});
const contactOf = ({ email, phone, address }: MarketContactInput) => ({
  email: email || null,
  phone: phone || null,
  address: address
    ? {
        line1: address.line1,
        line2: address.line2 || null,
        city: address.city,
        state: address.state,
        postal_code: readPostalCode(address.postal_code) ?? address.postal_code,
        country: address.country,
      }
    : null,
});

type Part = keyof typeof siteParts;
const COLUMNS = {
  banner: 'banner',
  popup: 'popup',
  storedModal: 'stored_modal',
  identity: 'identity',
  contact: 'contact',
} as const;

/** Whether the market has a picture with this path. */
export type KnownPictures = { has(path: string): boolean };

/** The fields of a banner with missing pictures; those that it shows already are accepted. */
const unknownPictures = (banner: BannerInput, kept: BannerRow | null, known: KnownPictures) =>
  (['desktopImage', 'mobileImage'] as const)
    .filter((field) => {
      const path = banner[field]?.path;
      return path !== undefined && !known.has(path) && !pathsOf(kept).includes(path);
    })
    .map((field) => ({ path: ['banner', field, 'path'] }));

/** The given parts, in the form of the site's file. Throws all BAD_INPUT {field: 'banner.title.primary'} together. */
function readSiteInput(input: SiteInformationsInput, market: StoredMarket, known: KnownPictures): ColumnChange[] {
  const given: Record<Part, unknown> = {
    banner: input.banner && bannerOf(input.banner, market),
    popup: input.popup && popupOf(input.popup),
    identity: input.identity && identityOf(input.identity),
    contact: input.contact && contactOf(input.contact),
    storedModal: input.storedModal && { title: words(input.storedModal.title), body: words(input.storedModal.body) },
  };
  const issues: Pick<z.core.$ZodIssue, 'path'>[] = input.banner
    ? unknownPictures(input.banner, market.banner, known)
    : [];
  if (input.identity === null) issues.push({ path: ['identity'] });
  const logo = input.identity?.logo;
  if (logo && !known.has(logo) && logo !== market.identity?.logo) issues.push({ path: ['identity', 'logo'] });
  const wanted = (Object.keys(given) as Part[]).flatMap((field): ColumnChange[] => {
    if (given[field] === undefined) return [];
    if (given[field] === null) return [{ field, column: COLUMNS[field], value: null }];
    const read = siteParts[field].safeParse(stored(given[field]));
    if (!read.success) issues.push(...read.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })));
    return read.success ? [{ field, column: COLUMNS[field], value: read.data }] : [];
  });
  if (issues.length > 0)
    throw new MarketErrors(
      [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => new MarketError('BAD_INPUT', { field })),
    );
  return wanted;
}

/** A stored part in the form of an input. */
function keptOf(market: StoredMarket, field: Part): unknown {
  const kept = market[COLUMNS[field]];
  return kept === null ? null : (siteParts[field].safeParse(stored(kept)).data ?? kept);
}

/**
 * Replaces parts of the site's information in the caller's transaction. Null removes a part; absent and equal parts
 * stay unchanged. BAD_INPUT {field}, SITE_CHANGED {fields}: the parts.
 */
export async function saveSiteIn(
  tx: Transaction,
  version: number,
  input: SiteInformationsInput,
  { known, now }: { known: KnownPictures; now: Date },
): Promise<SiteSaved> {
  const market = await store.lockMarket(tx);
  const changes = readSiteInput(input, market, known).flatMap((one): Change[] => {
    const before = keptOf(market, one.field as Part);
    return JSON.stringify(before) === JSON.stringify(one.value) ? [] : [{ ...one, before }];
  });
  checkVersion(market, version, 'SITE_CHANGED', changedSince(market, changes, version));
  if (changes.length === 0) return null;
  await keepVersion(tx, now);
  await store.writeSettings(tx, columnsOf(changes));
  return { changes: changeSummary(changes) };
}
