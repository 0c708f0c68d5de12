import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from './fileProblem.ts';
import { readJson } from './jsonText.ts';

/** Whether a field is in an object twice, which JSON.parse accepts: it drops the first one. */
function hasTwins(text: string): boolean {
  try {
    readJson(text);
    return false;
  } catch (error) {
    return error instanceof UnreadableFile && error.problem.key === 'import.file.field_twice';
  }
}

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
  it('is refused exactly where JSON.parse refuses it', () => {
    const json = '{"a": [01, "x\\u00e9\t", -1.5e3, tru, null], // c\n "b": {,}}'.split('');
    const character = fc.oneof(fc.constantFrom(...json), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    const valid = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, null, 1));
    fc.assert(
      fc.property(valid, fc.nat(), fc.boolean(), fc.oneof(fc.constant(''), character), (text, at, replaces, part) => {
        const position = at % (text.length + 1);
        const changed = text.slice(0, position) + part + text.slice(position + (replaces ? 1 : 0));
        let isJson = true;
        try {
          JSON.parse(changed);
        } catch {
          isJson = false;
        }
        if (isJson && !hasTwins(changed)) expect(readJson(changed).value).toEqual(JSON.parse(changed));
        else expect(() => readJson(changed)).toThrow(UnreadableFile);
      }),
      { numRuns: 1000 },
    );
  });
  it.each([
    ['[{"a": 1},\n {"a": {"b": 1,\n "b": 1}}]', 3, 'the field is in it twice'],
    ['[1,\n 2\n 3]', 3, 'this is not JSON: comma expected'],
    ['[1,\n ]', 2, 'this is not JSON: value expected'],
    ['{"a":\n 1}\n}', 3, 'this is not JSON: end of file expected'],
    ['[\n // one\n 1]', 2, 'this is not JSON: invalid comment token'],
    ['["one\n", 2]', 1, 'this is not JSON: unexpected end of string'],
    ['[1,\n "two', 2, 'the file ends in the middle: it seems to be cut'],
  ])('names the line of what is wrong in %j', (text, line, problem) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ line, message: problem }));
  });
  it('is refused wherever it is cut', () => {
    const text = '{"a": [1, "zwei\\n", true], "b": {"c": null}}';
    for (let length = 0; length < text.length; length += 1) expect(() => readJson(text.slice(0, length))).toThrow();
    expect(() => readJson(`${text}}`)).toThrow();
    for (const depth of [50, 1_000_000])
      expect(() => readJson('['.repeat(depth) + ']'.repeat(depth))).toThrow('too deep');
  });
});
