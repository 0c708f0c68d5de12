import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepts, createPictureHandler } from './staticFiles.ts';

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['BR;q=0.1', true],
  ['*', true],
  ['br;q=0', false],
  ['gzip, br; q=0.0', false],
  ['*, br;q=0', false],
  ['*;q=0', false],
  ['gzip', false],
  ['x-br, brotli', false],
  ['br;q=none', false],
  ['', false],
  [undefined, false],
])('reads from accept-encoding %j whether brotli is accepted', (header, expected) => {
  expect(accepts({ headers: header === undefined ? {} : { 'accept-encoding': header } }, 'br')).toBe(expected);
});

describe('pictures', () => {
  let folder: string;
  let url: string;
  const server = createServer();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const picture = createPictureHandler([folder], async () => 'missing');
    server.on('request', (request, response) => {
      picture((request.url ?? '').slice(1), request, response).then(
        (isSent) => isSent || response.writeHead(404).end(),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const name of ['640', 'wide']) await mkdir(path.join(folder, name));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c00' } });

  it('are sent whole, with their type', async () => {
    const bytes = {
      avif: await red.clone().avif().toBuffer(),
      webp: await red.clone().webp().toBuffer(),
      jpg: await red.clone().jpeg().toBuffer(),
    };
    for (const [format, content] of Object.entries(bytes)) {
      await writeFile(path.join(folder, `640/pomme.${format}`), content);
      const response = await fetch(`${url}/pomme-640.${format}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        `image/${format === 'jpg' ? 'jpeg' : format}`,
      ]);
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
      const head = await fetch(`${url}/pomme-640.${format}`, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(content.length));
    }
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'mots de passe'],
    ['nothing', ''],
  ])('are not %s under a picture’s name', async (_, content) => {
    for (const format of ['avif', 'webp', 'jpg']) {
      await writeFile(path.join(folder, `640/faux.${format}`), content);
      await writeFile(path.join(folder, `wide/automne-large-900.${format}`), content);
      for (const name of ['faux-640', 'automne-large-900'])
        expect((await fetch(`${url}/${name}.${format}`)).status, `${name}.${format}`).toBe(404);
    }
  });

  it('are not drawn for link previews from a broken file', async () => {
    await writeFile(path.join(folder, '640/cassee.avif'), 'not a picture');
    expect((await fetch(`${url}/cassee-1200.jpg`)).status).toBe(404);
  });
});
