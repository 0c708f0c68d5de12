import { describe, expect, it } from 'vitest';
import { bilingual, errorsOf, optional, when } from './draftSchema.ts';

describe('a text in both languages', () => {
  it('requires French for a line, and nothing for several lines', () => {
    const empty = { 'name.fr': ' ', 'name.en': '' };
    expect(errorsOf(bilingual('name'), empty)).toEqual({ 'name.fr': 'desk_catalogue.refused.needed' });
    expect(errorsOf(bilingual('name', { isMultiline: true }), empty)).toEqual({});
    expect(errorsOf(bilingual('name', { isMultiline: true, isRequired: true }), empty)).toEqual({
      'name.fr': 'desk_catalogue.refused.needed',
    });
  });

  it('requires the French of an English text', () => {
    const schema = bilingual('text', { isMultiline: true });
    expect(errorsOf(schema, { 'text.fr': '', 'text.en': 'Bread' })).toEqual({
      'text.fr': 'desk_catalogue.refused.translated',
    });
  });

  it('rejects HTML, a line break in a line, and a text that is too long', () => {
    const schema = bilingual('name', { maxLength: 5 });
    for (const text of ['<b>', 'a\nb', 'abcdef'])
      expect(errorsOf(schema, { 'name.fr': text, 'name.en': text })).toEqual({
        'name.fr': 'desk_catalogue.refused.plain',
        'name.en': 'desk_catalogue.refused.plain',
      });
  });
});

it('validates optional fields that are used, and others when the draft uses them', () => {
  const schema = when((draft) => draft['shown'] === true, {
    code: optional((text) => text.length === 3, 'desk_information.refused.monogram'),
  });
  expect(errorsOf(schema, { shown: true, code: 'AB' })).toEqual({ code: 'desk_information.refused.monogram' });
  expect(errorsOf(schema, { shown: true, code: '' })).toEqual({});
  expect(errorsOf(schema, { shown: false, code: 'AB' })).toEqual({});
});
