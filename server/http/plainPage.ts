import type { ServerResponse } from 'node:http';
import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { html, type SafeHtml } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';

/** button: a form that posts to the page's own address. form: one with more than that. */
export type PlainPage = { locale: Locale; title: string; text: string; button?: string; form?: SafeHtml };

const STYLE = html`<style>
  body {
    margin: 0;
    padding: 10vh 24px;
    background: #faf7ef;
    color: #26301f;
    font:
      18px/1.5 system-ui,
      sans-serif;
  }
  main {
    max-width: 34rem;
    margin: auto;
  }
  a {
    color: inherit;
  }
  input {
    box-sizing: border-box;
    width: 12rem;
    max-width: 100%;
    padding: 11px 14px;
    border: 1px solid #6b7263;
    border-radius: 8px;
    font: inherit;
  }
  button {
    padding: 12px 20px;
    border: 0;
    border-radius: 8px;
    background: #2f5d34;
    color: #fff;
    font: inherit;
  }
</style>`;

/** A small page without scripts, catalogue or rendering; it is not cached. */
export function sendPlainPage(
  response: ServerResponse,
  status: number,
  { locale, title, text, button, form }: PlainPage,
  headers: Record<string, string> = {},
): void {
  const page = html`<!doctype html>
    <html lang="${locale}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button !== undefined && html`<form method="post"><button>${button}</button></form>`} ${form}
          <p><a href="${addressOf('home', locale)}">${serverTranslator(locale)('page.home')}</a></p>
        </main>
      </body>
    </html>`;
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(page.text);
}
