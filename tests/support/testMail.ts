import { MailRefusedError } from '../../server/gateways/mail.ts';
import type { Mail, MailGateway } from '../../server/gateways/mail.ts';

/**
 * up; down: nothing responds; busy: mail is not accepted now; answerLost: mail is accepted, but its answer never arrives
 * and nothing responds any more; refusing: mail is rejected for good.
 */
export type MailServerState = 'up' | 'down' | 'busy' | 'answerLost' | 'refusing';

/** A mail server in memory, which stores accepted mails in order. */
export function createTestMail() {
  const accepted: Mail[] = [];
  const server = { state: 'up' as MailServerState };
  const gateway: MailGateway = {
    async send(mail) {
      if (server.state === 'down') throw new Error('The mail server is down');
      if (server.state === 'busy') throw new Error('451 later');
      if (server.state === 'refusing') throw new MailRefusedError('No such mailbox');
      accepted.push(mail);
      if (server.state === 'answerLost') throw new Error('The connection was lost');
      return `<${mail.key}@mail.example.test>`;
    },
    isUp: async () => server.state === 'up' || server.state === 'busy' || server.state === 'refusing',
  };
  return { ...gateway, server, accepted: accepted };
}

export type TestMail = ReturnType<typeof createTestMail>;
