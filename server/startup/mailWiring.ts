import path from 'node:path';
import type { Config } from '../config.ts';
import type { Clock } from '../gateways/clock.ts';
import type { MailGateway } from '../gateways/mail.ts';
import type { TrialGate } from '../http/trialGate.ts';
import type { Log } from '../log.ts';
import type { NamedMarket } from './namedMarket.ts';

export type MailWiring = {
  gateway: MailGateway;
  /** The mailbox's origin; null where a mail server is configured. */
  mailboxUrl: string | null;
  close(): Promise<void>;
};

/** The mail server of SMTP_URL; without it, never in live mode, the mailbox at PORT+3, whose mails bear the market's own time. Only what is used is loaded. */
export async function openMail(
  config: Config,
  { marketName, monogram, gate, clock, log }: NamedMarket & { gate: TrialGate | null; clock: Clock; log: Log },
): Promise<MailWiring> {
  if (config.smtp) {
    const { createSmtpMail } = await import('../gateways/smtpMail.ts');
    const gateway = createSmtpMail(config.smtp);
    return { gateway, mailboxUrl: null, close: async () => gateway.close() };
  }
  const [{ startMailbox }, { openMailFolder }] = await Promise.all([
    import('../embedded/mailbox/mailboxServer.ts'),
    import('../embedded/mailbox/mailFolder.ts'),
  ]);
  const folder = await openMailFolder(path.join(config.dataDir, 'mail'), Date.now, () => clock.now().getTime());
  const mailbox = await startMailbox({
    port: config.mailboxPort,
    host: config.host,
    isPublic: config.isPublic,
    gate,
    marketName,
    monogram,
    marketUrl: config.publicUrl,
    folder,
    log,
  });
  return { gateway: folder, mailboxUrl: config.mailboxUrl, close: () => mailbox.close() };
}
