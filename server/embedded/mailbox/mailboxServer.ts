import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TrialGate } from '../../http/trialGate.ts';
import { createWebServer } from '../../http/webServer.ts';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import { writeAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { mailboxAssets, mailListPage, mailPage } from './mailboxPages.ts';
import type { MailFolder, StoredMail } from './mailFolder.ts';

const MAX_LISTED = 100;

export type MailboxOptions = {
  /** 0 uses a free port. */
  port: number;
  host: string;
  /** Whether it answers for other hosts than this machine. */
  isPublic: boolean;
  /** Of a trial; null or absent: none. */
  gate?: TrialGate | null;
  folder: MailFolder;
  marketName: string;
  /** On the pages; null or absent: the software's drawing. */
  monogram?: string | null;
  marketUrl: string;
  log: { error(fields: object, message: string): void };
};

const ADDRESS = /^\/([0-9a-f-]+)(?:\/(html|\d))?$/;

/** A part of a mail: its HTML, in a frame of the mailbox with no styles but its own, or an attachment. */
function partAnswer(mail: StoredMail, part: string): HttpAnswer | null {
  const file = mail.files?.[Number(part)];
  if (file) {
    const disposition = `attachment; filename="${file.name.replace(/[^\w.-]/g, '')}"`;
    return { status: 200, headers: { 'content-type': file.type, 'content-disposition': disposition }, body: file.text };
  }
  if (part !== 'html' || mail.html === undefined) return null;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
    },
    body: mail.html.replace('<head>', '<head><base target="_blank" />'),
  };
}

function withFrames(httpAnswer: HttpAnswer): HttpAnswer {
  const policy = `${httpAnswer.headers['content-security-policy']}; frame-src 'self'`;
  return { ...httpAnswer, headers: { ...httpAnswer.headers, 'content-security-policy': policy } };
}

/** Serves the mailbox on an origin of its own, read-only. */
export async function startMailbox(options: MailboxOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { folder, marketName, marketUrl, log } = options;

  async function respond(request: IncomingMessage): Promise<HttpAnswer> {
    const { pathname, searchParams } = new URL(`http://mailbox${request.url ?? '/'}`);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
    const asset = mailboxAssets.responseFor(pathname, options.monogram);
    if (asset) return asset;
    const languages = searchParams.get('lang') ?? request.headers['accept-language'] ?? '';
    const page = { locale: /^\s*en\b/i.test(languages) ? 'en' : 'fr', marketName, marketUrl } as const;
    const [, id, part] = ADDRESS.exec(pathname) ?? [];
    const mail = id === undefined ? null : await folder.find(id);
    const partPage = mail && part !== undefined ? partAnswer(mail, part) : null;
    if (partPage) return partPage;
    if (mail && part === undefined) return withFrames(pageAnswer(200, mailPage(page, mail)));
    return pageAnswer(pathname === '/' ? 200 : 404, mailListPage(page, await folder.list(MAX_LISTED)));
  }

  const server = createWebServer(options, (request, response) => {
    respond(request)
      .catch((error: unknown): HttpAnswer => {
        log.error({ err: error }, 'The mailbox failed');
        return { status: 500, headers: { 'content-type': 'text/plain' }, body: 'The mailbox failed.' };
      })
      .then((answer) => writeAnswer(response, answer, request.method !== 'HEAD'))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, () => resolve()),
  );
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closing = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closing;
    },
  };
}
