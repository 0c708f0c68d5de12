import { expect, it } from 'vitest';
import { pictureCells, picturesOf } from './pictureCells.ts';

const stored = {
  images: 'photo-2-5050|pomme-rouge',
  image_alts_fr: 'photo-2-5050: Le verger : en mai|pomme-rouge: Trois pommes',
  image_alts_en: 'pomme-rouge: Three apples',
};

it('reads pictures with what they show, and writes the same cells', () => {
  expect(picturesOf(stored)).toEqual([
    { path: 'photo-2-5050', alt: { primary: 'Le verger : en mai', secondary: '' }, crop: null },
    { path: 'pomme-rouge', alt: { primary: 'Trois pommes', secondary: 'Three apples' }, crop: null },
  ]);
  expect(pictureCells(picturesOf(stored))).toEqual(stored);
  expect(pictureCells(picturesOf(stored).toReversed())).toEqual({ ...stored, images: 'pomme-rouge|photo-2-5050' });
});

it('has no cells without pictures, and none of a description that is empty', () => {
  const none = { images: '', image_alts_fr: '', image_alts_en: '' };
  expect(picturesOf(none)).toEqual([]);
  expect(pictureCells([])).toEqual(none);
});

it('never writes a bar into a description, which would end it', () => {
  const typed = { path: 'a', alt: { primary: 'Une | barre', secondary: '' }, crop: null };
  expect(pictureCells([typed]).image_alts_fr).toBe('a: Une / barre');
});

it('reads where an uploaded picture is cropped from its path, and writes another crop into path and description', () => {
  const path = 'photo-0123456789abcdef-2050';
  const cells = { images: path, image_alts_fr: `${path}: Le verger`, image_alts_en: '' };
  const [picture] = picturesOf(cells);
  expect(picture?.crop).toEqual({ uncropped: 'photo-0123456789abcdef-whole', x: 0.2, y: 0.5 });
  const moved = { ...picture!, crop: { ...picture!.crop!, y: 0.9 } };
  const written = 'photo-0123456789abcdef-2090';
  expect(pictureCells([moved])).toEqual({ images: written, image_alts_fr: `${written}: Le verger`, image_alts_en: '' });
});
