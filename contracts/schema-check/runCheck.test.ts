import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { addRelease } from './releaseKeeping.ts';
import { runCheck } from './runCheck.ts';

let market: ReturnType<typeof testedMarket>;
const made: (typeof market)[] = [];
beforeEach(() => {
  market = testedMarket();
  made.push(market);
});
afterAll(() => made.forEach(({ remove }) => remove()));
const check = (...args: string[]) => collectOutput((io) => runCheck(args, io, market.setting));
const proposing = (from: string, to: string) => market.write('proposed.graphql', edited(market.schema, from, to));

describe('schema:check', () => {
  it('fails when something in use breaks, and says where it is used, by whom, and what would be safe', async () => {
    expect(await check(proposing('number: Int!', 'number: Int'))).toEqual({
      code: 1,
      err: '',
      out: `BREAKING
  Order.number: Int! is Int now  (proposed.graphql:2)
    can be null now, and the code expects a value
    src/OrderRow.tsx:5:5  OrderScreenQuery, OtherQuery
    To make it safe: Keep Int!, or add a new nullable field.

FAILS: 1 change breaks 2 of 2 operations of this checkout.
`,
    });
  });

  it('passes with risks and with changes that affect nothing, and names them', async () => {
    const { code, out } = await check(proposing('open closed }', 'open closed held }\ntype Extra { a: Int }'));
    expect(out).toBe(`RISKY
  Status.held  (proposed.graphql:3)
    Status can be held now
    src/OrderRow.tsx:6:5  OrderScreenQuery, OtherQuery
    To make it safe: Offer it under a new field or argument, so that only code that knows it requests it.

SAFE
  Extra is new (type); nothing in use requests it

PASSES: nothing breaks in 2 operations of this checkout; 1 risky, 1 safe.
`);
    expect(code).toBe(0);
  });

  describe('with --fail-on', () => {
    const CONSUMERS = [
      { consumer: 'shop', components: ['src/'] },
      { consumer: 'desk', components: ['src/desk/'] },
    ];
    beforeEach(() => {
      market.setting.consumers = [market.write('consumers.json', JSON.stringify(CONSUMERS))];
    });
    const held = () => proposing('open closed }', 'open closed held }');

    it.each([
      ['every risk', 'risky', 1],
      ['a risk for its consumer', 'risky,consumer:shop', 1],
      ['no risk for another consumer', 'risky,consumer:desk', 0],
      ['a risk of its kind', 'risky,kind:added', 1],
      ['no risk of another kind', 'risky,kind:removed', 0],
      ['a risk of its kind for its consumer', 'risky,kind:added,consumer:shop', 1],
      ['no risk of its kind for another consumer', 'risky,kind:added,consumer:desk', 0],
    ])('fails for %s', async (_, failOn, code) => {
      const result = await check(held(), '--fail-on', failOn);
      expect(result.code).toBe(code);
      expect(result.out).toContain(code === 1 ? 'RISKY, AND FAILS\n  Status.held' : 'RISKY\n  Status.held');
      expect(result.out).toContain(
        code === 1 ? 'FAILS: 1 risky change counts (--fail-on) for 2 operations' : 'PASSES: nothing breaks',
      );
    });

    it('fails if one of several matches, or if a consumer is not known', async () => {
      const several = ['--fail-on', 'risky,consumer:desk', '--fail-on', 'risky,kind:added'];
      expect((await check(held(), ...several)).code).toBe(1);
      const { sources: _, ...checkout } = market.setting.checkout;
      market.setting.checkout = checkout;
      expect((await check(held(), '--fail-on', 'risky,consumer:desk')).code).toBe(1);
    });

    it('passes if the risk is approved', async () => {
      const approval = {
        coordinate: 'Status.held',
        kind: 'added',
        from: null,
        to: 'value',
        author: 'Ada',
        reason: 'agreed',
      };
      market.write('approved.json', JSON.stringify([{ ...approval, until: '2026-12-01' }]));
      const { code, out } = await check(held(), '--fail-on', 'risky');
      expect(code).toBe(0);
      expect(out).toMatch(/^AGREED TO\n  Status\.held/);
      expect(out.match(/Status\.held/g)).toHaveLength(1);
      expect(out).toContain('PASSES: nothing breaks in 2 operations of this checkout; 1 agreed to.\n');
    });

    it.each([
      ['breaking', 'what breaks fails anyway'],
      ['safe', 'it begins with "risky"'],
      ['risky,consumer:shp', 'there is no consumer shp, only shop, desk'],
      ['risky,kind:new', '"kind:new" is not consumer:NAME or kind:added|removed|changed, once each'],
      ['risky,kind:added,kind:removed', '"kind:removed" is not'],
      ['risky shop', 'it begins with "risky"'],
    ])('exits with 2 for %s', async (failOn, message) => {
      const { code, out, err } = await check(held(), '--fail-on', failOn);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`--fail-on ${failOn}: ${message}`);
    });
  });

  it('says that nothing changes', async () => {
    expect(await check(market.setting.checkout.schema)).toEqual({
      code: 0,
      err: '',
      out: 'PASSES: nothing changes for 2 operations of this checkout.\n',
    });
  });

  it('checks this checkout against the releases in use without a proposal, and exits with 2 if there are none', async () => {
    expect(await check()).toEqual({
      code: 2,
      out: '',
      err: `Nothing is in use that could break: ${market.setting.releases} has no release (release add NAME).\n`,
    });
    addRelease(market.setting.releases, '2026-11-20', market.setting.checkout, '2026-11-20');
    market.write('schema.graphql', edited(market.schema, 'note: String', 'note: Int'));
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toContain('    src/OrderScreen.tsx:3:59  OrderScreenQuery\n');
    expect(out).toContain('FAILS: 1 change breaks 1 of 2 operations of 2026-11-20.');
  });

  it('names the release of each place if there are several', async () => {
    addRelease(market.setting.releases, 'old', market.setting.checkout, '2026-11-20');
    const { out } = await check(proposing(' note: String', ''));
    expect(out).toMatch(/src\/OrderScreen\.tsx:3:59 {2}OrderScreenQuery, old\n.*OrderScreenQuery, this checkout\n/);
    const alone = await check('--deployed-only', proposing(' note: String', ''));
    expect(alone.out).toContain('1 of 2 operations of old.');
  });

  it('writes a report to the given file, in the given format', async () => {
    const output = market.at('out.json');
    const { out } = await check(proposing('number: Int!', 'number: Int'), '--format', 'json', '--output', output);
    expect(out).toBe(`${output}: FAILS: 1 change breaks 2 of 2 operations of this checkout.\n`);
    expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({
      breaking: 1,
      broken: ['OrderScreenQuery', 'OtherQuery'],
      changes: [
        {
          coordinate: 'Order.number',
          affected: [{ definition: 'OrderRow_order', source: { file: 'src/OrderRow.tsx', line: 5, column: 5 } }],
        },
      ],
    });
  });

  it('checks the operations alone when no sources are known', async () => {
    const { sources: _, ...checkout } = market.setting.checkout;
    market.setting.checkout = checkout;
    const { out } = await check(proposing('number: Int!', 'number: Int'));
    expect(out).toContain('    OrderRow_order_4xYz number  OrderScreenQuery, OtherQuery\n');
  });

  it('reads source places from a file when there are no sources', async () => {
    const index = { OrderRow_order: { number: { file: 'src/OrderRow.tsx', line: 5, column: 5 } } };
    market.setting.checkout.sources = { file: market.write('places.json', JSON.stringify(index)) };
    expect((await check(proposing('number: Int!', 'number: Int'))).out).toContain('src/OrderRow.tsx:5:5');
  });

  it('counts the columns of a definition on the same line as its tag', async () => {
    market.write('src/OrderRow.tsx', 'export const f = graphql`fragment OrderRow_order on Order { number status }`;');
    expect((await check(proposing('number: Int!', 'number: Int'))).out).toContain('src/OrderRow.tsx:1:61  ');
  });

  it('prints its help', async () => {
    expect((await check('--help')).out).toMatch(/^check \[PROPOSED\]/);
  });
});

