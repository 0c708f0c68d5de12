import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createSeoFiles, type SeoFiles } from './seoFiles.ts';

const ORIGIN = 'https://market.example';

describe.each(testDatabaseKinds())('the files for search engines (%s)', (kind) => {
  let database: Database;
  let api: ReturnType<typeof publicApi>;
  let market: ReturnType<typeof smallMarket>;
  let seoFiles: SeoFiles;
  const text = async (path: string) => (await seoFiles(path))?.body.toString() ?? null;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    market = smallMarket(database.kysely);
    await market.seller('ferme-du-pre');
    const shelf = await market.collection('legumes');
    await market.collection('courges', { parent_id: shelf });
    await market.collection('vide');
    await market.product('courge', 'ferme-du-pre', { images: ['courge-musquee'] }, ['courges']);
    await market.product('brouillon', 'ferme-du-pre', { status: 'draft' }, ['legumes']);
    await market.product('retire', 'ferme-du-pre', { status: 'inactive' }, ['legumes']);
    api = publicApi(database);
    seoFiles = createSeoFiles({ ...api.services, origin: ORIGIN, imageBase: '/images' });
  });
  afterAll(() => database.close());

  it('include the icon that browsers request by themselves, and the page of all products in the sitemap', async () => {
    expect(await seoFiles('/favicon.ico')).toMatchObject({ type: 'image/x-icon' });
    expect(await text('/sitemap-fr-1.xml')).toContain(`<loc>${ORIGIN}/produits</loc>`);
  });

  it('have an index with a file for each language', async () => {
    const index = await text('/sitemap.xml');
    expect(index?.match(/<loc>[^<]+/g)).toEqual([`<loc>${ORIGIN}/sitemap-fr-1.xml`, `<loc>${ORIGIN}/sitemap-en-1.xml`]);
    for (const none of ['/sitemap-fr-2.xml', '/sitemap-de-1.xml', '/sitemap-fr-0.xml', '/sitemap', '/sitemap.xml/'])
      expect(await seoFiles(none), none).toBeNull();
  });

  it('list what is on sale at both addresses, with its picture, and nothing else', async () => {
    const french = (await text('/sitemap-fr-1.xml'))!;
    const english = (await text('/sitemap-en-1.xml'))!;
    expect(french).toContain(`<url><loc>${ORIGIN}/produits/courge</loc>`);
    expect(english).toContain(`<url><loc>${ORIGIN}/en/products/courge-en</loc>`);
    for (const xml of [french, english]) {
      expect(xml).toContain(`hreflang="fr-CA" href="${ORIGIN}/produits/courge"`);
      expect(xml).toContain(`hreflang="en-CA" href="${ORIGIN}/en/products/courge-en"`);
      expect(xml).toContain(`hreflang="x-default" href="${ORIGIN}/produits/courge"`);
      expect(xml).toContain(`<image:loc>${ORIGIN}/images/courge-musquee-410.webp</image:loc>`);
      for (const hidden of [
        'brouillon',
        'retire',
        'vide',
        '/panier<',
        '/cart',
        '/compte',
        '/recherche',
        '/maintenance',
      ])
        expect(xml, hidden).not.toContain(hidden);
    }
    expect(french).toContain(`<loc>${ORIGIN}/categories/legumes/courges</loc>`);
    expect(english).toContain(`<loc>${ORIGIN}/en/categories/legumes-en/courges-en</loc>`);
    expect(french).toContain(`<loc>${ORIGIN}/producteurs/ferme-du-pre</loc>`);
  });

  it('follow the catalogue', async () => {
    await market.product('navet', 'ferme-du-pre');
    api.later();
    expect(await text('/sitemap-fr-1.xml')).toContain('/produits/navet');
  });

  it('exclude personal pages from crawling, in both languages, and nothing else', async () => {
    const robots = (await text('/robots.txt'))!;
    const shut = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
    const open = (path: string) =>
      !shut.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
    for (const path of [
      '/compte/profil',
      '/en/account/',
      '/commandes',
      '/en/orders',
      '/commande/x',
      '/panier/',
      '/graphql',
    ])
      expect(open(path), path).toBe(false);
    for (const path of [
      '/',
      '/en',
      '/produits/x',
      '/producteurs',
      '/paniers-hebdomadaires',
      '/en/weekly-baskets',
      '/contact',
    ])
      expect(open(path), path).toBe(true);
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('make the market installable on a phone', async () => {
    const manifest = JSON.parse((await text('/manifest.webmanifest'))!) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect((await seoFiles(src))?.body.slice(1, 4).toString(), src).toBe('PNG');
  });

  it('have the operator’s name and picture for the installed market', async () => {
    const identity = {
      name: { primary: 'Marché du Canal', secondary: 'Canal Market' },
      monogram: 'MC',
      logo: null,
      hours: [],
      sender: null,
      taxNumbers: { gst: null, qst: null },
    };
    await database.kysely
      .updateTable('market')
      .set({ identity: JSON.stringify(identity) })
      .execute();
    api.later();
    expect(JSON.parse((await text('/manifest.webmanifest'))!)).toMatchObject({
      name: 'Marché du Canal',
      short_name: 'Canal',
      icons: [{ src: '/icons/monogram.svg' }],
    });
    expect(await text('/icons/monogram.svg')).toContain('>MC</text>');
  });
});
