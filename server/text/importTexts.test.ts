import { describe, expect, it } from 'vitest';
import { LOCALES } from '#rules/constants.ts';
import { fieldText, type ImportText } from './importTexts.ts';
import fr from './messages.import.fr.json' with { type: 'json' };

/** A file alone has them: its form, site.json's parts, what is imported once, and who holds a handle in which line. */
const OF_FILES = /^import\.(file\.|owner\.|told_|past_rate|box_|quoted|as_is|cell)|\.typed$/;
const keys = Object.keys(fr).filter((key) => !OF_FILES.test(key)) as ImportText['key'][];

describe('fieldText', () => {
  it.each(LOCALES)('speaks of no column, separator or file format at any field: %s', (locale) => {
    const texts = keys.map((key) => [
      key,
      fieldText({ key: key.replace(/_(one|other)$/, '') as typeof key, values: { count: 2 } }, locale),
    ]);
    expect(texts.filter(([, text]) => /\||JSON|CSV|[a-z]_[a-z]|images\/|collection/.test(text!))).toEqual([]);
  });

  it('names what a list expects and what was typed as the field’s reader does', () => {
    const message: ImportText = {
      key: 'import.cell',
      values: {
        expected: { key: 'import.expects.list', values: { item: { key: 'import.expects.prefix' } } },
        actual: { key: 'import.quoted', values: { text: 'J8N|j8v J8P 1A1' } },
      },
    };
    expect(fieldText(message, 'en')).toBe(
      'expected the first three characters of a postal code, such as H2X; each value once; found “J8N, j8v J8P 1A1”',
    );
  });
});
