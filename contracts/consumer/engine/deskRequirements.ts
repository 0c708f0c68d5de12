import type { GraphQLSchema } from 'graphql';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Cases, ContractCase } from './contractCase.ts';
import { namesOf, rootFieldsOf } from './raisedCodes.ts';

const mutationsOf = (schema: GraphQLSchema, audiences: readonly string[]): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter((field) => namesOf(field, 'access').some((audience) => audiences.includes(audience)))
    .map(({ name }) => name);

/** The mutations of the desk, by name: those for all of staff and those for managers alone. */
export const staffMutations = (schema: GraphQLSchema): string[] => mutationsOf(schema, ['STAFF', 'MANAGER']);
const managerMutations = (schema: GraphQLSchema): string[] => mutationsOf(schema, ['MANAGER']);

/** Whether the caller is signed in without the staff role. */
function isOfCustomer({ given, bearer }: ContractCase): boolean {
  const lastCustomer = given.findLast(({ name }) => name === 'a customer');
  return bearer === 'own' && lastCustomer?.params?.staff !== true && lastCustomer?.params?.volunteer !== true;
}

/** Whether the caller is signed in as a volunteer and refused. */
const isRefusedToVolunteer = ({ given, errors }: ContractCase): boolean =>
  given.findLast(({ name }) => name === 'a customer')?.params?.volunteer === true &&
  errors?.some(({ code }) => code === 'FORBIDDEN') === true;

const DEMANDS: readonly (readonly [string, (one: ContractCase) => boolean])[] = [
  ['done at the desk', (one) => !one.errors && !one.repeated && !isOfCustomer(one)],
  ['sent twice', ({ repeated }) => repeated === true],
  [
    'FORBIDDEN to a customer without the role',
    (one) => isOfCustomer(one) && one.errors?.some(({ code }) => code === 'FORBIDDEN') === true,
  ],
];

/** The error of a request key that was used for another call. */
const REUSED = 'REQUEST_REUSED';
/** Their key is that of a press, which may go out in several calls, and does to each line or order what it did not yet. */
export const PRESSES: ReadonlySet<string> = new Set(['updateOrderLines', 'assembleOrders', 'undoAssembly']);

/**
 * Mutations with a request key whose schema does not declare this error, one sentence each. `unmetCodes` then
 * requires a case for each declared code.
 */
export function undeclaredKeyReuse(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields
    .filter(({ name, args }) => !PRESSES.has(name) && args.some((argument) => argument.name === 'requestId'))
    .filter((field) => !namesOf(field, 'raises').includes(REUSED))
    .map(({ name }) => `${name} takes a requestId, and does not raise ${REUSED} for one of another call.`);
}

/**
 * What the contract lacks for the desk's mutations (F-199), one sentence each: a case that succeeds, one that repeats a
 * request without effect, one that refuses a customer, and an operation that uses the mutation. `unmetCodes` checks error
 * codes.
 */
export function unmetDeskRequirements(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  cases: Cases,
): string[] {
  const staffs = staffMutations(schema);
  const managers = managerMutations(schema);
  const asking = [...operations.values()].flatMap(({ name, kind, document }) => {
    const fields = kind === 'mutation' ? rootFieldsOf(schema, document).map((field) => field.name) : [];
    return fields.filter((field) => staffs.includes(field)).map((field) => ({ name, field }));
  });
  const withoutCase = staffs.filter((mutation) => !asking.some(({ field }) => field === mutation));
  return [
    ...withoutCase.map(
      (mutation) => `No operation of the storefront asks ${mutation}, which the schema has for the desk.`,
    ),
    ...asking
      .filter(({ name, field }) => managers.includes(field) && !cases[name]?.some(isRefusedToVolunteer))
      .map(({ name }) => `${name} has no contract case that is FORBIDDEN to a volunteer.`),
    ...asking.flatMap(({ name }) =>
      DEMANDS.filter(([, isMet]) => !cases[name]?.some(isMet)).map(
        ([what]) => `${name} has no contract case that is ${what}.`,
      ),
    ),
  ];
}
