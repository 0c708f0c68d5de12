import { describe, expect, it } from 'vitest';
import { z } from '../../shared/forms/formSchema.ts';
import { bilingual, dollars, optional, storedTexts, whenUsed } from './deskSchema.ts';

/** The keys of the texts that invalid fields show, by their paths. */
const errorsOf = (schema: z.ZodMiniType, values: unknown) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, ...issue }) => [
      path.join('.'),
      (issue as { params?: { key: string } }).params?.key,
    ]),
  );

describe('a text in both languages', () => {
  it('requires French for a line, and nothing for several lines', () => {
    const empty = { primary: '', secondary: '' };
    expect(errorsOf(bilingual(), empty)).toEqual({ primary: 'desk_catalogue.refused.needed' });
    expect(errorsOf(bilingual({ isMultiline: true }), empty)).toEqual({});
    expect(errorsOf(bilingual({ isMultiline: true, isRequired: true }), empty)).toEqual({
      primary: 'desk_catalogue.refused.needed',
    });
  });

  it('requires the French of an English text', () => {
    expect(errorsOf(bilingual({ isMultiline: true }), { primary: '', secondary: 'Bread' })).toEqual({
      primary: 'desk_catalogue.refused.translated',
    });
  });

  it('rejects HTML, a line break in a line, and a text that is too long', () => {
    for (const text of ['<b>', 'a\nb', 'abcdef'])
      expect(errorsOf(bilingual({ maxLength: 5 }), { primary: text, secondary: text })).toEqual({
        primary: 'desk_catalogue.refused.plain',
        secondary: 'desk_catalogue.refused.plain',
      });
  });
});

it('validates optional fields that are used, and parts while they are used', () => {
  const part = z.object({
    shown: z.boolean(),
    code: optional((text) => text.length === 3, 'desk_information.refused.monogram'),
  });
  const schema = whenUsed(part, ({ shown }) => shown);
  expect(errorsOf(schema, { shown: true, code: 'AB' })).toEqual({ code: 'desk_information.refused.monogram' });
  expect(errorsOf(schema, { shown: true, code: '' })).toEqual({});
  expect(errorsOf(schema, { shown: false, code: 'AB' })).toEqual({});
});

it('reads an amount in cents, above zero and up to the most', () => {
  const schema = dollars(5000, 'desk_customers.deposit.more');
  expect(schema.parse('12,50')).toBe(1250);
  for (const text of ['', '0', 'dix']) expect(errorsOf(schema, text)).toEqual({ '': 'desk_customers.amount_wrong' });
  expect(errorsOf(schema, '50,01')).toEqual({ '': 'desk_customers.deposit.more' });
});

it('sends texts as the server stores them, wherever they are', () => {
  expect(storedTexts({ name: { primary: ' L’été ' }, shown: true, price: null })).toEqual({
    name: { primary: "L'été" },
    shown: true,
    price: null,
  });
});
