import type { ImportText } from '../text/importTexts.ts';
import { UnreadableFile } from './fileProblem.ts';

const SAVE_AS: ImportText = { key: 'import.file.not_utf8' };
const LINE_FEED = 10;

/**
 * Decodes a file, without its byte order mark; accents that a Mac writes apart are composed. Throws UnreadableFile with the line of the first byte that is not UTF-8,
 * which reveals a spreadsheet’s older encodings (Windows-1252, UTF-16).
 */
export function textOfFile(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new UnreadableFile(1, SAVE_AS);
  try {
    return decoded(bytes).normalize('NFC');
  } catch {
    throw new UnreadableFile(firstBadLine(bytes), SAVE_AS);
  }
}

const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    const part = bytes.subarray(from, end < 0 ? bytes.length : end);
    try {
      decoded(part);
    } catch {
      return line;
    }
    if (end < 0) return line;
    from = end + 1;
  }
}
