import {
  Kind,
  parse,
  print,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { drawing } from './drawing.ts';
import type { Mutant } from './kindMutants.ts';
import { renamed, schemaMutants } from './schemaMutants.ts';

type Fielded = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
const isFielded = (one: { kind: string }): one is Fielded =>
  one.kind === Kind.OBJECT_TYPE_DEFINITION || one.kind === Kind.INTERFACE_TYPE_DEFINITION;
const ROOTS = ['Query', 'Mutation'];

/** Changes the fields of one type in their current form. */
const fieldsOf =
  (type: string, change: (fields: readonly FieldDefinitionNode[]) => readonly FieldDefinitionNode[]) =>
  (document: DocumentNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.map((one) =>
      isFielded(one) && one.name.value === type ? { ...one, fields: change(one.fields ?? []) } : one,
    ),
  });
const nameTo = (field: FieldDefinitionNode, value: string) => ({ ...field, name: { ...field.name, value } });

/** Two neighbouring fields of a type that swap names, and one that takes the name of a removed one. */
function exchangedFields(type: Fielded): Mutant[][] {
  const at = type.name.value;
  return (type.fields ?? []).slice(1).flatMap((one, index) => {
    const [a, b] = [type.fields![index]!.name.value, one.name.value];
    const other = (field: FieldDefinitionNode) =>
      field.name.value === a ? nameTo(field, b) : field.name.value === b ? nameTo(field, a) : field;
    const place = `${at}.${a}, ${b}`;
    return [
      [{ kind: 'fields exchange names', at: place, apply: fieldsOf(at, (fields) => fields.map(other)) }],
      [
        {
          kind: 'field removed, another takes its name',
          at: place,
          apply: fieldsOf(at, (fields) => fields.filter(({ name }) => name.value !== a).map(other)),
        },
      ],
    ];
  });
}

/** Two neighbouring types of a kind that swap names. */
function exchangedTypes(names: readonly string[]): Mutant[][] {
  return names.slice(1).map((b, index) => {
    const a = names[index]!;
    const through = 'MutantOnTheWay';
    const apply = (document: DocumentNode) => renamed(through, b)(renamed(b, a)(renamed(a, through)(document)));
    return [{ kind: 'types exchange names', at: `${a}, ${b}`, apply }];
  });
}

/** Pairs of places where one's name begins with the other's: both changed, and each with the other removed. */
function prefixPairs(singles: readonly Mutant[]): Mutant[][] {
  const removals = singles.filter(({ kind }) => kind.endsWith(' removed') && kind !== 'interface removed');
  const pairs = removals.flatMap((one) =>
    removals.filter(({ at }) => at !== one.at && at.startsWith(one.at)).map((other) => [one, other] as const),
  );
  // Nothing is left to change in a removed type's parts.
  return pairs
    .filter(([one, other]) => !/^[.(]/.test(other.at.slice(one.at.length)))
    .flatMap(([one, other]) => {
      const looser = singles.filter(
        ({ kind, at }) => kind === 'field made nullable' && [one.at, other.at].includes(at),
      );
      return [[one, other], ...looser.map((loose) => (loose.at === one.at ? [other, loose] : [one, loose]))];
    });
}

/** Changes that are valid only if an interface and all types that implement it make them together. */
function togetherWithInterface(document: DocumentNode, singles: readonly Mutant[]): Mutant[][] {
  const types = document.definitions.filter(isFielded);
  return types
    .filter(({ kind }) => kind === Kind.INTERFACE_TYPE_DEFINITION)
    .flatMap((of) => {
      const owners = types
        .filter((one) => one === of || one.interfaces?.some(({ name }) => name.value === of.name.value))
        .map(({ name }) => name.value);
      return (of.fields ?? []).flatMap(({ name }) => {
        const all = owners.map((owner) =>
          singles.filter(
            ({ kind, at }) => kind.match(/field|argument/) && at.split(':')[0] === `${owner}.${name.value}`,
          ),
        );
        return (all[0] ?? []).flatMap((first) => {
          const tail = first.at.slice(of.name.value.length);
          const steps = all.map((implementing) =>
            implementing.find(({ kind, at }) => kind === first.kind && at.slice(at.indexOf('.')) === tail),
          );
          return steps.every((step) => step !== undefined) ? [steps as Mutant[]] : [];
        });
      });
    });
}

/** Combinations that may mislead a checker which looks at one change at a time, or goes by names. */
export function adversarialMutants(text: string): Mutant[][] {
  const document = parse(text);
  const singles = schemaMutants(text);
  const ofKinds = (...kinds: string[]) =>
    document.definitions.flatMap((one) =>
      kinds.includes(one.kind) && 'name' in one && one.name && !ROOTS.includes(one.name.value) ? [one.name.value] : [],
    );
  const rename = (type: string): Mutant => ({ kind: 'type renamed', at: type, apply: renamed(type) });
  const withRename = singles
    .filter(({ kind }) =>
      ['field removed', 'field made nullable', 'value removed', 'member removed', 'input made required'].includes(kind),
    )
    .filter(({ at }) => !ROOTS.includes(at.split('.')[0]!))
    .map((one) => [one, rename(one.at.split(/[. ]/)[0]!)]);
  const renamedValues = singles
    .filter(({ kind }) => kind === 'value renamed')
    .map((one) => [one, rename(one.at.split('.')[0]!)]);
  return [
    ...document.definitions.filter(isFielded).flatMap(exchangedFields),
    ...exchangedTypes(ofKinds(Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION)),
    ...exchangedTypes(ofKinds(Kind.ENUM_TYPE_DEFINITION)),
    ...exchangedTypes(ofKinds(Kind.INPUT_OBJECT_TYPE_DEFINITION)),
    ...prefixPairs(singles),
    ...togetherWithInterface(document, singles),
    ...withRename,
    ...renamedValues,
  ];
}

/** Whether each change of a list still changes something after those before it. */
function allTell(document: DocumentNode, mutants: readonly Mutant[]): boolean {
  let at = document;
  return mutants.every((one) => {
    const before = at.definitions;
    at = one.apply(at);
    const unchanged = new Set(at.definitions.filter((node) => before.includes(node)));
    const texts = (list: typeof before) =>
      list.flatMap((node) => (unchanged.has(node) ? [] : [print(node)])).join('\n');
    return texts(before) !== texts(at.definitions);
  });
}

/** Random combinations of `steps` single changes; half of them within one type. */
export function* randomCombinations(text: string, steps: number, seed: number): Generator<Mutant[], never> {
  const document = parse(text);
  const singles = schemaMutants(text);
  const draw = drawing(seed);
  const any = (list: readonly Mutant[]) => list[draw(list.length)]!;
  const owner = ({ at }: Mutant) => at.split(/[. ]/)[0]!;
  for (;;) {
    const first = any(singles);
    const near = singles.filter((one) => owner(one) === owner(first) && one.at !== first.at);
    const chosen = [first];
    while (chosen.length < steps) chosen.push(any(near.length > 0 && draw(2) === 0 ? near : singles));
    if (allTell(document, chosen)) yield chosen;
  }
}
