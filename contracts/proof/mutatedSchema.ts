import {
  buildASTSchema,
  isScalarType,
  isSpecifiedScalarType,
  validateSchema,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Mutant } from './kindMutants.ts';
import { fitsScalar } from './sampleScalars.ts';

/** Makes each scalar of the market accept what its format allows, as a server of that schema would, and reject the rest. */
function readByFormat(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.parseValue = (value) => {
      if (!fitsScalar(type.name, value)) throw new TypeError(`${JSON.stringify(value)} is no ${type.name}`);
      return value;
    };
    type.parseLiteral = (node, variables) => type.parseValue(valueFromASTUntyped(node, variables));
  }
  return schema;
}

/** Builds the schema of a text, with scalars that check their formats. `checked: false` for text known to be valid. */
export const schemaOf = (document: DocumentNode, { checked }: { checked: boolean }): GraphQLSchema =>
  readByFormat(buildASTSchema(document, { assumeValidSDL: !checked }));

/** The schema after a sequence of changes; null if it is invalid. `checked`: validates the text by every rule. */
export function mutatedSchema(
  document: DocumentNode,
  mutants: readonly Pick<Mutant, 'apply'>[],
  checked = false,
): GraphQLSchema | null {
  try {
    const schema = schemaOf(
      mutants.reduce((at, one) => one.apply(at), document),
      { checked },
    );
    return validateSchema(schema).length === 0 ? schema : null;
  } catch {
    return null;
  }
}
