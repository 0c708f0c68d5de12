import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('related products (%s)', (kind) => {
  let database: Database;
  let api: ReturnType<typeof publicApi>;
  const related = async (handle: string) => {
    const { data } = await api.ask(`{ product(handle: "${handle}") { related { handlePrimary } } }`);
    const product = data?.product as { related: { handlePrimary: string }[] } | null | undefined;
    return (product?.related ?? []).map((related) => related.handlePrimary);
  };

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const market = smallMarket(database.kysely);
    await market.seller('ferme');
    const top = await market.collection('fromages');
    await market.collection('pates-molles', { parent_id: top });
    const place = (handle: string, priority: number, picture: string, shelf: string, more = {}) =>
      market.product(handle, 'ferme', { priority, images: picture ? [picture] : [], ...more }, [shelf]);
    await place('brie', 50, 'brie', 'pates-molles');
    await place('camembert', 40, 'camembert', 'pates-molles');
    await place('autre-brie', 10, 'brie', 'pates-molles');
    await place('second-camembert', 60, 'camembert', 'pates-molles');
    await place('gouda', 5, 'gouda', 'fromages');
    await place('sans-image', 6, '', 'fromages');
    await place('retire', 7, 'tomme', 'fromages', { status: 'inactive' });
    for (let nth = 0; nth < 30; nth += 1) await place(`tomme-${nth}`, 100 + nth, `tomme-${nth}`, 'fromages');
    await market.product('seul', 'ferme', { images: ['seul'] });
    api = publicApi(database);
  });
  afterAll(() => database.close());

  it('are of the same collection first, then of its parent, without the product itself or a repeated picture', async () => {
    const brieRelated = await related('brie');
    expect(brieRelated.slice(0, 3)).toEqual(['camembert', 'gouda', 'tomme-0']);
    expect(brieRelated).toHaveLength(20);
    for (const none of ['brie', 'autre-brie', 'second-camembert', 'sans-image', 'retire'])
      expect(brieRelated).not.toContain(none);
  });

  it('are empty for a product in no collection', async () => {
    expect(await related('seul')).toEqual([]);
  });
});
