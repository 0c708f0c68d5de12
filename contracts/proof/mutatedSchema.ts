import {
  buildASTSchema,
  isScalarType,
  isSpecifiedScalarType,
  validateSchema,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { fitsScalar } from './sampleScalars.ts';
import type { Mutant } from './schemaMutants.ts';

/** Lets each scalar of the market take what its format allows, as a server of that schema would, and refuse the rest. */
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

/** The schema of a text whose scalars take what their formats allow. `checked: false` where the text is known to be good. */
export const schemaOf = (document: DocumentNode, { checked }: { checked: boolean }): GraphQLSchema =>
  readByFormat(buildASTSchema(document, { assumeValidSDL: !checked }));

/** The schema that changes make, one after the other; null where that is none. `checked`: by every rule for texts. */
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
