import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { seedDemoMember } from '../demo/seedingMember.ts';
import type { Clock } from '../gateways/clock.ts';
import type { IdentityGateway } from '../gateways/identity.ts';
import type { MailGateway } from '../gateways/mail.ts';
import type { Log } from '../log.ts';
import { createMailService } from '../mail/mailService.ts';
import { createServices } from '../services.ts';
import { embeddedGateway, startEmbeddedPayment } from './paymentWiring.ts';
import type { ProviderKeys } from './paymentWiring.ts';

type Parts = {
  database: Database;
  identity: IdentityGateway;
  mail: MailGateway;
  keys: ProviderKeys;
  clock: Clock;
  marketName: string;
  log: Log;
};

/**
 * Gives the demo's member a history, where every provider is a stand-in: nothing is charged at Stripe, no mail leaves,
 * and Auth0 knows no such account. To be called once in a database's life, before the market opens: the payment
 * stand-in runs for it alone, at the time of each event, and leaves its messages to the one that opens with the market.
 * A failure leaves the demo with less history, and is logged.
 */
export async function openDemoMember(config: Config, parts: Parts): Promise<void> {
  if (config.mode !== 'demo' || config.stripe || config.smtp || config.auth0) return;
  const { database, identity, mail, keys, clock, marketName, log } = parts;
  const { publicUrl } = config;
  const now = clock.now();
  let at = now;
  const then: Clock & { put(to: Date): void } = {
    now: () => at,
    advance: (ms) => void (at = new Date(at.getTime() + ms)),
    put: (to) => void (at = to),
  };
  const provider = await startEmbeddedPayment(config, keys, {
    port: 0,
    host: '127.0.0.1',
    isPublic: false,
    billingTime: () => at.getTime(),
    marketName,
  });
  try {
    const payment = embeddedGateway(keys, provider.port, { hosts: [], origins: [provider.url] });
    const services = createServices({ database, payment, identity, clock: then, log, publicUrl });
    const { fulfilment } = services;
    const mails = createMailService({
      database,
      mail,
      fulfilment,
      clock: then,
      log,
      publicUrl,
      siteInformation: services.siteInformation,
    });
    const { url: providerUrl } = provider;
    const sendMails = () => mails.sendDue();
    await seedDemoMember({ database, services, payment, clock: then, providerUrl, publicUrl, sendMails }, now);
  } catch (error) {
    log.error({ err: error }, 'The demo’s member has no past, or a part of it');
  } finally {
    await provider.close();
  }
}
