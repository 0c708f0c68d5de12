import { openDatabase } from '../../server/database/database.ts';
import { gatewayTo } from './payment/providerHarness.ts';
import { servicesOver } from './purchaseMarket.ts';

// One of a market's processes, at the instant NOW: on request it charges the due baskets through the provider at
// PROVIDER_PORT.
const database = await openDatabase({ url: process.env.DATABASE_URL ?? '' });
const market = servicesOver(database, gatewayTo(Number(process.env.PROVIDER_PORT)), process.env.NOW);
process.on('message', () => void market.baskets.deliver().then((moved) => process.send?.({ moved })));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
