import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bareEnvironment, startMarketProcess } from './support/marketProcess.ts';

const checkout = path.resolve(import.meta.dirname, '..');
const image = mkdtempSync(path.join(os.tmpdir(), 'etal-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** What each stage of the Dockerfile says. */
const stages = readFileSync(path.join(checkout, 'Dockerfile'), 'utf8')
  .split(/^FROM .*\n/m)
  .slice(1);
const copies = (stage: string) =>
  [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) (\S+)$/gm)].map(([, from, names = '', to = '']) => ({
    from,
    names: names.split(' ').map((name) => name.replace('/etal/', '')),
    to,
  }));
const runs = (stage: string) => [...stage.matchAll(/^RUN (npm .+)$/gm)].map(([, command = '']) => command.split(' '));

test('What the Dockerfile puts into the image is all that the market needs', { timeout: 300_000 }, async () => {
  execFileSync(process.execPath, ['tools/buildOnce.ts'], { cwd: checkout, env: bareEnvironment, stdio: 'pipe' });
  const [, dependencies = '', last = ''] = stages;
  for (const { names } of copies(dependencies))
    for (const name of names) cpSync(path.join(checkout, name), path.join(image, name));
  for (const [program = '', ...words] of runs(dependencies))
    execFileSync(program, [...words, '--prefer-offline'], { cwd: image, stdio: 'pipe' });
  for (const { names, to } of copies(last).filter(({ from }) => from === 'build'))
    for (const name of names)
      cpSync(path.join(checkout, name), path.join(image, to, to === './' ? name : ''), { recursive: true });
  for (const name of ['package-lock.json', '.npmrc']) rmSync(path.join(image, name));

  const market = await startMarketProcess({}, image);
  try {
    for (const [address, language] of [
      ['/', 'fr-CA'],
      ['/en', 'en-CA'],
    ] as const) {
      const page = await fetch(market.url + address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`<html lang="${language}">`);
    }
    const checked = execFileSync(process.execPath, ['server/market.ts', 'check'], {
      cwd: image,
      env: { ...bareEnvironment, DATA_DIR: market.dataDir },
      encoding: 'utf8',
    });
    expect(checked).toContain('agree');
    expect(await market.stop()).toBe(0);
  } finally {
    await market.remove();
  }
});
