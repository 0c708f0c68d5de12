import { getArgumentValues } from 'graphql';
import { MarketError } from '../marketError.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './connection.ts';
import { MAX_NODE_IDS, MAX_PAGE_NODES, MAX_ROOT_FIELDS, MAX_THINGS, PLAIN_LIST_SIZE } from './documentLimits.ts';
import type { FieldShape } from './operationShape.ts';

export type Variables = Record<string, unknown>;
type Size = { pageNodes: number; things: number };

/** A field's arguments with the variables filled in; empty when they do not fit, which execution then reports. */
export function argumentsOf(field: FieldShape, variables: Variables): Record<string, unknown> {
  try {
    return field.definition ? getArgumentValues(field.definition, field.node, variables) : {};
  } catch {
    return {};
  }
}

function pageSize(field: FieldShape, variables: Variables): number {
  const { first } = argumentsOf(field, variables);
  return typeof first === 'number' ? Math.min(Math.max(first, 0), MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
}

/** Things that one parent carries below this field. */
function sizeOf(field: FieldShape, variables: Variables): Size {
  if (field.list === null && field.children.length === 0) return { pageNodes: 0, things: 0 };
  const below = field.children.map((child) => sizeOf(child, variables));
  const inner = below.reduce(
    (sum, size) => ({ pageNodes: sum.pageNodes + size.pageNodes, things: sum.things + size.things }),
    { pageNodes: 0, things: 0 },
  );
  if (field.list === 'page') {
    const count = field.children.some(({ name }) => name === 'edges') ? pageSize(field, variables) : 0;
    return { pageNodes: count * (1 + inner.pageNodes), things: count * (1 + inner.things) };
  }
  if (field.list === 'plain') {
    const { ids } = field.name === 'nodes' ? argumentsOf(field, variables) : {};
    const count = Array.isArray(ids) ? ids.length : PLAIN_LIST_SIZE;
    return { pageNodes: inner.pageNodes, things: count * (1 + inner.things) };
  }
  return inner;
}

function checkNodeIds(field: FieldShape, variables: Variables): void {
  if (field.name !== 'nodes') return;
  const { ids } = argumentsOf(field, variables);
  if (Array.isArray(ids) && ids.length > MAX_NODE_IDS) throw new MarketError('BAD_INPUT', { field: 'ids' });
}

/**
 * Refuses an operation whose answer could be larger than one answer should be: TOO_LARGE above 5,000 nodes in its nested
 * pages (schema: LISTS), counted by what `first` asks for; BAD_INPUT for more than 100 ids in Query.nodes.
 */
export function checkAnswerSize(fields: readonly FieldShape[], variables: Variables): void {
  if (fields.length > MAX_ROOT_FIELDS) throw new MarketError('TOO_LARGE');
  for (const field of fields) checkNodeIds(field, variables);
  const sizes = fields.map((field) => sizeOf(field, variables));
  const pageNodes = sizes.reduce((sum, size) => sum + size.pageNodes, 0);
  const things = sizes.reduce((sum, size) => sum + size.things, 0);
  if (pageNodes > MAX_PAGE_NODES || things > MAX_THINGS) throw new MarketError('TOO_LARGE');
}
