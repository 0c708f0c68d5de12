import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/support/browser.ts';
import { isFullRun } from './tests/support/fullRun.ts';

/** One of the two purchases is made on each database, and one of the two whole weeks lived through. */
const ON_POSTGRESQL = /a guest buys in French|a whole week to the cent in English/;

/** The longest wait for anything that a journey expects, in ms. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Journeys about pictures, their places and weights, and the one that visits every page. The others fetch and draw none by default: a quarter
 * of a browser's work on the pages of the shop.
 */
const PICTURED = ['everyPage', 'firstFiles', 'hydration', 'pictures'].map((name) => `**/${name}.journey.ts`);
const launch = await browserLaunch();
const launchBare = isFullRun
  ? launch
  : { ...launch, args: [...(launch.args ?? []), '--blink-settings=imagesEnabled=false'] };

/** What a component or server test proves, too: each of these journeys names it. */
const LEFT_OUT = isFullRun ? [] : [/@all\b/];

export default defineConfig<object, { database: 'embedded' | 'postgresql' }>({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './playwright.setup.ts',
  // These limits end a journey that hangs, and measure nothing: a machine of a tenth of the speed stays below them.
  timeout: 600_000,
  expect: { timeout: LONGEST_WAIT_MS, toPass: { timeout: LONGEST_WAIT_MS } },
  // One more than there are cores in the gate: a journey waits for as long as it works.
  workers: 3,
  forbidOnly: true,
  // What passes only at its second try is named, not hidden (tools/runnerReports.ts).
  retries: 1,
  use: {
    actionTimeout: LONGEST_WAIT_MS,
    navigationTimeout: LONGEST_WAIT_MS,
    launchOptions: launch,
    // Every step of every journey recorded is a third of its time: `--trace on` records a first try.
    trace: 'on-first-retry',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // What a worker fetches escapes the faults that journeys make; those about reading offline allow it.
    serviceWorkers: 'block',
  },
  // The longest journey first: nothing is left to wait for it alone.
  projects: [
    {
      name: 'postgresql',
      use: { database: 'postgresql' },
      testMatch: ['**/guestPurchase.journey.ts', '**/wholeWeek.journey.ts'],
      grep: ON_POSTGRESQL,
      grepInvert: LEFT_OUT,
    },
    {
      name: 'pictured',
      use: { database: 'embedded' },
      testMatch: PICTURED,
      grepInvert: [ON_POSTGRESQL, ...LEFT_OUT],
    },
    {
      name: 'embedded',
      use: { database: 'embedded', launchOptions: launchBare },
      testIgnore: PICTURED,
      grepInvert: [ON_POSTGRESQL, ...LEFT_OUT],
    },
  ],
});
