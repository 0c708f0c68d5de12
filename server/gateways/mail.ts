import type { Locale } from '#rules/constants.ts';

/** An attachment; `type` includes its charset. */
export type MailFile = { name: string; type: string; text: string };

/** A mail: plain text with addresses on lines of their own and, optionally, HTML. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html?: string;
  files?: MailFile[];
  /**
   * The sender; address null: that of the mail server's configuration. Absent: name and address of that configuration.
   */
  from?: { name: string; address: string | null; replyTo: string | null };
  /** The address that unsubscribes from mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string;
  /** A uuid that stays the same for every try to send this mail, so that a repeated one is recognised. */
  key?: string;
};

/** The mail server refuses this mail for good. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Sends mail. The only way out to people's mailboxes. */
export type MailGateway = {
  /**
   * Resolves with the message's id once the server has accepted the mail. Throws otherwise; MailRefusedError when it
   * never will.
   */
  send(mail: Mail): Promise<string>;
  /** Whether the mail server accepts mail at all, for after a mail that it did not accept. Never throws. */
  isUp(): Promise<boolean>;
};
