import { parseArgs } from 'node:util';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run bench -- [bytes|server|memory|growth|week|desk|cluster|lighthouse|press|navigation]
bytes       first JavaScript of the home page in brotli, compared with a minimal page built in the same run; fails above
              1.26
server      home query and addToCart, compared with a bare node:http server that sends the same bytes; both databases
memory      what a process holds at rest after 1,000 requests and after bursts of 4,000; both databases; fails above 200 MB on
              PostgreSQL, above 600 on PGlite, or if a burst leaves more than 15 % more
growth      pages, alone and beside purchases, search, changes, start and memory with 3,000 and 30,000 products; fails if a change costs a process more
              than 3 ms or 2 MB
              --huge          also 300,000 products on PostgreSQL
week [N]    a closing night: N carts (10,000) with automatic purchase on two server processes, one of which is killed,
              compared with as many bare transactions; fails if a cart is not bought or refused exactly once
desk        lists and week of the desk with 50,000 orders and 10,000 customers, on both databases
cluster     processor time of a request, how soon a saved price is seen, connections and memory, with 1, 2 and 4 processes on
              one PostgreSQL
lighthouse  entry pages on a phone, each compared with the same page without scripts; fails on a failed audit
              --runs N        runs of each page (5)
              --only PAGES    of home,home-en,collection,product,seller,search,baskets,cart,cart-filled
              --real          throttles the browser instead of simulating it
press       how soon a tap updates the quantity on a slow phone, and when a tap made 1, 2 and 4 s after the start of a
              visit is counted on two slow networks
navigation  from a tap or Back inside the shop until the next page is painted on a slow phone, compared with opening the
              same page as a document
              --runs N        visits (3)
Prints JSON and a table. Machines differ, so compare ratios.`);

const [what = 'bytes'] = process.argv.slice(2);
const round = (value: number, digits = 3) => Number(value.toPrecision(digits));

if (what === 'bytes') {
  const { measureBytes, MOST_BYTES_RATIO } = await import('./bench/bytes.ts');
  const { floor, home, ratio, files } = await measureBytes();
  process.stdout.write(`${JSON.stringify({ floor, home, ratio: round(ratio, 4), files }, null, 2)}\n\n`);
  const figures = `floor ${floor} bytes, home ${home} bytes, ratio ${round(ratio, 4)} (at most ${MOST_BYTES_RATIO})\n`;
  if (ratio > MOST_BYTES_RATIO) {
    process.stderr.write(figures);
    process.exit(1);
  }
  process.stdout.write(figures);
} else if (what === 'server') {
  const { measureServer } = await import('./bench/server.ts');
  await measureServer();
} else if (what === 'memory') {
  const { measureMemory } = await import('./bench/memory.ts');
  const failures = await measureMemory();
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (failures.length > 0) process.exit(1);
} else if (what === 'growth') {
  const { buildStorefront } = await import('./build.ts');
  const { measureGrowth } = await import('../tests/load/growth.ts');
  process.env.NODE_ENV = 'production';
  await buildStorefront();
  const failures = await measureGrowth(process.argv.includes('--huge'));
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (failures.length > 0) process.exit(1);
} else if (what === 'week') {
  const { measureWeek } = await import('./bench/week.ts');
  const [, carts] = process.argv.slice(2);
  const failures = await measureWeek(carts === undefined ? undefined : Number(carts));
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (failures.length > 0) process.exit(1);
} else if (what === 'desk') {
  const { measureDesk } = await import('./bench/desk.ts');
  await measureDesk();
} else if (what === 'cluster') {
  const { measureCluster } = await import('./bench/cluster.ts');
  await measureCluster();
} else if (what === 'lighthouse') {
  const { MEASURED_PAGES, measureLighthouse } = await import('./bench/lighthouse.ts');
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      real: { type: 'boolean' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: MEASURED_PAGES.join() },
    },
  });
  const only = MEASURED_PAGES.filter((page) => values.only.split(',').includes(page));
  const runs = Number(values.runs);
  if (only.length === 0 || only.length < values.only.split(',').length || !(Number.isInteger(runs) && runs > 0)) {
    process.stderr.write(`--runs is a whole number from 1, --only names pages of ${MEASURED_PAGES.join()}.\n`);
    process.exit(2);
  }
  const failures = await measureLighthouse({ throttling: values.real ? 'devtools' : 'simulate', runs, only });
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (failures.length > 0) process.exit(1);
} else if (what === 'press') {
  const { measurePress } = await import('./bench/press.ts');
  await measurePress();
} else if (what === 'navigation') {
  const { measureNavigation } = await import('./bench/navigation.ts');
  const { values } = parseArgs({ args: process.argv.slice(3), options: { runs: { type: 'string', default: '3' } } });
  await measureNavigation(Number(values.runs));
} else {
  process.stderr.write(
    `There is no bench ${what}: bytes, server, memory, growth, week, desk, cluster, lighthouse, press or navigation.\n`,
  );
  process.exit(2);
}
process.exit(0);
