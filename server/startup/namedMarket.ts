import type { Database } from '../database/database.ts';
import { marketProfile, readSettings } from '../siteInformation/siteInformationService.ts';

/** A live market has no name. The message explains how to set one. */
export class UnnamedMarketError extends Error {
  override name = 'UnnamedMarketError';
  constructor() {
    super(
      [
        'This market has no name, and a live one does not open without. Before it opens, write whose market it is into a',
        'file site.json (docs/catalogue-files.md, “identity”), for instance',
        '',
        '  {"identity": {"name": {"primary": "Marché du Canal", "secondary": "Canal Market"}, "monogram": "MC", "logo": null,',
        '    "hours": [{"weekday": 4, "from": "14:00", "to": "19:00"}], "sender": null, "taxNumbers": {"gst": null, "qst": null}}}',
        '',
        'and bring it in: npm run market -- import site.json. Later it is changed at the desk, under Informations.',
      ].join('\n'),
    );
  }
}

/** The market's name in French, as it is signed now. Throws UnnamedMarketError for a live market without one. */
export async function namedMarket(database: Database, live: boolean): Promise<string> {
  const settings = await readSettings(database.kysely);
  if (live && settings.identity === null) throw new UnnamedMarketError();
  return marketProfile(settings).name.fr;
}
