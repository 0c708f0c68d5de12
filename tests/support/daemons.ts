import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** How each is told of its file of settings, and of a folder of its own. */
const WORDS = {
  haproxy: (file: string) => ['-f', file],
  nginx: (file: string, folder: string) => ['-e', 'stderr', '-p', folder, '-c', file],
  pgbouncer: (file: string) => [file],
};
type Daemon = keyof typeof WORDS;

const answersAt = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const programOf = (name: Daemon) => ['/usr/sbin', '/usr/bin'].map((folder) => path.join(folder, name)).find(existsSync);

/** Whether what operators run beside the market is installed (apt-get install NAME). If not, says in one line what is not tried. */
export function isInstalled(name: Daemon): boolean {
  if (programOf(name)) return true;
  process.stdout.write(`${name} is not installed: a market behind it was not tried.\n`);
  return false;
}

/** The user and group that it runs as: not root, whom most of them refuse to be. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts one with this file of settings, on a free port of this machine. */
export async function startDaemon(
  name: Daemon,
  settings: (port: number) => string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `etal-${name}-`));
  const { uid, gid } = otherUser();
  chmodSync(folder, 0o755);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const file = path.join(folder, `${name}.conf`);
  const port = await freePort();
  writeFileSync(file, settings(port), { mode: 0o644 });
  const child = spawn(programOf(name) ?? name, WORDS[name](file, folder), {
    ...(uid !== undefined && { uid, gid }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.once('exit', (code) => (failure ??= new Error(`${name} ended (${code}):\n${output}`)));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  while (!(await answersAt(port))) if (failure) throw failure;
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
