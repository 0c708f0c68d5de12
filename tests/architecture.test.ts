import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf, code, files, importsOf, isTest, matchesIn, product, textOf } from './support/sourceFiles.ts';

/** Storefront domains, and the domains that each may import (docs/architecture.md, section 2). The graph has no cycle. */
const domains: Record<string, string[]> = {
  identity: [],
  notices: [],
  fulfilment: [],
  map: [],
  pages: ['fulfilment', 'map'],
  cart: ['identity'],
  favourites: [],
  catalogue: ['cart', 'pages', 'favourites'],
  sellers: ['catalogue', 'cart', 'map'],
  search: ['catalogue', 'cart'],
  membership: ['cards', 'identity'],
  cards: [],
  profile: ['fulfilment'],
  baskets: ['identity', 'fulfilment', 'cards', 'profile'],
  checkout: ['cart', 'fulfilment', 'membership', 'identity', 'cards', 'profile'],
  orders: ['fulfilment', 'cart'],
  account: ['identity', 'membership', 'baskets', 'fulfilment', 'orders', 'catalogue', 'favourites', 'profile'],
  desk: ['orders', 'identity', 'catalogue', 'notices', 'pages'],
};

type Place = { side: string; part: string };
const placeOf = (file: string): Place => {
  const [side = '', part = ''] = file.split('/');
  return { side, part };
};

/** Why `from` may not import `to`; null if it may. */
function refusal(from: string, to: string): string | null {
  const a = placeOf(from);
  const b = placeOf(to);
  if (a.side === 'rules' && b.side !== 'rules') return 'rules import nothing but themselves (rule 1)';
  if (a.side === 'src' && b.side === 'server') return 'the storefront never imports the server (rule 4)';
  if (a.side === 'server' && b.side === 'src') return 'the server never imports the storefront (rule 4)';
  if (a.side === 'contracts' && b.side === 'server') return 'contracts start the server as a process (rule 6)';
  if ((a.side === 'src' || a.side === 'server') && ['contracts', 'tools'].includes(b.side))
    return `the product does not know ${b.side}`;
  if (a.side === 'src' && b.side === 'src' && a.part !== 'app') {
    if (b.part === 'app') return 'only src/app knows src/app (rule 2)';
    if (a.part === 'shared' && b.part !== 'shared') return 'src/shared knows no domain (rule 2)';
    if (a.part !== 'shared' && b.part !== 'shared' && a.part !== b.part && !domains[a.part]?.includes(b.part))
      return `${a.part} may not know ${b.part} (rule 3)`;
  }
  if (a.side === 'server' && from.endsWith('Resolvers.ts') && to.endsWith('Store.ts'))
    return 'resolvers call the service, not the store (rule 5)';
  if (
    a.side === 'server' &&
    to.endsWith('Store.ts') &&
    a.part !== b.part &&
    !['outbox', 'embedded'].includes(b.part) &&
    a.part !== 'providerStates'
  )
    return 'another domain is reached through its service (rule 5)';
  if (
    ['balance', 'cart', 'checkout', 'orders', 'stock'].includes(a.part) &&
    a.side === 'server' &&
    b.part === 'refunds'
  )
    return 'refunds stand above what they give back, and are not known to it';
  if (
    a.side === 'server' &&
    ['journal', 'stock'].includes(a.part) &&
    ![a.part, 'database', 'marketError.ts'].includes(b.part) &&
    b.side === 'server'
  )
    return 'what transactions of several domains share knows the database alone';
  if (
    a.side === 'server' &&
    b.side === 'server' &&
    b.part === 'embedded' &&
    !['embedded', 'startup', 'providerStates', 'marketServer.ts'].includes(a.part)
  )
    return 'only what starts the market knows the stand-ins';
  return null;
}

