import { isNonNullType, type GraphQLSchema } from 'graphql';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { CompiledOperation } from '../engine/compiledOperations.ts';
import { fromState, type Cases, type ContractCase } from '../engine/contractCase.ts';
import type { ExpectedFields } from '../engine/expectedData.ts';
import { mapTexts, statesIn } from '../engine/interaction.ts';
import { isOwned, ownedNodes, rootFields, unnamedIds, type OwnedId, type RootField } from '../engine/ownership.ts';
import { walkOf } from '../engine/selections.ts';
import { nothingYet, withheldFrom, type Identity } from '../engine/strangersData.ts';
import { customer, withToken } from '../states/customerStates.ts';
import { customerNumbered } from '../states/fixtureIds.ts';
import { newVisitor } from '../states/states.ts';
import { nodeCases } from './nodeCases.ts';

/** Who has nothing in the market, and signs in with a session of their own. */
const stranger = { id: customerNumbered(90), email: 'inconnue.contrat@example.com' };
const STRANGER = [newVisitor, customer({ customer: stranger.id, email: stranger.email })];
/** The states that return a session, with what is in it. */
const IN_SESSION: ReadonlySet<string> = new Set(['a cart', 'a payment']);

/** How the names of the cases of another customer end. */
const FROM_ANOTHER = ' from another customer';
const isCustomers = ({ bearer }: ContractCase) => bearer === 'own';
/** Whether the session that is sent has something in it: of a customer, or of a guest. */
function hasSession({ given }: ContractCase, whose: 'customer' | 'guest'): boolean {
  const last = given.findLast(({ name }) => IN_SESSION.has(name));
  return last !== undefined && (typeof last.params?.customer === 'string') === (whose === 'customer');
}
const isGuests = (one: ContractCase) =>
  hasSession(one, 'guest') && one.given.every(({ name }) => name !== 'a customer');
/** Whoever has the link may read and change the order. */
const sends = ({ variables = {} }: ContractCase, name: string) =>
  Object.values(statesIn(variables)).includes(fromState(name));

/** The value that a case sends at a place of its variables; undefined: none. */
function sentAt({ variables = {} }: ContractCase, at: string): unknown {
  const inner = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return at.split('.').reduce(inner, variables) ?? undefined;
}

/** The one with the most in its states, in a customer's session if any is, so that a stranger could be told the most. */
const fullest = (cases: readonly ContractCase[]): ContractCase[] =>
  cases
    .toSorted(
      (a, b) =>
        Number(hasSession(b, 'customer')) - Number(hasSession(a, 'customer')) ||
        JSON.stringify(b.given).length - JSON.stringify(a.given).length,
    )
    .slice(0, 1);

/** Whether a field refetches an object of an owner by the id of any. */
const readsOwnedNode = ({ field, ids }: RootField) => field.name === 'node' && ids.length > 0;

type Caller = { name: string; given: ContractCase['given']; bearer: 'own' | null; identity: Identity; byLink?: true };

/** What an owner reads of a root field: the case's expectations of it. */
const expectedOf = ({ data = {} }: ContractCase, key: string): ExpectedFields =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([place]) => place === key || place.startsWith(`${key}.`) || place.startsWith(`${key}[`),
    ),
  );

/**
 * The cases of callers who do not own what an operation is about, from those that are answered to its owner: another
 * customer, another session, the owner's session without its token, and the holder of an order's link. They follow from
 * @access, @names and the operation. A mutation refuses them as if the object did not exist; a query answers null, or
 * what somebody reads who has nothing yet.
 */
export function ownerCases(
  schema: GraphQLSchema,
  operation: CompiledOperation,
  cases: readonly ContractCase[],
): ContractCase[] {
  const fields = rootFields(schema, operation);
  const ids = fields.flatMap((field) => field.ids);
  const isMutation = operation.kind === 'mutation';
  if (!fields.some(isOwned) || (isMutation && ids.length === 0)) return [];
  const answered = cases.filter(
    (one) =>
      !(one.errors || one.repeated || one.afterPage || sends(one, 'link')) &&
      ids.every(({ at }) => sentAt(one, at) !== undefined),
  );
  const chosen = (list: readonly ContractCase[]) => (ids.length > 0 ? list.slice(0, 1) : fullest(list));
  const of = (whose: string) => (one: ContractCase) => strangersOf(schema, operation, fields, one, whose);
  return [
    ...chosen(answered.filter(isCustomers)).flatMap(of('a customer’s data')),
    ...chosen(answered.filter(isGuests)).flatMap(of('a guest’s data')),
    ...(fields.some(readsOwnedNode) ? nodeCases : []).flatMap((one) => {
      const probe = withToken(one);
      return [probe, ...of(one.name.replace(/^returns /, ''))(probe)];
    }),
  ];
}

