import type { CatalogueService } from './catalogue/catalogueService.ts';
import type { Database } from './database/database.ts';
import type { FulfilmentService } from './fulfilment/fulfilmentService.ts';
import type { Clock } from './gateways/clock.ts';
import type { IdentityGateway } from './gateways/identity.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import type { Log } from './log.ts';
import type { SiteInformationService } from './siteInformation/siteInformationService.ts';

/** The running market, which the operations of the domains take first: its database, gateways, clock, and caches. */
export type Market = {
  database: Database;
  payment: PaymentGateway;
  identity: IdentityGateway;
  catalogue: CatalogueService;
  fulfilment: FulfilmentService;
  siteInformation: SiteInformationService;
  clock: Clock;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};
