import { createServer } from 'node:http';
import { openDatabase } from '../../server/database/database.ts';
import { createClock } from '../../server/gateways/clock.ts';
import { answerWebhook } from '../../server/http/paymentRoutes.ts';
import { createLog } from '../../server/log.ts';
import { createServices } from '../../server/services.ts';
import { gatewayTo } from '../support/payment/providerHarness.ts';
import { createTestIdentityGateway } from '../support/testIdentity.ts';
import { variantIds } from './closingCarts.ts';
import { bareTransaction } from './closingFloor.ts';
import { AFTER_CLOSING, plannedCart } from './closingPlan.ts';

/**
 * A task of a server process in the closing night: close at most this many late carts, resume what a killed process
 * left, or write the bare transactions of these carts.
 */
export type SideTask =
  | { what: 'close'; carts: number }
  | { what: 'sweep' }
  | { what: 'floor'; from: number; to: number; atATime: number };
/** `done`: how many items the task processed; `busy`: milliseconds of processor time. */
export type SideAnswer = { cartsDone: number; busy: number };

/** How often a closing reports its progress, in carts. */
const TOLD_EVERY = 10;

const { NIGHT = '', FLOOR = '', PROVIDER = '', PORT = '' } = process.env;
const log = createLog('error');
const database = await openDatabase({ url: NIGHT }, log);
const payment = gatewayTo(Number(PROVIDER), 2);
const services = createServices({
  database,
  payment,
  identity: createTestIdentityGateway(),
  clock: createClock(new Date(AFTER_CLOSING)),
  log,
  publicUrl: 'https://market.example.test',
});
await services.catalogue.current();
const variants = await variantIds(database);
const floorBase = await openDatabase({ url: FLOOR }, log);

function busySince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A closing that stops after this many carts. */
async function close(carts: number): Promise<number> {
  const before = process.cpuUsage();
  let reported = 0;
  const signal = {
    get aborted() {
      reported += 1;
      if (reported % TOLD_EVERY === 0) process.send?.({ seen: TOLD_EVERY, busy: busySince(before) });
      return reported > carts;
    },
  } as AbortSignal;
  return services.checkout.close(signal);
}

async function floor(from: number, to: number, atATime: number): Promise<number> {
  const { kysely } = floorBase;
  const { id: seller } = await kysely.selectFrom('seller').select('id').executeTakeFirstOrThrow();
  const { id: location } = await kysely.selectFrom('location').select('id').executeTakeFirstOrThrow();
  let next = from;
  const worker = async () => {
    while (next < to) await bareTransaction(floorBase, plannedCart(next++, variants), { seller, location });
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return to - from;
}

async function run(task: SideTask): Promise<SideAnswer> {
  const before = process.cpuUsage();
  const moved =
    task.what === 'floor'
      ? await floor(task.from, task.to, task.atATime)
      : task.what === 'close'
        ? await close(task.carts)
        : await services.checkout.sweep({ creating: 0, pending: 0 });
  return { cartsDone: moved, busy: busySince(before) };
}

// One server process of a closing night: closes, receives the provider's messages, and writes the floor's transactions.
const parts = { services, payment, log };
createServer((request, response) => void answerWebhook(parts, request, response)).listen(
  Number(PORT),
  '127.0.0.1',
  () => process.send?.({ ready: true }),
);
process.on('disconnect', () => process.exit(0));
process.on('message', (task: SideTask) => void run(task).then((result) => process.send?.({ answer: result })));
