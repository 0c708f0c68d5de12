import type { MailsOf } from '../composeMail.ts';
import { customerMessageMail } from '../customerMessageMail.ts';
import { readMessageMail } from '../messageReadStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    messageMails: {
      /** A message of the market about an order that was paid, such as late bread (ADR 153). */
      customer_message: { messageId: string; orderId: string };
    };
  }
}

export const messageMails: MailsOf<'messageMails'> = {
  customer_message: {
    purpose: 'transaction',
    async write(data, { db, market }) {
      const message = await readMessageMail(db, data);
      return message && { to: message.to, ...customerMessageMail(message.locale, market, message, message) };
    },
  },
};
