import { PictureEntries } from '../frame/PictureEntries.tsx';
import { pictureCells, picturesOf, type PictureCells } from './pictureCells.ts';

type Props = {
  title: string;
  hint: string;
  cells: PictureCells;
  error: string | undefined;
  onWrite: (cells: PictureCells) => void;
};

/** All pictures of a product or producer with what they show, as the cells of its file. */
export const RecordPictures = ({ title, hint, cells, error, onWrite }: Props) => (
  <PictureEntries
    title={title}
    hint={hint}
    value={picturesOf(cells)}
    error={error}
    onChange={(pictures) => onWrite(pictureCells(pictures))}
  />
);
