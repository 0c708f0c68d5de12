import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

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

/**
 * Launch options for Chromium: CHROMIUM_PATH, an installed one, else the one of an npm package. Installs nothing.
 * Throws one sentence if there is none.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, which is not there.`);
  const installed = configuredPath ?? INSTALLED.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, args: ARGS };
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath().catch((error: unknown) => {
    throw new Error(`No browser: set CHROMIUM_PATH (the packaged one did not unpack: ${String(error)}).`);
  });
  return { executablePath, args: ARGS };
}
