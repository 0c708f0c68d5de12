import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './jsonText.ts';

describe('JSON with line numbers', () => {
  it('is read as JSON.parse reads it, with every value on its line', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text).value).toEqual(JSON.parse(text));
      }),
    );
    const { lineOf } = readJson('[\n  {"a": 1,\n   "b": [2,\n 3]}\n]\n');
    expect([lineOf(''), lineOf('/0'), lineOf('/0/a'), lineOf('/0/b/1'), lineOf('/0/b/1/c')]).toEqual([1, 2, 2, 4, 4]);
  });
  it('is refused wherever it is cut', () => {
    const text = '{"a": [1, "zwei\\n", true], "b": {"c": null}}';
    for (let length = 0; length < text.length; length += 1) expect(() => readJson(text.slice(0, length))).toThrow();
    expect(() => readJson(`${text}}`)).toThrow();
    expect(() => readJson('['.repeat(50) + ']'.repeat(50))).toThrow('too deep');
  });
});
