import type { Write } from '../database/combinedStatements.ts';
import type { Transaction } from '../database/transaction.ts';
import { deleteMail, insertMail, mailStatement } from './outboxStore.ts';

/**
 * The kinds of mail, and the data that each is written from, by the file that writes them: every file of
 * `server/mail/kinds/` adds its own. Ids are uuids.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface MailFiles {}

type MessagesOf<Kinds> = Kinds extends unknown
  ? { [Kind in keyof Kinds]: { kind: Kind; about: string; data: Kinds[Kind] } }[keyof Kinds]
  : never;
/** A mail to send, by its kind and data; `about` identifies its subject, so that each is announced once. */
export type Message = MessagesOf<MailFiles[keyof MailFiles]>;
export type MailKind = Message['kind'];
export type MailData<Kind extends MailKind> = Extract<Message, { kind: Kind }>['data'];

/**
 * Queues a mail in the transaction whose result it announces: it is sent if and only if that is committed. The same
 * announcement is queued once; false: it was queued already. It is sent after `waitMs`.
 */
export async function queueMail(tx: Transaction, message: Message, waitMs = 0): Promise<boolean> {
  return insertMail(tx, message, waitMs);
}

/** The same as a write beside others. */
export const mailWrite = (message: Message): Write => ({ statement: mailStatement(message) });

/** Removes a queued mail, in the transaction that undoes what it announces; false: it is sent, or being sent, or there is none. */
export async function withdrawMail(
  tx: Transaction,
  { kind, about }: Pick<Message, 'kind' | 'about'>,
): Promise<boolean> {
  return deleteMail(tx, kind, about);
}
