import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import title from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/**
 * Built addresses of the two font files, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 * They are the same files that fonts.css names, so a preload is never a second download.
 */
export const fontUrls: readonly [string, string] = [title, text];
