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
        'and bring it in: npm run market -- import site.json. Later it is changed at the desk, under Informations.',
      ].join('\n'),
    );
  }
}

/** The market's name in French, as it is signed now. Throws UnnamedMarketError for one without, outside demo mode. */
export async function namedMarket(database: Database, mode: Mode): Promise<string> {
  const settings = await readSettings(database.kysely);
  if (mode !== 'demo' && settings.identity === null) throw new UnnamedMarketError();
  return marketProfile(settings).name.fr;
}
