import { printParseErrorCode, visit } from 'jsonc-parser';
import { UnreadableFile } from './fileProblem.ts';

/** The line of the value at a path such as `/0/variants/1/price`, or of the nearest value around it. */
export type LineOf = (path: string) => number;

const MAX_DEPTH = 20;

/** The line of every value, by its path. Throws UnreadableFile where the structure breaks. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const fields = new Set<string>();
  const addLine = (startLine: number, path: readonly (string | number)[]): void => {
    const line = startLine + 1;
    if (path.length > MAX_DEPTH) throw new UnreadableFile(line, { key: 'import.file.deep' });
    lines.set(path.map((segment) => `/${segment}`).join(''), line);
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, _column, path) => addLine(line, path()),
      // JSON.parse would drop the first of two fields of one name in silence.
      onObjectProperty(name, _offset, _length, line, _column, path) {
        const field = JSON.stringify([...path(), name]);
        if (fields.has(field)) throw new UnreadableFile(line + 1, { key: 'import.file.field_twice' }, name);
        fields.add(field);
      },
      onArrayBegin: (_offset, _length, line, _column, path) => addLine(line, path()),
      onLiteralValue: (_value, _offset, _length, line, _column, path) => addLine(line, path()),
      onError(code, offset, length, line) {
        const name = printParseErrorCode(code);
        const rest = text.slice(name === 'UnexpectedEndOfString' ? offset + length : offset);
        if (rest.trim() === '') throw new UnreadableFile(text.trimEnd().split('\n').length, { key: 'import.file.cut' });
        const problem = name.replace(/\B[A-Z]/g, ' $&').toLowerCase();
        throw new UnreadableFile(line + 1, { key: 'import.file.not_json', values: { problem } });
      },
    },
    { disallowComments: true },
  );
  return lines;
}

/** Parses a JSON file, with the line of every value. Throws UnreadableFile with the line of a syntax error. */
export function readJson(text: string): { value: unknown; lineOf: LineOf } {
  const lines = linesOf(text);
  return {
    value: JSON.parse(text),
    lineOf(path) {
      for (let nearest = path; ; nearest = nearest.slice(0, nearest.lastIndexOf('/'))) {
        const line = lines.get(nearest);
        if (line !== undefined || nearest === '') return line ?? 1;
      }
    },
  };
}
