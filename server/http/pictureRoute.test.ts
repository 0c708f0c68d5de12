import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '#rules/pictureUpload.ts';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { catalogueFolder } from '../../tests/support/catalogueFolder.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { createLog } from '../log.ts';
import { readPictures, writePictures } from '../operator/pictureFolder.ts';
import * as pictureService from '../pictures/pictureService.ts';
import { answerPicture } from './pictureRoute.ts';
import { createPictureHandler } from './staticFiles.ts';

const ORIGIN = 'https://market.example';
type Image = {
  path: string;
  alt: string | null;
  focalPoint: { x: number; y: number } | null;
  uncropped: string | null;
};
type Product = { version: number; images: Image[] };
const IMAGES = 'version images { path alt focalPoint { x y } uncropped }';
const SAVE = `mutation($id: ID!, $version: Int!, $input: ProductInput!) {
  saveProduct(id: $id, version: $version, input: $input) { ${IMAGES} } }`;
const READ = `query($id: ID!) { staff { product(id: $id) { ${IMAGES} } } }`;

describe.each(testDatabaseKinds())('uploaded pictures (%s)', (kind) => {
  let api: ApiServer;
  let server: Server;
  let url: string;
  let manager: Who;
  const id = toId('Product', testId('product pommes'));
  const apple = (red = 200) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: { r: red, g: 40, b: 40 } } })
      .jpeg()
      .toBuffer();

  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'pommes');
    manager = await api.signIn('josee', { roles: ['staff'] });
    const { services, callerOf } = api;
    const picture = createPictureHandler([], services.pictures.file);
    server = createServer((request, response) => {
      const [, folder, name = ''] = (request.url ?? '').split('/');
      const answer =
        folder === 'images'
          ? picture(name, request, response).then((isAnswered) => isAnswered || response.writeHead(404).end())
          : answerPicture(
              { services, callerOf, origins: new Set([ORIGIN]), realNow: () => api.time.real },
              request,
              response,
            );
      answer.catch(() => response.writeHead(500).end());
    });
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    await api.close();
  });

  async function upload(file: Buffer, who: Who = manager, headers: Record<string, string> = {}) {
    const { session, authorization } = who;
    const cookie = api.sessions.cookie(api.sessions.issue(session, null));
    const response = await fetch(`${url}/pictures`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, ...(authorization && { authorization }), ...headers },
      body: new Uint8Array(file),
    });
    const body = response.status === 200 ? ((await response.json()) as { path: string; uncropped: string }) : null;
    return { status: response.status, body };
  }
  const uploaded = async (file: Buffer) => {
    const { body } = await upload(file);
    if (!body) throw new Error('The picture was refused.');
    return body;
  };
  const get = async (name: string) => {
    const response = await fetch(`${url}/images/${name}`);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const product = async () => (await api.ask<{ staff: { product: Product } }>(manager, READ, { id })).staff.product;
  const saveImages = async (images: object[] | null, who: Who = manager) => {
    const { version } = await product();
    return (await api.ask<{ saveProduct: Product }>(who, SAVE, { id, version, input: { images } })).saveProduct;
  };
  const refused = (images: object[]) =>
    saveImages(images).then(
      () => 'saved',
      () => 'refused',
    );

  it('come from managers alone, from the market’s own pages', async () => {
    const file = await apple();
    expect((await upload(file, await api.signIn('ann'))).status).toBe(403);
    expect((await upload(file, await api.signIn('vera', { roles: ['volunteer'] }))).status).toBe(403);
    expect((await upload(file, { session: manager.session })).status).toBe(401);
    expect((await upload(file, manager, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${url}/pictures`)).status).toBe(405);
    expect(await api.services.pictures.hashes()).toEqual([]);
  });

  it('are refused by size and content', async () => {
    expect((await upload(randomBytes(MAX_PICTURE_BYTES + 1))).status).toBe(413);
    const tooLong = await upload(Buffer.alloc(40_000_000)).catch(() => ({ status: 413 }));
    expect(tooLong.status).toBe(413);
    expect((await upload(Buffer.from('Une liste de prix'))).status).toBe(415);
    expect((await upload((await apple()).subarray(0, 300))).status).toBe(400);
  });

  it('are stored once, and shown by a product in the demo’s sizes and formats, cropped at the focal point', async () => {
    const file = await apple();
    const { path, uncropped } = await uploaded(file);
    expect(await uploaded(file)).toEqual({ path, uncropped });
    expect(await api.services.pictures.hashes()).toHaveLength(1);
    expect((await get(`${uncropped}-640.webp`)).headers.get('content-type')).toBe('image/webp');

    const alt = { primary: 'Trois pommes', secondary: 'Three apples' };
    const saved = await saveImages([{ path, alt, focalPoint: { x: 0.2, y: 0.8 } }]);
    expect(saved.images).toEqual([
      { path: path.replace('-5050', '-2080'), alt: 'Trois pommes', focalPoint: { x: 0.2, y: 0.8 }, uncropped },
    ]);
    const [image] = saved.images;
    for (const name of ['205.avif', '410.avif', '640.avif', '410.webp', '1200.jpg']) {
      const { status, headers } = await get(`${image!.path}-${name}`);
      expect([status, headers.get('cache-control')], name).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const { width, height } = await sharp((await get(`${image!.path}-410.webp`)).bytes).metadata();
    expect([width, height]).toEqual([410, 410]);

    const again = await saveImages([{ path: image!.path, alt }]);
    expect(again).toEqual(saved);
    // Another server finds what this one made, and a crop that nothing shows is not made for whoever invents its name.
    const other = { database: api.database, log: createLog('silent'), cache: pictureService.emptyCache() };
    expect(Buffer.isBuffer(await pictureService.file(other, `${image!.path}-410.webp`))).toBe(true);
    for (const name of [
      `${path.replace('-5050', '-0101')}-410.webp`,
      `${path}-411.webp`,
      `photo-${'0'.repeat(16)}-5050-410.webp`,
    ])
      expect((await get(name)).status, name).toBe(404);
  });

  it('are named by nobody but managers, each once, and only if they are there', async () => {
    const { path } = await uploaded(await apple(100));
    const volunteer = await api.signIn('vera', { roles: ['volunteer'] });
    await expect(saveImages([{ path }], volunteer)).rejects.toThrow();
    expect(await refused([{ path }, { path }])).toBe('refused');
    expect(await refused([{ path: 'nulle-part' }])).toBe('refused');
    expect(await refused([{ path: `photo-${'0'.repeat(16)}-5050` }])).toBe('refused');
    expect(await refused([{ path, focalPoint: { x: 1.2, y: 0 } }])).toBe('refused');
    expect(await refused([{ path, alt: { primary: '', secondary: 'Apples' } }])).toBe('refused');
    expect(await refused(Array.from({ length: 13 }, (_, x) => ({ path, focalPoint: { x: x / 20, y: 0 } })))).toBe(
      'refused',
    );
    expect((await saveImages([{ path, focalPoint: { x: 0, y: 0 } }, { path }])).images).toHaveLength(2);
  });

  it('are exported and imported whole, and a damaged one is refused', async () => {
    const { folder, remove } = catalogueFolder({});
    const { pictures } = api.services;
    const hashes = await pictures.hashes();
    expect(await writePictures(pictures, folder)).toBe(hashes.length);
    await sql`delete from picture`.execute(api.database.kysely);
    expect([...(await readPictures(pictures, folder, true))].sort()).toEqual(hashes);
    expect(await pictures.hashes()).toEqual([]);
    expect([...(await readPictures(pictures, folder, false))].sort()).toEqual(hashes);
    expect(await pictures.hashes()).toEqual(hashes);
    await sql`delete from picture`.execute(api.database.kysely);
    const file = path.join(folder, 'pictures', `photo-${hashes[0]}.webp`);
    fs.writeFileSync(
      file,
      await sharp(await apple(7))
        .webp()
        .toBuffer(),
    );
    await expect(readPictures(pictures, folder, false)).rejects.toThrow('is damaged');
    remove();
  });

  it('stay as long as a saving of the catalogue that removed them can be undone', async () => {
    const { path } = await uploaded(await apple(90));
    const { services, database } = api;
    const write = async (images: string, requestId: string) => {
      const query = '{ staff { catalogueRecords(kind: products) { key version } } }';
      const read = await api.ask<{ staff: { catalogueRecords: { key: string; version: number }[] } }>(
        manager,
        query,
        {},
      );
      const { key, version } = read.staff.catalogueRecords[0]!;
      const records = [{ key, version, cells: [{ column: 'images', value: images }] }];
      await api.ask(
        manager,
        `mutation($records: [CatalogueRecordInput!]!, $requestId: ID!) {
          saveCatalogueRecords(kind: products, records: $records, requestId: $requestId) { saving { number } } }`,
        { records, requestId },
      );
    };
    await write(path, 'with a picture');
    await write('', 'without it');
    const forget = async () => {
      await sql`update picture set used_at = now() - make_interval(days => ${pictureService.UNUSED_KEPT_DAYS}, mins => 1)`.execute(
        database.kysely,
      );
      await services.pictures.forget();
      return services.pictures.hashes();
    };
    expect(await forget()).toContain(path.slice(6, 22));
    await sql`update catalogue_saving set undone_at = now()`.execute(database.kysely);
    expect(await forget()).not.toContain(path.slice(6, 22));
  });

  it('are erased with their files 30 days after nothing shows them any more', async () => {
    const { path } = await uploaded(await apple(60));
    await saveImages([{ path, focalPoint: { x: 0, y: 0 } }]);
    const file = await apple(30);
    const unused = await uploaded(file);
    await get(`${unused.path}-410.webp`);
    const age = (days: number) =>
      sql`update picture set used_at = now() - make_interval(days => ${days}, mins => 1)`.execute(api.database.kysely);
    await age(pictureService.UNUSED_KEPT_DAYS - 1);
    expect(await api.services.pictures.forget()).toBe(0);
    await age(pictureService.UNUSED_KEPT_DAYS);
    // Uploaded once more, it counts from then on.
    expect(await uploaded(file)).toEqual(unused);
    await api.services.pictures.forget();
    expect(await api.services.pictures.hashes()).toContain(unused.path.slice(6, 22));
    await age(pictureService.UNUSED_KEPT_DAYS);
    await api.services.pictures.forget();
    expect(await api.services.pictures.hashes()).toEqual([path.slice(6, 22)]);
    const { rows } = await sql<{ name: string }>`select name from released.picture_file`.execute(api.database.kysely);
    expect(rows.filter(({ name }) => !name.startsWith(path.slice(0, 22)))).toEqual([]);
  });
});
