// Exported as 'module.exports' too: relay-compiler and the Babel plugin read it as CommonJS.
const config = {
  src: './src',
  schema: './schema.graphql',
  schemaExtensions: ['./src/shared/relay'],
  language: 'typescript',
  artifactDirectory: './__generated__/relay',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Cents: 'number', Date: 'string', DateTime: 'string', EpochSeconds: 'number', URL: 'string' },
  persistConfig: { file: './__generated__/operations.json', algorithm: 'SHA256', include_query_text: true },
};
export { config as 'module.exports' };
