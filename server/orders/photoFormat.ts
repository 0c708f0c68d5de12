/*
 * What a picture is by its content: neither its name nor a header counts. Only the header of the format is read; nothing is
 * decoded.
 */

type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';
type Header = { type: PhotoType; width: number; height: number };

/** In pixels. A browser would decode a larger one into hundreds of megabytes. */
const MAX_SIDE = 12_000;
export const MAX_PIXELS = 60_000_000;

/** Markers of JPEG's frame headers, which have the dimensions: all of C0 to CF but tables (C4, CC) and an extension (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): Header | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker))
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A filling byte, or a segment with its length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function readPng(bytes: Buffer): Header | null {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readWebp(bytes: Buffer): Header | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const type = 'image/webp';
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L' && bytes[20] === 0x2f) {
    const sides = bytes.readUInt32LE(21);
    return { type, width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8 ' || bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
  return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** The type of a picture of plausible dimensions; null: anything else. */
export function photoType(bytes: Buffer): PhotoType | null {
  if (bytes.length < 32) return null;
  const header = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
  if (!header) return null;
  const { type, width, height } = header;
  const isPlausible = Math.min(width, height) > 0 && Math.max(width, height) <= MAX_SIDE;
  return isPlausible && width * height <= MAX_PIXELS ? type : null;
}
