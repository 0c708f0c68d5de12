import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { HttpAnswer } from './httpAnswer.ts';
import { SafeHtml } from './safeHtml.ts';

const require = createRequire(import.meta.url);
const packageFile = (path: string): Buffer => readFileSync(require.resolve(path));
const ownFile = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** An interface icon of Phosphor as inline SVG, beside a text that says the same. */
const icon = (name: string): SafeHtml =>
  new SafeHtml(
    packageFile(`@phosphor-icons/core/assets/${name}.svg`)
      .toString()
      .replace('<svg ', '<svg class="icon" aria-hidden="true" focusable="false" '),
  );

export const icons = {
  back: icon('regular/arrow-left'),
  clock: icon('regular/clock'),
  card: icon('regular/credit-card'),
  caret: icon('regular/caret-down'),
  lock: icon('fill/lock-fill'),
  warning: icon('fill/warning-circle-fill'),
};

const logoFile = ownFile('marketLogo.svg');
export const logo = new SafeHtml(logoFile.toString().replace('<svg ', '<svg class="logo" aria-hidden="true" '));

const font = (family: string): [string, Buffer] => [
  `/assets/${family}.woff2`,
  packageFile(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
];

const style = Buffer.concat([ownFile('payForm.css'), ownFile('payFrame.css')]);
/** Named after its content, so that browsers may keep it for good. */
export const stylePath = `/assets/pay-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`;
export const logoPath = '/assets/logo.svg';

const files = new Map<string, Buffer>([
  [stylePath, style],
  [logoPath, logoFile],
  font('bricolage-grotesque'),
  font('instrument-sans'),
]);

const typeOf = (path: string): string =>
  path.endsWith('.css') ? 'text/css; charset=utf-8' : path.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2';

/** The file at this path of the provider's own origin, or null. */
export function answerAsset(path: string): HttpAnswer | null {
  const body = files.get(path);
  if (!body) return null;
  return {
    status: 200,
    headers: { 'content-type': typeOf(path), 'cache-control': 'public, max-age=31536000, immutable' },
    body,
  };
}
