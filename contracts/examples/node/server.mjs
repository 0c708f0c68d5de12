/**
 * A provider of the storefront's contract for Node, with the library graphql (it comes with etal-contracts).
 *
 *     node contracts/examples/node/server.mjs --port 5300
 *
 * serves POST /graphql and POST /provider-states. Then, beside it, with the operations that it knows:
 *
 *     npm run contracts:verify -- --url http://127.0.0.1:5300 --only '^(PickupStep|zones|refreshCard)Query:'
 *
 * In your backend the schema and its resolvers are yours, and only `states` is new.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildSchema, graphql, GraphQLError } from 'graphql';

// Of the package, or of the storefront's repository.
const schemaFile = ['../../schema.graphql', '../../../schema.graphql']
  .map((name) => new URL(name, import.meta.url))
  .find((file) => existsSync(file));
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

// ---- The market: what your database holds.

const market = { locations: [], zones: [], customers: new Map(), tokens: new Map() };
const slot = (day) => ({ from: `2026-11-${day}T15:00:00-05:00`, to: `2026-11-${day}T19:00:00-05:00` });
const POSTAL_CODE = /^[A-Z]\d[A-Z](?:[ -]?(?:\d(?:[A-Z]\d?)?)?)?$/i;
const byId = (a, b) => (a.id < b.id ? -1 : 1);

/** A rule of the market says no: the error that the storefront understands by its code. */
function refuse(code, message, displayable = true, params = {}) {
  throw new GraphQLError(message, { extensions: { code, displayable, localized: false, params } });
}

/** The customer who is signed in; null for a guest. */
function customerOf({ authorization }) {
  if (!authorization) return null;
  const customer = market.customers.get(market.tokens.get(authorization.replace('Bearer ', '')));
  if (!customer) refuse('UNAUTHENTICATED', 'Sign in first.', false);
  // Your identity provider says it in a claim of the token.
  if (customer.platform !== 'consumer') refuse('WRONG_PLATFORM', 'errors.wrong_platform');
  return customer;
}

/** What both kinds of places have: their name, in English where it is asked for, and when they are open. */
const placeOf = ({ id, french, english, open, express }, { language }) => ({
  id,
  name: language.startsWith('en') ? english : french,
  description: null,
  weekday: 5,
  nextSlot: open ? slot(27) : null,
  expressSlot: express ? slot(24) : null,
});

const resolvers = {
  locations({ filter }, caller) {
    const found = market.locations.filter(({ open }) => open || !filter?.ongoing).toSorted(byId);
    const address = { line1: '1, rue des Contrats', line2: null, city: 'Gatineau' };
    return found.map((one) => ({ ...placeOf(one, caller), address, storageOnly: one.storageOnly }));
  },
  shippingZones({ filter }, caller) {
    const code = filter?.code?.trim();
    if (code !== undefined && !POSTAL_CODE.test(code)) refuse('ZIP_INVALID', 'cart.zip_validation');
    const found = market.zones
      .filter(({ open }) => open || !filter?.ongoing)
      .filter(({ prefix }) => code === undefined || code.toUpperCase().startsWith(prefix));
    return found.toSorted(byId).map((one) => ({ ...placeOf(one, caller), price: one.price }));
  },
  user: (_, caller) => customerOf(caller),
};

// ---- The provider states: what has to be true before a request is sent (contracts/provider-states.md).

const opening = ({ open = true, express = true }) => ({ open, express });
const states = {
  'places of the open week': {
    setup({ locations = [], zones = [] }) {
      market.locations = locations.map(({ location, storageOnly = false, ...one }) => {
        const names = { french: 'Point de retrait sous contrat', english: 'Pickup point under contract' };
        return { id: location, storageOnly, ...names, ...opening(one) };
      });
      market.zones = zones.map(({ zone, price = 500, ...one }) => {
        return {
          id: zone,
          price,
          prefix: 'Z9Z',
          french: 'Zone sous contrat',
          english: 'Zone under contract',
          ...opening(one),
        };
      });
    },
    teardown: () => Object.assign(market, { locations: [], zones: [] }),
  },
  'a customer': {
    setup({ customer, platform = 'consumer', card = null }) {
      const details = { brand: 'visa', country: 'CA', expMonth: 8, expYear: 2040, last4: card?.last4 ?? '4242' };
      const isCard = (card?.type ?? 'card') === 'card';
      const basketsPaymentMethod = card && { id: `pm_${customer}`, card: isCard ? details : null };
      market.customers.set(customer, { id: customer, platform, basketsPaymentMethod, membership: null });
      const token = randomUUID();
      market.tokens.set(token, customer);
      // The request has `Authorization: Bearer ${token}`: this value takes its place.
      return { values: { token } };
    },
    teardown: ({ customer }) => market.customers.delete(customer),
  },
  // Nobody has a cart here. With carts, this returns the cookie of a new session: { headers: { Cookie: '...' } }.
  'a visitor without a cart': { setup: () => undefined, teardown: () => undefined },
};

// ---- HTTP.

async function answerGraphql({ query, operationName, variables }, headers) {
  const contextValue = { authorization: headers.authorization, language: headers['accept-language'] ?? 'fr' };
  const call = { schema, source: query, rootValue: resolvers, contextValue, operationName, variableValues: variables };
  const { data = null, errors } = await graphql(call);
  if (!errors) return [200, { data }];
  // A call that is refused answers no data at all.
  const isRefused = Object.values(data ?? {}).every((one) => one === null);
  return [200, { data: isRefused ? null : data, errors }];
}

function answerState({ state, params = {}, action }) {
  if (!Object.hasOwn(states, state)) return [404, { error: `There is no provider state "${state}".` }];
  const returned = states[state][action](params);
  return [200, action === 'setup' ? (returned ?? {}) : {}];
}

const routes = { '/graphql': answerGraphql, '/provider-states': answerState };

const server = createServer(async (request, response) => {
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const route = routes[request.url];
    send(...(route ? await route(JSON.parse(body), request.headers) : [404, { error: 'There is nothing here.' }]));
  } catch (error) {
    send(500, { error: error.message });
  }
});
const port = process.argv[process.argv.indexOf('--port') + 1];
server.listen(Number(port) || 0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
);
