/** A table of a test: the columns of its first line, and its rows by their first word. */
export function parseTable(text: string): { columns: string[]; rows: string[][] } {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  return { columns, rows };
}
