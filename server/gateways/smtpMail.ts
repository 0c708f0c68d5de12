import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { MailRefusedError } from './mail.ts';
import type { MailGateway } from './mail.ts';

/** Timeouts whose sum is shorter than the outbox's claim, so that nobody else sends the same mail meanwhile. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode <= 559;

/**
 * Mail by SMTP. `url`: smtp://user:password@host:587 or smtps://; `from`: as in the header, `Marché <a@b.example>`, for
 * mails that name no sender, and the address of those that name a market only. A
 * mail with a key has the same Message-ID at every try, so that mailboxes recognise a repeated one.
 */
export function createSmtpMail({ url, from: sender }: { url: string; from: string }): MailGateway & { close(): void } {
  const transport = createTransport({ url, ...TIMEOUTS });
  const own = /([^<>\s]+@[^@<>\s]+)>?\s*$/.exec(sender)?.[1] ?? sender;
  const domain = own.split('@')[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, files = [], key = randomUUID(), locale, unsubscribe, from }) {
      const messageId = `<${key}@${domain}>`;
      try {
        await transport.sendMail({
          from: from ? { name: from.name, address: from.address ?? own } : sender,
          ...(from?.replyTo && { replyTo: from.replyTo }),
          to,
          subject,
          text,
          html,
          messageId,
          headers: {
            'Content-Language': `${locale}-CA`,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          attachments: files.map((file) => ({ filename: file.name, contentType: file.type, content: file.text })),
        });
      } catch (error) {
        if (!isPermanent(error)) throw error;
        throw new MailRefusedError(error instanceof Error ? error.message : String(error), { cause: error });
      }
      return messageId;
    },
    close: () => transport.close(),
  };
}
