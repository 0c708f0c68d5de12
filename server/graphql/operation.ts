import {
  getOperationAST,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, VariableDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { MarketError } from '../marketError.ts';
import { checkDocumentSize, MAX_TOKENS } from './documentLimits.ts';
import { shapeOf } from './operationShape.ts';
import type { FieldShape } from './operationShape.ts';

/** A validated document, ready to be executed with any variables. */
export type Operation = {
  readonly kind: 'query' | 'mutation';
  readonly fields: readonly FieldShape[];
  readonly variableDefinitions: readonly VariableDefinitionNode[];
  readonly compiled: CompiledQuery;
};

/** Why a document cannot be executed at all: its syntax, its fields, its variables. */
export class DocumentRefusal extends Error {
  readonly errors: readonly GraphQLError[];
  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.name = 'DocumentRefusal';
    this.errors = errors;
  }
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // Nested deeper than the parser's own stack.
    if (error instanceof RangeError) throw new MarketError('TOO_LARGE');
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('tokens')) throw new MarketError('TOO_LARGE');
    throw new DocumentRefusal([error]);
  }
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  );
}

/** Parses, validates and compiles. Throws DocumentRefusal, or MarketError TOO_LARGE. */
export function compileOperation(
  schema: GraphQLSchema,
  text: string,
  operationName: string | null,
  introspection: boolean,
): Operation {
  const document = parsed(text);
  checkDocumentSize(document);
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, { maxErrors: 10 });
  if (errors.length > 0) throw new DocumentRefusal(errors);
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new DocumentRefusal([new GraphQLError('operationName has to name one of the operations of the document')]);
  const fields = shapeOf(schema, operation, fragmentsOf(document));
  const compiled = compileQuery(schema, document, operation.name?.value, { useExperimentalPathBasedSkipInclude: true });
  if (!isCompiledQuery(compiled))
    throw new DocumentRefusal(
      compiled.errors?.length ? compiled.errors : [new GraphQLError('The document does not compile')],
    );
  return {
    kind: operation.operation === 'mutation' ? 'mutation' : 'query',
    fields,
    variableDefinitions: operation.variableDefinitions ?? [],
    compiled,
  };
}