describe('imports between folders (architecture 2)', () => {
  it('keep every import within the rules', () => {
    const violation = code
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap((to) => {
          const reason = refusal(file, to);
          return reason ? [`${file} imports ${to}: ${reason}`] : [];
        }),
      );
    expect(violation).toEqual([]);
  });

  it('are refused where the rule forbids them', () => {
    expect(refusal('src/cart/A.ts', 'src/catalogue/B.ts')).toContain('rule 3');
    expect(refusal('src/catalogue/B.ts', 'src/cart/A.ts')).toBeNull();
    expect(refusal('rules/a.ts', 'src/shared/b.ts')).toContain('rule 1');
    expect(refusal('src/shared/a.ts', 'src/cart/b.ts')).toContain('rule 2');
    expect(refusal('server/cart/cartResolvers.ts', 'server/cart/cartStore.ts')).toContain('rule 5');
    expect(refusal('server/orders/orderService.ts', 'server/cart/cartStore.ts')).toContain('rule 5');
    expect(refusal('server/orders/orderService.ts', 'server/refunds/refundService.ts')).toContain('refunds');
    expect(refusal('server/stock/stockMoves.ts', 'server/checkout/attempt/cartChecks.ts')).toContain('database alone');
    expect(refusal('server/mail/mailLayout.ts', 'server/embedded/hosted/hostedFrame.ts')).toContain('stand-ins');
    expect(importsOf('src/app/App.tsx')).toContain('src/shared/browser/pageSettings.ts');
  });
});

describe('the views of the desk (src/desk)', () => {
  /** Which other views each may import; all import the frame. */
  const VIEWS: Readonly<Record<string, readonly string[]>> = {
    accounting: [],
    calendar: ['moving'],
    moving: [],
    catalogue: [],
    clock: [],
    information: [],
    entry: [],
    floor: [],
    orders: ['floor', 'entry', 'moving'],
    customers: ['orders'],
    mailing: [],
    slips: [],
    proposals: ['catalogue'],
    texts: [],
    week: ['orders'],
    frame: [],
  };
  /** The frame loads the views and their texts, and remembers what the floor has ticked. */
  const LISTS = ['deskMemory.ts', 'deskMessages.en.ts', 'deskMessages.fr.ts', 'deskParts.ts'];
  const deskCode = code.filter((file) => file.startsWith('src/desk/') && !isTest(file));
  const viewOf = (file: string) => file.split('/')[2] ?? '';
  it('know each other only as this table says; no more than the screen stands beside their folders', () => {
    expect(deskCode.filter((file) => !(viewOf(file) in VIEWS))).toEqual([
      'src/desk/DeskScreen.route.ts',
      'src/desk/DeskScreen.tsx',
    ]);
    const across = deskCode.flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith('src/desk/') && viewOf(to) in VIEWS && viewOf(file) in VIEWS)
        .filter((to) => ![viewOf(file), 'frame', ...(VIEWS[viewOf(file)] ?? [])].includes(viewOf(to)))
        .filter(() => !LISTS.includes(path.basename(file)))
        .map((to) => `${file} imports ${to}`),
    );
    expect(across).toEqual([]);
  });
});

describe('rules', () => {
  /** Asked by one side and yet here, each with its reason. */
  const ONE_SIDED: Readonly<Record<string, string>> = {
    'rules/basketParts.ts': 'the cart and the mails of baskets share it',
    'rules/cartSum.ts': 'the worked totals are tested with it, beside rules/totals',
    'rules/dietaryWords.ts': 'the words of rules/dietary',
    'rules/orderChanges.ts': 'orders and refunds share it, and do not know each other',
    'rules/promotion.ts': 'the payment stand-in and checkout share it, and do not know each other',
    'rules/timeLeft.ts': 'durations are formatted in rules alone',
  };
  const users = new Map<string, string[]>();
  for (const file of code.filter((f) => !isTest(f)))
    for (const to of importsOf(file)) users.set(to, [...(users.get(to) ?? []), file]);
  const sidesOf = (file: string, visited = new Set<string>()): string[] =>
    (users.get(file) ?? []).flatMap((user) => {
      if (visited.has(user)) return [];
      visited.add(user);
      return user.startsWith('rules/') ? sidesOf(user, visited) : [placeOf(user).side];
    });
  it('are what both sides ask: what one side asks alone stands with it', () => {
    const oneSided = code.filter(
      (file) => file.startsWith('rules/') && !isTest(file) && new Set(sidesOf(file)).size < 2,
    );
    expect(oneSided.sort()).toEqual(Object.keys(ONE_SIDED));
  });
});

