import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMarketSchema } from '../../server/api/schema.ts';
import { toId } from '../../server/graphql/globalId.ts';
import type { NodeType } from '../../server/graphql/globalId.ts';
import { newSessionToken } from '../../server/identity/session.ts';
import { createLog } from '../../server/log.ts';
import { createMailService } from '../../server/mail/mailService.ts';
import { marketJobs } from '../../server/marketJobs.ts';
import { openApi } from '../support/apiServer.ts';
import type { ApiServer } from '../support/apiServer.ts';
import { MARKET } from '../support/badArguments.ts';
import { basketOffer } from '../support/basketMarket.ts';
import { isFullRun } from '../support/fullRun.ts';
import { hostileCall, hostilePaths, randomFrom } from '../support/hostileCalls.ts';
import { offer, openMarket } from '../support/purchaseMarket.ts';
import { testId } from '../support/smallMarket.ts';
import { testDatabaseKinds } from '../support/testDatabase.ts';
import { createTestMail } from '../support/testMail.ts';

/** Calls of each field with arguments, by each role; a seed makes them the same in every run. */
const ROUNDS = isFullRun ? 30 : 1;
const SEED = Number(process.env.ETAL_SEED ?? 20261127);
const HOUR_MS = 3_600_000;
const CART = 'mutation($v: ID!) { addToCart(variant: $v) { items { id } } }';
const PLACE = 'mutation($i: UpdateCartInput!) { updateCart(input: $i) { id } }';
const bread = toId('Variant', testId('variant bread 0'));

/** Tables whose rows have ids in the API. */
const TABLES = {
  product: 'Product',
  variant: 'Variant',
  seller: 'Seller',
  collection: 'Collection',
  location: 'Location',
  shipping_zone: 'ShippingZone',
  cart: 'Cart',
  cart_item: 'CartItem',
  checkout_attempt: 'Payment',
  orders: 'Order',
  order_line: 'OrderLine',
  basket: 'Basket',
  balance_movement: 'BalanceMovement',
} as const satisfies Record<string, NodeType>;

type Role = 'nobody' | 'guest' | 'customer' | 'staff';
/** Roles that may call more make more calls. */
const ROLES: Role[] = isFullRun
  ? ['nobody', 'guest', 'customer', 'customer', 'staff', 'staff']
  : ['guest', 'customer', 'staff'];

/** One database by default, since both refuse the same. */
describe.each(testDatabaseKinds().slice(0, isFullRun ? 2 : 1))('hostile values on %s', (kind) => {
  let api: ApiServer;
  let people: Record<Role, { session: string; authorization?: string }>;
  let ids: string[];
  const logged: string[] = [];

  beforeAll(async () => {
    const log = createLog('error', { write: (line: string) => void logged.push(line) });
    api = await openApi(kind, { log });
    const { database, services, clock } = api;
    const mailed = { mail: createTestMail(), publicUrl: 'https://market.example' };
    const mails = createMailService({ ...services, database, clock, log, ...mailed });
    services.work.keep(marketJobs({ ...services, mails }));
    await openMarket(database);
    for (const name of ['bread', 'cheese']) await offer(database, name);
    await offer(database, 'wine', { product: { is_alcohol: true } });
    await basketOffer(database, 'legumes');
    people = {
      nobody: { session: newSessionToken() },
      guest: { session: newSessionToken() },
      customer: await api.signIn('ann'),
      staff: await api.signIn('josee', { roles: ['staff'] }),
    };
    const bob = await api.signIn('bob');
    for (const who of [people.customer, people.guest, bob]) {
      await api.ask(who, CART, { v: bread });
      await api.ask(who, PLACE, { i: { locationId: MARKET } });
      const { checkout } = await api.ask<{ checkout: string }>(who, 'mutation { checkout }');
      await api.services.checkout.handleEvent(api.payment.pay(checkout));
      await api.ask(who, CART, { v: bread });
    }
    await api.ask(people.staff, '{ user { id } }');
    const rows = await Promise.all(
      (Object.keys(TABLES) as (keyof typeof TABLES)[]).map(async (table) =>
        (await database.kysely.selectFrom(table).select('id').limit(6).execute()).map(({ id }) =>
          toId(TABLES[table], String(id)),
        ),
      ),
    );
    // Deleting the customer would leave the remaining calls without one.
    const { id } = await database.kysely
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'bob@exemple.ca')
      .executeTakeFirstOrThrow();
    ids = [...rows.flat(), toId('StaffCustomer', id), toId('User', id), 'per_20261127', 'per_20261204', 'per_99991231'];
  });
  afterAll(() => api.close());

  it.each([
    ['customer', 'query($v: String) { payment(session: $v) { id } }', 'cs_\u0000', null],
    ['guest', 'query($v: ID!) { node(id: $v) { id } }', 'per_99991231', null],
    ['staff', 'query($v: Date) { staff { packingWeek(startDate: $v) { period { id } } } }', '9999-12-31', 'BAD_INPUT'],
    ['guest', 'mutation($v: Date!) { confirmAge(birthDate: $v) { id } }', '1000-01-01', 'BAD_INPUT'],
  ] as const)(
    'are refused or match nothing where they were answered with INTERNAL: %s, %s, %j',
    async (role, query, v, code) => {
      const { errors } = await api.call(query, { v }, people[role]);
      expect([errors.map(({ extensions }) => extensions.code), logged.splice(0)]).toEqual([code ? [code] : [], []]);
    },
  );

  it('are refused by a code that says why, whoever sends them, in every field of the schema', async () => {
    const random = randomFrom(SEED);
    const failures: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of hostilePaths(createMarketSchema('demo')))
        for (const role of ROLES) {
          const { query, variables } = hostileCall(path, ids, random);
          api.time.real += HOUR_MS;
          const { status, errors } = await api.call(query, variables, people[role]);
          const internal = errors.some(({ extensions }) => extensions.code === 'INTERNAL');
          if (internal || status >= 500 || logged.length > 0)
            failures.push({ role, status, query, variables, log: logged.splice(0).map((line) => line.slice(0, 1500)) });
        }
    expect(failures).toEqual([]);
  });
});
