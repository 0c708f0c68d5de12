import { parseArgs } from 'node:util';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run bench -- [bytes|server|growth|week|desk|lighthouse|press]
bytes       first JavaScript of home in brotli, against a floor built in the same run
server      home query and addToCart, against a bare node:http server answering the same bytes, on PGlite and PostgreSQL
growth      3,000 products beside 30,000 (with --huge beside 300,000 on PostgreSQL too): pages, search, start, memory
week        a closing night: 10,000 carts that buy themselves (or as many as are named) on two server processes, one of them
            killed half way, beside as many bare transactions; fails when a cart was not bought once or told why
desk        the desk's lists and its week with 50,000 orders and 10,000 customers behind it, on PGlite and PostgreSQL
lighthouse  pages that people arrive at, on a phone, five runs each beside the same page without its scripts; fails when one is
            not as it must be (--real: with the browser really held back, in place of Lighthouse's own reckoning; --runs N;
            --only PAGES, of home,home-en,collection,product,seller,search,baskets,cart,cart-filled)
press       on a slow phone: how soon a tap shows its new quantity, and when a press made 1, 2 and 4 s after a visit began is
            counted on two slow lines
Figures as JSON and a table; ratios count, since machines differ.`);

const [what = 'bytes'] = process.argv.slice(2);
const round = (value: number, digits = 3) => Number(value.toPrecision(digits));

if (what === 'bytes') {
  const { measureBytes } = await import('./bench/bytes.ts');
  const { floor, home, ratio, files } = await measureBytes();
  process.stdout.write(`${JSON.stringify({ floor, home, ratio: round(ratio), files }, null, 2)}\n\n`);
  process.stdout.write(`floor ${floor} bytes, home ${home} bytes, ratio ${round(ratio)} (target 1.30)\n`);
} else if (what === 'server') {
  const { measureServer } = await import('./bench/server.ts');
  await measureServer();
} else if (what === 'growth') {
  const { buildStorefront } = await import('./build.ts');
  const { measureGrowth } = await import('../tests/load/growth.ts');
  process.env.NODE_ENV = 'production';
  await buildStorefront();
  await measureGrowth(process.argv.includes('--huge'));
} else if (what === 'week') {
  const { measureWeek } = await import('./bench/week.ts');
  const [, carts] = process.argv.slice(2);
  const failures = await measureWeek(carts === undefined ? undefined : Number(carts));
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (failures.length > 0) process.exit(1);
} else if (what === 'desk') {
  const { measureDesk } = await import('./bench/desk.ts');
  await measureDesk();
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
} else {
  process.stderr.write(`There is no bench ${what}: bytes, server, growth, week, desk, lighthouse or press.\n`);
  process.exit(2);
}
process.exit(0);
