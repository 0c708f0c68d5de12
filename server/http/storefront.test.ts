import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadStorefront } from './storefront.ts';

it('lists the texts that a screen waits for, and for home only those of the first load', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-built-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const sources = [
    'entry.client.tsx',
    'messages.fr.ts',
    'messages.en.ts',
    'laterMessages.fr.ts',
    'laterMessages.en.ts',
  ];
  const chunks = [...sources.map((name) => `src/app/${name}`), 'src/checkout/CartScreen.tsx'];
  const manifest = Object.fromEntries(chunks.map((key) => [key, { file: `assets/${path.parse(key).name}.js` }]));
  write('client/.vite/manifest.json', JSON.stringify(manifest));
  write('server/entry.server.js', 'export const render = null;');
  for (const name of ['shop', 'desk']) write(`workers/${name}/entry.${name}.js`, '');
  try {
    const { assets } = await loadStorefront(folder);
    expect((await assets(['src/checkout/CartScreen.tsx'], 'fr')).modules).toEqual(
      ['entry.client', 'messages.fr', 'laterMessages.fr', 'CartScreen'].map((name) => `/assets/${name}.js`),
    );
    expect((await assets([], 'en')).modules).toEqual(['/assets/entry.client.js', '/assets/messages.en.js']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
