import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/** The operations of the storefront's documents; refetch queries belong to their fragments and get no hook. */
const operationsOf = (documents: Types.DocumentFile[]): OperationDefinitionNode[] =>
  documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** A query hook reads a preloaded reference; a mutation hook uses the project's single way to report failures. */
function hookOf(name: string, kind: string): string {
  const artifact = `import ${name}Node, { type ${name} } from '../relay/${name}.graphql.ts';`;
  return kind === 'mutation'
    ? `import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';\n${artifact}\n\nexport const use${name} = () => useMarketMutation<${name}>(${name}Node);\n`
    : `import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';\n${artifact}\n\nexport const use${name} = (reference: PreloadedQuery<${name}>) => usePreloadedQuery<${name}>(${name}Node, reference);\n`;
}

/** Codegen preset: one file with one typed hook per operation, so that a page loads its own operations only. */
export const preset: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, schema, schemaAst, config }) =>
    operationsOf(documents).map((operation) => {
      const name = operation.name?.value ?? '';
      const content = hookOf(name, operation.operation);
      return {
        filename: `${baseOutputDir}/use${name}.ts`,
        documents: [],
        schema,
        ...(schemaAst ? { schemaAst } : {}),
        config,
        plugins: [{ hook: {} }],
        pluginMap: { hook: { plugin: () => content } },
      };
    }),
};
