import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { readSettings, writeMaintenance, type MarketSettings } from './siteInformationStore.ts';

export type { MarketSettings } from './siteInformationStore.ts';

export type SiteInformationService = {
  /** The operator's settings; banner null: home begins with its collections. */
  settings(): Promise<MarketSettings>;
  /** Whether every page shows the maintenance message. */
  maintenance(): Promise<boolean>;
  /** Switches the maintenance message; in this process it applies once this resolves, in others within a second. */
  setMaintenance(on: boolean): Promise<void>;
};

export function createSiteInformationService(options: {
  database: Database;
  catalogue: CatalogueService;
}): SiteInformationService {
  const { database, catalogue } = options;
  const settings = catalogue.following(() => readSettings(database.kysely));
  return {
    settings,
    maintenance: async () => (await settings()).maintenance,
    async setMaintenance(on) {
      await writeMaintenance(database.kysely, on);
      await catalogue.fresh();
    },
  };
}
