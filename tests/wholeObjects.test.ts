import {
  buildSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionNode,
} from 'graphql';
import { expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import { code, isTest, textOf } from './support/sourceFiles.ts';

/**
 * Objects without an id that some operation selects in part, and why no page falls. Such an object is a record of the one that has it:
 * where there was none, a part creates it without the rest, which a page on screen reads as undefined (src/shared/relay/wholeObjects.ts).
 */
const IN_PART: Readonly<Record<string, string>> = {
  'desk Order.cash':
    'an order is paid in cash from its beginning or never, so that no query creates it under an order on screen',
  'desk Order.contact':
    'each field may be null, and is read as none; nobody’s name or address is read where it is not shown',
  'desk Query.staff':
    'a namespace: who has no role does not see the desk, and each view reads what its own query selects',
  'desk Query.staff.packingSheet': 'handover card or order: an order without a sheet shows neither',
  'desk Query.staff.packingWeek.producers':
    'two views: only the one that is being left can miss a producer that the week had not before',
  'desk Query.staff.siteVersions':
    'two views, each with its own query: the list of texts reads no version’s information',
  'desk Query.staff.siteInformations.texts':
    'a text for each name, so that none begins; the standard ones are read by their dialog alone',
  'storefront Query.market.contact': 'each field may be null, and is read as none',
  'storefront Order.cash': 'as at the desk',
  'storefront PaymentMethod.card': 'it is there from the beginning of its method, which has an id',
  'storefront Product.images': '`alt` may be null, and is read as none',
  'storefront Query.siteInformations.popup':
    'the layout reads whether there is one, once a visit; the notice awaits its own query',
  'storefront Query.siteInformations.page(name: privacy)':
    'others read that it is there; its page is drawn with its own query',
  'storefront Query.siteInformations.page(name: terms)':
    'others read that it is there; its page is drawn with its own query',
};

const schema = buildSchema(textOf('schema.graphql'));
const sources = code.filter((file) => file.startsWith('src/') && !isTest(file));
const NAME = /(?:\b(?:query|mutation)\s+|queryName: ")(\w+(?:Query|Mutation))\b/g;
const ofDesk = new Set(
  sources
    .filter((file) => file.startsWith('src/desk/'))
    .flatMap((file) => [...textOf(file).matchAll(NAME)].map(([, name]) => name)),
);

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  type && 'getFields' in type ? (type.getFields() as Record<string, GraphQLField<unknown, unknown>>) : {};
/** Whether nothing may be there, or more of them another time. */
const mayBegin = ({ type }: GraphQLField<unknown, unknown>) =>
  !isNonNullType(type) || isListType(getNullableType(type));
/** "page(name: terms)"; values of a variable are one place. */
const placeOf = ({ name, arguments: given = [] }: FieldNode) => {
  const fixed = given.filter(({ value }) => value.kind !== Kind.VARIABLE).map((argument) => print(argument));
  return fixed.length === 0 ? name.value : `${name.value}(${fixed.join(', ')})`;
};

/** The fields of each object without an id that one operation selects, by where Relay stores it: "Cart.slot". */
function selectionsOf(text: string): { name: string; selected: Map<string, Set<string>> } {
  const { definitions } = parse(text, { noLocation: true });
  const fragments = new Map(
    definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
  const selected = new Map<string, Set<string>>();
  const visit = (type: GraphQLNamedType, selections: readonly SelectionNode[], record: string, isOwned: boolean) => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
        const on = schema.getType(part.typeCondition?.name.value ?? type.name)!;
        visit(on, part.selectionSet.selections, fieldsOf(on).id ? on.name : record, isOwned);
        continue;
      }
      const field = fieldsOf(type)[selection.name.value];
      if (!field) continue;
      const of = getNamedType(field.type);
      // An object that may be null is read as none where it was not selected.
      if (isOwned && (isLeafType(of) || isNonNullType(field.type))) selected.get(record)!.add(placeOf(selection));
      if (!selection.selectionSet) continue;
      const place = `${record}.${placeOf(selection)}`;
      const isPart = isObjectType(of) && !fieldsOf(of).id;
      const isWatched = isPart && mayBegin(field);
      if (isWatched && !selected.has(place)) selected.set(place, new Set());
      visit(of, selection.selectionSet.selections, isPart ? place : of.name, isWatched);
    }
  };
  const root = schema.getRootType(operation.operation)!;
  visit(root, operation.selectionSet.selections, root.name, false);
  return { name: operation.name!.value, selected };
}

/** Places, prefixed with the consumer, whose operations do not all select the same fields, with what is not always there. */
function inPart(texts: readonly string[]): Record<string, string> {
  const bySide = new Map<string, { operation: string; fields: Set<string> }[]>();
  for (const { name, selected } of texts.map(selectionsOf))
    for (const [place, fields] of selected) {
      if (/^(?:Mutation|Subscription)\./.test(place)) continue;
      const key = `${ofDesk.has(name) ? 'desk' : 'storefront'} ${place}`;
      bySide.set(key, [...(bySide.get(key) ?? []), { operation: name, fields }]);
    }
  return Object.fromEntries(
    [...bySide].flatMap(([place, parts]) => {
      const all = new Set(parts.flatMap(({ fields }) => [...fields]));
      const missing = parts.flatMap(({ operation, fields }) =>
        fields.size === all.size
          ? []
          : [
              `${operation} without ${[...all]
                .filter((field) => !fields.has(field))
                .toSorted()
                .join(', ')}`,
            ],
      );
      return missing.length === 0 ? [] : [[place, missing.toSorted().join('; ')]];
    }),
  );
}

it('selects objects without an id whole, but for those of which no page can read the rest', () => {
  const found = inPart(Object.values(operations));
  expect(Object.entries(found).filter(([place]) => !(place in IN_PART))).toEqual([]);
  expect(Object.keys(IN_PART).filter((place) => !(place in found))).toEqual([]);
});

it('finds a part of a slot', () => {
  const whole = 'query WholeQuery { cart { id slot { from to } } }';
  const part = 'query PartQuery { cart { id ...place } } fragment place on Cart { slot { from } }';
  expect(inPart([whole, part])).toEqual({ 'storefront Cart.slot': 'PartQuery without to' });
  expect(inPart([whole, whole])).toEqual({});
});
