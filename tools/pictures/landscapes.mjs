// Draws the landscapes shown for products without a picture: node landscapes.mjs --out DIR
// For each kind below `count` files paysage-KIND-N in 640/, 410/ and 205/ of DIR, and their entries in subjects.json.
// The hills are those of producers (src/shared/ui/landscapeShapes.ts), in one family of colours per shelf; the sign is the kind's.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawLandscape, LANDSCAPE_HEIGHT as SIDE } from '../../src/shared/ui/landscapeShapes.ts';
import { familyOf } from '../../src/shared/ui/seededDrawing.ts';

const out = process.argv[process.argv.indexOf('--out') + 1];
const index = new URL('./subjects.json', import.meta.url);
const signs = new URL('../../node_modules/@phosphor-icons/core/assets/fill/', import.meta.url);

/** Kind, sign, shelf, names, the sky of its colours, how many. */
const KINDS = [
  ['biere', 'beer-bottle', 'alcools', 'Bière', 'Beer', '#e6def3', 6],
  ['vin', 'wine', 'alcools', 'Vin et cidre', 'Wine and cider', '#e6def3', 6],
  ['spiritueux', 'martini', 'alcools', 'Spiritueux', 'Spirits', '#e6def3', 6],
  ['boisson', 'pint-glass', 'boissons', 'Boisson', 'Drink', '#dceaf2', 6],
  ['infusion', 'tea-bag', 'boissons', 'Infusion', 'Herbal tea', '#dceaf2', 4],
  ['jus', 'orange-slice', 'boissons', 'Jus', 'Juice', '#dceaf2', 6],
  ['pate', 'bread', 'boulangerie', 'Pain et pâte', 'Bread and dough', '#f7e6c4', 6],
  ['patisserie', 'cake', 'boulangerie', 'Pâtisserie', 'Pastry', '#f7e6c4', 6],
  ['fruit', 'cherries', 'fruits', 'Fruit', 'Fruit', '#fadcd3', 4],
  ['legume', 'carrot', 'legumes', 'Légume', 'Vegetable', '#dbe7df', 4],
  ['confiture', 'jar-label', 'garde-manger', 'Confiture', 'Jam', '#f7e6c4', 6],
  ['conserve', 'jar', 'garde-manger', 'Conserve', 'Preserve', '#f7e6c4', 8],
  ['condiment', 'drop', 'garde-manger', 'Condiment', 'Condiment', '#f7e6c4', 6],
  ['seche', 'grains', 'garde-manger', 'Produit séché', 'Dried goods', '#f7e6c4', 6],
  ['soin', 'hand-soap', 'maison-et-soins', 'Soin', 'Body care', '#dbe7df', 10],
  ['miel', 'flower', 'miel-et-erable', 'Miel', 'Honey', '#f7e6c4', 6],
  ['potage', 'bowl-steam', 'pret-a-manger', 'Potage', 'Soup', '#fadcd3', 6],
  ['plat', 'bowl-food', 'pret-a-manger', 'Plat', 'Dish', '#fadcd3', 6],
  ['glace', 'ice-cream', 'sucreries', 'Glace', 'Frozen treat', '#fadcd3', 6],
  ['friandise', 'cookie', 'sucreries', 'Friandise', 'Sweet', '#fadcd3', 6],
];

/** Seeds of a kind whose landscapes have these colours; details differ as far as possible. */
function seedsOf(kind, sky, count) {
  const seeds = [];
  const seen = new Set();
  for (let n = 0; seeds.length < count; n += 1) {
    const seed = `${kind} ${n}`;
    const family = familyOf(seed);
    if (family.palette.sky !== sky || (seen.has(family.kind) && seen.size < 6)) continue;
    seen.add(family.kind);
    seeds.push(seed);
  }
  return seeds;
}

function draw(seed, sign) {
  const { sky, sun, parts } = drawLandscape(seed, SIDE);
  const { palette } = familyOf(seed);
  const [, paths] = /<svg[^>]*>(.*)<\/svg>/s.exec(fs.readFileSync(new URL(`${sign}-fill.svg`, signs), 'utf8'));
  const shapes = parts.map(({ d, fill = 'none', stroke = 'none', width = 0 }) => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 ${SIDE} ${SIDE}">
    <path d="M0 0H${SIDE}V${SIDE}H0Z" fill="${sky}"/><circle cx="${sun.x}" cy="${sun.y - 12}" r="9" fill="${sun.fill}"/>${shapes.join('')}
    <circle cx="60" cy="62" r="27" fill="#fff" fill-opacity=".9"/>
    <g transform="translate(42 44) scale(${36 / 256})" fill="${palette.ink}">${paths}</g></svg>`;
}

const written = [];
for (const [kind, sign, shelf, fr, en, sky, count] of KINDS) {
  for (const [n, seed] of seedsOf(kind, sky, count).entries()) {
    const file = `paysage-${kind}-${n + 1}`;
    const svg = Buffer.from(draw(seed, sign));
    // An existing file is not redrawn: the same seed and sign give the same picture.
    for (const size of fs.existsSync(path.join(out, '205', `${file}.avif`)) ? [] : [640, 410, 205]) {
      const picture = sharp(svg).resize(size);
      await picture.clone().avif({ quality: 54, effort: 4 }).toFile(path.join(out, String(size), `${file}.avif`));
      if (size === 410) await picture.clone().webp({ quality: 80, effort: 5 }).toFile(path.join(out, '410', `${file}.webp`));
    }
    written.push({ file, fr: `Paysage : ${fr.toLowerCase()}`, en: `Landscape: ${en.toLowerCase()}`, categories: [shelf], products: [], ground: familyOf(seed).palette.sky, label: false });
  }
}
const known = JSON.parse(fs.readFileSync(index, 'utf8'));
known.subjects = [...known.subjects.filter(({ file }) => !file.startsWith('paysage-')), ...written];
fs.writeFileSync(index, `${JSON.stringify(known, null, 1)}\n`);
console.log(`${written.length} landscapes`);
