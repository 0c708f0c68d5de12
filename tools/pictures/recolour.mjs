// Makes pictures of one kind from another by turning their colours and mirroring them: node recolour.mjs --out DIR
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const out = process.argv[process.argv.indexOf('--out') + 1];
const index = new URL('./subjects.json', import.meta.url);

/** File, base, degrees of hue, saturation, brightness, names, typical products. */
const COLOURS = [
  ['pomme-cortland', 'pomme-rouge', -7, 0.95, 0.9, 'Pommes rouge foncé', 'Dark red apples', ['Pommes Cortland', 'Pommes Empire', 'Pommes Spartan']],
  ['pomme-gala', 'pomme-rouge-2', 8, 0.95, 1.03, 'Pommes orangées', 'Orange-red apples', ['Pommes Gala', 'Pommes Honeygold']],
  ['pomme-jaune', 'pomme-verte', -27, 0.95, 1, 'Pommes jaunes', 'Yellow apples', ['Pommes Golden Delicious', 'Pommes Silken', 'Pommes GoldRush']],
  ['pomme-rousse', 'pomme-verte-2', -34, 0.72, 0.86, 'Pommes rousses', 'Russet apples', ['Pommes Golden Russet', 'Reinettes grises']],
  ['pomme-mcintosh', 'pomme-rouge-3', -8, 0.85, 1.02, 'Pommes rouge et vert', 'Red and green apples', ['Pommes McIntosh', 'Pommes Lobo', 'Pommes Fameuse']],
];

const known = JSON.parse(fs.readFileSync(index, 'utf8'));
for (const [file, base, hue, saturation, brightness, fr, en, products] of COLOURS) {
  const whole = await sharp(path.join(out, '640', `${base}.avif`)).modulate({ hue: (hue + 360) % 360, saturation, brightness }).flop().png().toBuffer();
  for (const size of [640, 410, 205]) {
    const picture = sharp(whole).resize(size);
    await picture.clone().avif({ quality: 54, effort: 4 }).toFile(path.join(out, String(size), `${file}.avif`));
    if (size === 410) await picture.clone().webp({ quality: 80 }).toFile(path.join(out, '410', `${file}.webp`));
  }
  const { dominant } = await sharp(whole).resize(64).extract({ left: 0, top: 0, width: 64, height: 6 }).stats();
  const ground = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const { categories } = known.subjects.find((subject) => subject.file === base);
  known.subjects = known.subjects.filter((subject) => subject.file !== file);
  const after = known.subjects.findIndex((subject) => subject.file === base) + 1;
  known.subjects.splice(after, 0, { file, fr, en, categories, products, ground, label: false });
}
fs.writeFileSync(index, `${JSON.stringify(known, null, 1)}\n`);
