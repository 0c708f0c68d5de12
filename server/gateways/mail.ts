import type { Locale } from '../../rules/constants.ts';

/** A mail as the market writes it: plain text, addresses on lines of their own. */
export type Mail = { to: string; locale: Locale; subject: string; text: string };

/** The one door to people's mailboxes. */
export type MailGateway = {
  /** Resolves once the mail is taken over. Throws when it is not: whoever sends decides whether that matters. */
  send(mail: Mail): Promise<void>;
};
