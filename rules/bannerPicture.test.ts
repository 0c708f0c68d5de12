import { expect, it } from 'vitest';
import { bannerPictureShape, isBannerPicture } from './bannerPicture.ts';

it('tells what a picture was drawn for by the end of its path', () => {
  expect(bannerPictureShape('hero-large')).toEqual({ widths: [900, 1280], width: 1280, height: 512, hasRoom: true });
  expect(bannerPictureShape('caisse-large').height).toBe(640);
  expect(bannerPictureShape('automne-mobile')).toEqual({ widths: [780], width: 780, height: 624, hasRoom: false });
  for (const path of ['pomme-rouge', 'large', 'mobile', 'hero-largeur', 'large-pomme'])
    expect([path, bannerPictureShape(path).widths, isBannerPicture(path)]).toEqual([path, [640], false]);
  expect(['hero-large', 'hero-mobile', 'automne-large'].map(isBannerPicture)).toEqual([true, true, true]);
});
