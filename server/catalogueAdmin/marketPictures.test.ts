import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { pictureList } from './marketPictures.ts';

const PICTURES = 'query($words: String) { staff { pictures(words: $words) { path alt } } }';

describe.each(testDatabaseKinds())('the market’s pictures at the desk (%s)', (kind) => {
  let api: ApiServer;
  let staff: Who;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    const names = { name_primary: "Pommes d'automne", name_secondary: 'Fall apples' };
    await offer(api.database, 'apples', { product: { ...names, images: ['pomme-rouge', 'pommier'], status: 'draft' } });
    staff = await api.signIn('josee', { roles: ['staff'] });
  });
  afterAll(() => api.close());
  type PicturesResponse = { staff: { pictures: { path: string; alt: string | null }[] } | null };
  const findPictures = async (search: string | null, who: Who = staff) =>
    (await api.ask<PicturesResponse>(who, PICTURES, { words: search })).staff?.pictures ?? null;

  it('include the pictures of products, found by words of their path and of the product’s name in either language', async () => {
    const apples = [
      { path: 'pomme-rouge', alt: 'Pommes d’automne' },
      { path: 'pommier', alt: 'Pommes d’automne' },
    ];
    for (const search of ['POMME', 'fall', 'automne pommes'])
      expect(await findPictures(search), search).toEqual(apples);
    expect(await findPictures('rouge')).toEqual([apples[0]]);
    expect(await findPictures('omme')).toEqual([]);
    expect(await findPictures('a'.repeat(101)).catch(() => 'refused')).toBe('refused');
    expect(await findPictures(null, await api.signIn('ann'))).toBeNull();
  });
});

it('lists at most sixty pictures, those drawn for banners first', () => {
  const names = Array.from({ length: 70 }, (_, number) => `image-${100 + number}`);
  const list = pictureList(new Map([...names, 'z-large', 'y-mobile'].map((path) => [path, null])), null);
  expect([list.length, ...list.slice(0, 3).map(({ path }) => path)]).toEqual([60, 'y-mobile', 'z-large', 'image-100']);
});
