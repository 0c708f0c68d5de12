import type { Locale } from '../../rules/constants.ts';

/** A file that comes with a mail; `type` with its charset. */
export type MailFile = { name: string; type: string; text: string };

/** A mail as the market writes it: as plain text, addresses on lines of their own, and, where it is given, as HTML. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html?: string;
  files?: MailFile[];
  /** The address that stops mails of its kind by one POST (RFC 8058). */
  unsubscribe?: string;
  /** A uuid that is the mail's at every try to send it, so that the same one is known again. */
  key?: string;
};

/** The mailbox or the mail server will not have this mail, however often it is sent. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** The one door to people's mailboxes. */
export type MailGateway = {
  /**
   * Resolves with the message's id once the mail is taken over. Throws when it is not: whoever sends decides whether that
   * matters; MailRefusedError when it never will be.
   */
  send(mail: Mail): Promise<string>;
};
