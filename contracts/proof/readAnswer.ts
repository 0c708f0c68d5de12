import {
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type DirectiveNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fitsScalar } from './sampleScalars.ts';

export type Reading = { broken: string | null; odd: string | null };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Data = Record<string, unknown>;

/** Whether @skip and @include let a selection in, with these variables. */
const isLetIn = (directives: readonly DirectiveNode[], variables: Data): boolean =>
  directives.every(({ name, arguments: args }) => {
    if (name.value !== 'skip' && name.value !== 'include') return true;
    const condition = args?.[0]?.value;
    const isMet =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value] === true
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return isMet === (name.value === 'include');
  });

/**
 * Reads an answer to a call with these variables as code compiled with `schema` does: each selected key of the object at
 * hand must be present, with a value of its type. `broken`: the first that is not. `odd`: a value that the code does not
 * know.
 */
export function readAnswer(
  schema: GraphQLSchema,
  fragments: Fragments,
  root: GraphQLObjectType,
  set: SelectionSetNode,
  answer: unknown,
  variables: Data = {},
): Reading {
  const reading: Reading = { broken: null, odd: null };
  const broken = (why: string) => void (reading.broken ??= why);
  const odd = (why: string) => void (reading.odd ??= why);

  /** The selections that apply to an object: those of its type, and of every abstract type that it belongs to. */
  function selected(
    sets: SelectionSetNode[],
    meets: (condition: string) => boolean,
    into: Map<string, { name: string; sets: SelectionSetNode[] }>,
  ) {
    for (const one of sets.flatMap(({ selections }) => selections)) {
      if (!isLetIn(one.directives ?? [], variables)) continue;
      if (one.kind === Kind.FIELD) {
        const key = one.alias?.value ?? one.name.value;
        const entry = into.get(key) ?? { name: one.name.value, sets: [] };
        if (one.selectionSet) entry.sets.push(one.selectionSet);
        into.set(key, entry);
        continue;
      }
      const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment && (condition === undefined || meets(condition))) selected([fragment.selectionSet], meets, into);
    }
    return into;
  }

  function object(type: GraphQLOutputType & { name: string }, data: Data, sets: SelectionSetNode[], at: string): void {
    const typename = data.__typename;
    let concrete: GraphQLObjectType | null = isObjectType(type) ? type : null;
    if (isAbstractType(type)) {
      const objectType = schema.getType(String(typename));
      if (isObjectType(objectType) && schema.isSubType(type, objectType)) concrete = objectType;
      else odd(`${at} is a ${String(typename)}`);
    }
    const meets = (condition: string) => {
      const is = schema.getType(condition);
      if (is === type || is === concrete) return true;
      return concrete !== null && isAbstractType(is) && schema.isSubType(is, concrete);
    };
    const expectedFields = selected(sets, meets, new Map());
    for (const [key, { name, sets: below }] of expectedFields) {
      const place = `${at}.${key}`;
      if (!(key in data)) broken(`${place} is missing`);
      else if (name === '__typename') {
        if (typeof data[key] !== 'string') broken(`${place} is no name`);
        else if (isObjectType(type) && data[key] !== type.name) broken(`${place} is ${String(data[key])}`);
      } else {
        const owner = concrete ?? type;
        const field = 'getFields' in owner ? owner.getFields()[name] : undefined;
        if (field) value(field.type, data[key], below, place);
      }
    }
    for (const key of Object.keys(data))
      if (!expectedFields.has(key) && concrete) odd(`${at}.${key} was not asked for`);
  }

  function value(type: GraphQLOutputType, data: unknown, sets: SelectionSetNode[], at: string): void {
    if (isNonNullType(type)) {
      if (data === null) broken(`${at} is null`);
      else value(type.ofType, data, sets, at);
    } else if (data === null) return;
    else if (isListType(type)) {
      if (Array.isArray(data)) for (const one of data) value(type.ofType, one, sets, `${at}[]`);
      else broken(`${at} is no list`);
    } else if (isScalarType(type)) {
      if (!fitsScalar(type.name, data)) broken(`${at} is no ${type.name}: ${JSON.stringify(data)}`);
    } else if (isEnumType(type)) {
      if (typeof data !== 'string') broken(`${at} is no name: ${JSON.stringify(data)}`);
      else if (!type.getValue(data)) odd(`${at} is ${data}`);
    } else if (typeof data !== 'object' || Array.isArray(data)) broken(`${at} is no object`);
    else object(type, data as Data, sets, at);
  }

  value(root, answer, [set], 'data');
  return reading;
}
