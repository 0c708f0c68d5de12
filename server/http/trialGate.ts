import { scryptSync, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { isLoopback, type Config } from '../config.ts';
import { createMemoryBuckets } from '../limits/memoryBuckets.ts';
import { html } from '../text/safeHtml.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { clientAddress, networkOf } from './clientAddress.ts';
import { sendPlainPage } from './plainPage.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

/** Closes a trial to everybody who does not know its password: the market and its stand-ins, by one cookie. */
export type TrialGate = {
  /** Whether a request may be answered: it brings the cookie, or goes to an open path. */
  admits(request: IncomingMessage, openPaths: RegExp | undefined): boolean;
  /** Asks for the password, or, sent a right one, sets the cookie. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const COOKIE = 'etal_trial';
const FORM_PATH = '/essai';
const MOST_BYTES = 4000;
const MAX_AGE_S = 30 * 86_400;
/** Of wrong passwords, by network. */
const TRIES = { burst: 10, perMinute: 5 };

/** The bytes that the password stands for: costly to make, so that a cookie gives no quick way to guess it. */
const digestOf = (password: string): Buffer => scryptSync(password, 'etal trial', 32);
/** A path of this origin, else the home page. */
const ownPath = (to: string | null): string => (to !== null && /^\/(?![/\\])[^\s\\]*$/.test(to) ? to : '/');
const localeOfPage = ({ url = '/', headers }: IncomingMessage): Locale =>
  /^\/en(?:\/|\?|$)/.test(url) || /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'fr';

/**
 * The gate of a trial with a password; null for any other market. Its cookie counts for the market's host name and those below
 * it, where a proxy has the stand-ins (config.ts), and on each port of a host.
 */
export function trialGateOf({
  trialPassword,
  publicUrl,
  trustProxy,
}: Pick<Config, 'trialPassword' | 'publicUrl' | 'trustProxy'>): TrialGate | null {
  if (trialPassword === null) return null;
  const { protocol, hostname } = new URL(publicUrl);
  const digest = digestOf(trialPassword);
  const value = digest.toString('base64url');
  const domain = isLoopback(hostname) || isIP(hostname) ? '' : `; Domain=${hostname}`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  const cookie = `${COOKIE}=${value}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${domain}${secure}`;
  const tries = createMemoryBuckets();

  const hasCookie = ({ headers }: IncomingMessage): boolean =>
    (headers.cookie ?? '').split(';').some((pair) => {
      const received = Buffer.from(pair.trim());
      const expected = Buffer.from(`${COOKIE}=${value}`);
      return received.length === expected.length && timingSafeEqual(received, expected);
    });

  function sendQuestion(
    request: IncomingMessage,
    response: ServerResponse,
    { to, problem, status = 401 }: { to: string; problem?: 'wrong' | 'wait'; status?: number },
  ): void {
    const locale = localeOfPage(request);
    const translate = serverTranslator(locale);
    const form = html`<form method="post" action="${FORM_PATH}">
      <input type="hidden" name="to" value="${to}" />
      <p><label for="password">${translate('trial.password')}</label></p>
      ${problem !== undefined && html`<p role="alert" id="problem">${translate(`trial.${problem}`)}</p>`}
      <p>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          autofocus${problem !== undefined && html` aria-describedby="problem"`}
        />
      </p>
      <button>${translate('trial.enter')}</button>
    </form>`;
    const page = { locale, title: translate('trial.title'), text: translate('trial.text'), form, hasHome: false };
    sendPlainPage(response, status, page, problem === 'wait' ? { 'retry-after': '60' } : {});
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams((await readBody(request, MOST_BYTES)).toString('utf8'));
    const to = ownPath(fields.get('to'));
    const counted = [{ key: networkOf(clientAddress(request, trustProxy)), rate: TRIES }];
    if (tries.take(counted) > 0) return sendQuestion(request, response, { to, problem: 'wait', status: 429 });
    if (!timingSafeEqual(digestOf(fields.get('password') ?? ''), digest))
      return sendQuestion(request, response, { to, problem: 'wrong' });
    tries.restore(counted);
    response.writeHead(303, { location: to, 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
  }

  return {
    admits: (request, openPaths) => openPaths?.test(request.url ?? '/') === true || hasCookie(request),
    async answer(request, response) {
      const [pathname] = (request.url ?? '/').split('?');
      try {
        if (pathname === FORM_PATH && request.method === 'POST') return await answerForm(request, response);
      } catch (error) {
        if (error instanceof BodyTooLargeError) return void response.writeHead(413, { connection: 'close' }).end();
        return void response.destroy();
      }
      const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (isPage) return sendQuestion(request, response, { to: ownPath(request.url ?? null) });
      response.writeHead(401, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(LOCALES.map((locale) => serverTranslator(locale)('trial.text')).join('\n'));
    },
  };
}

/**
 * What stands above every page of a trial, as HTML for the beginning of its body: a sentence, and a link to the mailbox that
 * holds the trial's mails, which opens by the same password. Dark in both themes.
 */
export function trialBanner(locale: Locale, mailboxUrl: string | null): string {
  const translate = serverTranslator(locale);
  return html`<section
    aria-label="${translate('trial.label')}"
    style="padding:4px 16px;background:#17241c;color:#fff;border-bottom:1px solid var(--trait);font-size:.875rem;text-align:center"
  >
    <p style="margin:0">
      ${translate('trial.banner')}
      ${
        mailboxUrl !== null &&
        html`<a
          href="${mailboxUrl}"
          target="_blank"
          rel="noopener"
          style="display:inline-block;padding:4px 0;color:inherit"
          >${translate('trial.mails')}</a
        >`
      }
    </p>
  </section>`.text;
}
