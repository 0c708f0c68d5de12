/** relay-test-utils ships no types: declares the part that the tests use. */
declare module 'relay-test-utils' {
  import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';

  export type MockResolverContext = {
    readonly parentType?: string;
    readonly name?: string;
    readonly alias?: string;
    readonly path?: readonly string[];
    readonly args?: Record<string, unknown>;
  };
  export type MockResolvers = Record<string, (context: MockResolverContext, generateId: () => number) => unknown>;
  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLSingularResponse;
  };
}
