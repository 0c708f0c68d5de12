import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { addRelease } from './releaseKeeping.ts';
import { runUses } from './runUses.ts';

const market = testedMarket();
afterAll(() => market.remove());

const uses = (...args: string[]) => collectOutput((io) => runUses(args, io, market.setting));
const json = async (...args: string[]) => JSON.parse((await uses(...args, '--format', 'json')).out) as never;

describe('schema:uses', () => {
  beforeEach(() => {
    market.write(
      'schema.graphql',
      market.schema.replace('note: String', 'note: String @deprecated(reason: "by texts") old: Int @deprecated'),
    );
  });

  it('names operations, components with their line, and releases', async () => {
    expect(await uses('Order.number')).toEqual({
      code: 0,
      err: '',
      out:
        'Order.number: 2 operations, 1 components, in this checkout\n' +
        '    src/OrderRow.tsx:5:5  OrderScreenQuery, OtherQuery\n',
    });
    expect(await json('Order.number')).toMatchObject([
      {
        coordinate: 'Order.number',
        operations: ['OrderScreenQuery', 'OtherQuery'],
        components: ['src/OrderRow.tsx'],
        releases: ['this checkout'],
        places: [{ source: { file: 'src/OrderRow.tsx', line: 5, column: 5 } }],
      },
    ]);
  });

  it.each([
    ['Query.order(id:)', ['OrderScreenQuery', 'OtherQuery']],
    ['Status.open', ['OrderScreenQuery', 'OtherQuery']],
    ['Order', ['OrderScreenQuery', 'OtherQuery']],
    ['Order.note', ['OrderScreenQuery']],
    ['Order.old', []],
  ])('finds the uses of %s', async (coordinate, operations) => {
    expect(await json(coordinate)).toMatchObject([{ coordinate, operations }]);
  });

  it('lists deprecated parts that nobody uses any more', async () => {
    const { out } = await uses('--deprecated');
    expect(out).toContain('Order.note (deprecated: by texts): 1 operations');
    expect(out).toContain('Order.old (deprecated: No longer supported): nobody uses it, and it may go.\n');
  });

  it('lists what nobody uses', async () => {
    expect(await json('--unused')).toEqual(['Order.old']);
  });

  it('reads another schema and other operations than those of this checkout', async () => {
    const schema = market.write('other.graphql', 'type Query { shop: Shop } type Shop { name: String open: Int }');
    const operations = market.write('other.json', '{"b1": "query ShopQuery { shop { name } }"}');
    const other = ['--schema', schema, '--operations', operations];
    expect(await json('Shop.name', ...other)).toMatchObject([{ operations: ['ShopQuery'] }]);
    expect(await json('--unused', ...other)).toEqual(['Shop.open']);
    expect((await uses('Order.number', ...other)).err).toContain('The schema has no Order.number.');
  });

  it('lists for each release what only it uses', async () => {
    market.write('operations.json', '{"a1": "query OrderScreenQuery { order(id: \\"1\\") { number } }"}');
    market.write('schema.graphql', market.schema);
    addRelease(
      market.setting.releases,
      '2026-11-01',
      {
        ...market.setting.checkout,
        operations: market.write('old.json', '{"a1": "query OldQuery { order(id: \\"1\\") { number note } }"}'),
      },
      '2026-11-01',
    );
    expect((await uses()).out).toBe(
      '2026-11-01: 1 operations; alone uses Order.note\n' + 'this checkout: 1 operations\n',
    );
    expect(await json('Order.note')).toMatchObject([{ releases: ['2026-11-01'] }]);
  });

  it('exits with 2 and one sentence for what the schema does not have', async () => {
    const { code, err } = await uses('Order.nothing');
    expect(code).toBe(2);
    expect(err).toBe(
      'The schema has no Order.nothing. Write Type, Type.field, Type.field(argument:), Input.field or Enum.VALUE.\n',
    );
    expect((await uses('--format', 'xml')).code).toBe(2);
  });
});
