import { buildSchema } from 'graphql';
import type { GraphQLFieldResolver, GraphQLObjectType } from 'graphql';
import { pino } from 'pino';
import type { Context } from '../../server/api/context.ts';
import { createExecutor } from '../../server/api/executor.ts';
import type { RunRequest } from '../../server/api/executor.ts';
import { readErrorTexts } from '../../server/graphql/errorTexts.ts';
import { enforcePermissions, readPermissions } from '../../server/graphql/permissions.ts';
import { schemaDocument } from '../../server/graphql/schemaText.ts';
import { trustedHashes, hashOfDocument } from '../../server/graphql/trustedDocuments.ts';
import { MarketError, MarketErrors } from '../../server/marketError.ts';
import type { Services } from '../../server/services.ts';

export const TRUSTED = 'query Shop { shop { name } }';
/** A schema with one definition of each kind, for what the executor guarantees for every schema. */
export const schema = buildSchema(`
  directive @access(to: Audience!) on OBJECT | FIELD_DEFINITION
  enum Audience { PUBLIC GUEST_SESSION CUSTOMER OWNER STAFF MANAGER }
  interface Node { id: ID! }
  type Query {
    node(id: ID!): Node @access(to: PUBLIC)
    nodes(ids: [ID!]!): [Node]! @access(to: PUBLIC)
    shop: Product! @access(to: PUBLIC)
    leak: String @access(to: PUBLIC)
    shops(first: Int = 20, after: String): ProductConnection! @access(to: PUBLIC)
    cart: Cart! @access(to: GUEST_SESSION)
    account: String @access(to: CUSTOMER)
    desk: String! @access(to: STAFF)
    safe: Int! @access(to: MANAGER)
  }
  type Mutation { spoil(how: String!, count: Int! = 1): String! @access(to: GUEST_SESSION) }
  type Product implements Node @access(to: PUBLIC) {
    id: ID!, name: String!
    takings: Int @access(to: STAFF)
    shops(first: Int = 20): ProductConnection!
    all: [Product!]!
    tags: [Tag!]!
  }
  type Tag @access(to: PUBLIC) { word: String!, tags: [Tag!]! }
  type ProductConnection { edges: [ProductEdge!]!, count: Int! }
  type ProductEdge { node: Product! }
  type Cart implements Node @access(to: OWNER) { id: ID!, note: String }
`);

function resolve(type: string, fields: Record<string, GraphQLFieldResolver<unknown, Context>>): void {
  const fieldMap = (schema.getType(type) as GraphQLObjectType).getFields();
  for (const [name, resolver] of Object.entries(fields)) Object.assign(fieldMap[name] ?? {}, { resolve: resolver });
}

const resolversThatFail: Record<string, () => unknown> = {
  none: () => 'fine',
  hidden: () => {
    throw new MarketError('BAD_INPUT', { field: 'how' });
  },
  displayable: () => {
    throw new MarketError('MAX_REACHED', { nb: 3, variant: '500 g', name: 'Miel', secret: 'x' });
  },
  several: () => Promise.reject(new MarketErrors([new MarketError('NO_PLACE'), new MarketError('NO_ALCOHOL')])),
  unexpected: () => {
    throw new TypeError('password is hunter2');
  },
  away: () => {
    throw Object.assign(new Error('hunter2 refused the connection'), { code: 'ECONNREFUSED' });
  },
  nothing: () => null,
};
export const shop = { id: 'prd_018f2c3a1b2c7d4e8f90a1b2c3d4e5f6', name: 'Miel', takings: 7 };
resolve('Query', {
  shop: () => shop,
  leak: (_, _args, { visitor }) => visitor.sessionId,
  cart: (_, _args, { visitor }) => ({ id: 'crt_1', note: visitor.sessionId }),
  account: () => 'mine',
  desk: () => 'staff only',
  safe: () => 12,
  node: () => null,
  nodes: () => [],
  shops: () => ({ edges: [], count: 0 }),
});
resolve('Product', { all: () => [] });
resolve('Mutation', { spoil: (_, { how }) => resolversThatFail[String(how)]?.() });
/** The calls that staff was allowed to make. */
export const staffCalls: string[] = [];
const permissions = readPermissions(schema);
enforcePermissions(schema, permissions, ({ field }, { customer }) => void staffCalls.push(`${field} ${customer?.id}`));

export const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });

/** An executor of the small schema that trusts these documents. */
export function executorTrusting(...texts: string[]) {
  const errors = { texts: readErrorTexts(schemaDocument), log };
  const trusted = trustedHashes(Object.fromEntries(texts.map((text) => [hashOfDocument(text), text])));
  return createExecutor({ schema, permissions, errors, trusted });
}
export const context: Context = {
  locale: 'fr',
  visitor: {
    sessionToken: 't',
    sessionId: 'own session',
    isNew: false,
    customer: null,
    address: '::1',
    origin: 'http://localhost',
  },
  services: {} as Services,
  now: new Date(0),
};
const executor = executorTrusting(TRUSTED);

/** Executes a document of the small schema as the visitor of `context`. */
export const run = (query: string, more: Partial<RunRequest> = {}) => executor.run({ query, context, ...more });

/** The codes of its errors. */
export async function codesOf(query: string, more: Partial<RunRequest> = {}): Promise<unknown[]> {
  return ((await run(query, more)).result.errors ?? []).map(({ extensions }) => extensions?.code);
}
