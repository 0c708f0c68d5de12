import { describe, expect, it } from 'vitest';
import { edited, verdictsOf } from '../../tests/support/contracts/checkedSchemas.ts';

const SCHEMA = `
directive @auth(role: Role!) on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION
directive @tag(name: String!) on FIELD_DEFINITION
enum Role { USER ADMIN }
"Cents, as a JSON number."
scalar Money @specifiedBy(url: "https://money.example/cents")
"Steps."
scalar Unused @specifiedBy(url: "https://money.example/steps")
type Query {
  "The weight in grams, rounded."
  weight("Rounded to grams." to: Int, "A hint." hint: String @auth(role: USER)): Int!
  price: Money! @auth(role: USER)
  pay(sum: Money): Int
  "In grams."
  other: Int @auth(role: USER)
  steps: Unused @tag(name: "a")
}
`;
const USED = 'query A($sum: Money) { weight(to: 1, hint: "a") price pay(sum: $sum) }';
const check = (from: string, to: string) => verdictsOf(SCHEMA, edited(SCHEMA, from, to), USED);
const MEANING = 'documented meaning changed';

describe('the documented meaning', () => {
  it('of a scalar in use is a risk, with every place that reads or sends it', () => {
    expect(check('"Cents, as', '"Whole DOLLARS, as')).toEqual([`risky Money ${MEANING} [A $sum] [A price] [A pay]`]);
    expect(check('example/cents', 'example/dollars')).toEqual([`risky Money ${MEANING} [A $sum] [A price] [A pay]`]);
    // Whatever is said of a scalar is the form of its values.
    expect(check('as a JSON number.', 'as a JSON string.')).toEqual([
      `risky Money ${MEANING} [A $sum] [A price] [A pay]`,
    ]);
    expect(check('"Steps."', '"Miles."')).toEqual([`safe Unused ${MEANING}: "Steps." is "Miles." now`]);
    expect(check('example/steps', 'example/miles')).toEqual([
      `safe Unused ${MEANING}: @specifiedBy(url: "https://money.example/steps") is @specifiedBy(url: "https://money.example/miles") now`,
    ]);
  });

  it('of a field or an argument in use is a risk if its units change, and listed else', () => {
    expect(check('weight in grams', 'weight in kilograms')).toEqual([`risky Query.weight ${MEANING} [A weight]`]);
    expect(check('Rounded to grams', 'Rounded to ounces')).toEqual([`risky Query.weight(to:) ${MEANING} [A weight]`]);
    expect(check('grams, rounded', 'grams, as it was weighed')).toEqual([
      `safe Query.weight ${MEANING}: "The weight in grams, rounded." is "The weight in grams, as it was weighed." now`,
    ]);
    expect(check('"In grams."', '"In ounces."')).toEqual([
      `safe Query.other ${MEANING}: "In grams." is "In ounces." now`,
    ]);
  });

  it('does not change with line breaks, nor by a description that is new or gone', () => {
    expect(check('"Cents, as a JSON number."', '"""\nCents, as\na JSON number.\n"""')).toEqual([]);
    expect(check('"Cents, as a JSON number."', '')).toEqual([]);
    expect(check('  price', '  "In francs."\n  price')).toEqual([]);
  });

  it('of a directive that the check does not know is a risk in use, unless the directive is gone', () => {
    expect(check('price: Money! @auth(role: USER)', 'price: Money! @auth(role: ADMIN)')).toEqual([
      `risky Query.price ${MEANING} [A price]`,
    ]);
    expect(check('hint: String @auth(role: USER)', 'hint: String @auth(role: ADMIN)')).toEqual([
      `risky Query.weight(hint:) ${MEANING} [A weight]`,
    ]);
    expect(check('pay(sum: Money): Int', 'pay(sum: Money): Int @auth(role: ADMIN)')).toEqual([
      `risky Query.pay ${MEANING} [A pay]`,
    ]);
    expect(check('price: Money! @auth(role: USER)', 'price: Money!')).toEqual([
      `safe Query.price ${MEANING}: @auth(role: USER) is without it now`,
    ]);
    expect(check('other: Int @auth(role: USER)', 'other: Int @auth(role: ADMIN)')).toEqual([
      `safe Query.other ${MEANING}: @auth(role: USER) is @auth(role: ADMIN) now`,
    ]);
  });

  it('is listed beside another change of the same definition', () => {
    expect(
      check('price: Money! @auth(role: USER)', 'price: Money @auth(role: ADMIN)').map((line) => line.slice(0, 24)),
    ).toEqual(['breaking Query.price can', 'risky Query.price docume']);
    expect(check('other: Int @auth(role: USER)', 'other: Int! @auth(role: ADMIN)')).toHaveLength(2);
  });

  it('shows long descriptions from their first difference', () => {
    const long = 'A long description of many words that begin alike and go on for more than one line of text, ';
    const was = SCHEMA.replace('"In grams."', `"${long}in grams."`);
    const [line = ''] = verdictsOf(was, was.replace('in grams.', 'in ounces.'), USED);
    expect(line).toBe(
      `safe Query.other ${MEANING}: "… one line of text, in grams." is "… one line of text, in ounces." now`,
    );
  });
});
