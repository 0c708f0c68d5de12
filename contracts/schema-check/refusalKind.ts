/**
 * The kinds of validation errors. An error of graphql-js has neither a code nor the names in its message as data, so this
 * file, and no other, parses its messages; refusalKind.test.ts pins each of them.
 */
export type RefusalKind =
  | { kind: 'missingArgument'; argument: string }
  | { kind: 'missingInputField'; coordinate: string }
  | { kind: 'unknownEnumValue'; coordinate: string }
  | { kind: 'variablePosition'; type: string }
  | { kind: 'unfitValue' | 'selection' | 'fragmentType' | 'conflictingFields' | 'other' };

type Reading = readonly [RegExp, (match: readonly string[]) => RefusalKind];

const READINGS: readonly Reading[] = [
  [
    /^(?:Field|Directive) "@?\w+" argument "(\w+)" .* was not provided/,
    ([, argument = '']) => ({ kind: 'missingArgument', argument }),
  ],
  [
    /^Field "(\w+\.\w+)" of required type .* was not provided/,
    ([, coordinate = '']) => ({ kind: 'missingInputField', coordinate }),
  ],
  [
    /^Value "(\w+)" does not exist in "(\w+)" enum/,
    ([, value = '', type = '']) => ({ kind: 'unknownEnumValue', coordinate: `${type}.${value}` }),
  ],
  [/^Variable "\$\w+" of type "(.+)" used in position/, ([, type = '']) => ({ kind: 'variablePosition', type })],
  [/must (?:not )?have a selection (?:of|since)/, () => ({ kind: 'selection' })],
  [/^Expected value of type|cannot represent/, () => ({ kind: 'unfitValue' })],
  [/cannot be spread here|cannot condition on/, () => ({ kind: 'fragmentType' })],
  [/conflict because they return/, () => ({ kind: 'conflictingFields' })],
];

/** The kind of a refusal, by graphql-js's message. */
export function refusalKindOf(message: string): RefusalKind {
  for (const [pattern, kindOf] of READINGS) {
    const match = pattern.exec(message);
    if (match) return kindOf(match);
  }
  return { kind: 'other' };
}
