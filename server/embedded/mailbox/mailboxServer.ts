import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageAnswer } from '../hosted/hostedFrame.ts';
import { writeAnswer } from '../hosted/httpAnswer.ts';
import type { HttpAnswer } from '../hosted/httpAnswer.ts';
import { mailboxAssets, mailListPage, mailPage } from './mailboxPages.ts';
import type { MailFolder } from './mailFolder.ts';

const SHOWN = 100;

export type MailboxOptions = {
  /** 0 takes a free port. */
  port: number;
  host: string;
  folder: MailFolder;
  marketName: string;
  marketUrl: string;
  log: { error(fields: object, message: string): void };
};

/** The pages of the mailbox, on an origin of their own. They show what was sent and change nothing. */
export async function startMailbox(options: MailboxOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { folder, marketName, marketUrl, log } = options;

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const { pathname, searchParams } = new URL(`http://mailbox${request.url ?? '/'}`);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
    const asset = mailboxAssets.answer(pathname);
    if (asset) return asset;
    const asked = searchParams.get('lang') ?? request.headers['accept-language'] ?? '';
    const page = { locale: /^\s*en\b/i.test(asked) ? 'en' : 'fr', marketName, marketUrl } as const;
    const mail = pathname === '/' ? null : await folder.find(pathname.slice(1));
    if (mail) return pageAnswer(200, mailPage(page, mail));
    return pageAnswer(pathname === '/' ? 200 : 404, mailListPage(page, await folder.list(SHOWN)));
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): HttpAnswer => {
        log.error({ err: error }, 'The mailbox failed');
        return { status: 500, headers: { 'content-type': 'text/plain' }, body: 'The mailbox failed.' };
      })
      .then((found) => writeAnswer(response, found, request.method !== 'HEAD'))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port, options.host, () => resolve()),
  );
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
    },
  };
}
