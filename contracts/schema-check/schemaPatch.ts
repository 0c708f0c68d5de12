import {
  Kind,
  parse,
  print,
  printSchema,
  visit,
  specifiedDirectives,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { hasSpecifiedByUrls } from './schemaChanges.ts';
import { textOnly } from './servedChanges.ts';

type Member = ASTNode & { name: { value: string }; directives?: readonly ConstDirectiveNode[] };
type Definition = DefinitionNode & { name: { value: string }; directives?: readonly ConstDirectiveNode[] };

const isOwn = ({ name }: ConstDirectiveNode) => !specifiedDirectives.some((one) => one.name === name.value);
const isNamed = (node: DefinitionNode): node is Definition => 'name' in node && node.name !== undefined;
const keyOf = ({ kind, name }: Definition) => (kind === Kind.DIRECTIVE_DEFINITION ? `@${name.value}` : name.value);

function membersOf(node: Definition): readonly Member[] {
  if ('fields' in node) return node.fields ?? [];
  return 'values' in node ? (node.values ?? []) : [];
}
/** A definition without its members. */
const head = (node: Definition) => ({ ...node, fields: [], values: [] }) as unknown as Definition;
/** As a server returns it: without the directives that introspection omits. Single-line texts stay on one line. */
const served = <T extends ASTNode>(node: T): T =>
  visit(node, {
    [Kind.DIRECTIVE]: (directive) => (isOwn(directive as ConstDirectiveNode) ? null : undefined),
    [Kind.STRING]: (string) => ({ ...string, block: string.value.includes('\n') }),
  }) as T;
const argumentsOf = (node: object): readonly Member[] =>
  'arguments' in node && Array.isArray(node.arguments) ? (node.arguments as Member[]) : [];
/** With the directives that introspection omits, also those of its arguments. */
const withOwn = <T extends Member | Definition>(node: T, from: T): T => {
  const args = argumentsOf(node).map((argument) => {
    const before = argumentsOf(from).find(({ name }) => name.value === argument.name.value);
    return before ? withOwn(argument, before) : argument;
  });
  const directives = [...(node.directives ?? []), ...(from.directives ?? []).filter(isOwn)];
  return { ...node, directives, ...(args.length > 0 && { arguments: args }) };
};
const bothScalars = (a: Definition, b: Definition) => [a, b].every(({ kind }) => kind === Kind.SCALAR_TYPE_DEFINITION);
const same = (a: Member | Definition, b: Member | Definition) => print(served(a)) === print(served(b));
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/**
 * The text of a definition changed to match the server's; unchanged parts keep their wording, their lines and the
 * comments between.
 */
function patched(text: string, old: Definition, next: Definition): string {
  const [members, nextMembers] = [membersOf(old), membersOf(next)];
  const [first, last] = [members[0], members.at(-1)];
  if (!first?.loc || !last?.loc || nextMembers.length === 0 || old.kind !== next.kind)
    return print(withOwn(served(next), old));
  const open = text.indexOf('{', openFrom(old)) + 1;
  const isOneLine = !text.slice(open, old.loc?.end).includes('\n');
  const start = same(head(old), head(next))
    ? text.slice(old.loc?.start, open)
    : `${print(withOwn(served(head(next)), old)).replace(/\s*\{?\s*\}?$/, '')} {`;
  const before = (index: number) => text.slice(members[index - 1]?.loc?.end ?? open, members[index]?.loc?.start);
  const printed = (member: Member) => indented(print(member)).trimStart();
  const existing = members.flatMap((member, index) => {
    const now = nextMembers.find(({ name }) => name.value === member.name.value);
    if (!now) return [];
    const memberText = text.slice(member.loc?.start, member.loc?.end);
    return [{ before: before(index), own: same(member, now) ? memberText : printed(withOwn(served(now), member)) }];
  });
  const fresh = nextMembers
    .filter(({ name }) => !members.some((member) => member.name.value === name.value))
    .map((member) => ({ before: isOneLine ? ', ' : '\n  ', own: printed(served(member)) }));
  const parts = [...existing, ...fresh].map((part, index) => (index === 0 ? before(0) : part.before) + part.own);
  return `${start}${parts.join('')}${text.slice(last.loc.end, old.loc?.end)}`;
}

/**
 * Where to look for the opening brace of a definition: after its name and its directives, whose arguments may have
 * braces.
 */
const openFrom = ({ name, directives }: Definition): number =>
  Math.max(...[name, ...(directives ?? [])].map((node) => (node as ASTNode).loc?.end ?? 0));

/**
 * A schema's text changed to match what a server serves, with minimal changes: what is the same stays as written, with
 * its comments and directives; what is new goes to the end of its type, or of the text.
 */
export function schemaPatch(text: string, schema: GraphQLSchema, was: GraphQLSchema): string {
  const notServed = textOnly(was);
  const hasUrls = hasSpecifiedByUrls(schema);
  const next = new Map(
    parse(printSchema(schema))
      .definitions.filter(isNamed)
      .map((node) => [keyOf(node), node]),
  );
  const olds = parse(text).definitions.filter(isNamed);
  let result = text;
  for (const old of olds.toReversed()) {
    const now = next.get(keyOf(old));
    if (!now && notServed.has(keyOf(old))) continue;
    if (now && (same(old, now) || (!hasUrls && bothScalars(old, now)))) continue;
    const [start, end] = [old.loc?.start ?? 0, old.loc?.end ?? 0];
    const gap = now ? 0 : (/^\n+/.exec(result.slice(end))?.[0].length ?? 0);
    result = result.slice(0, start) + (now ? patched(text, old, now) : '') + result.slice(end + gap);
  }
  const fresh = [...next].filter(([key]) => !olds.some((old) => keyOf(old) === key));
  const added = fresh.map(([, node]) => `\n${print(served(node))}\n`).join('');
  return `${result.trimEnd()}\n${added}`;
}
