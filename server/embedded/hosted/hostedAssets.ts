import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { monogramSvg } from '#rules/monogramSvg.ts';
import { SafeHtml } from '../../text/safeHtml.ts';
import type { HttpAnswer } from './httpAnswer.ts';

const require = createRequire(import.meta.url);
const packageFile = (path: string): Buffer => readFileSync(require.resolve(path));
const ownFile = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** An interface icon of Phosphor as inline SVG, beside a text of the same meaning. `name`: 'regular/clock'. */
export const icon = (name: string): SafeHtml =>
  new SafeHtml(
    packageFile(`@phosphor-icons/core/assets/${name}.svg`)
      .toString()
      .replace('<svg ', '<svg class="icon" aria-hidden="true" focusable="false" '),
  );

const logoFile = ownFile('marketLogo.svg');
export const logoPath = '/assets/logo.svg';

const font = (family: string): [string, Buffer] => [
  `/assets/${family}.woff2`,
  packageFile(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
];
const shared: [string, Buffer][] = [font('bricolage-grotesque'), font('instrument-sans')];

const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Names a file by its content, so that browsers may cache it for good. */
const namedFile = (name: string, type: string, body: Buffer): [string, Buffer] => [
  `/assets/${name}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${type}`,
  body,
];

/** Assets that the hosted pages of one stand-in load from their own origin. */
export type HostedAssets = {
  stylePath: string;
  /** Null: its pages have no script. */
  scriptPath: string | null;
  /** The file at this path, or null. The logo is the market's monogram, or the software's drawing without one. */
  responseFor(path: string, monogram?: string | null): HttpAnswer | null;
};

/**
 * Bundles the shared style of layout and forms, the pages' own `style`, the fonts, the logo, and a `script` if there is
 * one.
 */
export function createHostedAssets(name: string, style: Buffer, script: Buffer | null = null): HostedAssets {
  const [stylePath, css] = namedFile(
    name,
    'css',
    Buffer.concat([ownFile('hostedFrame.css'), ownFile('hostedForm.css'), style]),
  );
  const scripts = script ? [namedFile(name, 'js', script)] : [];
  const files = new Map<string, Buffer>([[stylePath, css], ...shared, ...scripts]);
  return {
    stylePath,
    scriptPath: scripts[0]?.[0] ?? null,
    responseFor(path, monogram = null) {
      if (path === logoPath)
        return {
          status: 200,
          headers: { 'content-type': TYPES.svg, 'cache-control': 'public, max-age=3600' },
          body: monogram === null ? logoFile : monogramSvg(monogram),
        };
      const body = files.get(path);
      if (!body) return null;
      const ending = path.slice(path.lastIndexOf('.') + 1);
      const type = Object.entries(TYPES).find(([name]) => name === ending)?.[1] ?? 'application/octet-stream';
      return {
        status: 200,
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
        body,
      };
    },
  };
}
