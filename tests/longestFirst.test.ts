import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST_FILES, LongestFirst } from './support/longestFirst.ts';

it('names files that are there', () => {
  expect(LONGEST_FILES.filter((file) => !existsSync(file))).toEqual([]);
});

it('begins with the longest files, and ends with those of components', async () => {
  const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const of = (name: string, file: string) =>
    ({
      moduleId: `${process.cwd()}/${file}`,
      project: { name, config: { isolate: false, sequence: { groupOrder: 0 } } },
    }) as unknown as TestSpecification;
  const last = LONGEST_FILES.at(-1)!;
  const files = [
    of('dom', 'src/app/App.test.tsx'),
    of('node', 'rules/taxes.test.ts'),
    of('node', last),
    of('storefront', 'src/shared/ui/serverRender.server.test.tsx'),
    of('node', LONGEST_FILES[0]),
  ];
  const sorted = await new LongestFirst(vitest).sort(files);
  expect(sorted).toEqual([files[4], files[2], files[1], files[3], files[0]]);
});
