import { Kind, type DefinitionNode, type DocumentNode, type FieldDefinitionNode } from 'graphql';

/** One change of a schema. `kind` and `at` name it; `apply` makes it. */
export type Mutant = { kind: string; at: string; apply(document: DocumentNode): DocumentNode };

const name = (value: string) => ({ kind: Kind.NAME as const, value });
const text: FieldDefinitionNode = {
  kind: Kind.FIELD_DEFINITION,
  name: name('mutantNew'),
  type: { kind: Kind.NAMED_TYPE, name: name('String') },
};

/** Replaces a type with other definitions, or removes it. */
export const become =
  (of: string, ...by: readonly DefinitionNode[]) =>
  (document: DocumentNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.flatMap((one) =>
      'name' in one && one.kind !== Kind.DIRECTIVE_DEFINITION && one.name?.value === of ? by : [one],
    ),
  });

/** The definitions that replace one when its kind changes, by the kind of change. */
function otherKinds(one: DefinitionNode): [string, DefinitionNode[]][] {
  if (!('name' in one) || !one.name) return [];
  const of = one.name;
  const scalar: DefinitionNode = { kind: Kind.SCALAR_TYPE_DEFINITION, name: of };
  const enumeration: DefinitionNode = {
    kind: Kind.ENUM_TYPE_DEFINITION,
    name: of,
    values: [{ kind: Kind.ENUM_VALUE_DEFINITION, name: name('mutantNew') }],
  };
  const object: DefinitionNode = { kind: Kind.OBJECT_TYPE_DEFINITION, name: of, fields: [text] };
  switch (one.kind) {
    case Kind.OBJECT_TYPE_DEFINITION: {
      // An interface may not bear the directives of a type: such a schema is refused by its own rules.
      const face: DefinitionNode = { ...one, kind: Kind.INTERFACE_TYPE_DEFINITION, directives: [] };
      const implementing: DefinitionNode = {
        ...one,
        name: name(`${of.value}Mutant`),
        interfaces: [...(one.interfaces ?? []), { kind: Kind.NAMED_TYPE, name: of }],
      };
      return [
        ['type made an interface without a type', [face]],
        ['type made an interface of a type', [face, implementing]],
        ['type made a scalar', [scalar]],
        ['type made an enum', [enumeration]],
      ];
    }
    case Kind.INTERFACE_TYPE_DEFINITION:
      return [
        ['interface made a type', [{ ...one, kind: Kind.OBJECT_TYPE_DEFINITION }]],
        ['interface made a scalar', [scalar]],
      ];
    case Kind.UNION_TYPE_DEFINITION:
      return [
        ['union made a type', [object]],
        ['union made a scalar', [scalar]],
        ['union made an interface without a type', [{ ...object, kind: Kind.INTERFACE_TYPE_DEFINITION }]],
      ];
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [
        ['input made a scalar', [scalar]],
        ['input made an enum', [enumeration]],
      ];
    case Kind.ENUM_TYPE_DEFINITION:
      return [
        ['enum made a scalar', [scalar]],
        ['enum made a type', [object]],
      ];
    case Kind.SCALAR_TYPE_DEFINITION:
      return [
        ['scalar made an enum', [enumeration]],
        ['scalar made a type', [object]],
      ];
    default:
      return [];
  }
}

/** Every change of a definition's kind. */
export const kindMutants = (one: DefinitionNode): Mutant[] =>
  otherKinds(one).map(([kind, by]) => {
    const at = 'name' in one && one.name ? one.name.value : '';
    return { kind, at, apply: become(at, ...by) };
  });
