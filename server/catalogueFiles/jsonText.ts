import { UnreadableFile } from './fileProblem.ts';

/** The line of the value at a path such as `/0/variants/1/price`, or of the nearest value around it. */
export type LineOf = (path: string) => number;

const TOKEN =
  // oxlint-disable-next-line no-control-regex
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const MAX_DEPTH = 20;

type Token = { mark: string; text: string; line: number };

/** The tokens of a JSON text with their lines; the last one is empty and marks the end. Throws on an invalid token. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let at = 0;
  const token = new RegExp(TOKEN);
  const count = (part: string) => part.split('\n').length - 1;
  for (;;) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) break;
    line += count(match[0]);
    at = token.lastIndex;
    tokens.push({ mark: match[1] ?? (match[2] === undefined ? 'value' : 'string'), text: match[2] ?? '', line });
  }
  const remaining = text.slice(at);
  if (remaining.trim() !== '') {
    const before = line + count(remaining.slice(0, remaining.length - remaining.trimStart().length));
    throw new UnreadableFile(before, 'this is not JSON from here on: the file seems to be cut or mistyped');
  }
  return [...tokens, { mark: 'end', text: '', line }];
}

/** The line of every value, by its path. Throws UnreadableFile where the structure breaks. */
function linesOf(text: string): Map<string, number> {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  let index = 0;
  const here = () => tokens[index] ?? { mark: 'end', text: '', line: 1 };
  const take = (...marks: string[]): Token => {
    const token = here();
    if (token.mark === 'end' && !marks.includes('end'))
      throw new UnreadableFile(token.line, 'the file ends in the middle: it seems to be cut');
    if (!marks.includes(token.mark))
      throw new UnreadableFile(token.line, `this is not JSON: expected ${marks.join(' or ')}`);
    index += 1;
    return token;
  };
  const items = (close: string, item: (position: number) => void) => {
    if (here().mark === close) return void take(close);
    for (let position = 0; ; position += 1) {
      item(position);
      if (take(',', close).mark === close) return;
    }
  };
  const value = (path: string, depth: number): void => {
    const { mark, line } = take('{', '[', 'string', 'value');
    lines.set(path, line);
    if (depth > MAX_DEPTH) throw new UnreadableFile(line, 'the values lie too deep in one another');
    if (mark === '[') items(']', (position) => value(`${path}/${position}`, depth + 1));
    if (mark !== '{') return;
    items('}', () => {
      const key = JSON.parse(take('string').text) as string;
      take(':');
      value(`${path}/${key}`, depth + 1);
    });
  };
  value('', 0);
  take('end');
  return lines;
}

/** Parses a JSON file, with the line of every value. Throws UnreadableFile with the line of a syntax error. */
export function readJson(text: string): { value: unknown; lineOf: LineOf } {
  const lines = linesOf(text);
  return {
    value: JSON.parse(text),
    lineOf(path) {
      for (let at = path; ; at = at.slice(0, at.lastIndexOf('/'))) {
        const line = lines.get(at);
        if (line !== undefined || at === '') return line ?? 1;
      }
    },
  };
}
