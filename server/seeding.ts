import { catalogueEntries } from './catalogue/catalogueEntries.ts';
import { countCatalogue, insertCatalogue } from './catalogue/catalogueWriteStore.ts';
import type { Database } from './database/database.ts';
import type { BannerRow } from './database/tables.ts';
import { inTransaction } from './database/transaction.ts';
import type { DemoMarket, DemoSite } from './demo/demoMarket.ts';
import { insertPlaces } from './fulfilment/fulfilmentStore.ts';
import { locationEntry, zoneEntry } from './fulfilment/places.ts';
import { finishSeeding, lockSeeding } from './siteInformation/siteInformationStore.ts';

/** Products and producers that the database holds afterwards; `seeded`: this call wrote them. */
export type Seeding = { products: number; sellers: number; seeded: boolean };

function bannerOf({ banner }: DemoSite): BannerRow {
  const imageAt = (path: string | null) => (path === null ? null : { path, alt: null });
  return { ...banner, desktopImage: imageAt(banner.desktopImage), mobileImage: imageAt(banner.mobileImage) };
}

/**
 * Writes the demo market into a database that was never seeded, all or nothing; one that was is left alone, whatever has
 * become of it since. Processes that start together wait for one another. Throws the database's error when the data
 * contradicts itself (a handle twice, a relation to nothing).
 */
export async function seedDemoMarket(database: Database, demoMarket: DemoMarket): Promise<Seeding> {
  return inTransaction(database, async (tx) => {
    const done = await lockSeeding(tx);
    if (!done) {
      await insertCatalogue(tx, catalogueEntries(demoMarket));
      await insertPlaces(tx, demoMarket.locations.map(locationEntry), demoMarket.zones.map(zoneEntry));
      await finishSeeding(tx, bannerOf(demoMarket.site));
    }
    return { ...(await countCatalogue(tx)), seeded: !done };
  });
}