describe('unusable arguments, reported in one sentence with exit code 2', () => {
  const errorOf = async (...args: string[]) => {
    const { code, out, err } = await check(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    return err.replaceAll(market.folder, '').trim();
  };

  it('include an unknown option or format', async () => {
    expect(await errorOf('--frmat')).toBe("Unknown option '--frmat'. See --help.");
    expect(await errorOf('--format', 'xml')).toBe(
      '--format: there is no xml, only text, json, sarif, github, gitlab. See --help.',
    );
    expect(await errorOf('a', 'b')).toBe('"b" is one argument too many. See --help.');
    expect(await errorOf('--output')).toMatch(/^Option '--output <value>' argument missing. See --help\.$/);
  });

  it('include an invalid or missing schema', async () => {
    expect(await errorOf(market.write('broken.graphql', 'type Query {'))).toBe(
      '/broken.graphql:1:13 is no GraphQL: Expected Name, found <EOF>.',
    );
    expect(await errorOf(market.at('nothing'))).toBe('/nothing cannot be read: there is no such file.');
  });

  it('include a report that cannot be written', async () => {
    const output = market.at('no/such/folder');
    expect(await errorOf(market.setting.checkout.schema, '--output', output)).toMatch(/^--output: ENOENT/);
  });

  it('include a broken release', async () => {
    market.write('deployed/one.json', '{');
    expect(await errorOf()).toMatch(/^\/deployed\/one\.json is no JSON: /);
    market.write('deployed/one.json', '{"schema": "type Query { a: Int }"}');
    expect(await errorOf()).toBe(
      '/deployed/one.json is no release: it needs its schema, operations and sources (npm run release).',
    );
    market.write(
      'deployed/one.json',
      '{"schema": "type Query {", "operations": {"a": "query A { a }"}, "sources": {}}',
    );
    expect(await errorOf()).toBe('the schema of /deployed/one.json:1:13 is no GraphQL: Expected Name, found <EOF>.');
    market.write(
      'deployed/one.json',
      '{"schema": "type Query { a: Int }", "operations": {"a": "{ a }"}, "sources": {}}',
    );
    expect(await errorOf()).toMatch(/^\/deployed\/one\.json holds an operation that cannot be read: /);
    expect(await errorOf('--releases', market.at('nowhere'))).toBe(
      '/nowhere is no folder of releases: there is no such file.',
    );
  });

  it('include invalid operations', async () => {
    const operations = market.write('none.json', '[]');
    expect(await errorOf(market.setting.checkout.schema, '--operations', operations)).toBe(
      '/none.json holds no compiled operations: it is to be {"any key": "text of one"}.',
    );
  });

  it('include broken approvals', async () => {
    const schema = market.setting.checkout.schema;
    market.write('approved.json', '{}');
    expect(await errorOf(schema)).toBe('/approved.json is to be a list of approvals.');
    market.write('approved.json', '[{"coordinate": "Order.number", "reason": "agreed", "until": "2026-02-30"}]');
    expect(await errorOf(schema)).toBe(
      '/approved.json: entry 1 is to have coordinate, kind, from and to (as --format json says them), author, reason and until (a day, YYYY-MM-DD), and may name an operation.',
    );
    expect(await errorOf(schema, '--approvals', market.at('nowhere'))).toBe(
      '/nowhere cannot be read: there is no such file.',
    );
  });
});

describe('an approved break', () => {
  const approve = (...entries: object[]) => market.write('approved.json', JSON.stringify(entries));
  const approval = {
    coordinate: 'Order.number',
    kind: 'changed',
    from: 'Int!',
    to: 'Int',
    author: 'Ada',
    reason: 'the next release asks otherwise',
    until: '2026-11-22',
  };

  it('passes until its last day, and is named', async () => {
    approve(approval);
    const { code, out } = await check(proposing('number: Int!', 'number: Int'));
    expect(code).toBe(0);
    expect(out).toContain('AGREED TO\n  Order.number: Int! is Int now  (proposed.graphql:2)\n');
    expect(out).toContain('    Agreed to until 2026-11-22 by Ada: the next release asks otherwise\n');
    expect(out).toContain('PASSES: nothing breaks in 2 operations of this checkout; 1 agreed to.\n');
  });

  it('fails after that day, and is reported as expired', async () => {
    approve({ ...approval, until: '2026-11-21' });
    const { code, out } = await check(proposing('number: Int!', 'number: Int'));
    expect(code).toBe(1);
    expect(out).toContain('The approval of Order.number was over on 2026-11-21.\n');
  });

  it('does not cover other operations', async () => {
    for (const operation of ['OtherQuery', 'OrderScreenQuery']) {
      approve({ ...approval, operation });
      expect((await check(proposing('number: Int!', 'number: Int'))).code).toBe(1);
    }
    approve({ ...approval, operation: 'OtherQuery' }, { ...approval, operation: 'OrderScreenQuery' });
    expect((await check(proposing('number: Int!', 'number: Int'))).code).toBe(0);
  });

  it('is logged with who approved it', async () => {
    approve(approval);
    const log = market.at('checks.jsonl');
    await check(proposing('number: Int!', 'number: Int'), '--log', log);
    await check(proposing('note: String', ''), '--log', log);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { day: '2026-11-22', breaking: 0, breaks: [{ coordinate: 'Order.number', from: 'Int!', approvedBy: 'Ada' }] },
      { day: '2026-11-22', breaking: 1, breaks: [{ coordinate: 'Order.note', kind: 'removed' }] },
    ]);
  });

  it('does not cover another change of the same place', async () => {
    approve(approval);
    const { code, out } = await check(proposing('number: Int!', 'number: String!'));
    expect(code).toBe(1);
    expect(out).toContain('The approval of Order.number approves nothing that breaks or is risky: take it out.\n');
    for (const other of [{ to: 'String!' }, { from: 'Int' }]) {
      approve({ ...approval, ...other });
      expect((await check(proposing('number: Int!', 'number: Int'))).code).toBe(1);
    }
  });

  it('names who approved it', async () => {
    approve({ ...approval, author: undefined });
    expect((await check(market.setting.checkout.schema)).err).toContain('is to have coordinate, kind, from and to');
  });

  it('should be removed when it breaks nothing any more', async () => {
    approve(approval);
    const { code, out } = await check(market.setting.checkout.schema);
    expect(code).toBe(0);
    expect(out).toContain('The approval of Order.number approves nothing that breaks or is risky: take it out.\n');
  });
});
