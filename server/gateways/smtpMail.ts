import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { MailRefusedError } from './mail.ts';
import type { MailGateway } from './mail.ts';

/**
 * Timeouts that add up, for a mail and the check after it, to less than the outbox's claim, so that no other process
 * sends the same mail meanwhile.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const CHECK_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode <= 559;

/**
 * Sends mail by SMTP. `url`: smtp://user:password@host:587 or smtps://. `from`: the default sender, as in a header:
 * `Marché <a@b.example>`; a mail's own sender replaces its name and, if it has one, its address. A mail with a key has
 * the same Message-ID at every try, so that mailboxes recognise repetitions.
 */
export function createSmtpMail({ url, from: sender }: { url: string; from: string }): MailGateway & { close(): void } {
  const transport = createTransport({ url, ...TIMEOUTS });
  const check = createTransport({ url, ...CHECK_TIMEOUTS });
  const address = /([^<>\s]+@[^@<>\s]+)>?\s*$/.exec(sender)?.[1] ?? sender;
  const domain = address.split('@')[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, files = [], key = randomUUID(), locale, unsubscribe, from }) {
      const messageId = `<${key}@${domain}>`;
      try {
        await transport.sendMail({
          from: from ? { name: from.name, address: from.address ?? address } : sender,
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
    isUp: () =>
      check.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}
