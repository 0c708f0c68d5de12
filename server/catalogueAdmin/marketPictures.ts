import { isBannerPicture } from '#rules/bannerPicture.ts';
import type { BasketList } from '../baskets/basketList.ts';
import { foldedWords, hasWords, wantedWords } from '../catalogue/deskWords.ts';
import type { BannerRow } from '../database/tables.ts';
import type { PictureFiles } from '../gateways/pictureFiles.ts';
import type { PictureService } from '../pictures/pictureService.ts';
import type { Market } from '../runningMarket.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import type { Text } from '../text/bilingualText.ts';

/** A picture by its storage path; `name`: of the first entity that shows it, null: none does. */
export type MarketPicture = { readonly path: string; readonly name: Text | null };

/** The market of those who change its catalogue, with its baskets and the pictures of this machine. */
export type PictureMarket = Market & { baskets: BasketList; pictureFiles: PictureFiles; pictures: PictureService };
/** Whether the market has a picture with this path. */
export type KnownPictures = { has(path: string): boolean };

/** Most pictures of a list. */
const MAX_PICTURES = 60;
const textsBySnapshot = new WeakMap<Snapshot, { generation: number; names: Map<string, Text> }>();

/** What shows each picture of a catalogue, computed once per catalogue. */
function namesIn(snapshot: Snapshot): Map<string, Text> {
  const cached = textsBySnapshot.get(snapshot);
  const { generation } = snapshot.patching;
  if (cached?.generation === generation) return cached.names;
  const names = new Map<string, Text>();
  const add = (path: string | null, name: Text) => void (path !== null && !names.has(path) && names.set(path, name));
  for (const { images, name } of snapshot.products.values()) for (const path of images) add(path, name);
  for (const { image, name } of snapshot.collections.values()) add(image, name);
  for (const { images, name } of snapshot.sellers.values())
    for (const path of images) add(path, { primary: name, secondary: null });
  textsBySnapshot.set(snapshot, { generation, names });
  return names;
}

/** The paths of a banner's pictures. */
export const pathsOf = (banner: BannerRow | null): string[] =>
  [banner?.desktopImage?.path, banner?.mobileImage?.path].filter((path) => path !== undefined);

/** Every picture of the market: files of this machine, those in its catalogue and baskets, and the banner's own. */
export async function marketPictures(market: PictureMarket): Promise<ReadonlyMap<string, Text | null>> {
  const names = namesIn(await market.catalogue.fresh());
  const pictures = new Map<string, Text | null>(names);
  const add = (path: string, name: Text | null) => void (!pictures.has(path) && pictures.set(path, name));
  for (const { images, name } of await market.baskets.onOffer()) for (const path of images) add(path, name);
  for (const path of pathsOf((await market.siteInformation.settings()).banner)) add(path, null);
  for (const path of await market.pictureFiles.paths()) add(path, null);
  return pictures;
}

/** Whether the market has pictures with these paths, uploaded ones included that nothing shows yet. Without paths nothing is read. */
export async function knownPictures(market: PictureMarket, paths: readonly string[]): Promise<KnownPictures> {
  if (paths.length === 0) return new Set<string>();
  const [pictures, uploaded] = await Promise.all([marketPictures(market), market.pictures.stored(paths)]);
  return { has: (path) => pictures.has(path) || uploaded.has(path) };
}

/**
 * The pictures that match, at most 60: banner pictures first, then by path. Each word begins a word of the path or of
 * the name in either language. BAD_INPUT for more than 100 characters.
 */
export function pictureList(
  pictures: ReadonlyMap<string, Text | null>,
  search: string | null | undefined,
): MarketPicture[] {
  const searchWords = wantedWords(search);
  const textOf = (path: string, name: Text | null) =>
    foldedWords([path, name?.primary ?? '', name?.secondary ?? ''].join(' '));
  return [...pictures]
    .filter(([path, name]) => searchWords.length === 0 || hasWords(textOf(path, name), searchWords))
    .toSorted(([a], [b]) => Number(isBannerPicture(b)) - Number(isBannerPicture(a)) || (a < b ? -1 : 1))
    .slice(0, MAX_PICTURES)
    .map(([path, name]) => ({ path, name }));
}
