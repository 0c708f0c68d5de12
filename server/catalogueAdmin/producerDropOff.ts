import type { DropOff } from '#rules/goodsDays.ts';
import type { Bilingual } from '../database/settingsRows.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import type { MarketSettings } from '../siteInformation/siteInformationService.ts';
import type { PictureMarket } from './marketPictures.ts';

export type PlaceInService = LocationRow | ShippingZoneRow;
/** When producers bring their goods (null: not set), and the places that serve in a usual week. */
export type GoodsDays = {
  dropOff: (DropOff & { place: Bilingual | null }) | null;
  places: PlaceInService[];
};

/** What the desk compares (`goodsWarnings` of rules/goodsDays.ts). Goods of Express alone are at the market already. */
export async function goodsDays({ database }: PictureMarket, { identity }: MarketSettings): Promise<GoodsDays> {
  const { locations, zones } = await readPlaces(database.kysely);
  const places = [...locations.filter(({ storageOnly }) => !storageOnly), ...zones];
  return { dropOff: identity?.dropOff ?? null, places: places.filter(({ active }) => active) };
}
