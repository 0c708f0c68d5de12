import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Rendered once and sent many times: worth more than the least effort, less than the wait of the best. */
const QUALITY = 6;

/** A page as it is sent: to everybody the same bytes, so that any cache may keep them together with their policy. */
export type PageBytes = {
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Without quotes; each encoding adds its own ending. */
  readonly tag: string;
  /** Sources of the Content Security Policy that allow what the page has inline: `'sha256-…'` each. */
  readonly scripts: string;
  readonly styles: string;
};

/** Stands where the renderer is told to put a nonce; unguessable, so that no text of the catalogue can hold it. */
export const createMark = (): string => randomBytes(16).toString('hex');

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Seals a rendered page: what is inline and carries the renderer's mark is allowed by its hash, and the mark is taken
 * out. A script that anything else had brought into the page has no mark, so no hash, and does not run.
 */
export async function sealPage({ status, html }: { status: number; html: string }, mark: string): Promise<PageBytes> {
  const inline = { script: new Set<string>(), style: new Set<string>() };
  const marked = new RegExp(`<(script|style)([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  const sealed = html.replace(marked, (_, tag: 'script' | 'style', before: string, after: string, content: string) => {
    if (content) inline[tag].add(`'sha256-${digest(content)}'`);
    return `<${tag}${before}${after}>${content}</${tag}>`;
  });
  const plain = Buffer.from(sealed.replaceAll(` nonce="${mark}"`, ''));
  return {
    status,
    plain,
    brotli: await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    scripts: [...inline.script].join(' '),
    styles: [...inline.style].join(' '),
  };
}
