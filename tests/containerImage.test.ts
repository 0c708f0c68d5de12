import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isFullRun } from './support/fullRun.ts';
import { bareEnvironment, startMarketProcess } from './support/marketProcess.ts';
import { copyPreparedMarket } from './support/preparedMarket.ts';

const checkout = path.resolve(import.meta.dirname, '..');
const image = mkdtempSync(path.join(os.tmpdir(), 'etal-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** The stages of the Dockerfile. */
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

/** Links the packages that `npm ci --omit=dev` would install, so that the image cannot import any other. */
function linkDependencies(): void {
  const { packages } = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [place, { dev, devOptional }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || dev === true || devOptional === true) continue;
    if (!existsSync(path.join(checkout, place))) continue;
    mkdirSync(path.dirname(path.join(image, place)), { recursive: true });
    symlinkSync(path.join(checkout, place), path.join(image, place));
  }
}

it('is live unless told otherwise, so that no forgotten variable shows a demo to others', () => {
  expect(stages.at(-1)).toMatch(/^ENV .*\bMARKET_MODE=live\b/m);
});

it('keeps as much memory as npm start and the servers of the tests (ADR 214)', () => {
  const [, options = '', allocation = ''] = /^ENV NODE_OPTIONS="(.+)" (MALLOC_.+)$/m.exec(stages.at(-1) ?? '') ?? [];
  expect(options).toBe(bareEnvironment.NODE_OPTIONS);
  const ofTests = Object.entries(bareEnvironment).filter(([name]) => name.startsWith('MALLOC_'));
  expect(allocation).toBe(ofTests.map(([name, value]) => `${name}=${value}`).join(' '));
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts.start).toBe(`${allocation} exec node ${options.split(' ').at(-1)} tools/start.ts`);
});

it('puts all that the market needs into the image', async () => {
  execFileSync(process.execPath, ['tools/buildOnce.ts'], { cwd: checkout, env: bareEnvironment, stdio: 'pipe' });
  const [, dependencies = '', last = ''] = stages;
  for (const { names } of copies(dependencies))
    for (const name of names) cpSync(path.join(checkout, name), path.join(image, name));
  const installs = runs(dependencies);
  expect(installs).toEqual([['npm', 'ci', '--omit=dev', '--ignore-scripts']]);
  if (!isFullRun) linkDependencies();
  else
    for (const [program = '', ...args] of installs)
      execFileSync(program, [...args, '--prefer-offline'], { cwd: image, stdio: 'pipe' });
  for (const { names, to } of copies(last).filter(({ from }) => from === 'build'))
    for (const name of names)
      cpSync(path.join(checkout, name), path.join(image, to, to === './' ? name : ''), { recursive: true });
  for (const name of ['package-lock.json', '.npmrc']) rmSync(path.join(image, name));

  // By default seeding.test.ts looks at the very first start, and `readDemo` at the files that it needs.
  const prepared = path.join(image, 'data-of-the-test');
  const env: Record<string, string> = isFullRun
    ? {}
    : { DATA_DIR: prepared, PORT: String(await copyPreparedMarket(prepared)) };
  const market = await startMarketProcess(env, image);
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
    const readDemo = `import './server/demo/seeding.ts';
      import { readDemoMarket } from './server/demo/demoMarket.ts';
      console.log(readDemoMarket().products.length);`;
    const demo = execFileSync(process.execPath, ['--input-type=module', '-e', readDemo], {
      cwd: image,
      encoding: 'utf8',
    });
    expect(Number(demo)).toBeGreaterThan(1000);
    expect(await market.stop()).toBe(0);
  } finally {
    await market.remove();
  }
});
