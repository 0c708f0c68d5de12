import { isDeepStrictEqual } from 'node:util';
import { termsOn, type DayTerms, type MarketTerms } from '#rules/marketTerms.ts';
import { dayAt } from '#rules/zone.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import type { OperatorPageName } from '../database/tables.ts';
import { marketProfile, type MarketProfile } from './marketProfile.ts';
import { readSettings, writeMaintenance, type MarketSettings } from './siteInformationStore.ts';
import { readVersions } from './siteVersionStore.ts';

export { calendarColumn, calendarOf, readCalendar, type CalendarRow } from '../database/calendarReading.ts';
export { lockingTerms, readSettings, readTerms } from './siteInformationStore.ts';
export type { MarketSettings } from './siteInformationStore.ts';
export type { MarketProfile } from './marketProfile.ts';
export { keepVersion, settingsSince } from './siteVersionStore.ts';
export { textValues } from './operatorPageText.ts';
export { marketProfile, shownMarket } from './marketProfile.ts';

const OPERATOR_PAGES: readonly OperatorPageName[] = ['privacy', 'terms', 'faq', 'producers'];

/** The settings as they were before a change at `until`, and what it changed of texts and links; maintenance and amounts are not among them. */
export type SiteVersion = {
  version: number;
  until: Date;
  siteInformations: MarketSettings;
  changedTexts: OperatorPageName[];
  changedLinks: boolean;
};

export type SiteInformationService = ReturnType<typeof createSiteInformationService>;

export function createSiteInformationService(options: { database: Database; catalogue: CatalogueService }) {
  const { database, catalogue } = options;
  const settings = catalogue.cachedPerVersion(() => readSettings(database.kysely));
  const terms = async (): Promise<MarketTerms> => (await catalogue.current()).terms;
  return {
    /** The operator's settings; banner null: home begins with its collections. */
    settings,
    /** The amounts that the market decides, from memory. */
    terms,
    /** As `terms`, what the market has, and what its weeks follow. */
    decisions: async () => {
      const { terms: amounts, offers, calendar } = await catalogue.current();
      return { terms: amounts, offers, calendar };
    },
    /** What a purchase at `now` is charged with, from memory. */
    termsAt: async (now: Date): Promise<DayTerms> => termsOn(await terms(), dayAt(now)),
    /** How the market signs what it writes. */
    profile: async (): Promise<MarketProfile> => marketProfile(await settings()),
    /** Versions that the desk can restore, newest first. */
    versions: async (): Promise<SiteVersion[]> => {
      const now = await settings();
      const versions = (await readVersions(database.kysely)).map(({ version, until, settings: then }) => ({
        version,
        until,
        siteInformations: { ...now, ...then, version },
      }));
      return versions.map((one, at) => {
        const next = versions[at - 1]?.siteInformations ?? now;
        return {
          ...one,
          changedTexts: OPERATOR_PAGES.filter(
            (name) => !isDeepStrictEqual(one.siteInformations.pages[name], next.pages[name]),
          ),
          changedLinks: !isDeepStrictEqual(one.siteInformations.links, next.links),
        };
      });
    },
    /** Whether every page shows the maintenance message. */
    maintenance: async (): Promise<boolean> => (await settings()).maintenance,
    /** Switches the maintenance message; in this process it applies once this resolves, in others within a second. */
    async setMaintenance(on: boolean): Promise<void> {
      await writeMaintenance(database.kysely, on);
      await catalogue.fresh();
    },
  };
}
