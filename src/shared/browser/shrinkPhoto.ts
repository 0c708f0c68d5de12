const QUALITIES = [0.85, 0.7, 0.5, 0.3];

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A picture as a JPEG of at most `side` pixels and, with a quality that allows it, `bytes`, without what the camera wrote into it
 * (place, time). Null: the browser reads no picture in the file.
 */
export async function shrinkPhoto(file: Blob, { side, bytes }: { side: number; bytes: number }): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    photo = await toJpeg(canvas, quality);
    if (photo && photo.size <= bytes) break;
  }
  return photo;
}
