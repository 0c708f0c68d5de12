import type { ServerResponse } from 'node:http';
import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { html, type SafeHtml } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';

/** button: a form that posts to the page's own address. form: one with more than that. hasHome: a link to the home page, unless false. */
export type PlainPage = {
  locale: Locale;
  title: string;
  text: string;
  button?: string;
  form?: SafeHtml;
  /** A style sheet of its own, after the page's. */
  style?: SafeHtml;
  hasHome?: boolean;
};

/** The shop's colours (src/shared/ui/tokens.css), in light and dark. */
const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    --fond: #f8f7f2;
    --papier: #fff;
    --trait-fort: #8b8f84;
    --encre: #17241c;
    --sapin: #14442e;
    --sur-sapin: #fbfaf3;
    --focus: #1b5fd0;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --fond: #121a15;
      --papier: #1b251f;
      --trait-fort: #7d8b81;
      --encre: #f1f2ea;
      --sapin: #a9d8b6;
      --sur-sapin: #0d2417;
      --focus: #8fb9ff;
    }
  }
  body {
    margin: 0;
    padding: clamp(24px, 8vh, 80px) 20px;
    background: var(--fond);
    color: var(--encre);
    font:
      1.0625rem/1.5 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  main {
    max-width: 34rem;
    margin: auto;
  }
  h1,
  h2 {
    margin: 0 0 12px;
    line-height: 1.15;
    text-wrap: balance;
  }
  h2 {
    margin-top: 34px;
    font-size: 1.25rem;
  }
  a {
    color: inherit;
  }
  input,
  button {
    box-sizing: border-box;
    min-height: 48px;
    max-width: 100%;
    margin-block: 4px;
    border: 1px solid var(--trait-fort);
    font: inherit;
  }
  input {
    width: 12rem;
    padding: 8px 14px;
    border-radius: 14px;
    background: var(--papier);
    color: inherit;
  }
  button {
    padding: 8px 22px;
    border-color: var(--sapin);
    border-radius: 24px;
    background: var(--sapin);
    color: var(--sur-sapin);
    font-weight: 600;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li button {
    width: 100%;
    margin: 0;
    padding-inline: 16px;
    border-color: var(--trait-fort);
    border-radius: 14px;
    background: var(--papier);
    color: inherit;
    font-weight: 400;
    text-align: start;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
</style>`;

/** A small page without scripts, catalogue or rendering; it is not cached. */
export function sendPlainPage(
  response: ServerResponse,
  status: number,
  { locale, title, text, button, form, style, hasHome = true }: PlainPage,
  headers: Record<string, string> = {},
): void {
  const page = html`<!doctype html>
    <html lang="${locale}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE} ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button !== undefined && html`<form method="post"><button>${button}</button></form>`} ${form}
          ${hasHome && html`<p><a href="${addressOf('home', locale)}">${serverTranslator(locale)('page.home')}</a></p>`}
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
