import path from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/** An operation and the file of its document, relative to the root of the repository. */
type Operation = { node: OperationDefinitionNode; file: string };

/** The operations of the storefront's documents; refetch queries belong to their fragments and get no hook. */
const operationsOf = (documents: Types.DocumentFile[]): Operation[] =>
  documents.flatMap(({ document, location = '' }) =>
    (document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({ node, file: path.relative(process.cwd(), location) })),
  );

/** A query hook reads a preloaded reference; a mutation hook uses the project's single way to report failures. */
function hookOf({ node, file }: Operation): string {
  const name = node.name?.value ?? '';
  const artifact = `import ${name}Node, { type ${name} } from '../relay/${name}.graphql.ts';`;
  const docs = `/** ${name} of ${file}. */`;
  return node.operation === 'mutation'
    ? `import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';\n${artifact}\n\n${docs}\nexport const use${name} = () => useMarketMutation<${name}>(${name}Node);\n`
    : `import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';\n${artifact}\n\n${docs}\nexport const use${name} = (reference: PreloadedQuery<${name}>) => usePreloadedQuery<${name}>(${name}Node, reference);\n`;
}

/** Codegen preset: one file with one typed hook per operation, so that a page loads its own operations only. */
export const preset: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, schema, schemaAst, config }) =>
    operationsOf(documents).map((operation) => {
      const content = hookOf(operation);
      return {
        filename: `${baseOutputDir}/use${operation.node.name?.value ?? ''}.ts`,
        documents: [],
        schema,
        ...(schemaAst ? { schemaAst } : {}),
        config,
        plugins: [{ hook: {} }],
        pluginMap: { hook: { plugin: () => content } },
      };
    }),
};
