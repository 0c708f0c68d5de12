import type { MailKind } from '../database/workTables.ts';
import type { Mail } from '../gateways/mail.ts';
import type { OutboxRow } from '../outbox/outboxStore.ts';
import { balanceMails } from './balanceMails.ts';
import { basketChangeMails } from './basketChangeMails.ts';
import { basketMails } from './basketMails.ts';
import { basketWithdrawalMails } from './basketWithdrawalMails.ts';
import { cardMails } from './cardMails.ts';
import { accountMails } from './closedAccountMail.ts';
import type { MailContext, MailWriter, MailWriters } from './composeMail.ts';
import { membershipMails } from './membershipMails.ts';
import { noticeMails } from './noticeMails.ts';
import { orderMails } from './orderMails.ts';
import { restockMails } from './restockMail.ts';
import { returnMails } from './returnMail.ts';

/** Every kind of mail, each written in the file of its subject. */
const writers: MailWriters<MailKind> = {
  ...orderMails,
  ...returnMails,
  ...noticeMails,
  ...restockMails,
  ...membershipMails,
  ...accountMails,
  ...basketMails,
  ...basketChangeMails,
  ...basketWithdrawalMails,
  ...balanceMails,
  ...cardMails,
};

/** Writes a queued mail with its present data. Null: no recipient, or nothing to announce any more. */
export const writeMail = ({ kind, data }: OutboxRow, context: MailContext): Promise<Mail | null> =>
  (writers[kind] as MailWriter<MailKind>)(data as never, context);
