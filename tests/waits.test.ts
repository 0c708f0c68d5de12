import { describe, expect, it } from 'vitest';
import { code, isTest, textOf } from './support/sourceFiles.ts';

/** What makes a test depend on the speed of its machine, and what to write instead. */
const SPEED_DEPENDENT: readonly { pattern: RegExp; example: string; instead: string }[] = [
  {
    pattern: /networkidle/,
    example: `page.goto('/', { waitUntil: 'networkidle' })`,
    instead: 'expect what the reader sees, an answer (answerTo), or quiet(page) of tests/journeys/settled.ts',
  },
  {
    pattern: /waitForTimeout|setTimeout\(\s*\w+\s*,\s*(?!0\b)[\w(]/,
    example: 'new Promise((resolve) => setTimeout(resolve, 50))',
    instead: 'wait for the event, or advance a clock',
  },
  {
    pattern: /\b(?:timeout|testTimeout|hookTimeout): ?[\d_]+|\.setTimeout\(\d/,
    example: 'await expect(heading).toBeVisible({ timeout: 5000 })',
    instead: 'the limits of playwright.config.ts and vitest.config.ts, which end what hangs',
  },
  {
    pattern: /^\s*\},\s*[\d_]{4,},?\s*\);$/m,
    example: "it(\n    'answers',\n    async () => {\n    },\n    60_000,\n  );",
    instead: 'no limit of a single test: those of vitest.config.ts end what hangs',
  },
  {
    pattern: /\bvi\.wait(?:For|Until)\(/,
    example: 'await vi.waitFor(() => expect(calls).toHaveLength(1))',
    instead: 'expect.poll, or waitFor of the testing library: vi.waitFor gives up after a second',
  },
  {
    pattern: /\.dblclick\(\);\s*await \w+\.waitForURL/,
    example: "await payButton(page).dblclick();\n await page.waitForURL('/paid')",
    instead:
      'expect(page).toHaveURL: the second press may replace the navigation of the first, which fails the wait for it',
  },
  {
    pattern: /(?<!toBeVisible\(\);|toHaveCount\(0\);)\n\s*if \(!?\(?await [^\n;]*\.isVisible\(\)/,
    example: 'await page.goto(path);\n  if (!(await signOut.isVisible())) await menu.click();',
    instead: 'first expect one of the two to be visible: what a page shows later is not there yet',
  },
  {
    pattern: /expect\(\s*(?:performance|Date)\.now\(\) -/,
    example: 'expect(performance.now() - began).toBeLessThan(1000)',
    instead: 'count statements, rows or renders; npm run bench measures time',
  },
];

describe('a test', () => {
  /** Tests under load measure time by intent, and are run by hand. */
  const tests = code.filter(
    (file) =>
      (isTest(file) || file.startsWith('tests/journeys/')) &&
      !file.startsWith('tests/load/') &&
      file !== 'tests/waits.test.ts',
  );
  it.each(SPEED_DEPENDENT)('does not depend on its machine’s speed: $example', ({ pattern, example, instead }) => {
    expect(example).toMatch(pattern);
    expect(
      tests.filter((file) => pattern.test(textOf(file))),
      `Instead: ${instead}.`,
    ).toEqual([]);
  });
});
