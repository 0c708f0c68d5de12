import { visit, type DocumentNode, type GraphQLSchema } from 'graphql';

/**
 * One typed hook per compiled operation, so that no screen names a document twice: queries read a preloaded
 * reference, mutations go through `useMarketMutation`, the one way of turning failures into notices.
 */
export function plugin(_schema: GraphQLSchema, documents: { document?: DocumentNode }[]): { prepend: string[]; content: string } {
  const operations: { name: string; kind: string }[] = [];
  for (const { document } of documents)
    if (document)
      visit(document, {
        OperationDefinition(node) {
          if (node.name && !node.directives?.some((d) => d.name.value === 'refetchable'))
            operations.push({ name: node.name.value, kind: node.operation });
        },
      });
  operations.sort((a, b) => (a.name < b.name ? -1 : 1));
  const artifact = (name: string) => `import ${name}Node, { type ${name} } from '../relay/${name}.graphql.ts';`;
  const hook = ({ name, kind }: { name: string; kind: string }) =>
    kind === 'mutation'
      ? `export const use${name} = () => useMarketMutation<${name}>(${name}Node);`
      : `export const use${name} = (reference: PreloadedQuery<${name}>) => usePreloadedQuery<${name}>(${name}Node, reference);`;
  return {
    prepend: [
      `import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';`,
      `import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';`,
      ...operations.map(({ name }) => artifact(name)),
    ],
    content: operations.map(hook).join('\n') + '\n',
  };
}
