import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import type { PactInteraction } from './pact.ts';

/** Places of an answer as a tree: a field by its response key and the names of its arguments, such as `products(first)`. */
export type Places = { [field: string]: Places };

type Query = { document: DocumentNode; operation: OperationDefinitionNode; variables: JsonObject };

const INPUT = '$';

/** Null: the interaction sends no GraphQL document with one operation. */
function queryOf({ request }: PactInteraction): Query | null {
  const content = request.body?.content;
  if (!isObject(content) || typeof content.query !== 'string') return null;
  try {
    const document = parse(content.query, { noLocation: true });
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    const variables = isObject(content.variables) ? content.variables : {};
    return operation && operations.length === 1 ? { document, operation, variables } : null;
  } catch {
    return null;
  }
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;
function placeOf(field: FieldNode): string {
  const names = (field.arguments ?? []).map(({ name }) => name.value).toSorted();
  return names.length === 0 ? keyOf(field) : `${keyOf(field)}(${names.join(',')})`;
}

/** A document's fragments, in place of their spreads. */
function spreader(document: DocumentNode): (selection: SelectionNode) => SelectionNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  return (selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return selection;
    const fragment = fragments.get(selection.name.value);
    if (!fragment) return selection;
    const { typeCondition, selectionSet } = fragment;
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives: selection.directives, selectionSet };
  };
}

/** The elements of lists, lists of lists too. */
const elementsOf = (values: readonly JsonValue[]): JsonValue[] =>
  values.flatMap((value) => (Array.isArray(value) ? elementsOf(value) : [value]));

/** The keys of values, where lists are transparent. */
function inputPlaces(values: readonly JsonValue[], into: Places): void {
  for (const value of elementsOf(values).filter(isObject))
    for (const [key, inner] of Object.entries(value)) inputPlaces([inner], (into[key] ??= {}));
}

/**
 * What an interaction asks for, below `$` also which variables it sends. A server that passes it has all of that. Empty for what
 * is no GraphQL.
 */
export function placesOf(interaction: PactInteraction): Places {
  const query = queryOf(interaction);
  const places: Places = {};
  if (!query) return places;
  const spread = spreader(query.document);
  function walk({ selections }: SelectionSetNode, into: Places): void {
    for (const selection of selections.map(spread)) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, into);
      if (selection.kind !== Kind.FIELD) continue;
      const below = (into[placeOf(selection)] ??= {});
      if (selection.selectionSet) walk(selection.selectionSet, below);
    }
  }
  walk(query.operation.selectionSet, places);
  const input: Places = {};
  inputPlaces([query.variables], input);
  if (Object.keys(input).length > 0) places[INPUT] = input;
  return places;
}

/** Places of either. */
export function mergedPlaces(a: Places, b: Places): Places {
  const merged: Places = { ...a };
  for (const [key, below] of Object.entries(b)) merged[key] = mergedPlaces(merged[key] ?? {}, below);
  return merged;
}

/** The topmost places that nobody answered before, as paths: `order.lines.price`, `$.input.note`. */
export const unknownPlaces = (places: Places, answered: Places): string[] =>
  Object.entries(places).flatMap(([key, below]) => {
    const there = Object.hasOwn(answered, key) ? answered[key] : undefined;
    return there ? unknownPlaces(below, there).map((path) => `${key}.${path}`) : [key];
  });

/** Without the fields of an example that the query no longer asks for. Lists are transparent. */
function pruned(value: JsonValue, remaining: Places): JsonValue {
  if (Array.isArray(value)) return value.map((one) => pruned(one, remaining));
  if (!isObject(value) || Object.keys(remaining).length === 0) return value;
  const entries = Object.entries(value).filter(([key]) => Object.hasOwn(remaining, key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, pruned(inner, remaining[key] ?? {})]));
}

/** Variables that the operation still uses. */
function withUsedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const used = new Set<string>();
  visit(operation.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  for (const directive of operation.directives ?? [])
    visit(directive, { Variable: ({ name }) => void used.add(name.value) });
  const definitions = operation.variableDefinitions ?? [];
  return { ...operation, variableDefinitions: definitions.filter(({ variable }) => used.has(variable.name.value)) };
}

/**
 * The same interaction without the places that nobody answered before: neither asked for nor expected. Null if nothing but
 * them would be left, or if they are in what it sends, whose meaning would be another one.
 */
export function withoutUnknown(interaction: PactInteraction, answered: Places): PactInteraction | null {
  const query = queryOf(interaction);
  const { request, response } = interaction;
  const content = response.body?.content;
  if (!query || !isObject(content) || !isObject(request.body?.content)) return null;
  const places = placesOf(interaction);
  if (unknownPlaces({ [INPUT]: places[INPUT] ?? {} }, { [INPUT]: answered[INPUT] ?? {} }).length > 0) return null;
  const spread = spreader(query.document);
  /** remaining: the response keys that are still asked for, without arguments. */
  function prune({ selections }: SelectionSetNode, below: Places, remaining: Places): SelectionSetNode | null {
    const left = selections.map(spread).flatMap((selection): SelectionNode[] => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const inner = prune(selection.selectionSet, below, remaining);
        return inner ? [{ ...selection, selectionSet: inner }] : [];
      }
      const there = Object.hasOwn(below, placeOf(selection)) ? below[placeOf(selection)] : undefined;
      if (!there) return [];
      const remainingBelow: Places = {};
      const inner = selection.selectionSet ? prune(selection.selectionSet, there, remainingBelow) : undefined;
      if (inner === null) return [];
      remaining[keyOf(selection)] = mergedPlaces(remaining[keyOf(selection)] ?? {}, remainingBelow);
      return [{ ...selection, selectionSet: inner }];
    });
    return left.length > 0 ? { kind: Kind.SELECTION_SET, selections: left } : null;
  }
  const remaining: Places = {};
  const selectionSet = prune(query.operation.selectionSet, answered, remaining);
  if (!selectionSet) return null;
  const text = print(withUsedVariables({ ...query.operation, selectionSet }));
  return {
    ...interaction,
    request: { ...request, body: { ...request.body, content: { ...request.body.content, query: text } } },
    response: {
      ...response,
      body: { ...response.body, content: { ...content, data: pruned(content.data ?? null, remaining) } },
    },
  };
}
