import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run bench -- [bytes|server]
bytes   first JavaScript of home in brotli, against a floor built in the same run
server  home query and addToCart, against a bare node:http server answering the same bytes, on PGlite and PostgreSQL
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
} else {
  process.stderr.write(`There is no bench ${what}: bytes or server.\n`);
  process.exit(2);
}
process.exit(0);
