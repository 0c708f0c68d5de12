import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { isFullRun } from '../support/fullRun.ts';

const checkout = path.resolve(import.meta.dirname, '../..');
const BASE = 'node:24-slim';

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
/** Children that any thread of the process started. */
const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
const isTried = isFullRun && ['buildah', 'mmdebstrap'].every(isThere);
if (isFullRun && !isTried) process.stdout.write('buildah or mmdebstrap is not installed: no container was built.\n');

describe.skipIf(!isTried)('the container of the Dockerfile', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-container-'));
  /** Layers as plain folders, processes in a root folder of their own: needs no service and no kernel's namespaces. */
  const builder = [
    '--root',
    path.join(folder, 'store'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...builder, ...args], { env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64_000_000 });
  let container: string;
  let port: number;

  /** The image that the Dockerfile begins with; where no registry of images is reached, Debian's packages with Node and npm as they are here. */
  function provideBase(): void {
    if (spawnSync('buildah', [...builder, 'pull', `docker.io/library/${BASE}`], { env }).status === 0) return;
    const root = path.join(folder, 'base');
    const packages = '--include=ca-certificates,libstdc++6,libatomic1';
    execFileSync('mmdebstrap', ['--variant=minbase', packages, 'trixie', root], { stdio: 'pipe' });
    cpSync(process.execPath, path.join(root, 'usr/local/bin/node'));
    const npm = path.dirname(
      path.dirname(
        execFileSync('readlink', ['-f', process.env.npm_execpath ?? '/usr/bin/npm'], { encoding: 'utf8' }).trim(),
      ),
    );
    mkdirSync(path.join(root, 'usr/local/lib/node_modules'), { recursive: true });
    cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
    execFileSync('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
    // A network that signs its answers itself is trusted in the container as on this machine.
    const authorities = process.env.NODE_EXTRA_CA_CERTS;
    if (authorities) writeFileSync(path.join(root, 'etc/ssl/certs/ca-certificates.crt'), readFileSync(authorities));
    const made = path.join(folder, 'Base');
    writeFileSync(made, 'FROM scratch\nCOPY base /\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n');
    buildah('bud', '--tag', BASE, '--file', made, folder);
    rmSync(root, { recursive: true });
  }

  beforeAll(async () => {
    provideBase();
    const context = path.join(folder, 'context');
    execFileSync('git', ['clone', '--quiet', checkout, context]);
    // As Docker writes it: the format of others has no health check.
    buildah('bud', '--format', 'docker', '--pull=never', '--tag', 'etal', context);
    container = buildah('from', '--pull=never', 'etal').trim();
    port = await freePort();
  });
  afterAll(() => {
    spawnSync('buildah', [...builder, 'rm', '--all'], { env });
    rmSync(folder, { recursive: true, force: true });
  });

  const inContainer = (settings: Record<string, string>, ...command: string[]) => [
    ...builder,
    'run',
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    container,
    '--',
    ...command,
  ];
  const config = () =>
    (JSON.parse(buildah('inspect', '--type', 'image', 'etal')) as { Docker: { config: Record<string, unknown> } })
      .Docker.config;

  it('refuses to start without settings, and names each', () => {
    const { status, stderr, stdout } = spawnSync('buildah', inContainer({}, 'node', 'server/main.ts'), {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'])
      expect(stderr + stdout).toContain(`${name} is not set`);
  });

  it('runs as its own user, answers, is healthy, is checked and ends', async () => {
    expect(config()).toMatchObject({ User: 'node', StopSignal: 'SIGTERM', Cmd: ['node', 'server/main.ts'] });
    const settings = { MARKET_MODE: 'demo', HOST: '127.0.0.1', PORT: String(port) };
    const market = spawn('buildah', inContainer(settings, ...(config().Cmd as string[])), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [market.stdout, market.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()));
    const ended = once(market, 'exit') as Promise<[number | null]>;
    const url = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      if (market.exitCode !== null) throw new Error(output);

    for (const [address, language] of [
      ['/', 'fr-CA'],
      ['/en', 'en-CA'],
    ] as const)
      expect(await (await fetch(url + address)).text()).toContain(`<html lang="${language}">`);
    const { Test } = config().Healthcheck as { Test: string[] };
    expect(Test[0]).toBe('CMD');
    expect(spawnSync('buildah', inContainer(settings, ...Test.slice(1)), { env }).status).toBe(0);
    expect(
      execFileSync('buildah', inContainer(settings, 'node', 'server/market.ts', 'check'), { env, encoding: 'utf8' }),
    ).toContain('agree');
    expect(execFileSync('buildah', inContainer(settings, 'id', '-un'), { env, encoding: 'utf8' }).trim()).toBe('node');

    // The signal goes to the container's first process, as docker stop sends it.
    let first = market.pid ?? 0;
    for (let next = childrenOf(first)[0]; next; next = childrenOf(first)[0]) first = next;
    process.kill(first, 'SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(spawnSync('buildah', inContainer(settings, ...Test.slice(1)), { env }).status).not.toBe(0);
  });
});
