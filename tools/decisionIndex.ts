const NAME = /^(\d{4})-[\w-]+\.md$/;
const HEAD = /^# (\d+)\. (.+)\n\nStatus: (accepted|superseded (?:in part )?by (\d+)), (\d{4}-\d\d-\d\d)\n\n/;

/**
 * docs/adr/README.md: all decisions with their status and date. `records`: text by file name. Throws for a record without
 * status or date, with another number than its file, or superseded by one that does not exist.
 */
export function decisionIndex(records: ReadonlyMap<string, string>): string {
  const decisions = [...records].sort().map(([file, text]) => {
    const [, number = '', title = '', status = '', by] = HEAD.exec(text) ?? [];
    const date = HEAD.exec(text)?.[5] ?? '';
    if (number === '')
      throw new Error(`docs/adr/${file} does not begin with "# 1. Title" and "Status: accepted, 2026-11-26".`);
    if (Number(NAME.exec(file)?.[1]) !== Number(number)) throw new Error(`docs/adr/${file} calls itself ${number}.`);
    return { file, number: Number(number), title, status, by: by === undefined ? null : Number(by), date };
  });
  const numbers = new Set(decisions.map(({ number }) => number));
  const orphan = decisions.find(({ by }) => by !== null && !numbers.has(by));
  if (orphan) throw new Error(`docs/adr/${orphan.file} is superseded by ${orphan.by}, which does not exist.`);
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, i) => i + 1).filter((n) => !numbers.has(n));
  return [
    '# Decisions',
    '',
    'Half a page each: context, decision, what was rejected, cost. `npm run generate` writes this list.',
    '',
    ...decisions.map(({ file, number, title, status, date }) => `- [${number}. ${title}](${file}): ${status}, ${date}`),
    ...(missing.length === 0
      ? []
      : [
          '',
          `Not used: ${missing.join(', ')}. They were reserved for changes written side by side that needed no record.`,
        ]),
    '',
  ].join('\n');
}