function strangersOf(
  schema: GraphQLSchema,
  operation: CompiledOperation,
  fields: readonly RootField[],
  owner: ContractCase,
  whose: string,
): ContractCase[] {
  const given = [...owner.given, ...STRANGER];
  const callers: Caller[] = [
    { name: `keeps ${whose}${FROM_ANOTHER}`, given, bearer: 'own', identity: stranger },
    { name: `keeps ${whose} from another session`, given, bearer: null, identity: null },
    ...(hasSession(owner, 'customer')
      ? [
          {
            name: `keeps ${whose} from the session without its token`,
            given: owner.given,
            bearer: null,
            identity: null,
          },
        ]
      : []),
    ...(sends(owner, 'order')
      ? [
          {
            name: `limits the order’s link to its own rights over ${whose}`,
            given,
            bearer: null,
            identity: null,
            byLink: true,
          } as const,
        ]
      : []),
  ];
  return callers.map((caller) => {
    const { name, bearer } = caller;
    const sent = caller.byLink && { variables: withLink(owner.variables ?? {}) };
    const call = { ...owner, name, given: caller.given, bearer, suite: 'access', data: undefined, ...sent } as const;
    return { ...call, ...answerTo(schema, operation, fields, owner, caller) } as ContractCase;
  });
}

/** The link in place of the order's id. */
const withLink = (variables: object) =>
  mapTexts(variables, (text) => (text === fromState('order') ? fromState('link') : text));

function answerTo(
  schema: GraphQLSchema,
  { kind, document, node }: CompiledOperation,
  fields: readonly RootField[],
  owner: ContractCase,
  { identity, byLink }: Caller,
): Pick<ContractCase, 'errors'> | { data: ExpectedFields } {
  const { variables } = createOperationDescriptor(getRequest(node), owner.variables ?? {}).request;
  const walk = walkOf(schema, document, variables);
  const isOpen = ({ audience, ids }: RootField) => byLink === true && audience === 'LINK' && ids.length > 0;
  const refusal = fields.flatMap((field) => (isOpen(field) ? [] : field.ids.map((id: OwnedId) => id.refusal)))[0];
  if (kind === 'mutation' && refusal !== undefined) return { errors: [{ code: refusal }] };
  const isRefused = fields.some(
    ({ audience, field }) => audience === 'CUSTOMER' && !identity && isNonNullType(field.type),
  );
  if (isRefused) return { errors: [{ code: 'UNAUTHENTICATED' }] };
  const parts = fields.map((field): ExpectedFields => {
    const { key, nodes, audience, ids } = field;
    const root = { key, nodes, type: field.field.type };
    const expected = expectedOf(owner, key);
    if (isOpen(field)) return withheldFrom(walk, root, expected, isCustomers(owner));
    if (ids.length > 0 || audience === 'STAFF' || audience === 'MANAGER') return { [key]: null };
    if (!isOwned(field)) return expected;
    const hasOwn = audience === 'CUSTOMER' ? identity !== null : isNonNullType(root.type);
    return hasOwn ? nothingYet(walk, root, identity) : { [key]: null };
  });
  return { data: Object.assign({}, ...parts) };
}

/**
 * What the cases of strangers lack, one sentence each: an operation of which no case is answered to an owner, so that
 * none can be tried by others, and a type of `node` that no case refetches.
 */
export function unmetOwners(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  cases: Cases,
): string[] {
  const without = [...operations.values()].flatMap((operation): string[] => {
    const fields = rootFields(schema, operation).filter(isOwned);
    const ids = fields.flatMap((field) => field.ids);
    if (operation.kind === 'mutation' && ids.length === 0) return [];
    const isTried = cases[operation.name]?.some(({ name }) => name.endsWith(FROM_ANOTHER));
    const [id] = ids;
    const what = id ? `sends the id of a ${id.type} (${id.at})` : `reads ${fields[0]?.key ?? ''}`;
    return fields.length === 0 || isTried
      ? []
      : [`${operation.name} ${what}, and no case is answered to its owner with it: nobody else is tried.`];
  });
  const probed = new Set(nodeCases.map(({ data }) => data?.['node.__typename']));
  const refetching = [...operations.values()].flatMap((one) => rootFields(schema, one)).filter(readsOwnedNode);
  const read = new Set(refetching.flatMap((field) => field.ids.map(({ type }) => type)));
  const unread = ownedNodes(schema).filter((type) => !probed.has(type) && !read.has(type));
  return [
    ...unnamedIds(schema),
    ...without,
    ...unread.map(
      (type) => `No case refetches a ${type} by its id, which belongs to somebody: add it in nodeCases.ts.`,
    ),
  ];
}