describe('what a market decides for itself', () => {
  /** Numbers that the storefront reads from its market (Query.market, Totals, zones), so that another market shows its own. */
  const DECIDED =
    /\b(?:FREE_DELIVERY_ABOVE_CENTS|ORDER_FEE_CENTS|MEMBERSHIP_PRICE_CENTS|FREE_TRIAL_MONTHS|EXPRESS_LEAD_HOURS|FREE_ROUNDS|GST_RATE|PST_RATE|CLOSING_DAYS_AFTER_START|BASKET_OPT_OUT_WEEKDAY|MISSING_ITEMS_MAIL)\b/;
  it('is no constant of the storefront or the desk', () => {
    expect(matchesIn(DECIDED, (file) => file.startsWith('src/') && !isTest(file))).toEqual([]);
    expect(matchesIn(DECIDED, (file) => file === 'rules/constants.ts')).toHaveLength(1);
  });
});

describe('test helpers', () => {
  it('stand in tests/support, not in what is shipped', () => {
    const testOnly = /(?:Harness|Fixtures)\.tsx?$|Cases\.ts$/;
    expect(code.filter((file) => /^(?:rules|server|src)\//.test(file) && !isTest(file) && testOnly.test(file))).toEqual(
      [],
    );
  });
});

describe('circles of imports', () => {
  const LARGEST = 5;
  it('contain at most five files, generated ones included', () => {
    const all = files.filter((file) => /\.(ts|tsx)$/.test(file));
    const graph = new Map(all.map((file) => [file, importsOf(file)]));
    expect(circlesOf(graph).filter(({ length }) => length > LARGEST)).toEqual([]);
  });

  it('do not exist in contracts/, between files or between folders', () => {
    const contractCode = code.filter((file) => file.startsWith('contracts/') && !isTest(file));
    expect(circlesOf(new Map(contractCode.map((file) => [file, importsOf(file)])))).toEqual([]);
    const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
    const folders = Map.groupBy(contractCode, folderOf);
    const between = new Map(
      [...folders].map(([folder, held]) => [folder, held.flatMap((file) => importsOf(file).map(folderOf))]),
    );
    expect(circlesOf(between)).toEqual([]);
  });

  it('are found, whatever else a file imports', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['f', 'a'], g: ['h', 'missing'], h: ['g'] };
    expect(circlesOf(new Map(Object.entries(graph)))).toEqual([
      ['a', 'b', 'c'],
      ['g', 'h'],
    ]);
  });
});

