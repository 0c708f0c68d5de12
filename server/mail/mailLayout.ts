import { mailLink } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { html } from '../text/safeHtml.ts';
import type { SafeHtml } from '../text/safeHtml.ts';

/** The blocks of a mail; texts are plain, and amounts are formatted. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'lines'; rows: { name: string; detail: string; amount: string }[] }
  | { kind: 'sums'; rows: { label: string; amount: string; isTotal?: boolean }[] }
  /** `isQuiet`: a link of little weight, such as unsubscribing; without it the link is a button. */
  | { kind: 'link'; label: string; url: string; isQuiet?: boolean };

export type MailDocument = {
  locale: Locale;
  marketName: string;
  title: string;
  blocks: readonly MailBlock[];
  footer: readonly string[];
};

const WIDTH = 44;
const LINE = '-'.repeat(WIDTH);

/** Label and amount at the two ends of a line. */
const across = (label: string, amount: string): string =>
  `${label} ${'.'.repeat(Math.max(2, WIDTH - label.length - amount.length - 2))} ${amount}`;

function blockText(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}${locale === 'fr' ? '\u00A0:' : ':'} ${value}`).join('\n');
    case 'lines':
      return block.rows.map(({ name, detail, amount }) => `${across(name, amount)}\n  ${detail}`).join('\n');
    case 'sums':
      return [LINE, ...block.rows.map(({ label, amount }) => across(label, amount)), LINE].join('\n');
    case 'link':
      return `${block.label}\n${mailLink(block.url)}`;
  }
}

/** The mail as plain text, addresses on lines of their own. */
export function mailText({ locale, title, blocks, footer }: MailDocument): string {
  return [title, ...blocks.map((block) => blockText(block, locale)), footer.join('\n')].join('\n\n');
}

const INK = '#17241c';
const SOFT = '#4f5b53';
const RULE = 'border-bottom:1px solid #dcd9cd';
const FONT = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif";
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#14442e;color:#fbfaf3;font-weight:600;text-decoration:none';
const QUIET_LINK = `font-size:14px;color:${SOFT};text-decoration:underline`;
const AMOUNT = `padding:6px 0;text-align:right;white-space:nowrap;vertical-align:top`;

const table = (rows: SafeHtml[]): SafeHtml =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 20px;${FONT};font-size:15px;line-height:1.45;color:${INK}"
  >
    ${rows}
  </table>`;

function blockHtml(block: MailBlock): SafeHtml {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}
      </ul>`;
    case 'facts':
      return table(
        block.rows.map(
          ({ label, value }) =>
            html`<tr>
              <th
                scope="row"
                style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${SOFT};white-space:nowrap"
              >
                ${label}
              </th>
              <td width="100%" style="padding:4px 0">${value}</td>
            </tr>`,
        ),
      );
    case 'lines':
      return table(
        block.rows.map(
          ({ name, detail, amount }) =>
            html`<tr>
              <td style="padding:6px 12px 6px 0;${RULE}">
                ${name}<br /><span style="font-size:13px;color:${SOFT}">${detail}</span>
              </td>
              <td style="${AMOUNT};${RULE}">${amount}</td>
            </tr>`,
        ),
      );
    case 'sums':
      return table(
        block.rows.map(({ label, amount, isTotal }) => {
          const weight = isTotal === true ? 'font-weight:700;font-size:17px' : 'font-weight:400';
          return html`<tr>
            <th scope="row" style="padding:6px 12px 6px 0;text-align:left;${weight}">${label}</th>
            <td style="${AMOUNT};${weight}">${amount}</td>
          </tr>`;
        }),
      );
    case 'link':
      return html`<p style="margin:8px 0 24px">
        <a href="${mailLink(block.url)}" style="${block.isQuiet ? QUIET_LINK : BUTTON}">${block.label}</a>
      </p>`;
  }
}

/**
 * The mail as HTML in the market's look: tables and inline styles alone, since mailboxes drop style sheets; texts are
 * escaped.
 */
export function mailHtml({ locale, marketName, title, blocks, footer }: MailDocument): string {
  const head = html`<td
    style="padding:18px 28px;background:#14442e;border-radius:14px 14px 0 0;font-family:'Bricolage Grotesque',Helvetica,Arial,sans-serif;font-size:18px;font-weight:700;color:#fbfaf3"
  >
    ${marketName}
  </td>`;
  const body = html`<td style="padding:28px;background:#ffffff;${FONT};font-size:15px;line-height:1.5;color:${INK}">
    <h1
      style="margin:0 0 16px;font-family:'Bricolage Grotesque',Helvetica,Arial,sans-serif;font-size:24px;line-height:1.2;color:${INK}"
    >
      ${title}
    </h1>
    ${blocks.map(blockHtml)}
  </td>`;
  const foot = html`<td
    style="padding:16px 28px;background:#efede4;border-radius:0 0 14px 14px;${FONT};font-size:13px;color:${SOFT}"
  >
    ${footer.map((line, index) => (index === 0 ? html`<strong>${line}</strong>` : html`<br />${line}`))}
  </td>`;
  return html`<!doctype html>
    <html lang="${locale}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:#f8f7f2">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f7f2">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  ${head}
                </tr>
                <tr>
                  ${body}
                </tr>
                <tr>
                  ${foot}
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}
