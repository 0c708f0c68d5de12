import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cropPath } from '#rules/pictureCrop.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { erasePictures, isShown, markUsed } from './pictureStore.ts';

const HASH = 'a1b2c3d4e5f60718'.padEnd(64, '9');
const PATH = cropPath(HASH);
const UNUSED_DAYS = 30;
const inMarket = (column: 'identity' | 'banner', path: string) =>
  sql`update market set ${sql.ref(column)} = ${JSON.stringify(path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), PATH))}::jsonb`;

/** Each place that shows a picture. `crops`: its crops are made for whoever asks. */
const PLACES: [name: string, show: RawBuilder<unknown>, crops: boolean][] = [
  ['a product', sql`update product set images = array[${PATH}]`, true],
  ['a producer', sql`update seller set images = array['another', ${PATH}]`, true],
  ['a basket', sql`update basket set images = array[${PATH}]`, true],
  ['a collection', sql`update collection set image = ${PATH}`, true],
  ['an order', sql`update order_line set image = ${PATH}`, false],
  ['the logo', inMarket('identity', 'logo'), true],
  ['the banner on a desktop', inMarket('banner', 'desktopImage.path'), true],
  ['the banner on a phone', inMarket('banner', 'mobileImage.path'), true],
];

describe('an uploaded picture', () => {
  const { inRows } = statusMarket(async (database) => {
    await offer(database, 'bread');
    await basketOffer(database, 'panier');
    await smallMarket(database.kysely).collection('fruits');
  });
  const after = (show: RawBuilder<unknown>) =>
    inRows(async (tx) => {
      await sql`insert into picture (hash, content, width, height, used_at)
        values (${HASH}, '', 640, 640, now() - make_interval(days => ${UNUSED_DAYS + 1}))`.execute(tx);
      await show.execute(tx);
      const crops = await isShown(tx, PATH);
      await markUsed(tx);
      return { crops, erased: await erasePictures(tx, UNUSED_DAYS) };
    });

  it.each(PLACES)('stays as long as %s shows it', async (_, show, crops) => {
    expect(await after(show)).toEqual({ crops, erased: 0 });
  });
  it('is erased when nothing shows it', async () => {
    expect(await after(sql`select`)).toEqual({ crops: false, erased: 1 });
  });
});
