import {
  Kind,
  parse,
  print,
  visit,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
  type UnionTypeDefinitionNode,
} from 'graphql';
import { become, kindMutants, type Mutant } from './kindMutants.ts';
import { defaultsOf, otherTypes, typeNode, wrappings } from './mutatedTypes.ts';

type Fielded = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
type Definition = Fielded | InputObjectTypeDefinitionNode | EnumTypeDefinitionNode | UnionTypeDefinitionNode;

const name = (value: string) => ({ kind: Kind.NAME as const, value });
const namedType = (value: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: name(value) });
const without = <T extends { name: { value: string } }>(list: readonly T[] = [], removedName: string) =>
  list.filter((one) => one.name.value !== removedName);
const replaced = <T extends { name: { value: string } }>(list: readonly T[] = [], at: string, by: T) =>
  list.map((one) => (one.name.value === at ? by : one));
const NEW = 'mutantNew';

const deprecated: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: name('deprecated') };
const inputValue = (
  type: TypeNode,
  at = NEW,
  defaultValue?: InputValueDefinitionNode['defaultValue'],
): InputValueDefinitionNode => ({
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: name(at),
  type,
  ...(defaultValue && { defaultValue }),
});
const STRING_DEFAULT = { kind: Kind.STRING as const, value: 'mutant' };

/** Changes a named definition and leaves all others. */
const define =
  <T extends Definition>(of: T, change: (definition: T) => DefinitionNode | null) =>
  (document: DocumentNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.flatMap((one) => {
      const isIt = 'name' in one && one.kind === of.kind && one.name?.value === of.name.value;
      const changed = isIt ? change(one as T) : one;
      return changed ? [changed] : [];
    }),
  });

/** Renames a type everywhere. */
export const renamed =
  (from: string, to = `${from}Mutant`) =>
  (document: DocumentNode): DocumentNode =>
    visit(document, {
      NamedType: (node) => (node.name.value === from ? { ...node, name: name(to) } : undefined),
      ...Object.fromEntries(
        [
          'ObjectTypeDefinition',
          'InterfaceTypeDefinition',
          'InputObjectTypeDefinition',
          'EnumTypeDefinition',
          'UnionTypeDefinition',
          'ScalarTypeDefinition',
        ].map((kind) => [
          kind,
          (node: Definition) => (node.name.value === from ? { ...node, name: name(to) } : undefined),
        ]),
      ),
    });

/** Every change of one input value: an argument, or a field of an input type. */
function inputMutants(
  at: string,
  value: InputValueDefinitionNode,
  types: ReadonlyMap<string, string>,
  change: (by: InputValueDefinitionNode | null) => Mutant['apply'],
): Mutant[] {
  return [
    { kind: 'input removed', at, apply: change(null) },
    { kind: 'input renamed', at, apply: change({ ...value, name: name(`${value.name.value}Mutant`) }) },
    {
      kind: 'input deprecated',
      at,
      apply: change({ ...value, directives: [...(value.directives ?? []), deprecated] }),
    },
    ...wrappings(value.type).map(([kind, type]) => ({ kind: `input ${kind}`, at, apply: change({ ...value, type }) })),
    ...otherTypes(value.type, types, 'input').map((type) => ({
      kind: `input of another type`,
      at: `${at}: ${print(type)}`,
      apply: change({ ...value, type, defaultValue: undefined }),
    })),
    ...defaultsOf(value, types).map((defaultValue) => ({
      kind: defaultValue ? (value.defaultValue ? 'default changed' : 'default added') : 'default removed',
      at,
      apply: change({ ...value, defaultValue }),
    })),
  ];
}

function fieldMutants(owner: Fielded, field: FieldDefinitionNode, types: ReadonlyMap<string, string>): Mutant[] {
  const at = `${owner.name.value}.${field.name.value}`;
  const change = (by: FieldDefinitionNode | null) =>
    define(owner, (one) => ({
      ...one,
      fields: by ? replaced(one.fields, field.name.value, by) : without(one.fields, field.name.value),
    }));
  const withArguments = (list: readonly InputValueDefinitionNode[]) => change({ ...field, arguments: list });
  const has = field.arguments ?? [];
  return [
    { kind: 'field removed', at, apply: change(null) },
    { kind: 'field renamed', at, apply: change({ ...field, name: name(`${field.name.value}Mutant`) }) },
    {
      kind: 'field deprecated',
      at,
      apply: change({ ...field, directives: [...(field.directives ?? []), deprecated] }),
    },
    ...wrappings(field.type).map(([kind, type]) => ({ kind: `field ${kind}`, at, apply: change({ ...field, type }) })),
    ...otherTypes(field.type, types, 'output').map((type) => ({
      kind: 'field of another type',
      at: `${at}: ${print(type)}`,
      apply: change({ ...field, type }),
    })),
    { kind: 'argument added', at, apply: withArguments([...has, inputValue(typeNode('String'))]) },
    { kind: 'required argument added', at, apply: withArguments([...has, inputValue(typeNode('String!'))]) },
    {
      kind: 'argument with default added',
      at,
      apply: withArguments([...has, inputValue(typeNode('String!'), NEW, STRING_DEFAULT)]),
    },
    ...has.flatMap((value) =>
      inputMutants(`${at}(${value.name.value}:)`, value, types, (by) =>
        withArguments(by ? replaced(has, value.name.value, by) : without(has, value.name.value)),
      ),
    ),
  ];
}

