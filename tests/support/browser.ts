import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where Linux distributions install a Chromium. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** For containers that do not support the sandbox, without calls to the browser's vendor. Web security stays on. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Whether a browser starts on this machine: another processor, or a missing library, stops it. */
function starts(executablePath: string): boolean {
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The browser of an npm package, unpacked once per machine; undefined if it does not run here. */
async function packagedBrowser(): Promise<string | undefined> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath().catch(() => undefined);
  return executablePath !== undefined && starts(executablePath) ? executablePath : undefined;
}

/**
 * Launch options for Chromium: CHROMIUM_PATH, else the one of an npm package, which is the same on every machine (ADR
 * 96), else an installed one. Installs nothing. Throws one sentence if there is none.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, which is not there.`);
  const executablePath = configuredPath || ((await packagedBrowser()) ?? INSTALLED.find((file) => existsSync(file)));
  if (!executablePath)
    throw new Error('No browser: set CHROMIUM_PATH (the packaged one does not run here, and none is installed).');
  return { executablePath, args: ARGS };
}
