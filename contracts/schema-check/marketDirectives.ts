import {
  getDirectiveValues,
  isEnumType,
  isObjectType,
  valueFromASTUntyped,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { carriesDirectives } from './appliedDirectives.ts';
import type { Finding, Use } from './finding.ts';

type Directed = Parameters<typeof getDirectiveValues>[1] | null | undefined;

/**
 * The arguments of a market directive at a place, as an object; null: it is absent. An argument that no longer fits the
 * directive (a code that was removed from its enum) is taken as written, since GraphQL accepts such a schema.
 */
function directiveArguments(schema: GraphQLSchema, name: string, node: Directed): Record<string, unknown> | null {
  const directive = schema.getDirective(name);
  if (!directive || !node) return null;
  try {
    return getDirectiveValues(directive, node) ?? null;
  } catch {
    const written = node.directives?.find((one) => one.name.value === name)?.arguments ?? [];
    return Object.fromEntries(written.map((one) => [one.name.value, valueFromASTUntyped(one.value)]));
  }
}

/** The audiences of @access, from everybody to staff: each admits fewer callers than the one before. */
const AUDIENCES = ['PUBLIC', 'GUEST_SESSION', 'CUSTOMER', 'LINK', 'OWNER', 'STAFF', 'MANAGER'];

function accessOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): string | null {
  if (!isObjectType(type)) return null;
  const at =
    directiveArguments(schema, 'access', type.getFields()[name]?.astNode) ??
    directiveArguments(schema, 'access', type.astNode);
  return typeof at?.to === 'string' ? at.to : null;
}

/** The codes that a field declares in @raises. */
export function raisedCodes(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): string[] {
  const at = isObjectType(type) ? directiveArguments(schema, 'raises', type.getFields()[name]?.astNode) : null;
  return Array.isArray(at?.codes) ? at.codes.map(String) : [];
}

const codeValues = (schema: GraphQLSchema) => {
  const codes = schema.getType('ErrorCode');
  return isEnumType(codes) ? codes.getValues() : [];
};
/** The codes that any call may be refused with: those that no field names in @raises. */
export function codesOfAnyCall(schema: GraphQLSchema): string[] {
  const named = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).flatMap((name) => raisedCodes(schema, type, name)) : [],
    ),
  );
  return codeValues(schema).flatMap(({ name }) => (named.has(name) ? [] : [name]));
}

/** How a code is shown. key: the text's key; null: the server supplies the text. params: the values for that text. */
type ShownAs = { key: string | null; params: string[] };

/** Null: the code is hidden. */
function shownAsOf(schema: GraphQLSchema, code: string): ShownAs | null {
  const at = directiveArguments(schema, 'shows', codeValues(schema).find(({ name }) => name === code)?.astNode);
  if (!at) return null;
  const { key, params } = at;
  return { key: typeof key === 'string' ? key : null, params: Array.isArray(params) ? params.map(String) : [] };
}

/** Texts that a release has, each with the params that its codes supply. */
function textsOf(schema: GraphQLSchema): Map<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { name } of codeValues(schema)) {
    const shownAs = shownAsOf(schema, name);
    if (!shownAs || shownAs.key === null) continue;
    const text = texts.get(shownAs.key);
    // A text shared by two codes can only use params that both supply.
    texts.set(shownAs.key, new Set(text ? shownAs.params.filter((one) => text.has(one)) : shownAs.params));
  }
  return texts;
}

type DirectiveFinding = Omit<Finding, 'use'>;
const RELEASE_FIRST = 'Let the server write the text (localized), or release the text first.';

