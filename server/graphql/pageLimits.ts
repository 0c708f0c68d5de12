import { getArgumentValues } from 'graphql';
import { MarketError } from '../marketError.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './connection.ts';
import { MAX_LIST_NODES, MAX_NODE_IDS, MAX_ROOT_FIELDS, PLAIN_LIST_SIZE } from './documentLimits.ts';
import type { FieldShape } from './operationShape.ts';

export type Variables = Record<string, unknown>;

/** A field's arguments with the variables filled in; empty when they do not fit, which execution then reports. */
export function argumentsOf(field: FieldShape, variables: Variables): Record<string, unknown> {
  try {
    return field.definition ? getArgumentValues(field.definition, field.node, variables) : {};
  } catch {
    return {};
  }
}

function listSize(field: FieldShape, variables: Variables): number {
  if (field.list === 'page')
    return field.children.some(({ name }) => name === 'edges') ? pageSize(field, variables) : 0;
  const { ids } = field.name === 'nodes' ? argumentsOf(field, variables) : {};
  return Array.isArray(ids) ? ids.length : PLAIN_LIST_SIZE;
}

function pageSize(field: FieldShape, variables: Variables): number {
  const { first } = argumentsOf(field, variables);
  return typeof first === 'number' ? Math.min(Math.max(first, 0), MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
}

/** Nodes below this field for one parent. */
function nodesOf(field: FieldShape, variables: Variables): number {
  const inner = field.children.reduce((sum, child) => sum + nodesOf(child, variables), 0);
  return field.list === null ? inner : listSize(field, variables) * (1 + inner);
}

function checkNodeIds(field: FieldShape, variables: Variables): void {
  if (field.name !== 'nodes') return;
  const { ids } = argumentsOf(field, variables);
  if (Array.isArray(ids) && ids.length > MAX_NODE_IDS) throw new MarketError('BAD_INPUT', { field: 'ids' });
}

/**
 * Rejects an operation whose response could be too large: TOO_LARGE above 5,000 nodes in its nested lists (schema:
 * LISTS), where a page counts as `first` and a plain list as 10; BAD_INPUT for more than 100 ids in Query.nodes.
 */
export function checkAnswerSize(fields: readonly FieldShape[], variables: Variables): void {
  if (fields.length > MAX_ROOT_FIELDS) throw new MarketError('TOO_LARGE');
  for (const field of fields) checkNodeIds(field, variables);
  const nodes = fields.reduce((sum, field) => sum + nodesOf(field, variables), 0);
  if (nodes > MAX_LIST_NODES) throw new MarketError('TOO_LARGE');
}
