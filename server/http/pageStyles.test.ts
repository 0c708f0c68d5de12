import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
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
  'entry.css': 'body{color:red}',
  'home.css': '._row_Home{top:0}',
  'cart.css': '._row_Cart{top:0}',
  'aside.css': '._row_Aside{top:0}._row_Aside:hover{top:1px}',
  'card.css': '._card_Card{top:0}',
};

function stylesOf(screen: string[], html: string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  mkdirSync(folder, { recursive: true });
  for (const [file, css] of Object.entries(sheets)) writeFileSync(path.join(folder, file), css);
  return createPageStyles(manifest, folder, 'entry')(screen)(html).map(({ href }) => href);
}

it('gives a page the styles of its own chunks, each after those that it depends on', () => {
  expect(stylesOf(['home'], '')).toEqual(['/entry.css', '/card.css', '/home.css']);
  expect(stylesOf(['cart'], '')).toEqual(['/entry.css', '/cart.css']);
});

it('adds the styles of a part that the server rendered although its code loads later', () => {
  expect(stylesOf(['cart'], '<p class="big _row_Aside">')).toEqual(['/entry.css', '/cart.css', '/aside.css']);
  expect(stylesOf(['cart'], '<p class="_row_Asides">')).toEqual(['/entry.css', '/cart.css']);
});
