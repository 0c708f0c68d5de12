import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Compression level: pages are rendered once and sent many times, but the best level takes too long. */
const QUALITY = 6;

/** A page as it is sent: the same bytes for everybody, so that any cache may store them together with their policy. */
export type PageBytes = {
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Without quotes; each encoding adds a suffix. */
  readonly tag: string;
  /** Sources of the Content Security Policy for the page's inline parts: `'sha256-…'` each. */
  readonly scripts: string;
  readonly styles: string;
};

/** Placeholder that the renderer writes as a nonce; random, so that no text of the catalogue contains it. */
export const newMark = (): string => randomBytes(16).toString('hex');

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Replaces the placeholders of a rendered page: inline parts with it are allowed by their hash. A script that came into
 * the page by any other way has none, and does not run.
 */
export async function sealPage({ status, html }: { status: number; html: string }, mark: string): Promise<PageBytes> {
  const inline = { script: new Set<string>(), style: new Set<string>() };
  const marked = new RegExp(`<(script|style)([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  const sealed = html.replace(marked, (_, tag: 'script' | 'style', before: string, after: string, content: string) => {
    if (content) inline[tag].add(`'sha256-${digest(content)}'`);
    return `<${tag}${before}${after}>${content}</${tag}>`;
  });
  const withoutNonce = Buffer.from(sealed.replaceAll(` nonce="${mark}"`, ''));
  return {
    status,
    plain: withoutNonce,
    brotli: await compress(withoutNonce, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: withoutNonce.length },
    }),
    tag: createHash('sha256').update(withoutNonce).digest('base64url').slice(0, 22),
    scripts: [...inline.script].join(' '),
    styles: [...inline.style].join(' '),
  };
}
