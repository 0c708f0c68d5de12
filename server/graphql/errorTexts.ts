import { Kind, valueFromASTUntyped } from 'graphql';
import type { DocumentNode, EnumValueDefinitionNode } from 'graphql';
import type { ErrorCode } from '#generated/schemaTypes.ts';

/**
 * How a displayable code is shown: a key of the storefront's texts with these params, or (null) the message as it is.
 */
type ErrorText = { key: string | null; params: readonly string[] };
/** Every code of the schema; null: not displayable. */
export type ErrorTexts = ReadonlyMap<ErrorCode, ErrorText | null>;

function shownBy(value: EnumValueDefinitionNode): ErrorText | null {
  const shows = value.directives?.find((directive) => directive.name.value === 'shows');
  if (!shows) return null;
  const args = new Map(shows.arguments?.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]));
  const key = args.get('key');
  const params = args.get('params');
  return { key: typeof key === 'string' ? key : null, params: Array.isArray(params) ? params.map(String) : [] };
}

/** The error texts that @shows declares on ErrorCode (spec 8). */
export function readErrorTexts(schema: DocumentNode): ErrorTexts {
  const codes = schema.definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'ErrorCode'
      ? (definition.values ?? [])
      : [],
  );
  return new Map(codes.map((value) => [value.name.value as ErrorCode, shownBy(value)]));
}
