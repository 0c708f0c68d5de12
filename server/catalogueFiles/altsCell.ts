import { z } from 'zod';
import { isPictureAlt } from '#rules/pictureUpload.ts';
import type { ImageAlts } from '../database/pictureTables.ts';
import { kind, nameCell, pictureCell, type CellKind } from './cellKinds.ts';

const SEPARATOR = ':';

/** `pomme-rouge: Une pomme|pommier: Le verger` as an object; the text itself if a part has no path or a path comes twice. */
function altsOf(text: string): unknown {
  const alts = text.split('|').map((part): [string, unknown] => {
    const at = part.indexOf(SEPARATOR);
    return [part.slice(0, Math.max(0, at)).trim(), nameCell.fromText(part.slice(at + 1))];
  });
  return new Set(alts.map(([path]) => path)).size < alts.length ? text : Object.fromEntries(alts);
}

/** What pictures show in one language, by path. */
export const altsCell: CellKind<ImageAlts> = kind<ImageAlts>({
  shape: z.record(pictureCell.shape, z.string().refine(isPictureAlt)).refine((alts) => Object.keys(alts).length > 0),
  expected: { key: 'import.expects.alts' },
  fromText: altsOf,
  toText: (alts) =>
    Object.keys(alts)
      .sort()
      .map((path) => `${path}: ${alts[path]}`)
      .join('|'),
  toJson: (alts) =>
    Object.fromEntries(
      Object.keys(alts)
        .sort()
        .map((path) => [path, alts[path]]),
    ),
});
