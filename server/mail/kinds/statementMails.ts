import type { MailsOf } from '../composeMail.ts';
import { statementMail } from '../statementMail.ts';
import { readStatementMail } from '../statementReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    statementMails: {
      /** What a producer is owed for some weeks, as a manager has sent it (ADR 161). */
      producer_statement: { statementMailId: string };
    };
  }
}

export const statementMails: MailsOf<'statementMails'> = {
  producer_statement: {
    purpose: 'producer',
    async write({ statementMailId }, { db, market }) {
      const mail = await readStatementMail(db, statementMailId);
      return mail && { to: mail.to, ...statementMail(mail.locale, market, mail.statement, mail.replaced) };
    },
  },
};
