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
 * What a directive of the market says at a place, as an object of its arguments; null: it is not there. What does not fit
 * the directive any more (a code that is gone from its enum) is taken as it is written: GraphQL lets such a schema stand.
 */
function said(schema: GraphQLSchema, name: string, node: Directed): Record<string, unknown> | null {
  const directive = schema.getDirective(name);
  if (!directive || !node) return null;
  try {
    return getDirectiveValues(directive, node) ?? null;
  } catch {
    const written = node.directives?.find((one) => one.name.value === name)?.arguments ?? [];
    return Object.fromEntries(written.map((one) => [one.name.value, valueFromASTUntyped(one.value)]));
  }
}

/** Whoever may call, from everybody to the staff: a step down the list lets fewer in. */
const AUDIENCES = ['PUBLIC', 'GUEST_SESSION', 'CUSTOMER', 'OWNER', 'STAFF'];

function accessOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): string | null {
  if (!isObjectType(type)) return null;
  const at = said(schema, 'access', type.getFields()[name]?.astNode) ?? said(schema, 'access', type.astNode);
  return typeof at?.to === 'string' ? at.to : null;
}

function codesOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): string[] {
  const at = isObjectType(type) ? said(schema, 'raises', type.getFields()[name]?.astNode) : null;
  return Array.isArray(at?.codes) ? at.codes.map(String) : [];
}

const codeValues = (schema: GraphQLSchema) => {
  const codes = schema.getType('ErrorCode');
  return isEnumType(codes) ? codes.getValues() : [];
};
/** Under which text a code is shown; null: under none of the storefront's. */
function textKeyOf(schema: GraphQLSchema, code: string): string | null {
  const key = said(schema, 'shows', codeValues(schema).find(({ name }) => name === code)?.astNode)?.key;
  return typeof key === 'string' ? key : null;
}
const textKeys = (schema: GraphQLSchema) => new Set(codeValues(schema).map(({ name }) => textKeyOf(schema, name)));

/**
 * What the market's own directives promise a field's callers (`@access`, `@raises`, `@shows`): fewer may call, a refusal
 * that is shown under a text which the code does not have. An introspected schema does not carry them, and is silent here.
 */
export function directiveFindings(
  was: GraphQLSchema,
  is: GraphQLSchema,
  uses: ReadonlyMap<string, readonly Use[]>,
): Finding[] {
  if (!carriesDirectives(was) || !carriesDirectives(is)) return [];
  const texts = textKeys(was).add(null);
  return [...uses].flatMap(([coordinate, places]): Finding[] => {
    const [typeName = '', name = ''] = coordinate.split('.');
    const [before, after] = [was.getType(typeName), is.getType(typeName)];
    if (!isObjectType(after) || !after.getFields()[name]) return [];
    const found: Omit<Finding, 'use'>[] = [];
    const [could, can] = [accessOf(was, before, name), accessOf(is, after, name)];
    if (could !== null && can !== null && AUDIENCES.indexOf(can) > AUDIENCES.indexOf(could))
      found.push({
        severity: 'breaking',
        coordinate: said(is, 'access', after.getFields()[name]?.astNode) ? coordinate : typeName,
        why: `is for ${can}, and was for ${could}: whoever calls it now may be refused, and sends no token where none was due`,
        mend: `Keep it ${could}, and offer the guarded one as a field of another name.`,
      });
    const known = codesOf(was, before, name);
    for (const code of codesOf(is, after, name)) {
      const key = textKeyOf(is, code);
      const isNew = !known.includes(code);
      if (!isNew && textKeyOf(was, code) === key) continue;
      const isTold = texts.has(key);
      found.push({
        severity: isTold ? 'safe' : 'risky',
        coordinate,
        why: `${isNew ? `can raise ${code} from now on` : `raises ${code} under another text`}${isTold ? '' : `, and a release in use may not have ${key}`}`,
        ...(isTold ? {} : { mend: 'Let the server write the text (localized), or release the text first.' }),
      });
    }
    return found.flatMap((finding) => places.map((use) => ({ ...finding, use })));
  });
}