describe('code with a single place (architecture 2.7)', () => {
  it('reads environment variables in server/config.ts', () => {
    expect(
      matchesIn(/process\.env\b/, (f) => f.startsWith('server/') && product(f)).filter(
        (f) => !['server/config.ts', 'server/openMarket.ts', 'server/market.ts'].includes(f),
      ),
    ).toEqual([]);
  });
  it('calls fetch in the network layer, the chunk loader and the pixel, and formats numbers in rules/', () => {
    expect(matchesIn(/(?<![\w.])fetch\(/, (f) => f.startsWith('src/') && product(f))).toEqual([
      // Whether the market answers again; what is run of its answer comes by a script or a reload.
      'src/app/saveVisits.ts',
      'src/app/startWhenSeen.ts',
      'src/shared/analytics/pixel.ts',
      'src/shared/browser/importWhenFetched.ts',
      'src/shared/relay/network.ts',
      'src/shared/relay/postFile.ts',
      // As the first two, by a page that stands alone.
      'src/workers/offlinePage.ts',
    ]);
    expect(matchesIn(/Intl\.NumberFormat|toLocaleString/, product).filter((f) => !f.startsWith('rules/'))).toEqual([]);
  });
  it('matches UUIDs in server/ids, and computes the day before a closing in rules/dates', () => {
    expect(matchesIn(/\[(?:0-9a-f|\\da-f)\]\{8\}\(/, product)).toEqual(['server/ids.ts']);
    expect(matchesIn(/getTime\(\) - 1\)/, product)).toEqual(['rules/dates.ts']);
  });
  it('writes the cells of spreadsheets by rules/spreadsheetCell, and listens by createWebServer', () => {
    for (const file of matchesIn(/text\/csv/, product))
      expect([file, textOf(file)].join('\n')).toMatch(/\b(spreadsheetText|statementFile)\(/);
    expect(matchesIn(/\bspreadsheetCell\(/, (f) => product(f) && !f.startsWith('rules/'))).toEqual([
      'server/catalogueFiles/csvText.ts',
    ]);
    expect(matchesIn(/\bcreateServer\(/, (f) => f.startsWith('server/') && product(f))).toEqual([
      'server/http/webServer.ts',
      // On a socket in the owner's folder.
      'server/operator/operatorSocket.ts',
    ]);
  });
  it('loads the next page of a list by useNextPage', () => {
    const loadsItself = /\bloadNext\([^)]*\bonComplete\b|\bloadNext\b[^;]*= usePaginationFragment/;
    expect(loadsItself.test('const { data, loadNext } = usePaginationFragment<Q, K>(fragment, user);')).toBe(true);
    expect(matchesIn(loadsItself, (f) => f.startsWith('src/') && product(f))).toEqual([
      'src/shared/relay/useNextPage.ts',
    ]);
  });
  it('names the operations of a service, and hands out no function of a store by its type or as a member', () => {
    const handedOut =
      /\btypeof \w*[sS]tore\b|^ {2}\w+: (?:ReturnType<)?typeof \w+>?;$|^ {4}\w+: (?:\w+S|s)tore\.\w+,$/m;
    // Of a factory whose type is that of what it returns: the member would have the type of the store's function.
    expect(handedOut.test('    erase: store.deleteFavourites,')).toBe(true);
    expect(handedOut.test('  closing: typeof closingStore;')).toBe(true);
    expect(handedOut.test('  markPriceChanged: typeof store.markPriceChanged;')).toBe(true);
    expect(handedOut.test('  sums: typeof cartSums;')).toBe(true);
    expect(matchesIn(handedOut, (f) => f.startsWith('server/') && product(f))).toEqual([]);
  });
  it('has SQL in stores, migrations and the database folder', () => {
    const mayHoldSql = (f: string) =>
      /Store\.ts$|Sql\.ts$|^server\/database\/|^server\/providerStates\/|invariants\.ts$/.test(f);
    expect(
      matchesIn(/(?:^|\n)import \{[^}]*\} from 'kysely'/, (f) => f.startsWith('server/') && product(f)).filter(
        (f) => !mayHoldSql(f),
      ),
    ).toEqual([]);
  });
});

describe('the packages that this market was ordered with (ADR 94)', () => {
  const inProduct = /^src\/(?!.*\.test\.tsx?$)/;
  const inBuild = /^(?:vite\.config\.ts|tools\/)/;
  /** Where each does its work; or the command that starts it. */
  const ORDERED: Record<string, RegExp | string> = {
    react: inProduct,
    'react-dom': inProduct,
    'react-router': inProduct,
    'relay-runtime': inProduct,
    'react-relay': inProduct,
    'relay-compiler': "'relay-compiler'",
    graphql: /^server\//,
    '@graphql-codegen/cli': "'graphql-codegen'",
    '@auth0/auth0-react': inProduct,
    i18next: inProduct,
    'react-i18next': inProduct,
    notistack: inProduct,
    vite: inBuild,
    'vite-plugin-relay': inBuild,
    vitest: /\.test\.tsx?$/,
    '@pact-foundation/pact': /^contracts\//,
  };
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>;
  it.each(Object.entries(ORDERED))('include %s, which is in use', (name, where) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const use =
      typeof where === 'string'
        ? new RegExp(`runProgram\\(${where}`)
        : new RegExp(`(?:^import (?!type )|^export |import\\()[^;]*?'${name}(?:/[^']*)?'`, 'm');
    expect(matchesIn(use, (file) => (typeof where === 'string' ? inBuild : where).test(file))).not.toEqual([]);
  });
});

describe('conventions (architecture 5)', () => {
  const lines = (file: string) => textOf(file).split('\n').length - 1;
  const SHORT = 12;
  /** The number may only fall. */
  const MOST_SHORT_FILES = 60;
  /** A migration that was released stays as it is, however short. */
  const isMigration = (file: string) => file.startsWith('server/database/migrations/');
  it('allow no file over 400 lines, and name those over 300', () => {
    const sizes = code.map((file) => ({ file, length: lines(file) }));
    for (const { file, length } of sizes.filter((size) => size.length > 300))
      process.stderr.write(`${file} has ${length} lines: is it still one thing?\n`);
    expect(sizes.filter(({ length }) => length > 400)).toEqual([]);
  });
  it('keep together what changes together: few files of production code are short', () => {
    const short = code.filter((file) => !isTest(file) && !isMigration(file) && lines(file) <= SHORT);
    expect(short.length, short.join('\n')).toBeLessThanOrEqual(MOST_SHORT_FILES);
  });
  it('name queries after the file that reads them; a mutation stands where it is sent', () => {
    const misnamed = code
      .filter((file) => file.startsWith('src/') && !isTest(file))
      .flatMap((file) => {
        const baseName = path.basename(file).replace(/\.tsx?$/, '');
        return [...textOf(file).matchAll(/graphql`\s*query (\w+)/g)]
          .map(([, name = '']) => name)
          .filter((name) => !name.startsWith(baseName))
          .map((name) => `${file}: ${name}`);
      });
    expect(misnamed).toEqual([]);
  });
  it('allow no default exports, index files, or vague folder names', () => {
    const mayDefault = /^(vite|vitest|playwright|codegen|knip)[\w.]*\.ts$/;
    expect(matchesIn(/^export default/m, (f) => !mayDefault.test(f))).toEqual([]);
    expect(
      files.filter(
        (file) =>
          /(^|\/)(components|hooks|utils|helpers|common|types)\//.test(file) && !file.startsWith('__generated__/'),
      ),
    ).toEqual([]);
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
  it('keep every file in one of the top folders: what a command has written elsewhere is not committed', () => {
    const top = new Set(files.flatMap((file) => /^([^/.][^/]*)\//.exec(file)?.[1] ?? []));
    expect([...top].sort()).toEqual(['__generated__', 'contracts', 'docs', 'rules', 'server', 'src', 'tests', 'tools']);
  });
  it('require unique file names', () => {
    const names = code.map((file) => path.basename(file));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
  it('require a unique number for each decision record', () => {
    const numbers = files.flatMap((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  });
  it('allow no lazy queries, queries in effects, type assertions to any, or hand-written dollars', () => {
    expect(
      matchesIn(
        /useLazyLoadQuery|@ts-ignore|@ts-expect-error|\bas any\b|: any(?=[;,)=>|\s]*[;,)=>|])|\.toFixed\(/,
        (f) => f !== 'tests/architecture.test.ts',
      ),
    ).toEqual([]);
  });
  it('let React name the ids of a page, which both languages share; only the skip links have a fixed target', () => {
    const fixed = /\s(?:id|labelledBy|aria-(?:labelledby|describedby|controls))="|document\.getElementById\('/;
    expect(matchesIn(fixed, (f) => f.startsWith('src/') && f.endsWith('.tsx') && !isTest(f))).toEqual([
      'src/app/Layout.tsx',
      'src/desk/frame/DeskLayout.tsx',
    ]);
  });
  it('allow no test that is skipped or focused', () => {
    expect(matchesIn(/\.(only|skip|todo)\(/, (f) => isTest(f) && f !== 'tests/architecture.test.ts')).toEqual([]);
  });
});
