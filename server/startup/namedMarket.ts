import type { Mode } from '../configVariables.ts';
import type { Database } from '../database/database.ts';
import { marketProfile, readSettings } from '../siteInformation/siteInformationService.ts';

/** A market of somebody's own has no name. The message explains how to set one. */
export class UnnamedMarketError extends Error {
  override name = 'UnnamedMarketError';
  constructor() {
    super(
      [
        'This market has no name, and it does not open without one. Before it opens, write whose market it is into a',
        'file site.json (docs/catalogue-files.md, “identity”), for instance',
        '',
        '  {"identity": {"name": {"primary": "Marché du Canal", "secondary": "Canal Market"}, "monogram": "MC", "logo": null,',
        '    "hours": [{"weekday": 4, "from": "14:00", "to": "19:00"}], "sender": null, "taxNumbers": {"gst": null, "qst": null}}}',
        '',
        'and bring it in: npm run market -- import site.json. Later it is changed at the desk, under “Marché et avis” (Market details).',
      ].join('\n'),
    );
  }
}

/** How stand-ins sign their pages. monogram: null where the demo's drawing is shown. */
export type NamedMarket = { marketName: string; monogram: string | null };

/**
 * The market's name in French, as it is signed now, and its monogram; a market of somebody's own without one has the first letter.
 * Throws UnnamedMarketError for one without a name, outside demo mode.
 */
export async function namedMarket(database: Database, mode: Mode): Promise<NamedMarket> {
  const settings = await readSettings(database.kysely);
  if (mode !== 'demo' && settings.identity === null) throw new UnnamedMarketError();
  const marketName = marketProfile(settings).name.fr;
  const [letter = null] = mode === 'demo' ? [] : (/\p{L}/u.exec(marketName) ?? []);
  return { marketName, monogram: settings.identity?.monogram ?? letter?.toUpperCase() ?? null };
}
