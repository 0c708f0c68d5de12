import { MailRefusedError } from '../../server/gateways/mail.ts';
import type { Mail, MailGateway } from '../../server/gateways/mail.ts';

/** up; down: no mail is accepted; refusing: mail is rejected for good. */
export type MailServerState = 'up' | 'down' | 'refusing';

/** A mail server in memory, which stores accepted mails in order. */
export function createTestMail() {
  const accepted: Mail[] = [];
  const server = { state: 'up' as MailServerState };
  const gateway: MailGateway = {
    async send(mail) {
      if (server.state === 'down') throw new Error('The mail server is down');
      if (server.state === 'refusing') throw new MailRefusedError('No such mailbox');
      accepted.push(mail);
      return `<${mail.key}@mail.example.test>`;
    },
  };
  return { ...gateway, server, accepted: accepted };
}

export type TestMail = ReturnType<typeof createTestMail>;
