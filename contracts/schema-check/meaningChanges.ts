import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  print,
  specifiedDirectives,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';
import { carriesDirectives } from './appliedDirectives.ts';
import type { InUse } from './checkOperations.ts';
import { coordinateUses } from './coordinateUses.ts';
import type { Severity, Use } from './finding.ts';
import type { SchemaChange } from './schemaChanges.ts';

/**
 * A change of what a definition says of itself. uses: the places in use, if they are at risk. parts: the directives and
 * addresses that changed, as a definition has them.
 */
export type MeaningChange = SchemaChange & {
  severity: Exclude<Severity, 'breaking'>;
  uses: Use[];
  parts: readonly string[];
};

type Documented = {
  description?: string | null;
  specifiedByURL?: string | null;
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null;
};

/** Everything that can be documented, by coordinate. */
function documentedParts(schema: GraphQLSchema): Map<string, Documented> {
  const parts = new Map<string, Documented>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    parts.set(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) parts.set(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      parts.set(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const one of field.args) parts.set(`${type.name}.${field.name}(${one.name}:)`, one);
    }
  }
  return parts;
}

/** The market's own directives: marketDirectives.ts compares the first three, `@names` says whose ids an argument takes. */
const OWN_DIRECTIVES = new Set(['access', 'raises', 'shows', 'names', ...specifiedDirectives.map(({ name }) => name)]);
const foreignDirectives = ({ astNode }: Documented): string[] =>
  (astNode?.directives ?? []).filter(({ name }) => !OWN_DIRECTIVES.has(name.value)).map((one) => print(one));

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const UNITS =
  /%|\b(?:cent|dollar|euro|cad|usd|eur|millisecond|ms|second|minute|hour|day|week|month|year|milligram|gram|kilogram|kg|pound|lb|ounce|millilitre|ml|litre|liter|millimetre|mm|centimetre|cm|metre|meter|kilomet(?:re|er)|km|percent|point|utc|before tax|after tax|inclusive|exclusive)s?\b/gi;
const unitsOf = (text: string) =>
  [...new Set([...text.matchAll(UNITS)].map(([unit]) => unit.toLowerCase().replace(/(?<=..)s$/, '')))]
    .toSorted()
    .join();

const SHOWN = 80;
/** Both texts from shortly before their first difference. */
function excerpts(was: string, is: string): [string, string] {
  const first = [...was].findIndex((letter, index) => letter !== is[index]);
  const start = Math.max(0, (first === -1 ? was.length : first) - SHOWN / 4);
  const from = start === 0 ? 0 : was.lastIndexOf(' ', start) + 1;
  const excerpt = (text: string) => {
    const part = text.slice(from, from + SHOWN);
    return `"${from > 0 ? '… ' : ''}${part}${from + SHOWN < text.length ? ' …' : ''}"`;
  };
  return [excerpt(was), excerpt(is)];
}

type Difference = { from: string; to: string; isRisk: boolean; parts: readonly string[] };

function differencesOf(was: Documented, is: Documented, hasDirectives: () => boolean): Difference[] {
  const differences: Difference[] = [];
  const isSame = was.description === is.description;
  const [before, after] = isSame ? ['', ''] : [plain(was.description), plain(is.description)];
  if (before !== '' && after !== '' && before !== after) {
    const [from, to] = excerpts(before, after);
    differences.push({ from, to, isRisk: isScalarType(was) || unitsOf(before) !== unitsOf(after), parts: [] });
  }
  const [oldUrl, url] = [was.specifiedByURL ?? '', is.specifiedByURL ?? ''];
  if (oldUrl !== '' && url !== '' && oldUrl !== url)
    differences.push({
      from: `@specifiedBy(url: "${oldUrl}")`,
      to: `@specifiedBy(url: "${url}")`,
      isRisk: true,
      parts: [oldUrl, url],
    });
  const [old, now] = [foreignDirectives(was), foreignDirectives(is)];
  const [gone, added] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))];
  if (gone.length + added.length > 0 && hasDirectives())
    differences.push({
      from: gone.join(' ') || 'without it',
      to: added.join(' ') || 'without it',
      isRisk: added.length > 0,
      parts: [...gone, ...added],
    });
  return differences;
}

/**
 * What changes in the meaning that a schema documents, without a change of its types: a description, where a scalar is
 * specified, a directive that the check does not know (`@auth(role:)`). Risky where it is in use and may be another unit:
 * any change of a scalar, other units in a description, another or a new directive. A description that is new or gone
 * says nothing, and an introspected schema has no directives.
 */
export function meaningChanges({ schema, operations }: InUse, proposed: GraphQLSchema): MeaningChange[] {
  let isDirected: boolean | null = null;
  // Reads all of both schemas, so it is asked for a difference alone.
  const hasDirectives = () => (isDirected ??= carriesDirectives(schema) && carriesDirectives(proposed));
  const after = documentedParts(proposed);
  const changed = [...documentedParts(schema)].flatMap(([coordinate, was]) => {
    const is = after.get(coordinate);
    const differences = is ? differencesOf(was, is, hasDirectives) : [];
    return differences.length > 0 ? [{ coordinate, differences }] : [];
  });
  if (changed.length === 0) return [];
  const usesOf = coordinateUses(schema, operations);
  return changed.map(({ coordinate, differences }): MeaningChange => {
    const uses = usesOf.get(coordinate) ?? [];
    const isRisk = uses.length > 0 && differences.some((one) => one.isRisk);
    const [from, to] = [differences.map((one) => one.from).join(', '), differences.map((one) => one.to).join(', ')];
    return {
      severity: isRisk ? 'risky' : 'safe',
      coordinate,
      from,
      to,
      why: 'documented meaning changed',
      uses: isRisk ? [...uses] : [],
      parts: differences.flatMap((one) => one.parts),
    };
  });
}
