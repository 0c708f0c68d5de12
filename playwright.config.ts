import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/support/browser.ts';

/** One of the two purchases is made on each database, and one of the two whole weeks lived through. */
const ON_POSTGRESQL = /a guest buys in French|a whole week in English/;

export default defineConfig<object, { database: 'embedded' | 'postgresql' }>({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  // Two browsers and their markets share two cores in the gate: late is not wrong; how fast is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  // What passes only at its second try is named, not hidden (tools/runnerReports.ts).
  retries: 1,
  use: {
    launchOptions: await browserLaunch(),
    // Every step of every journey recorded is a third of its time: `--trace on` records a first try.
    trace: 'on-first-retry',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' }, grepInvert: ON_POSTGRESQL },
    {
      name: 'postgresql',
      use: { database: 'postgresql' },
      testMatch: ['**/guestPurchase.journey.ts', '**/wholeWeek.journey.ts'],
      grep: ON_POSTGRESQL,
    },
  ],
});
