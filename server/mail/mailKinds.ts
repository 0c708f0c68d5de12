import fs from 'node:fs';
import path from 'node:path';
import type { Mail } from '../gateways/mail.ts';
import type { MailData, MailKind } from '../outbox/mailOutbox.ts';
import type { OutboxRow } from '../outbox/outboxStore.ts';
import type { MailContext, MailOf } from './composeMail.ts';

type Kinds = { readonly [Kind in MailKind]: MailOf<MailData<Kind>> };

const FOLDER = path.join(import.meta.dirname, 'kinds');

/** The kinds of a file such as `orderMails.ts`, which exports them by the file's name. */
async function readKinds(file: string): Promise<Partial<Kinds>> {
  const name = file.replace('.ts', '');
  const { [name]: kinds } = (await import(`./kinds/${file}`)) as Record<string, Partial<Kinds> | undefined>;
  if (!kinds) throw new Error(`server/mail/kinds/${file} exports no ${name}.`);
  return kinds;
}

const files = fs.readdirSync(FOLDER).filter((file) => /^\w+\.ts$/.test(file));
/** Every kind of mail: those of the files of the folder. */
export const MAIL_KINDS = Object.assign({}, ...(await Promise.all(files.map(readKinds)))) as Kinds;

/** Writes a queued mail with its present data. Null: no recipient, or nothing to announce any more. */
export const writeMail = (
  { kind, data }: Pick<OutboxRow, 'kind' | 'data'>,
  context: MailContext,
): Promise<Mail | null> => (MAIL_KINDS[kind] as MailOf<unknown>).write(data, context);
