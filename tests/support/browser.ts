import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/**
 * How to launch Chromium here: CHROMIUM_PATH, an installed one, else the one of an npm package. Installs nothing.
 * Throws one sentence when none can be had.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  const installed = named ?? INSTALLED.find((file) => existsSync(file));
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'];
  if (installed) return { executablePath: installed, args: [...args, '--no-sandbox'] };
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath().catch((error: unknown) => {
    throw new Error(`No browser: set CHROMIUM_PATH (the packaged one did not unpack: ${String(error)}).`);
  });
  return { executablePath, args: [...packaged.args.filter((arg: string) => !arg.startsWith('--user-data-dir')), ...args] };
}
