import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { addRelease } from './releaseKeeping.ts';
import { runRelease } from './runRelease.ts';
import { runUses } from './runUses.ts';

const OLD = 'query OrderScreenQuery { order(id: "1") { number note } }';
const SHARED = 'query OtherQuery { order(id: "1") { number } }';
const NEW = 'query OrderScreenQuery { order(id: "1") { number } }';
const TODAY = '2026-11-22';
const use = (day: string, text: string, calls: number) => ({
  day,
  operation: /query (\w+)/.exec(text)?.[1],
  document: createHash('sha256').update(text).digest('hex'),
  calls,
});

describe('releases and what a server still receives of them', () => {
  let market: ReturnType<typeof testedMarket>;
  beforeEach(() => {
    market = testedMarket();
    for (const [name, day, own] of [
      ['v1', '2026-10-01', OLD],
      ['v2', '2026-10-12', NEW],
    ] as const) {
      const operations = market.write(`${name}.json`, JSON.stringify({ a: own, b: SHARED }));
      addRelease(market.setting.releases, name, { ...market.setting.checkout, operations }, day);
    }
  });
  afterEach(() => market.remove());

  /** 30 days, until today. */
  const counts = (...uses: object[]) =>
    market.write('uses.json', JSON.stringify({ from: '2026-10-24', to: TODAY, uses }));
  const release = async (...args: string[]) => {
    const setting = { ...market.setting, command: 'release', today: TODAY };
    const { code, out, err } = await collectOutput((io) => runRelease(args, io, setting));
    return { code, text: (out + err).replaceAll(market.folder, '') };
  };
  const isThere = (name: string) => existsSync(market.at(`deployed/${name}.json`));

  it('are listed with the last call of what they alone ask', async () => {
    const file = counts(use('2026-11-02', OLD, 60), use('2026-11-20', OLD, 300), use(TODAY, SHARED, 9000));
    expect((await release('list', '--uses', file)).text).toBe(
      'v1  since 2026-10-01, 2 operations; 1 of its own, last called 2026-11-20, 12 calls a day since 2026-10-24\n' +
        'v2  since 2026-10-12, 2 operations; 1 of its own, not called since 2026-10-24\n',
    );
  });

  it('say how many calls a day a retirement breaks, and stay in use in a dry run', async () => {
    const file = counts(use('2026-11-20', OLD, 12), use(TODAY, SHARED, 9000));
    const breaks = '0.4 calls a day are of what it alone asks, the last on 2026-11-20: OrderScreenQuery 0.4.\n';
    expect((await release('retire', 'v1', '--uses', file, '--dry-run')).text).toBe(
      `v1 stays in use, for this is a dry run.\n${breaks}`,
    );
    expect(isThere('v1')).toBe(true);
    expect((await release('retire', 'v2', '--uses', file, '--dry-run')).text).toContain(
      'Nothing that it alone asks was called since 2026-10-24.',
    );
    expect((await release('retire', 'v1', '--uses', file)).text).toBe(
      `v1 is in use no more: /deployed/v1.json is gone.\n${breaks}`,
    );
    expect(isThere('v1')).toBe(false);
  });

  it('are retired by age only where nothing that they alone ask was called lately', async () => {
    const called = counts(use('2026-11-20', OLD, 12));
    expect((await release('retire', '--days', '20', '--uses', called)).text).toContain(
      'No release is to be retired.\nv1 is still called: 0.4 calls a day',
    );
    expect(isThere('v1')).toBe(true);
    const early = counts(use('2026-10-26', OLD, 12));
    expect((await release('retire', '--days', '20', '--uses', early, '--dry-run')).text).toBe(
      'Would be retired: v1.\n',
    );
    expect((await release('retire', '--days', '20', '--uses', early)).text).toBe('No longer in use: v1.\n');
    expect(isThere('v1')).toBe(false);
  });

  it('are not all retired with what several of them ask and none that stays', async () => {
    // Both were replaced long ago by a release that asks neither.
    const operations = market.write('v3.json', JSON.stringify({ a: NEW }));
    addRelease(market.setting.releases, 'v3', { ...market.setting.checkout, operations }, '2026-10-13');
    const called = counts(use('2026-11-20', SHARED, 12));
    for (const dry of [['--dry-run'], []]) {
      const { text } = await release('retire', '--days', '20', '--uses', called, ...dry);
      expect(text).toContain('v1.\nv2 is still called: 0.4 calls a day');
    }
    expect([isThere('v1'), isThere('v2')]).toEqual([false, true]);
  });

  it('are not retired by counts that do not reach back far enough, or are none', async () => {
    const short = market.write('uses.json', JSON.stringify({ from: '2026-11-20', to: TODAY, uses: [] }));
    expect(await release('retire', '--days', '20', '--uses', short)).toEqual({
      code: 2,
      text: '--uses: /uses.json counts only since 2026-11-20, which is less than 20 days ago.\n',
    });
    for (const text of ['{}', '[]', '{"from":"2026-10-24","to":"2026-11-22","uses":[{"calls":1}]}'])
      expect((await release('list', '--uses', market.write('uses.json', text))).text).toContain(
        'uses.json holds no counts of operations',
      );
    expect((await release('list', '--uses', 'no.json')).code).toBe(2);
  });

  it('tell in schema:uses when a part of the schema was last asked', async () => {
    const file = counts(use('2026-11-02', OLD, 60), use('2026-11-20', OLD, 300), use(TODAY, SHARED, 9000));
    market.write('operations.json', JSON.stringify({ b: SHARED }));
    const { out } = await collectOutput((io) => runUses(['Order.note', '--uses', file], io, market.setting));
    expect(out).toContain('in v1; last called 2026-11-20, 12 calls a day since 2026-10-24\n');
    const json = await collectOutput((io) =>
      runUses(['Order.note', '--uses', file, '--format', 'json'], io, market.setting),
    );
    expect(JSON.parse(json.out)).toMatchObject([{ calls: { perDay: 12, lastDay: '2026-11-20' } }]);
  });
});
