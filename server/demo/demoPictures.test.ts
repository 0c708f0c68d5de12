import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoRecords, type DemoProduct } from '../../tests/support/demoRecords.ts';
import subjects from '../../tools/pictures/subjects.json' with { type: 'json' };

const { baskets, collections, products, sellers, site } = demoRecords();
const pictures = join(import.meta.dirname, 'pictures');
const STRIP = 20;

describe('pictures', () => {
  it('exist for every subject as 205, 410 and 640 px AVIF and 410 px WebP, and for nothing else', () => {
    const files = (folder: string, ending: string) =>
      readdirSync(join(pictures, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length));
    const known = subjects.subjects.map((one) => one.file).sort();
    for (const folder of ['205', '410', '640']) expect(files(folder, '.avif').sort(), folder).toEqual(known);
    expect(files('410', '.webp').sort()).toEqual(known);
  });
  it('belong to every product, one to three each, and exist for every collection that names one', () => {
    const known = new Set(subjects.subjects.map((one) => one.file));
    for (const { images, handle_fr } of products) {
      expect([1, 2, 3], handle_fr).toContain(images.length);
      expect(new Set(images).size, handle_fr).toBe(images.length);
      for (const image of images) expect(known, handle_fr).toContain(image);
    }
    for (const image of [
      ...collections.map((one) => one.image),
      ...[...sellers, ...baskets].flatMap((one) => one.images),
    ]) {
      if (image !== null) expect(known).toContain(image);
    }
  });
  it('show first what belongs to the product’s own shelf', () => {
    const shelvesOf = new Map(subjects.subjects.map(({ file, categories }) => [file, categories]));
    const parents = new Map(collections.map((one) => [one.handle_fr, one.parent ?? one.handle_fr]));
    const strays = products.filter(({ images: [first = ''], collections: [main = ''] }) => {
      const shelf = parents.get(main);
      return shelf !== undefined && !shelvesOf.get(first)?.includes(shelf);
    });
    expect(strays.map(({ handle_fr, images }) => `${handle_fr}: ${images[0]}`)).toEqual([]);
  });
  it('show the shelf’s landscape for what was never drawn: raw dough is no baked bread, a chocolatine no croissant', () => {
    const unpictured =
      /^(?:Pâte à (?:pizza|muffins)|Boules de pâte|Fonds? de (?:quiche|pizza)|Croûtes à tarte|Meringues|Galettes (?:de pain|à la mél)|Gâteau (?:des anges|Reine|fondant)|Sirop de menthe|Chocolatines|Pains (?:suisses|à hot-dog)|Kouglof|Scones|Sablés|Carrés (?:Nana|aux fram)|Barres d’avoine|Croustade|Tartelettes|Pain de maïs|Topinambours|Purée|Verjus|Prunes jaunes|Poires (?:asiat|séchées tremp)|Fleur d’ail|Huile à l’ail|Poudre d’ail|Vinaigre au thym|Eau de linge|Sachets de lavande|Pépites|Sandwichs glacés)/;
    const strays = products.filter(
      ({ name_fr, images: [first = ''] }) => unpictured.test(name_fr) && !first.startsWith('paysage-'),
    );
    expect(strays.map(({ name_fr, images }) => `${name_fr}: ${images[0]}`)).toEqual([]);
  });
  it('include both formats of the banner, in AVIF and WebP', () => {
    for (const file of [
      `${site.banner.desktopImage?.path}-1280`,
      `${site.banner.desktopImage?.path}-900`,
      `${site.banner.mobileImage?.path}-780`,
    ]) {
      for (const ending of ['.avif', '.webp'])
        expect(existsSync(join(pictures, 'wide', file + ending)), file + ending).toBe(true);
    }
  });
  it('weigh under 17 MB', () => {
    const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(17_000_000);
  });
});

describe('a strip of 20', () => {
  const active = products.filter((one) => one.status === 'active').sort((a, b) => a.priority - b.priority);
  const inCollection = (handle: string) => {
    const reach = new Set([handle, ...collections.filter((one) => one.parent === handle).map((one) => one.handle_fr)]);
    return (product: DemoProduct) => product.collections.some((place) => reach.has(place));
  };
  const repeated = (list: DemoProduct[]) => {
    const images = list.map((one) => one.images[0]);
    return images.filter((image, index) => images.indexOf(image) !== index);
  };
  const shelves = collections.filter((one) => one.parent === null).map((one) => one.handle_fr);

  it.each(shelves)('never shows a picture twice, nor does the next strip: %s', (handle) => {
    const list = active.filter(inCollection(handle));
    expect(list.length).toBeGreaterThan(STRIP);
    // A shelf of fewer goods than three strips has too few pictures for a second one.
    const starts = list.length < 3 * STRIP ? [0] : [0, STRIP];
    for (const start of starts) expect(repeated(list.slice(start, start + STRIP)), `from ${start}`).toEqual([]);
  });
  it.each(collections.filter((one) => one.parent !== null).map((one) => one.handle_fr))(
    'starts with different pictures where it is shown as a grid, up to a row of each width: %s',
    (handle) => {
      const list = active.filter(inCollection(handle));
      const pictures = new Set(list.map((one) => one.images[0])).size;
      expect(repeated(list.slice(0, Math.min(pictures, 5)))).toEqual([]);
    },
  );
  it('is followed by more products in the first three of the home page', () => {
    const first = collections
      .filter((one) => one.parent === null)
      .sort((a, b) => a.priority - b.priority)
      .slice(0, 3);
    expect(first.map((one) => one.handle_fr)).toEqual(['nouveautes', 'promotions', 'legumes']);
    for (const { handle_fr } of first)
      expect(active.filter(inCollection(handle_fr)).length, handle_fr).toBeGreaterThan(STRIP);
  });
  it('is ordered by distinct priorities, with room between them', () => {
    const priorities = products.map((one) => one.priority);
    expect(new Set(priorities).size).toBe(priorities.length);
    expect(priorities.every((one) => one % 10 === 0)).toBe(true);
  });
});
