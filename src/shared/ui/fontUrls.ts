import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import title from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/**
 * Built URLs of the two font files, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. The same files
 * as in fonts.css, so a preload never downloads twice.
 */
export const fontUrls: readonly [string, string] = [title, text];
