import type { z } from 'zod';
import type {
  ActionInput,
  BannerInput,
  ImageInput,
  MarketContactInput,
  MarketIdentityInput,
  PopupInput,
  SiteInformationsInput,
} from '#generated/schemaTypes.ts';
import { pathFor } from '#rules/pictureCrop.ts';
import { storedText } from '#rules/plainText.ts';
import { readPostalCode } from '#rules/postalCode.ts';
import { dayAt } from '#rules/zone.ts';
import type { HaltedPurchases } from '../baskets/haltedPurchases.ts';
import { siteParts } from '../catalogueFiles/siteFile.ts';
import type { BannerRow } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { keepVersion } from '../siteInformation/siteInformationService.ts';
import * as store from './catalogueAdminStore.ts';
import type { StoredMarket } from './catalogueAdminStore.ts';
import type { ColumnChange } from './columnChanges.ts';
import { isFocalPoint } from './imageChanges.ts';
import { pathsOf, type KnownPictures } from './marketPictures.ts';
import { pageChanges, pagesChangedSince } from './savePages.ts';
import { checkHalted, termChanges } from './saveTerms.ts';
import { changedSince, checkVersion, columnsOf, changeSummary, type Change } from './versionedChange.ts';

/** The change of the site's information, for the journal; null: nothing changed. */
export type SiteSaved = { changes: ReturnType<typeof changeSummary> } | null;

/** A text as it is stored, however it was typed; a blank English one is null. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    const stored = typeof part === 'string' ? storedText(part) : part;
    return key === 'secondary' ? stored || null : stored;
  });

const bilingual = (text: { primary: string; secondary?: string | null }) => ({ secondary: null, ...text });
const action = (input: ActionInput | null | undefined) =>
  input ? { url: null, ...input, text: bilingual(input.text) } : null;

const imageOf = ({ path, focalPoint, alt }: ImageInput) => ({
  path: pathFor(path, 'mobile', focalPoint),
  alt: alt ? bilingual(alt) : null,
});
/** An absent part stays unchanged: an older desk does not send it. */
const picture = (input: ImageInput | null | undefined, stored: BannerRow['desktopImage'] | undefined) =>
  input === undefined ? (stored ?? null) : input && imageOf(input);
const bannerOf = (input: BannerInput, { banner }: StoredMarket) => ({
  title: bilingual(input.title),
  description: input.description ? bilingual(input.description) : null,
  actionPrimary: action(input.actionPrimary),
  desktopImage: picture(input.desktopImage, banner?.desktopImage),
  mobileImage: picture(input.mobileImage, banner?.mobileImage),
});
const popupOf = ({ title, body, icon, actionPrimary, actionSecondary, ...popup }: PopupInput) => ({
  ...popup,
  icon: icon || null,
  title: bilingual(title),
  body: bilingual(body),
  actionPrimary: action(actionPrimary),
  actionSecondary: action(actionSecondary),
});

