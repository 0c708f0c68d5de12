import type { Locale } from '#rules/constants.ts';
import { html } from '../../text/safeHtml.ts';
import type { SafeHtml } from '../../text/safeHtml.ts';
import { logoPath } from './hostedAssets.ts';
import type { HostedAssets } from './hostedAssets.ts';
import type { HttpAnswer } from './httpAnswer.ts';

/** The name with its short words joined to the next one, so that it breaks before "du", not after. */
const unbroken = (marketName: string): string =>
  marketName.replace(/(?<=^|\s)(de|des|du|la|le|les|of|the) /gi, '$1\u00A0');

/** The layout of every hosted page: band, market name, the link opposite, and the page itself. */
export function hostedFrame(page: {
  locale: Locale;
  title: string;
  marketName: string;
  assets: Pick<HostedAssets, 'stylePath' | 'scriptPath'>;
  /** The notice that this page is a stand-in. */
  band: string | SafeHtml;
  /** Opposite the market's name: a link back, or to the other language. */
  aside: SafeHtml | null;
  body: SafeHtml;
}): SafeHtml {
  const { stylePath, scriptPath } = page.assets;
  return html`<!doctype html>
    <html lang="${page.locale}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="${logoPath}" />
        <link rel="stylesheet" href="${stylePath}" />
        ${scriptPath !== null && html`<script type="module" src="${scriptPath}"></script>`}
      </head>
      <body>
        <p class="demo">${page.band}</p>
        <div class="page">
          <header class="top">
            <p class="market"><img class="logo" src="${logoPath}" alt="" /><span>${unbroken(page.marketName)}</span></p>
            ${page.aside}
          </header>
          <main>${page.body}</main>
        </div>
      </body>
    </html>`;
}

/** `formTarget`: where the browser may be redirected after the form is submitted (CSP3, form-action). */
export function pageAnswer(
  status: number,
  page: SafeHtml,
  { formTarget = '', script = false }: { formTarget?: string; script?: boolean } = {},
): HttpAnswer {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ...(script ? ["script-src 'self'"] : []),
    formTarget ? `form-action 'self' ${formTarget}` : "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: page.text,
  };
}
