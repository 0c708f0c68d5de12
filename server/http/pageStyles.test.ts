import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { PageStyle } from '#rules/pageContract.ts';
import { createPageStyles, type Manifest } from './pageStyles.ts';

const manifest: Manifest = {
  entry: { file: 'entry.js', css: ['entry.css'], dynamicImports: ['home', 'cart', 'aside'] },
  home: { file: 'home.js', css: ['home.css'], imports: ['entry', 'card'] },
  cart: { file: 'cart.js', css: ['cart.css'], imports: ['entry'] },
  aside: { file: 'aside.js', css: ['aside.css'], imports: ['card'] },
  // Cycles between chunks happen; each is taken once.
  card: { file: 'card.js', css: ['card.css'], imports: ['home'] },
};
const sheets: Record<string, string> = {
  'entry.css':
    '@charset "utf-8";@font-face{src:url(a.woff2)}body{color:red}._row_Top:hover,a ._row_Far{top:0}._row_Far{left:0}' +
    '@media (width>=700px){body{top:0}._row_Far{top:0}@supports (top:1lh){._row_Far{top:1lh}}}' +
    '@media print{._row_Far{top:0}}._row_Top:not(._row_Far,:is(._wide_Far)){top:1px}._row_Far ._row_Top{top:2px}' +
    `@media print{._row_Far{--unused:${randomBytes(4096).toString('hex')}}}`,
  'home.css': '._row_Home{top:0}',
  'cart.css': '._row_Cart{top:0}',
  'aside.css': '._row_Aside{top:0}._row_Aside:hover{top:1px}',
  'card.css': '._card_Card{top:0}',
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
for (const [file, css] of Object.entries(sheets)) writeFileSync(path.join(folder, file), css);
afterAll(() => rmSync(folder, { recursive: true }));

const pageStyles = (screen: string[], html: string): PageStyle[] =>
  createPageStyles(manifest, folder, 'entry')(screen)(html);
const stylesOf = (screen: string[], html: string) => pageStyles(screen, html).map(({ href }) => href);

it('gives a page the styles of its own chunks, each after those that it depends on', () => {
  expect(stylesOf(['home'], '')).toEqual(['/entry.css', '/card.css', '/home.css']);
  expect(stylesOf(['cart'], '')).toEqual(['/entry.css', '/cart.css']);
});

it('adds the styles of a part that the server rendered although its code loads later', () => {
  expect(stylesOf(['cart'], '<p class="big _row_Aside">')).toEqual(['/entry.css', '/cart.css', '/aside.css']);
  expect(stylesOf(['cart'], '<p class="_row_Asides">')).toEqual(['/entry.css', '/cart.css']);
});

describe('of the sheet of the entry', () => {
  /** kB of text that does not compress: base64 of random bytes, of which brotli leaves three quarters. */
  const text = (kB: number) => `<p>${randomBytes(kB * 1024).toString('base64')}</p>`;
  const sheet = (html: string) => pageStyles([], html)[0];

  it('gives a page that fits into the first flight only so the rules that may apply to it, in their order', () => {
    expect(sheet(`<p class="big _row_Top">${text(9)}`)).toEqual({
      href: '/entry.css',
      css:
        '@charset "utf-8";@font-face{src:url(a.woff2)}body{color:red}._row_Top:hover,a ._row_Far{top:0}' +
        '@media (width>=700px){body{top:0}}._row_Top:not(._row_Far,:is(._wide_Far)){top:1px}',
      isPart: true,
    });
  });

  it.each([
    ['fits with all of it', 2],
    ['does not fit at all', 20],
  ])('gives a page that %s the whole', (_, kB) => {
    expect(sheet(`<p class="_row_Top">${text(kB)}`)).toEqual({ href: '/entry.css', css: sheets['entry.css'] });
  });
});
