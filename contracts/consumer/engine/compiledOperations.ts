import { parse, type DocumentNode } from 'graphql';
import { getRequest, type ConcreteRequest } from 'relay-runtime';

/** A compiled operation of the storefront, as its network layer receives it. */
export type CompiledOperation = {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  document: DocumentNode;
  node: ConcreteRequest;
};

const artifacts = import.meta.glob<{ default: unknown }>('../../../__generated__/relay/*.graphql.ts', { eager: true });

const isRequest = (node: unknown): node is ConcreteRequest =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'Request';

/** All operations that the storefront sends over the network, by name. Needs the storefront's Vite transform. */
export function compiledOperations(): Map<string, CompiledOperation> {
  const operations = Object.values(artifacts).flatMap(({ default: node }): CompiledOperation[] => {
    if (!isRequest(node)) return [];
    const { name, text, operationKind } = getRequest(node).params;
    // An operation without text only reads client-side state.
    if (text === null || operationKind === 'subscription') return [];
    return [{ name, text, kind: operationKind, document: parse(text), node }];
  });
  return new Map(operations.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((one) => [one.name, one]));
}
