import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { BannerRow } from '../database/tables.ts';

const SITE = `{
  siteInformations {
    banner {
      title { primary secondary } description { primary secondary }
      actionPrimary { text { primary secondary } url close external }
      desktopImage { path alt } mobileImage { path alt }
    }
  }
  market { maintenance }
}`;

const BANNER: BannerRow = {
  title: { primary: "L'automne ! Déjà", secondary: "It's fall! Already" },
  description: null,
  actionPrimary: {
    text: { primary: 'Voir', secondary: null },
    url: '/categories/nouveautes',
    close: false,
    external: false,
  },
  desktopImage: { path: 'hero-large', alt: { primary: 'Une caisse', secondary: 'A crate' } },
  mobileImage: null,
};

let database: Database;

describe.each(testDatabaseKinds())('site information (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const setBanner = (banner: BannerRow | null) =>
    database.kysely
      .updateTable('market')
      .set({ banner: JSON.stringify(banner) })
      .execute();

  it('has no banner and no maintenance in an empty market', async () => {
    expect((await publicApi(database).ask(SITE)).data).toEqual({
      siteInformations: { banner: null },
      market: { maintenance: false },
    });
  });

  it('returns the banner in both languages, each with its own typography, and follows its changes', async () => {
    await setBanner(BANNER);
    const api = publicApi(database);
    expect((await api.ask(SITE, { locale: 'en' })).data?.siteInformations).toEqual({
      banner: {
        title: { primary: 'L’automne\u202F! Déjà', secondary: 'It’s fall! Already' },
        description: null,
        actionPrimary: {
          text: { primary: 'Voir', secondary: null },
          url: '/categories/nouveautes',
          close: false,
          external: false,
        },
        desktopImage: { path: 'hero-large', alt: 'A crate' },
        mobileImage: null,
      },
    });
    await setBanner(null);
    api.later();
    expect((await api.ask(SITE)).data?.siteInformations).toEqual({ banner: null });
  });

  it('omits the address of a button that the rule rejects, and returns the rest', async () => {
    const api = publicApi(database);
    for (const url of ['mailto:', 'https://user:pw@example.com', '/\\\\evil', 'https://', 'tel:']) {
      await setBanner({ ...BANNER, actionPrimary: { ...BANNER.actionPrimary!, url } });
      api.later();
      const { data, codes } = await api.ask(SITE);
      expect(codes, url).toEqual([]);
      expect(data?.siteInformations, url).toMatchObject({
        banner: { title: { secondary: 'It’s fall! Already' }, actionPrimary: { text: { primary: 'Voir' }, url: null } },
      });
    }
    for (const url of ['mailto:info@marche.example', 'tel:+18195550100']) {
      await setBanner({ ...BANNER, actionPrimary: { ...BANNER.actionPrimary!, url } });
      api.later();
      expect((await api.ask(SITE)).data?.siteInformations).toMatchObject({ banner: { actionPrimary: { url } } });
    }
  });

  it('switches maintenance immediately here, and within a second elsewhere', async () => {
    const here = publicApi(database);
    const elsewhere = publicApi(database);
    const maintenance = async (api: typeof here) => (await api.ask(SITE)).data?.market;
    expect([await maintenance(here), await maintenance(elsewhere)]).toEqual([
      { maintenance: false },
      { maintenance: false },
    ]);
    await here.services.siteInformation.setMaintenance(true);
    expect(await maintenance(here)).toEqual({ maintenance: true });
    expect(await maintenance(elsewhere)).toEqual({ maintenance: false });
    elsewhere.later();
    expect(await maintenance(elsewhere)).toEqual({ maintenance: true });
    await here.services.siteInformation.setMaintenance(false);
    expect(await here.services.siteInformation.maintenance()).toBe(false);
  });
});