function fieldedMutants(type: Fielded, types: ReadonlyMap<string, string>, interfaces: readonly string[]): Mutant[] {
  const at = type.name.value;
  const has = (type.interfaces ?? []).map((one) => one.name.value);
  return [
    { kind: 'type removed', at, apply: define(type, () => null) },
    { kind: 'type renamed', at, apply: renamed(at) },
    {
      kind: 'field added',
      at,
      apply: define(type, (one) => ({
        ...one,
        fields: [...(one.fields ?? []), { kind: Kind.FIELD_DEFINITION, name: name(NEW), type: typeNode('String') }],
      })),
    },
    ...has.map((removed) => ({
      kind: 'interface removed',
      at: `${at} & ${removed}`,
      apply: define(type, (one) => ({ ...one, interfaces: without(one.interfaces, removed) })),
    })),
    ...interfaces
      .filter((one) => one !== at && !has.includes(one))
      .map((added) => ({
        kind: 'interface added',
        at: `${at} & ${added}`,
        apply: define(type, (one) => ({ ...one, interfaces: [...(one.interfaces ?? []), namedType(added)] })),
      })),
    ...(type.fields ?? []).flatMap((field) => fieldMutants(type, field, types)),
  ];
}

function inputTypeMutants(type: InputObjectTypeDefinitionNode, types: ReadonlyMap<string, string>): Mutant[] {
  const at = type.name.value;
  const has = type.fields ?? [];
  const fields = (list: readonly InputValueDefinitionNode[]) => define(type, (one) => ({ ...one, fields: list }));
  return [
    { kind: 'type removed', at, apply: define(type, () => null) },
    { kind: 'type renamed', at, apply: renamed(at) },
    { kind: 'input added', at, apply: fields([...has, inputValue(typeNode('String'))]) },
    { kind: 'required input added', at, apply: fields([...has, inputValue(typeNode('String!'))]) },
    {
      kind: 'input with default added',
      at,
      apply: fields([...has, inputValue(typeNode('String!'), NEW, STRING_DEFAULT)]),
    },
    {
      kind: 'input made one of',
      at,
      apply: define(type, (one) => ({
        ...one,
        directives: [...(one.directives ?? []), { kind: Kind.DIRECTIVE, name: name('oneOf') }],
      })),
    },
    ...has.flatMap((value) =>
      inputMutants(`${at}.${value.name.value}`, value, types, (by) =>
        fields(by ? replaced(has, value.name.value, by) : without(has, value.name.value)),
      ),
    ),
  ];
}

function enumMutants(type: EnumTypeDefinitionNode): Mutant[] {
  const at = type.name.value;
  const has = type.values ?? [];
  const values = (list: typeof has) => define(type, (one) => ({ ...one, values: list }));
  return [
    { kind: 'type removed', at, apply: define(type, () => null) },
    { kind: 'type renamed', at, apply: renamed(at) },
    { kind: 'value added', at, apply: values([...has, { kind: Kind.ENUM_VALUE_DEFINITION, name: name(NEW) }]) },
    ...has.flatMap((value) => [
      {
        kind: 'value deprecated',
        at: `${at}.${value.name.value}`,
        apply: values(
          replaced(has, value.name.value, { ...value, directives: [...(value.directives ?? []), deprecated] }),
        ),
      },
      { kind: 'value removed', at: `${at}.${value.name.value}`, apply: values(without(has, value.name.value)) },
      {
        kind: 'value renamed',
        at: `${at}.${value.name.value}`,
        apply: values(replaced(has, value.name.value, { ...value, name: name(`${value.name.value}Mutant`) })),
      },
    ]),
  ];
}

function unionMutants(type: UnionTypeDefinitionNode, objects: readonly string[]): Mutant[] {
  const at = type.name.value;
  const has = type.types ?? [];
  const members = (list: typeof has) => define(type, (one) => ({ ...one, types: list }));
  return [
    { kind: 'type removed', at, apply: define(type, () => null) },
    { kind: 'type renamed', at, apply: renamed(at) },
    ...has.map((member) => ({
      kind: 'member removed',
      at: `${at} | ${member.name.value}`,
      apply: members(without(has, member.name.value)),
    })),
    ...objects
      .filter((object) => !has.some((member) => member.name.value === object))
      .map((object) => ({
        kind: 'member added',
        at: `${at} | ${object}`,
        apply: members([...has, namedType(object)]),
      })),
  ];
}

function scalarMutants(at: string): Mutant[] {
  return [
    { kind: 'type removed', at, apply: become(at) },
    { kind: 'type renamed', at, apply: renamed(at) },
  ];
}

/** Every single change of a schema's text, valid or not, in an order that depends on the text alone. */
export function schemaMutants(text: string): Mutant[] {
  const document = parse(text);
  const types = new Map<string, string>();
  for (const one of document.definitions) if ('name' in one && one.name) types.set(one.name.value, one.kind);
  const ofKind = (kind: Kind) => [...types].filter(([, is]) => is === kind).map(([at]) => at);
  const objects = ofKind(Kind.OBJECT_TYPE_DEFINITION).filter((at) => !['Query', 'Mutation'].includes(at));
  const partMutants = (one: DefinitionNode): Mutant[] => {
    switch (one.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION:
        return fieldedMutants(one, types, ofKind(Kind.INTERFACE_TYPE_DEFINITION));
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        return inputTypeMutants(one, types);
      case Kind.ENUM_TYPE_DEFINITION:
        return enumMutants(one);
      case Kind.UNION_TYPE_DEFINITION:
        return unionMutants(one, objects);
      case Kind.SCALAR_TYPE_DEFINITION:
        return scalarMutants(one.name.value);
      default:
        return [];
    }
  };
  const isRoot = (one: DefinitionNode) => 'name' in one && ['Query', 'Mutation'].includes(one.name?.value ?? '');
  return document.definitions.flatMap((one) => [...partMutants(one), ...(isRoot(one) ? [] : kindMutants(one))]);
}
