/** Zones of Canada that a manager can choose; `site.json` takes any other. From east to west. */
export const TIME_ZONES = [
  'America/St_Johns',
  'America/Goose_Bay',
  'America/Halifax',
  'America/Moncton',
  'America/Blanc-Sablon',
  'America/Toronto',
  'America/Iqaluit',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Yellowknife',
  'America/Dawson_Creek',
  'America/Whitehorse',
  'America/Vancouver',
] as const;

type ZoneKey<Zone extends string> = Zone extends `America/${infer City}` ? City : never;

/** The key of a zone's name in the texts; null: one of elsewhere, which is shown as the database of zones names it. */
export function zoneKey(zone: string): ZoneKey<(typeof TIME_ZONES)[number]> | null {
  const found = TIME_ZONES.find((one) => one === zone);
  return found ? (found.slice('America/'.length) as ZoneKey<typeof found>) : null;
}