const identityOf = (
  {
    name,
    monogram,
    logo,
    logoFocalPoint,
    hours,
    sender,
    taxNumbers: { gst, qst },
    shortageRule,
    dropOff,
  }: MarketIdentityInput,
  { identity }: StoredMarket,
) => ({
  name: bilingual(name),
  monogram: monogram || null,
  logo: logo ? pathFor(logo, 'square', logoFocalPoint) : null,
  hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
  sender: sender || null,
  taxNumbers: { gst: gst || null, qst: qst || null },
  shortageRule: shortageRule ?? identity?.shortageRule,
  dropOff:
    dropOff === undefined
      ? identity?.dropOff
      : dropOff && { ...dropOff, place: dropOff.place ? bilingual(dropOff.place) : null },
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
  links: 'links',
} as const;

/** now: of the market. halted: what higher terms stop, as the caller was shown; null: not asked. */
type SiteContext = { pictures: KnownPictures; now: Date; halted: HaltedPurchases | null };

/** The fields of a banner with missing pictures; those that it shows already are accepted. */
const unknownPictures = (banner: BannerInput, stored: BannerRow | null, pictures: KnownPictures) =>
  (['desktopImage', 'mobileImage'] as const)
    .filter((field) => {
      const image = banner[field];
      if (!image) return false;
      const isKnown = pictures.has(image.path) || pathsOf(stored).includes(image.path);
      return !isKnown || !isFocalPoint(image.focalPoint);
    })
    .map((field) => ({ path: ['banner', field, 'path'] }));

/** The given parts, in the form of the site's file. Throws all BAD_INPUT {field: 'banner.title.primary'} together. */
function readSiteInput(
  input: SiteInformationsInput,
  market: StoredMarket,
  { pictures, now }: Pick<SiteContext, 'pictures' | 'now'>,
): { parts: ColumnChange[]; terms: Change[]; pages: Pick<ReturnType<typeof pageChanges>, 'changes' | 'names'> } {
  const parts: Record<Part, unknown> = {
    banner: input.banner && bannerOf(input.banner, market),
    popup: input.popup && popupOf(input.popup),
    identity: input.identity && identityOf(input.identity, market),
    contact: input.contact && contactOf(input.contact),
    // A market without links has an empty list.
    links: input.links === null ? [] : input.links?.map((link) => ({ ...link, text: bilingual(link.text) })),
    storedModal: input.storedModal && {
      title: bilingual(input.storedModal.title),
      body: bilingual(input.storedModal.body),
    },
  };
  const issues: Pick<z.core.$ZodIssue, 'path'>[] = input.banner
    ? unknownPictures(input.banner, market.banner, pictures)
    : [];
  if (input.identity === null) issues.push({ path: ['identity'] });
  const logo = input.identity?.logo;
  const isLogoKnown = !logo || pictures.has(logo) || logo === market.identity?.logo;
  if (!isLogoKnown || !isFocalPoint(input.identity?.logoFocalPoint)) issues.push({ path: ['identity', 'logo'] });
  const terms = input.terms ? termChanges(input.terms, market, dayAt(now)) : { changes: [], invalid: [] };
  issues.push(...terms.invalid.map((path) => ({ path })));
  const pages = pageChanges(input.pages ?? {}, market);
  issues.push(...pages.issues);
  const changes = (Object.keys(parts) as Part[]).flatMap((field): ColumnChange[] => {
    if (parts[field] === undefined) return [];
    if (parts[field] === null) return [{ field, column: COLUMNS[field], value: null }];
    const parsed = siteParts[field].safeParse(stored(parts[field]));
    if (!parsed.success)
      issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })));
    return parsed.success ? [{ field, column: COLUMNS[field], value: parsed.data }] : [];
  });
  if (issues.length > 0)
    throw new MarketErrors(
      [...new Set(issues.map(({ path }) => path.join('.')))].map((field) => new MarketError('BAD_INPUT', { field })),
    );
  return { parts: changes, terms: terms.changes, pages };
}

/** A stored part in the form of an input. */
function keptOf(market: StoredMarket, field: Part): unknown {
  const value = market[COLUMNS[field]];
  return value === null ? null : (siteParts[field].safeParse(stored(value)).data ?? value);
}

/**
 * Replaces parts of the site's information in the caller's transaction. Null removes a part; absent and equal parts
 * stay unchanged. BAD_INPUT {field}, SITE_CHANGED {fields}: the parts. TERMS_RAISED.
 */
export async function saveSiteIn(
  tx: Transaction,
  version: number,
  input: SiteInformationsInput,
  context: SiteContext,
): Promise<SiteSaved> {
  const market = await store.lockMarket(tx);
  const { parts, terms, pages } = readSiteInput(input, market, context);
  const changedParts = parts.flatMap((change): Change[] => {
    const before = keptOf(market, change.field as Part);
    return JSON.stringify(before) === JSON.stringify(change.value) ? [] : [{ ...change, before }];
  });
  const restorable = [...changedParts, ...pages.changes];
  const changes = [...restorable, ...terms];
  const conflicts = changedSince(market, changes, version);
  const texts = conflicts.includes('pages') ? await pagesChangedSince(tx, market, pages.names, version) : [];
  checkVersion(market, version, 'SITE_CHANGED', [...conflicts.filter((field) => field !== 'pages'), ...texts]);
  if (changes.length === 0) return null;
  if (terms.length > 0 && context.halted) await checkHalted(tx, market, terms, context.halted, context.now);
  if (restorable.length > 0) await keepVersion(tx, context.now);
  await store.writeSettings(tx, columnsOf(changes));
  return { changes: changeSummary(changes) };
}