/** The effect of a changed `@shows` on operations that may be refused with the code; null: none. */
function shownChange(was: GraphQLSchema, is: GraphQLSchema, code: string): DirectiveFinding | null {
  const coordinate = `ErrorCode.${code}`;
  if (!codeValues(is).some(({ name }) => name === code))
    return {
      severity: 'risky',
      coordinate,
      why: 'is gone: code that handles it is not reached any more, and readers get another text',
      mend: 'Keep it, deprecated, until no release in use handles it.',
    };
  const [before, after] = [shownAsOf(was, code), shownAsOf(is, code)];
  if (!before && !after) return null;
  if (before && !after)
    return {
      severity: 'risky',
      coordinate,
      why: `is shown no more: readers get a general text in place of ${before.key ?? "the server's own"}`,
      mend: `Keep its @shows.`,
    };
  if (!after || after.key === null) return null;
  const inText = textsOf(was).get(after.key);
  const needed = before?.key === after.key ? new Set(before.params) : inText;
  if (!needed)
    return {
      severity: 'risky',
      coordinate,
      why: `is shown under another text, and a release in use may not have ${after.key}`,
      mend: RELEASE_FIRST,
    };
  const missingParams = [...needed].filter((param) => !after.params.includes(param));
  if (missingParams.length > 0) {
    const names = missingParams.join(' and ');
    // A text that several codes share has only the params that all of them supply.
    const isRead = missingParams.every((param) => inText?.has(param));
    const blanks = missingParams.map((param) => `{{${param}}}`).join(' and ');
    return {
      severity: 'breaking',
      coordinate,
      why: isRead
        ? `leaves ${blanks} in the text ${after.key} without a value`
        : `comes without ${names}, which code that handles it may read`,
      mend: `Keep ${names} in its params.`,
    };
  }
  return before?.key === after.key
    ? null
    : { severity: 'safe', coordinate, why: `is shown under another text, ${after.key}, which releases in use have` };
}

/** The effect of a newly raised code on operations that select the field. */
function newCode(was: GraphQLSchema, is: GraphQLSchema, coordinate: string, code: string): DirectiveFinding {
  const why = `can raise ${code} now`;
  const key = shownAsOf(is, code)?.key ?? null;
  if (key === null || textsOf(was).has(key)) return { severity: 'safe', coordinate, why };
  const unknown = `, and a release in use may not have ${key}`;
  return { severity: 'risky', coordinate, why: `${why}${unknown}`, mend: RELEASE_FIRST };
}

/** A place at the root of each operation, for what may refuse the whole of it. */
function operationUses(schema: GraphQLSchema, uses: ReadonlyMap<string, readonly Use[]>): Use[] {
  const { query, mutation, subscription } = schema.toConfig();
  const roots = [query, mutation, subscription].map((type) => type?.name);
  const byOperation = new Map<string, Use>();
  for (const [coordinate, places] of uses)
    if (roots.includes(coordinate.split('.')[0]))
      for (const use of places) if (!byOperation.has(use.operation)) byOperation.set(use.operation, use);
  return [...byOperation.values()];
}

/**
 * Compares what the market's directives promise to a field's callers (`@access`, `@raises`, `@shows`): fewer may call,
 * or a refusal has another text, or fewer params, or is gone. A code that no field names in `@raises` may refuse any
 * operation. Reports nothing for an introspected schema, which lacks directives.
 */
export function directiveFindings(
  was: GraphQLSchema,
  is: GraphQLSchema,
  uses: ReadonlyMap<string, readonly Use[]>,
): Finding[] {
  if (!carriesDirectives(was) || !carriesDirectives(is)) return [];
  const callers = operationUses(was, uses);
  const ofAnyCall = codesOfAnyCall(was).flatMap((code) => {
    const change = shownChange(was, is, code);
    return change ? callers.map((use): Finding => ({ ...change, use })) : [];
  });
  const ofFields = [...uses].flatMap(([coordinate, places]): Finding[] => {
    const [typeName = '', name = ''] = coordinate.split('.');
    const [before, after] = [was.getType(typeName), is.getType(typeName)];
    if (!isObjectType(after) || !after.getFields()[name]) return [];
    const findings: DirectiveFinding[] = [];
    const [audienceBefore, audienceAfter] = [accessOf(was, before, name), accessOf(is, after, name)];
    if (
      audienceBefore !== null &&
      audienceAfter !== null &&
      AUDIENCES.indexOf(audienceAfter) > AUDIENCES.indexOf(audienceBefore)
    )
      findings.push({
        severity: 'breaking',
        coordinate: directiveArguments(is, 'access', after.getFields()[name]?.astNode) ? coordinate : typeName,
        why: `is for ${audienceAfter}, and was for ${audienceBefore}: whoever calls it now may be refused, and sends no token where none was due`,
        mend: `Keep it ${audienceBefore}, and offer the guarded one as a field of another name.`,
      });
    const raisedBefore = raisedCodes(was, before, name);
    const raised = raisedCodes(is, after, name);
    const isGone = (code: string) => !codeValues(is).some((value) => value.name === code);
    for (const code of new Set([...raised, ...raisedBefore.filter(isGone)])) {
      const change = raisedBefore.includes(code) ? shownChange(was, is, code) : newCode(was, is, coordinate, code);
      if (change) findings.push(change);
    }
    return findings.flatMap((finding) => places.map((use) => ({ ...finding, use })));
  });
  return [...ofAnyCall, ...ofFields];
}
