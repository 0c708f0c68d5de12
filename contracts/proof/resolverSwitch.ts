import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { ResolverMutant } from './resolverMutant.ts';
import { answerOfOthers, type OthersThan } from './resolverOwners.ts';
import { wrongRefusal } from './resolverRefusals.ts';
import { wrongValue } from './resolverValues.ts';

type Args = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<unknown, Args, Args>;
type Call = [parent: unknown, args: Args, context: Args, info: GraphQLResolveInfo];

/** The queries, without arguments, that read what mutations change. */
const READS: Readonly<Record<string, string>> = { Cart: 'cart', User: 'user' };

/** Selects which resolver is wrong, and how. One for the whole schema, so that at most one is. */
export type ResolverSwitch = {
  /** null: all are right. */
  set(mutant: ResolverMutant | null): void;
  /** In how many calls the wrong resolver behaved differently from the right one. */
  differencesOf(mutant: ResolverMutant): number;
};
/** first: what the field returned when it was first called while wrong. */
type Memory = { differences: number; first: { value: unknown } | null };

/**
 * The arguments without the one at a path, in each element of a list: 'input.lines.price'. The same object if there is
 * none.
 */
function without(args: Args, [key = '', ...rest]: readonly string[]): Args {
  const inner = args[key];
  if (rest.length > 0 && Array.isArray(inner)) {
    const changed = inner.map((one: Args) => without(one, rest));
    return changed.some((one, index) => one !== inner[index]) ? { ...args, [key]: changed } : args;
  }
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) {
    const changed = without(inner as Args, rest);
    return changed === inner ? args : { ...args, [key]: changed };
  }
  if (rest.length > 0 || inner === undefined) return args;
  const { [key]: _, ...others } = args;
  return others;
}

/** An ignored argument takes its default. */
function ignoring(field: Pick<GraphQLField<unknown, Args>, 'args'>, args: Args, detail: string): Args {
  const standard = field.args.find(({ name }) => name === detail)?.defaultValue;
  if (standard !== undefined) return args[detail] === standard ? args : { ...args, [detail]: standard };
  return without(args, detail.split('.'));
}

/** The context with one property replaced. */
function changed(context: Args, name: string, value: unknown): Args {
  const other = Object.create(context) as Args;
  Object.defineProperty(other, name, { value });
  return other;
}

const flipped = (context: Args): Args => changed(context, 'locale', context.locale === 'en' ? 'fr' : 'en');
const nobodyElse: OthersThan = () => Promise.resolve([]);

/**
 * Wraps the resolvers of these fields ('Cart.items'), default resolvers included. The switch is read at each call, so
 * that queries compiled once execute whichever resolver is wrong at the time. It wraps the field's guards too, since a
 * guard's refusal can also go wrong. othersThan: whose data a resolver answers with that does not check the owner.
 */
export function installSwitch(
  schema: GraphQLSchema,
  coordinates: Iterable<string>,
  othersThan: OthersThan = nobodyElse,
): ResolverSwitch {
  let current: ResolverMutant | null = null;
  const memories = new Map<ResolverMutant, Memory>();
  const memoryOf = (mutant: ResolverMutant): Memory => {
    const memory = memories.get(mutant) ?? { differences: 0, first: null };
    memories.set(mutant, memory);
    return memory;
  };
  const countDifference = <T>(memory: Memory, right: T, altered: T): T => {
    if (altered !== right) memory.differences += 1;
    return altered;
  };

  /** The state before the change, or if no query reads it the first answer again, without calling the right resolver. */
  async function unwritten(
    memory: Memory,
    field: GraphQLField<unknown, Args>,
    resolve: Resolve,
    call: Call,
  ): Promise<unknown> {
    const [, , context, info] = call;
    const readField = schema.getQueryType()?.getFields()[READS[getNamedType(field.type).name] ?? ''];
    if (readField?.resolve) {
      memory.differences += 1;
      return (await readField.resolve(undefined, {}, context, info)) as unknown;
    }
    if (memory.first) {
      memory.differences += 1;
      return memory.first.value;
    }
    const value: unknown = await resolve(...call);
    memory.first = { value };
    return value;
  }

  async function alteredRefusal(
    memory: Memory,
    mutant: ResolverMutant,
    resolve: Resolve,
    call: Call,
  ): Promise<unknown> {
    try {
      const value: unknown = await resolve(...call);
      memory.first ??= { value };
      return value;
    } catch (error) {
      const alteredError = wrongRefusal(mutant, error);
      if (alteredError === error) throw error;
      memory.differences += 1;
      if (alteredError !== null) throw alteredError;
      return memory.first ? memory.first.value : null;
    }
  }

  /** The answer to somebody else who gets one, or if nobody does the right one. */
  async function unchecked(memory: Memory, resolve: Resolve, call: Call): Promise<unknown> {
    const [parent, args, context, info] = call;
    const others = await othersThan(context.visitor);
    const answer = await answerOfOthers(others, (visitor) =>
      resolve(parent, args, changed(context, 'visitor', visitor), info),
    );
    if (!answer) return resolve(...call) as unknown;
    memory.differences += 1;
    return answer.value;
  }

  function alteredResult(
    mutant: ResolverMutant,
    field: GraphQLField<unknown, Args>,
    resolve: Resolve,
    call: Call,
  ): unknown {
    const [parent, args, context, info] = call;
    const { kind, detail = '' } = mutant;
    const memory = memoryOf(mutant);
    if (kind.includes('refusal')) return alteredRefusal(memory, mutant, resolve, call);
    if (kind === 'nothing written') return unwritten(memory, field, resolve, call);
    if (kind === 'the owner not checked') return unchecked(memory, resolve, call);
    if (kind === 'an argument ignored' || kind === 'an input field ignored')
      return resolve(parent, countDifference(memory, args, ignoring(field, args, detail)), context, info);
    const right = resolve(...call) as unknown;
    if (kind === 'the other language') {
      const otherLanguage = resolve(parent, args, flipped(context), info) as unknown;
      return Promise.all([right, otherLanguage]).then(([one, other]) => countDifference<unknown>(memory, one, other));
    }
    const change = (value: unknown) => {
      if (kind !== 'the first answer again') return countDifference(memory, value, wrongValue(mutant, field, value));
      memory.first ??= { value };
      return countDifference(memory, value, memory.first.value);
    };
    return right instanceof Promise ? right.then(change) : change(right);
  }

  for (const at of coordinates) {
    const [typeName = '', name = ''] = at.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? (type.getFields()[name] as GraphQLField<unknown, Args> | undefined) : undefined;
    if (!field) throw new Error(`The schema has no field ${at}.`);
    const resolve: Resolve = (field.resolve as Resolve | undefined) ?? ((parent) => (parent as Args)[name]);
    field.resolve = (...call: Call) =>
      current?.at === at ? alteredResult(current, field, resolve, call) : (resolve(...call) as unknown);
  }
  return {
    set(mutant) {
      current = mutant;
    },
    differencesOf: (mutant) => memories.get(mutant)?.differences ?? 0,
  };
}
